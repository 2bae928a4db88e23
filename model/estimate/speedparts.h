// SPDX-License-Identifier: GPL-3.0-or-later
//
// The four speeds on one backend, each a sum of times: what is read, computed and launched.
#pragma once

#include "model/estimate/speed.h"
#include "model/estimate/speedconstanttable.h"

namespace gpuwise {

DecodeRates decodeRates(const CardConstants &constants, const Gpu &gpu, QStringView software);
Speed decodeSpeed(const DecodeRates &rates, const Question &question);
Speed prefillSpeed(const CardConstants &constants, const Question &question, const Gpu &gpu);
Speed trainingSpeed(const CardConstants &constants, const Question &question, const Gpu &gpu);
Speed imageSpeed(const CardConstants &constants, const Question &question, const Gpu &gpu);

Speed speedGap(SpeedGap gap, Backend backend);
Speed knownSpeed(double value, const SpeedConstant &constant, Backend backend);
void widen(Speed &speed, double lowFactor, double highFactor);
/// Nothing runs faster than physics allows.
void clampTo(Speed &speed, double ceiling);

/// Bytes of weights that one token reads: shared weights and active experts, of the input embedding one row.
double weightBytesRead(const Question &question);
/// Bytes of one sequence's cache with `tokens` in it.
double cacheBytesRead(const Question &question, double tokens);
/// Dense 16-bit TFLOPS; 0: not known.
double densePeakTflops(const Gpu &gpu);
/// TFLOPS of which prompt processing reaches a share that cards of one architecture have in common; 0: not
/// known. On NVIDIA cards with GDDR it is twice the fp32 rate: GeForce and professional cards differ in their
/// published tensor rates, not in the int8 units that quantised products run on.
double prefillBasisTflops(const Gpu &gpu);
bool hasVendorLink(const Gpu &gpu);

} // namespace gpuwise
