// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/money.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gpuwise {

namespace {
constexpr std::array<std::pair<Currency, QLatin1StringView>, 8> codes{{
    {Currency::Usd, QLatin1StringView("USD")},
    {Currency::Cny, QLatin1StringView("CNY")},
    {Currency::Eur, QLatin1StringView("EUR")},
    {Currency::Twd, QLatin1StringView("TWD")},
    {Currency::Aud, QLatin1StringView("AUD")},
    {Currency::Hkd, QLatin1StringView("HKD")},
    {Currency::Gbp, QLatin1StringView("GBP")},
    {Currency::Jpy, QLatin1StringView("JPY")},
}};
} // namespace

QString currencyCode(Currency currency)
{
    const auto it =
        std::find_if(codes.begin(), codes.end(), [&](const auto &c) { return c.first == currency; });
    return QString(it->second);
}

std::optional<Currency> currencyFromCode(QStringView code)
{
    for (const auto &[currency, text] : codes)
        if (code.compare(text, Qt::CaseInsensitive) == 0)
            return currency;
    return std::nullopt;
}

Money Money::fromAmount(double amount, Currency currency)
{
    return {static_cast<qint64>(std::llround(amount * unitsPerWhole)), currency};
}

void ExchangeRates::set(const ExchangeRate &rate)
{
    const auto it = std::find_if(m_rates.begin(), m_rates.end(),
                                 [&](const ExchangeRate &r) { return r.currency == rate.currency; });
    if (it != m_rates.end())
        *it = rate;
    else
        m_rates.push_back(rate);
}

std::optional<ExchangeRate> ExchangeRates::rate(Currency currency) const
{
    if (currency == Currency::Usd)
        return ExchangeRate{};
    const auto it = std::find_if(m_rates.begin(), m_rates.end(),
                                 [&](const ExchangeRate &r) { return r.currency == currency; });
    if (it == m_rates.end())
        return std::nullopt;
    return *it;
}

std::optional<Money> ExchangeRates::convert(const Money &money, Currency to) const
{
    if (money.currency == to)
        return money;
    const auto from = rate(money.currency);
    const auto target = rate(to);
    if (!from || !target)
        return std::nullopt;
    return Money::fromAmount(money.amount() / from->perUsd * target->perUsd, to);
}

} // namespace gpuwise
