// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bytes of the weights by precision: what is quantised and what stays 16-bit. Never "parameters of the name
// times bytes".
#pragma once

#include "model/estimate/question.h"

namespace gpuwise {

struct WeightBytes
{
    double bytes = 0;
    double keptParams = 0; ///< parameters that stay 16-bit
    FormulaId formula = FormulaId::WeightsPlain;
};

/// Weights of the whole model as a framework holds them. `untiedHead`: it stores a copy of a tied head.
WeightBytes weightBytes(const ModelShape &shape, const Precision &precision, bool untiedHead);

/// Embedding parameters, once when tied, twice when the head is a matrix of its own.
double embeddingAndHeadParams(const ModelShape &shape, bool untiedHead);
/// Parameters of all experts.
double expertParams(const ModelShape &shape);
/// Query width and KV width of a full-attention layer, in elements.
double queryWidth(const ModelShape &shape);
double kvWidth(const ModelShape &shape);
/// Feed-forward width that one token passes (experts: those used for a token).
double activeFeedForward(const ModelShape &shape);
/// Do the numbers suffice for a memory estimate?
bool hasShape(const ModelShape &shape);

} // namespace gpuwise
