// SPDX-License-Identifier: GPL-3.0-or-later
//
// Does it fit? A bar for the chosen card, the picks and the cards compared, all on one axis.
#include "model/charts/fitbargeometry.h"
#include "model/report/cells.h"
#include "model/report/reportbasis.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

ReportFitBar makeBar(const ReportBasis &basis, const CardGroup &cards, const MemoryEstimate &memory,
                     const Fit &fit, const QString &exercise)
{
    ReportFitBar bar;
    bar.name = groupName(basis.catalogue, cards);
    bar.verdict = verdictWord(fit.verdict);
    bar.margin = marginPhrase(fit, basis.locale);
    bar.bar = fitBarOf(memory, fit, cards.count);
    bar.detail = usablePhrase(bar.bar, basis.locale);
    if (!exercise.isEmpty())
        bar.detail = listed({exerciseName(exercise), bar.detail});
    return bar;
}

/// The chosen card first, then the compared ones in their order.
std::vector<ReportFitBar> makeBars(const ReportBasis &basis)
{
    std::vector<ReportFitBar> bars;
    std::vector<CardGroup> seen;
    const auto add = [&](const Option &option) {
        const CardGroup &cards = option.cards;
        const MemoryEstimate &memory = option.decidingMemory();
        if (!memory.isValid() || memory.termCount == 0 ||
            std::find(seen.begin(), seen.end(), cards) != seen.end())
            return;
        seen.push_back(cards);
        bars.push_back(makeBar(basis, cards, memory, option.decidingFit(),
                               option.hardest ? option.hardest->code : QString()));
    };
    if (const Option *chosen = basis.chosen())
        add(*chosen);
    for (const ComparisonColumn &column : basis.comparison.columns)
        if (column.judged)
            add(*column.judged);
    return bars;
}

} // namespace

ReportSection fitSection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::Fit;
    section.heading = QCoreApplication::translate("Report", "Does it fit?");
    section.aside = QCoreApplication::translate("Report", "the need against what programs can use, in GiB");
    ReportFitBars bars;
    bars.bars = makeBars(basis);
    if (bars.bars.empty())
        return section;
    std::vector<FitBar> all;
    for (const ReportFitBar &bar : bars.bars)
        all.push_back(bar.bar);
    bars.axisEndGiB = fitAxisEndForPicks(all);
    for (const TermId id : legendOf(all))
        bars.legend.push_back({id, termName(id)});
    bars.usable = QCoreApplication::translate("Report", "usable");
    bars.band = QCoreApplication::translate("Report", "band of the need");
    bars.reserved = QCoreApplication::translate("Report", "reserved by the driver");
    if (std::any_of(all.begin(), all.end(),
                    [](const FitBar &b) { return b.usableGiB > 0 && b.expectedGiB() > b.usableGiB; }))
        bars.overflow = QCoreApplication::translate("Report", "does not fit");
    section.blocks.emplace_back(std::move(bars));
    return section;
}

} // namespace gpuwise
