// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rent or buy: what owning and renting the same work cost over time, where the two meet, and which input
// would turn the answer. Arithmetic on plain numbers; where these come from is
// model/advice/rentorbuyinputs.h.
//
//   break-even hours = (price + host - resale) / (rent an hour - electricity an hour)
//
// with what is paid by the month (storage, idling, interest) on its side of the difference. A difference of
// zero or less is an answer: renting always wins. Cases worked by hand: tests/model/tst_rentorbuy.cpp.
#pragma once

#include "model/domain/money.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace gpuwise {

struct RentOrBuyInputs
{
    Currency currency = Currency::Usd; ///< of all amounts
    int ownedCards = 1;
    double pricePerCard = 0;
    double hostPrice = 0;          ///< the machine around the cards; 0: it is there already
    double cardWatts = 0;          ///< board power of one card
    double hostWatts = 0;          ///< of the rest, while computing
    double load = 0.8;             ///< of full power, while computing
    double utilisation = 1;        ///< hours computing / hours switched on
    double idleLoad = 0.35;        ///< of full power, while on and idle
    double supplyEfficiency = 0.9; ///< of the power supply
    double pue = 1;                ///< more than 1 only in a data centre of one's own
    double tariffPerKwh = 0;
    double resale = 0.4; ///< of the cards' price, when sold at the end
    double resaleLow = 0.2, resaleHigh = 0.6;
    double interestPerYear = 0; ///< on what was paid up front, until it is sold
    double hoursPerMonth = 120; ///< of computing, on the owned cards
    double months = 24;
    int rentedCards = 1;
    double rentPerCardHour = 0;
    double speedRatio = 1; ///< the rented group's speed by the owned group's: the same work takes fewer hours
    double storagePerMonth = 0, egressPerMonth = 0; ///< on top of the rent

    bool operator==(const RentOrBuyInputs &) const = default;
};

/// The inputs that people can turn.
enum class CostInput : std::uint8_t
{
    Price,
    Host,
    Rent,
    Hours,
    Months,
    Tariff,
    Resale,
    Load,
    Utilisation,
    Efficiency,
    Pue,
    Interest,
    Watts,
    Storage,
    Egress,
    SpeedRatio
};
std::span<const CostInput> costInputs();
double valueOf(const RentOrBuyInputs &inputs, CostInput input);
void setValue(RentOrBuyInputs &inputs, CostInput input, double value);
/// What a value may be; NaN is never within.
struct CostRange
{
    double least = 0, most = 0;
    bool aboveLeast = false; ///< `least` itself is too little
    bool holds(double value) const { return (aboveLeast ? value > least : value >= least) && value <= most; }
};
CostRange rangeOf(CostInput input);
/// The first input out of its range; none: all can be computed with.
std::optional<CostInput> badInput(const RentOrBuyInputs &inputs);

enum class CostVerdict : std::uint8_t
{
    BadInput,
    BuyAlwaysWins,  ///< from the first hour: nothing is paid up front that is not got back
    BuyWins,        ///< the break-even lies within the horizon
    RentWins,       ///< it lies beyond
    RentAlwaysWins, ///< running the owned cards costs as much as renting: there is no break-even
};

/// One month on the curves.
struct CostPoint
{
    double month = 0;
    Money paid;                 ///< for owning, up to here
    Money net, netLow, netHigh; ///< the same less what the cards would sell for (low: they sell well)
    Money rent;
};

/// The value at which the answer turns, all else equal.
struct Turn
{
    CostInput input = CostInput::Price;
    double now = 0;
    double turnsAt = 0;

    /// Relative; what is zero now has no smallest change and stands last.
    double change() const
    {
        return now != 0 ? std::abs(turnsAt / now - 1) : std::numeric_limits<double>::infinity();
    }
};

struct RentOrBuyAnswer
{
    CostVerdict verdict = CostVerdict::BadInput;
    std::optional<CostInput> bad;
    std::optional<double> breakEvenMonths, breakEvenHours; ///< with the expected resale
    std::optional<double> earliestHours, latestHours;      ///< with the high and the low resale
    Money upFront, resale;                                 ///< cards and host; what the cards sell for
    Money ownPerHour, rentPerHour; ///< running costs of an hour of work: electricity; rent for the same work
    Money ownPerMonth, rentPerMonth;
    Money ownTotal, rentTotal;     ///< over the horizon; owning less resale
    std::vector<CostPoint> series; ///< month by month up to the horizon
    std::vector<Turn> turns;       ///< the smallest change first

    bool buyingWins() const
    {
        return verdict == CostVerdict::BuyWins || verdict == CostVerdict::BuyAlwaysWins;
    }
};

RentOrBuyAnswer rentOrBuy(const RentOrBuyInputs &inputs);
/// Only that number of it; none also for bad inputs.
std::optional<double> breakEvenHours(const RentOrBuyInputs &inputs);

} // namespace gpuwise
