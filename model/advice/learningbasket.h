// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Learning and small experiments" is a basket, not one task: what courses and first steps do. Every option
// is held against each exercise, by the engine that answers every other question. The exercises and their
// settings are those of docs/estimates.md, "Learning".
#pragma once

#include "model/advice/advisor.h"

#include <array>

namespace gpuwise {

enum class Exercise
{
    FineTuneBert, ///< BERT-base, every weight, 32 sequences of 128 tokens
    MakeImages,   ///< Stable Diffusion 1.5, one image of 512 x 512
    QloraEightB,  ///< Llama 3.1 8B, one sequence of 1,024 tokens
};
inline constexpr std::array exercises{Exercise::FineTuneBert, Exercise::MakeImages, Exercise::QloraEightB};
QString exerciseCode(Exercise exercise); ///< "bert", "images", "qlora"

QString exerciseModelId(const QString &code); ///< the model that the exercise of this code trains or runs

class LearningBasket
{
public:
    LearningBasket(const Catalogue &catalogue, const BudgetAnswer &budget);

    /// One sentence an exercise: ExerciseFits, ExerciseTight, ExerciseDoesNotFit or ExerciseDoesNotRun;
    /// `name` is the exercise's code.
    std::array<Reason, exercises.size()> judge(const Gpu &gpu, int count) const;

    /// What fits becomes a reason, what does not a caution, both before all others.
    void explain(Option &option) const;

    /// Fills `hardest`: the verdict on a basket is that on what of it leaves the least room.
    void findHardest(Option &option) const;

private:
    /// One exercise on these cards; without a memory estimate its software does not run.
    struct Trial
    {
        bool runs = false;
        MemoryEstimate memory;
        Fit fit;
    };
    Trial tryOut(Exercise exercise, const Gpu &gpu, int count) const;

    const Catalogue &m_catalogue;
    std::array<ResolvedWorkload, exercises.size()> m_questions;
};

} // namespace gpuwise
