// SPDX-License-Identifier: GPL-3.0-or-later
//
// The canvas of a page: 1440 units an inch, so that a twentieth of a point is a whole number and fonts can be
// set in units, without asking the device. PDF and preview then have the same line breaks.
#pragma once

namespace gpuwise {

inline constexpr int unitsPerInch = 1440;

constexpr double pt(double points)
{
    return points * unitsPerInch / 72.0;
}
constexpr double mm(double millimetres)
{
    return millimetres * unitsPerInch / 25.4;
}

} // namespace gpuwise
