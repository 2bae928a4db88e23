// SPDX-License-Identifier: GPL-3.0-or-later
//
// The three answers in a few words: what the workload bar always shows.
#pragma once

#include "model/domain/catalogue.h"
#include "model/estimate/memoryestimate.h"
#include "model/estimate/question.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace gpuwise {

bool isAnswered(const ModelAnswer &answer);

struct AnswerText
{
    QString caption;   ///< "Model"
    QStringList parts; ///< "Qwen3 32B", "Q4_K_M"; empty: not answered

    bool isAnswered() const { return !parts.isEmpty(); }
    QString value() const; ///< the parts in one line, or "Not answered"
};

AnswerText modelAnswerText(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                           const QLocale &locale);
AnswerText budgetAnswerText(const Catalogue &catalogue, const BudgetAnswer &budget, const QLocale &locale);
AnswerText taskAnswerText(const TaskAnswer &task, const QLocale &locale);

/// Expected and band in GiB: "21.5 GiB", "21.1–22.4". Empty without an estimate.
struct NeedText
{
    QString expected;
    QString band;
};
NeedText needText(const MemoryEstimate &memory, const QLocale &locale);

QString regionName(Region region);
QString coversName(BudgetCovers covers);
QString acquireName(AcquireMode mode);

} // namespace gpuwise
