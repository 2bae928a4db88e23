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
    if (now != m_own) // most people have none, and a start need not lay out everything twice
        layOver(now);
}

void Session::setCatalogue(std::shared_ptr<const Catalogue> shipped)
{
    m_shipped = std::move(shipped);
    layOver(UserData(m_own));
}

QString Session::changeOwnData(const UserEdits &edits, EditKind kind)
{
    UserEdits back = inverseOf(m_own, edits);
    QString problem;
    m_lastEditMs = 0;
    if (!saveOwn(edits, &problem))
        return problem;
    push({m_state, kind, edits, std::move(back)});
    Q_EMIT historyChanged();
    return {};
}

bool Session::saveOwn(const UserEdits &edits, QString *problem)
{
    if (!m_keeper)
        return false;
    const OwnDataAnswer answer = m_keeper(edits);
    *problem = answer.problem;
    if (answer.now != m_own)
        layOver(answer.now);
    return answer.problem.isEmpty();
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
