// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/entries.h"

#include "model/session/sizescale.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>
#include <span>

namespace gpuwise {

namespace {

constexpr double largestSum = 1e8;
constexpr double largestTokens = 16.0 * 1024 * 1024;

using Unit = std::pair<QChar, double>;
constexpr std::array sizeUnits{Unit(u'B', 1.0), Unit(u'T', 1000.0), Unit(u'M', 0.001)};
constexpr std::array tokenUnits{Unit(u'K', 1024.0), Unit(u'M', 1024.0 * 1024.0)};

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

/// It would be a number, were its commas not where no thousand ends: "20,10000".
bool isGroupedOddly(const QString &text)
{
    QString plain = text;
    return text.contains(u',') && !strictNumber(text) && strictNumber(plain.remove(u','));
}

QString groupingSentence(const QString &text)
{
    return QCoreApplication::translate("Entries",
                                       "“%1” has a comma where no group of three digits ends. Write it as "
                                       "in 20,000 or 20000.")
        .arg(text.trimmed());
}

/// Takes a unit letter off the end.
double takeUnit(QString &text, std::span<const Unit> units)
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
    const double unit = takeUnit(number, sizeUnits);
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
    const double unit = takeUnit(number, tokenUnits);
    const auto value = strictNumber(number);
    if (!value)
        return std::nullopt;
    const double tokens = std::round(*value * unit);
    return tokens >= 1 && tokens <= largestTokens ? std::optional(static_cast<int>(tokens)) : std::nullopt;
}

QString sizeRefusal(const QString &text)
{
    QString number = text;
    takeUnit(number, sizeUnits);
    return isGroupedOddly(number)
               ? groupingSentence(text)
               : QCoreApplication::translate(
                     "Entries",
                     "A size is a number from 0.1 to 2,000 billion, such as 7, 32.8B, 350M or 1.2T.");
}

QString sumRefusal(const QString &text)
{
    return isGroupedOddly(text.trimmed())
               ? groupingSentence(text)
               : QCoreApplication::translate(
                     "Entries",
                     "A sum is a whole number from 1 to 100 million. Leave the field empty for no limit.");
}

QString tokensRefusal(const QString &text)
{
    QString number = text;
    takeUnit(number, tokenUnits);
    return isGroupedOddly(number)
               ? groupingSentence(text)
               : QCoreApplication::translate(
                     "Entries", "A context is a number of tokens up to 16M, such as 8192 or 32K.");
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
