// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names of things: specs, tasks, programs, cards, models.
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <array>

namespace gpuwise {

namespace {

constexpr std::array<const char *, specFieldCount> specTexts{
    QT_TRANSLATE_NOOP("Spec", "Memory"),
    QT_TRANSLATE_NOOP("Spec", "Memory type"),
    QT_TRANSLATE_NOOP("Spec", "Bandwidth"),
    QT_TRANSLATE_NOOP("Spec", "Bus width"),
    QT_TRANSLATE_NOOP("Spec", "FP16"),
    QT_TRANSLATE_NOOP("Spec", "BF16"),
    QT_TRANSLATE_NOOP("Spec", "TF32"),
    QT_TRANSLATE_NOOP("Spec", "FP32"),
    QT_TRANSLATE_NOOP("Spec", "FP64"),
    QT_TRANSLATE_NOOP("Spec", "FP8"),
    QT_TRANSLATE_NOOP("Spec", "FP4"),
    QT_TRANSLATE_NOOP("Spec", "INT8"),
    QT_TRANSLATE_NOOP("Spec", "INT4"),
    QT_TRANSLATE_NOOP("Spec", "Prefill basis"),
    QT_TRANSLATE_NOOP("Spec", "Shader cores"),
    QT_TRANSLATE_NOOP("Spec", "Tensor cores"),
    QT_TRANSLATE_NOOP("Spec", "Tensor core generation"),
    QT_TRANSLATE_NOOP("Spec", "Compute capability"),
    QT_TRANSLATE_NOOP("Spec", "Board power"),
    QT_TRANSLATE_NOOP("Spec", "Recommended supply"),
    QT_TRANSLATE_NOOP("Spec", "Power connectors"),
    QT_TRANSLATE_NOOP("Spec", "Form factor"),
    QT_TRANSLATE_NOOP("Spec", "Slots"),
    QT_TRANSLATE_NOOP("Spec", "Length"),
    QT_TRANSLATE_NOOP("Spec", "PCIe"),
    QT_TRANSLATE_NOOP("Spec", "NVLink or vendor link"),
    QT_TRANSLATE_NOOP("Spec", "ECC"),
    QT_TRANSLATE_NOOP("Spec", "MIG instances"),
    QT_TRANSLATE_NOOP("Spec", "Launch"),
    QT_TRANSLATE_NOOP("Spec", "List price (USD)"),
    QT_TRANSLATE_NOOP("Spec", "List price (CNY)"),
};

} // namespace

QString specName(SpecField field)
{
    return QCoreApplication::translate("Spec", specTexts[static_cast<std::size_t>(field)]);
}

QString factStateWord(FactState state)
{
    switch (state) {
    case FactState::Published:
        return QCoreApplication::translate("FactState", "published");
    case FactState::Derived:
        return QCoreApplication::translate("FactState", "derived");
    case FactState::Unconfirmed:
        return QCoreApplication::translate("FactState", "unconfirmed");
    case FactState::NotSupported:
        return QCoreApplication::translate("FactState", "not supported");
    case FactState::NotPublished:
        break;
    }
    return QCoreApplication::translate("FactState", "not published");
}

QString confidenceWord(Confidence confidence)
{
    switch (confidence) {
    case Confidence::High:
        return QCoreApplication::translate("Confidence", "high");
    case Confidence::Medium:
        return QCoreApplication::translate("Confidence", "medium");
    case Confidence::Low:
        break;
    }
    return QCoreApplication::translate("Confidence", "low");
}

QString claimRightValue(const Claim &claim, const QLocale &locale)
{
    const bool chinese = languageOf(locale) == Language::Chinese && !claim.rightValueZh.isEmpty();
    return chinese ? claim.rightValueZh : claim.rightValue;
}

QString claimVerdictWord(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::True:
        return QCoreApplication::translate("Claim", "true");
    case ClaimVerdict::False:
        return QCoreApplication::translate("Claim", "wrong");
    case ClaimVerdict::Partly:
        return QCoreApplication::translate("Claim", "partly true");
    case ClaimVerdict::Low:
        return QCoreApplication::translate("Claim", "too low");
    case ClaimVerdict::High:
        return QCoreApplication::translate("Claim", "too high");
    case ClaimVerdict::Depends:
        return QCoreApplication::translate("Claim", "depends");
    case ClaimVerdict::Unverified:
        break;
    }
    return QCoreApplication::translate("Claim", "not verified");
}

QString taskName(Task task)
{
    switch (task) {
    case Task::Pretrain:
        return QCoreApplication::translate("Task", "Pre-training");
    case Task::FullFineTune:
        return QCoreApplication::translate("Task", "Full fine-tuning");
    case Task::Lora:
        return QCoreApplication::translate("Task", "LoRA");
    case Task::Qlora:
        return QCoreApplication::translate("Task", "QLoRA");
    case Task::Inference:
        return QCoreApplication::translate("Task", "LLM inference");
    case Task::Image:
        return QCoreApplication::translate("Task", "Image generation");
    case Task::Learn:
        break;
    }
    return QCoreApplication::translate("Task", "Learning");
}

