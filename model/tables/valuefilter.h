// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people write to narrow down one column: ">=24", "<300", "300..450", "=24", "!=0", "24" of numbers; the
// same with 2025, 2025-03 or 2025-03-27 of dates; a part of the text of words ("gddr7"), or "=" and "!=" with
// all of it. The filter row of the window and `list --where` read conditions here, so they mean the same.
// What is not known meets no condition. The brackets, signs and digits of a Chinese keyboard are read as the
// Latin ones.
#pragma once

#include <QString>
#include <QStringView>

#include <limits>
#include <optional>
#include <variant>

namespace gpuwise {

enum class ColumnKind
{
    Number,
    Text, ///< words; those that read as numbers, such as the compute capability, are compared as numbers
    Date
};

struct ValueFilterError
{
    int position = 0; ///< index of the character that cannot be read
    QString sentence; ///< names the place, counted from 1
};

class ValueFilter
{
public:
    /// Closed at both ends. Numbers, and dates as dateNumber() counts them.
    struct Interval
    {
        double low = -std::numeric_limits<double>::infinity();
        double high = std::numeric_limits<double>::infinity();
    };
    enum class Match
    {
        None,     ///< only numbers meet it
        Contains, ///< the folded text occurs
        Equal,
        NotEqual
    };

    /// White space alone is the filter that everything meets, the unknown too.
    static std::variant<ValueFilter, ValueFilterError> parse(const QString &text, ColumnKind kind);

    bool isEmpty() const { return !m_interval && m_words == Match::None; }
    const std::optional<Interval> &interval() const { return m_interval; } ///< that the number must lie in
    bool outside() const { return m_outside; }                             ///< "!=": or must not
    Match words() const { return m_words; }
    const QString &folded() const { return m_folded; } ///< what the words are compared with

    /// One cell: its number or date if it has one, and its words folded; both missing: unknown.
    bool accepts(std::optional<double> number, QStringView folded) const;

private:
    std::optional<Interval> m_interval;
    bool m_outside = false;
    Match m_words = Match::None;
    QString m_folded;
};

/// 2025-03-27 is 20250327, 2025-03 is 20250300 and 2025 is 20250000; nothing for what is no date.
std::optional<double> dateNumber(QStringView text);

} // namespace gpuwise
