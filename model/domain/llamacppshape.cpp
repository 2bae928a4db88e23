// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/llamacppshape.h"

#include <utility>

namespace gpuwise {

std::optional<LlamaCppArch> llamaCppArchFromName(QStringView name)
{
    using enum LlamaCppArch;
    static constexpr std::pair<QLatin1StringView, LlamaCppArch> names[] = {
        {QLatin1StringView("llama"), Llama},
        {QLatin1StringView("llama4"), Llama4},
        {QLatin1StringView("qwen2"), Qwen2},
        {QLatin1StringView("qwen3"), Qwen3},
        {QLatin1StringView("qwen3moe"), Qwen3Moe},
        {QLatin1StringView("qwen3next"), Qwen3Next},
        {QLatin1StringView("qwen35"), Qwen35},
        {QLatin1StringView("qwen35moe"), Qwen35Moe},
        {QLatin1StringView("gemma2"), Gemma2},
        {QLatin1StringView("gemma3"), Gemma3},
        {QLatin1StringView("gemma3n"), Gemma3n},
        {QLatin1StringView("gemma4"), Gemma4},
        {QLatin1StringView("phi3"), Phi3},
        {QLatin1StringView("deepseek2"), DeepSeek2},
        {QLatin1StringView("deepseek32"), DeepSeek32},
        {QLatin1StringView("glm-dsa"), GlmDsa},
        {QLatin1StringView("glm4"), Glm4},
        {QLatin1StringView("glm4moe"), Glm4Moe},
        {QLatin1StringView("gpt-oss"), GptOss},
        {QLatin1StringView("falcon"), Falcon},
        {QLatin1StringView("command-r"), CommandR},
        {QLatin1StringView("cohere2"), Cohere2},
        {QLatin1StringView("mamba"), Mamba},
        {QLatin1StringView("mamba2"), Mamba2},
        {QLatin1StringView("jamba"), Jamba},
        {QLatin1StringView("granitehybrid"), GraniteHybrid},
        {QLatin1StringView("bert"), Bert},
        {QLatin1StringView("minimax-m2"), MiniMaxM2},
        {QLatin1StringView("exaone4"), Exaone4},
        {QLatin1StringView("seed_oss"), SeedOss},
    };
    for (const auto &[known, arch] : names)
        if (name == known)
            return arch;
    return std::nullopt;
}

} // namespace gpuwise
