// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/tiers.h"

#include "model/advice/options.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace gpuwise {

namespace {

bool priceCounts(const Option &option)
{
    return option.cost.price && option.cost.price->age != PriceAge::Old;
}

/// Fits before tight, then fewer cards, then a price that counts, then within the budget, then cheaper over
/// the whole time. No weight is asked.
bool isSimpler(const Option &a, const Option &b, const std::optional<Money> &limit)
{
    const auto within = [&](const Option &o) { return !limit || o.cost.total.amount() <= limit->amount(); };
    const auto rank = [&](const Option &o) {
        return std::tuple(o.fit.verdict != Verdict::Fits, o.cards.count, !priceCounts(o), !within(o),
                          o.cost.net.units);
    };
    return rank(a) < rank(b);
}

/// One option for each card, in the catalogue's order.
std::vector<Option> bestWays(std::vector<Option> options, const Workload &workload)
{
    QHash<QString, std::size_t> seen;
    std::vector<Option> ways;
    for (Option &option : options) {
        // A rented card is no answer to who came to buy.
        if (workload.budget.mode == AcquireMode::Buy && option.mode == OptionMode::Rent)
            continue;
        const auto known = seen.constFind(option.cards.gpuId);
        if (known == seen.constEnd()) {
            seen.insert(option.cards.gpuId, ways.size());
            ways.push_back(std::move(option));
        } else if (isSimpler(option, ways[*known], workload.budget.limit)) {
            ways[*known] = std::move(option);
        }
    }
    return ways;
}

/// Speeds that tie with the fastest of their group count as that one, so that they cannot part two cards.
void joinTiedSpeeds(std::vector<Option> &options)
{
    std::vector<Option *> known;
    for (Option &option : options)
        if (option.speed.isKnown())
            known.push_back(&option);
    std::sort(known.begin(), known.end(), [](const Option *a, const Option *b) {
        return a->speed.value.expected > b->speed.value.expected;
    });
    double leader = 0;
    for (Option *option : known) {
        double &speed = option->speed.value.expected;
        if (leader <= 0 || !isTie(leader, speed))
            leader = speed;
        else
            speed = leader;
    }
}

double lowerQuartile(std::vector<double> values)
{
    if (values.empty())
        return 0;
    const auto quarter = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 4);
    std::nth_element(values.begin(), quarter, values.end());
    return *quarter;
}

ScoreParts times(const ScoreParts &parts, double factor)
{
    return {parts.headroom * factor, parts.speed * factor, parts.price * factor, parts.software * factor,
            parts.power * factor};
}

