// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/advisor.h"

#include "model/advice/cardbasis.h"
#include "model/advice/explain.h"
#include "model/advice/learningbasket.h"
#include "model/advice/leftout.h"
#include "model/advice/options.h"
#include "model/advice/owned.h"
#include "model/advice/picks.h"
#include "model/advice/remarks.h"
#include "model/advice/scoring.h"
#include "model/advice/tofit.h"

#include <algorithm>
#include <iterator>

namespace gpuwise {

namespace {

/// Walks one card through counts and ways of getting it. Options go to the advice; if there are none, the
/// nearest hurdle says why.
class CardJudge
{
public:
    CardJudge(AdviceBasis &basis, const ResolvedWorkload &resolved, const FitChanges &changes, Advice &advice)
        : m_catalogue(basis.catalogue())
        , m_basis(basis)
        , m_resolved(resolved)
        , m_budget(resolved.workload.budget)
        , m_changes(changes)
        , m_advice(advice)
    {}

    void run(const Gpu &gpu)
    {
        m_nearest = {};
        m_found = false;
        if (!passesFilters(gpu) || !judgeCounts(gpu) || !m_found)
            m_advice.leftOut.push_back(std::move(m_nearest.entry));
    }

    double nearness() const { return m_nearest.rank * 1000 + std::min(m_nearest.ratio, 999.0); }
    bool found() const { return m_found; }

private:
    void hit(const CardGroup &cards, int rank, double ratio, Reason why, Reason change = {},
             const Option *option = nullptr)
    {
        Hurdle hurdle;
        hurdle.rank = rank;
        hurdle.ratio = ratio;
        hurdle.entry.cards = cards;
        hurdle.entry.why = std::move(why);
        hurdle.entry.wouldChange = std::move(change);
        if (option) {
            hurdle.entry.memory = option->memory;
            hurdle.entry.fit = option->fit;
        }
        if (isNearer(hurdle, m_nearest))
            m_nearest = std::move(hurdle);
    }

    bool passesFilters(const Gpu &gpu)
    {
        const auto &vendors = m_budget.vendors;
        if (!vendors.empty() && std::find(vendors.begin(), vendors.end(), gpu.vendor) == vendors.end())
            hit({gpu.id, 1}, 5, 1, {ReasonCode::VendorExcluded, {}, {}, {}});
        else if (gpu.segment == Segment::Laptop)
            hit({gpu.id, 1}, 6, 1, {ReasonCode::SoldInLaptops, {}, {}, {}});
        else if (!gpu.number(SpecField::MemoryGB))
            hit({gpu.id, 1}, 7, 1, {ReasonCode::MemoryUnknown, {}, {}, {}});
        else
            return true;
        return false;
    }

    bool judgeCounts(const Gpu &gpu)
    {
        CardBasis &card = m_basis.card(gpu);
        const int most = gpu.segment == Segment::Unified ? 1 : m_budget.maxCards;
        for (const int count : cardCounts()) {
            if (count > most)
                break;
            Option option = judgeWithoutCost(m_resolved, card, count);
            if (option.software.support == Support::None) {
                hit(option.cards, 4, 1, {ReasonCode::SoftwareMissing, {}, {}, option.software.framework},
                    otherRuntime(gpu), &option);
                return false;
            }
            if (!option.memory.isValid() || option.fit.verdict == Verdict::Unknown) {
                hit(option.cards, 8, 1,
                    {ReasonCode::EstimateImpossible, {static_cast<double>(option.memory.problem)}, {}, {}},
                    {}, &option);
                continue;
            }
            if (option.fit.verdict == Verdict::No) {
                const double need = option.fit.needed.expected;
                hit(option.cards, 3, need / option.fit.usable.bytes,
                    {ReasonCode::DoesNotFit, {toGiB(need), toGiB(option.fit.usable.bytes)}, {}, {}}, {},
                    &option);
                continue;
            }
            const double watts = groupWatts(gpu, count);
            if (m_budget.maxWatts && watts > *m_budget.maxWatts) {
                hit(option.cards, 2, watts / *m_budget.maxWatts,
                    {ReasonCode::OverPower, {watts, *m_budget.maxWatts}, {}, {}},
                    {ReasonCode::TryPower, {watts}, {}, {}}, &option);
                continue;
            }
            offerModes(card, option);
            if (option.fit.verdict == Verdict::Fits && !moreCardsAreFaster())
                break;
        }
        if (!m_found && m_nearest.entry.why.code == ReasonCode::DoesNotFit)
            if (const auto change = m_changes.least(gpu, m_nearest.entry.cards.count))
                m_nearest.entry.wouldChange = change->steps.front().what;
        return true;
    }

