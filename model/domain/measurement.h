// SPDX-License-Identifier: GPL-3.0-or-later
//
// A published measurement that ships with the catalogue (db/catalogue/measurements): the engine answers its
// settings, and what was measured says how far off the answer is.
#pragma once

#include <QHash>
#include <QString>

#include <vector>

namespace gpuwise {

/// What a table measures. Each is answered by the function of model/cases of that name.
enum class MeasurementKind
{
    Memory,
    Fit, ///< whether it ran or ran out of memory
    LlamaCpp,
    Decode,
    Prefill,
    Training,
    Images
};
inline constexpr int measurementKindCount = static_cast<int>(MeasurementKind::Images) + 1;

struct Measurement
{
    MeasurementKind kind = MeasurementKind::Memory;
    QHash<QString, QString> cells; ///< by column; only those that are not empty
    int source = -1;               ///< index into Catalogue::sources
};

/// How far off the speed model was for cards that it had not seen, as scripts/fit_speed.py found it.
struct LeftOutError
{
    MeasurementKind kind = MeasurementKind::Decode;
    QString software; ///< empty: all rows
    int rows = 0;
    double median = 0, p90 = 0; ///< of |predicted / measured - 1|
    double bias = 0;            ///< median of predicted / measured - 1
    double inside = 0;          ///< share of rows within the band
    double bandWidth = 1;       ///< median of high / low
};

} // namespace gpuwise
