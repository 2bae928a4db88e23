// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fitted constants of the speed model, as data: db/catalogue/speed_constants.csv, made by
// scripts/fit_speed.py from the published measurements.
#pragma once

#include <QString>

namespace gpuwise {

/// One row. Empty words match anything; the engine takes the most specific row.
struct SpeedConstant
{
    QString quantity; ///< "decode_efficiency", "decode_tau_us", "prefill_factor", "train_efficiency",
                      ///< "image_factor", ...
    QString backend;  ///< "cuda", "vulkan", "rocm", "metal"; empty: any
    QString group;    ///< architecture or class the constant was fitted for
    QString software; ///< framework or runtime; empty: any
    double value = 0;
    double lowFactor = 1;  ///< band: low = expected x lowFactor
    double highFactor = 1; ///< band: high = expected x highFactor
    int cards = 0;         ///< how many cards stand behind it
    int rows = 0;          ///< how many measurements
    int source = -1;
};

} // namespace gpuwise
