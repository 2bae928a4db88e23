// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/cardfilter.h"

#include "model/domain/catalogue.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

/// Texts that are numbers all the same, such as the compute capability "9.0", are ordered as numbers.
std::optional<double> numberOf(const CardCell &cell, bool isDate)
{
    if (cell.number)
        return cell.number;
    if (isDate)
        return dateNumber(cell.text);
    bool ok = false;
    const double number = cell.text.toDouble(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

} // namespace

QStringList cardColumns()
{
    QStringList columns{QStringLiteral("id"), QStringLiteral("name"), QStringLiteral("vendor"),
                        QStringLiteral("segment"), QStringLiteral("architecture")};
    for (const SpecDescription &description : specDescriptions())
        columns.append(QString::fromLatin1(description.id));
    return columns;
}

CardCell cardCell(const Gpu &gpu, const QString &column)
{
    if (column == QLatin1StringView("id"))
        return {{}, gpu.id};
    if (column == QLatin1StringView("name"))
        return {{}, gpu.name};
    if (column == QLatin1StringView("vendor"))
        return {{}, vendorName(gpu.vendor)};
    if (column == QLatin1StringView("segment"))
        return {{}, segmentId(gpu.segment)};
    if (column == QLatin1StringView("architecture"))
        return {{}, gpu.architecture};
    const auto field = specFieldFromId(column);
    if (!field)
        return {};
    return {gpu.number(*field), gpu.spec(*field).text};
}

ColumnKind cardColumnKind(const QString &column)
{
    const auto field = specFieldFromId(column);
    if (!field)
        return ColumnKind::Text;
    switch (describe(*field).kind) {
    case SpecKind::Number:
        return ColumnKind::Number;
    case SpecKind::Date:
        return ColumnKind::Date;
    case SpecKind::Text:
        break;
    }
    return ColumnKind::Text;
}

std::optional<CardFilter> CardFilter::parse(const QString &text, QString *error)
{
    static const QRegularExpression separator(QStringLiteral("(?:^|\\s+)and(?:\\s+|$)"),
                                              QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression shape(
        QStringLiteral("^\\s*([a-z_0-9]+)\\s*((?:>=|<=|!=|=|>|<)\\s*[^<>=!\\s].*?)\\s*$"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    CardFilter filter;
    for (const QString &part : text.split(separator)) {
        const auto match = shape.match(part);
        if (!match.hasMatch()) {
            *error =
                QCoreApplication::translate("CardFilter", "\"%1\" is not a condition such as memory_gb>=24.")
                    .arg(part.trimmed());
            return std::nullopt;
        }
        const QString column = match.captured(1).toLower();
        if (!cardColumns().contains(column)) {
            const QStringList nearest = nearestWords(cardColumns(), column);
            *error =
                nearest.isEmpty()
                    ? QCoreApplication::translate("CardFilter", "There is no column \"%1\".").arg(column)
                    : QCoreApplication::translate("CardFilter", "There is no column \"%1\". Did you mean %2?")
                          .arg(column, nearest.join(QStringLiteral(", ")));
            return std::nullopt;
        }
        const ColumnKind kind = cardColumnKind(column);
        const auto condition = ValueFilter::parse(match.captured(2), kind);
        if (const auto *problem = std::get_if<ValueFilterError>(&condition)) {
            *error = QCoreApplication::translate("CardFilter", "\"%1\": %2", "condition, what is wrong")
                         .arg(match.captured(2), problem->sentence);
            return std::nullopt;
        }
        filter.m_conditions.push_back({column, kind == ColumnKind::Date, std::get<ValueFilter>(condition)});
    }
    return filter;
}

bool CardFilter::accepts(const Gpu &gpu) const
{
    return std::all_of(m_conditions.begin(), m_conditions.end(), [&](const Condition &condition) {
        const CardCell cell = cardCell(gpu, condition.column);
        return condition.filter.accepts(numberOf(cell, condition.isDate), foldName(cell.text));
    });
}

} // namespace gpuwise
