// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"

#include "model/advice/cardbasis.h"
#include "model/estimate/memory.h"

#include <QDateTime>

#include <utility>

namespace gpuwise {

namespace {

constexpr std::size_t maxHistory = 200;
constexpr qint64 mergeWindowMs = 800; ///< repeats of one kind of answer within this time are one undo step

bool merges(EditKind kind)
{
    return kind == EditKind::ChangeModel || kind == EditKind::ChangeBudget || kind == EditKind::ChangeTask ||
           kind == EditKind::ChangeTierWeights || kind == EditKind::ChangePc;
}

} // namespace

struct Session::Derived
{
    ResolvedWorkload resolved;
    MemoryEstimate memory;
    std::optional<Advice> advice;   ///< dearer than the rest: made only when a page asks
    std::optional<TierList> judged; ///< the same, under the weights that nobody changed
    std::optional<TierList> tiers;  ///< under those of the moment
};

Workload exampleWorkload(Region region)
{
    Workload workload;
    workload.model.modelId = QStringLiteral("qwen3-32b");
    workload.model.precisionId = QStringLiteral("q4_k_m");
    workload.task.inference.contextTokens = 16384;
    workload.task.inference.kvPrecisionId = QStringLiteral("kv_q8_0");
    workload.budget.mode = AcquireMode::Buy;
    workload.budget.region = region;
    workload.budget.currency = region == Region::Cn ? Currency::Cny : Currency::Usd;
    workload.budget.limit = region == Region::Cn ? Money::fromAmount(20000, Currency::Cny)
                                                 : Money::fromAmount(3000, Currency::Usd);
    return workload;
}

Session::Session(std::shared_ptr<const Catalogue> catalogue, QDate today, SessionState start, QObject *parent)
    : QObject(parent)
    , m_shipped(std::move(catalogue))
    , m_catalogue(*m_shipped)
    , m_basis(std::make_unique<AdviceBasis>(m_catalogue, today))
    , m_today(today)
    , m_state(std::move(start))
{
    m_history.push_back({m_state, EditKind::OpenExample, {}, {}});
}

Session::~Session() = default;

std::optional<CardGroup> Session::baseline() const
{
    if (m_state.baseline)
        return m_state.baseline;
    if (m_state.shortlist.empty())
        return std::nullopt;
    return m_state.shortlist.front();
}

const Session::Derived &Session::derived() const
{
    if (!m_derived) {
        m_derived = std::make_unique<Derived>();
        m_derived->resolved = resolveWorkload(m_catalogue, m_state.workload);
        if (m_derived->resolved.problem.isEmpty())
            m_derived->memory = estimateMemory(questionFor(m_catalogue, m_derived->resolved, 1));
        else
            m_derived->memory.problem = EstimateProblem::ShapeUnknown;
    }
    return *m_derived;
}

void Session::forgetDerived()
{
    m_derived.reset();
}

const SpeedModel &Session::speeds() const
{
    return m_basis->speeds();
}

const ResolvedWorkload &Session::resolved() const
{
    return derived().resolved;
}

const MemoryEstimate &Session::memory() const
{
    return derived().memory;
}

const Advice &Session::advice() const
{
    derived();
    if (!m_derived->advice)
        m_derived->advice = advise(*m_basis, m_state.workload);
    return *m_derived->advice;
}

const TierList &Session::tiers() const
{
    derived();
    if (!m_derived->judged)
        m_derived->judged = tiersFor(m_catalogue, m_state.workload, m_today);
    if (!m_derived->tiers)
        m_derived->tiers = reweighted(*m_derived->judged, m_state.tierWeights);
    return *m_derived->tiers;
}

void Session::setModel(const ModelAnswer &answer)
{
    SessionState next = m_state;
    next.workload.model = answer;
    edit(next, EditKind::ChangeModel);
}

void Session::setBudget(const BudgetAnswer &answer)
{
    SessionState next = m_state;
    next.workload.budget = answer;
    edit(next, EditKind::ChangeBudget);
}

void Session::setTask(const TaskAnswer &answer)
{
    SessionState next = m_state;
    next.workload.task = answer;
    edit(next, EditKind::ChangeTask);
}

void Session::setWorkload(const Workload &workload, EditKind kind)
{
    SessionState next = m_state;
    next.workload = workload;
    edit(next, kind);
}

bool Session::addCard(const CardGroup &group)
{
    const auto &list = m_state.shortlist;
    if (list.size() >= maxShortlist || std::find(list.begin(), list.end(), group) != list.end())
        return false;
    SessionState next = m_state;
    next.shortlist.push_back(group);
    edit(next, EditKind::AddCard);
    return true;
}

void Session::removeCard(const CardGroup &group)
{
    SessionState next = m_state;
    std::erase(next.shortlist, group);
    if (next.baseline == group)
        next.baseline.reset();
    edit(next, EditKind::RemoveCard);
}

void Session::moveCard(std::size_t from, std::size_t to)
{
    SessionState next = m_state;
    auto &list = next.shortlist;
    if (from >= list.size() || to >= list.size() || from == to)
        return;
    const CardGroup moved = list[from];
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(from));
    list.insert(list.begin() + static_cast<std::ptrdiff_t>(to), moved);
    edit(next, EditKind::MoveCard);
}

