// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/llamacpp/plan.h"

#include <string_view>

namespace gpuwise {

namespace {

using Arch = LlamaCppArch;

struct FamilyRule
{
    QLatin1StringView start; ///< of the family's name; the first match wins
    Arch dense;
    Arch moe;
};

constexpr FamilyRule familyRules[] = {
    {QLatin1StringView("Llama 4"), Arch::Llama4, Arch::Llama4},
    {QLatin1StringView("Qwen3-Next"), Arch::Qwen3Next, Arch::Qwen3Next},
    {QLatin1StringView("Qwen3"), Arch::Qwen3, Arch::Qwen3Moe},
    {QLatin1StringView("Qwen2"), Arch::Qwen2, Arch::Other},
    {QLatin1StringView("Qwen 1"), Arch::Qwen2, Arch::Other},
    {QLatin1StringView("Qwen1.5"), Arch::Qwen2, Arch::Other},
    {QLatin1StringView("DeepSeek R1 distill"), Arch::Llama, Arch::Other},
    {QLatin1StringView("Gemma 2"), Arch::Gemma2, Arch::Other},
    {QLatin1StringView("Gemma 3n"), Arch::Gemma3n, Arch::Other},
    {QLatin1StringView("Gemma 3"), Arch::Gemma3, Arch::Other},
    {QLatin1StringView("MedGemma"), Arch::Gemma3, Arch::Other},
    {QLatin1StringView("Gemma 4"), Arch::Gemma4, Arch::Gemma4},
    {QLatin1StringView("Phi-3"), Arch::Phi3, Arch::Other},
    {QLatin1StringView("Phi-4"), Arch::Phi3, Arch::Other},
    {QLatin1StringView("GLM-4"), Arch::Glm4, Arch::Glm4Moe},
    {QLatin1StringView("gpt-oss"), Arch::GptOss, Arch::GptOss},
    {QLatin1StringView("Falcon"), Arch::Falcon, Arch::Other},
    {QLatin1StringView("MiniMax M2"), Arch::MiniMaxM2, Arch::MiniMaxM2},
    {QLatin1StringView("EXAONE 4"), Arch::Exaone4, Arch::Exaone4},
    {QLatin1StringView("Seed-OSS"), Arch::SeedOss, Arch::Other},
};

std::optional<Arch> recurrentArch(const ModelShape &shape, const QString &family)
{
    switch (shape.linear) {
    case LinearKind::GatedDeltaNet:
        if (family.startsWith(QLatin1StringView("Qwen3-Next")))
            return Arch::Qwen3Next;
        return shape.isMoe() ? Arch::Qwen35Moe : Arch::Qwen35;
    case LinearKind::Mamba1:
        return shape.globalLayers > 0 ? Arch::Jamba : Arch::Mamba;
    case LinearKind::Mamba2:
        return shape.globalLayers > 0 ? Arch::GraniteHybrid : Arch::Mamba2;
    default:
        return std::nullopt;
    }
}

std::optional<Arch> guessArch(const ModelShape &shape, const QString &family)
{
    if (shape.linear != LinearKind::None || shape.linearLayers > 0)
        return recurrentArch(shape, family);
    if (shape.attention == AttentionKind::Compressed || shape.attention == AttentionKind::None)
        return std::nullopt;
    if (shape.pattern[0] == 'E')
        return Arch::Bert;
    if (shape.mlaKvLoraRank > 0) {
        if (shape.indexerLayers > 0)
            return family.startsWith(QLatin1StringView("GLM")) ? Arch::GlmDsa : Arch::DeepSeek32;
        return Arch::DeepSeek2;
    }
    if (shape.indexerLayers > 0) // MiniMax M3: how llama.cpp keeps its index keys is not known
        return std::nullopt;
    if (family.startsWith(QLatin1StringView("Command")))
        return shape.slidingLayers > 0 ? Arch::Cohere2 : Arch::CommandR;
    for (const FamilyRule &rule : familyRules)
        if (family.startsWith(rule.start))
            return shape.isMoe() ? rule.moe : rule.dense;
    return Arch::Other;
}

/// Layers whose letters llama.cpp's rules do not cover make the whole model unknown.
bool knownLetters(const ModelShape &shape)
{
    for (int i = 0; i < shape.layers; ++i) {
        const char letter = shape.pattern[static_cast<std::size_t>(i)];
        if (std::string_view("GSLE").find(letter == '\0' ? 'G' : letter) == std::string_view::npos)
            return false;
    }
    return true;
}

void fillLayers(const ModelShape &shape, LlamaCppShape &out)
{
    const int fullHeads = shape.globalKvHeads > 0 ? shape.globalKvHeads : shape.kvHeads;
    const int windowHeads = shape.slidingKvHeads > 0 ? shape.slidingKvHeads : shape.kvHeads;
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape.layers); ++i) {
        const char letter = shape.pattern[i];
        out.window[i] = letter == 'S' && out.slidingWindow > 0;
        out.recurrent[i] = letter == 'L';
        const int kvHeads = out.isMla() ? 1 : out.window[i] ? windowHeads : fullHeads;
        out.kvHeads[i] = out.recurrent[i] ? std::uint16_t{0} : static_cast<std::uint16_t>(kvHeads);
        out.feedForward[i] = shape.intermediate > 0 ? shape.intermediate : shape.expertIntermediate;
    }
}

} // namespace

