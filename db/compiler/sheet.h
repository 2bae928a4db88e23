// SPDX-License-Identifier: GPL-3.0-or-later
//
// One CSV file of the catalogue with named columns, and readers of single cells that report what they cannot
// take.
#pragma once

#include "db/compiler/problems.h"
#include "db/csv.h"
#include "model/domain/plausible.h"

#include <QDate>
#include <QHash>
#include <QSet>
#include <QStringList>

#include <optional>

namespace gpuwise {

class Sheet
{
public:
    /// Reads DIR/NAME. Problems: unreadable, or columns that are not exactly `columns`, in that order.
    Sheet(const QString &directory, const QString &name, const QStringList &columns, Problems &problems);

    const QString &name() const { return m_name; }
    const std::vector<CsvRow> &rows() const { return m_table.rows; }
    qsizetype column(const char *name) const;

private:
    QString m_name;
    CsvTable m_table;
    QHash<QString, qsizetype> m_columns;
};

/// One row of a sheet. Every reader reports its own problem; a caller looks at isGood() once, at the end.
class Line
{
public:
    Line(const Sheet &sheet, const CsvRow &row, Problems &problems)
        : m_sheet(sheet)
        , m_row(row)
        , m_problems(problems)
    {}

    int number() const { return m_row.line; }
    bool isGood() const { return m_good; }
    void problem(const char *column, const QString &reason);
    void warning(const char *column, const QString &reason) const;
    void unknownWord(const char *column, const char *what,
                     const QStringList &words); ///< names the known ones

    QString text(const char *column) const { return m_row.fields.at(m_sheet.column(column)); }
    QString required(const char *column);
    /// Lower-case words joined by '-', '.', '_' or '+': "nvidia-rtx-5090-32gb".
    QString id(const char *column);
    QString oneOf(const char *column, const QStringList &words);
    /// `advice`: what to do when it is no slip of the pen.
    QString reference(const char *column, const QSet<QString> &known, const char *what,
                      const QString &advice = {});
    std::optional<double> number(const char *column, double min, double max);
    double requiredNumber(const char *column, double min, double max);
    std::optional<qint64> count(const char *column, qint64 min, qint64 max);
    /// "2026-11-30"; with `partial` also "2026-11" and "2026". Never later than `latest`.
    QString date(const char *column, const QDate &latest, bool partial);

private:
    const Sheet &m_sheet;
    const CsvRow &m_row;
    Problems &m_problems;
    bool m_good = true;
};

/// The words of an enumeration, from its first to its last.
template <typename E> QStringList wordsUpTo(E last, QString (*word)(E))
{
    QStringList words;
    for (int i = 0; i <= static_cast<int>(last); ++i)
        words.append(word(static_cast<E>(i)));
    return words;
}

QString noNumber(const QString &value); ///< why it is none, and how one is written
QString plainNumber(double value);

} // namespace gpuwise
