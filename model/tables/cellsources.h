// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Says who?" for one cell of the comparison, as data: its sources with their dates, how it was computed,
// what other sources publish, and what guides claim about it. Tool tip, popup and screen readers show this.
#pragma once

#include "model/tables/comparison.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace gpuwise {

struct CellSources
{
    struct Line
    {
        QString label;   ///< "Source", "Also published", "Weights"
        QString text;    ///< title of the source, formula, sentence
        QString date;    ///< "read 2026-08-14"; for terms of an estimate their size
        QString address; ///< of the source; empty: none, or not public

        bool operator==(const Line &) const = default;
    };
    struct SaidByGuides
    {
        ClaimVerdict verdict = ClaimVerdict::Unverified;
        QString said;
        QString right; ///< the right value, where the claim is not simply true
        QString reason;
        QString id = {}; ///< of the claim
    };

    QString title;      ///< "RTX 5090 · Memory: 32 GB"
    QString state;      ///< "published", "not published"
    QString confidence; ///< "Confidence: medium"; empty where it is not known
    std::vector<Line> lines;
    std::vector<SaidByGuides> claims;

    QString plainText() const; ///< all of it, line by line
};

QString claimHeading(ClaimVerdict verdict); ///< "A guide says, wrongly", before what it says

/// `row` must be one of `comparison`, `column` one of its columns.
CellSources sourcesOf(const Catalogue &catalogue, const Comparison &comparison, const ComparisonRow &row,
                      std::size_t column, const QLocale &locale);

} // namespace gpuwise
