// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rent or buy in the user's language: the conclusion in one sentence, what would turn it, the providers.
#pragma once

#include "model/advice/rentorbuyinputs.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

QString costInputName(CostInput input);              ///< "Price of a card"
QString costInputCode(CostInput input);              ///< stable code of the JSON contract: "price"
QString costVerdictCode(const RentOrBuyCase &found); ///< "buy_wins", "price_unknown"
/// A value of an input as people write it: "CNY 22,000", "40 %".
QString costInputText(CostInput input, double value, Currency currency, const QLocale &locale);

/// "Buying pays off after 2,813 hours …"; also says that a price is missing or an input out of range.
QString rentOrBuyConclusion(const RentOrBuyCase &found, const QLocale &locale);
/// "Rent of a card and hour: the answer turns at CNY 4.20 (now CNY 5.00)."
QString turnSentence(const Turn &turn, Currency currency, const QLocale &locale);

/// One line of the providers' table.
struct QuoteTexts
{
    QString provider, kind, size, price, region, date, remark;
};
QuoteTexts quoteTexts(const RentalQuote &quote, const QLocale &locale);

} // namespace gpuwise
