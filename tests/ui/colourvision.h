// SPDX-License-Identifier: GPL-3.0-or-later
//
// Contrast and colour-vision arithmetic for tests, written from the published definitions.
#pragma once

#include <QColor>

#include <array>
#include <cmath>

namespace gpuwise {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

inline Triple times(const Matrix &m, const Triple &v)
{
    Triple out{};
    for (std::size_t row = 0; row < 3; ++row)
        out[row] = m[row][0] * v[0] + m[row][1] * v[1] + m[row][2] * v[2];
    return out;
}

/// sRGB to linear light, IEC 61966-2-1.
inline Triple linear(const QColor &c)
{
    const auto one = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return {one(c.redF()), one(c.greenF()), one(c.blueF())};
}

/// WCAG 2.2, "relative luminance" and "contrast ratio".
inline double luminance(const QColor &c)
{
    const Triple l = linear(c);
    return 0.2126 * l[0] + 0.7152 * l[1] + 0.0722 * l[2];
}
inline double contrast(const QColor &a, const QColor &b)
{
    const double light = std::max(luminance(a), luminance(b));
    const double dark = std::min(luminance(a), luminance(b));
    return (light + 0.05) / (dark + 0.05);
}

/// CIE L*a*b* for D65 from linear sRGB (IEC 61966-2-1 primaries; CIE 15).
inline Triple lab(const Triple &rgb)
{
    constexpr Matrix toXyz{{{0.4124564, 0.3575761, 0.1804375},
                            {0.2126729, 0.7151522, 0.0721750},
                            {0.0193339, 0.1191920, 0.9503041}}};
    const Triple xyz = times(toXyz, rgb);
    const auto f = [](double t) {
        constexpr double delta = 6.0 / 29.0;
        return t > delta * delta * delta ? std::cbrt(t) : t / (3 * delta * delta) + 4.0 / 29.0;
    };
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}
/// CIE76: distance in L*a*b*.
inline double distance(const Triple &a, const Triple &b)
{
    return std::sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) +
                     (a[2] - b[2]) * (a[2] - b[2]));
}

/// Machado, Oliveira and Fernandes 2009, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency", severity 1.0, applied to linear light.
inline constexpr std::array<Matrix, 3> colourVisionDeficiencies{{
    {{{0.152286, 1.052583, -0.204868},
      {0.114503, 0.786281, 0.099216},
      {-0.003882, -0.048116, 1.051998}}}, // protan
    {{{0.367322, 0.860646, -0.227968},
      {0.280085, 0.672501, 0.047413},
      {-0.011820, 0.042940, 0.968881}}}, // deutan
    {{{1.255528, -0.076749, -0.178779},
      {-0.078411, 0.930809, 0.147602},
      {0.004733, 0.691367, 0.303900}}}, // tritan
}};

inline Triple seenWith(const Matrix &deficiency, const QColor &colour)
{
    Triple seen = times(deficiency, linear(colour));
    for (double &v : seen)
        v = std::min(1.0, std::max(0.0, v));
    return seen;
}

} // namespace gpuwise
