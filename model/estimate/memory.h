// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory, term by term. Sources of the formulas: docs/estimates.md.
#pragma once

#include "model/estimate/question.h"

namespace gpuwise {

/// The need of a workload on `question.devices` equal cards. Never allocates. Errors are `problem`, not
/// exceptions.
MemoryEstimate estimateMemory(const Question &question);

/// The largest context (inference) that still fits `usableBytes` per card, 0 if none does; monotone search
/// over estimateMemory, not beyond the model's own maximum.
int largestContext(const Question &question, double usableBytesPerDevice);
/// The largest batch (training) or number of sequences (inference), 0 if none.
int largestBatch(const Question &question, double usableBytesPerDevice);

} // namespace gpuwise
