// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/checklisttext.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Checklist)
};

} // namespace

QString checkItemText(const CheckItem &item)
{
    return item.title.isEmpty()
               ? item.text
               : Words::tr("%1: %2", "what, its value or question").arg(item.title, item.text);
}

QSet<QString> knownItems(const Checklist &list)
{
    QSet<QString> ids;
    for (const CheckGroup &group : list.groups)
        for (const CheckItem &item : group.items)
            if (item.state == CheckState::Known)
                ids.insert(item.id);
    return ids;
}

QString checklistText(const Checklist &list, GuideTextFormat format)
{
    return checklistText(list, format, knownItems(list));
}

QString checklistText(const Checklist &list, GuideTextFormat format, const QSet<QString> &ticked)
{
    const bool plain = format == GuideTextFormat::Plain;
    QString text = (plain ? QString() : QStringLiteral("# ")) + list.title + u'\n' + list.conclusion + u'\n';
    for (const CheckGroup &group : list.groups) {
        text += u'\n' + (plain ? QString() : QStringLiteral("## ")) + group.title + u'\n';
        if (!plain)
            text += u'\n';
        for (const CheckItem &item : group.items) {
            QString line =
                Words::tr("%1 (%2)", "item, its state").arg(checkItemText(item), checkStateWord(item.state));
            if (!item.source.isEmpty())
                line = Words::tr("%1 [%2]", "item, its source").arg(line, item.source);
            const QString box = ticked.contains(item.id) ? QStringLiteral("[x] ") : QStringLiteral("[ ] ");
            text += (plain ? box : QStringLiteral("- ") + box) + line + u'\n';
        }
    }
    return text;
}

} // namespace gpuwise
