// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"
#include "model/words/words.h"

#include <QFileInfo>
#include <QJsonArray>

#include <cmath>

namespace gpuwise {

QJsonValue jsonNumber(std::optional<double> value)
{
    return value && std::isfinite(*value) ? QJsonValue(*value) : QJsonValue(QJsonValue::Null);
}

QJsonValue jsonMoney(const Money &money)
{
    return QJsonObject{{QStringLiteral("amount"), money.amount()},
                       {QStringLiteral("currency"), currencyCode(money.currency)}};
}

QJsonValue jsonBand(const Speed &speed)
{
    if (!speed.isKnown())
        return QJsonValue::Null;
    return QJsonObject{{QStringLiteral("low"), speed.value.low},
                       {QStringLiteral("expected"), speed.value.expected},
                       {QStringLiteral("high"), speed.value.high}};
}

QJsonObject jsonBandGiB(const Band &bytes)
{
    return {{QStringLiteral("low"), toGiB(bytes.low)},
            {QStringLiteral("expected"), toGiB(bytes.expected)},
            {QStringLiteral("high"), toGiB(bytes.high)}};
}

QJsonArray jsonAssumptions(AssumptionSet assumptions)
{
    QJsonArray sentences;
    for (int i = 0; i < static_cast<int>(AssumptionId::Count); ++i)
        if (assumptions.has(static_cast<AssumptionId>(i)))
            sentences.append(assumptionSentence(static_cast<AssumptionId>(i)));
    return sentences;
}

QJsonObject jsonWorkload(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                         const Question &question)
{
    const Workload &workload = resolved.workload;
    QJsonObject model{{QStringLiteral("id"), resolved.model && !resolved.model->id.isEmpty()
                                                 ? QJsonValue(resolved.model->id)
                                                 : QJsonValue::Null},
                      {QStringLiteral("params_b"), resolved.shape.params / 1e9},
                      {QStringLiteral("params_active_b"), resolved.shape.activeParams / 1e9},
                      {QStringLiteral("layers"), resolved.shape.layers}};
    if (const FileModel *file = workload.model.file.get())
        model.insert(QStringLiteral("file"), QFileInfo(file->path).fileName());
    if (!resolved.shapeOfModelId.isEmpty())
        model.insert(QStringLiteral("shape_of"), resolved.shapeOfModelId);
    QJsonObject json{{QStringLiteral("model"), model},
                     {QStringLiteral("task"), taskCode(workload.task.task)},
                     {QStringLiteral("bits_per_weight"), question.weights.bitsPerWeight},
                     {QStringLiteral("sharding"), shardingCode(question.sharding)},
                     {QStringLiteral("devices"), question.devices}};
    QString precision = workload.model.precisionId;
    if (precision.isEmpty())
        precision = defaultPrecisionId(workload.task.task, question.runtime, resolved.model);
    else if (const Quantisation *asked = catalogue.quantisation(precision))
        if (const Quantisation *found =
                resolvePrecision(catalogue, *asked, question.runtime, workload.task.task))
            precision = found->id;
    json.insert(QStringLiteral("precision"), precision);
    if (isTraining(workload.task.task)) {
        json.insert(QStringLiteral("framework"), frameworkCode(question.training.framework));
        json.insert(QStringLiteral("batch"), question.training.batch);
        json.insert(QStringLiteral("accumulation"), question.training.accumulation);
        json.insert(QStringLiteral("seq_len"), question.training.sequenceLength);
    } else if (workload.task.task == Task::Inference) {
        json.insert(QStringLiteral("runtime"), runtimeCode(question.runtime));
        json.insert(QStringLiteral("context"), question.inference.contextTokens);
        json.insert(QStringLiteral("sequences"), question.inference.sequences);
        json.insert(QStringLiteral("kv_precision"), question.inference.kvPrecisionId);
    }
    return json;
}

QJsonObject jsonEstimate(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                         const Question &question, const MemoryEstimate &estimate, const QLocale &locale)
{
    QJsonArray terms;
    for (const Term &term : estimate.terms())
        terms.append(QJsonObject{{QStringLiteral("id"), termCode(term.id)},
                                 {QStringLiteral("name"), termName(term.id)},
                                 {QStringLiteral("gib"), toGiB(term.bytes.expected)},
                                 {QStringLiteral("low_gib"), toGiB(term.bytes.low)},
                                 {QStringLiteral("high_gib"), toGiB(term.bytes.high)},
                                 {QStringLiteral("formula"), formulaCode(term.formula)},
                                 {QStringLiteral("basis"), formulaSentence(term, locale)},
                                 {QStringLiteral("source"), formulaSource(term.formula)}});
    AssumptionSet assumptions = estimate.assumptions;
    assumptions.add(resolved.assumptions);
    return {{QStringLiteral("terms"), terms},
            {QStringLiteral("per_device"),
             QJsonObject{{QStringLiteral("low_gib"), toGiB(estimate.perDevice.low)},
                         {QStringLiteral("expected_gib"), toGiB(estimate.perDevice.expected)},
                         {QStringLiteral("high_gib"), toGiB(estimate.perDevice.high)}}},
            {QStringLiteral("total_expected_gib"), toGiB(estimate.total.expected)},
            {QStringLiteral("devices"), estimate.devices},
            {QStringLiteral("assumptions"), jsonAssumptions(assumptions)},
            {QStringLiteral("model"),
             jsonWorkload(catalogue, resolved, question).value(QStringLiteral("model")).toObject()},
            {QStringLiteral("workload"), jsonWorkload(catalogue, resolved, question)}};
}

} // namespace gpuwise
