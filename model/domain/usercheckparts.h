// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pieces that checks of cards and of prices share.
#pragma once

#include "model/domain/plausible.h"
#include "model/domain/usercheck.h"

namespace gpuwise {

class CheckList
{
public:
    UserChecks found;

    UserCheck &add(EntryField field, CheckCode code);
    UserCheck &add(SpecField spec, CheckCode code);
    /// A text of people: not too long, nothing that hides or turns letters. True: something was found.
    bool text(EntryField field, const QString &text, int longest, bool required = false);
    void origin(const OwnOrigin &origin, QDate today);
    void date(EntryField field, QDate date, QDate today);
};

/// One value: reads, in range, with a guess of the unit when it is not.
void checkSpec(CheckList &list, const OwnSpec &spec, QDate today);

/// A guess that brings `value` into `range`: nullopt when no unit that people mix up does.
std::optional<UnitGuess> guessUnit(SpecField field, double value, const FieldRange &range);

/// What the values of one card say about each other. `ask` names the fields that the user entered: shipped
/// values are not questioned again.
void checkTogether(CheckList &list, const std::array<SpecValue, specFieldCount> &specs,
                   const std::vector<SpecField> &entered);

} // namespace gpuwise
