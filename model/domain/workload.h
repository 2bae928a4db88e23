// SPDX-License-Identifier: GPL-3.0-or-later
//
// The three answers: how big is the model, what is the budget, train or infer. Plain values: two equal
// workloads give equal advice.
#pragma once

#include "model/domain/filemodel.h"
#include "model/domain/gpu.h"
#include "model/domain/money.h"
#include "model/domain/offer.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace gpuwise {

enum class Task
{
    Pretrain,
    FullFineTune,
    Lora,
    Qlora,
    Inference,
    Image,
    Learn
};
constexpr bool isTraining(Task task)
{
    return task == Task::Pretrain || task == Task::FullFineTune || task == Task::Lora || task == Task::Qlora;
}
/// Is the speed of this task that of training? Learning is judged by it too: courses train more than they
/// chat.
constexpr bool isJudgedByTraining(Task task)
{
    return isTraining(task) || task == Task::Learn;
}

enum class Runtime
{
    LlamaCpp,
    LlamaServer,
    Vllm,
    Transformers,
    Exllama,
    AutoAwq,
    Litgpt,
    Diffusers
};
enum class Framework
{
    Peft,
    Torchtune,
    Litgpt,
    Unsloth,
    LlamaFactory,
    Axolotl,
    LlmFoundry,
    Torchtitan,
    Megatron,
    DeepSpeed
};
enum class Optimizer
{
    AdamW,
    AdamW8bit,
    PagedAdamW8bit,
    Adafactor,
    Sgd
};
enum class Checkpointing
{
    Off,
    On,
    Offload
};
enum class Loss
{
    Plain,
    Chunked,
    Fused
};
enum class LoraTargets
{
    All,
    Attention,
    QV
};
enum class Sharding
{
    None,
    Layer,
    TensorParallel,
    Zero1,
    Zero2,
    Zero3,
    Fsdp,
    CpuOffload
};
enum class OperatingSystem
{
    Linux,
    Windows,
    MacOs
};

/// Answer 1. A model of the library (modelId), the user's own file, or a bare size (sizeBillions): a bare
/// size takes the shape of the nearest dense model of the last 24 months, scaled in layers, and is exact for
/// the weights.
struct ModelAnswer
{
    QString modelId;
    double sizeBillions = 0;
    QString precisionId; ///< id in the quantisation table; empty: what people use for the task and runtime
    std::shared_ptr<const FileModel> file = {}; ///< when set, it counts; modelId and sizeBillions are empty

    bool operator==(const ModelAnswer &) const = default;
};

struct InferenceSettings
{
    int contextTokens = 8192; ///< per sequence
    int sequences = 1;        ///< simultaneous users
    QString kvPrecisionId = QStringLiteral("kv_f16");
    std::optional<Runtime>
        runtime; ///< none: llama.cpp on consumer and unified cards, vLLM on data-centre cards
    bool flashAttention = true;
    int ubatch = 512;
    int gpuLayers = -1;            ///< llama.cpp: layers on the card, the rest on the processor; -1: all
    double minTokensPerSecond = 8; ///< slower options are listed, not picked

    bool operator==(const InferenceSettings &) const = default;
};

struct TrainingSettings
{
    int batch = 1;        ///< sequences per card at a time
    int accumulation = 1; ///< such batches whose gradients are added up before a step
    int sequenceLength = 2048;
    Optimizer optimizer = Optimizer::AdamW;
    Checkpointing checkpointing = Checkpointing::On;
    Loss loss = Loss::Plain;
    int loraRank = 16;
    LoraTargets loraTargets = LoraTargets::All;
    Framework framework = Framework::Peft;
    double samples = 10000;
    double epochs = 3;

    bool operator==(const TrainingSettings &) const = default;
};

struct ImageSettings
{
    int width = 1024;
    int height = 1024;
    int steps = 30;
    int images = 1;

    bool operator==(const ImageSettings &) const = default;
};

/// Answer 3.
struct TaskAnswer
{
    Task task = Task::Inference;
    InferenceSettings inference;
    TrainingSettings training;
    ImageSettings image;
    std::optional<Sharding> sharding; ///< none: layer split for inference, FSDP for 16-bit training

    bool operator==(const TaskAnswer &) const = default;
};

enum class AcquireMode
{
    Buy,
    Rent,
    Either
};
enum class BudgetCovers
{
    Cards,
    CardsAndSupply,
    WholePc
};

/// A card and how many of it: "RTX 5090 x2".
struct CardGroup
{
    QString gpuId;
    int count = 1;

    bool operator==(const CardGroup &) const = default;
};

/// Answer 2, with the limits that go with it.
struct BudgetAnswer
{
    AcquireMode mode = AcquireMode::Either;
    std::optional<Money> limit; ///< to buy: the sum; to rent: the sum over all months. None: no limit
    Currency currency = Currency::Usd;
    BudgetCovers covers = BudgetCovers::Cards;
    int maxCards = 2;
    bool usedAccepted = true;
    double hoursPerMonth = 120;
    double months = 24;
    Region region = Region::Us;
    std::vector<Vendor> vendors; ///< empty: all
    std::optional<double> maxWatts;
    OperatingSystem os = OperatingSystem::Linux;
    std::optional<CardGroup> owned = {}; ///< what is already there; judged first

    bool operator==(const BudgetAnswer &) const = default;
};

struct Workload
{
    ModelAnswer model;
    BudgetAnswer budget;
    TaskAnswer task;

    bool operator==(const Workload &) const = default;
};

} // namespace gpuwise
