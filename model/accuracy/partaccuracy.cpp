// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/accuracy/partaccuracy.h"

#include "model/cases/memorycases.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

constexpr std::size_t worstShown = 4;

/// What tells a row from others. The columns are those of all tables.
QString describe(const CaseRow &row)
{
    QStringList words;
    for (const auto column :
         {"model"_L1, "kind"_L1, "method"_L1, "precision_or_quant"_L1, "quant_or_dtype"_L1, "weight_type"_L1,
          "dtype"_L1, "framework"_L1, "n_ctx"_L1, "resolution"_L1, "gpu"_L1})
        if (const QString word = row.text(column); !word.isEmpty())
            words.append(word);
    for (const auto column : {"gpus"_L1, "gpu_count"_L1, "n_gpus"_L1})
        if (const int cards = row.count(column, 1); cards > 1)
            words.append(u"× %1"_s.arg(cards));
    return words.join(u" · "_s);
}

} // namespace

void PartTally::add(const QString &group, double measured, const CaseAnswer &answer, const CaseRow &row,
                    int source)
{
    m_groups[group].add(measured, answer);
    m_all.add(measured, answer);
    if (answer.expected)
        m_rows.push_back({describe(row), measured, *answer.expected, source});
}

PartAccuracy PartTally::accuracy(AccuracyPart part) const
{
    PartAccuracy accuracy;
    accuracy.part = part;
    accuracy.all = m_all.summary();
    for (auto group = m_groups.begin(); group != m_groups.end(); ++group)
        accuracy.groups.push_back({group.key(), group.value().summary()});
    std::sort(accuracy.groups.begin(), accuracy.groups.end(), [](const ErrorGroup &a, const ErrorGroup &b) {
        return a.errors.rows != b.errors.rows ? a.errors.rows > b.errors.rows : a.name < b.name;
    });
    accuracy.worst = m_rows;
    std::stable_sort(accuracy.worst.begin(), accuracy.worst.end(), [](const WorstRow &a, const WorstRow &b) {
        return std::abs(a.error()) > std::abs(b.error());
    });
    accuracy.worst.resize(std::min(accuracy.worst.size(), worstShown));
    return accuracy;
}

void RuleTally::add(const Catalogue &catalogue, const CaseRow &row, double measuredGiB,
                    const CaseAnswer &answer)
{
    const QString kind = row.text("kind"_L1);
    const bool peak =
        row.is("what_was_measured"_L1, "peak_total"_L1) || row.is("what_was_measured"_L1, "nvidia_smi"_L1);
    if (!peak || kind == "diffusion"_L1 || kind == "embedding"_L1 || !answer.expected)
        return;
    CaseQuestion asked;
    askMemory(catalogue, row, asked);
    if (!asked.note.isEmpty())
        return;
    // The rules speak of all cards together and not of how they share: one of several cannot be compared.
    if (asked.question.devices > 1 && !row.is("scope"_L1, "sum"_L1))
        return;
    Kind &tally = m_kinds[kind];
    tally.estimate.add(measuredGiB, answer);
    for (int i = 0; i < ruleOfThumbCount; ++i)
        if (const auto bytes = ruleOfThumbBytes(static_cast<RuleOfThumb>(i), asked.question))
            tally.rules[static_cast<std::size_t>(i)].add(measuredGiB, toGiB(*bytes));
}

std::vector<RuleComparison> RuleTally::comparisons() const
{
    std::vector<RuleComparison> comparisons;
    for (const auto kind : {"inference"_L1, "lora"_L1, "qlora"_L1, "full"_L1, "pretrain"_L1}) {
        const auto found = m_kinds.constFind(QString(kind));
        if (found == m_kinds.constEnd())
            continue;
        RuleComparison comparison;
        comparison.kind = kind;
        comparison.estimate = found->estimate.summary();
        for (std::size_t i = 0; i < comparison.rules.size(); ++i)
            comparison.rules[i] = found->rules[i].summary();
        comparisons.push_back(std::move(comparison));
    }
    return comparisons;
}

QString planFamily(const CaseRow &row)
{
    constexpr int allLayers =
        200; // people write 99 or 999 for all of them; no model of the table has so many
    if (row.count("n_gpus"_L1, 0) > 1)
        return u"several"_s;
    const int layers = row.count("gpu_layers"_L1, 0); // "all" is no number
    if (layers > 0 && layers < allLayers)
        return u"partial"_s;
    const QString architecture = row.text("arch"_L1);
    for (const auto dense : {"llama"_L1, "qwen2"_L1, "qwen3"_L1, "mistral"_L1})
        if (architecture == dense)
            return u"dense"_s;
    return u"other"_s;
}

void countVerdict(VerdictAccuracy &verdicts, const CaseRow &row, const QString &said)
{
    const bool ran = row.is("outcome"_L1, "fits"_L1);
    const bool namesCard = !row.text("gpu"_L1).isEmpty() || !row.text("gpu_mem_gb"_L1).isEmpty();
    if (!namesCard || (!ran && !row.is("outcome"_L1, "oom"_L1)))
        return;
    VerdictCounts &counts = ran ? verdicts.ran : verdicts.ranOut;
    int &count = said == "fits"_L1    ? counts.fits
                 : said == "tight"_L1 ? counts.tight
                 : said == "no"_L1    ? counts.no
                                      : counts.unanswered;
    ++count;
}

} // namespace gpuwise
