// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"

namespace gpuwise {

namespace {

QString kindCode(GuideBlockKind kind)
{
    switch (kind) {
    case GuideBlockKind::Paragraph:
        return QStringLiteral("paragraph");
    case GuideBlockKind::Bullets:
        return QStringLiteral("bullets");
    case GuideBlockKind::Steps:
        return QStringLiteral("steps");
    case GuideBlockKind::Table:
        return QStringLiteral("table");
    case GuideBlockKind::Claim:
        break;
    }
    return QStringLiteral("claim");
}

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

/// The line as one text, and what in it is a value or leads somewhere.
QJsonObject jsonLine(const GuideLine &line)
{
    QJsonArray values, links;
    for (const GuideSpan &span : line) {
        if (span.kind == GuideSpanKind::Value)
            values.append(QJsonObject{{QStringLiteral("key"), span.target},
                                      {QStringLiteral("text"), span.text},
                                      {QStringLiteral("from"), textOrNull(span.note)}});
        else if (span.kind == GuideSpanKind::Link)
            links.append(
                QJsonObject{{QStringLiteral("text"), span.text}, {QStringLiteral("target"), span.target}});
    }
    return {{QStringLiteral("text"), plainText(line)},
            {QStringLiteral("values"), values},
            {QStringLiteral("links"), links}};
}

QJsonObject jsonSheet(const Sheet &sheet)
{
    QJsonArray rows;
    for (const QStringList &row : sheet.rows)
        rows.append(QJsonArray::fromStringList(row));
    return {{QStringLiteral("header"), QJsonArray::fromStringList(sheet.header)},
            {QStringLiteral("rows"), rows},
            {QStringLiteral("notes"), QJsonArray::fromStringList(sheet.notes)}};
}

} // namespace

QJsonObject jsonGuideEntry(const GuideSection &section, const GuideEntry &entry)
{
    QJsonArray blocks, see;
    for (const GuideBlock &block : entry.blocks) {
        QJsonObject object{{QStringLiteral("kind"), kindCode(block.kind)}};
        QJsonArray lines;
        for (const GuideLine &line : block.lines)
            lines.append(jsonLine(line));
        object.insert(QStringLiteral("lines"), lines);
        if (!block.name.isEmpty())
            object.insert(QStringLiteral("name"), block.name);
        if (block.kind == GuideBlockKind::Table)
            object.insert(QStringLiteral("table"), jsonSheet(block.sheet));
        blocks.append(object);
    }
    for (const GuideSpan &link : entry.see)
        see.append(QJsonObject{{QStringLiteral("text"), link.text}, {QStringLiteral("target"), link.target}});
    return {{QStringLiteral("id"), entry.id},
            {QStringLiteral("section"), section.id},
            {QStringLiteral("title"), plainText(entry.title)},
            {QStringLiteral("blocks"), blocks},
            {QStringLiteral("see"), see},
            {QStringLiteral("sources"), QJsonArray::fromStringList(entry.sources)}};
}

QJsonObject jsonChecklist(const Checklist &list)
{
    QJsonArray groups;
    for (const CheckGroup &group : list.groups) {
        QJsonArray items;
        for (const CheckItem &item : group.items)
            items.append(QJsonObject{{QStringLiteral("id"), item.id},
                                     {QStringLiteral("state"), checkStateCode(item.state)},
                                     {QStringLiteral("title"), textOrNull(item.title)},
                                     {QStringLiteral("text"), item.text},
                                     {QStringLiteral("source"), textOrNull(item.source)},
                                     {QStringLiteral("guide"), textOrNull(item.entry)}});
        groups.append(QJsonObject{{QStringLiteral("id"), group.id},
                                  {QStringLiteral("title"), group.title},
                                  {QStringLiteral("items"), items}});
    }
    return {{QStringLiteral("id"), list.cards.gpuId},
            {QStringLiteral("count"), list.cards.count},
            {QStringLiteral("title"), list.title},
            {QStringLiteral("known"), list.count(CheckState::Known)},
            {QStringLiteral("to_confirm"), list.count(CheckState::ToConfirm)},
            {QStringLiteral("warnings"), list.count(CheckState::Warning)},
            {QStringLiteral("groups"), groups}};
}

} // namespace gpuwise