std::vector<TierEntry> scored(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                              std::vector<Option> options, const ScoreWeights &weights)
{
    std::vector<Option> judged = options;
    joinTiedSpeeds(judged);
    for (Option &option : judged)
        if (!priceCounts(option))
            option.cost = {};
    scoreOptions(catalogue, resolved, judged, weights);
    std::vector<double> known;
    for (const Option &option : judged)
        if (option.cost.price)
            known.push_back(option.scoreParts.price);
    const double quartile = lowerQuartile(std::move(known));
    std::vector<TierEntry> entries;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (!judged[i].cost.price)
            judged[i].scoreParts.price = quartile;
        TierEntry entry;
        entry.parts = times(judged[i].scoreParts, judged[i].standing);
        entry.score = weighted(entry.parts, weights);
        entry.option = std::move(options[i]);
        entry.option.scoreParts = judged[i].scoreParts;
        entry.option.standing = judged[i].standing;
        entry.option.score = entry.score;
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::vector<TierCap> capsOf(const Catalogue &catalogue, const Workload &workload, const Option &option)
{
    std::vector<TierCap> caps;
    if (!option.cost.price && !option.isOwned())
        caps.push_back(TierCap::PriceUnknown);
    else if (!option.isOwned() && !priceCounts(option))
        caps.push_back(TierCap::PriceOld);
    if (option.fit.verdict != Verdict::Fits)
        caps.push_back(TierCap::TightMemory);
    if (option.software.support == Support::NotStated ||
        runsOnOldSoftwareOnly(*catalogue.gpu(option.cards.gpuId)))
        caps.push_back(TierCap::SoftwareUnclear);
    if (!option.speed.isKnown())
        caps.push_back(TierCap::SpeedUnknown);
    else if (isTooSlow(option, workload))
        caps.push_back(TierCap::TooSlow);
    return caps;
}

Tier highestWith(TierCap cap)
{
    return cap == TierCap::TooSlow ? Tier::C : cap == TierCap::SoftwareUnclear ? Tier::B : Tier::A;
}

Tier tierOfShare(double share)
{
    int tier = 0;
    for (const double least : tierShares) {
        if (share >= least)
            break;
        ++tier;
    }
    return static_cast<Tier>(tier);
}

/// Of whole points: what is shown with the same points stands in the same tier.
double shareOf(double score, double best)
{
    const double bestPoints = std::round(best * 100);
    return bestPoints > 0 ? std::round(score * 100) / bestPoints : 0;
}

void assignTiers(std::vector<TierEntry> &entries, double best, Tier highest)
{
    for (TierEntry &entry : entries) {
        entry.tier = std::max(highest, tierOfShare(shareOf(entry.score, best)));
        for (const TierCap cap : entry.caps)
            entry.tier = std::max(entry.tier, highestWith(cap));
    }
    std::stable_sort(entries.begin(), entries.end(), [](const TierEntry &a, const TierEntry &b) {
        return std::tuple(a.tier, -a.score, a.option.cards.gpuId) <
               std::tuple(b.tier, -b.score, b.option.cards.gpuId);
    });
}

/// The score that the others are held against: the best one without a reservation, if there is any.
double bestScore(const std::vector<TierEntry> &entries)
{
    double free = 0, any = 0;
    for (const TierEntry &entry : entries) {
        any = std::max(any, entry.score);
        if (entry.caps.empty())
            free = std::max(free, entry.score);
    }
    return free > 0 ? free : any;
}

void assignTiers(TierList &list)
{
    const double best = bestScore(list.entries.empty() ? list.overBudget : list.entries);
    assignTiers(list.entries, best, Tier::S);
    assignTiers(list.overBudget, best, Tier::A);
}

/// A module that several of would hold the workload is not short of memory: it cannot be bought without a
/// server.
void nameTheBoard(const Catalogue &catalogue, const ResolvedWorkload &resolved, const SpeedModel &speeds,
                  LeftOut &left)
{
    const Gpu &gpu = *catalogue.gpu(left.cards.gpuId);
    const BudgetAnswer &budget = resolved.workload.budget;
    if (left.why.code != ReasonCode::DoesNotFit || !isServerModule(gpu) || budget.mode != AcquireMode::Buy)
        return;
    for (const int count : cardCounts()) {
        if (count > budget.maxCards)
            return;
        const Verdict verdict = judgeWithoutCost(catalogue, resolved, speeds, gpu, count).fit.verdict;
        if (verdict == Verdict::Fits || verdict == Verdict::Tight) {
            left.cards.count = count;
            left.why = {ReasonCode::NeedsServerBoard, {}, {}, gpu.spec(SpecField::FormFactor).text};
            left.wouldChange = {};
            return;
        }
    }
}

} // namespace

bool TierEntry::hasPrice() const
{
    return std::find(caps.begin(), caps.end(), TierCap::PriceUnknown) == caps.end();
}

TierList tiersFor(const Catalogue &catalogue, const Workload &workload, QDate today,
                  const ScoreWeights &weights)
{
    TierList list;
    list.weights = weights;
    Workload unlimited = workload;
    unlimited.budget.limit.reset();
    Advice advice = advise(catalogue, unlimited, today);
    list.problem = advice.problem;
    if (!list.problem.isEmpty())
        return list;

    const ResolvedWorkload resolved = resolveWorkload(catalogue, workload);
    const SpeedModel speeds(catalogue);
    std::vector<Option> ways = bestWays(std::move(advice.options), workload);
    for (LeftOut &left : advice.leftOut) {
        if (left.why.code == ReasonCode::PriceUnknown) {
            Option option = judgeWithoutCost(catalogue, resolved, speeds, *catalogue.gpu(left.cards.gpuId),
                                             left.cards.count);
            option.mode = workload.budget.mode == AcquireMode::Rent ? OptionMode::Rent : OptionMode::BuyNew;
            ways.push_back(std::move(option));
        } else {
            nameTheBoard(catalogue, resolved, speeds, left);
            list.below.push_back(std::move(left));
        }
    }
    for (TierEntry &entry : scored(catalogue, resolved, std::move(ways), weights)) {
        entry.caps = capsOf(catalogue, workload, entry.option);
        const auto &limit = workload.budget.limit;
        entry.option.overBudget =
            limit && entry.option.cost.price && entry.option.cost.total.amount() > limit->amount();
        (entry.option.overBudget ? list.overBudget : list.entries).push_back(std::move(entry));
    }
    assignTiers(list);
    for (const Reason &remark : advice.remarks)
        if (remark.code == ReasonCode::ContextBeyondModel || remark.code == ReasonCode::MoeMemoryAndSpeed)
            list.remarks.push_back(remark);
    return list;
}

TierList reweighted(TierList list, const ScoreWeights &weights)
{
    list.weights = weights;
    for (std::vector<TierEntry> *entries : {&list.entries, &list.overBudget})
        for (TierEntry &entry : *entries)
            entry.option.score = entry.score = weighted(entry.parts, weights);
    assignTiers(list);
    return list;
}

} // namespace gpuwise
