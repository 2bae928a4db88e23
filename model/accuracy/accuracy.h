// SPDX-License-Identifier: GPL-3.0-or-later
//
// The engine's report card: the measurements that ship with the catalogue, answered by the same functions
// that answer everybody, and how far off the answers are.
#pragma once

#include "model/accuracy/errortally.h"
#include "model/accuracy/rulesofthumb.h"
#include "model/domain/catalogue.h"
#include "model/domain/measurement.h"

#include <array>
#include <vector>

namespace gpuwise {

/// What is compared.
enum class AccuracyPart
{
    Memory,
    PlannedWeights, ///< llama.cpp's own plans
    PlannedCache,
    PlannedState,
    PlannedCompute,
    Decode,
    Prefill,
    Training,
    Images
};
inline constexpr int accuracyPartCount = static_cast<int>(AccuracyPart::Images) + 1;

struct ErrorGroup
{
    QString name; ///< memory: "lora / peak_total"; plans: "dense"; speed: a program of speed_constants.csv
    ErrorSummary errors;
};

/// One of the rows that are furthest off.
struct WorstRow
{
    QString what; ///< "Mixtral 8x7B · nf4 · axolotl · A100"
    double measured = 0, expected = 0;
    int source = -1;

    double error() const { return expected / measured - 1; }
};

struct PartAccuracy
{
    AccuracyPart part = AccuracyPart::Memory;
    std::vector<ErrorGroup> groups; ///< most rows first
    ErrorSummary all;
    std::vector<WorstRow> worst; ///< the furthest off first
};

/// What was said of settings that ran, or ran out of memory.
struct VerdictCounts
{
    int fits = 0, tight = 0, no = 0, unanswered = 0;

    int rows() const { return fits + tight + no + unanswered; }
};

enum class VerdictSet
{
    MemoryRows,    ///< of the memory measurements that name a card
    FitFacts,      ///< reports that something ran or ran out
    FitFactsVague, ///< the same where settings had to be guessed; not counted
};
inline constexpr int verdictSetCount = static_cast<int>(VerdictSet::FitFactsVague) + 1;

struct VerdictAccuracy
{
    VerdictCounts ran, ranOut;
};

/// The peaks of one kind of run: the estimate and the rules of thumb on the same rows.
struct RuleComparison
{
    QString kind; ///< "inference", "lora", "qlora", "full", "pretrain"
    ErrorSummary estimate;
    std::array<ErrorSummary, ruleOfThumbCount> rules;
};

struct AccuracyReport
{
    std::vector<PartAccuracy> parts; ///< in the order of AccuracyPart
    std::array<VerdictAccuracy, verdictSetCount> verdicts;
    std::vector<RuleComparison> rules;
};

AccuracyReport accuracyOf(const Catalogue &catalogue, const std::vector<Measurement> &measurements);

} // namespace gpuwise
