// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an option asks of the supply, the wall, the room and the case, and the pitfalls of its card: as
// sections of its details.
#pragma once

#include "model/estimate/power.h"
#include "model/session/optiondetails.h"

namespace gpuwise {

inline constexpr int mostPowerCards = 8; ///< beyond that nobody asks for one PC

/// The question as the budget answers it: cards, hours, region; around them this PC, at the circuit of homes
/// in the region unless it names its own.
PowerQuestion powerQuestionFor(const BudgetAnswer &budget, const CardGroup &cards, const PcSetup &pc);

/// Empty for what is rented, and for more cards than one PC takes.
DetailSection powerSection(const Catalogue &catalogue, const Workload &workload, const Option &option,
                           const PcSetup &pc, const QLocale &locale);
/// For paper, where sources have a list of their own: the lines without them, and the notes that no line
/// says.
struct PowerDetails
{
    QString conclusion;
    std::vector<DetailLine> lines;
    std::vector<Note> notes;
};
PowerDetails powerDetails(const Catalogue &catalogue, const PowerQuestion &question,
                          const PowerAnswer &answer, const QLocale &locale);
/// Empty where no rule speaks.
DetailSection pitfallSection(const Catalogue &catalogue, const Workload &workload, const Option &option,
                             QDate today, const QLocale &locale);

} // namespace gpuwise