LlamaCppPlan planFor(const LlamaCppShape &shape, GgufType format, GgufType rest)
{
    LlamaCppPlan plan;
    plan.shape = shape;
    plan.widths = widthsOf(shape);
    plan.cache = cacheSumsOn(shape, {}, 0);
    planWeights(shape, format, plan.weights, rest);
    return plan;
}

std::optional<LlamaCppShape> guessLlamaCppShape(const ModelShape &shape, const QString &family)
{
    const std::optional<Arch> arch = guessArch(shape, family);
    if (!arch || shape.layers <= 0 || shape.layers > maxLayers || shape.hidden <= 0 || shape.vocab <= 0 ||
        !knownLetters(shape))
        return std::nullopt;
    LlamaCppShape out;
    out.guessed = *arch == Arch::Other;
    out.arch = *arch;
    out.layers = shape.layers;
    out.hidden = shape.hidden;
    out.heads = shape.heads;
    out.keyLength = shape.globalHeadDim > 0 ? shape.globalHeadDim : shape.headDim;
    out.valueLength = shape.valueHeadDim > 0 ? shape.valueHeadDim : out.keyLength;
    out.vocab = shape.vocab;
    out.contextLength = shape.maxContext;
    out.tiedHead = shape.head == HeadStorage::Tied;
    const bool windows = shape.slidingLayers > 0 && out.arch != Arch::Phi3;
    out.slidingWindow = windows ? shape.slidingWindow : 0;
    if (windows && shape.slidingHeadDim > 0 && shape.slidingHeadDim != out.keyLength)
        out.windowKeyLength = shape.slidingHeadDim;
    if (shape.isMoe()) {
        out.experts = shape.experts;
        out.expertsUsed = shape.expertsActive;
        out.expertFeedForward = shape.expertIntermediate > 0 ? shape.expertIntermediate : shape.intermediate;
        out.sharedExpertFeedForward = shape.sharedExpertIntermediate;
        out.denseLead = shape.denseLeadLayers;
    }
    if (shape.mlaKvLoraRank > 0) {
        out.qLora = shape.qLoraRank;
        out.kvLora = shape.mlaKvLoraRank;
        out.ropeDims = shape.mlaRopeDim;
        out.mlaKeyLength = shape.headDim;
        out.mlaValueLength = shape.valueHeadDim > 0 ? shape.valueHeadDim : shape.headDim;
        out.keyLength = out.kvLora + out.ropeDims;
        out.valueLength = out.kvLora;
        out.indexerHeads = shape.indexerHeads;
        out.indexerKey = shape.indexerDim;
    }
    out.ssmConv = shape.ssmConv;
    out.ssmInner = shape.ssmInner;
    out.ssmState = shape.ssmState;
    out.ssmHeads = shape.ssmHeads;
    out.ssmGroups = shape.ssmGroups > 0 ? shape.ssmGroups : 1;
    out.gatedDeltaNet = shape.linear == LinearKind::GatedDeltaNet;
    out.perLayerEmbedding = shape.perLayerEmbedDim;
    out.kvSharedLayers = shape.kvSharedLayers;
    fillLayers(shape, out);
    return out;
}

} // namespace gpuwise
