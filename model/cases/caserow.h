// SPDX-License-Identifier: GPL-3.0-or-later
//
// One published measurement as a question: the cells of its row by column, and the answer to it. Only
// settings are read, never what was measured: the same row with those cells blanked gives the same answer.
#pragma once

#include <QHash>
#include <QString>

#include <optional>

namespace gpuwise {

class CaseRow
{
public:
    CaseRow() = default;
    explicit CaseRow(QHash<QString, QString> cells)
        : m_cells(std::move(cells))
    {}

    QString text(QLatin1StringView column) const { return m_cells.value(column).trimmed(); }
    bool is(QLatin1StringView column, QLatin1StringView word) const { return text(column) == word; }
    bool starts(QLatin1StringView column, QLatin1StringView word) const
    {
        return text(column).startsWith(word);
    }
    bool contains(QLatin1StringView column, QLatin1StringView word) const
    {
        return text(column).contains(word, Qt::CaseInsensitive);
    }
    /// Empty and words: nullopt. "2048 (default)" is 2048.
    std::optional<double> number(QLatin1StringView column) const
    {
        bool ok = false;
        const double value = text(column).section(u' ', 0, 0).toDouble(&ok);
        return ok ? std::optional(value) : std::nullopt;
    }
    int count(QLatin1StringView column, int fallback) const
    {
        const auto value = number(column);
        return value && *value >= 0 && *value < 2e9 ? static_cast<int>(*value) : fallback;
    }

private:
    QHash<QString, QString> m_cells;
};

/// low <= expected <= high in `unit`; without them `note` says why.
struct CaseAnswer
{
    std::optional<double> low, expected, high;
    QString unit;
    QString verdict; ///< fits, tight, no; empty: no card is named or nothing can be said
    QString note;
};

} // namespace gpuwise