void Session::clearCards()
{
    SessionState next = m_state;
    next.shortlist.clear();
    next.baseline.reset();
    edit(next, EditKind::ClearCards);
}

void Session::compareOnly(const std::vector<CardGroup> &cards)
{
    SessionState next = m_state;
    next.shortlist.clear();
    for (const CardGroup &group : cards)
        if (m_catalogue.gpu(group.gpuId) && next.shortlist.size() < maxShortlist)
            next.shortlist.push_back(group);
    next.baseline.reset();
    edit(next, EditKind::OpenComparison);
}

void Session::compareUpgrade(const std::vector<CardGroup> &cards)
{
    SessionState next = m_state;
    next.shortlist.clear();
    for (const CardGroup &group : cards)
        if (m_catalogue.gpu(group.gpuId) && next.shortlist.size() < maxShortlist)
            next.shortlist.push_back(group);
    next.baseline = next.shortlist.empty() ? std::nullopt : std::optional(next.shortlist.front());
    edit(next, EditKind::CompareUpgrade);
}

void Session::setBaseline(const CardGroup &group)
{
    SessionState next = m_state;
    next.baseline = group;
    edit(next, EditKind::SetBaseline);
}

void Session::setTierWeights(const ScoreWeights &weights)
{
    SessionState next = m_state;
    next.tierWeights = weights;
    edit(next, EditKind::ChangeTierWeights);
}

void Session::setCosts(const CostChoices &choices)
{
    SessionState next = m_state;
    next.costs = choices;
    edit(next, EditKind::ChangeCosts);
}

void Session::setPc(const PcSetup &pc)
{
    SessionState next = m_state;
    next.pc = pc;
    edit(next, EditKind::ChangePc);
}

void Session::open(const SessionState &state)
{
    if (m_saving)
        m_saving->overtaken = true;
    m_history.assign(1, {state, EditKind::OpenExample, {}, {}});
    m_at = 0;
    m_lastEditMs = 0;
    enter(SessionState(state));
}

void Session::edit(const SessionState &next, EditKind kind)
{
    if (next == m_state)
        return;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const bool continues = merges(kind) && m_at > 0 && m_at + 1 == m_history.size() &&
                           m_history[m_at].kind == kind && now - m_lastEditMs < mergeWindowMs;
    m_lastEditMs = now;
    if (continues)
        m_history[m_at].state = next;
    else
        push({next, kind, {}, {}});
    enter(next);
}

void Session::push(Step step)
{
    if (m_saving)
        m_saving->overtaken = true;
    m_history.resize(m_at + 1);
    m_history.push_back(std::move(step));
    if (m_history.size() > maxHistory)
        m_history.erase(m_history.begin());
    m_at = m_history.size() - 1;
}

void Session::enter(const SessionState &next)
{
    const SessionState before = std::exchange(m_state, next);
    const bool model = before.workload.model != next.workload.model;
    const bool budget = before.workload.budget != next.workload.budget;
    const bool task = before.workload.task != next.workload.task;
    const bool weights = before.tierWeights != next.tierWeights;
    if (model || budget || task)
        m_derived.reset();
    else if (weights && m_derived)
        m_derived->tiers.reset();
    if (model)
        Q_EMIT modelChanged();
    if (budget)
        Q_EMIT budgetChanged();
    if (task)
        Q_EMIT taskChanged();
    if (model || budget || task)
        Q_EMIT workloadChanged();
    if (before.shortlist != next.shortlist)
        Q_EMIT shortlistChanged();
    if (before.baseline != next.baseline)
        Q_EMIT baselineChanged();
    if (weights)
        Q_EMIT tierWeightsChanged();
    if (before.costs != next.costs)
        Q_EMIT costsChanged();
    if (before.pc != next.pc)
        Q_EMIT pcChanged();
    Q_EMIT historyChanged();
}

std::optional<EditKind> Session::undoKind() const
{
    return canUndo() ? std::optional(m_history[m_at].kind) : std::nullopt;
}

std::optional<EditKind> Session::redoKind() const
{
    return canRedo() ? std::optional(m_history[m_at + 1].kind) : std::nullopt;
}

void Session::undo()
{
    if (!canUndo())
        return;
    const OwnDataChange change = undoChange();
    if (change.edits.empty() && !isSaving())
        takeStep(change.way);
    else if (const QString problem = save(change); !problem.isEmpty())
        Q_EMIT ownDataRefused(problem);
}

void Session::redo()
{
    if (!canRedo())
        return;
    const OwnDataChange change = redoChange();
    if (change.edits.empty() && !isSaving())
        takeStep(change.way);
    else if (const QString problem = save(change); !problem.isEmpty())
        Q_EMIT ownDataRefused(problem);
}

} // namespace gpuwise
