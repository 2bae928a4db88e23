// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one sequence keeps: keys and values of full and windowed layers, latents, compressed entries,
// recurrent state. For runtimes other than llama.cpp, whose cells are padded (llamacpp/cache.h).
#pragma once

#include "model/estimate/question.h"

namespace gpuwise {

/// Bytes of the cache as a function of the tokens in it.
struct KvRates
{
    double perToken = 0;       ///< of layers that keep everything
    double perWindowToken = 0; ///< of layers that keep only a window
    double window = 0;         ///< tokens
    double fixed = 0;          ///< independent of the length
    FormulaId formula = FormulaId::KvPerToken;

    double bytes(double tokens) const
    {
        return perToken * tokens + perWindowToken * std::min(tokens, window > 0 ? window : tokens) + fixed;
    }
};

/// `bits` of one element; `tensorParallel` ranks share the KV heads, which are copied beyond their number.
KvRates kvRates(const ModelShape &shape, double bits, int tensorParallel = 1);

/// Recurrent state of one sequence, fp32.
double recurrentBytes(const ModelShape &shape);

} // namespace gpuwise
