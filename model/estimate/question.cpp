// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/question.h"

#include "model/domain/resemblance.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

QLatin1StringView runtimeWord(Runtime runtime)
{
    switch (runtime) {
    case Runtime::LlamaCpp:
    case Runtime::LlamaServer:
        return "llama.cpp"_L1;
    case Runtime::Vllm:
        return "vllm"_L1;
    case Runtime::Transformers:
        return "transformers"_L1;
    case Runtime::Exllama:
        return "exllama"_L1;
    case Runtime::AutoAwq:
        return "autoawq"_L1;
    case Runtime::Litgpt:
        return "litgpt"_L1;
    case Runtime::Diffusers:
        return "diffusers"_L1;
    }
    return "transformers"_L1;
}

/// Chooses the runtime: asked for, by task, by card, or one that runs the asked precision.
Runtime runtimeFor(const Workload &workload, const Quantisation *asked, Segment segment,
                   AssumptionSet &assumptions)
{
    if (workload.task.task == Task::Image)
        return Runtime::Diffusers;
    if (isTraining(workload.task.task))
        return Runtime::Transformers;
    if (workload.task.inference.runtime)
        return *workload.task.inference.runtime;
    const Runtime usual = defaultRuntime(segment);
    if (!asked || asked->kind == QuantisationKind::Generic || runsOn(*asked, usual)) {
        assumptions.add(AssumptionId::RuntimeByCard);
        return usual;
    }
    for (const Runtime other : {Runtime::LlamaCpp, Runtime::Vllm, Runtime::Transformers, Runtime::Exllama})
        if (runsOn(*asked, other)) {
            assumptions.add(AssumptionId::RuntimeByPrecision);
            return other;
        }
    assumptions.add(AssumptionId::RuntimeByCard);
    return usual;
}

const Quantisation *precisionFor(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                 const Quantisation *asked, Runtime runtime, AssumptionSet &assumptions)
{
    const Task task = resolved.workload.task.task;
    const Quantisation *used = asked;
    if (!used) {
        used = catalogue.quantisation(defaultPrecisionId(task, runtime, resolved.model));
        assumptions.add(AssumptionId::PrecisionByTask);
    }
    if (!used)
        return nullptr;
    const Quantisation *exact = resolvePrecision(catalogue, *used, runtime, task);
    if (exact != used)
        assumptions.add(AssumptionId::PrecisionResolved);
    return exact;
}

/// The workload asks for the weights as its own file holds them.
bool asksForFileWeights(const Workload &workload, const Quantisation &used)
{
    const FileModel *file = workload.model.file.get();
    if (!file || !file->hasExactWeights())
        return false;
    const bool inference = workload.task.task == Task::Inference || workload.task.task == Task::Learn;
    return file->precisionId.isEmpty() ? inference && workload.model.precisionId.isEmpty()
                                       : used.id == file->precisionId;
}

/// Layer by layer as in the file, in place of what llama.cpp's quantiser would have made.
LlamaCppWeights weightsOf(const FileTensorBytes &file, GgufType format, int layers)
{
    LlamaCppWeights weights;
    weights.format = format;
    weights.layers = layers;
    weights.layerBytes = file.layer;
    weights.largestBytes = file.largest;
    weights.upBytes = file.up;
    weights.outputBytes = file.output;
    weights.firstExtraBytes = file.firstExtra;
    weights.hostBytes = file.host;
    weights.fileBytes = file.file;
    weights.allGpuBytes = gpuWeightBytes(weights, 0, 1, -1);
    return weights;
}

/// llama.cpp's view of the model: from the file, from the library's record of it or of its twin, or guessed.
std::optional<LlamaCppShape> llamaCppShapeOf(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                             const QString &family)
{
    if (resolved.model) {
        const FileModel *file = resolved.workload.model.file.get();
        if (file && file->llamaCpp)
            return file->llamaCpp;
        const AiModel *known = file ? resemblingModel(catalogue, resolved.shape) : resolved.model;
        if (known && catalogue.llamaCppShapes.contains(known->id))
            return catalogue.llamaCppShapes.value(known->id);
    }
    return guessLlamaCppShape(resolved.shape, family);
}

Sharding defaultSharding(const Question &question)
{
    if (question.devices < 2)
        return Sharding::None;
    switch (question.task) {
    case Task::Inference:
    case Task::Learn:
        // vLLM divides every layer where the heads allow it; others hand out whole layers.
        return question.runtime == Runtime::Vllm && question.shape->heads > 0 &&
                       question.shape->heads % question.devices == 0
                   ? Sharding::TensorParallel
                   : Sharding::Layer;
    case Task::Pretrain:
    case Task::FullFineTune:
    case Task::Lora:
        return Sharding::Fsdp;
    case Task::Qlora:
    case Task::Image:
        break;
    }
    return Sharding::None;
}

