// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/words.h"

#include "model/words/format.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace gpuwise {

namespace {

constexpr const char *formulaTexts[] = {
    "",
#define GPUWISE_FORMULA(name, text, source) text,
#include "model/estimate/formulas.def.h"
#undef GPUWISE_FORMULA
};

constexpr const char *formulaSources[] = {
    "",
#define GPUWISE_FORMULA(name, text, source) source,
#include "model/estimate/formulas.def.h"
#undef GPUWISE_FORMULA
};

constexpr const char *formulaCodes[] = {
    "",
#define GPUWISE_FORMULA(name, text, source) #name,
#include "model/estimate/formulas.def.h"
#undef GPUWISE_FORMULA
};

constexpr const char *assumptionTexts[] = {
#define GPUWISE_ASSUMPTION(name, text) text,
#include "model/estimate/assumptions.def.h"
#undef GPUWISE_ASSUMPTION
};

constexpr std::array<const char *, termIdCount> termTexts{
    QT_TRANSLATE_NOOP("Term", "Weights"),           QT_TRANSLATE_NOOP("Term", "Master weights"),
    QT_TRANSLATE_NOOP("Term", "Gradients"),         QT_TRANSLATE_NOOP("Term", "Optimizer states"),
    QT_TRANSLATE_NOOP("Term", "Adapters (LoRA)"),   QT_TRANSLATE_NOOP("Term", "KV cache"),
    QT_TRANSLATE_NOOP("Term", "Recurrent state"),   QT_TRANSLATE_NOOP("Term", "Activations"),
    QT_TRANSLATE_NOOP("Term", "Logits and loss"),   QT_TRANSLATE_NOOP("Term", "Compute buffers"),
    QT_TRANSLATE_NOOP("Term", "Framework buffers"), QT_TRANSLATE_NOOP("Term", "Runtime context"),
    QT_TRANSLATE_NOOP("Term", "Fragmentation"),
};

constexpr std::array<const char *, termIdCount> termCodes{
    "weights",   "master_weights",  "gradients",     "optimizer", "adapters",
    "kv_cache",  "recurrent_state", "activations",   "logits",    "compute_buffer",
    "framework", "context",         "fragmentation",
};

/// Which operand of the sentence is the counted %n: cards or sequences; -1: none.
int formulaCount(FormulaId formula)
{
    switch (formula) {
    case FormulaId::RecurrentStateSlots:
        return 0;
    case FormulaId::StatesPerParameter:
    case FormulaId::GradientsPerParameter:
    case FormulaId::OptimizerTemporaries:
    case FormulaId::KvPerToken:
    case FormulaId::KvWindows:
    case FormulaId::KvLatent:
    case FormulaId::KvCompressed:
    case FormulaId::RecurrentState:
        return 2;
    case FormulaId::WeightsFrozen:
    case FormulaId::WeightsFrozenQuantised:
    case FormulaId::AdapterStates:
        return 3;
    default:
        return -1;
    }
}

} // namespace

Language languageOf(const QLocale &locale)
{
    return locale.language() == QLocale::Chinese ? Language::Chinese : Language::English;
}

QString termName(TermId id)
{
    return QCoreApplication::translate("Term", termTexts[static_cast<std::size_t>(id)]);
}

QString termCode(TermId id)
{
    return QString::fromLatin1(termCodes[static_cast<std::size_t>(id)]);
}

QString formulaCode(FormulaId id)
{
    return QString::fromLatin1(formulaCodes[static_cast<std::size_t>(id)]);
}

QString formulaSource(FormulaId id)
{
    const char *source = formulaSources[static_cast<std::size_t>(id)];
    return *source ? QCoreApplication::translate("FormulaSource", source) : QString();
}