    /// A model split by layers runs at the speed of one card; only training and tensor parallelism gain.
    bool moreCardsAreFaster() const
    {
        const Task task = m_resolved.workload.task.task;
        if (task == Task::Inference)
            return m_resolved.workload.task.sharding == Sharding::TensorParallel;
        return isTraining(task);
    }

    void offerModes(CardBasis &card, const Option &judged)
    {
        const Gpu &gpu = card.gpu();
        if (m_budget.mode != AcquireMode::Rent) {
            if (isServerModule(gpu)) {
                hit(judged.cards, 4, 1,
                    {ReasonCode::NeedsServerBoard, {}, {}, gpu.spec(SpecField::FormFactor).text},
                    otherWayToGetIt(card, judged, OptionMode::BuyNew), &judged);
            } else if (!offerOwned(card, judged)) {
                offer(card, judged, OptionMode::BuyNew);
                if (m_budget.usedAccepted)
                    offer(card, judged, OptionMode::BuyUsed);
            }
        }
        // Renting is always shown as the alternative, also to those who came to buy.
        offer(card, judged, OptionMode::Rent);
    }

    /// Of cards that are all there already, new and used are one and the same.
    bool offerOwned(CardBasis &card, const Option &judged)
    {
        const auto &owned = m_budget.owned;
        if (!owned || owned->gpuId != judged.cards.gpuId || owned->count < judged.cards.count)
            return false;
        Option option = judged;
        option.mode =
            card.price(OptionMode::BuyNew, option.cards.count) ? OptionMode::BuyNew : OptionMode::BuyUsed;
        option.cost = costAt(m_catalogue, m_budget, card.gpu(), option.cards.count, option.mode,
                             card.price(option.mode, option.cards.count));
        const auto &limit = m_budget.limit; // the rest of a PC may still be over it
        if (limit && option.cost.total.amount() > limit->amount())
            return false;
        m_found = true;
        m_advice.options.push_back(std::move(option));
        return true;
    }

    void offer(CardBasis &card, const Option &judged, OptionMode mode)
    {
        Option option = judged;
        option.mode = mode;
        option.cost = costAt(m_catalogue, m_budget, card.gpu(), option.cards.count, mode,
                             card.price(mode, option.cards.count));
        const bool alternative = mode == OptionMode::Rent && m_budget.mode == AcquireMode::Buy;
        if (!option.cost.price) {
            if (!alternative)
                hit(option.cards, 1, 1, withoutPrice(mode), otherWayToGetIt(card, option, mode), &option);
            return;
        }
        const double total = option.cost.total.amount();
        if (m_budget.limit && total > m_budget.limit->amount()) {
            const double limit = m_budget.limit->amount();
            const bool about = option.cost.price->converted;
            if (!alternative)
                hit(option.cards, 0, total / limit, overBudget(option, limit),
                    {ReasonCode::TryBudget, {total}, option.cost.total.currency, {}, about}, &option);
            return;
        }
        m_found = m_found || !alternative;
        m_advice.options.push_back(std::move(option));
    }

    /// A rent is held against the budget with all its months, which nobody would guess.
    Reason overBudget(const Option &option, double limit) const
    {
        const Money &total = option.cost.total;
        const bool rented = option.mode == OptionMode::Rent;
        return {rented ? ReasonCode::RentOverBudget : ReasonCode::OverBudget,
                {total.amount(), total.amount() - limit, rented ? m_budget.months : 0},
                total.currency,
                {},
                option.cost.price->converted};
    }

    static Reason withoutPrice(OptionMode mode)
    {
        return {mode == OptionMode::Rent ? ReasonCode::NotRentable : ReasonCode::PriceUnknown, {}, {}, {}};
    }

