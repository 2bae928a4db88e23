// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/whynot.h"

#include "model/advice/cardbasis.h"
#include "model/estimate/memory.h"
#include "model/session/candidatechanges.h"
#include "model/words/decision.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr std::size_t mostChanges = 3;
constexpr int mostCards = 16;

const Option *bestOption(const Advice &advice, const QString &gpuId)
{
    const auto found = std::find_if(advice.options.begin(), advice.options.end(),
                                    [&](const Option &option) { return option.cards.gpuId == gpuId; });
    return found == advice.options.end() ? nullptr : &*found;
}

std::optional<PickRole> roleOf(const Advice &advice, const Option &option)
{
    const auto index = static_cast<std::size_t>(&option - advice.options.data());
    if (advice.bestValue == index)
        return PickRole::BestValue;
    if (advice.fastest == index)
        return PickRole::Fastest;
    if (advice.cheapest == index)
        return PickRole::Cheapest;
    if (advice.rent == index)
        return PickRole::Rent;
    return std::nullopt;
}

/// What the card would be under other answers; empty when it is still left out.
QString effectOf(const Advice &advice, const QString &gpuId)
{
    const Option *option = bestOption(advice, gpuId);
    if (!option)
        return {};
    if (const auto role = roleOf(advice, *option)) {
        switch (*role) {
        case PickRole::BestValue:
            return QCoreApplication::translate("WhyNot", "becomes the best value");
        case PickRole::Fastest:
            return QCoreApplication::translate("WhyNot", "becomes the fastest within budget");
        case PickRole::Cheapest:
            return QCoreApplication::translate("WhyNot", "becomes the cheapest that fits");
        case PickRole::Rent:
            return QCoreApplication::translate("WhyNot", "becomes the one to rent");
        }
    }
    if (option->fit.verdict == Verdict::Tight)
        return QCoreApplication::translate("WhyNot", "becomes possible, but tight");
    return QCoreApplication::translate("WhyNot", "becomes possible, rank %1 of %2")
        .arg(option - advice.options.data() + 1)
        .arg(advice.options.size());
}

/// Why a card that would fit is left out all the same.
QString stillLeftOut(const Advice &advice, const QString &gpuId, const QLocale &locale)
{
    for (const LeftOut &entry : advice.leftOut)
        if (entry.cards.gpuId == gpuId)
            return QCoreApplication::translate("WhyNot", "would fit, but: %1", "a reason as a sentence")
                .arg(asLabel(reasonSentence(entry.why, locale)));
    return {};
}

std::vector<CandidateChange> fitCandidates(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                           const CardGroup &cards, QDate today, const QLocale &locale)
{
    std::vector<CandidateChange> found;
    const FitChanges changes(catalogue, resolved, today);
    for (const FitChange &change : changes.changes(*catalogue.gpu(cards.gpuId), cards.count))
        found.push_back(withFitChange(change, locale));
    return found;
}

std::vector<CandidateChange> candidatesFor(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                           const LeftOut &left, QDate today, const QLocale &locale)
{
    const Workload &workload = resolved.workload;
    std::vector<CandidateChange> found;
    switch (left.why.code) {
    case ReasonCode::DoesNotFit:
        found = fitCandidates(catalogue, resolved, left.cards, today, locale);
        break;
    case ReasonCode::OverBudget:
    case ReasonCode::RentOverBudget:
        found.push_back(withBudget(
            workload, roundedUp(Money::fromAmount(left.why.numbers[0], left.why.currency)), locale));
        break;
    case ReasonCode::VendorExcluded:
        found.push_back(withAllVendors(workload));
        break;
    case ReasonCode::OverPower:
        found.push_back(withoutPowerLimit(workload));
        break;
    default:
        break;
    }
    if (!workload.budget.usedAccepted)
        found.push_back(withUsed(workload, true));
    if (workload.budget.mode == AcquireMode::Buy)
        found.push_back(withMode(workload, AcquireMode::Either));
    if (workload.budget.mode == AcquireMode::Rent)
        found.push_back(withMode(workload, AcquireMode::Buy));
    return found;
}