QString formulaSentence(const Term &term, const QLocale &locale)
{
    const int counted = formulaCount(term.formula);
    QString sentence = QCoreApplication::translate(
        "Formula", formulaTexts[static_cast<std::size_t>(term.formula)], nullptr,
        counted < 0 ? -1 : static_cast<int>(std::lround(term.operands[static_cast<std::size_t>(counted)])));
    for (std::size_t i = 0; i < term.operands.size(); ++i) // one by one: a number never becomes a placeholder
        sentence.replace(QStringLiteral("%%1").arg(i + 1), formatTrimmed(term.operands[i], 2, locale));
    if (term.holders < 2)
        return sentence;
    return QCoreApplication::translate("Formula", "%1; on each of %n card(s)", nullptr, term.holders)
        .arg(sentence);
}

QString assumptionSentence(AssumptionId id)
{
    return QCoreApplication::translate("Assumption", assumptionTexts[static_cast<std::size_t>(id)]);
}

QString problemSentence(EstimateProblem problem)
{
    switch (problem) {
    case EstimateProblem::None:
        return {};
    case EstimateProblem::ShapeUnknown:
        return QCoreApplication::translate("Problem", "The layers or widths of the model are not known.");
    case EstimateProblem::TensorParallelUneven:
        return QCoreApplication::translate(
            "Problem", "Tensor parallelism needs a number of cards that divides the attention heads.");
    case EstimateProblem::ShardingNeedsSixteenBit:
        return QCoreApplication::translate(
            "Problem", "ZeRO-3 and FSDP do not split a 4-bit base: each card holds it whole.");
    case EstimateProblem::PrecisionNotForTask:
        return QCoreApplication::translate("Problem", "Weights of this precision cannot be trained in full.");
    case EstimateProblem::TaskNotForModel:
        return QCoreApplication::translate("Problem", "This model is not made for the task.");
    }
    return {};
}

QString gapSentence(SpeedGap gap)
{
    switch (gap) {
    case SpeedGap::None:
        return {};
    case SpeedGap::BandwidthUnknown:
        return QCoreApplication::translate("SpeedGap", "Its memory bandwidth is not published.");
    case SpeedGap::PeakUnknown:
        return QCoreApplication::translate("SpeedGap", "Its peak rate is not published.");
    case SpeedGap::ModelBytesUnknown:
        return QCoreApplication::translate("SpeedGap",
                                           "How much of the model is read for a token is not known.");
    case SpeedGap::LayersOnProcessor:
        return QCoreApplication::translate(
            "SpeedGap", "Layers on the processor go at the speed of its memory, which is not known here.");
    case SpeedGap::NoBackend:
        return QCoreApplication::translate("SpeedGap", "The software does not run on this card.");
    case SpeedGap::NoMeasurements:
        return QCoreApplication::translate("SpeedGap", "Nothing published to base an estimate on.");
    case SpeedGap::NotThisTask:
        return QCoreApplication::translate("SpeedGap", "Does not apply to this task.");
    }
    return {};
}

QString verdictWord(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Fits:
        return QCoreApplication::translate("Verdict", "Fits");
    case Verdict::Tight:
        return QCoreApplication::translate("Verdict", "Tight");
    case Verdict::No:
        return QCoreApplication::translate("Verdict", "Does not fit");
    case Verdict::Unknown:
        break;
    }
    return QCoreApplication::translate("Verdict", "Not known");
}

QString marginPhrase(const Fit &fit, const QLocale &locale)
{
    const QString gib = formatGiB(std::abs(fit.marginBytes), locale);
    switch (fit.verdict) {
    case Verdict::Fits:
        return QCoreApplication::translate("Verdict", "%1 GiB to spare").arg(gib);
    case Verdict::Tight:
        return QCoreApplication::translate("Verdict", "%1 GiB over at worst").arg(gib);
    case Verdict::No:
        return QCoreApplication::translate("Verdict", "%1 GiB short").arg(gib);
    case Verdict::Unknown:
        break;
    }
    return {};
}

QString sentencesJoined(const QStringList &sentences)
{
    QString joined;
    for (const QString &sentence : sentences) {
        if (sentence.isEmpty())
            continue;
        // A pattern, not a translated space: an empty translation (Chinese needs none) would count as
        // missing.
        joined = joined.isEmpty()
                     ? sentence
                     : QCoreApplication::translate("Words", "%1 %2", "two sentences, one after the other")
                           .arg(joined, sentence);
    }
    return joined;
}

} // namespace gpuwise
