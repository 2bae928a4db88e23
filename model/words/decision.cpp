// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/decision.h"

#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace gpuwise {

namespace {

QString cardName(const Catalogue &catalogue, const QString &id)
{
    const Gpu *gpu = catalogue.gpu(id);
    return gpu ? gpu->name : id;
}

QString pickTitle(const Option &option, const QString &name)
{
    const int count = option.cards.count;
    const QString many = QString::number(count);
    switch (option.mode) {
    case OptionMode::BuyNew:
        return count == 1 ? QCoreApplication::translate("Decision", "Buy one %1").arg(name)
                          : QCoreApplication::translate("Decision", "Buy %1 × %2").arg(many, name);
    case OptionMode::BuyUsed:
        return count == 1 ? QCoreApplication::translate("Decision", "Buy one used %1").arg(name)
                          : QCoreApplication::translate("Decision", "Buy %1 × %2, used").arg(many, name);
    case OptionMode::Rent:
        break;
    }
    return count == 1 ? QCoreApplication::translate("Decision", "Rent one %1 by the hour").arg(name)
                      : QCoreApplication::translate("Decision", "Rent %1 × %2 by the hour").arg(many, name);
}

QString speedSentence(const Option &option, Task task, const QLocale &locale)
{
    if (!option.speed.isKnown())
        return QCoreApplication::translate("Decision", "How fast it is cannot be said: %1")
            .arg(gapSentence(option.speed.gap));
    const QString figure = formatSpeed(option.speed.value.expected, locale);
    const QString band = formatBand(option.speed.value, locale);
    if (task == Task::Image)
        return QCoreApplication::translate("Decision", "It makes about %1 images a minute (%2).")
            .arg(figure, band);
    if (isJudgedByTraining(task))
        return QCoreApplication::translate("Decision", "It trains on about %1 tokens/s (%2).")
            .arg(figure, band);
    return QCoreApplication::translate("Decision", "It writes about %1 tokens/s (%2).").arg(figure, band);
}

QString costSentence(const Workload &workload, const Option &option, const QLocale &locale)
{
    if (!option.cost.price)
        return {};
    const auto money = [&](const Money &m) { return formatCost(option, m, locale); };
    if (option.mode == OptionMode::Rent)
        return QCoreApplication::translate("Decision", "It costs %1 a month for %2 hours.")
            .arg(money(option.cost.perMonth), formatTrimmed(workload.budget.hoursPerMonth, 1, locale));
    const auto &limit = workload.budget.limit;
    if (!limit || limit->currency != option.cost.total.currency)
        return QCoreApplication::translate("Decision", "It costs %1.").arg(money(option.cost.total));
    const Money left{limit->units - option.cost.total.units, limit->currency};
    return QCoreApplication::translate("Decision", "It costs %1; %2 of the budget are left.")
        .arg(money(option.cost.total), money(left));
}

QString holdsSentence(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Option &option,
                      const QLocale &locale)
{
    QString model = modelLabel(resolved, locale);
    const QString precision = resolved.workload.model.precisionId;
    if (!precision.isEmpty() && catalogue.quantisation(precision))
        model = QCoreApplication::translate("Decision", "%1 in %2", "model, precision")
                    .arg(model, precisionName(precision));
    if (option.hardest)
        return QCoreApplication::translate(
                   "Decision", "Of what one learns with, %1 leaves the least room: %2.", "exercise, margin")
            .arg(exerciseName(option.hardest->code), marginPhrase(option.decidingFit(), locale));
    const QString margin = marginPhrase(option.fit, locale);
    if (resolved.workload.task.task == Task::Inference)
        return QCoreApplication::translate("Decision", "It holds %1 at %2 of context, %3.")
            .arg(model, formatTokens(resolved.workload.task.inference.contextTokens, locale), margin);
    if (isTraining(resolved.workload.task.task))
        return QCoreApplication::translate("Decision", "It holds %1 of %2, %3.", "task, model, margin")
            .arg(taskName(resolved.workload.task.task), model, margin);
    return QCoreApplication::translate("Decision", "It holds %1, %2.", "model, margin").arg(model, margin);
}

QString nearestLead(const Catalogue &catalogue, const Advice &advice, const QLocale &locale)
{
    if (!advice.nearest || *advice.nearest >= advice.leftOut.size())
        return {};
    const LeftOut &nearest = advice.leftOut[*advice.nearest];
    QStringList sentences{
        QCoreApplication::translate("Decision", "%1 comes nearest.").arg(groupName(catalogue, nearest.cards)),
        reasonSentence(nearest.why, locale), reasonSentence(nearest.wouldChange, locale)};
    return sentencesJoined(sentences);
}

bool ownedIsEnough(const Advice &advice)
{
    return advice.owned && advice.owned->verdict == OwnedVerdict::Upgrade;
}

/// What the title speaks of: the best value; to rent, where what one owns is too small and buying not worth
/// it.
const Option *headline(const Advice &advice)
{
    if (advice.owned && advice.owned->verdict == OwnedVerdict::Rent && advice.rent)
        return &advice.options[*advice.rent];
    return advice.bestValue ? &advice.options[*advice.bestValue] : nullptr;
}

} // namespace

