// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/memorycases.h"

#include "model/estimate/fit.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

Runtime runtimeOf(const QString &framework)
{
    static const std::pair<QLatin1StringView, Runtime> starts[] = {
        {"llama.cpp"_L1, Runtime::LlamaCpp},  {"ollama"_L1, Runtime::LlamaServer},
        {"llama-box"_L1, Runtime::LlamaCpp},  {"vllm"_L1, Runtime::Vllm},
        {"sglang"_L1, Runtime::Vllm},         {"AutoAWQ"_L1, Runtime::AutoAwq},
        {"exllama"_L1, Runtime::Exllama},     {"litgpt"_L1, Runtime::Litgpt},
        {"diffusers"_L1, Runtime::Diffusers},
    };
    for (const auto &[start, runtime] : starts)
        if (framework.startsWith(start, Qt::CaseInsensitive))
            return runtime;
    return Runtime::Transformers;
}

TransformersEra eraOf(const QString &framework)
{
    if (framework.startsWith("transformers 4.51"_L1))
        return TransformersEra::Measured451;
    if (framework.startsWith("transformers ~4.37"_L1))
        return TransformersEra::Concatenating;
    if (framework.startsWith("transformers (remote"_L1))
        return TransformersEra::RemoteCode;
    // A table that names no version is older than the change to the logits of one position.
    if (framework == "transformers"_L1)
        return TransformersEra::PromptLogits;
    return TransformersEra::Current;
}

Sharding shardingOf(const QString &word)
{
    static const std::pair<QLatin1StringView, Sharding> words[] = {
        {"fsdp"_L1, Sharding::Fsdp},   {"zero3"_L1, Sharding::Zero3},
        {"zero2"_L1, Sharding::Zero2}, {"zero1"_L1, Sharding::Zero1},
        {"pp"_L1, Sharding::Layer},    {"tp"_L1, Sharding::TensorParallel},
        {"layer"_L1, Sharding::Layer}, {"cpu_offload"_L1, Sharding::CpuOffload},
    };
    for (const auto &[name, sharding] : words)
        if (word == name)
            return sharding;
    return Sharding::None;
}

void setLlamaCpp(const Catalogue &catalogue, const AiModel &model, CaseQuestion &asked)
{
    std::optional<LlamaCppShape> shape;
    if (catalogue.llamaCppShapes.contains(model.id))
        shape = catalogue.llamaCppShapes.value(model.id);
    else
        shape = guessLlamaCppShape(model.shape, model.family);
    if (!shape)
        return;
    asked.plan = planFor(*shape, asked.question.weights.gguf);
    asked.question.llamaCpp = &asked.plan;
}

/// The words of a row as the catalogue knows them, or the first of them that it knows: "bnb nf4 r64" is nf4.
const Quantisation *precisionOf(const Catalogue &catalogue, const QString &words)
{
    if (const Quantisation *exact = findWeightPrecision(catalogue, words))
        return exact;
    for (const QString &word : words.split(QRegularExpression(u"[\\s,;()+]+"_s), Qt::SkipEmptyParts))
        if (const Quantisation *known = findWeightPrecision(catalogue, word))
            return known;
    return nullptr;
}

} // namespace

double usableOfCase(const Catalogue &catalogue, const QString &name, double labelGB)
{
    if (const Gpu *gpu = findGpu(catalogue, name)) {
        // Rows name the chip; the catalogue's card must be of the memory that the row states.
        const auto own = gpu->number(SpecField::MemoryGB);
        if (own && (labelGB <= 0 || std::abs(*own / labelGB - 1) < 0.05))
            return usableMemory(catalogue, *gpu, OperatingSystem::Linux).bytes;
    }
    return labelGB > 0 ? fromGiB(labelGB) * 0.985 : 0;
}

