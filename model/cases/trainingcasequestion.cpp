// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/memorycases.h"

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

Framework frameworkOf(const QString &text)
{
    static const std::pair<QLatin1StringView, Framework> starts[] = {
        {"litgpt"_L1, Framework::Litgpt},
        {"torchtune"_L1, Framework::Torchtune},
        {"unsloth"_L1, Framework::Unsloth},
        {"axolotl"_L1, Framework::Axolotl},
        {"LLaMA-Factory"_L1, Framework::LlamaFactory},
        {"llm-foundry"_L1, Framework::LlmFoundry},
        {"torchtitan"_L1, Framework::Torchtitan},
        {"megatron"_L1, Framework::Megatron},
        {"deepspeed"_L1, Framework::DeepSpeed},
        {"Qwen finetune.py"_L1, Framework::DeepSpeed},
        {"transformers+deepspeed"_L1, Framework::DeepSpeed},
    };
    for (const auto &[start, framework] : starts)
        if (text.startsWith(start, Qt::CaseInsensitive))
            return framework;
    return Framework::Peft;
}

TrainingRegime regimeOfWords(const CaseRow &row, Framework framework, Task task)
{
    const QLatin1StringView precision = "precision_or_quant"_L1;
    const bool frozen = task == Task::Lora || task == Task::Qlora;
    if (row.contains(precision, "master"_L1))
        return TrainingRegime::MasterFp32;
    if (row.contains(precision, "mixed"_L1))
        return TrainingRegime::Autocast;
    if (row.starts(precision, "fp32"_L1))
        return TrainingRegime::Fp32;
    if (frozen)
        return TrainingRegime::PureHalf;
    if (framework == Framework::DeepSpeed || framework == Framework::Megatron)
        return TrainingRegime::MixedHalf;
    // The rows state the bytes of the optimizer; eight of them beside 16-bit weights are fp32 states.
    return TrainingRegime::PureHalf;
}

AdapterKind adapterOf(const QString &word)
{
    static const std::pair<QLatin1StringView, AdapterKind> words[] = {
        {"dora"_L1, AdapterKind::Dora},
        {"loha"_L1, AdapterKind::Loha},
        {"lokr"_L1, AdapterKind::Lokr},
        {"adalora"_L1, AdapterKind::AdaLora},
        {"ia3"_L1, AdapterKind::Ia3},
        {"adapter"_L1, AdapterKind::Prompt},
        {"adapter_v2"_L1, AdapterKind::AdapterV2},
        {"oft"_L1, AdapterKind::Other},
        {"vera"_L1, AdapterKind::Other},
        {"boft"_L1, AdapterKind::Other},
        {"hra"_L1, AdapterKind::Other},
    };
    for (const auto &[name, kind] : words)
        if (word == name)
            return kind;
    return AdapterKind::Lora;
}

Recompute recomputeOfWord(const QString &word)
{
    if (word == "full"_L1)
        return Recompute::Full;
    if (word == "selective"_L1)
        return Recompute::Selective;
    if (word == "offload"_L1)
        return Recompute::Offload;
    return Recompute::None;
}

void setOptimizer(const CaseRow &row, Question &q)
{
    const QString name = row.text("optimizer"_L1);
    if (name.contains("adafactor"_L1, Qt::CaseInsensitive))
        q.training.optimizer = Optimizer::Adafactor;
    else if (name.contains("8bit"_L1, Qt::CaseInsensitive) ||
             name.contains("8-bit"_L1, Qt::CaseInsensitive) || name.contains("8_bit"_L1, Qt::CaseInsensitive))
        q.training.optimizer = Optimizer::AdamW8bit;
    else if (name.contains("sgd"_L1, Qt::CaseInsensitive))
        q.training.optimizer = Optimizer::Sgd;
    q.trainingDetail.optimizerInBackward = name.contains("backward"_L1) || name.contains("bwd"_L1);
    if (q.training.optimizer != Optimizer::Adafactor)
        if (const auto bytes = row.number("optimizer_bytes_per_param"_L1))
            q.trainingDetail.optimizerBytes = *bytes;
}

