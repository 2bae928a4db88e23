// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/fitwords.h"

#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Fit)
};

/// Short enough for the head of a row.
QString methodWord(Task task)
{
    return task == Task::FullFineTune ? Words::tr("Full", "full fine-tuning, head of a row") : taskName(task);
}

} // namespace

QString matrixTitle(const FitMatrix &matrix)
{
    switch (matrix.across) {
    case FitMatrix::Across::Context:
        return Words::tr("Precision and context");
    case FitMatrix::Across::Batch:
        return Words::tr("Method and batch");
    case FitMatrix::Across::Images:
        break;
    }
    return Words::tr("Precision and images at a time");
}

QString matrixRowName(const FitMatrix::Row &row)
{
    const QString precision = precisionName(row.precisionId);
    return isTraining(row.task)
               ? Words::tr("%1 %2", "method of training, precision").arg(methodWord(row.task), precision)
               : precision;
}

QString matrixColumnName(FitMatrix::Across across, int size, const QLocale &locale)
{
    return across == FitMatrix::Across::Context ? formatTokens(size, locale) : formatNumber(size, 0, locale);
}

QString matrixNumber(const FitMatrix::Cell &cell, const QLocale &locale)
{
    if (cell.fit.needed.expected <= 0)
        return QStringLiteral("–");
    constexpr double hundredGiB = 100.0;
    const bool large = toGiB(cell.fit.needed.expected) >= hundredGiB; // the decimal says nothing there
    return formatGiB(cell.fit.needed.expected, locale, large ? 0 : 1);
}

QString matrixCellText(const FitMatrix::Cell &cell, const QLocale &locale)
{
    return Words::tr("%1, %2", "GiB needed, verdict")
        .arg(matrixNumber(cell, locale), verdictWord(cell.fit.verdict));
}

QString matrixCellSentence(const FitMatrix &matrix, FitMatrix::Place place, const QLocale &locale)
{
    const FitMatrix::Cell &cell = matrix.at(place.row, place.column);
    const int size = matrix.columns[place.column];
    QString what;
    switch (matrix.across) {
    case FitMatrix::Across::Context:
        what = Words::tr("%1, context of %2 tokens")
                   .arg(matrixRowName(matrix.rows[place.row]), formatNumber(size, 0, locale));
        break;
    case FitMatrix::Across::Batch:
        what = Words::tr("%1, batch of %2")
                   .arg(matrixRowName(matrix.rows[place.row]), formatNumber(size, 0, locale));
        break;
    case FitMatrix::Across::Images:
        what =
            Words::tr("%1, %n image(s) at a time", nullptr, size).arg(matrixRowName(matrix.rows[place.row]));
        break;
    }
    if (cell.problem != EstimateProblem::None)
        return Words::tr("%1: no estimate. %2", "which answers, why")
            .arg(what, problemSentence(cell.problem));
    const QString margin = marginPhrase(cell.fit, locale);
    const QString verdict = verdictWord(cell.fit.verdict);
    const QString need =
        Words::tr("%1: needs %2 GiB (%3–%4) on each card.", "which answers, need, low, high")
            .arg(what, formatGiB(cell.fit.needed.expected, locale), formatGiB(cell.fit.needed.low, locale),
                 formatGiB(cell.fit.needed.high, locale));
    return sentencesJoined({need, margin.isEmpty()
                                      ? Words::tr("%1.", "verdict as a sentence").arg(verdict)
                                      : Words::tr("%1, %2.", "verdict, margin").arg(verdict, margin)});
}

QString usableBasisPhrase(UsableBasis basis)
{
    return basis == UsableBasis::Measured ? Words::tr("measured on such a card")
                                          : Words::tr("by the rule for such cards");
}

QString obstacleSentence(const GroupFit &group)
{
    if (group.runs)
        return {};
    if (!group.option.memory.isValid())
        return problemSentence(group.option.memory.problem);
    return Words::tr("The software does not run on this card.");
}

std::vector<LimitLine> limitLines(const GroupLimits &limits, const Workload &workload, const QLocale &locale)
{
    std::vector<LimitLine> lines;
    const auto value = [&](int limit, const QString &text) {
        return limit > 0 ? text : Words::tr("none fits");
    };
    if (limits.context)
        lines.push_back(
            {Words::tr("Largest context that fits"),
             value(*limits.context, Words::tr("%1 tokens").arg(formatNumber(*limits.context, 0, locale)))});
    if (!limits.batch)
        return lines;
    const Task task = workload.task.task;
    const QString number = formatNumber(*limits.batch, 0, locale);
    if (isTraining(task))
        lines.push_back({Words::tr("Largest batch on each card"), value(*limits.batch, number)});
    else if (task == Task::Image)
        lines.push_back({Words::tr("Most images at a time"), value(*limits.batch, number)});
    else
        lines.push_back({Words::tr("Most users at %1", "size of a context")
                             .arg(formatTokens(workload.task.inference.contextTokens, locale)),
                         value(*limits.batch, number)});
    return lines;
}

} // namespace gpuwise