QString ownedCode(OwnedVerdict verdict)
{
    switch (verdict) {
    case OwnedVerdict::Keep:
        return QStringLiteral("keep");
    case OwnedVerdict::Upgrade:
        return QStringLiteral("upgrade");
    case OwnedVerdict::ChangeSetting:
        return QStringLiteral("change_setting");
    case OwnedVerdict::Rent:
        return QStringLiteral("rent");
    case OwnedVerdict::Replace:
        break;
    }
    return QStringLiteral("replace");
}

QString speedUnit(Task task)
{
    return task == Task::Image ? QCoreApplication::translate("Decision", "images/min")
                               : QCoreApplication::translate("Decision", "tokens/s");
}

QString optionName(const Catalogue &catalogue, const Option &option)
{
    const QString name = groupName(catalogue, option.cards);
    if (option.isOwned())
        return QCoreApplication::translate("Decision", "%1, owned").arg(name);
    switch (option.mode) {
    case OptionMode::BuyNew:
        break;
    case OptionMode::BuyUsed:
        return QCoreApplication::translate("Decision", "%1, used").arg(name);
    case OptionMode::Rent:
        return QCoreApplication::translate("Decision", "%1, by the hour").arg(name);
    }
    return name;
}

QString decisionTitle(const Catalogue &catalogue, const Advice &advice)
{
    if (!advice.problem.isEmpty())
        return QCoreApplication::translate("Decision", "Which model do you want to run?");
    if (advice.owned && keepsTheCard(advice.owned->verdict)) {
        const QString name = groupName(catalogue, advice.owned->option.cards);
        return advice.owned->verdict == OwnedVerdict::Keep
                   ? QCoreApplication::translate("Decision", "Keep your %1").arg(name)
                   : QCoreApplication::translate("Decision", "Keep your %1, with one change").arg(name);
    }
    if (const Option *option = headline(advice)) {
        const QString pick = pickTitle(*option, cardName(catalogue, option->cards.gpuId));
        return ownedIsEnough(advice)
                   ? QCoreApplication::translate("Decision", "Your %1 is enough. For more speed: %2")
                         .arg(groupName(catalogue, advice.owned->option.cards), pick)
                   : pick;
    }
    if (advice.answered())
        return QCoreApplication::translate("Decision",
                                           "Nothing within these limits is fast enough and fits safely");
    return QCoreApplication::translate("Decision", "Nothing within these limits holds it");
}

QString decisionLead(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Advice &advice,
                     const QLocale &locale)
{
    if (!advice.problem.isEmpty())
        return QCoreApplication::translate("Decision", "Answer question 1 first.");
    const Task task = resolved.workload.task.task;
    if (advice.owned && advice.owned->verdict == OwnedVerdict::Keep)
        return sentencesJoined({holdsSentence(catalogue, resolved, advice.owned->option, locale),
                                speedSentence(advice.owned->option, task, locale),
                                reasonSentence(advice.owned->why, locale)});
    if (advice.owned && advice.owned->verdict == OwnedVerdict::ChangeSetting) {
        QStringList sentences;
        for (const Reason &part : advice.owned->how)
            sentences << reasonSentence(part, locale);
        sentences << reasonSentence(advice.owned->why, locale);
        return sentencesJoined(sentences);
    }
    if (const Option *option = headline(advice))
        return sentencesJoined({ownedIsEnough(advice) ? reasonSentence(advice.owned->why, locale) : QString(),
                                holdsSentence(catalogue, resolved, *option, locale),
                                speedSentence(*option, task, locale),
                                costSentence(resolved.workload, *option, locale)});
    if (advice.answered()) {
        const Option &option = advice.options.front();
        QStringList sentences{
            QCoreApplication::translate("Decision", "%1 comes nearest.").arg(optionName(catalogue, option))};
        for (const Reason &caution : option.cautions)
            sentences << reasonSentence(caution, locale);
        return sentencesJoined(sentences.mid(0, 3));
    }
    return nearestLead(catalogue, advice, locale);
}

} // namespace gpuwise
