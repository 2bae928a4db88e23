// SPDX-License-Identifier: GPL-3.0-or-later
//
// Collects terms: what the fullest card holds and what all cards hold together.
#pragma once

#include "model/estimate/question.h"

namespace gpuwise {

class MemoryParts
{
public:
    explicit MemoryParts(const Question &question)
        : m_devices(std::max(1, question.devices))
    {
        m_estimate.devices = m_devices;
        m_estimate.assumptions = question.assumptions;
    }

    using Operands = std::array<double, 4>;

    /// Every card holds the same, and the formula says how much.
    void addEven(TermId id, FormulaId formula, const Band &perDevice, const Operands &operands = {})
    {
        add({id, formula, perDevice.scaled(m_devices), operands, m_devices}, perDevice);
    }
    /// The formula is about all cards together.
    void add(TermId id, FormulaId formula, const Band &fullest, const Band &all,
             const Operands &operands = {})
    {
        add({id, formula, all, operands, 1}, fullest);
    }
    void assume(AssumptionId id) { m_estimate.assumptions.add(id); }
    /// What the fullest card holds so far.
    const Band &fullest() const { return m_fullest; }
    int devices() const { return m_devices; }

    MemoryEstimate finish()
    {
        m_estimate.perDevice = m_fullest;
        return m_estimate;
    }

    static MemoryEstimate refused(const Question &question, EstimateProblem problem)
    {
        MemoryEstimate estimate;
        estimate.devices = std::max(1, question.devices);
        estimate.assumptions = question.assumptions;
        estimate.problem = problem;
        return estimate;
    }

private:
    void add(const Term &term, const Band &fullest)
    {
        if (term.bytes.high <= 0)
            return;
        if (Term *same = find(term.id)) {
            // One line a term: the formula of its larger part stands.
            const Band both = same->bytes + term.bytes;
            if (term.bytes.expected > same->bytes.expected)
                *same = term;
            same->bytes = both;
        } else {
            m_estimate.add(term);
        }
        m_fullest = m_fullest + fullest;
        m_estimate.total = m_estimate.total + term.bytes;
    }
    Term *find(TermId id)
    {
        for (int i = 0; i < m_estimate.termCount; ++i)
            if (Term &term = m_estimate.termStorage[static_cast<std::size_t>(i)]; term.id == id)
                return &term;
        return nullptr;
    }

    MemoryEstimate m_estimate;
    Band m_fullest;
    int m_devices;
};

} // namespace gpuwise