void setAdapters(const CaseRow &row, Question &q)
{
    TrainingDetail &detail = q.trainingDetail;
    const QString targets = row.text("lora_targets"_L1);
    detail.adapter = adapterOf(row.text("adapter_kind"_L1));
    q.training.loraRank = row.count("lora_rank"_L1, 8);
    q.training.loraTargets = LoraTargets::QV;
    if (targets.startsWith("all"_L1) || targets == "qv+out+mlp"_L1)
        q.training.loraTargets = LoraTargets::All;
    else if (targets.startsWith("att"_L1))
        q.training.loraTargets = LoraTargets::Attention;
    detail.onlyMlpTargets = targets == "mlp"_L1;
    detail.kvDownTargets = targets == "kv+down"_L1;
    detail.adapterOnHead = targets == "all+head"_L1;
    detail.trainEmbeddings = targets == "all+embed"_L1;
}

} // namespace

void askTraining(const Catalogue &catalogue, const CaseRow &row, CaseQuestion &asked)
{
    Question &q = asked.question;
    const QString kind = row.text("kind"_L1).isEmpty() ? row.text("task"_L1) : row.text("kind"_L1);
    q.task = kind == "pretrain"_L1 ? Task::Pretrain
             : kind == "full"_L1   ? Task::FullFineTune
             : kind == "qlora"_L1  ? Task::Qlora
                                   : Task::Lora;
    if (!askCommon(catalogue, row, asked))
        return;
    const QString framework = row.text("framework"_L1);
    TrainingDetail &detail = q.trainingDetail;
    q.training.framework = frameworkOf(framework);
    q.training.batch = std::max(1, row.count("batch"_L1, 1));
    q.training.sequenceLength = row.count("seq_len"_L1, 0) > 0 ? row.count("seq_len"_L1, 0) : 600;
    q.training.loss = row.is("loss"_L1, "fused"_L1)     ? Loss::Fused
                      : row.is("loss"_L1, "chunked"_L1) ? Loss::Chunked
                                                        : Loss::Plain;
    detail.regime = regimeOfWords(row, q.training.framework, q.task);
    detail.recompute = recomputeOfWord(row.text("recompute"_L1));
    detail.compiled = row.is("compile"_L1, "yes"_L1);
    detail.headUntied = row.is("head_tied_in_memory"_L1, "no"_L1);
    detail.fullyEager = row.is("flash_attn"_L1, "false"_L1) && framework.startsWith("transformers"_L1);
    // "LLaMA-Factory ZeRO-2": DeepSpeed does the work, whatever recipe was advised afterwards.
    if (row.contains("framework"_L1, "ZeRO-2"_L1) || row.contains("framework"_L1, "ZeRO-3"_L1)) {
        q.sharding = row.contains("framework"_L1, "ZeRO-2"_L1) ? Sharding::Zero2 : Sharding::Zero3;
        q.training.framework = Framework::DeepSpeed;
        if (q.task == Task::FullFineTune || q.task == Task::Pretrain)
            detail.regime = TrainingRegime::MixedHalf;
    }
    setOptimizer(row, q);
    if (q.task == Task::Lora || q.task == Task::Qlora) {
        setAdapters(row, q);
        const bool fsdpQlora = framework.startsWith("fsdp_qlora"_L1);
        detail.adapterDropout = !framework.startsWith("peft"_L1) &&
                                !framework.startsWith("llama-factory"_L1, Qt::CaseInsensitive);
        detail.gathersSixteenBit = fsdpQlora;
        if (fsdpQlora)
            detail.adapterBytes = 8;
        detail.kbitUpcast = framework.startsWith("Qwen"_L1) || framework.startsWith("transformers"_L1) ||
                            framework.startsWith("trl"_L1);
        // These runs store the 4-bit base in the compute type, so that it is divided as under FSDP.
        if (q.task == Task::Qlora && q.sharding == Sharding::Zero3)
            q.sharding = Sharding::Fsdp;
    }
}

} // namespace gpuwise
