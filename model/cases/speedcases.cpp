// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/speedcases.h"

#include "model/cases/memorycases.h"
#include "model/cases/speedsoftware.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

/// Programs that the settings do not know by name, and those that read memory as they do.
QString programOf(const QString &framework)
{
    static const std::pair<QLatin1StringView, QLatin1StringView> kin[] = {
        {"llamafile"_L1, "llama.cpp"_L1}, {"TensorRT-LLM"_L1, "vllm"_L1}, {"MLPerf Inference"_L1, "vllm"_L1},
        {"MLC-LLM"_L1, "exllama"_L1},     {"SD.Next"_L1, "diffusers"_L1},
    };
    for (const auto &[start, program] : kin)
        if (framework.startsWith(start, Qt::CaseInsensitive))
            return program;
    return framework;
}

/// The tables of speed have column names of their own; askCommon() reads those of memory.csv.
CaseRow inMemoryColumns(const CaseRow &row, const QString &precision)
{
    const bool several = row.count("gpu_count"_L1, 1) > 1;
    const QString program = programOf(row.text("framework"_L1));
    const bool splitsLayers = program.startsWith("llama.cpp"_L1) || program.startsWith("Ollama"_L1);
    return CaseRow({{u"model"_s, row.text("model"_L1)},
                    {u"params_b"_s, row.text("params_b"_L1)},
                    {u"gpus"_s, row.text("gpu_count"_L1)},
                    {u"gpu"_s, row.text("gpu"_L1)},
                    {u"precision_or_quant"_s, precision},
                    {u"framework"_s, program},
                    {u"parallelism"_s, !several       ? QString()
                                       : splitsLayers ? u"layer"_s
                                                      : u"tp"_s}});
}

const Gpu *ask(const Catalogue &catalogue, const CaseRow &row, const QString &precision, CaseQuestion &asked)
{
    if (!askCommon(catalogue, inMemoryColumns(row, precision), asked))
        return nullptr;
    if (!(asked.shape.activeParams > 0))
        asked.shape.activeParams = asked.shape.params; // of which only the size is known: taken as dense
    const Gpu *gpu = findGpu(catalogue, row.text("gpu"_L1));
    if (!gpu)
        asked.note = u"the card is not in the catalogue: "_s + row.text("gpu"_L1);
    return gpu;
}

QString noteOf(SpeedGap gap)
{
    switch (gap) {
    case SpeedGap::None:
        return {};
    case SpeedGap::BandwidthUnknown:
        return u"the card's bandwidth is not published"_s;
    case SpeedGap::PeakUnknown:
        return u"the card's peak rate is not published"_s;
    case SpeedGap::ModelBytesUnknown:
        return u"the size of the model is not known"_s;
    case SpeedGap::LayersOnProcessor:
        return u"some layers run on the processor"_s;
    case SpeedGap::NoBackend:
        return u"the software does not run on this card"_s;
    case SpeedGap::NoMeasurements:
        return u"nothing published that constants could be fitted on"_s;
    case SpeedGap::NotThisTask:
        return u"not a task of this kind"_s;
    }
    return {};
}

CaseAnswer answer(const Speed &speed, double factor, const QString &unit)
{
    CaseAnswer out;
    out.unit = unit;
    out.note = noteOf(speed.gap);
    if (!speed.isKnown())
        return out;
    out.low = speed.value.low * factor;
    out.expected = speed.value.expected * factor;
    out.high = speed.value.high * factor;
    return out;
}

CaseAnswer unanswered(const CaseQuestion &asked, const QString &unit)
{
    CaseAnswer out;
    out.unit = unit;
    out.note = asked.note;
    return out;
}

/// The backend that the row names. Programs that name none are built for the vendor's own.
std::optional<Backend> backendOf(const CaseRow &row, const Gpu &gpu)
{
    static const std::pair<QLatin1StringView, Backend> words[] = {
        {"Vulkan"_L1, Backend::Vulkan},
        {"ROCm"_L1, Backend::Rocm},
        {"Metal"_L1, Backend::Metal},
        {"CUDA"_L1, Backend::Cuda},
    };
    for (const auto &[word, backend] : words)
        if (row.contains("framework"_L1, word))
            return backend;
    return gpu.vendor == Vendor::Amd ? std::optional(Backend::Rocm) : std::nullopt;
}

constexpr int mixedPrompt = 1024; ///< LocalScore: prompts of 16 to 4096 tokens,
constexpr int mixedAnswer = 512;  ///< answers of 16 to 1024
constexpr int usualPrompt = 512;  ///< llama-bench
constexpr int usualAnswer = 128;

int tokensOf(const CaseRow &row, QLatin1StringView column, int mixed, int usual)
{
    if (row.contains(column, "mix"_L1))
        return mixed;
    return row.text(column).isEmpty() ? usual : row.count(column, usual);
}

