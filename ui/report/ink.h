// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lighter inks without transparency, which makes some printers turn the page into a picture.
#pragma once

#include <QColor>

namespace gpuwise {

/// As the colour would look on white paper at this opacity.
QColor onPaper(const QColor &colour, double opacity);

} // namespace gpuwise
