// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/memorycases.h"

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

struct Format
{
    GgufType type = GgufType::None;
    GgufType rest = GgufType::Bf16;
};

Format formatOf(const QString &words)
{
    static const std::pair<QLatin1StringView, GgufType> names[] = {
        {"F16"_L1, GgufType::F16},       {"BF16"_L1, GgufType::Bf16},     {"Q8_0"_L1, GgufType::Q8_0},
        {"Q6_K"_L1, GgufType::Q6_K},     {"Q5_K_M"_L1, GgufType::Q5_K_M}, {"Q4_K_M"_L1, GgufType::Q4_K_M},
        {"Q4_K_S"_L1, GgufType::Q4_K_S}, {"Q4_0"_L1, GgufType::Q4_0},     {"Q3_K_M"_L1, GgufType::Q3_K_M},
    };
    const auto find = [](QStringView word) {
        for (const auto &[name, type] : names)
            if (word == name)
                return type;
        return GgufType::None;
    };
    if (words.startsWith("MXFP4"_L1))
        return {GgufType::Mxfp4, find(QStringView(words).mid(6))};
    return {find(words), GgufType::Bf16};
}

double bitsOf(const QString &type)
{
    if (type.startsWith("q8_0"_L1))
        return 8.5;
    if (type.startsWith("q4_0"_L1))
        return 4.5;
    if (type.startsWith("q5_0"_L1))
        return 5.5;
    if (type.startsWith("q5_1"_L1))
        return 6;
    if (type.startsWith("q4_1"_L1))
        return 5;
    return type.startsWith("f32"_L1) ? 32 : 16;
}

LlamaCppSettings settingsOf(const CaseRow &row)
{
    LlamaCppSettings settings;
    settings.contextTokens = row.count("n_ctx"_L1, 4096);
    settings.sequences = std::max(1, row.count("n_seq"_L1, 1));
    settings.ubatch = std::max(1, row.count("n_ubatch"_L1, 512));
    settings.outputs = row.count("n_outputs_max"_L1, 2048);
    settings.fullWindowCache = row.is("swa_full"_L1, "1"_L1);
    settings.flashAttention = row.is("flash_attn"_L1, "1"_L1);
    settings.cuda = row.is("device"_L1, "cuda-rules"_L1);
    settings.keyBits = bitsOf(row.text("kv_type"_L1));
    settings.valueBits = bitsOf(row.text("kv_type_v"_L1));
    settings.devices = std::max(1, row.count("n_gpus"_L1, 1));
    settings.version =
        row.starts("llamacpp_commit"_L1, "c392"_L1) ? LlamaCppVersion::Feb2025 : LlamaCppVersion::Current;
    settings.unified = row.is("kv_unified"_L1, "1"_L1) || settings.version == LlamaCppVersion::Feb2025;
    if (settings.cuda && !row.is("gpu_layers"_L1, "all"_L1))
        settings.gpuLayers = row.count("gpu_layers"_L1, -1);
    return settings;
}

} // namespace

LlamaCppCaseAnswer llamaCppCase(const Catalogue &catalogue, const CaseRow &row)
{
    LlamaCppCaseAnswer answer;
    const AiModel *model = findModel(catalogue, row.text("model"_L1));
    if (!model) {
        answer.note = u"model not known"_s;
        return answer;
    }
    std::optional<LlamaCppShape> shape;
    if (catalogue.llamaCppShapes.contains(model->id))
        shape = catalogue.llamaCppShapes.value(model->id);
    else
        shape = guessLlamaCppShape(model->shape, model->family);
    if (!shape) {
        answer.note = u"llama.cpp's rules for its layers are not known"_s;
        return answer;
    }
    const Format format = formatOf(row.text("weight_type"_L1));
    const LlamaCppPlan plan = planFor(*shape, format.type, format.rest);
    const LlamaCppSettings settings = settingsOf(row);
    double weights = 0, kv = 0, recurrent = 0, compute = 0;
    for (int device = 0; device < settings.devices; ++device) {
        const LlamaCppCache cache = cacheOn(plan.shape, settings, device);
        weights += gpuWeightBytes(plan.weights, device, settings.devices, settings.gpuLayers);
        kv += cache.kv;
        recurrent += cache.recurrent;
        compute += computeBufferOn(plan.shape, plan.widths, settings, device, &plan.weights).expected;
    }
    if (settings.gpuLayers >= 0 && recurrent > 0) {
        // Its report of a partial offload counts the state on the GPU with the cache, and all of it once
        // more.
        kv += recurrent;
        LlamaCppSettings all = settings;
        all.gpuLayers = -1;
        recurrent = cacheOn(plan.shape, all, 0).recurrent;
    }
    if (!settings.cuda)
        weights = plan.weights.fileBytes;
    if (format.type != GgufType::None)
        answer.model = toMiB(weights);
    answer.kv = toMiB(kv);
    answer.recurrent = toMiB(recurrent);
    if (settings.version == LlamaCppVersion::Current && settings.cuda)
        answer.compute = toMiB(compute);
    else
        answer.note = u"compute buffers are known for CUDA devices of the current release only"_s;
    return answer;
}

} // namespace gpuwise
