// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/fitmatrix.h"

#include "model/words/fitwords.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliFit)
};

} // namespace

void printFitMatrix(const CommandContext &context, const QString &card, const FitMatrix &matrix)
{
    if (context.tableFormat() == TableFormat::Text)
        context.streams.out << '\n'
                            << Words::tr("%1, %2: GiB needed on each card", "card, \"Precision and context\"")
                                   .arg(card, matrixTitle(matrix))
                            << '\n';
    TextTable table;
    table.header << QString();
    for (const int size : matrix.columns)
        table.header << matrixColumnName(matrix.across, size, context.locale);
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        QStringList texts{matrixRowName(matrix.rows[row])};
        for (std::size_t column = 0; column < matrix.columns.size(); ++column)
            texts << matrixCellText(matrix.at(row, column), context.locale);
        table.rows.push_back(texts);
    }
    context.print(table);
}

} // namespace gpuwise
