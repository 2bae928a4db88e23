// SPDX-License-Identifier: GPL-3.0-or-later
//
// The three answers, with all that was asked and all defaults: whoever reads the paper has no window to look
// them up.
#include "model/report/reportbasis.h"
#include "model/session/answertexts.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

QString optimizerName(Optimizer optimizer)
{
    switch (optimizer) { // names of programs are the same in every language
    case Optimizer::AdamW:
        return QStringLiteral("AdamW");
    case Optimizer::AdamW8bit:
        return QStringLiteral("AdamW 8-bit");
    case Optimizer::PagedAdamW8bit:
        return QStringLiteral("paged AdamW 8-bit");
    case Optimizer::Adafactor:
        return QStringLiteral("Adafactor");
    case Optimizer::Sgd:
        break;
    }
    return QStringLiteral("SGD");
}

QString checkpointingName(Checkpointing checkpointing)
{
    switch (checkpointing) {
    case Checkpointing::Off:
        return QCoreApplication::translate("Report", "without activation checkpointing");
    case Checkpointing::On:
        return QCoreApplication::translate("Report", "activation checkpointing");
    case Checkpointing::Offload:
        break;
    }
    return QCoreApplication::translate("Report", "activation checkpointing with offload");
}

QString modelValue(ReportBasis &basis)
{
    const QLocale &locale = basis.locale;
    const ResolvedWorkload &resolved = basis.resolved;
    if (!resolved.problem.isEmpty())
        return QCoreApplication::translate("Report", "not found: %1").arg(resolved.problem);
    const ModelShape &shape = resolved.shape;
    QStringList parts{modelLabel(resolved, locale)};
    if (resolved.model) {
        parts
            << QCoreApplication::translate("Report", "%1 parameters").arg(formatParams(shape.params, locale));
    } else if (const AiModel *like = basis.catalogue.model(resolved.shapeOfModelId)) {
        parts << QCoreApplication::translate("Report", "shaped like %1").arg(like->name);
    }
    basis.registerShape();
    if (shape.isMoe() && shape.activeParams > 0)
        parts << QCoreApplication::translate("Report", "%1 of them active for a token")
                     .arg(formatParams(shape.activeParams, locale));
    const Option *chosen = basis.chosen();
    const QString precision = resolved.workload.model.precisionId;
    if (!precision.isEmpty())
        parts << QCoreApplication::translate("Report", "weights in %1").arg(precisionName(precision));
    else if (chosen)
        parts << QCoreApplication::translate("Report", "weights in %1, the usual choice")
                     .arg(precisionName(defaultPrecisionId(basis.task(), chosen->runtime, resolved.model)));
    return listed(parts);
}

QString budgetValue(const ReportBasis &basis)
{
    const BudgetAnswer &budget = basis.request.workload.budget;
    QStringList parts = budgetAnswerText(basis.catalogue, budget, basis.locale).parts;
    parts << QCoreApplication::translate("Report", "for %1 months")
                 .arg(formatTrimmed(budget.months, 1, basis.locale));
    if (budget.mode != AcquireMode::Rent) {
        parts << QCoreApplication::translate("Report", "budget covers: %1").arg(coversName(budget.covers));
        parts << (budget.usedAccepted ? QCoreApplication::translate("Report", "used cards accepted")
                                      : QCoreApplication::translate("Report", "new cards only"));
    }
    parts << QCoreApplication::translate("Report", "prices of: %1").arg(regionName(budget.region));
    if (!budget.vendors.empty()) {
        QStringList names;
        for (const Vendor vendor : budget.vendors)
            names << vendorName(vendor);
        parts << QCoreApplication::translate("Report", "vendors: %1").arg(names.join(QStringLiteral(" / ")));
    }
    if (budget.maxWatts)
        parts << QCoreApplication::translate("Report", "at most %1 W")
                     .arg(formatNumber(*budget.maxWatts, 0, basis.locale));
    return listed(parts);
}

QStringList inferenceParts(const ReportBasis &basis)
{
    const InferenceSettings &settings = basis.request.workload.task.inference;
    QStringList parts;
    QString cache = settings.kvPrecisionId;
    if (cache.startsWith(QLatin1StringView("kv_")))
        cache.remove(0, 3);
    parts << QCoreApplication::translate("Report", "KV cache in %1").arg(precisionName(cache));
    if (const auto runtime = settings.runtime)
        parts << runtimeName(*runtime);
    else if (const Option *chosen = basis.chosen())
        parts << QCoreApplication::translate("Report", "%1, the usual choice")
                     .arg(runtimeName(chosen->runtime));
    if (!settings.flashAttention)
        parts << QCoreApplication::translate("Report", "without flash attention");
    parts << QCoreApplication::translate("Report", "at least %1 tokens/s for each user")
                 .arg(formatTrimmed(settings.minTokensPerSecond, 1, basis.locale));
    return parts;
}

QStringList trainingParts(const ReportBasis &basis)
{
    const TrainingSettings &t = basis.request.workload.task.training;
    QStringList parts;
    parts << optimizerName(t.optimizer) << checkpointingName(t.checkpointing) << frameworkName(t.framework);
    if (basis.task() == Task::Lora || basis.task() == Task::Qlora)
        parts << QCoreApplication::translate("Report", "rank %1").arg(t.loraRank);
    parts << QCoreApplication::translate("Report", "%1 samples × %2 epochs")
                 .arg(formatNumber(t.samples, 0, basis.locale), formatTrimmed(t.epochs, 1, basis.locale));
    return parts;
}

QString taskValue(const ReportBasis &basis)
{
    const TaskAnswer &task = basis.request.workload.task;
    QStringList parts = taskAnswerText(task, basis.locale).parts;
    if (task.task == Task::Inference)
        parts << inferenceParts(basis);
    else if (isTraining(task.task))
        parts << trainingParts(basis);
    if (task.sharding)
        parts << shardingName(*task.sharding);
    return listed(parts);
}

} // namespace

ReportSection answersSection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::Answers;
    section.heading = QCoreApplication::translate("Report", "The three answers");
    section.blocks.emplace_back(
        ReportFacts{{{QCoreApplication::translate("Report", "1 Model"), modelValue(basis)},
                     {QCoreApplication::translate("Report", "2 Budget"), budgetValue(basis)},
                     {QCoreApplication::translate("Report", "3 Task"), taskValue(basis)}}});
    return section;
}

} // namespace gpuwise
