// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/accuracy/accuracy.h"

#include "model/accuracy/partaccuracy.h"
#include "model/cases/memorycases.h"
#include "model/cases/speedcases.h"
#include "model/cases/speedsoftware.h"

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

/// What was measured, when errors count the row.
std::optional<double> scored(const CaseRow &row, QLatin1StringView column)
{
    const auto measured = row.number(column);
    return row.is("scored"_L1, "yes"_L1) && measured && *measured > 0 ? measured : std::nullopt;
}

class Account
{
public:
    explicit Account(const Catalogue &catalogue)
        : m_catalogue(catalogue)
        , m_speeds(catalogue)
    {}

    void add(const Measurement &measurement)
    {
        const CaseRow row(measurement.cells);
        switch (measurement.kind) {
        case MeasurementKind::Memory:
            return addMemory(row, measurement.source);
        case MeasurementKind::Fit:
            return addFit(row);
        case MeasurementKind::LlamaCpp:
            return addPlan(row, measurement.source);
        case MeasurementKind::Decode:
            return addSpeed(AccuracyPart::Decode, measurement, "tokens_per_s"_L1, inferenceSoftware(row),
                            decodeCase);
        case MeasurementKind::Prefill:
            return addSpeed(AccuracyPart::Prefill, measurement, "tokens_per_s"_L1, inferenceSoftware(row),
                            prefillCase);
        case MeasurementKind::Training:
            return addSpeed(AccuracyPart::Training, measurement, "tokens_per_s_per_gpu"_L1,
                            trainingSoftware(row), trainingCase);
        case MeasurementKind::Images: {
            // As imageCase(): without a number of steps the row's figure is steps a second.
            const bool saysSteps = row.count("steps"_L1, 0) > 0;
            return addSpeed(AccuracyPart::Images, measurement,
                            saysSteps ? "images_per_min"_L1 : "it_per_s"_L1, imageSoftware(row), imageCase);
        }
        }
    }

    AccuracyReport report() const
    {
        AccuracyReport report;
        for (int part = 0; part < accuracyPartCount; ++part)
            report.parts.push_back(
                m_parts[static_cast<std::size_t>(part)].accuracy(static_cast<AccuracyPart>(part)));
        report.verdicts = m_verdicts;
        report.rules = m_rules.comparisons();
        return report;
    }

private:
    PartTally &part(AccuracyPart id) { return m_parts[static_cast<std::size_t>(id)]; }
    VerdictAccuracy &verdicts(VerdictSet id) { return m_verdicts[static_cast<std::size_t>(id)]; }

    void addMemory(const CaseRow &row, int source)
    {
        const CaseAnswer answer = memoryCase(m_catalogue, row);
        if (row.is("scored"_L1, "yes"_L1))
            countVerdict(verdicts(VerdictSet::MemoryRows), row, answer.verdict);
        const auto measured = scored(row, "measured_gib"_L1);
        if (!measured)
            return;
        part(AccuracyPart::Memory)
            .add(row.text("kind"_L1) % " / "_L1 % row.text("what_was_measured"_L1), *measured, answer, row,
                 source);
        m_rules.add(m_catalogue, row, *measured, answer);
    }

    void addFit(const CaseRow &row)
    {
        const bool counts = row.is("scored"_L1, "yes"_L1);
        countVerdict(verdicts(counts ? VerdictSet::FitFacts : VerdictSet::FitFactsVague), row,
                     fitCase(m_catalogue, row).verdict);
    }

    void addPlan(const CaseRow &row, int source)
    {
        const LlamaCppCaseAnswer answer = llamaCppCase(m_catalogue, row);
        const QString family = planFamily(row);
        const auto count = [&](AccuracyPart id, QLatin1StringView column, std::optional<double> said) {
            const auto planned = row.number(column);
            if (!planned || *planned <= 0)
                return;
            CaseAnswer buffer;
            buffer.expected = said;
            part(id).add(family, *planned, buffer, row, source);
        };
        count(AccuracyPart::PlannedCache, "kv_buffer_mib"_L1, answer.kv);
        count(AccuracyPart::PlannedState, "rs_buffer_mib"_L1, answer.recurrent);
        // On the host llama.cpp plans other buffers than on a GPU.
        if (row.is("comparable_with_cuda"_L1, "kv+compute"_L1)) {
            count(AccuracyPart::PlannedWeights, "model_buffer_mib"_L1, answer.model);
            count(AccuracyPart::PlannedCompute, "compute_buffer_mib"_L1, answer.compute);
        }
    }

    using SpeedCase = CaseAnswer (*)(const Catalogue &, const SpeedModel &, const CaseRow &);
    void addSpeed(AccuracyPart id, const Measurement &measurement, QLatin1StringView column,
                  const QString &software, SpeedCase speedCase)
    {
        const CaseRow row(measurement.cells);
        const auto measured = scored(row, column);
        if (!measured)
            return;
        const CaseAnswer answer = speedCase(m_catalogue, m_speeds, row);
        part(id).add(software, *measured, answer, row, measurement.source);
    }

    const Catalogue &m_catalogue;
    SpeedModel m_speeds;
    std::array<PartTally, accuracyPartCount> m_parts;
    std::array<VerdictAccuracy, verdictSetCount> m_verdicts{};
    RuleTally m_rules;
};

} // namespace

AccuracyReport accuracyOf(const Catalogue &catalogue, const std::vector<Measurement> &measurements)
{
    Account account(catalogue);
    for (const Measurement &measurement : measurements)
        account.add(measurement);
    return account.report();
}

} // namespace gpuwise
