// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/entries.h"

#include "model/session/sizescale.h"

#include <QLocale>

#include <cmath>

namespace gpuwise {

namespace {

constexpr double largestSum = 1e8;
constexpr double largestTokens = 16.0 * 1024 * 1024;

/// No signs, exponents, "inf" or hexadecimal; a comma only where it groups thousands.
std::optional<double> strictNumber(const QString &text)
{
    for (const QChar c : text) {
        if (!(c >= u'0' && c <= u'9') && c != u'.' && c != u',')
            return std::nullopt;
    }
    bool ok = false;
    const double value = QLocale::c().toDouble(text, &ok);
    return ok ? std::optional(value) : std::nullopt;
}

/// Takes a unit letter off the end.
double takeUnit(QString &text, std::initializer_list<std::pair<QChar, double>> units)
{
    text = text.trimmed();
    for (const auto &[letter, factor] : units) {
        if (text.endsWith(letter, Qt::CaseInsensitive)) {
            text.chop(1);
            text = text.trimmed();
            return factor;
        }
    }
    return 1;
}

} // namespace

std::optional<double> parseModelSize(const QString &text)
{
    QString number = text;
    const double unit = takeUnit(number, {{u'B', 1.0}, {u'T', 1000.0}, {u'M', 0.001}});
    const auto value = strictNumber(number);
    if (!value)
        return std::nullopt;
    const double billions = *value * unit;
    const bool onScale =
        billions >= smallestBillions * (1 - 1e-9) && billions <= largestBillions * (1 + 1e-9);
    return onScale ? std::optional(billions) : std::nullopt;
}

std::optional<Money> parseSum(const QString &text, Currency currency)
{
    const auto amount = strictNumber(text.trimmed());
    if (!amount || !(*amount >= 1) || !(*amount <= largestSum))
        return std::nullopt;
    return Money::fromAmount(std::round(*amount), currency);
}

std::optional<int> parseTokens(const QString &text)
{
    QString number = text;
    const double unit = takeUnit(number, {{u'K', 1024.0}, {u'M', 1024.0 * 1024.0}});
    const auto value = strictNumber(number);
    if (!value)
        return std::nullopt;
    const double tokens = std::round(*value * unit);
    return tokens >= 1 && tokens <= largestTokens ? std::optional(static_cast<int>(tokens)) : std::nullopt;
}

std::optional<double> parseFigure(const QString &text)
{
    QString number = text.trimmed();
    if (number.endsWith(u'%') || number.endsWith(QChar(0xFF05))) { // the full-width sign of Chinese keyboards
        number.chop(1);
        number = number.trimmed();
    }
    return number.isEmpty() ? std::nullopt : strictNumber(number);
}

} // namespace gpuwise
