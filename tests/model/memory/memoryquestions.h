// SPDX-License-Identifier: GPL-3.0-or-later
//
// Workloads in few words, for tests of the memory engine.
#pragma once

#include "model/estimate/memory.h"
#include "tests/support/testsupport.h"

#include <memory>

namespace gpuwise {

/// A workload resolved against the shipped catalogue, and its question. Keeps what the question points to.
struct Asked
{
    std::unique_ptr<ResolvedWorkload> resolved;
    Question question;

    MemoryEstimate estimate() const { return estimateMemory(question); }
    double gib(TermId id) const
    {
        const MemoryEstimate all = estimate();
        const Term *term = all.term(id);
        return term ? toGiB(term->bytes.expected) : 0;
    }
};

inline Asked ask(const Workload &workload, int count = 1)
{
    Asked asked;
    asked.resolved = std::make_unique<ResolvedWorkload>(resolveWorkload(shippedCatalogue(), workload));
    asked.question = questionFor(shippedCatalogue(), *asked.resolved, count);
    return asked;
}

inline Workload inference(const QString &model, const QString &precision, int context)
{
    Workload workload;
    workload.model.modelId = model;
    workload.model.precisionId = precision;
    workload.task.inference.contextTokens = context;
    return workload;
}

inline Workload training(Task task, const QString &model, const QString &precision, int batch, int length)
{
    Workload workload;
    workload.model.modelId = model;
    workload.model.precisionId = precision;
    workload.task.task = task;
    workload.task.training.batch = batch;
    workload.task.training.sequenceLength = length;
    return workload;
}

} // namespace gpuwise