const Gpu *askInferenceSpeed(const Catalogue &catalogue, const CaseRow &row, CaseQuestion &asked)
{
    Question &q = asked.question;
    q.task = Task::Inference;
    const Gpu *gpu = ask(catalogue, row, row.text("quant_or_dtype"_L1), asked);
    q.inference.sequences = std::max(1, row.count("batch"_L1, 1));
    const int prompt = tokensOf(row, "prompt_len"_L1, mixedPrompt, 0);
    const int answer = tokensOf(row, "gen_len"_L1, mixedAnswer, usualAnswer);
    q.inference.contextTokens = std::clamp(prompt + answer, 1, 8'000'000);
    q.speedDetail.software = inferenceSoftware(row);
    q.speedDetail.filledTokens = prompt + answer / 2.0;
    q.speedDetail.promptTokens = prompt > 0 ? prompt : usualPrompt;
    // Of the current llama.cpp the rows say whether attention is fused; other programs decide for themselves.
    q.inference.flashAttention =
        q.speedDetail.software != "llama.cpp"_L1 || row.text("framework"_L1).contains(" FA"_L1);
    return gpu;
}

TrainingCompute computeOf(const CaseRow &row)
{
    if (row.contains("dtype"_L1, "nvfp4"_L1))
        return TrainingCompute::Fp4;
    return row.contains("dtype"_L1, "fp8"_L1) ? TrainingCompute::Fp8 : TrainingCompute::Bits16;
}

} // namespace

CaseAnswer decodeCase(const Catalogue &catalogue, const SpeedModel &speeds, const CaseRow &row)
{
    CaseQuestion asked;
    const QString unit = u"tokens/s"_s;
    const Gpu *gpu = askInferenceSpeed(catalogue, row, asked);
    if (!gpu)
        return unanswered(asked, unit);
    if (!row.is("batch"_L1, "1"_L1)) {
        asked.note = u"several sequences at once: the speed of one says nothing about their sum"_s;
        return unanswered(asked, unit);
    }
    const auto backend = backendOf(row, *gpu);
    return answer(backend ? speeds.decodeOn(*backend, asked.question, *gpu)
                          : speeds.decode(asked.question, *gpu),
                  1, unit);
}

CaseAnswer prefillCase(const Catalogue &catalogue, const SpeedModel &speeds, const CaseRow &row)
{
    CaseQuestion asked;
    const QString unit = u"tokens/s"_s;
    const Gpu *gpu = askInferenceSpeed(catalogue, row, asked);
    if (!gpu)
        return unanswered(asked, unit);
    const auto backend = backendOf(row, *gpu);
    return answer(backend ? speeds.prefillOn(*backend, asked.question, *gpu)
                          : speeds.prefill(asked.question, *gpu),
                  1, unit);
}

CaseAnswer trainingCase(const Catalogue &catalogue, const SpeedModel &speeds, const CaseRow &row)
{
    CaseQuestion asked;
    const QString unit = u"tokens/s per card"_s;
    const QString method = row.text("method"_L1);
    asked.question.task = method == "pretrain"_L1 ? Task::Pretrain
                          : method == "full"_L1   ? Task::FullFineTune
                          : method == "qlora"_L1  ? Task::Qlora
                                                  : Task::Lora;
    // How weights are stored does not enter the speed of training.
    const Gpu *gpu = ask(catalogue, row, u"bf16"_s, asked);
    if (!gpu)
        return unanswered(asked, unit);
    if (asked.shape.layers <= 0) {
        asked.note = u"the shape of the model is not known"_s;
        return unanswered(asked, unit);
    }
    const int usual = asked.shape.modality == Modality::Embedding ? 384 : 2048;
    asked.question.training.sequenceLength = std::max(1, row.count("seq_len"_L1, usual));
    asked.question.speedDetail.software = trainingSoftware(row);
    asked.question.speedDetail.compute = computeOf(row);
    return answer(speeds.training(asked.question, *gpu), 1, unit);
}

CaseAnswer imageCase(const Catalogue &catalogue, const SpeedModel &speeds, const CaseRow &row)
{
    CaseQuestion asked;
    const bool saysSteps = row.count("steps"_L1, 0) > 0;
    const QString unit = saysSteps ? u"images/min"_s : u"steps/s"_s;
    asked.question.task = Task::Image;
    const Gpu *gpu = ask(catalogue, row, u"fp16"_s, asked);
    if (!gpu)
        return unanswered(asked, unit);
    ImageSettings &image = asked.question.image;
    const QStringList sides = row.text("resolution"_L1).split(u'x');
    image.width = std::clamp(sides.value(0).toInt(), 64, 16'384);
    image.height = std::clamp(sides.value(1).toInt(), 64, 16'384);
    asked.question.speedDetail.software = imageSoftware(row);
    image.steps = saysSteps ? row.count("steps"_L1, 1) : 1;
    return answer(speeds.image(asked.question, *gpu), saysSteps ? 1 : 1 / 60.0, unit);
}

} // namespace gpuwise
