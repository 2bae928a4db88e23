// SPDX-License-Identifier: GPL-3.0-or-later
//
// Power supplies and wall circuits: how much a supply should give, what peaks it must survive, how much of
// the wall's power it turns into heat of its own, and what a circuit may carry for hours.
#pragma once

#include <cstdint>
#include <span>

namespace gpuwise {

enum class SupplyStandard : std::uint8_t
{
    Atx3,  ///< ATX 3.x with a native 16-pin connector
    Older, ///< everything else, also "ATX 3.0" without that connector
};

/// 80 PLUS.
enum class SupplyLevel : std::uint8_t
{
    Plain,
    Bronze,
    Silver,
    Gold,
    Platinum,
    Titanium
};

inline constexpr double loadReserve = 1.25;     ///< our own rule for ATX 3.x supplies
inline constexpr double olderLoadReserve = 1.5; ///< Intel's worked sizes: 750 W with ATX 3.0, 1100 W without
inline constexpr double largestUsualSupply = 1600;
inline constexpr double peakFactor = 3;        ///< PCI-SIG: of the sustained power, for 100 microseconds
inline constexpr double continuousShare = 0.8; ///< of a circuit, for loads of hours
inline constexpr double btuPerHourPerWatt = 3.412142;

/// Rounded up to the next 50 W.
double supplyFor(double sustainedWatts, SupplyStandard standard);
/// What the supply must survive for 100 microseconds.
double survivedPeak(double ratedWatts, SupplyStandard standard);
/// Least efficiency that the level promises at this load, between 20 % and 100 % of the rating; interpolated.
double supplyEfficiencyAt(SupplyLevel level, double volts, double loadShare);

struct Circuit
{
    double volts = 220;
    double amperes = 10;

    double limitWatts() const { return volts * amperes; }
    double continuousWatts() const { return limitWatts() * continuousShare; }
    bool operator==(const Circuit &) const = default;
};
/// 220 V 10 and 16 A, 230 V 10 and 16 A, 120 V 15 and 20 A.
std::span<const Circuit> usualCircuits();

} // namespace gpuwise
