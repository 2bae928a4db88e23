// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/checklist.h"

#include "model/guide/checklistparts.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Checklist)
};

QString conclusionOf(const Checklist &list)
{
    const int known = list.count(CheckState::Known);
    const int open = list.count(CheckState::ToConfirm);
    const int warnings = list.count(CheckState::Warning);
    return Words::tr("%1, %2, %3", "known, to confirm, warnings")
        .arg(Words::tr("%n known", nullptr, known), Words::tr("%n to confirm", nullptr, open),
             Words::tr("%n warning(s)", nullptr, warnings));
}

} // namespace

int Checklist::count(CheckState state) const
{
    int found = 0;
    for (const CheckGroup &group : groups)
        for (const CheckItem &item : group.items)
            found += item.state == state;
    return found;
}

Checklist checklistFor(const GuideContext &context, const CardGroup &cards, std::optional<OptionMode> mode)
{
    Checklist list;
    list.cards = cards;
    list.mode = mode;
    const Gpu *gpu = context.catalogue.gpu(cards.gpuId);
    if (!gpu)
        return list;
    list.title = Words::tr("Before ordering: %1").arg(groupName(context.catalogue, cards));
    const ChecklistBasis basis{context, *gpu, cards, mode};
    const auto add = [&](CheckGroup group) {
        if (!group.items.empty())
            list.groups.push_back(std::move(group));
    };
    add(cutChecks(basis));
    add(productChecks(basis));
    add(pitfallChecks(basis));
    add(softwareChecks(basis));
    if (basis.buys()) {
        add(placeChecks(basis));
        add(priceChecks(basis));
    }
    if (basis.rents())
        add(rentChecks(basis));
    if (basis.usedIsPossible())
        add(entryChecks(basis, QStringLiteral("used"), Words::tr("If the card is used"),
                        QLatin1StringView("uc-")));
    if (basis.rents()) {
        add(entryChecks(basis, QStringLiteral("suits"), Words::tr("What speaks for renting"),
                        QLatin1StringView("rs-")));
        add(entryChecks(basis, QStringLiteral("suits_not"), Words::tr("What speaks against renting"),
                        QLatin1StringView("rn-")));
    }
    list.conclusion = conclusionOf(list);
    return list;
}

QString checkStateCode(CheckState state)
{
    switch (state) {
    case CheckState::Known:
        return QStringLiteral("known");
    case CheckState::ToConfirm:
        return QStringLiteral("to_confirm");
    case CheckState::Warning:
        break;
    }
    return QStringLiteral("warning");
}

QString checkStateWord(CheckState state)
{
    switch (state) {
    case CheckState::Known:
        return Words::tr("known");
    case CheckState::ToConfirm:
        return Words::tr("to confirm");
    case CheckState::Warning:
        break;
    }
    return Words::tr("warning");
}

} // namespace gpuwise
