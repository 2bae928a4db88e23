// SPDX-License-Identifier: GPL-3.0-or-later
//
// Amounts of memory, and estimates that know how uncertain they are.
// GB is 10^9 bytes and GiB is 2^30: a card sold as "80 GB" and the 79.6 GiB that software sees differ, so the
// two are never mixed in one number without going through Bytes.
#pragma once

#include <algorithm>

namespace gpuwise {

inline constexpr double bytesPerMiB = 1024.0 * 1024.0;
inline constexpr double bytesPerGiB = 1024.0 * 1024.0 * 1024.0;
inline constexpr double bytesPerGB = 1e9;

constexpr double toGiB(double bytes)
{
    return bytes / bytesPerGiB;
}
constexpr double toMiB(double bytes)
{
    return bytes / bytesPerMiB;
}
constexpr double fromGiB(double gib)
{
    return gib * bytesPerGiB;
}
constexpr double fromMiB(double mib)
{
    return mib * bytesPerMiB;
}

/// An estimate: low <= expected <= high, all in one unit. "Within the band" is the promise that is measured
/// against published figures (docs/accuracy.md).
struct Band
{
    double low = 0;
    double expected = 0;
    double high = 0;

    static constexpr Band exact(double value) { return {value, value, value}; }
    static constexpr Band around(double value, double lowFactor, double highFactor)
    {
        return {value * lowFactor, value, value * highFactor};
    }
    constexpr Band scaled(double factor) const { return {low * factor, expected * factor, high * factor}; }
    constexpr Band operator+(const Band &other) const
    {
        return {low + other.low, expected + other.expected, high + other.high};
    }
    bool operator==(const Band &) const = default;
};

/// Two bands whose expected values are closer than this ratio are a tie everywhere: in rankings, words and
/// colours (design decision: the residual error of one card is 5-10 % within a vendor, so 15 % cannot be told
/// apart).
inline constexpr double tieRatio = 1.15;
constexpr bool isTie(double a, double b)
{
    return std::max(a, b) <= tieRatio * std::min(a, b);
}

} // namespace gpuwise
