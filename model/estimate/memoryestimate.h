// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a memory estimate says: its terms, each with a band, the formula it came from and the numbers that
// went in. Trivially copyable and free of text: words are made at the edge (model/words), so millions of
// estimates a second stay possible.
#pragma once

#include "model/domain/quantity.h"

#include <array>
#include <cstdint>
#include <span>

namespace gpuwise {

/// In the order in which terms are stacked and listed.
enum class TermId : std::uint8_t
{
    Weights,
    MasterWeights,
    Gradients,
    Optimizer,
    Adapters,
    KvCache,
    RecurrentState,
    Activations,
    Logits,
    ComputeBuffer,
    Framework,
    Context,
    Fragmentation,
};
inline constexpr int termIdCount = static_cast<int>(TermId::Fragmentation) + 1;

/// How a term was computed. Each id has a line in docs/estimates.md and a sentence in model/words.
enum class FormulaId : std::uint16_t
{
    None,
#define GPUWISE_FORMULA(name, text, source) name,
#include "model/estimate/formulas.def.h"
#undef GPUWISE_FORMULA
};

/// What was assumed because nothing better was known or asked. One bit each.
enum class AssumptionId : std::uint8_t
{
#define GPUWISE_ASSUMPTION(name, text) name,
#include "model/estimate/assumptions.def.h"
#undef GPUWISE_ASSUMPTION
    Count
};
static_assert(static_cast<int>(AssumptionId::Count) <= 64);

struct AssumptionSet
{
    std::uint64_t bits = 0;

    constexpr void add(AssumptionId id) { bits |= std::uint64_t{1} << static_cast<unsigned>(id); }
    constexpr bool has(AssumptionId id) const { return bits >> static_cast<unsigned>(id) & 1U; }
    constexpr void add(AssumptionSet other) { bits |= other.bits; }
    bool operator==(const AssumptionSet &) const = default;
};

/// Why there is no estimate.
enum class EstimateProblem : std::uint8_t
{
    None,
    ShapeUnknown,            ///< layers or widths of the model are not known
    TensorParallelUneven,    ///< the number of cards does not divide the attention heads
    ShardingNeedsSixteenBit, ///< ZeRO-3 does not split a 4-bit base
    PrecisionNotForTask,     ///< for example full fine-tuning of 4-bit weights
    TaskNotForModel,         ///< image generation with a language model, and the like
};

struct Term
{
    TermId id = TermId::Weights;
    FormulaId formula = FormulaId::None;
    Band bytes;
    std::array<double, 4> operands{}; ///< the numbers the formula's sentence names, in its order
    int holders = 1; ///< the formula is what one of so many cards holds; 1: it is the whole term
};

struct MemoryEstimate
{
    static constexpr int maxTerms = termIdCount; ///< one of each
    std::array<Term, maxTerms> termStorage{};
    int termCount = 0;
    Band total; ///< bytes over all devices: what the driver would show, context and fragmentation included
    Band perDevice; ///< bytes on the fullest device
    int devices = 1;
    AssumptionSet assumptions;
    EstimateProblem problem = EstimateProblem::None;

    bool isValid() const { return problem == EstimateProblem::None; }
    /// Over all devices; they add up to `total`.
    std::span<const Term> terms() const { return {termStorage.data(), static_cast<std::size_t>(termCount)}; }
    const Term *term(TermId id) const
    {
        for (const Term &t : terms())
            if (t.id == id)
                return &t;
        return nullptr;
    }
    void add(const Term &term)
    {
        if (termCount < maxTerms)
            termStorage[static_cast<std::size_t>(termCount++)] = term;
    }
};

} // namespace gpuwise
