// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a comparison does not say by its numbers alone: which card only looks faster on paper, and why.
#pragma once

#include "model/tables/comparison.h"

#include <QLocale>
#include <QStringList>

#include <vector>

namespace gpuwise {

/// One card has clearly more dense FP16 TFLOPS than another and is estimated clearly slower.
struct PaperTiger
{
    std::size_t paper = 0;       ///< column that leads on paper
    std::size_t real = 0;        ///< column that is faster
    double peakRatio = 1;        ///< of the peaks, over 1
    bool bandwidthTells = false; ///< inference, and the faster one reads its memory faster
};
std::vector<PaperTiger> paperTigers(const Comparison &comparison, Task task);

/// The same as sentences, at most three.
QStringList comparisonNotes(const Catalogue &catalogue, const Comparison &comparison, Task task,
                            const QLocale &locale);

} // namespace gpuwise