bool askCommon(const Catalogue &catalogue, const CaseRow &row, CaseQuestion &asked)
{
    const QString name = row.text("model_id"_L1).isEmpty() ? row.text("model"_L1) : row.text("model_id"_L1);
    const AiModel *model = findModel(catalogue, name);
    Question &q = asked.question;
    if (model)
        asked.shape = model->shape;
    else
        asked.shape.params = row.number("params_b"_L1).value_or(0) * 1e9;
    if (asked.shape.params <= 0) {
        asked.note = u"neither the model nor its size is known"_s;
        return false;
    }
    q.shape = &asked.shape;
    q.devices = std::max(1, row.count("gpus"_L1, 1));
    q.runtime = runtimeOf(row.text("framework"_L1));
    q.sharding = shardingOf(row.text("parallelism"_L1));
    q.layout.tensor = row.count("tp"_L1, 0);
    q.layout.context = row.count("cp"_L1, 0);
    q.layout.data = row.count("dp_shard"_L1, 0);
    // Training runs that name tensor ranks divide the rest of the cards over the states.
    if (const Gpu *gpu = findGpu(catalogue, row.text("gpu"_L1)))
        q.device = traitsOf(*gpu);
    const QString words =
        row.text("quant_id"_L1).isEmpty() ? row.text("precision_or_quant"_L1) : row.text("quant_id"_L1);
    const Quantisation *precision = precisionOf(catalogue, words);
    const bool llamaCpp = q.runtime == Runtime::LlamaCpp || q.runtime == Runtime::LlamaServer;
    if (!precision && llamaCpp)
        precision = catalogue.quantisation(u"gguf_f16");
    if (!precision) {
        asked.note = u"precision not known: "_s + words;
        return false;
    }
    const Quantisation *exact = resolvePrecision(catalogue, *precision, q.runtime, q.task);
    q.weights = toPrecision(*exact);
    if (llamaCpp && q.weights.family == PrecisionFamily::Half && q.weights.gguf == GgufType::None)
        q.weights.gguf = GgufType::F16;
    q.inferenceDetail.secondHeadCopy = q.runtime == Runtime::Transformers &&
                                       (exact->id.startsWith("awq"_L1) || exact->id.startsWith("fp8"_L1));
    q.inferenceDetail.kernelScratch = exact->id.startsWith("gptq"_L1);
    q.inferenceDetail.dequantisesBlocks =
        precision->kind == QuantisationKind::Generic && precision->bitsPerWeight < 12;
    if (model)
        setLlamaCpp(catalogue, *model, asked);
    return true;
}

void askInference(const Catalogue &catalogue, const CaseRow &row, CaseQuestion &asked)
{
    Question &q = asked.question;
    q.task = Task::Inference;
    if (!askCommon(catalogue, row, asked))
        return;
    const int prompt = row.count("seq_len"_L1, 0);
    const int context = row.count("context_tokens"_L1, prompt);
    q.inference.contextTokens = std::max(1, std::max(context, prompt));
    q.inference.sequences = std::max(1, row.count("batch"_L1, 1));
    q.inference.flashAttention = true;
    q.inferenceDetail.promptTokens = prompt;
    q.inferenceDetail.era = eraOf(row.text("framework"_L1));
    q.inferenceDetail.headUntied = row.is("head_tied_in_memory"_L1, "no"_L1) && q.runtime == Runtime::Litgpt;
    if (q.sharding == Sharding::None && q.devices > 1)
        q.sharding = Sharding::Layer;
    if (q.sharding == Sharding::Fsdp || q.sharding == Sharding::Zero3)
        q.sharding = Sharding::TensorParallel; // every rank holds an even share
    const QString kv =
        row.text("kv_cache_dtype"_L1).isEmpty() ? row.text("kv_dtype"_L1) : row.text("kv_cache_dtype"_L1);
    if (const Quantisation *cache = findKvPrecision(catalogue, kv)) {
        q.kvBitsPerElement = cache->bitsPerWeight;
        q.kvQuantised = cache->bitsPerWeight < 16;
    }
    if (q.runtime == Runtime::LlamaCpp || q.runtime == Runtime::LlamaServer) {
        q.inference.flashAttention =
            row.is("flash_attn"_L1, "true"_L1) || row.is("flash_attention"_L1, "on"_L1);
        q.inference.ubatch = row.count("ubatch"_L1, 512);
        q.inferenceDetail.splitKv = true;
    } else {
        q.inferenceDetail.batchedTokens = row.count("ubatch"_L1, row.count("max_batched_tokens"_L1, 0));
    }
    q.inferenceDetail.cudaGraphs = !row.is("enforce_eager"_L1, "yes"_L1);
    q.inferenceDetail.memoryUtilization = row.number("gpu_memory_utilization"_L1).value_or(0);
}

} // namespace gpuwise
