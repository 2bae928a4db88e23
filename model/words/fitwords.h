// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page "Fit" and `fit --matrix` in words: what the matrix and its cells are called, what is behind
// "usable", how far a workload can grow.
#pragma once

#include "model/advice/fitmatrix.h"
#include "model/advice/groupfit.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace gpuwise {

QString matrixTitle(const FitMatrix &matrix);     ///< "Precision and context"
QString matrixRowName(const FitMatrix::Row &row); ///< "Q4_K_M", "QLoRA NF4"
QString matrixColumnName(FitMatrix::Across across, int size, const QLocale &locale); ///< "16K", "4"
QString matrixNumber(const FitMatrix::Cell &cell, const QLocale &locale);   ///< "21.5"; "–": no estimate
QString matrixCellText(const FitMatrix::Cell &cell, const QLocale &locale); ///< "21.5, fits"
/// "Q4_K_M, 16K context: needs 21.5 GiB. Fits, 1.1 GiB to spare."
QString matrixCellSentence(const FitMatrix &matrix, FitMatrix::Place place, const QLocale &locale);

/// "measured on this card", "by the rule for such cards".
QString usableBasisPhrase(UsableBasis basis);
/// Why a group does not run although its memory might do; empty: it runs.
QString obstacleSentence(const GroupFit &group);

struct LimitLine
{
    QString name;  ///< "Largest context that fits"
    QString value; ///< "24,576 tokens"; "none fits"
};
std::vector<LimitLine> limitLines(const GroupLimits &limits, const Workload &workload, const QLocale &locale);

} // namespace gpuwise
