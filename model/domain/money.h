// SPDX-License-Identifier: GPL-3.0-or-later
//
// Money is an integer number of ten-thousandths with its currency: cents are too coarse for rents such as
// 2.7447 USD an hour, which are multiplied by hundreds of hours. It is converted only at the edge, with a
// dated rate, and whoever shows a converted amount says so.
#pragma once

#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace gpuwise {

enum class Currency
{
    Usd,
    Cny,
    Eur,
    Twd,
    Aud,
    Hkd,
    Gbp,
    Jpy
};

QString currencyCode(Currency currency);                    ///< ISO 4217: "USD"
std::optional<Currency> currencyFromCode(QStringView code); ///< case-insensitive

struct Money
{
    static constexpr int unitsPerWhole = 10000;

    qint64 units = 0; ///< ten-thousandths
    Currency currency = Currency::Usd;

    static Money fromAmount(double amount,
                            Currency currency); ///< rounds half away from zero; amount must be finite
    double amount() const { return static_cast<double>(units) / unitsPerWhole; }
    Money times(double factor) const { return fromAmount(amount() * factor, currency); }
    bool operator==(const Money &) const = default;
};

/// One dated rate: how many units of `currency` one US dollar buys.
struct ExchangeRate
{
    Currency currency = Currency::Usd;
    double perUsd = 1.0;
    QDate asOf;
    int source = -1; ///< index into Catalogue::sources
};

/// The editable table of rates. A currency without a rate cannot be converted: nullopt, never a guess.
class ExchangeRates
{
public:
    void set(const ExchangeRate &rate);
    std::optional<ExchangeRate> rate(Currency currency) const;
    std::optional<Money> convert(const Money &money, Currency to) const;

private:
    std::vector<ExchangeRate> m_rates;
};

} // namespace gpuwise
