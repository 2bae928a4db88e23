// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/accuracy/rulesofthumb.h"

namespace gpuwise {

namespace {

constexpr double andFifth = 1.2;

/// The last column of the table "Hardware Requirement" in LLaMA-Factory's README (commit ff6d4d12 of
/// 2026-08-18): GB for each billion parameters.
std::optional<double> llamaFactoryBytes(const Question &question)
{
    switch (question.task) {
    case Task::Pretrain:
    case Task::FullFineTune:
        return question.trainingDetail.regime == TrainingRegime::PureHalf ? 8 : 18;
    case Task::Lora:
        return 2;
    case Task::Qlora:
        return question.weights.bitsPerWeight > 6 ? 1 : question.weights.bitsPerWeight > 3 ? 0.5 : 0.25;
    case Task::Inference:
    case Task::Image:
    case Task::Learn:
        break;
    }
    return std::nullopt;
}

} // namespace

std::optional<double> ruleOfThumbBytes(RuleOfThumb rule, const Question &question)
{
    if (!question.shape || question.shape->params <= 0)
        return std::nullopt;
    const double params = question.shape->params;
    switch (rule) {
    case RuleOfThumb::WeightsAndFifth:
        return params * question.weights.bitsPerWeight / 8 * andFifth;
    case RuleOfThumb::SixteenBitAndFifth:
        return params * 2 * andFifth;
    case RuleOfThumb::LlamaFactory:
        if (const auto bytes = llamaFactoryBytes(question))
            return params * *bytes;
        break;
    }
    return std::nullopt;
}

} // namespace gpuwise
