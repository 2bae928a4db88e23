// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/supply.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gpuwise {

namespace {

/// Least efficiency at 20, 50 and 100 % of the rating (Tom's Hardware, 80 PLUS table; internal, not
/// redundant).
struct Promise
{
    std::array<double, 3> at115V, at230V;
};
constexpr std::array<Promise, 6> promises{{
    {{.80, .80, .80}, {.82, .85, .82}},
    {{.82, .85, .82}, {.85, .88, .85}},
    {{.85, .88, .85}, {.87, .90, .87}},
    {{.87, .90, .87}, {.90, .92, .89}},
    {{.90, .92, .89}, {.92, .94, .90}},
    {{.92, .94, .90}, {.94, .96, .94}},
}};

constexpr std::array circuits{Circuit{220, 10}, Circuit{220, 16}, Circuit{230, 10},
                              Circuit{230, 16}, Circuit{120, 15}, Circuit{120, 20}};

constexpr double supplyStep = 50;

} // namespace

double supplyFor(double sustainedWatts, SupplyStandard standard)
{
    const double wanted =
        sustainedWatts * (standard == SupplyStandard::Atx3 ? loadReserve : olderLoadReserve);
    return std::ceil(wanted / supplyStep) * supplyStep;
}

double survivedPeak(double ratedWatts, SupplyStandard standard)
{
    const bool strict = standard == SupplyStandard::Atx3 && ratedWatts > 450;
    return ratedWatts * (strict ? 2.0 : 1.5);
}

double supplyEfficiencyAt(SupplyLevel level, double volts, double loadShare)
{
    const Promise &promise = promises[static_cast<std::size_t>(level)];
    const auto &[low, half, full] = volts < 200 ? promise.at115V : promise.at230V;
    const double load = std::clamp(loadShare, 0.2, 1.0);
    return load <= 0.5 ? std::lerp(low, half, (load - 0.2) / 0.3) : std::lerp(half, full, (load - 0.5) / 0.5);
}

std::span<const Circuit> usualCircuits()
{
    return circuits;
}

} // namespace gpuwise
