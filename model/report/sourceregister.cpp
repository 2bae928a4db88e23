// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sourceregister.h"

#include "model/words/format.h"
#include "model/words/sourcewords.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

/// A row without a date of its own was read no later than the catalogue was made.
QString dateWords(QDate first, QDate last, QDate made)
{
    if (!first.isValid())
        return QCoreApplication::translate("Report", "by %1", "latest possible day").arg(formatDate(made));
    return first == last ? formatDate(first)
                         : QCoreApplication::translate("Report", "%1 to %2", "two dates")
                               .arg(formatDate(first), formatDate(last));
}

} // namespace

void SourceRegister::add(int source, QDate readOn, const QString &subject, const QString &use)
{
    if (source < 0)
        return;
    auto entry =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &e) { return e.source == source; });
    if (entry == m_entries.end())
        entry = m_entries.insert(m_entries.end(), Entry{source, readOn, readOn, {}});
    if (readOn.isValid()) {
        entry->first = entry->first.isValid() ? std::min(entry->first, readOn) : readOn;
        entry->last = entry->last.isValid() ? std::max(entry->last, readOn) : readOn;
    }
    auto used = std::find_if(entry->uses.begin(), entry->uses.end(),
                             [&](const Use &u) { return u.subject == subject; });
    if (used == entry->uses.end())
        used = entry->uses.insert(entry->uses.end(), Use{subject, {}});
    if (!used->names.contains(use))
        used->names << use;
}

ReportSourceList SourceRegister::list(const Catalogue &catalogue) const
{
    ReportSourceList list;
    for (const Entry &entry : m_entries) {
        if (static_cast<std::size_t>(entry.source) >= catalogue.sources.size())
            continue;
        const Source &source = catalogue.sources[static_cast<std::size_t>(entry.source)];
        QStringList uses;
        for (const Use &use : entry.uses)
            uses << QCoreApplication::translate("Report", "%1: %2", "card, what a source was used for")
                        .arg(use.subject,
                             use.names.join(QCoreApplication::translate("Report", ", ", "in a list")));
        ReportSourceList::Entry out;
        out.title = sourceTitle(source);
        out.address = source.address;
        out.date = dateWords(entry.first, entry.last, catalogue.asOf);
        out.uses = uses.join(QCoreApplication::translate("Report", "; ", "between cards"));
        if (source.own)
            out.note = QCoreApplication::translate("Report", "Entered by the user of this program.");
        else if (source.address.isEmpty())
            out.note = QCoreApplication::translate("Report", "Read in a copy without a public address.");
        list.entries.push_back(std::move(out));
    }
    return list;
}

} // namespace gpuwise
