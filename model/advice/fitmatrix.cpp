// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/fitmatrix.h"

#include "model/estimate/memory.h"
#include "model/estimate/precisionladder.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int leastContext = 1024;
constexpr int mostContext = 1 << 20; ///< of models that do not say how far they go
constexpr int mostBatch = 4096;      ///< as largestBatch() searches

FitMatrix::Across acrossOf(Task task)
{
    return isTraining(task)      ? FitMatrix::Across::Batch
           : task == Task::Image ? FitMatrix::Across::Images
                                 : FitMatrix::Across::Context;
}

int &sizeIn(Workload &workload, FitMatrix::Across across)
{
    TaskAnswer &task = workload.task;
    return across == FitMatrix::Across::Batch    ? task.training.batch
           : across == FitMatrix::Across::Images ? task.image.images
                                                 : task.inference.contextTokens;
}

/// Fine-tuning has three methods to choose from; whoever pre-trains has none.
std::vector<Task> methodsFor(Task task)
{
    if (task == Task::FullFineTune || task == Task::Lora || task == Task::Qlora)
        return {Task::FullFineTune, Task::Lora, Task::Qlora};
    return {task};
}

class MatrixMaker
{
public:
    MatrixMaker(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Gpu &gpu, int count)
        : m_catalogue(catalogue)
        , m_resolved(resolved)
        , m_gpu(gpu)
        , m_count(count)
        , m_usable(usableMemory(catalogue, gpu, resolved.workload.budget.os))
    {
        const Quantisation *used = precisionUsed(catalogue, resolved, gpu);
        m_usedId = used ? used->id : QString();
    }

    FitMatrix make(std::size_t columns)
    {
        Workload asked = m_resolved.workload;
        m_matrix.across = acrossOf(asked.task.task);
        const int size = sizeIn(asked, m_matrix.across);
        const int own = m_resolved.shape.maxContext > 0 ? m_resolved.shape.maxContext : mostContext;
        m_matrix.columns = m_matrix.across == FitMatrix::Across::Context
                               ? sizesAround(size, leastContext, own, columns)
                               : sizesAround(size, 1, mostBatch, columns);
        for (const Task method : methodsFor(asked.task.task))
            addMethod(method);
        const auto column = std::find(m_matrix.columns.begin(), m_matrix.columns.end(), size);
        if (m_askedRow)
            m_matrix.asked =
                FitMatrix::Place{*m_askedRow, static_cast<std::size_t>(column - m_matrix.columns.begin())};
        return std::move(m_matrix);
    }

private:
    void addMethod(Task method)
    {
        Workload workload = m_resolved.workload;
        const bool asked = method == workload.task.task;
        workload.task.task = method;
        if (!asked)
            workload.model.precisionId.clear();
        const ResolvedWorkload resolved = asked ? m_resolved : resolveWorkload(m_catalogue, workload);
        const Question question = questionFor(m_catalogue, resolved, m_gpu, m_count);
        std::vector<const Quantisation *> precisions = smallerPrecisions(m_catalogue, question);
        if (asked)
            addAsked(precisions);
        for (const Quantisation *precision : precisions)
            addRow(workload, *precision, asked && precision->id == m_usedId);
    }

    /// What was asked for has its row, also where it is no usual choice.
    void addAsked(std::vector<const Quantisation *> &precisions) const
    {
        const Quantisation *used = m_catalogue.quantisation(m_usedId);
        if (!used || std::find(precisions.begin(), precisions.end(), used) != precisions.end())
            return;
        const auto place =
            std::find_if(precisions.begin(), precisions.end(), [used](const Quantisation *other) {
                return other->bitsPerWeight < used->bitsPerWeight;
            });
        precisions.insert(place, used);
    }

    void addRow(Workload workload, const Quantisation &precision, bool asked)
    {
        if (asked)
            m_askedRow = m_matrix.rows.size();
        else // the row that was asked for stays as it was asked: "automatic" stays automatic
            workload.model.precisionId = precision.id;
        const ResolvedWorkload resolved = asked ? m_resolved : resolveWorkload(m_catalogue, workload);
        m_matrix.rows.push_back({workload.task.task, precision.id});
        for (const int size : m_matrix.columns) {
            FitMatrix::Cell cell;
            sizeIn(workload, m_matrix.across) = size;
            cell.workload = workload;
            if (resolved.problem.isEmpty()) {
                const MemoryEstimate memory =
                    estimateMemory(questionFor(m_catalogue, resolved, workload, m_gpu, m_count));
                cell.fit = judgeFit(memory, m_usable);
                cell.problem = memory.problem;
            } else {
                cell.problem = EstimateProblem::PrecisionNotForTask;
            }
            m_matrix.cells.push_back(std::move(cell));
        }
    }

    const Catalogue &m_catalogue;
    const ResolvedWorkload &m_resolved;
    const Gpu &m_gpu;
    int m_count;
    UsableAmount m_usable;
    QString m_usedId;
    FitMatrix m_matrix;
    std::optional<std::size_t> m_askedRow;
};

} // namespace

std::vector<int> sizesAround(int asked, int least, int most, std::size_t columns)
{
    std::vector<int> sizes;
    for (qint64 size = least; size <= most; size *= 2)
        sizes.push_back(static_cast<int>(size));
    if (most > least && !sizes.empty() && sizes.back() != most && most < 2 * sizes.back())
        sizes.push_back(most); // as far as the model goes
    if (std::find(sizes.begin(), sizes.end(), asked) == sizes.end())
        sizes.insert(std::upper_bound(sizes.begin(), sizes.end(), asked), asked);
    if (sizes.size() <= columns)
        return sizes;
    const auto at = static_cast<std::size_t>(std::find(sizes.begin(), sizes.end(), asked) - sizes.begin());
    const std::size_t before = std::min(at, columns / 2);
    const std::size_t first = std::min(at - before, sizes.size() - columns);
    const auto begin = sizes.begin() + static_cast<std::ptrdiff_t>(first);
    return {begin, begin + static_cast<std::ptrdiff_t>(columns)};
}

FitMatrix fitMatrix(const Catalogue &catalogue, const ResolvedWorkload &resolved, const CardGroup &cards,
                    std::size_t columns)
{
    const Gpu *gpu = catalogue.gpu(cards.gpuId);
    if (!gpu || !resolved.problem.isEmpty() || columns == 0)
        return {};
    return MatrixMaker(catalogue, resolved, *gpu, cards.count).make(columns);
}

} // namespace gpuwise
