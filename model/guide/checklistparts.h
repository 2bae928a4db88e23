// SPDX-License-Identifier: GPL-3.0-or-later
//
// Internal to checklist*.cpp: one function a group. A group without items is left out.
#pragma once

#include "model/guide/checklist.h"

namespace gpuwise {

struct ChecklistBasis
{
    const GuideContext &context;
    const Gpu &gpu;
    CardGroup cards;
    std::optional<OptionMode> mode;

    bool buys() const { return mode != OptionMode::Rent; }
    bool rents() const { return !mode || mode == OptionMode::Rent; }
    bool usedIsPossible() const { return !mode || mode == OptionMode::BuyUsed; }
    QString sourceText(int source, QDate readOn) const;
};

CheckGroup productChecks(const ChecklistBasis &basis);
CheckGroup cutChecks(const ChecklistBasis &basis); ///< against the card that a variant was cut from
CheckGroup softwareChecks(const ChecklistBasis &basis);
CheckGroup placeChecks(const ChecklistBasis &basis);
CheckGroup priceChecks(const ChecklistBasis &basis);
CheckGroup rentChecks(const ChecklistBasis &basis);
CheckGroup pitfallChecks(const ChecklistBasis &basis);
/// Entries of the guide as boxes: "uc-" for used cards, "rs-" and "rn-" for renting.
CheckGroup entryChecks(const ChecklistBasis &basis, const QString &id, const QString &title,
                       QLatin1StringView prefix);

} // namespace gpuwise
