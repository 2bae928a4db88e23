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
    double fastest = 0;
    for (const std::size_t i : order) {
        // The next dearer point must pay for itself: a lead inside the error is no lead.
        if (!front.empty() && points[i].speed <= fastest * tieRatio)
            continue;
        front.push_back(i);
        fastest = points[i].speed;
    }
    return front;
}

} // namespace gpuwise
