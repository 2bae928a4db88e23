// SPDX-License-Identifier: GPL-3.0-or-later
//
// Units as people write them behind numbers and in headers, in English and Chinese.
#pragma once

#include "db/import/fields.h"
#include "model/domain/money.h"

namespace gpuwise {

/// How much one of the unit is in the unit of the field: "TB/s" is 1000 for a bandwidth. Nothing: not known.
/// Cells tell "Gb" from "GB"; `folded` texts of headers cannot.
std::optional<double> unitFactor(Quantity quantity, const QString &unit, bool folded = false);

/// "¥", "万元", "$/h": what a price says besides its digits.
struct MoneyUnit
{
    std::optional<Currency> currency;
    bool yenSign = false; ///< "¥": yuan or yen
    bool perHour = false;
    double factor = 1; ///< 10,000 for 万
};
std::optional<MoneyUnit> moneyUnit(const QString &text);

/// Is the rest of a header a unit of such a quantity?
bool isUnitOf(Quantity quantity, const QString &folded);

/// What may be written, for messages: "GB, GiB, MB or TB".
QString unitsOf(Quantity quantity);

/// A currency by code, sign or name: "CNY", "rmb", "人民币", "$".
std::optional<Currency> currencyOf(const QString &text);
QString knownCurrencies(); ///< "USD, CNY, ..."

} // namespace gpuwise
