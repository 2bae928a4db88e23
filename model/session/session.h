// SPDX-License-Identifier: GPL-3.0-or-later
//
// The only thing that changes: the three answers, the shortlist, the weights of the tiers, what is said about
// rent or buy, and the PC around the cards. Views read it and call its edits; nobody else keeps state. Every
// edit can be undone and has a name for the menu; quick repeats of the same edit (a slider being dragged)
// become one step.
//
// The user's own cards and prices are not part of a session: they are kept by whoever setOwnDataKeeper()
// names, in a store that several windows share. Their edits are steps of the one history all the same:
// undoing one means applying its inverse to the store. The catalogue with the user's data laid over it stays
// at one address for the life of the session; its contents change, and then catalogueChanged() says so.
// Pointers to cards, offers and models in it stay good until the signal has been sent, and not longer.
#pragma once

#include "model/advice/advisor.h"
#include "model/advice/tiers.h"
#include "model/domain/catalogue.h"
#include "model/domain/useredit.h"
#include "model/domain/workload.h"
#include "model/estimate/power.h"
#include "model/session/costchoices.h"

#include <QDate>
#include <QObject>

#include <functional>
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
    AddOwnCard,
    ChangeOwnCard,
    AddOwnPrice,
    CorrectValue,
    RemoveOwn,
    ImportOwn,
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

/// What became of edits of the user's data.
struct OwnDataAnswer
{
    QString problem; ///< why nothing was saved; empty: it was
    UserData now;    ///< what the store holds after it, also after a problem; with what other windows saved
};
/// Called now and then while edits are saved, with the part that is done, 0 to 1. False: save nothing.
using SaveWatch = std::function<bool(double done)>;
/// Called in whichever thread has time to wait for it; never twice at once.
using OwnDataKeeper = std::function<OwnDataAnswer(const UserEdits &, const SaveWatch &)>;

/// A change of the user's data on its way: what is saved, and which step of the history it makes, undoes or
/// does again.
struct OwnDataChange
{
    enum class Way
    {
        Edit,
        Undo,
        Redo
    };
    Way way = Way::Edit;
    UserEdits edits;
    EditKind kind = EditKind::ChangeOwnCard;
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

    const Catalogue &catalogue() const { return m_catalogue; } ///< with the user's data
    const Catalogue &shippedCatalogue() const { return *m_shipped; }
    const UserData &ownData() const { return m_own; }
    const SpeedModel &speeds() const;
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

    /// Who saves the user's data, and what they are now.
    void setOwnDataKeeper(OwnDataKeeper keeper, const UserData &now);
    bool canChangeOwnData() const { return m_keeper != nullptr; }
    /// Saves the edits and makes them a step of the history. Why not, in the user's language; empty: done.
    QString changeOwnData(const UserEdits &edits, EditKind kind);
    /// The same for changes that take long, with the saving left to the caller: startSaving(), the keeper in
    /// a thread, finishSaving() with its answer. Between the two nothing else changes the user's data, and
    /// undo and redo wait.
    const OwnDataKeeper &startSaving(const OwnDataChange &change);
    QString finishSaving(const OwnDataAnswer &answer); ///< why nothing was saved; empty: it was
    bool isSaving() const { return m_saving.has_value(); }
    /// Another shipped catalogue under the same own data.
    void setCatalogue(std::shared_ptr<const Catalogue> shipped);

    const SessionState &state() const { return m_state; }
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_history.size(); }
    OwnDataChange undoChange() const; ///< what undo() would save; without edits: nothing
    OwnDataChange redoChange() const;
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
    /// Cards, prices or models are others: tables are to be made anew. The signals above follow, for all that
    /// hangs on the catalogue.
    void catalogueChanged();
    void favouritesChanged();                ///< the marks only: no card and no answer is another
    void ownDataRefused(const QString &why); ///< an undo or redo of own data that could not be saved

private:
    struct Step
    {
        SessionState state;
        EditKind kind = EditKind::ChangeModel; ///< the edit that led here
        UserEdits done, undone;                ///< of the user's data: what led here, and what leads back
    };
    void edit(const SessionState &next, EditKind kind);
    void enter(const SessionState &next);
    void push(Step step);
    QString save(const OwnDataChange &change); ///< at once; why not
    void takeStep(OwnDataChange::Way way);
    void takeOwn(const UserData &own);
    void layOver(const UserData &own);
    SessionState withKnownCards(SessionState state) const; ///< own cards may be gone

    struct Derived; ///< what follows from the workload; empty after a change
    const Derived &derived() const;
    void forgetDerived();

    std::shared_ptr<const Catalogue> m_shipped;
    Catalogue m_catalogue;
    Catalogue m_former; ///< what m_catalogue was: tables that are about to be made anew still point into it
    UserData m_own;
    OwnDataKeeper m_keeper;
    struct Saving
    {
        OwnDataChange change;
        UserEdits back;         ///< what undoes it
        bool overtaken = false; ///< the history is another one since: no step of it is undone
    };
    std::optional<Saving> m_saving;
    std::unique_ptr<AdviceBasis> m_basis; ///< of the catalogue as it is
    QDate m_today;
    SessionState m_state;
    std::vector<Step> m_history;
    std::size_t m_at = 0;
    qint64 m_lastEditMs = 0;
    mutable std::unique_ptr<Derived> m_derived;
};

} // namespace gpuwise
