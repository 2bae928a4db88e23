// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/detect/merge.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr double sameMemory = 0.02; ///< drivers round to their pages

struct Entry
{
    Sighting sighting;
    bool memoryDisputed = false;
};

template <typename T> void fill(T &value, const T &other, const T &none = {})
{
    if (value == none)
        value = other;
}

void add(Entry &entry, const Sighting &other)
{
    Sighting &all = entry.sighting;
    // Another device at the same place: one of the two sources is out of date. The first stands.
    const bool sameDevice =
        all.vendor == 0 || other.vendor == 0 || (all.vendor == other.vendor && all.device == other.device);
    all.facts.insert(all.facts.end(), other.facts.begin(), other.facts.end());
    if (!sameDevice)
        return;
    if (all.vendor == 0) {
        all.vendor = other.vendor;
        all.device = other.device;
    }
    if (all.subsystemDevice.isEmpty()) {
        all.subsystemVendor = other.subsystemVendor;
        all.subsystemDevice = other.subsystemDevice;
    }
    fill(all.revision, other.revision);
    fill(all.name, other.name);
    fill(all.driver, other.driver);
    fill(all.kind, other.kind, GraphicsKind::Unknown);
    fill(all.gpuCores, other.gpuCores);
    if (other.memoryBytes && all.memoryBytes &&
        std::abs(*other.memoryBytes - *all.memoryBytes) > sameMemory * *all.memoryBytes)
        entry.memoryDisputed = true;
    fill(all.memoryBytes, other.memoryBytes);
}

bool isSameDevice(const Sighting &a, const Sighting &b)
{
    return a.vendor != 0 && a.vendor == b.vendor && a.device == b.device;
}

} // namespace

std::vector<Sighting> mergeSightings(const std::vector<Reading> &readings)
{
    std::vector<Entry> entries;
    std::vector<Sighting> placeless;
    for (const Reading &reading : readings)
        for (const Sighting &sighting : reading.sightings) {
            if (sighting.busId.isEmpty()) {
                placeless.push_back(sighting);
                continue;
            }
            const auto same = std::find_if(entries.begin(), entries.end(), [&](const Entry &entry) {
                return entry.sighting.busId == sighting.busId;
            });
            if (same == entries.end())
                entries.push_back({sighting});
            else
                add(*same, sighting);
        }
    const std::size_t placed = entries.size();
    for (const Sighting &sighting : placeless) {
        std::vector<Entry *> same;
        for (std::size_t i = 0; i < placed; ++i)
            if (isSameDevice(entries[i].sighting, sighting))
                same.push_back(&entries[i]);
        const auto twins = std::count_if(placeless.begin(), placeless.end(), [&](const Sighting &other) {
            return isSameDevice(other, sighting);
        });
        if (same.size() == 1 && twins == 1)
            add(*same.front(), sighting);
        else if (same.empty())
            entries.push_back({sighting});
    }
    std::vector<Sighting> merged;
    for (Entry &entry : entries) {
        if (entry.memoryDisputed)
            entry.sighting.memoryBytes.reset();
        merged.push_back(std::move(entry.sighting));
    }
    return merged;
}

} // namespace gpuwise
