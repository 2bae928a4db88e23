// SPDX-License-Identifier: GPL-3.0-or-later
//
// The checklist before ordering, filled in for one choice: what is known (with its source), what is to be
// confirmed, what to beware of. Unknown is never left out: it is a question. Window, command line and report
// print this value.
#pragma once

#include "model/advice/advisor.h"
#include "model/guide/guidecontext.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gpuwise {

enum class CheckState : std::uint8_t
{
    Known,
    ToConfirm,
    Warning
};

struct CheckItem
{
    QString id; ///< stable: "memory", "cut_bandwidth", "uc-return"
    CheckState state = CheckState::ToConfirm;
    QString title;       ///< "Memory"; empty: the text says it all
    QString text;        ///< the value, or the question
    QString source = {}; ///< title and date of what the value rests on
    QString entry = {};  ///< id of the guide's entry that explains it

    bool operator==(const CheckItem &) const = default;
};

struct CheckGroup
{
    QString id; ///< "product", "cut", "software", "place", "price", "rent", "pitfalls", "used", "suits",
                ///< "suits_not"
    QString title;
    std::vector<CheckItem> items;
};

struct Checklist
{
    CardGroup cards;
    std::optional<OptionMode> mode;
    QString title;      ///< "Before ordering: 2 × GeForce RTX 5090"
    QString conclusion; ///< "7 known, 12 to confirm, 2 warnings"
    std::vector<CheckGroup> groups;

    int count(CheckState state) const;
};

/// How it is got decides what is asked; none: everything.
Checklist checklistFor(const GuideContext &context, const CardGroup &cards,
                       std::optional<OptionMode> mode = {});

QString checkStateCode(CheckState state); ///< stable code of the JSON contract: "to_confirm"
QString checkStateWord(CheckState state);

} // namespace gpuwise
