// SPDX-License-Identifier: GPL-3.0-or-later
//
// A workload in a few words, as the guide's texts write it: "llama-3.1-70b:q4_k_m:8192" or
// "nvidia-rtx-4090-24gb*2:llama-3.1-8b:qlora:2048". Words stand in any order: a model's id or a bare size, a
// card's id with its number, a task, a precision, a number of tokens (context or sequence length), "x4" users
// or sequences in a batch, a runtime.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

#include <QStringList>

#include <optional>

namespace gpuwise {

struct GuideWorkload
{
    ModelAnswer model;
    TaskAnswer task;
    std::optional<CardGroup> cards; ///< when a card is among the words
};

/// nullopt: a word is not known, or no model is named; `problem` then says which.
std::optional<GuideWorkload> guideWorkload(const Catalogue &catalogue, const QStringList &words,
                                           QString *problem = nullptr);

} // namespace gpuwise