QString runtimeName(Runtime runtime)
{
    switch (runtime) {
    case Runtime::LlamaCpp:
        return QStringLiteral("llama.cpp");
    case Runtime::LlamaServer:
        return QStringLiteral("llama-server");
    case Runtime::Vllm:
        return QStringLiteral("vLLM");
    case Runtime::Transformers:
        return QStringLiteral("transformers");
    case Runtime::Exllama:
        return QStringLiteral("ExLlama");
    case Runtime::AutoAwq:
        return QStringLiteral("AutoAWQ");
    case Runtime::Litgpt:
        return QStringLiteral("LitGPT");
    case Runtime::Diffusers:
        return QStringLiteral("diffusers");
    }
    return {};
}

QString frameworkName(Framework framework)
{
    switch (framework) {
    case Framework::Peft:
        return QStringLiteral("PEFT");
    case Framework::Torchtune:
        return QStringLiteral("torchtune");
    case Framework::Litgpt:
        return QStringLiteral("LitGPT");
    case Framework::Unsloth:
        return QStringLiteral("Unsloth");
    case Framework::LlamaFactory:
        return QStringLiteral("LLaMA-Factory");
    case Framework::Axolotl:
        return QStringLiteral("Axolotl");
    case Framework::LlmFoundry:
        return QStringLiteral("LLM Foundry");
    case Framework::Torchtitan:
        return QStringLiteral("torchtitan");
    case Framework::Megatron:
        return QStringLiteral("Megatron");
    case Framework::DeepSpeed:
        return QStringLiteral("DeepSpeed");
    }
    return {};
}

QString shardingName(Sharding sharding)
{
    switch (sharding) {
    case Sharding::None:
        return QCoreApplication::translate("Sharding", "each card on its own");
    case Sharding::Layer:
        return QCoreApplication::translate("Sharding", "split by layers");
    case Sharding::TensorParallel:
        return QCoreApplication::translate("Sharding", "tensor parallel");
    case Sharding::Zero1:
        return QStringLiteral("ZeRO-1");
    case Sharding::Zero2:
        return QStringLiteral("ZeRO-2");
    case Sharding::Zero3:
        return QStringLiteral("ZeRO-3");
    case Sharding::Fsdp:
        return QStringLiteral("FSDP");
    case Sharding::CpuOffload:
        return QCoreApplication::translate("Sharding", "offload to main memory");
    }
    return {};
}

QString offerKindWord(OfferKind kind)
{
    switch (kind) {
    case OfferKind::NewMsrp:
        return QCoreApplication::translate("Offer", "list price");
    case OfferKind::NewStreet:
        return QCoreApplication::translate("Offer", "new");
    case OfferKind::Used:
        return QCoreApplication::translate("Offer", "used");
    case OfferKind::OnDemand:
        return QCoreApplication::translate("Offer", "on demand");
    case OfferKind::Spot:
        return QCoreApplication::translate("Offer", "spot");
    case OfferKind::Reserved:
        return QCoreApplication::translate("Offer", "reserved");
    case OfferKind::Community:
        return QCoreApplication::translate("Offer", "community");
    }
    return {};
}

QString optionWord(const Option &option)
{
    return option.isOwned() ? QCoreApplication::translate("Offer", "owned") : optionModeWord(option.mode);
}

QString formatCost(const Option &option, const Money &money, const QLocale &locale, int decimals)
{
    return formatSum(money, option.cost.price && option.cost.price->converted, locale, decimals);
}

QString optionModeWord(OptionMode mode)
{
    switch (mode) {
    case OptionMode::BuyNew:
        return QCoreApplication::translate("Offer", "new");
    case OptionMode::BuyUsed:
        return QCoreApplication::translate("Offer", "used");
    case OptionMode::Rent:
        break;
    }
    return QCoreApplication::translate("Offer", "by the hour");
}

QString segmentName(Segment segment)
{
    switch (segment) {
    case Segment::Consumer:
        return QCoreApplication::translate("Segment", "consumer");
    case Segment::Laptop:
        return QCoreApplication::translate("Segment", "laptop");
    case Segment::Workstation:
        return QCoreApplication::translate("Segment", "workstation");
    case Segment::Datacenter:
        return QCoreApplication::translate("Segment", "data centre");
    case Segment::Unified:
        return QCoreApplication::translate("Segment", "unified memory");
    case Segment::Modified:
        break;
    }
    return QCoreApplication::translate("Segment", "modified");
}

QString groupName(const Catalogue &catalogue, const CardGroup &group)
{
    const Gpu *gpu = catalogue.gpu(group.gpuId);
    const QString name = gpu ? gpu->name : group.gpuId;
    return group.count == 1 ? name : QStringLiteral("%1 × %2").arg(QString::number(group.count), name);
}

QString modelLabel(const ResolvedWorkload &resolved, const QLocale &locale)
{
    if (const FileModel *file = resolved.workload.model.file.get())
        return file->model.name;
    return resolved.model ? resolved.model->name : formatParams(resolved.shape.params, locale);
}

QString precisionName(const QString &precisionId)
{
    // File formats and number formats are written in capitals by their makers; methods of several words are
    // not.
    return precisionId.toUpper();
}

} // namespace gpuwise
