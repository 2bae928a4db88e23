// SPDX-License-Identifier: GPL-3.0-or-later
//
// The only thing that changes: the three answers, the shortlist, the weights of the tiers, what is said about
// rent or buy, and the PC around the cards. Views read it and call its edits; nobody else keeps state. Every
// edit can be undone and has a name for the menu; quick repeats of the same edit (a slider being dragged)
// become one step.
#pragma once

#include "model/advice/advisor.h"
#include "model/advice/tiers.h"
#include "model/domain/catalogue.h"
#include "model/domain/workload.h"
#include "model/estimate/power.h"
#include "model/session/costchoices.h"

#include <QDate>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace gpuwise {

enum class EditKind
{
    ChangeModel,
    ChangeBudget,
    ChangeTask,
    ApplySuggestion,
    AddCard,
    RemoveCard,
    MoveCard,
    ClearCards,
    SetBaseline,
    OpenExample,
    OpenModelFile,
    ChangeTierWeights,
    ChangeCosts,
    ChangePc,
    OpenComparison,
    OpenFromGuide,
    CompareUpgrade,
};

/// Everything an undo step restores.
struct SessionState
{
    Workload workload;
    std::vector<CardGroup> shortlist;
    std::optional<CardGroup> baseline; ///< none: the first of the shortlist
    ScoreWeights tierWeights;          ///< of the tiers only: the advice keeps its own
    CostChoices costs;                 ///< of the page "Rent or buy"
    PcSetup pc;                        ///< around cards that are bought: supply, circuit, case

    bool operator==(const SessionState &) const = default;
};

/// The worked example of a first start: Qwen3-32B, Q4_K_M, 16K context, a budget to buy in the user's region.
Workload exampleWorkload(Region region);

class Session final : public QObject
{
    Q_OBJECT
public:
    static constexpr std::size_t maxShortlist = 8;

    Session(std::shared_ptr<const Catalogue> catalogue, QDate today, SessionState start,
            QObject *parent = nullptr);
    ~Session() override;

    const Catalogue &catalogue() const { return *m_catalogue; }
    const SpeedModel &speeds() const { return m_speeds; }
    QDate today() const { return m_today; }
    const Workload &workload() const { return m_state.workload; }
    const std::vector<CardGroup> &shortlist() const { return m_state.shortlist; }
    std::optional<CardGroup> baseline() const;
    const PcSetup &pc() const { return m_state.pc; }
    const CostChoices &costs() const { return m_state.costs; }
    const ResolvedWorkload &resolved() const; ///< computed when first asked for after a change
    const Advice &advice() const;             ///< the same
    const MemoryEstimate &memory() const;     ///< on one card, whatever the card
    const TierList &tiers() const;            ///< for the workload and the weights; computed as advice() is
    const ScoreWeights &tierWeights() const { return m_state.tierWeights; }

    void setModel(const ModelAnswer &answer);
    void setBudget(const BudgetAnswer &answer);
    void setTask(const TaskAnswer &answer);
    void setWorkload(const Workload &workload, EditKind kind);
    bool addCard(const CardGroup &group); ///< false: already there, or the shortlist is full
    void removeCard(const CardGroup &group);
    void moveCard(std::size_t from, std::size_t to);
    void clearCards();
    void compareOnly(const std::vector<CardGroup> &cards); ///< these instead of what is compared; one step
    /// These, the first of them the baseline, for "keep it or replace it?"; one step.
    void compareUpgrade(const std::vector<CardGroup> &cards);
    void setBaseline(const CardGroup &group);
    void setTierWeights(const ScoreWeights &weights);
    void setCosts(const CostChoices &choices);
    void setPc(const PcSetup &pc);
    void open(const SessionState &state); ///< another session: its history starts here

    const SessionState &state() const { return m_state; }
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_history.size(); }
    std::optional<EditKind> undoKind() const;
    std::optional<EditKind> redoKind() const;
    void undo();
    void redo();

Q_SIGNALS:
    void modelChanged();
    void budgetChanged();
    void taskChanged();
    void workloadChanged(); ///< after any of the three; advice() is new
    void shortlistChanged();
    void baselineChanged();
    void tierWeightsChanged(); ///< tiers() is new
    void costsChanged();
    void pcChanged();
    void historyChanged();

private:
    struct Step
    {
        SessionState state;
        EditKind kind = EditKind::ChangeModel; ///< the edit that led here
    };
    void edit(const SessionState &next, EditKind kind);
    void enter(const SessionState &next);

    struct Derived; ///< what follows from the workload; empty after a change
    const Derived &derived() const;

    std::shared_ptr<const Catalogue> m_catalogue;
    SpeedModel m_speeds;
    QDate m_today;
    SessionState m_state;
    std::vector<Step> m_history;
    std::size_t m_at = 0;
    qint64 m_lastEditMs = 0;
    mutable std::unique_ptr<Derived> m_derived;
};

} // namespace gpuwise
