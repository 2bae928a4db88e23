// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/speedsoftware.h"

#include <span>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

using Start = std::pair<QLatin1StringView, QLatin1StringView>;

constexpr Start programs[] = {
    {"llamafile"_L1, "llamafile"_L1}, {"Ollama"_L1, "llama.cpp"_L1},
    {"SGLang"_L1, "vllm"_L1},         {"vLLM"_L1, "vllm"_L1},
    {"AutoAWQ"_L1, "autoawq"_L1},     {"HF transformers"_L1, "transformers"_L1},
    {"exllama"_L1, "exllama"_L1},     {"MLC"_L1, "mlc"_L1},
};

constexpr Start trainers[] = {
    {"llm-foundry"_L1, "llm-foundry"_L1},
    {"Megatron"_L1, "megatron"_L1},
    {"llmq"_L1, "llmq"_L1},
    {"HF Trainer"_L1, "hf trainer"_L1},
    {"NVIDIA DeepLearningExamples"_L1, "deeplearningexamples"_L1},
    {"LLaMA-Factory"_L1, "llama-factory"_L1},
    {"torchtitan"_L1, "torchtitan"_L1},
    {"torchtune"_L1, "torchtune"_L1},
    {"lit"_L1, "litgpt"_L1},
    {"fsdp_qlora"_L1, "fsdp_qlora"_L1},
    {"MLPerf"_L1, "mlperf"_L1},
};

constexpr Start imagePrograms[] = {
    {"stable-fast"_L1, "compiled"_L1},
    {"Core ML"_L1, "core ml"_L1},
    {"PyTorch"_L1, "eager"_L1},
};

constexpr QLatin1StringView framework("framework");

QString keyOf(const CaseRow &row, std::span<const Start> starts, QLatin1StringView fallback)
{
    for (const auto &[start, key] : starts)
        if (row.starts(framework, start))
            return key;
    return fallback;
}

} // namespace

QString inferenceSoftware(const CaseRow &row)
{
    if (!row.starts(framework, "llama.cpp"_L1))
        return keyOf(row, programs, "other"_L1);
    const QString date = row.text("framework_version_or_date"_L1);
    // Before fused attention and integer products on data-centre cards. "2023-11..2025" is a running table.
    const bool old = date.startsWith("2024-05"_L1) || (date.startsWith("2023"_L1) && !date.contains(".."_L1));
    return old ? u"llama.cpp 2024"_s : u"llama.cpp"_s;
}

QString trainingSoftware(const CaseRow &row)
{
    const QString key = keyOf(row, trainers, "other"_L1);
    const bool recomputes = key == "llm-foundry"_L1 && row.contains(framework, "actckpt"_L1);
    return recomputes ? u"llm-foundry checkpointing"_s : key;
}

QString imageSoftware(const CaseRow &row)
{
    if (row.starts(framework, "diffusers"_L1))
        return row.text(framework).endsWith("batch 1"_L1) ? u"eager"_s : u"batched"_s;
    return keyOf(row, imagePrograms, "median user"_L1);
}

} // namespace gpuwise
