// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/claimworkload.h"

#include "model/guide/guideworkload.h"

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

/// Only the options that claims use.
bool apply(const QString &option, const QString &value, Workload &workload)
{
    bool ok = true;
    TrainingSettings &training = workload.task.training;
    if (option == "--batch"_L1)
        training.batch = value.toInt(&ok);
    else if (option == "--seq-len"_L1)
        training.sequenceLength = value.toInt(&ok);
    else if (option == "--context"_L1)
        workload.task.inference.contextTokens = value.toInt(&ok);
    else if (option == "--sequences"_L1)
        workload.task.inference.sequences = value.toInt(&ok);
    else if (option == "--lora-rank"_L1)
        training.loraRank = value.toInt(&ok);
    else if (option == "--checkpointing"_L1 && (value == "on"_L1 || value == "off"_L1))
        training.checkpointing = value == "on"_L1 ? Checkpointing::On : Checkpointing::Off;
    else if (option == "--framework"_L1 && value == "litgpt"_L1)
        training.framework = Framework::Litgpt;
    else if (option == "--framework"_L1 && value == "torchtune"_L1)
        training.framework = Framework::Torchtune;
    else if (option == "--framework"_L1 && value == "peft"_L1)
        training.framework = Framework::Peft;
    else if (option == "--sharding"_L1 && value == "fsdp"_L1)
        workload.task.sharding = Sharding::Fsdp;
    else
        return option == "--optimizer"_L1 && value == "adamw"_L1;
    return ok;
}

/// Options that the guide's own words know: the value alone says what it is.
bool isGuideWord(const QString &option)
{
    return option == "--model"_L1 || option == "--params"_L1 || option == "--precision"_L1 ||
           option == "--task"_L1 || option == "--runtime"_L1;
}

} // namespace

std::optional<ClaimWorkload> claimWorkload(const Catalogue &catalogue, const Claim &claim)
{
    if (claim.workload.isEmpty())
        return std::nullopt;
    const QStringList words = claim.workload.split(u' ', Qt::SkipEmptyParts);
    QStringList known{QString(claim.card).replace(" x"_L1, "*"_L1)};
    for (qsizetype i = 0; i + 1 < words.size(); i += 2)
        if (isGuideWord(words[i]))
            known += words[i] == "--params"_L1 ? words[i + 1].toLower() : words[i + 1];
    const auto read = guideWorkload(catalogue, known);
    if (!read || !read->cards)
        return std::nullopt;
    ClaimWorkload found;
    found.cards = *read->cards;
    found.workload.model = read->model;
    found.workload.task = read->task;
    for (qsizetype i = 0; i + 1 < words.size(); i += 2)
        if (!isGuideWord(words[i]) && !apply(words[i], words[i + 1], found.workload))
            return std::nullopt;
    return found;
}

} // namespace gpuwise
