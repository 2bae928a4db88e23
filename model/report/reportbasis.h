// SPDX-License-Identifier: GPL-3.0-or-later
//
// Internal to model/report: everything the sections are written from, worked out once.
#pragma once

#include "model/report/report.h"
#include "model/report/sourceregister.h"
#include "model/tables/comparison.h"

namespace gpuwise {

struct ReportBasis
{
    explicit ReportBasis(const ReportRequest &request);

    const ReportRequest &request;
    const Catalogue &catalogue;
    const QLocale &locale;
    ResolvedWorkload resolved;
    SpeedModel speeds;
    Advice advice; ///< over all cards
    /// The title's: `advice`, or the same shape made from the named cards only (its first option is the
    /// choice).
    Advice decision;
    std::vector<CardGroup> cards; ///< side by side
    Comparison comparison;
    SourceRegister sources; ///< filled by the sections, in reading order

    const Option *chosen() const; ///< of `decision`; null: nothing fits
    void registerShape();         ///< the model's layers and widths, as a source of the report
    void registerShapeOf(const QString &modelId);
    /// The documents behind a note's rule; `subject` is what it was said of.
    void registerNote(const Note &note, const QString &subject);
    Task task() const { return request.workload.task.task; }

private:
    void decideAmongNamed();
    void explainAmongNamed();
};

// One section each; a section without blocks is left out of the report.
ReportSection answersSection(ReportBasis &basis);
ReportSection picksSection(ReportBasis &basis);
ReportSection memorySection(ReportBasis &basis);
ReportSection fitSection(ReportBasis &basis);
ReportSection comparisonSection(ReportBasis &basis);
ReportSection priceSpeedSection(ReportBasis &basis);
ReportSection tiersSection(ReportBasis &basis);
ReportSection rentOrBuySection(ReportBasis &basis);
ReportSection powerSection(ReportBasis &basis);
ReportSection leftOutSection(ReportBasis &basis);
ReportSection claimsSection(ReportBasis &basis);
ReportSection checklistSection(ReportBasis &basis);
ReportSection assumptionsSection(ReportBasis &basis);
ReportSection makingSection(ReportBasis &basis);
ReportSection approvalSection(ReportBasis &basis);
ReportSection sourcesSection(ReportBasis &basis); ///< last: lists what the others registered

/// What "Rent or buy" compares. A price without the name of a card is that of the cards bought, a rent that
/// of the cards rented. None: nothing to compare.
std::optional<RentOrBuyQuestion> costQuestionOf(const ReportBasis &basis);

/// "sold as 24 GB, 23.5 GiB usable": beside a fit bar.
QString usablePhrase(const FitBar &bar, const QLocale &locale);
/// Parts of one line, as in the window's answers: "Qwen3 32B · Q4_K_M".
QString listed(const QStringList &parts);

} // namespace gpuwise
