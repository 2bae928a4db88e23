// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/workloadwords.h"

#include "model/estimate/question.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(WorkloadWords)
};

} // namespace

QString workloadName(const Catalogue &catalogue, const Workload &workload, const QLocale &locale)
{
    const ResolvedWorkload resolved = resolveWorkload(catalogue, workload);
    const QString precision =
        precisionName(workload.model.precisionId.isEmpty()
                          ? defaultPrecisionId(workload.task.task, Runtime::LlamaCpp, resolved.model)
                          : workload.model.precisionId);
    return Words::tr("%1, %2", "model, precision").arg(modelLabel(resolved, locale), precision);
}

QString workloadSettings(const Workload &workload, const QLocale &locale)
{
    const TaskAnswer &task = workload.task;
    if (isTraining(task.task))
        return Words::tr("%1, %2 tokens, batch %3", "task, sequence length, batch")
            .arg(taskName(task.task), formatTokens(task.training.sequenceLength, locale),
                 formatNumber(task.training.batch, 0, locale));
    const QString context = formatTokens(task.inference.contextTokens, locale);
    const int users = task.inference.sequences;
    return users == 1 ? Words::tr("%1, %2 context", "task, context length").arg(taskName(task.task), context)
                      : Words::tr("%1, %2 context, %n user(s)", "task, context length", users)
                            .arg(taskName(task.task), context);
}

} // namespace gpuwise