/// Each candidate really advised on: those that let the card in, else those that make it fit and what then
/// keeps it out.
std::vector<AnswerChange> changesThatHelp(const Catalogue &catalogue,
                                          const std::vector<CandidateChange> &candidates,
                                          const QString &gpuId, QDate today, const QLocale &locale)
{
    std::vector<AnswerChange> letIn, stillOut;
    AdviceBasis basis(catalogue, today);
    for (const CandidateChange &candidate : candidates) {
        if (letIn.size() == mostChanges)
            break;
        const auto same = [&](const AnswerChange &change) { return change.workload == candidate.workload; };
        if (std::any_of(letIn.begin(), letIn.end(), same))
            continue;
        const Advice advice = advise(basis, candidate.workload);
        const QString effect = effectOf(advice, gpuId);
        if (!effect.isEmpty())
            letIn.push_back({candidate.what, effect, candidate.workload, candidate.cost});
        else if (!candidate.cost.isEmpty() && stillOut.size() < mostChanges)
            stillOut.push_back(
                {candidate.what, stillLeftOut(advice, gpuId, locale), candidate.workload, candidate.cost});
    }
    return letIn.empty() ? stillOut : letIn;
}

QString rankSentence(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                     const Option &option, const QLocale &locale)
{
    if (!advice.bestValue || !option.cost.price)
        return {};
    const Option &value = advice.options[*advice.bestValue];
    if (&value == &option || !value.speed.isKnown() || !option.speed.isKnown() || !value.cost.price)
        return {};
    const QString unit = speedUnit(workload.task.task);
    return QCoreApplication::translate("WhyNot", "It reaches %1 %3 for %2; %4 reaches %5 for %6.",
                                       "%1 and %5 speeds, %3 their unit, %2 and %6 sums, %4 the best value")
        .arg(formatSpeed(option.speed.value.expected, locale), formatCost(option, option.cost.total, locale),
             unit, optionName(catalogue, value), formatSpeed(value.speed.value.expected, locale),
             formatCost(value, value.cost.total, locale));
}

QString fitAndSpeed(const Workload &workload, const Option &option, const QLocale &locale)
{
    QStringList sentences;
    const QString margin = marginPhrase(option.fit, locale);
    if (option.fit.verdict != Verdict::Unknown)
        sentences << QCoreApplication::translate("WhyNot", "%1, %2.", "verdict, margin")
                         .arg(verdictWord(option.fit.verdict), margin);
    if (option.speed.isKnown() && option.fit.verdict != Verdict::No)
        sentences << QCoreApplication::translate("WhyNot", "It would reach about %1 %2 (%3).",
                                                 "figure, unit, band")
                         .arg(formatSpeed(option.speed.value.expected, locale), speedUnit(workload.task.task),
                              formatBand(option.speed.value, locale));
    return sentencesJoined(sentences);
}

} // namespace

