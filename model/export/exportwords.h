// SPDX-License-Identifier: GPL-3.0-or-later
//
// Words that only exported tables need: headers of columns that are not on paper.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace gpuwise {

class ExportWords
{
    Q_DECLARE_TR_FUNCTIONS(ExportWords)
public:
    static QString card() { return tr("Card"); }
    static QString subject() { return tr("What"); }
    static QString value() { return tr("Value"); }
    static QString unit() { return tr("Unit"); }
    static QString group() { return tr("Group"); }
    static QString best() { return tr("best"); }
    static QString remarks() { return tr("Remarks"); }
    static QString detail() { return tr("Detail"); }
    static QString detailOf(const QString &column)
    {
        return column.isEmpty() ? detail() : tr("%1: detail", "column").arg(column);
    }
    static QString verdict() { return tr("Verdict"); }
    static QString margin() { return tr("Margin"); }
    static QString needed() { return tr("Memory needed, GiB"); }
    static QString usable() { return tr("Memory usable, GiB"); }
    static QString low(const QString &what) { return tr("%1, low end").arg(what); }
    static QString high(const QString &what) { return tr("%1, high end").arg(what); }
    static QString inUnit(const QString &what, const QString &unit)
    {
        return unit.isEmpty() ? what : tr("%1, %2", "what, its unit").arg(what, unit);
    }
    static QString withAside(const QString &what, const QString &aside)
    {
        return tr("%1 (%2)").arg(what, aside);
    }
    static QString title() { return tr("Title"); }
    static QString address() { return tr("Address"); }
    static QString readOn() { return tr("Read on"); }
    static QString uses() { return tr("Used for"); }
    static QString figures() { return tr("The same figures as a table"); }
    static QString contents() { return tr("Contents"); }
    static QString axis(const QString &end) { return tr("All bars on one axis, 0 to %1 GiB").arg(end); }
};

} // namespace gpuwise
