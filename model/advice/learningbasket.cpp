// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/learningbasket.h"

#include "model/estimate/fit.h"
#include "model/estimate/memory.h"
#include "model/estimate/software.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

Workload workloadOf(Exercise exercise, const BudgetAnswer &budget)
{
    Workload workload;
    workload.budget = budget;
    switch (exercise) {
    case Exercise::FineTuneBert:
        workload.model.modelId = u"bert-base"_s;
        workload.task.task = Task::FullFineTune;
        workload.task.training.batch = 32;
        workload.task.training.sequenceLength = 128;
        break;
    case Exercise::MakeImages:
        workload.model.modelId = u"sd-1.5"_s;
        workload.task.task = Task::Image;
        workload.task.image.width = workload.task.image.height = 512;
        break;
    case Exercise::QloraEightB:
        workload.model.modelId = u"llama-3.1-8b"_s;
        workload.task.task = Task::Qlora;
        workload.task.training.sequenceLength = 1024; // the samples of question 3
        break;
    }
    return workload;
}

ReasonCode codeOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Fits:
        return ReasonCode::ExerciseFits;
    case Verdict::Tight:
        return ReasonCode::ExerciseTight;
    case Verdict::No:
        return ReasonCode::ExerciseDoesNotFit;
    case Verdict::Unknown:
        break;
    }
    return ReasonCode::ExerciseNotKnown;
}

/// Verdicts stand in the order Fits, Tight, No; margins of one kind are comparable.
bool leavesLess(const Fit &a, const Fit &b)
{
    return a.verdict != b.verdict ? a.verdict > b.verdict : a.marginBytes < b.marginBytes;
}

} // namespace

QString exerciseCode(Exercise exercise)
{
    constexpr std::array codes{"bert", "images", "qlora"};
    return QString::fromLatin1(codes[static_cast<std::size_t>(exercise)]);
}

QString exerciseModelId(const QString &code)
{
    for (const Exercise exercise : exercises)
        if (exerciseCode(exercise) == code)
            return workloadOf(exercise, {}).model.modelId;
    return {};
}

LearningBasket::LearningBasket(const Catalogue &catalogue, const BudgetAnswer &budget)
    : m_catalogue(catalogue)
{
    for (const Exercise exercise : exercises)
        m_questions[static_cast<std::size_t>(exercise)] =
            resolveWorkload(catalogue, workloadOf(exercise, budget));
}

LearningBasket::Trial LearningBasket::tryOut(Exercise exercise, const Gpu &gpu, int count) const
{
    const ResolvedWorkload &resolved = m_questions[static_cast<std::size_t>(exercise)];
    const Question question = questionFor(m_catalogue, resolved, gpu, count);
    const auto os = resolved.workload.budget.os;
    const SoftwareAnswer software =
        supportFor(m_catalogue, gpu, question.task, question.runtime, question.training.framework, os);
    if (software.support == Support::None)
        return {};
    Trial trial{true, estimateMemory(question), {}};
    trial.fit = judgeFit(trial.memory, usableMemory(m_catalogue, gpu, os));
    return trial;
}

std::array<Reason, exercises.size()> LearningBasket::judge(const Gpu &gpu, int count) const
{
    std::array<Reason, exercises.size()> said;
    for (const Exercise exercise : exercises) {
        Reason &reason = said[static_cast<std::size_t>(exercise)];
        reason.name = exerciseCode(exercise);
        const Trial trial = tryOut(exercise, gpu, count);
        if (!trial.runs) {
            reason.code = ReasonCode::ExerciseDoesNotRun;
            continue;
        }
        reason.code = codeOf(trial.fit.verdict);
        reason.numbers[0] = std::abs(toGiB(trial.fit.marginBytes));
    }
    return said;
}

void LearningBasket::findHardest(Option &option) const
{
    option.hardest.reset();
    const Gpu *gpu = m_catalogue.gpu(option.cards.gpuId);
    if (!gpu || option.fit.verdict == Verdict::Unknown)
        return;
    for (const Exercise exercise : exercises) {
        Trial trial = tryOut(exercise, *gpu, option.cards.count);
        if (!trial.runs || trial.fit.verdict == Verdict::Unknown ||
            !leavesLess(trial.fit, option.decidingFit()))
            continue;
        option.hardest = std::make_shared<const HardestExercise>(
            HardestExercise{exerciseCode(exercise), trial.memory, trial.fit});
    }
}

void LearningBasket::explain(Option &option) const
{
    const Gpu *gpu = m_catalogue.gpu(option.cards.gpuId);
    if (!gpu)
        return;
    std::size_t reasons = 0, cautions = 0;
    for (const Reason &said : judge(*gpu, option.cards.count)) {
        const bool fits = said.code == ReasonCode::ExerciseFits;
        std::vector<Reason> &list = fits ? option.reasons : option.cautions;
        std::size_t &at = fits ? reasons : cautions;
        list.insert(list.begin() + static_cast<std::ptrdiff_t>(at++), said);
    }
}

} // namespace gpuwise
