// SPDX-License-Identifier: GPL-3.0-or-later
//
// What generation on one card follows from, beside the model: constants and specs of one backend and program,
// looked up once so that a speed is arithmetic.
#pragma once

#include <cstdint>
#include <optional>

namespace gpuwise {

enum class Backend : std::uint8_t
{
    Cuda,
    Rocm,
    Vulkan,
    Metal,
    Sycl,
    Other
};

struct DecodeRates
{
    Backend backend = Backend::Cuda;
    std::optional<double> bandwidthGBps;
    double memoryGB = 0;
    bool vendorLink = false;
    bool measured = false;   ///< the constants below stand on something
    double efficiency = 1;   ///< share of the bandwidth that the program reaches
    double moeFactor = 1;    ///< of that, with a mixture of experts
    double launchMicros = 0; ///< waits a layer, of the program that the constants are for
    double launchFactor = 1; ///< of this program
    double lowFactor = 1, highFactor = 1;
    double programLow = 1, programHigh = 1; ///< what the program adds to the band
    int cardsBehind = 0;
};

} // namespace gpuwise