    /// A card that is not sold new may be sold used, or rented.
    Reason otherWayToGetIt(CardBasis &card, const Option &option, OptionMode mode) const
    {
        if (mode == OptionMode::Rent)
            return {};
        const Currency currency = m_budget.currency;
        if (!m_budget.usedAccepted)
            if (const auto &used = card.price(OptionMode::BuyUsed, 1))
                return {ReasonCode::TryUsed, {used->each.amount()}, currency, {}, used->converted};
        if (const auto &rent = card.price(OptionMode::Rent, option.cards.count))
            return {ReasonCode::CanBeRented, {rent->each.amount()}, currency, {}, rent->converted};
        return {};
    }

    Reason otherRuntime(const Gpu &gpu) const
    {
        if (m_resolved.workload.task.task != Task::Inference)
            return {};
        const SoftwareAnswer answer =
            supportFor(m_catalogue, gpu, Task::Inference, Runtime::LlamaCpp, Framework::Peft, m_budget.os);
        if (answer.support == Support::None || answer.support == Support::NotStated)
            return {};
        return {ReasonCode::TryRuntime, {}, {}, answer.framework};
    }

    const Catalogue &m_catalogue;
    AdviceBasis &m_basis;
    const ResolvedWorkload &m_resolved;
    const BudgetAnswer &m_budget;
    const FitChanges &m_changes;
    Advice &m_advice;
    Hurdle m_nearest;
    bool m_found = false;
};

} // namespace

Advice advise(const Catalogue &catalogue, const Workload &workload, QDate today)
{
    AdviceBasis basis(catalogue, today);
    return advise(basis, workload);
}

Advice advise(AdviceBasis &basis, const Workload &workload)
{
    const Catalogue &catalogue = basis.catalogue();
    const QDate today = basis.today();
    Advice advice;
    const ResolvedWorkload resolved = resolveWorkload(catalogue, workload);
    if (!resolved.problem.isEmpty()) {
        advice.problem = resolved.problem;
        return advice;
    }
    advice.assumptions = resolved.assumptions;

    basis.prepare(workload);
    const FitChanges changes(catalogue, resolved, today);
    CardJudge judgeCard(basis, resolved, changes, advice);
    double nearest = 1e12;
    for (const Gpu &gpu : catalogue.gpus) {
        judgeCard.run(gpu);
        if (!judgeCard.found() && judgeCard.nearness() < nearest) {
            nearest = judgeCard.nearness();
            advice.nearest = advice.leftOut.size() - 1;
        }
    }
    scoreAndSort(catalogue, resolved, advice.options);
    std::optional<LearningBasket> basket;
    if (workload.task.task == Task::Learn) {
        basket.emplace(catalogue, workload.budget);
        for (Option &option : advice.options)
            basket->findHardest(option);
    }
    choosePicks(catalogue, workload, advice);
    const Gpu *pick =
        advice.bestValue ? catalogue.gpu(advice.options[*advice.bestValue].cards.gpuId) : nullptr;
    std::vector<Reason> about = workloadRemarks(catalogue, resolved, workload.budget.maxCards, pick);
    advice.remarks.insert(advice.remarks.begin(), std::make_move_iterator(about.begin()),
                          std::make_move_iterator(about.end()));
    advice.owned = judgeOwned(catalogue, resolved, basis.speeds(), changes, advice);
    if (advice.owned) { // first: buying has to earn its place beside what is there
        std::vector<Reason> &remarks = advice.remarks;
        remarks.insert(remarks.begin(), advice.owned->how.begin(), advice.owned->how.end());
        remarks.insert(remarks.begin(), advice.owned->why);
    }
    for (Reason &remark : answerRemarks(catalogue, workload, advice, today))
        advice.remarks.push_back(std::move(remark));
    for (Option &option : advice.options)
        explainOption(catalogue, workload, advice, option);
    if (basket)
        for (Option &option : advice.options)
            basket->explain(option);
    for (const Option &option : advice.options)
        advice.assumptions.add(option.memory.assumptions);
    return advice;
}

} // namespace gpuwise
