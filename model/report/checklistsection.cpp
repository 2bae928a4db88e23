// SPDX-License-Identifier: GPL-3.0-or-later
//
// The checklist before ordering, for the card that the report decides for: boxes to tick for what is open, a
// tick for what is known.
#include "model/guide/checklist.h"
#include "model/guide/checklisttext.h"
#include "model/report/cells.h"
#include "model/report/reportbasis.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

ReportMark markOf(CheckState state)
{
    switch (state) {
    case CheckState::Known:
        return ReportMark::Tick;
    case CheckState::ToConfirm:
        return ReportMark::Box;
    case CheckState::Warning:
        break;
    }
    return ReportMark::Warning;
}

/// What a page of paper is for: the rest of the guide is in the program.
bool isPrinted(const CheckGroup &group)
{
    return group.id != QLatin1StringView("software") && !group.id.startsWith(QLatin1StringView("suits"));
}

} // namespace

ReportSection checklistSection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::Checklist;
    section.heading = QCoreApplication::translate("Report", "Before ordering");
    const Option *chosen = basis.chosen();
    if (!chosen)
        return section;
    const BudgetAnswer &budget = basis.request.workload.budget;
    const GuideContext context{basis.catalogue, basis.speeds, basis.request.today, budget.region,
                               budget.currency, budget.os,    basis.locale};
    const Checklist list = checklistFor(context, chosen->cards, chosen->mode);
    section.aside = groupName(basis.catalogue, chosen->cards);
    for (const CheckGroup &group : list.groups) {
        if (!isPrinted(group))
            continue;
        ReportParagraph title;
        title.text = {group.title, ReportTone::Strong};
        section.blocks.emplace_back(title);
        ReportList items;
        for (const CheckItem &item : group.items)
            items.items.push_back({checkItemText(item), ReportTone::Plain, markOf(item.state)});
        section.blocks.emplace_back(std::move(items));
    }
    return section;
}

} // namespace gpuwise
