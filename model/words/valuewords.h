// SPDX-License-Identifier: GPL-3.0-or-later
//
// Value for money in words: what each figure is called, what it counts and why it is missing.
#pragma once

#include "model/advice/value.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace gpuwise {

QString valueGapPhrase(ValueGap gap);  ///< "no price"
QString workUnitPhrase(WorkUnit unit); ///< "a million tokens"

/// What each cost counts, in a sentence.
QString runningCostBasis(bool rented);
QString ownedCostBasis(const BudgetAnswer &budget, const QLocale &locale);
/// What the costs of this unit leave out or bound; empty: nothing to add.
QString workCostNote(const OptionValue &value);

/// One figure, ready to be printed: name, value with unit and band, and what it counts.
struct ValueLine
{
    QString name;
    QString value; ///< why not, when it is missing
    QString basis;
    bool known = false;
};

/// Every figure that was asked, the ratios first.
std::vector<ValueLine> valueLines(const OptionValue &value, const Workload &workload, const QLocale &locale);

/// The one figure that fits on a card: "a million tokens: CNY 2.2 (1.8–2.8)"; empty when not known.
QString valueSummary(const OptionValue &value, const Workload &workload, const QLocale &locale);

/// "CNY 2.2 (1.8–2.8)", "at least CNY 0.42", "≈ CNY 2.2 (1.8–2.8)": two significant digits.
QString costText(const Band &cost, bool isFloor, bool converted, Currency currency, const QLocale &locale);

} // namespace gpuwise
