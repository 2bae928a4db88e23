// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/line.h"

#include <QTextStream>

namespace gpuwise::bench {

namespace {

QString figure(double value)
{
    return QString::number(value, 'f', value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4);
}

/// A pure number has no unit, and leaves no gap: two spaces end a column.
QString withUnit(double value, const Line &line)
{
    return line.unit.isEmpty() ? figure(value) : figure(value) + u' ' + line.unit;
}

QString target(const Line &line)
{
    if (line.wantedMeasured)
        return QStringLiteral("at most %1 %2")
            .arg(QString::number(*line.wantedMeasured), line.unit)
            .trimmed();
    if (line.wantedRatio)
        return QStringLiteral("at most %1 x").arg(QString::number(*line.wantedRatio));
    return QStringLiteral("none");
}

} // namespace

bool Line::isMet() const
{
    return measured <= wantedMeasured.value_or(measured) && ratio() <= wantedRatio.value_or(ratio());
}

void print(const Line &line)
{
    QTextStream out(stdout);
    const QString measured = withUnit(line.measured, line);
    const QString reference =
        QStringLiteral("%1 (%2)").arg(withUnit(line.reference, line), line.referenceName);
    const QString ratio = figure(line.ratio()) + QStringLiteral(" x");
    const bool wanted = line.wantedMeasured || line.wantedRatio;
    out << line.name.leftJustified(40) << "  " << measured.leftJustified(10) << "  "
        << reference.leftJustified(40) << "  " << ratio.leftJustified(9) << "  "
        << target(line).leftJustified(16) << "  "
        << (!wanted        ? "-"
            : line.isMet() ? "met"
                           : "not met")
        << '\n';
}

void remark(const QString &text)
{
    QTextStream(stdout) << "# " << text << '\n';
}

} // namespace gpuwise::bench
