// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims and what the check of one computed, in the user's language.
#pragma once

#include "model/claims/claimcheck.h"

#include <QLocale>
#include <QString>

#include <array>
#include <vector>

namespace gpuwise {

/// How a claim stands, in the three groups that people ask for.
enum class ClaimGroup : std::uint8_t
{
    Wrong, ///< false, too low, too high
    Right,
    Open ///< partly true, depends, not verified
};
inline constexpr std::array claimGroups{ClaimGroup::Wrong, ClaimGroup::Right, ClaimGroup::Open};
ClaimGroup claimGroupOf(ClaimVerdict verdict);
QString claimGroupTitle(ClaimGroup group);      ///< "What the guides get wrong"
QString claimSubjectName(ClaimSubject subject); ///< "Rules of thumb"

/// In the user's language, or in the other where it was not written.
QString claimSaid(const Claim &claim, const QLocale &locale);
QString claimReason(const Claim &claim, const QLocale &locale);
/// What people must not believe first, what holds last.
void sortByHarm(std::vector<const Claim *> &claims);

struct ClaimLine
{
    QString text; ///< "GeForce RTX 5090, memory: 32 GB. The claim would hold for 24 GB."
    Verdict colours = Verdict::Unknown; ///< Fits: it bears the claim out; No: it does not
};
/// What was computed now, a line for each. Where a claim says that something does not fit, that it does not
/// is what bears it out: lines about memory are marked by the fit itself.
std::vector<ClaimLine> claimCheckLines(const Catalogue &catalogue, const ClaimCheck &check,
                                       const QLocale &locale);

/// Whether the verdict above agrees with the lines: a sentence.
QString claimAgreement(const ClaimCheck &check);

} // namespace gpuwise
