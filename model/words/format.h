// SPDX-License-Identifier: GPL-3.0-or-later
//
// Numbers, money and dates as people read them (rules: docs/look.md, "Text and numbers"). No more digits than
// the band allows; the minus is U+2212; grouping follows the locale.
#pragma once

#include "model/domain/money.h"
#include "model/domain/quantity.h"
#include "model/estimate/cost.h"

#include <QDate>
#include <QLocale>
#include <QString>

namespace gpuwise {

QString formatNumber(double value, int decimals, const QLocale &locale);
QString formatTrimmed(double value, int maxDecimals,
                      const QLocale &locale); ///< without trailing zeros: 1.5, 24
QString formatGiB(double bytes, const QLocale &locale,
                  int decimals = 1); ///< "21.5": the unit stands in the sentence
QString formatSignificant(double value, int digits, const QLocale &locale); ///< 37.64 with 2 digits: "38"
QString formatSpeed(double tokensPerSecond, const QLocale &locale);         ///< two significant digits
QString formatBand(const Band &band, const QLocale &locale);                ///< "26–40"
QString formatPercent(double fraction, const QLocale &locale);     ///< "14 %" in English, "14%" in Chinese
QString formatFinePercent(double fraction, const QLocale &locale); ///< two digits: "0.02 %", "1.1 %", "14 %"
QString formatSignedPercent(double fraction, const QLocale &locale);              ///< "+14 %", "−5 %"
QString formatMoney(const Money &money, const QLocale &locale, int decimals = 0); ///< "CNY 15,000", "¥15,000"
/// How every sum that a price stands behind is written: a converted one by two digits, any other exactly.
/// What writes it differently shows one sum as two.
QString formatSum(const Money &money, bool converted, const QLocale &locale, int decimals = 0);
/// What is left of a converted sum: two significant digits.
Money roundedConverted(const Money &money);
QString formatConverted(const Money &money,
                        const QLocale &locale);             ///< "≈ CNY 41,000": two significant digits
QString formatDate(QDate date, bool monthOnly = false);     ///< ISO: "2026-08-28" or "2026-08"
QString formatTokens(int tokens, const QLocale &locale);    ///< "16K", "1M", "2,000"
QString formatParams(double params, const QLocale &locale); ///< "32.76B", "350M", "1.2T"

} // namespace gpuwise
