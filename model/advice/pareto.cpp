// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/pareto.h"

#include "model/domain/quantity.h"

#include <algorithm>
#include <numeric>

namespace gpuwise {

std::vector<std::size_t> paretoFront(const std::vector<PricedSpeed> &points)
{
    std::vector<std::size_t> order(points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return points[a].price != points[b].price ? points[a].price < points[b].price
                                                  : points[a].speed > points[b].speed;
    });
    std::vector<std::size_t> front;
    double lead = 0; // the fastest of the front that costs less
    for (auto it = order.begin(); it != order.end();) {
        const PricedSpeed &fastest = points[*it]; // of its price
        double next = lead;
        for (; it != order.end() && points[*it].price == fastest.price; ++it) {
            const double speed = points[*it].speed;
            // A dearer point must pay for itself: a lead inside the error is no lead.
            if (speed <= lead * tieRatio || speed * tieRatio < fastest.speed)
                continue;
            front.push_back(*it);
            next = std::max(next, speed);
        }
        lead = next;
    }
    return front;
}

} // namespace gpuwise