Question questionFor(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Workload &workload,
                     const DeviceTraits &device, int count)
{
    Question question;
    question.assumptions = resolved.assumptions;
    question.shape = &resolved.shape;
    question.task = workload.task.task;
    question.inference = workload.task.inference;
    question.inferenceDetail.gpuLayers = workload.task.inference.gpuLayers;
    question.training = workload.task.training;
    question.image = workload.task.image;
    question.devices = std::max(1, count);
    question.device = device;

    const Quantisation *asked = workload.model.precisionId.isEmpty()
                                    ? nullptr
                                    : findWeightPrecision(catalogue, workload.model.precisionId);
    question.runtime = runtimeFor(workload, asked, device.segment, question.assumptions);
    if (const Quantisation *used =
            precisionFor(catalogue, resolved, asked, question.runtime, question.assumptions)) {
        question.weights = toPrecision(*used);
        if (asksForFileWeights(workload, *used) && resolved.shape.params > 0) {
            question.weights.bitsPerWeight = workload.model.file->weightBytes * 8 / resolved.shape.params;
            question.weights.wholeFile = true;
            question.assumptions.add(AssumptionId::WeightsFromFile);
        }
        question.inferenceDetail.secondHeadCopy =
            question.runtime == Runtime::Transformers &&
            (used->id.startsWith("awq"_L1) || used->id.startsWith("fp8"_L1));
    }
    question.imageDetail.largeEncoderKeepsFp32 = asked && asked->id == "fp16"_L1;
    if (resolved.llamaCpp)
        question.llamaCpp = &*resolved.llamaCpp;
    if (const Quantisation *kv = findKvPrecision(catalogue, workload.task.inference.kvPrecisionId)) {
        question.kvBitsPerElement = kv->bitsPerWeight;
        question.kvQuantised = kv->bitsPerWeight < 16;
    }
    question.sharding = workload.task.sharding.value_or(defaultSharding(question));
    return question;
}

} // namespace

bool runsOn(const Quantisation &quantisation, Runtime runtime)
{
    const QLatin1StringView word = runtimeWord(runtime);
    return std::any_of(quantisation.runtimes.begin(), quantisation.runtimes.end(),
                       [word](const QString &name) {
                           return name == word || (word == "exllama"_L1 && name.startsWith(word));
                       });
}

const Quantisation *precisionUsed(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                  const Gpu &gpu)
{
    const Workload &workload = resolved.workload;
    const Quantisation *asked = workload.model.precisionId.isEmpty()
                                    ? nullptr
                                    : findWeightPrecision(catalogue, workload.model.precisionId);
    AssumptionSet unused;
    const Runtime runtime = runtimeFor(workload, asked, gpu.segment, unused);
    return precisionFor(catalogue, resolved, asked, runtime, unused);
}

bool keepsLayersOnProcessor(const Question &question)
{
    const bool program = question.runtime == Runtime::LlamaCpp || question.runtime == Runtime::LlamaServer;
    const int layers = question.inferenceDetail.gpuLayers;
    return program && question.task == Task::Inference && question.llamaCpp && layers >= 0 &&
           layers <= question.llamaCpp->shape.layers;
}

DeviceTraits traitsOf(const Gpu &gpu)
{
    DeviceTraits device;
    device.vendor = gpu.vendor;
    device.segment = gpu.segment;
    device.shaderCores = gpu.number(SpecField::ShaderCores).value_or(0);
    device.computeCapability = gpu.computeCapability().value_or(0);
    return device;
}

Runtime defaultRuntime(Segment segment)
{
    return segment == Segment::Datacenter ? Runtime::Vllm : Runtime::LlamaCpp;
}

QString defaultPrecisionId(Task task, Runtime runtime, const AiModel *model)
{
    switch (task) {
    case Task::Pretrain:
    case Task::FullFineTune:
    case Task::Lora:
    case Task::Image:
        return u"bf16"_s;
    case Task::Qlora:
        return u"nf4"_s;
    case Task::Inference:
    case Task::Learn:
        break;
    }
    // gpt-oss and its like are published in 4 bits; every runtime takes that as it is.
    const bool nativeFourBit = model && model->nativePrecision == "mxfp4"_L1;
    switch (runtime) {
    case Runtime::LlamaCpp:
    case Runtime::LlamaServer:
        return nativeFourBit ? u"mxfp4"_s : u"q4_k_m"_s;
    case Runtime::Vllm:
        return nativeFourBit ? u"mxfp4"_s : u"awq"_s;
    case Runtime::AutoAwq:
        return u"awq"_s;
    case Runtime::Exllama:
        return u"exl2_4"_s;
    case Runtime::Transformers:
        return nativeFourBit ? u"mxfp4"_s : u"bf16"_s;
    case Runtime::Litgpt:
    case Runtime::Diffusers:
        break;
    }
    return u"bf16"_s;
}

