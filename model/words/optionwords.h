// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command line's words for the values of an enumeration, in its order, parted by "|": one table for what
// reads options (app/cli) and for what writes them (model/report/reportcommand.h).
#pragma once

namespace gpuwise {

inline constexpr const char *taskWords = "pretrain|full|lora|qlora|infer|image|learn";
inline constexpr const char *runtimeWords =
    "llama.cpp|llama-server|vllm|transformers|exllama|autoawq|litgpt|diffusers";
inline constexpr const char *shardingWords = "none|layer|tp|zero1|zero2|zero3|fsdp|cpu-offload";
inline constexpr const char *optimizerWords = "adamw|adamw8bit|paged_adamw8bit|adafactor|sgd";
inline constexpr const char *checkpointingWords = "off|on|offload";
inline constexpr const char *lossWords = "plain|chunked|fused";
inline constexpr const char *loraTargetWords = "all|attention|qv";
inline constexpr const char *frameworkWords =
    "peft|torchtune|litgpt|unsloth|llama-factory|axolotl|llm-foundry|torchtitan|megatron|deepspeed";
inline constexpr const char *regionWords = "cn|us|eu|any";
inline constexpr const char *acquireWords = "buy|rent|either";
inline constexpr const char *coversWords = "cards|supply|pc";
inline constexpr const char *osWords = "linux|windows|macos";
inline constexpr const char *vendorWords = "nvidia|amd|intel|apple|huawei|moore threads|cambricon|hygon";
inline constexpr const char *supplyWords = "atx3|older";
inline constexpr const char *supplyLevelWords = "plain|bronze|silver|gold|platinum|titanium";

} // namespace gpuwise
