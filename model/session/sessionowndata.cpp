// SPDX-License-Identifier: GPL-3.0-or-later
//
// The session's side of the user's own data: laid over the catalogue in place, saved by somebody else, undone
// by their inverse.
#include "model/advice/cardbasis.h"
#include "model/domain/useroverlay.h"
#include "model/session/session.h"

#include <algorithm>
#include <utility>

namespace gpuwise {

void Session::setOwnDataKeeper(OwnDataKeeper keeper, const UserData &now)
{
    m_keeper = std::move(keeper);
    takeOwn(now); // most people have none, and a start need not lay out everything twice
}

void Session::setCatalogue(std::shared_ptr<const Catalogue> shipped)
{
    m_shipped = std::move(shipped);
    layOver(UserData(m_own));
}

QString Session::changeOwnData(const UserEdits &edits, EditKind kind)
{
    return save({OwnDataChange::Way::Edit, edits, kind});
}

OwnDataChange Session::undoChange() const
{
    return canUndo() ? OwnDataChange{OwnDataChange::Way::Undo, m_history[m_at].undone, m_history[m_at].kind}
                     : OwnDataChange{};
}

OwnDataChange Session::redoChange() const
{
    return canRedo()
               ? OwnDataChange{OwnDataChange::Way::Redo, m_history[m_at + 1].done, m_history[m_at + 1].kind}
               : OwnDataChange{};
}

QString Session::save(const OwnDataChange &change)
{
    if (!m_keeper)
        return tr("Your own data cannot be saved in this window.");
    if (isSaving())
        return tr("Your own data are being saved just now. Wait until that has ended.");
    const OwnDataKeeper &keeper = startSaving(change);
    return finishSaving(keeper(change.edits, {}));
}

const OwnDataKeeper &Session::startSaving(const OwnDataChange &change)
{
    m_saving = Saving{change, inverseOf(m_own, change.edits), false};
    m_lastEditMs = 0;
    return m_keeper;
}

QString Session::finishSaving(const OwnDataAnswer &answer)
{
    const Saving saved = std::move(*m_saving);
    m_saving.reset();
    takeOwn(answer.now);
    if (!answer.problem.isEmpty())
        return answer.problem;
    if (saved.change.way == OwnDataChange::Way::Edit) {
        push({m_state, saved.change.kind, saved.change.edits, saved.back});
        Q_EMIT historyChanged();
    } else if (!saved.overtaken) {
        takeStep(saved.change.way);
    }
    return {};
}

void Session::takeStep(OwnDataChange::Way way)
{
    m_at = way == OwnDataChange::Way::Undo ? m_at - 1 : m_at + 1;
    m_lastEditMs = 0;
    enter(withKnownCards(m_history[m_at].state));
}

SessionState Session::withKnownCards(SessionState state) const
{
    const auto unknown = [this](const CardGroup &group) {
        return isOwnId(group.gpuId) && !m_catalogue.gpu(group.gpuId);
    };
    std::erase_if(state.shortlist, unknown);
    for (std::optional<CardGroup> *each :
         {&state.baseline, &state.workload.budget.owned, &state.costs.own, &state.costs.rent})
        if (*each && unknown(**each))
            each->reset();
    return state;
}

void Session::takeOwn(const UserData &own)
{
    // Marks change no card and no answer: who shows them is told, and nobody else.
    const bool marks = own.favourites != m_own.favourites;
    m_own.favourites = own.favourites;
    if (own != m_own)
        layOver(own);
    if (marks)
        Q_EMIT favouritesChanged();
}

void Session::layOver(const UserData &own)
{
    m_own = own;
    forgetDerived();
    m_former = std::exchange(m_catalogue, withUserData(*m_shipped, own));
    m_basis->renew();
    const SessionState before = std::exchange(m_state, withKnownCards(m_state));
    Q_EMIT catalogueChanged();
    Q_EMIT modelChanged();
    Q_EMIT budgetChanged();
    Q_EMIT taskChanged();
    Q_EMIT workloadChanged();
    Q_EMIT shortlistChanged();
    Q_EMIT baselineChanged();
    Q_EMIT tierWeightsChanged();
    Q_EMIT costsChanged();
    Q_EMIT pcChanged();
    if (before != m_state)
        Q_EMIT historyChanged();
}

} // namespace gpuwise
