// SPDX-License-Identifier: GPL-3.0-or-later
//
// Power and place: what one to eight cards ask of the supply, the connectors, the wall, the room and the
// case. Unknown stays unknown; every rule is a note with its sources (model/estimate/notes.def.h).
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"
#include "model/estimate/connectors.h"
#include "model/estimate/note.h"
#include "model/estimate/supply.h"

#include <optional>
#include <vector>

namespace gpuwise {

/// What is around the cards: the user's own PC, or what guides assume.
struct PcSetup
{
    double cpuWatts = 150;
    double restWatts = 75; ///< board, memory, drives, fans: guides say 50 to 100 W
    SupplyStandard standard = SupplyStandard::Atx3;
    SupplyLevel level = SupplyLevel::Gold;
    std::optional<Circuit> circuit; ///< none: left to whoever asks
    std::optional<double> caseLengthMm;
    std::optional<double> caseSlots;

    bool operator==(const PcSetup &) const = default;
};
inline constexpr double mostPcWatts = 2000; ///< of CPU, or of the rest: what is accepted as an entry

/// Without a circuit all usual ones are judged.
struct PowerQuestion : PcSetup
{
    int count = 1;
    double hoursPerMonth = 120;
    double load = 0.8; ///< of full power while computing
    Region region = Region::Us;
    Currency currency = Currency::Usd;
    std::optional<Money> tariffPerKwh; ///< none: that of homes in the region
};

/// Who brings the supply.
enum class PowerPlace : std::uint8_t
{
    Desktop,
    ServerBoard, ///< SXM, OAM: the server's maker answers
    WholeMachine ///< laptops and unified memory
};

enum class CircuitVerdict : std::uint8_t
{
    Fits,
    OverContinuous, ///< more than 80 %: not for hours
    OverLimit
};

struct CircuitAnswer
{
    Circuit circuit;
    double efficiency = 0; ///< of the supply at this load and voltage
    double wallWatts = 0;
    CircuitVerdict verdict = CircuitVerdict::Fits;
};

struct PowerAnswer
{
    PowerPlace place = PowerPlace::Desktop;
    std::optional<double> cardWatts;      ///< of one
    std::optional<double> sustainedWatts; ///< cards, CPU and the rest
    std::optional<double> peakWatts;      ///< for 100 microseconds, if all cards peaked at once
    std::optional<double> ownSumWatts;    ///< our own rule for this kind of supply
    std::optional<double> vendorWatts;    ///< the vendor's figure for one card
    std::optional<double> supplyWatts;    ///< recommended: the largest of both
    std::optional<double> survivedWatts;  ///< what such a supply must survive for 100 microseconds
    Connectors connectors;                ///< of one card
    std::vector<CircuitAnswer> circuits;  ///< the asked one, or all usual ones
    std::optional<double> heatWatts; ///< all of the wall's power: the asked circuit's, or that of the region
    std::optional<double> heatBtuPerHour;
    std::optional<double> slotsNeeded; ///< of all cards
    std::optional<double> lengthMm;
    bool passive = false;
    std::optional<double> kwhPerMonth;
    std::optional<Money> electricityPerMonth;
    Money tariffPerKwh;
    std::vector<Note> notes; ///< warnings first, then what to ask, then reasons
};

/// The smaller of the usual circuits of homes in the region: what a PC is plugged into when nobody asks.
Circuit homeCircuit(Region region);

PowerAnswer powerFor(const Catalogue &catalogue, const Gpu &gpu, const PowerQuestion &question);

} // namespace gpuwise
