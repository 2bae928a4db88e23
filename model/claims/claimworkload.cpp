// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/claims/claimworkload.h"

#include <QHash>

namespace gpuwise {

namespace {

template <typename T> bool take(const QHash<QString, T> &words, const QString &word, T &value)
{
    const auto found = words.constFind(word);
    if (found == words.constEnd())
        return false;
    value = *found;
    return true;
}

bool takeCount(const QString &text, int &value)
{
    bool ok = false;
    value = text.toInt(&ok);
    return ok && value > 0;
}

bool takeModel(const Catalogue &catalogue, const QString &option, const QString &value, ModelAnswer &model)
{
    if (option == QLatin1StringView("--model")) {
        model.modelId = value;
        return catalogue.model(value) != nullptr;
    }
    if (option == QLatin1StringView("--precision")) {
        model.precisionId = value;
        return catalogue.quantisation(value) != nullptr;
    }
    bool ok = false;
    model.sizeBillions = value.endsWith(u'B') ? value.chopped(1).toDouble(&ok) : 0;
    return ok && model.sizeBillions > 0;
}

/// Only the options that claims use: any other makes the claim unreadable, which a test notices.
bool takeSetting(const QString &option, const QString &value, TaskAnswer &task)
{
    static const QHash<QString, Task> tasks{
        {QStringLiteral("pretrain"), Task::Pretrain}, {QStringLiteral("full"), Task::FullFineTune},
        {QStringLiteral("lora"), Task::Lora},         {QStringLiteral("qlora"), Task::Qlora},
        {QStringLiteral("infer"), Task::Inference},   {QStringLiteral("image"), Task::Image}};
    static const QHash<QString, Runtime> runtimes{{QStringLiteral("llama.cpp"), Runtime::LlamaCpp},
                                                  {QStringLiteral("vllm"), Runtime::Vllm},
                                                  {QStringLiteral("transformers"), Runtime::Transformers},
                                                  {QStringLiteral("diffusers"), Runtime::Diffusers}};
    static const QHash<QString, Framework> frameworks{{QStringLiteral("peft"), Framework::Peft},
                                                      {QStringLiteral("litgpt"), Framework::Litgpt},
                                                      {QStringLiteral("torchtune"), Framework::Torchtune}};
    static const QHash<QString, Optimizer> optimizers{{QStringLiteral("adamw"), Optimizer::AdamW},
                                                      {QStringLiteral("adamw8bit"), Optimizer::AdamW8bit}};
    static const QHash<QString, Checkpointing> checkpointings{{QStringLiteral("on"), Checkpointing::On},
                                                              {QStringLiteral("off"), Checkpointing::Off}};
    static const QHash<QString, Sharding> shardings{{QStringLiteral("fsdp"), Sharding::Fsdp},
                                                    {QStringLiteral("layer"), Sharding::Layer}};
    TrainingSettings &training = task.training;
    if (option == QLatin1StringView("--task"))
        return take(tasks, value, task.task);
    if (option == QLatin1StringView("--context"))
        return takeCount(value, task.inference.contextTokens);
    if (option == QLatin1StringView("--sequences"))
        return takeCount(value, task.inference.sequences);
    if (option == QLatin1StringView("--runtime"))
        return take(runtimes, value, task.inference.runtime.emplace());
    if (option == QLatin1StringView("--batch"))
        return takeCount(value, training.batch);
    if (option == QLatin1StringView("--seq-len"))
        return takeCount(value, training.sequenceLength);
    if (option == QLatin1StringView("--lora-rank"))
        return takeCount(value, training.loraRank);
    if (option == QLatin1StringView("--framework"))
        return take(frameworks, value, training.framework);
    if (option == QLatin1StringView("--optimizer"))
        return take(optimizers, value, training.optimizer);
    if (option == QLatin1StringView("--checkpointing"))
        return take(checkpointings, value, training.checkpointing);
    return option == QLatin1StringView("--sharding") && take(shardings, value, task.sharding.emplace());
}

/// "nvidia-rtx-5090-32gb x2"
bool takeCards(const Catalogue &catalogue, const QString &text, CardGroup &cards)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    cards.gpuId = words.value(0);
    const QString count = words.value(1, QStringLiteral("x1"));
    return catalogue.gpu(cards.gpuId) && words.size() <= 2 && count.startsWith(u'x') &&
           takeCount(count.mid(1), cards.count);
}

} // namespace

std::optional<ClaimWorkload> claimWorkload(const Catalogue &catalogue, const Claim &claim, QString *problem)
{
    if (claim.workload.isEmpty())
        return std::nullopt;
    const auto fail = [&](const QString &what) {
        if (problem)
            *problem = QStringLiteral("\"%1\" is not understood").arg(what.left(80));
        return std::nullopt;
    };
    ClaimWorkload found;
    if (!takeCards(catalogue, claim.card, found.cards))
        return fail(claim.card);
    const QStringList words = claim.workload.split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < words.size(); i += 2) {
        const QString value = words.value(i + 1);
        const bool aboutModel = words[i] == QLatin1StringView("--model") ||
                                words[i] == QLatin1StringView("--params") ||
                                words[i] == QLatin1StringView("--precision");
        const bool read = aboutModel ? takeModel(catalogue, words[i], value, found.workload.model)
                                     : takeSetting(words[i], value, found.workload.task);
        if (!read)
            return fail(QString(words[i] % u' ' % value));
    }
    return found;
}

} // namespace gpuwise
