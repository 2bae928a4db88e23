// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"

#include "model/words/accuracywords.h"
#include "model/words/format.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

QJsonObject jsonErrors(const ErrorSummary &errors)
{
    return {{u"rows"_s, errors.rows},
            {u"answered"_s, errors.answered},
            {u"median_error"_s, jsonNumber(errors.median)},
            {u"p90_error"_s, jsonNumber(errors.p90)},
            {u"bias"_s, jsonNumber(errors.bias)},
            {u"exact_share"_s, jsonNumber(errors.exact)},
            {u"inside_share"_s, jsonNumber(errors.inside)},
            {u"band_width"_s, jsonNumber(errors.bandWidth)}};
}

QJsonObject jsonGroup(const Catalogue &catalogue, AccuracyPart part, const QString &name,
                      const ErrorSummary &errors)
{
    QJsonObject object = jsonErrors(errors);
    if (!name.isEmpty())
        object.insert(u"group"_s, name);
    const LeftOutError *left = leftOutError(catalogue, part, name);
    object.insert(u"left_out"_s, left ? QJsonValue(QJsonObject{{u"rows"_s, left->rows},
                                                               {u"median_error"_s, left->median},
                                                               {u"p90_error"_s, left->p90},
                                                               {u"bias"_s, left->bias},
                                                               {u"inside_share"_s, left->inside},
                                                               {u"band_width"_s, left->bandWidth}})
                                      : QJsonValue());
    return object;
}

QJsonObject jsonPart(const Catalogue &catalogue, const PartAccuracy &part)
{
    QJsonArray groups, worst;
    for (const ErrorGroup &group : part.groups)
        groups.append(jsonGroup(catalogue, part.part, group.name, group.errors));
    for (const WorstRow &row : part.worst)
        worst.append(QJsonObject{{u"row"_s, row.what},
                                 {u"measured"_s, row.measured},
                                 {u"answer"_s, row.expected},
                                 {u"error"_s, row.error()},
                                 {u"source"_s, jsonSource(catalogue, row.source)}});
    return {{u"id"_s, accuracyPartCode(part.part)},
            {u"name"_s, accuracyPartName(part.part)},
            {u"groups"_s, groups},
            {u"all"_s, jsonGroup(catalogue, part.part, QString(), part.all)},
            {u"worst"_s, worst}};
}

QJsonObject jsonVerdicts(const VerdictCounts &said)
{
    return {{u"fits"_s, said.fits},
            {u"tight"_s, said.tight},
            {u"no"_s, said.no},
            {u"unanswered"_s, said.unanswered}};
}

QJsonObject jsonRules(const RuleComparison &comparison)
{
    QJsonArray rules;
    for (int i = 0; i < ruleOfThumbCount; ++i) {
        const ErrorSummary &errors = comparison.rules[static_cast<std::size_t>(i)];
        if (errors.answered == 0)
            continue;
        QJsonObject rule = jsonErrors(errors);
        rule.insert(u"id"_s, ruleOfThumbCode(static_cast<RuleOfThumb>(i)));
        rules.append(rule);
    }
    return {
        {u"task"_s, comparison.kind}, {u"estimate"_s, jsonErrors(comparison.estimate)}, {u"rules"_s, rules}};
}

QJsonObject jsonConstant(const SpeedConstant &constant)
{
    return {{u"quantity"_s, constant.quantity},
            {u"backend"_s, constant.backend},
            {u"group"_s, constant.group},
            {u"software"_s, constant.software},
            {u"value"_s, constant.value},
            {u"low_factor"_s, constant.lowFactor},
            {u"high_factor"_s, constant.highFactor},
            {u"cards"_s, constant.cards},
            {u"rows"_s, constant.rows}};
}

} // namespace

QJsonObject jsonAccuracy(const Catalogue &catalogue, const AccuracyReport &report)
{
    QJsonArray parts, verdicts, rules, constants;
    for (const PartAccuracy &part : report.parts)
        parts.append(jsonPart(catalogue, part));
    for (int i = 0; i < verdictSetCount; ++i) {
        const VerdictAccuracy &set = report.verdicts[static_cast<std::size_t>(i)];
        verdicts.append(QJsonObject{{u"id"_s, verdictSetCode(static_cast<VerdictSet>(i))},
                                    {u"ran"_s, jsonVerdicts(set.ran)},
                                    {u"ran_out"_s, jsonVerdicts(set.ranOut)}});
    }
    for (const RuleComparison &comparison : report.rules)
        rules.append(jsonRules(comparison));
    for (const SpeedConstant &constant : catalogue.speedConstants)
        constants.append(jsonConstant(constant));
    return {{u"catalogue"_s,
             QJsonObject{{u"version"_s, catalogue.version}, {u"as_of"_s, formatDate(catalogue.asOf)}}},
            {u"parts"_s, parts},
            {u"verdicts"_s, verdicts},
            {u"rules_of_thumb"_s, rules},
            {u"constants"_s, constants}};
}

} // namespace gpuwise
