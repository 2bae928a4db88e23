// SPDX-License-Identifier: GPL-3.0-or-later
//
// Conditions over the columns of the card table, as one text: "memory_gb>=24 and tdp_w<=300",
// "vendor=nvidia", "launch_date>=2025", "tdp_w=300..450". Each is a ValueFilter that begins with a sign. A
// card whose value is unknown meets no condition on it.
#pragma once

#include "model/domain/gpu.h"
#include "model/tables/valuefilter.h"

#include <QString>
#include <QStringList>

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
ColumnKind cardColumnKind(const QString &column);

class CardFilter
{
public:
    /// nullopt and *error (a sentence that names the place) when the text does not parse.
    static std::optional<CardFilter> parse(const QString &text, QString *error);
    bool accepts(const Gpu &gpu) const;

private:
    struct Condition
    {
        QString column;
        bool isDate = false;
        ValueFilter filter;
    };
    std::vector<Condition> m_conditions; ///< all must hold
};

} // namespace gpuwise
