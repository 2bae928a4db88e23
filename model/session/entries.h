// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people type into fields, read strictly: digits, a point and commas between groups of three, nothing
// else.
#pragma once

#include "model/domain/money.h"

#include <QString>

#include <optional>

namespace gpuwise {

/// "7", "7B", "7 b", "350M", "1.2T", in billions. nullopt: not a size, or outside the scale of sizescale.h.
std::optional<double> parseModelSize(const QString &text);

/// "20,000", "20000". Whole units from 1 to 100 million; nullopt: not a sum.
std::optional<Money> parseSum(const QString &text, Currency currency);

/// What is wrong with an entry that the functions here refuse, in one or two sentences.
QString sizeRefusal(const QString &text);
QString sumRefusal(const QString &text);
QString tokensRefusal(const QString &text);

/// "16384", "16K", "16k", "1M": K is 1,024. nullopt: not a number of tokens from 1 to 16M.
std::optional<int> parseTokens(const QString &text);

/// "22,000", "0.6", "40 %": what is not negative, with a percent sign or without. nullopt: not a number.
std::optional<double> parseFigure(const QString &text);

} // namespace gpuwise
