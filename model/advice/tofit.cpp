// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/tofit.h"

#include "model/advice/changeladder.h"
#include "model/estimate/memory.h"

#include <algorithm>
#include <tuple>

namespace gpuwise {

namespace {

constexpr std::size_t mostPairs = 3;
constexpr int mostFirstRungs = 8; ///< in a pair the first change is a switch, not a search

class Judge
{
public:
    Judge(const Catalogue &catalogue, const WorkloadVariants &variants, const Gpu &gpu, OperatingSystem os)
        : m_variants(variants)
        , m_gpu(gpu)
        , m_usable(usableMemory(catalogue, gpu, os))
    {}

    FitChange judged(Trial trial) const
    {
        FitChange change;
        change.cards = {m_gpu.id, trial.count};
        change.memory = estimateMemory(m_variants.question(trial.workload, m_gpu, trial.count));
        change.fit = judgeFit(change.memory, m_usable);
        change.steps = std::move(trial.steps);
        change.workload = std::move(trial.workload);
        return change;
    }

    bool fits(const Trial &trial) const
    {
        const MemoryEstimate memory = estimateMemory(m_variants.question(trial.workload, m_gpu, trial.count));
        return judgeFit(memory, m_usable).verdict == Verdict::Fits;
    }

    /// The lowest rung that fits. Long ladders shorten something and need less on every rung.
    std::optional<FitChange> firstThatFits(const Ladder &ladder) const
    {
        constexpr int longLadder = 20;
        if (ladder.rungs > longLadder)
            return searched(ladder);
        for (int i = 0; i < ladder.rungs; ++i) {
            Trial trial = ladder.at(i);
            if (fits(trial))
                return judged(std::move(trial));
        }
        return std::nullopt;
    }

private:
    std::optional<FitChange> searched(const Ladder &ladder) const
    {
        int tooLittle = -1;
        int enough = ladder.rungs - 1;
        if (!fits(ladder.at(enough)))
            return std::nullopt;
        while (enough - tooLittle > 1) {
            const int middle = tooLittle + (enough - tooLittle) / 2;
            (fits(ladder.at(middle)) ? enough : tooLittle) = middle;
        }
        return judged(ladder.at(enough));
    }

    const WorkloadVariants &m_variants;
    const Gpu &m_gpu;
    UsableAmount m_usable;
};

auto rank(const FitChange &change)
{
    ChangeLoss least = change.loss();
    for (const ChangeStep &step : change.steps)
        least = std::min(least, step.loss);
    return std::tuple(change.loss(), least, change.steps.front().kind);
}

void sortByLoss(std::vector<FitChange> &changes)
{
    std::stable_sort(changes.begin(), changes.end(),
                     [](const FitChange &a, const FitChange &b) { return rank(a) < rank(b); });
}

/// Of two pairs that share a step, the one whose other step costs less is the better.
void dropWorse(std::vector<FitChange> &pairs)
{
    const auto otherLoss = [](const FitChange &pair, ChangeKind shared) {
        return pair.steps[pair.steps[0].kind == shared ? 1 : 0].loss;
    };
    const auto isWorse = [&](const FitChange &worse, const FitChange &better) {
        for (const ChangeStep &a : worse.steps)
            for (const ChangeStep &b : better.steps)
                if (a.kind == b.kind && otherLoss(worse, a.kind) > otherLoss(better, a.kind))
                    return true;
        return false;
    };
    std::vector<FitChange> kept;
    for (FitChange &pair : pairs) // the better ones come first
        if (std::none_of(kept.begin(), kept.end(),
                         [&](const FitChange &other) { return isWorse(pair, other); }))
            kept.push_back(std::move(pair));
    pairs = std::move(kept);
}

} // namespace

ChangeLoss FitChange::loss() const
{
    ChangeLoss most = ChangeLoss::Nothing;
    for (const ChangeStep &step : steps)
        most = std::max(most, step.loss);
    return most;
}

FitChanges::FitChanges(const Catalogue &catalogue, const ResolvedWorkload &resolved, QDate today)
    : m_catalogue(catalogue)
    , m_resolved(resolved)
    , m_today(today)
    , m_variants(std::make_unique<WorkloadVariants>(catalogue, resolved))
{}

FitChanges::~FitChanges() = default;

std::vector<FitChange> FitChanges::singles(const Gpu &gpu, int count) const
{
    const Judge judge(m_catalogue, *m_variants, gpu, m_resolved.workload.budget.os);
    const Trial start{m_resolved.workload, count, {}};
    std::vector<FitChange> found;
    if (judge.fits(start))
        return found;
    std::vector<Ladder> ladders = laddersFor(m_catalogue, *m_variants, gpu, start);
    ladders.push_back(cardLadder(m_catalogue, gpu, start, m_today));
    for (const Ladder &ladder : ladders)
        if (auto change = judge.firstThatFits(ladder))
            found.push_back(std::move(*change));
    sortByLoss(found);
    return found;
}

std::vector<FitChange> FitChanges::pairs(const Gpu &gpu, int count, ChangeLoss below) const
{
    const Judge judge(m_catalogue, *m_variants, gpu, m_resolved.workload.budget.os);
    const Trial start{m_resolved.workload, count, {}};
    std::vector<FitChange> found;
    const auto isKnown = [&found](ChangeKind a, ChangeKind b) {
        return std::any_of(found.begin(), found.end(), [a, b](const FitChange &change) {
            const ChangeKind first = change.steps[0].kind, second = change.steps[1].kind;
            return (first == a && second == b) || (first == b && second == a);
        });
    };
    for (const Ladder &first : laddersFor(m_catalogue, *m_variants, gpu, start)) {
        for (int i = 0; i < std::min(first.rungs, mostFirstRungs); ++i)
            for (const Ladder &second : laddersFor(m_catalogue, *m_variants, gpu, first.at(i))) {
                if (second.kind == first.kind || isKnown(first.kind, second.kind))
                    continue;
                if (auto change = judge.firstThatFits(second); change && change->loss() < below)
                    found.push_back(std::move(*change));
            }
    }
    sortByLoss(found);
    dropWorse(found);
    if (found.size() > mostPairs)
        found.resize(mostPairs);
    return found;
}

std::vector<FitChange> FitChanges::changes(const Gpu &gpu, int count) const
{
    std::vector<FitChange> found = singles(gpu, count);
    if (!found.empty() && found.front().loss() < ChangeLoss::Much)
        return found;
    const Judge judge(m_catalogue, *m_variants, gpu, m_resolved.workload.budget.os);
    if (judge.fits({m_resolved.workload, count, {}}))
        return found;
    std::vector<FitChange> all = pairs(gpu, count, found.empty() ? ChangeLoss::Money : found.front().loss());
    std::move(found.begin(), found.end(), std::back_inserter(all));
    return all;
}

std::optional<FitChange> FitChanges::least(const Gpu &gpu, int count) const
{
    std::vector<FitChange> found = singles(gpu, count);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

} // namespace gpuwise
