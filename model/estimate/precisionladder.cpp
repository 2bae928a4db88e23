// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/precisionladder.h"

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

constexpr std::array allWeights{"amp", "bf16"};
constexpr std::array lora{"bf16", "int8_bnb"};
constexpr std::array qlora{"nf4", "nf4_dq"};
constexpr std::array images{"bf16", "fp8", "int8_torchao", "nf4"};
constexpr std::array inference{"bf16", "fp8", "q8_0", "q6_k", "q5_k_m", "q4_k_m", "iq4_xs", "q3_k_m"};
/// Formats of programs other than llama.cpp, and one below what the picker offers.
constexpr std::array others{"int8_bnb", "nf4", "awq", "exl2_5", "exl2_4", "exl2_3", "q2_k"};

bool trains(const Question &question, const Quantisation &quantisation)
{
    const Framework framework = question.training.framework;
    if (quantisation.id == QLatin1StringView("int8_bnb")) // bitsandbytes under HF Trainer
        return framework == Framework::Peft || framework == Framework::Axolotl ||
               framework == Framework::LlamaFactory;
    return true;
}

} // namespace

std::span<const char *const> offeredPrecisions(Task task)
{
    switch (task) {
    case Task::Pretrain:
    case Task::FullFineTune:
        return allWeights;
    case Task::Lora:
        return lora;
    case Task::Qlora:
        return qlora;
    case Task::Image:
        return images;
    case Task::Inference:
    case Task::Learn:
        break;
    }
    return inference;
}

std::vector<const Quantisation *> smallerPrecisions(const Catalogue &catalogue, const Question &question)
{
    std::vector<const Quantisation *> found;
    const bool anyProgram = question.task == Task::Inference || question.task == Task::Learn;
    const auto add = [&](std::span<const char *const> ids) {
        for (const char *id : ids) {
            const Quantisation *next = catalogue.quantisation(QString::fromLatin1(id));
            if (next && (anyProgram ? runsOn(*next, question.runtime) : trains(question, *next)))
                found.push_back(next);
        }
    };
    add(offeredPrecisions(question.task));
    if (anyProgram)
        add(others);
    std::stable_sort(found.begin(), found.end(), [](const Quantisation *a, const Quantisation *b) {
        return a->bitsPerWeight > b->bitsPerWeight;
    });
    return found;
}

} // namespace gpuwise
