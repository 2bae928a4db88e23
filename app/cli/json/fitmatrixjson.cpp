// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"
#include "model/words/words.h"

#include <array>

namespace gpuwise {

QJsonObject jsonFitMatrix(const FitMatrix &matrix)
{
    static constexpr std::array across{"context", "batch", "images"};
    QJsonArray columns;
    for (const int size : matrix.columns)
        columns.append(size);
    QJsonArray rows;
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        QJsonArray cells;
        for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
            const FitMatrix::Cell &cell = matrix.at(row, column);
            QJsonObject json{{QStringLiteral("size"), matrix.columns[column]},
                             {QStringLiteral("asked"), matrix.asked == FitMatrix::Place{row, column}}};
            if (cell.problem == EstimateProblem::None) {
                json.insert(QStringLiteral("verdict"), verdictCode(cell.fit.verdict));
                json.insert(QStringLiteral("needed_gib"), jsonBandGiB(cell.fit.needed));
                json.insert(QStringLiteral("margin_gib"), toGiB(cell.fit.marginBytes));
            } else {
                json.insert(QStringLiteral("verdict"), QJsonValue(QJsonValue::Null));
                json.insert(QStringLiteral("problem"), problemSentence(cell.problem));
            }
            cells.append(json);
        }
        rows.append(QJsonObject{{QStringLiteral("task"), taskCode(matrix.rows[row].task)},
                                {QStringLiteral("precision"), matrix.rows[row].precisionId},
                                {QStringLiteral("cells"), cells}});
    }
    return {{QStringLiteral("across"), QString::fromLatin1(across[static_cast<std::size_t>(matrix.across)])},
            {QStringLiteral("columns"), columns},
            {QStringLiteral("rows"), rows}};
}

} // namespace gpuwise
