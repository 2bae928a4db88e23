// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/llamacppshape.h"

#include <utility>
#include <vector>

namespace gpuwise {

namespace {

/// One number a layer. An empty text gives `fallback` everywhere, a single number repeats.
std::optional<std::vector<int>> perLayer(const QString &text, int layers, int fallback)
{
    std::vector<int> values;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        const qsizetype x = word.indexOf(u'x');
        bool countOk = true, valueOk = false;
        const int count = x < 0 ? 1 : QStringView(word).left(x).toInt(&countOk);
        const int value = QStringView(word).mid(x + 1).toInt(&valueOk);
        if (!countOk || !valueOk || count < 1 || count > maxLayers || value < 0)
            return std::nullopt;
        values.insert(values.end(), static_cast<std::size_t>(count), value);
    }
    if (values.empty())
        values.push_back(fallback);
    if (values.size() == 1)
        values.assign(static_cast<std::size_t>(layers), values.front());
    if (values.size() != static_cast<std::size_t>(layers))
        return std::nullopt;
    return values;
}

bool isRecurrent(const LlamaCppShape &shape, const LlamaCppLists &lists, std::size_t layer)
{
    switch (shape.arch) {
    case LlamaCppArch::Mamba:
    case LlamaCppArch::Mamba2:
        return true;
    case LlamaCppArch::Jamba:
    case LlamaCppArch::GraniteHybrid:
        return shape.kvHeads[layer] == 0;
    default:
        return lists.fullAttentionInterval > 0 &&
               (static_cast<int>(layer) + 1) % lists.fullAttentionInterval != 0;
    }
}

} // namespace

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

bool finishLlamaCppShape(const LlamaCppLists &lists, LlamaCppShape &shape)
{
    if (shape.layers < 1 || shape.layers > maxLayers)
        return false;
    const auto feedForward = perLayer(lists.feedForward, shape.layers, 0);
    const auto kvHeads = perLayer(lists.kvHeads, shape.layers, shape.heads);
    const auto pattern = perLayer(lists.windowPattern, shape.layers, 0);
    if (!feedForward || !kvHeads || !pattern)
        return false;
    const bool oneNumber = !lists.windowPattern.isEmpty() && !lists.windowPattern.contains(u' ');
    if (shape.arch == LlamaCppArch::Phi3)
        shape.slidingWindow = 0; // its window is switched off in the code
    shape.gatedDeltaNet = lists.fullAttentionInterval > 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape.layers); ++i) {
        const int period = (*pattern)[i];
        shape.feedForward[i] = (*feedForward)[i];
        shape.kvHeads[i] = static_cast<std::uint16_t>((*kvHeads)[i]);
        shape.recurrent[i] = isRecurrent(shape, lists, i);
        shape.window[i] = shape.slidingWindow > 0 &&
                          (oneNumber ? period > 0 && static_cast<int>(i) % period < period - 1 : period == 1);
    }
    if (shape.keyLength == 0 && shape.heads > 0)
        shape.keyLength = shape.hidden / shape.heads;
    if (shape.valueLength == 0)
        shape.valueLength = shape.keyLength;
    if (shape.experts > 0 && shape.expertFeedForward == 0)
        shape.expertFeedForward = shape.feedForward[0];
    if (shape.ssmGroups == 0)
        shape.ssmGroups = 1;
    if (shape.arch == LlamaCppArch::Gemma3n)
        shape.kvSharedLayers = shape.layers - 20; // the layers from 20 on own no cache
    return true;
}

} // namespace gpuwise
