// SPDX-License-Identifier: GPL-3.0-or-later
//
// "What to change to make it fit" as the commands show it: changes on the card itself, then what fits
// elsewhere.
#pragma once

#include "app/cli/command.h"
#include "model/advice/tofit.h"

namespace gpuwise {

class FitAdvice
{
public:
    FitAdvice(const Catalogue &catalogue, const ResolvedWorkload &resolved, const SpeedModel &speeds,
              QDate today);
    /// Empty when it fits as it is.
    std::vector<FitChange> changes(const CardGroup &group) const;

private:
    const Catalogue &m_catalogue;
    const ResolvedWorkload &m_resolved;
    const SpeedModel &m_speeds;
    QDate m_today;
    FitChanges m_onCard;
    mutable std::optional<std::vector<FitChange>> m_elsewhere; ///< the same for every card
};

/// A table of what to change, what that costs and what margin it leaves.
void printFitChanges(const CommandContext &context, const QString &card,
                     const std::vector<FitChange> &changes);

} // namespace gpuwise