const Quantisation *resolvePrecision(const Catalogue &catalogue, const Quantisation &asked, Runtime runtime,
                                     Task task)
{
    if (asked.kind != QuantisationKind::Generic)
        return &asked;
    if (isTraining(task)) {
        // Training keeps the bits: four are nf4, eight are LLM.int8; "amp" is a regime, not a format.
        if (asked.bitsPerWeight < 7)
            return catalogue.quantisation(u"nf4");
        return asked.bitsPerWeight < 12 ? catalogue.quantisation(u"int8_bnb") : &asked;
    }
    const Quantisation *anyRuntime = nullptr;
    for (const QString &choice : asked.resolvesTo.split(u'|', Qt::SkipEmptyParts)) {
        const qsizetype at = choice.indexOf(u'@');
        const Quantisation *target = catalogue.quantisation(choice.left(at).trimmed());
        if (!target)
            continue;
        const QStringList runtimes = choice.mid(at + 1).split(u',', Qt::SkipEmptyParts);
        if (at < 0 || runtimes.isEmpty())
            anyRuntime = target;
        for (const QString &name : runtimes)
            if (name.trimmed() == runtimeWord(runtime) ||
                (runtime == Runtime::AutoAwq && target->id == "awq"_L1))
                return target;
    }
    return anyRuntime ? anyRuntime : &asked;
}

ResolvedWorkload resolveWorkload(const Catalogue &catalogue, const Workload &workload)
{
    ResolvedWorkload resolved;
    resolved.workload = workload;
    const ModelAnswer &answer = workload.model;
    double sizeBillions = answer.sizeBillions;
    if (answer.file) {
        if (answer.file->shapeKnown)
            resolved.model = &answer.file->model;
        else
            sizeBillions = answer.file->model.shape.params / 1e9;
    } else if (!answer.modelId.isEmpty()) {
        resolved.model = findModel(catalogue, answer.modelId);
        if (!resolved.model)
            sizeBillions = catalogue.modelAliases.value(foldName(answer.modelId)).sizeBillions;
        if (!resolved.model && sizeBillions <= 0) {
            resolved.problem = answer.modelId;
            return resolved;
        }
    }
    const Quantisation *precision = nullptr;
    if (!answer.precisionId.isEmpty()) {
        precision = findWeightPrecision(catalogue, answer.precisionId);
        if (!precision) {
            resolved.problem = answer.precisionId;
            return resolved;
        }
    }
    if (!findKvPrecision(catalogue, workload.task.inference.kvPrecisionId)) {
        resolved.problem = workload.task.inference.kvPrecisionId;
        return resolved;
    }
    QString family;
    if (resolved.model) {
        resolved.shape = resolved.model->shape;
        family = resolved.model->family;
    } else {
        resolved.shape = shapeOfBareSize(catalogue, sizeBillions * 1e9, &resolved.shapeOfModelId);
        resolved.assumptions.add(AssumptionId::ShapeOfNearestModel);
        if (const AiModel *nearest = catalogue.model(resolved.shapeOfModelId))
            family = nearest->family;
    }
    if (isTraining(workload.task.task) || workload.task.task == Task::Image)
        return resolved;

    // llama.cpp's view, with the tensor types of the format that it would load.
    const std::optional<LlamaCppShape> shape = llamaCppShapeOf(catalogue, resolved, family);
    if (!shape)
        return resolved;
    AssumptionSet ignored;
    const Quantisation *file = precisionFor(catalogue, resolved, precision, Runtime::LlamaCpp, ignored);
    GgufType format = file ? toPrecision(*file).gguf : GgufType::None;
    // A bare size is exact by its bits; the tensors of a scaled shape are not those of any file.
    if (!resolved.model)
        format = GgufType::None;
    resolved.llamaCpp = planFor(*shape, format);
    if (resolved.model && file && answer.file && answer.file->llamaCppWeights && format != GgufType::None &&
        asksForFileWeights(workload, *file))
        resolved.llamaCpp->weights = weightsOf(*answer.file->llamaCppWeights, format, shape->layers);
    return resolved;
}

Question questionFor(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Gpu &gpu, int count)
{
    return questionFor(catalogue, resolved, resolved.workload, traitsOf(gpu), count);
}

Question questionFor(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Workload &settings,
                     const Gpu &gpu, int count)
{
    return questionFor(catalogue, resolved, settings, traitsOf(gpu), count);
}

Question questionFor(const Catalogue &catalogue, const ResolvedWorkload &resolved, int count)
{
    Question question = questionFor(catalogue, resolved, resolved.workload, DeviceTraits{}, count);
    question.assumptions.add(AssumptionId::CardNotNamed);
    return question;
}

} // namespace gpuwise
