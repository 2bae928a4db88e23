// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people multiply by instead of computing: public rules of thumb for memory, so that the error of the
// estimates can be read beside theirs.
#pragma once

#include "model/estimate/question.h"

#include <optional>

namespace gpuwise {

enum class RuleOfThumb
{
    WeightsAndFifth,    ///< the weights as stored, and 20 %
    SixteenBitAndFifth, ///< 2 bytes a parameter, and 20 %
    LlamaFactory,       ///< bytes a parameter by method, as LLaMA-Factory publishes them; training only
};
inline constexpr int ruleOfThumbCount = static_cast<int>(RuleOfThumb::LlamaFactory) + 1;

/// Bytes over all cards; nullopt where the rule says nothing.
std::optional<double> ruleOfThumbBytes(RuleOfThumb rule, const Question &question);

} // namespace gpuwise
