// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/cardfilter.h"

#include "model/domain/catalogue.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

/// "2025", "2025-03" or "2025-03-27"; empty: not one.
QString dateOf(const QString &text)
{
    static const QRegularExpression shape(u"^\\d{4}(-\\d{2}(-\\d{2})?)?$"_s);
    return shape.match(text).hasMatch() ? text : QString();
}

/// Texts that are numbers all the same, such as the compute capability "9.0", are ordered as numbers.
std::optional<double> numberOf(const CardCell &cell)
{
    if (cell.number)
        return cell.number;
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

std::optional<CardFilter> CardFilter::parse(const QString &text, QString *error)
{
    static const QRegularExpression separator(QStringLiteral("(?:^|\\s+)and(?:\\s+|$)"),
                                              QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression shape(
        QStringLiteral("^\\s*([a-z_0-9]+)\\s*(>=|<=|!=|=|>|<)\\s*([^<>=!].*?)\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    static const QStringList signs{QStringLiteral("<"),  QStringLiteral("<="), QStringLiteral("="),
                                   QStringLiteral("!="), QStringLiteral(">="), QStringLiteral(">")};
    CardFilter filter;
    for (const QString &part : text.split(separator)) {
        const auto match = shape.match(part);
        if (!match.hasMatch()) {
            *error =
                QCoreApplication::translate("CardFilter", "\"%1\" is not a condition such as memory_gb>=24.")
                    .arg(part.trimmed());
            return std::nullopt;
        }
        Condition condition;
        condition.column = match.captured(1).toLower();
        if (!cardColumns().contains(condition.column)) {
            const QStringList nearest = nearestWords(cardColumns(), condition.column);
            *error =
                nearest.isEmpty()
                    ? QCoreApplication::translate("CardFilter", "There is no column \"%1\".")
                          .arg(condition.column)
                    : QCoreApplication::translate("CardFilter", "There is no column \"%1\". Did you mean %2?")
                          .arg(condition.column, nearest.join(QStringLiteral(", ")));
            return std::nullopt;
        }
        condition.comparison = static_cast<Comparison>(signs.indexOf(match.captured(2)));
        condition.text = foldName(match.captured(3));
        bool ok = false;
        const double number = match.captured(3).toDouble(&ok);
        if (ok && std::isfinite(number))
            condition.number = number;
        const auto field = specFieldFromId(condition.column);
        if (field && describe(*field).kind == SpecKind::Date) {
            condition.date = dateOf(match.captured(3));
            if (condition.date.isEmpty()) {
                *error = QCoreApplication::translate("CardFilter",
                                                     "\"%1\" compares with a date such as 2025 or 2025-03.")
                             .arg(part.trimmed());
                return std::nullopt;
            }
        } else if (!condition.number) {
            const bool ordered =
                condition.comparison != Comparison::Equal && condition.comparison != Comparison::NotEqual;
            if (ordered || (field && describe(*field).kind == SpecKind::Number)) {
                *error = QCoreApplication::translate("CardFilter", "\"%1\" compares with a number.")
                             .arg(part.trimmed());
                return std::nullopt;
            }
        }
        filter.m_conditions.push_back(condition);
    }
    return filter;
}

bool CardFilter::holds(Comparison comparison, std::partial_ordering order)
{
    switch (comparison) {
    case Comparison::Less:
        return order < 0;
    case Comparison::LessOrEqual:
        return order <= 0;
    case Comparison::Equal:
        return order == 0;
    case Comparison::NotEqual:
        return order != 0;
    case Comparison::GreaterOrEqual:
        return order >= 0;
    case Comparison::Greater:
        return order > 0;
    }
    return false;
}

bool CardFilter::meets(const Gpu &gpu, const Condition &condition)
{
    const CardCell cell = cardCell(gpu, condition.column);
    if (!cell.number && cell.text.isEmpty())
        return false;
    if (!condition.date.isEmpty()) { // as far as the condition goes: every day of 2025 is "2025"
        const int order = cell.text.left(condition.date.size()).compare(condition.date);
        return holds(condition.comparison, order <=> 0);
    }
    const auto number = numberOf(cell);
    if (number && condition.number)
        return holds(condition.comparison, *number <=> *condition.number);
    if (condition.comparison != Comparison::Equal && condition.comparison != Comparison::NotEqual)
        return false;
    return (foldName(cell.text) == condition.text) == (condition.comparison == Comparison::Equal);
}

bool CardFilter::accepts(const Gpu &gpu) const
{
    return std::all_of(m_conditions.begin(), m_conditions.end(),
                       [&](const Condition &condition) { return meets(gpu, condition); });
}

} // namespace gpuwise
