// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/accuracywords.h"

#include "model/words/format.h"

#include <QCoreApplication>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Accuracy", text);
}

struct Named
{
    const char *code;
    const char *name;
};

constexpr std::array<Named, accuracyPartCount> parts{{
    {"memory", QT_TRANSLATE_NOOP("Accuracy", "Memory")},
    {"planned_weights", QT_TRANSLATE_NOOP("Accuracy", "Weights on the GPU")},
    {"planned_cache", QT_TRANSLATE_NOOP("Accuracy", "KV cache")},
    {"planned_state", QT_TRANSLATE_NOOP("Accuracy", "Recurrent state")},
    {"planned_compute", QT_TRANSLATE_NOOP("Accuracy", "Compute buffer")},
    {"decode", QT_TRANSLATE_NOOP("Accuracy", "Generating")},
    {"prefill", QT_TRANSLATE_NOOP("Accuracy", "Reading the prompt")},
    {"training", QT_TRANSLATE_NOOP("Accuracy", "Training")},
    {"images", QT_TRANSLATE_NOOP("Accuracy", "Images")},
}};

constexpr std::array<Named, ruleOfThumbCount> rules{{
    {"weights_x1.2", QT_TRANSLATE_NOOP("Accuracy", "weights × 1.2")},
    {"params_x2_x1.2", QT_TRANSLATE_NOOP("Accuracy", "parameters × 2 bytes × 1.2")},
    {"llama_factory", QT_TRANSLATE_NOOP("Accuracy", "LLaMA-Factory's table")},
}};

constexpr std::array<Named, verdictSetCount> sets{{
    {"memory_rows", QT_TRANSLATE_NOOP("Accuracy", "Measured runs")},
    {"fit_facts", QT_TRANSLATE_NOOP("Accuracy", "Reports, settings stated")},
    {"fit_facts_vague", QT_TRANSLATE_NOOP("Accuracy", "Reports, settings guessed (not counted)")},
}};

constexpr std::array kinds{
    Named{"inference", QT_TRANSLATE_NOOP("Accuracy", "inference")},
    Named{"embedding", QT_TRANSLATE_NOOP("Accuracy", "embedding models")},
    Named{"lora", "LoRA"},
    Named{"qlora", "QLoRA"},
    Named{"full", QT_TRANSLATE_NOOP("Accuracy", "full fine-tuning")},
    Named{"pretrain", QT_TRANSLATE_NOOP("Accuracy", "pre-training")},
    Named{"diffusion", QT_TRANSLATE_NOOP("Accuracy", "images")},
};

constexpr std::array quantities{
    Named{"peak_total", QT_TRANSLATE_NOOP("Accuracy", "peak of the allocator")},
    Named{"nvidia_smi", QT_TRANSLATE_NOOP("Accuracy", "what the driver shows")},
    Named{"weights", QT_TRANSLATE_NOOP("Accuracy", "weights")},
    Named{"kv_cache", QT_TRANSLATE_NOOP("Accuracy", "KV cache")},
    Named{"compute_buffer", QT_TRANSLATE_NOOP("Accuracy", "compute buffer")},
};

constexpr std::array families{
    Named{"dense", QT_TRANSLATE_NOOP("Accuracy", "dense, one GPU")},
    Named{"other", QT_TRANSLATE_NOOP("Accuracy", "other architectures")},
    Named{"partial", QT_TRANSLATE_NOOP("Accuracy", "some layers on the GPU")},
    Named{"several", QT_TRANSLATE_NOOP("Accuracy", "several GPUs")},
};

template <std::size_t N> QString nameIn(const std::array<Named, N> &list, const QString &code)
{
    for (const Named &named : list)
        if (code == QLatin1StringView(named.code))
            return translated(named.name);
    return code;
}

} // namespace

QString accuracyPartName(AccuracyPart part)
{
    return translated(parts[static_cast<std::size_t>(part)].name);
}

QString accuracyPartCode(AccuracyPart part)
{
    return QString::fromLatin1(parts[static_cast<std::size_t>(part)].code);
}

QString errorGroupName(AccuracyPart part, const QString &group)
{
    if (part == AccuracyPart::Memory)
        return QCoreApplication::translate("Accuracy", "%1: %2")
            .arg(runKindName(group.section(u" / "_s, 0, 0)), nameIn(quantities, group.section(u" / "_s, 1)));
    return nameIn(families, group); // programs have their own names
}

QString runKindName(const QString &kind)
{
    return nameIn(kinds, kind);
}

QString ruleOfThumbName(RuleOfThumb rule)
{
    return translated(rules[static_cast<std::size_t>(rule)].name);
}

QString ruleOfThumbCode(RuleOfThumb rule)
{
    return QString::fromLatin1(rules[static_cast<std::size_t>(rule)].code);
}

QString verdictSetName(VerdictSet set)
{
    return translated(sets[static_cast<std::size_t>(set)].name);
}

QString verdictSetCode(VerdictSet set)
{
    return QString::fromLatin1(sets[static_cast<std::size_t>(set)].code);
}

const LeftOutError *leftOutError(const Catalogue &catalogue, AccuracyPart part, const QString &software)
{
    static constexpr std::pair<AccuracyPart, MeasurementKind> fitted[] = {
        {AccuracyPart::Decode, MeasurementKind::Decode},
        {AccuracyPart::Prefill, MeasurementKind::Prefill},
        {AccuracyPart::Training, MeasurementKind::Training},
        {AccuracyPart::Images, MeasurementKind::Images},
    };
    for (const auto &[fittedPart, kind] : fitted)
        if (fittedPart == part)
            for (const LeftOutError &error : catalogue.leftOutErrors)
                if (error.kind == kind && error.software == software)
                    return &error;
    return nullptr;
}

QStringList accuracyRemarks(const Catalogue &catalogue)
{
    return {
        QCoreApplication::translate(
            "Accuracy",
            "Catalogue %1, facts of %2. Each published measurement that ships with it is answered "
            "by the functions that answer you, and compared with what was measured.")
            .arg(catalogue.version, formatDate(catalogue.asOf)),
        QCoreApplication::translate(
            "Accuracy",
            "An error is answer ÷ measurement − 1. Median and 90 %: of its size, without the sign. "
            "Inside: the share of measurements between low and high. Band: median of high ÷ low; a "
            "wide band is no answer."),
        QCoreApplication::translate(
            "Accuracy",
            "These errors are in-sample: formulas and constants were chosen while looking at these "
            "very rows, so other rows will be further off. For speed, “left out” is the error on "
            "cards that the fit had not seen; it was found when the constants were fitted."),
    };
}

} // namespace gpuwise
