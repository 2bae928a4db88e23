// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pieces that accuracyOf() collects: errors by group, verdicts, rules of thumb.
#pragma once

#include "model/accuracy/accuracy.h"

#include <QHash>

namespace gpuwise {

class PartTally
{
public:
    void add(const QString &group, double measured, const CaseAnswer &answer, const CaseRow &row, int source);
    PartAccuracy accuracy(AccuracyPart part) const;

private:
    QHash<QString, ErrorTally> m_groups;
    ErrorTally m_all;
    std::vector<WorstRow> m_rows;
};

/// Peaks of language models: what was measured beside the estimate and beside each rule.
class RuleTally
{
public:
    void add(const Catalogue &catalogue, const CaseRow &row, double measuredGiB, const CaseAnswer &answer);
    std::vector<RuleComparison> comparisons() const;

private:
    struct Kind
    {
        ErrorTally estimate;
        std::array<ErrorTally, ruleOfThumbCount> rules;
    };
    QHash<QString, Kind> m_kinds;
};

/// "dense", "other", "partial" (offload) or "several" (cards).
QString planFamily(const CaseRow &row);

/// Counts a row that names a card and says how it ended.
void countVerdict(VerdictAccuracy &verdicts, const CaseRow &row, const QString &said);

} // namespace gpuwise
