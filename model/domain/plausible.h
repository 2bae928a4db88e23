// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a value may be, one list for the compiler of the shipped facts and for what people enter: a value
// outside is a slip of the decimal point or of the unit.
#pragma once

#include "model/domain/gpu.h"
#include "model/domain/money.h"

#include <QStringView>

#include <optional>

namespace gpuwise {

struct FieldRange
{
    double min = 0;
    double max = 0;

    bool contains(double value) const { return value >= min && value <= max; }
};

FieldRange fieldRange(SpecField field); ///< {0, 0} for fields that are no numbers

/// Of one card, or of one card and hour, in whole units of the currency.
FieldRange priceRange(bool rental, Currency currency);

/// Gbit/s and pin of the chips that were sold. nullopt: not a known kind of memory. "GDDR6-ECC" counts as
/// GDDR6.
std::optional<FieldRange> dataRateRange(QStringView memoryType);

/// Digits, an optional point and exponent; no signs but minus, no separators, no "nan".
std::optional<double> strictNumber(QStringView text);

} // namespace gpuwise
