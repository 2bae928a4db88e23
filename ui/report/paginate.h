// SPDX-License-Identifier: GPL-3.0-or-later
//
// Page breaking as plain arithmetic: items of known height go into pages of known height.
#pragma once

#include <span>
#include <vector>

namespace gpuwise {

struct FlowItem
{
    double height = 0;
    double spaceBefore = 0;    ///< dropped at the top of a page
    bool keepWithNext = false; ///< a heading, the first line of a paragraph: never the last on a page
    bool startsPage = false;   ///< goes to a new page, unless it is already at the top of one
    int header = -1; ///< index of an earlier item that is repeated above when a page begins with this one
};

struct PlacedItem
{
    int item = 0;
    double top = 0;        ///< from the top of the page's body
    bool repeated = false; ///< a table header shown again

    bool operator==(const PlacedItem &) const = default;
};
using FlowPage = std::vector<PlacedItem>;

/// No item is split or lost. An item taller than a page stands alone on one; a chain of kept items that is
/// longer than a page is broken where it must be.
std::vector<FlowPage> paginate(std::span<const FlowItem> items, double pageHeight);

} // namespace gpuwise
