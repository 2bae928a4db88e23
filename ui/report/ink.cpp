// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/ink.h"

namespace gpuwise {

QColor onPaper(const QColor &colour, double opacity)
{
    const auto mix = [opacity](int channel) { return static_cast<int>(255 - (255 - channel) * opacity); };
    return {mix(colour.red()), mix(colour.green()), mix(colour.blue())};
}

} // namespace gpuwise
