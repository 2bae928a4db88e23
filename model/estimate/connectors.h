// SPDX-License-Identifier: GPL-3.0-or-later
//
// The power connectors of a card, read from the catalogue's text, and what they may carry.
#pragma once

#include "model/domain/gpu.h"

#include <optional>
#include <vector>

namespace gpuwise {

struct Connector
{
    QString kind; ///< "16-pin", "8-pin", "6-pin", "12-pin", "8-pin EPS"
    int count = 1;
    std::optional<double> limitWatts; ///< of one; none: not known

    bool operator==(const Connector &) const = default;
};

struct Connectors
{
    bool known = false;           ///< false: not published
    std::vector<Connector> plugs; ///< empty and known: powered by the slot alone
    /// What slot and plugs may carry together; none when a plug's limit is not known. A card with a 16-pin
    /// connector may draw 600 W from all sources.
    std::optional<double> limitWatts;

    bool hasSixteenPin() const;
};

/// "1x 6-pin + 1x 8-pin", "none (slot power)".
Connectors readConnectors(const SpecValue &value);
/// "2 × 16-pin, 2 × 8-pin": those of several cards.
QString connectorsText(const Connectors &connectors, int cards);

} // namespace gpuwise