std::optional<CardGroup> parseCardGroup(const Catalogue &catalogue, const QString &text)
{
    static const QRegularExpression before(QStringLiteral("^\\s*(\\d{1,2})\\s*[x×*]\\s*(.+)$"),
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression after(QStringLiteral("^(.+?)\\s+[x×*]\\s*(\\d{1,2})\\s*$"),
                                          QRegularExpression::CaseInsensitiveOption);
    if (const Gpu *gpu = findGpu(catalogue, text.trimmed()))
        return CardGroup{gpu->id, 1};
    QString name;
    int count = 0;
    if (const auto match = before.match(text); match.hasMatch()) {
        count = match.capturedView(1).toInt();
        name = match.captured(2);
    } else if (const auto match2 = after.match(text); match2.hasMatch()) {
        name = match2.captured(1);
        count = match2.capturedView(2).toInt();
    }
    const Gpu *gpu = count >= 1 && count <= mostCards ? findGpu(catalogue, name.trimmed()) : nullptr;
    return gpu ? std::optional(CardGroup{gpu->id, count}) : std::nullopt;
}

std::optional<CardGroup> cardsNamed(const Catalogue &catalogue, const QString &text)
{
    if (const auto cards = parseCardGroup(catalogue, text))
        return cards;
    const QString part = text.trimmed();
    const auto only = [&](auto matches) -> const Gpu * {
        const auto first = std::find_if(catalogue.gpus.begin(), catalogue.gpus.end(), matches);
        if (first == catalogue.gpus.end())
            return nullptr;
        return std::find_if(first + 1, catalogue.gpus.end(), matches) == catalogue.gpus.end() ? &*first
                                                                                              : nullptr;
    };
    const Gpu *gpu = only([&](const Gpu &each) { return each.name.endsWith(part, Qt::CaseInsensitive); });
    if (!gpu)
        gpu = only([&](const Gpu &each) { return each.name.contains(part, Qt::CaseInsensitive); });
    return gpu && !part.isEmpty() ? std::optional(CardGroup{gpu->id, 1}) : std::nullopt;
}

WhyNot whyNot(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Advice &advice,
              const SpeedModel &speeds, const CardGroup &cards, QDate today, const QLocale &locale)
{
    const Workload &workload = resolved.workload;
    WhyNot answer;
    answer.cards = cards;
    const auto exact = std::find_if(advice.options.begin(), advice.options.end(),
                                    [&](const Option &option) { return option.cards == cards; });
    const Option *option = exact != advice.options.end() ? &*exact : bestOption(advice, cards.gpuId);
    const auto left = std::find_if(advice.leftOut.begin(), advice.leftOut.end(),
                                   [&](const LeftOut &entry) { return entry.cards.gpuId == cards.gpuId; });
    if (option && (exact != advice.options.end() || left == advice.leftOut.end())) {
        answer.cards = option->cards;
        const auto role = roleOf(advice, *option);
        answer.heading = role ? QCoreApplication::translate("WhyNot", "It is among the picks: %1")
                                    .arg(pickRoleName(*role, workload.budget))
                              : QCoreApplication::translate("WhyNot", "Not left out: rank %1 of %2")
                                    .arg(option - advice.options.data() + 1)
                                    .arg(advice.options.size());
        const QString rank = rankSentence(catalogue, workload, advice, *option, locale);
        answer.sentence = rank.isEmpty() ? fitAndSpeed(workload, *option, locale) : rank;
        answer.view = viewOption(catalogue, workload, *option, locale);
        answer.hasBar = true;
        if (option->fit.verdict == Verdict::Tight)
            answer.changes =
                changesThatHelp(catalogue, fitCandidates(catalogue, resolved, option->cards, today, locale),
                                option->cards.gpuId, today, locale);
        return answer;
    }

    const CardGroup judged = left != advice.leftOut.end() ? left->cards : cards;
    const OptionMode mode = workload.budget.mode == AcquireMode::Rent ? OptionMode::Rent : OptionMode::BuyNew;
    const Option alone = judge(catalogue, resolved, speeds, judged, mode, today);
    answer.cards = judged;
    answer.view = viewOption(catalogue, workload, alone, locale);
    answer.hasBar = alone.memory.isValid() && alone.fit.verdict != Verdict::Unknown;
    answer.sentence = fitAndSpeed(workload, alone, locale);
    if (left == advice.leftOut.end()) {
        answer.heading = QCoreApplication::translate("WhyNot", "It was not judged.");
        return answer;
    }
    answer.heading =
        QCoreApplication::translate("WhyNot", "Left out: %1").arg(reasonSentence(left->why, locale));
    answer.changes = changesThatHelp(catalogue, candidatesFor(catalogue, resolved, *left, today, locale),
                                     cards.gpuId, today, locale);
    return answer;
}

} // namespace gpuwise
