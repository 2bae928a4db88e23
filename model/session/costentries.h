// SPDX-License-Identifier: GPL-3.0-or-later
//
// The edits of the page "Rent or buy". Hours and months are the second answer's and change it; everything
// else is kept beside the answers. All are steps of the session's undo.
#pragma once

#include "model/session/costfields.h"

namespace gpuwise {

class Session;

/// Reads what was typed into a field; an empty one goes back to its default. Returns why it was refused;
/// empty: it was taken.
QString enterCost(Session &session, CostField field, const QString &text, const QLocale &locale);

void chooseOwnCards(Session &session, const std::optional<CardGroup> &cards);    ///< none: as advised
void chooseRentedCards(Session &session, const std::optional<CardGroup> &cards); ///< none: the same
void chooseUsed(Session &session, bool used);
void chooseDataCentre(Session &session, bool inDataCentre);

} // namespace gpuwise
