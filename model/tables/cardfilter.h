// SPDX-License-Identifier: GPL-3.0-or-later
//
// Conditions over the columns of the card table: "memory_gb>=24 and tdp_w<=300", "vendor=nvidia",
// "launch_date>=2025". A card whose value is unknown meets no condition on it.
#pragma once

#include "model/domain/gpu.h"

#include <QString>
#include <QStringList>

#include <compare>
#include <optional>
#include <vector>

namespace gpuwise {

/// Columns by id: "id", "name", "vendor", "segment", "architecture" and those of specDescriptions().
QStringList cardColumns();
/// The value of a column: a number where it is one, else text; nothing when unknown.
struct CardCell
{
    std::optional<double> number;
    QString text;
};
CardCell cardCell(const Gpu &gpu, const QString &column);

class CardFilter
{
public:
    /// nullopt and *error (a sentence that names the place) when the text does not parse.
    static std::optional<CardFilter> parse(const QString &text, QString *error);
    bool accepts(const Gpu &gpu) const;

private:
    enum class Comparison
    {
        Less,
        LessOrEqual,
        Equal,
        NotEqual,
        GreaterOrEqual,
        Greater
    };
    struct Condition
    {
        QString column;
        Comparison comparison = Comparison::Equal;
        std::optional<double> number;
        QString text; ///< folded
        QString date; ///< a year, month or day, when the column is a date
    };
    static bool holds(Comparison comparison, std::partial_ordering order);
    static bool meets(const Gpu &gpu, const Condition &condition);
    std::vector<Condition> m_conditions; ///< all must hold
};

} // namespace gpuwise
