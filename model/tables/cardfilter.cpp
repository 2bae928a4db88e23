// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/cardfilter.h"

#include "model/domain/catalogue.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace gpuwise {

namespace {} // namespace

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
    static const QRegularExpression separator(QStringLiteral("\\s+and\\s+"),
                                              QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression shape(
        QStringLiteral("^\\s*([a-z_0-9]+)\\s*(>=|<=|!=|=|>|<)\\s*(.+?)\\s*$"),
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
        bool ok = false;
        const double number = match.captured(3).toDouble(&ok);
        if (ok)
            condition.number = number;
        condition.text = foldName(match.captured(3));
        const bool ordered =
            condition.comparison != Comparison::Equal && condition.comparison != Comparison::NotEqual;
        if (ordered && !ok) {
            *error = QCoreApplication::translate("CardFilter", "\"%1\" compares with a number.")
                         .arg(part.trimmed());
            return std::nullopt;
        }
        filter.m_conditions.push_back(condition);
    }
    return filter;
}

bool CardFilter::accepts(const Gpu &gpu) const
{
    for (const Condition &condition : m_conditions) {
        const CardCell cell = cardCell(gpu, condition.column);
        bool holds = false;
        if (cell.number && condition.number) {
            const double a = *cell.number;
            const double b = *condition.number;
            switch (condition.comparison) {
            case Comparison::Less:
                holds = a < b;
                break;
            case Comparison::LessOrEqual:
                holds = a <= b;
                break;
            case Comparison::Equal:
                holds = a == b;
                break;
            case Comparison::NotEqual:
                holds = a != b;
                break;
            case Comparison::GreaterOrEqual:
                holds = a >= b;
                break;
            case Comparison::Greater:
                holds = a > b;
                break;
            }
        } else if (!cell.text.isEmpty()) {
            const bool same = foldName(cell.text) == condition.text;
            holds = (condition.comparison == Comparison::Equal && same) ||
                    (condition.comparison == Comparison::NotEqual && !same);
        }
        if (!holds)
            return false;
    }
    return true;
}

} // namespace gpuwise
