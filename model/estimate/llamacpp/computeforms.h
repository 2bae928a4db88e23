// SPDX-License-Identifier: GPL-3.0-or-later
//
// Candidate peaks of one GPU's graph: the feed-forward part, the experts, attention, recurrence. In floats a
// token; the buffer is the largest of those that apply.
#pragma once

#include "model/estimate/llamacpp/compute.h"

namespace gpuwise::llamacpp {

/// One question about the compute buffer, with what every form needs.
struct Graph
{
    Graph(const LlamaCppShape &shape, const LlamaCppWidths &widths, const LlamaCppSettings &settings);

    const LlamaCppShape &s;
    const LlamaCppWidths &w;
    const LlamaCppSettings &set;
    LlamaCppCells cells;
    double tokens;        ///< of a step
    double h;             ///< hidden size
    double perLayer;      ///< per-layer embeddings of all layers
    double indexerScores; ///< kept index tensors of sparse attention

    bool parallelResidual() const;
    double masks() const;         ///< bytes
    double body() const;          ///< bytes of the largest form, without masks
    double quantisedCopy() const; ///< bytes: f16 copy of one layer's quantised cache under flash attention
    double rowsBelowLogits() const;
    double logits() const; ///< bytes

private:
    double feedForward() const;
    double experts() const;
    double recurrence() const;
    double attention() const;
    double latentAttention() const;
    double largestForm() const;
};

} // namespace gpuwise::llamacpp
