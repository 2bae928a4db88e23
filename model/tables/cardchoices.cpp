// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/cardchoices.h"

#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace gpuwise {

CardChoices::CardChoices(const Catalogue &catalogue, QObject *parent)
    : QAbstractListModel(parent)
    , m_catalogue(catalogue)
{
    reload();
}

void CardChoices::reload()
{
    const Catalogue &catalogue = m_catalogue;
    beginResetModel();
    m_shown.clear();
    m_all.clear();
    QMultiHash<QString, QString> aliases;
    for (auto it = catalogue.gpuAliases.cbegin(); it != catalogue.gpuAliases.cend(); ++it)
        aliases.insert(it.value(), it.key());
    for (const Gpu &gpu : catalogue.gpus) {
        QStringList texts{foldName(gpu.name), foldName(gpu.id)};
        for (const QString &alias : aliases.values(gpu.id))
            texts << foldName(alias);
        m_all.push_back({&gpu, texts.join(u' ')});
    }
    endResetModel();
    setFilter({});
}

void CardChoices::setFilter(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    QStringList folded;
    for (const QString &word : words)
        folded << foldName(word);
    beginResetModel();
    m_shown.clear();
    for (const Choice &choice : m_all)
        if (std::all_of(folded.cbegin(), folded.cend(),
                        [&](const QString &word) { return choice.folded.contains(word); }))
            m_shown.push_back(&choice);
    const QString whole = foldName(text);
    std::stable_sort(m_shown.begin(), m_shown.end(), [&](const Choice *a, const Choice *b) {
        const auto rank = [&](const Choice *c) {
            const QString name = foldName(c->gpu->name);
            return name == whole || name.endsWith(whole) ? 0 : name.contains(whole) ? 1 : 2;
        };
        return whole.isEmpty() ? false : rank(a) < rank(b);
    });
    endResetModel();
}

void CardChoices::setTaken(const QSet<QString> &gpuIds)
{
    if (gpuIds == m_taken)
        return;
    m_taken = gpuIds;
    if (!m_shown.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {TakenRole});
}

int CardChoices::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant CardChoices::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Gpu &gpu = *m_shown[static_cast<std::size_t>(index.row())]->gpu;
    switch (role) {
    case Qt::DisplayRole:
        return gpu.name;
    case GpuIdRole:
        return gpu.id;
    case MetaRole:
        return metaOf(gpu);
    case TakenRole:
        return m_taken.contains(gpu.id);
    case Qt::AccessibleTextRole:
        return m_taken.contains(gpu.id)
                   ? QCoreApplication::translate("CardChoices", "%1, %2, already picked")
                         .arg(gpu.name, metaOf(gpu))
                   : QCoreApplication::translate("CardChoices", "%1, %2", "card and what it has")
                         .arg(gpu.name, metaOf(gpu));
    default:
        return {};
    }
}

QString CardChoices::metaOf(const Gpu &gpu) const
{
    const QLocale locale;
    QStringList parts;
    if (const auto gb = gpu.number(SpecField::MemoryGB))
        parts << QCoreApplication::translate("CardChoices", "%1 GB").arg(formatTrimmed(*gb, 1, locale));
    if (const auto bandwidth = gpu.number(SpecField::BandwidthGBps))
        parts
            << QCoreApplication::translate("CardChoices", "%1 GB/s").arg(formatNumber(*bandwidth, 0, locale));
    parts << segmentName(gpu.segment);
    return parts.join(QStringLiteral(" · "));
}

Qt::ItemFlags CardChoices::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                           : Qt::NoItemFlags;
}

} // namespace gpuwise
