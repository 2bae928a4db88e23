// SPDX-License-Identifier: GPL-3.0-or-later
//
// One row of a table, cell by cell, as values. A cell that cannot be read becomes a problem with line,
// column, value and what may stand there.
#pragma once

#include "db/import/columns.h"
#include "db/import/numbers.h"
#include "db/import/units.h"
#include "model/domain/usercheck.h"

#include <QDate>
#include <QStringList>

namespace gpuwise {

inline constexpr int mostNameChars = longestName;

/// What a money cell says. Its currency may stand elsewhere.
struct PriceCell
{
    double amount = 0;
    MoneyUnit unit;
};

class Cells
{
public:
    Cells(const ColumnMap &map, const QStringList &fields, int line, DecimalSign sign, QDate today)
        : m_map(map)
        , m_fields(fields)
        , m_line(line)
        , m_sign(sign)
        , m_today(today)
    {}

    bool hasColumn(const QString &field) const { return m_map.has(field); }
    bool has(const QString &field) const { return !raw(field).isEmpty(); }
    QString all() const { return m_fields.join(QChar(u'\x1F')); } ///< to compare rows
    QString raw(const QString &field) const; ///< trimmed; empty also for "-", "n/a" and the like
    QString header(const QString &field) const;
    /// Our own apostrophe and what cannot be seen taken out, cut to so many characters; says so.
    QString name(const QString &field) { return inert(field, longestName); }
    QString line(const QString &field) { return inert(field, longestText); } ///< a source, shop or region
    QString text(const QString &field) { return inert(field, longestNote); }
    std::optional<double> number(const ImportField &field, double least, double most);
    std::optional<PriceCell> price(const QString &field);
    /// "2026-11-30" in any of the orders that start with the year. `monthOnly`: no day was given.
    std::optional<QDate> date(const QString &field, bool *monthOnly = nullptr);
    std::optional<Currency> currency(const QString &field);

    void problem(ImportNote note, const QString &field, const QString &detail = {});
    void problemAbout(ImportNote note, const QString &field, const QString &value,
                      const QString &detail = {});
    bool isGood() const { return m_good; }
    int row() const { return m_line; }
    QDate today() const { return m_today; }
    std::vector<ImportProblem> takeProblems() { return std::move(m_problems); }

private:
    QString inert(const QString &field, int most);
    std::optional<double> readNumber(const QString &field, const QString &digits);

    const ColumnMap &m_map;
    const QStringList &m_fields;
    int m_line;
    DecimalSign m_sign;
    QDate m_today;
    bool m_good = true;
    std::vector<ImportProblem> m_problems;
};

/// A text of a stranger for people to see: one line of at most so many characters, nothing invisible.
QString shownText(const QString &text, int most, bool *hidden = nullptr, bool *cut = nullptr);

/// "2026-11-30", "2026/11/30", "2026年11月", "20261130", ...; invalid for anything else.
QDate dateOf(const QString &text, bool *monthOnly = nullptr);

} // namespace gpuwise
