// SPDX-License-Identifier: GPL-3.0-or-later
//
// One group of cards, many answers: precision x context for inference, method and precision x batch for
// training, precision x images at a time. Each cell is the memory of a workload of its own, judged as any
// other.
#pragma once

#include "model/estimate/fit.h"
#include "model/estimate/question.h"

#include <optional>
#include <vector>

namespace gpuwise {

struct FitMatrix
{
    enum class Across
    {
        Context,
        Batch,
        Images
    };
    struct Row
    {
        Task task = Task::Inference;
        QString precisionId;
    };
    struct Cell
    {
        Workload workload; ///< the answers with this cell's precision and size
        Fit fit;           ///< unknown where there is no estimate
        EstimateProblem problem = EstimateProblem::None;
    };
    struct Place
    {
        std::size_t row = 0, column = 0;
        bool operator==(const Place &) const = default;
    };
    Across across = Across::Context;
    std::vector<Row> rows;    ///< largest need first
    std::vector<int> columns; ///< tokens, sequences or images, rising
    std::vector<Cell> cells;  ///< row by row
    std::optional<Place> asked;

    bool isEmpty() const { return cells.empty(); }
    const Cell &at(std::size_t row, std::size_t column) const { return cells[row * columns.size() + column]; }
};

/// Sizes that double, around the one that was asked for, which is always among them; none above `most`
/// unless it was asked for. At most `columns`, rising.
std::vector<int> sizesAround(int asked, int least, int most, std::size_t columns);

FitMatrix fitMatrix(const Catalogue &catalogue, const ResolvedWorkload &resolved, const CardGroup &cards,
                    std::size_t columns = 5);

} // namespace gpuwise
