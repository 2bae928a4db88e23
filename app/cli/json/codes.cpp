// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stable words of the JSON contract; never translated.
#include "app/cli/json/json.h"

#include <array>

namespace gpuwise {

namespace {

template <std::size_t N, typename E> QString pick(const std::array<const char *, N> &codes, E value)
{
    return QString::fromLatin1(codes[static_cast<std::size_t>(value)]);
}

} // namespace

QString verdictCode(Verdict verdict)
{
    return pick(std::array{"fits", "tight", "no", "unknown"}, verdict);
}

QString taskCode(Task task)
{
    return pick(std::array{"pretrain", "full", "lora", "qlora", "infer", "image", "learn"}, task);
}

QString runtimeCode(Runtime runtime)
{
    return pick(std::array{"llama.cpp", "llama-server", "vllm", "transformers", "exllama", "autoawq",
                           "litgpt", "diffusers"},
                runtime);
}

QString frameworkCode(Framework framework)
{
    return pick(std::array{"peft", "torchtune", "litgpt", "unsloth", "llama-factory", "axolotl",
                           "llm-foundry", "torchtitan", "megatron", "deepspeed"},
                framework);
}

QString shardingCode(Sharding sharding)
{
    return pick(std::array{"none", "layer", "tp", "zero1", "zero2", "zero3", "fsdp", "cpu-offload"},
                sharding);
}

QString stateCode(FactState state)
{
    return pick(std::array{"published", "derived", "unconfirmed", "not_published", "not_supported"}, state);
}

QString confidenceCode(Confidence confidence)
{
    return pick(std::array{"high", "medium", "low"}, confidence);
}

QString claimVerdictCode(ClaimVerdict verdict)
{
    return pick(std::array{"true", "false", "partly", "low", "high", "depends", "unverified"}, verdict);
}

QString offerKindCode(OfferKind kind)
{
    return pick(std::array{"new_msrp", "new_street", "used", "on_demand", "spot", "reserved", "community"},
                kind);
}

} // namespace gpuwise
