// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/format.h"

#include "model/words/words.h"

#include <cmath>

namespace gpuwise {

namespace {

constexpr QChar minusSign(0x2212);

bool isChinese(const QLocale &locale)
{
    return locale.language() == QLocale::Chinese;
}

} // namespace

QString formatNumber(double value, int decimals, const QLocale &locale)
{
    QString text = locale.toString(std::abs(value), 'f', decimals);
    const bool zero = std::abs(value) < 0.5 * std::pow(10.0, -decimals);
    return value < 0 && !zero ? QString(minusSign % text) : text;
}

QString formatTrimmed(double value, int maxDecimals, const QLocale &locale)
{
    int decimals = maxDecimals;
    while (decimals > 0) {
        const double scale = std::pow(10.0, decimals - 1);
        if (std::abs(std::round(value * scale) / scale - value) > 0.5 * std::pow(10.0, -maxDecimals))
            break;
        --decimals;
    }
    return formatNumber(value, decimals, locale);
}

QString formatGiB(double bytes, const QLocale &locale, int decimals)
{
    return formatNumber(toGiB(bytes), decimals, locale);
}

QString formatSignificant(double value, int digits, const QLocale &locale)
{
    if (!(std::abs(value) > 0) || !std::isfinite(value))
        return formatNumber(0, 0, locale);
    const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value))));
    const double unit = std::pow(10.0, magnitude - digits + 1);
    const double rounded = std::round(value / unit) * unit;
    return formatNumber(rounded, std::max(0, digits - 1 - magnitude), locale);
}

QString formatSpeed(double tokensPerSecond, const QLocale &locale)
{
    return formatSignificant(tokensPerSecond, 2, locale);
}

QString formatBand(const Band &band, const QLocale &locale)
{
    return QStringLiteral("%1–%2").arg(formatSpeed(band.low, locale), formatSpeed(band.high, locale));
}

QString formatPercent(double fraction, const QLocale &locale)
{
    const QString number = formatNumber(fraction * 100, 0, locale);
    return isChinese(locale) ? QString(number % u'%') : QString(number % QStringLiteral(" %"));
}

QString formatFinePercent(double fraction, const QLocale &locale)
{
    const double percent = std::abs(fraction) * 100;
    const int decimals = percent < 0.995 ? 2 : percent < 9.95 ? 1 : 0;
    const QString number = formatNumber(fraction * 100, decimals, locale);
    return isChinese(locale) ? QString(number % u'%') : QString(number % QStringLiteral(" %"));
}

QString formatSignedPercent(double fraction, const QLocale &locale)
{
    const QString text = formatPercent(fraction, locale);
    return std::round(fraction * 100) > 0 ? QString(u'+' % text) : text;
}

QString formatMoney(const Money &money, const QLocale &locale, int decimals)
{
    const QString number = formatNumber(money.amount(), decimals, locale);
    if (money.currency == Currency::Cny && isChinese(locale))
        return QStringLiteral("¥%1").arg(number);
    return QStringLiteral("%1 %2").arg(currencyCode(money.currency), number);
}

namespace {

/// The place of the second significant digit.
double secondPlace(double amount)
{
    return std::pow(10.0, std::floor(std::log10(amount)) - 1);
}

} // namespace

Money roundedConverted(const Money &money)
{
    const double amount = money.amount();
    if (!(amount > 0))
        return money;
    const double unit = secondPlace(amount);
    return Money::fromAmount(std::round(amount / unit) * unit, money.currency);
}

QString formatConverted(const Money &money, const QLocale &locale)
{
    const double amount = money.amount();
    if (!(amount > 0))
        return formatMoney(money, locale);
    const double unit = secondPlace(amount);
    const Money rounded = roundedConverted(money);
    const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(unit) + 0.5)));
    return QStringLiteral("≈ %1").arg(formatMoney(rounded, locale, decimals));
}

QString formatSum(const Money &money, bool converted, const QLocale &locale, int decimals)
{
    return converted ? formatConverted(money, locale) : formatMoney(money, locale, decimals);
}

QString formatDate(QDate date, bool monthOnly)
{
    return date.toString(monthOnly ? QStringLiteral("yyyy-MM") : QStringLiteral("yyyy-MM-dd"));
}

QString formatTokens(int tokens, const QLocale &locale)
{
    if (tokens >= 1024 * 1024 && tokens % (1024 * 1024) == 0)
        return QStringLiteral("%1M").arg(tokens / (1024 * 1024));
    if (tokens >= 1024 && tokens % 1024 == 0)
        return QStringLiteral("%1K").arg(tokens / 1024);
    return formatNumber(tokens, 0, locale);
}

QString formatParams(double params, const QLocale &locale)
{
    if (params >= 1e12)
        return QStringLiteral("%1T").arg(formatTrimmed(params / 1e12, 2, locale));
    if (params >= 1e9)
        return QStringLiteral("%1B").arg(formatTrimmed(params / 1e9, 2, locale));
    return QStringLiteral("%1M").arg(formatTrimmed(params / 1e6, 0, locale));
}

} // namespace gpuwise
