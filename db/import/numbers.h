// SPDX-License-Identifier: GPL-3.0-or-later
//
// Numbers as people and spreadsheets write them: with a decimal comma or point, grouped by thousands, with a
// unit behind or a sign of money in front. What can be read as two numbers is not read.
#pragma once

#include <QString>

#include <optional>
#include <variant>

namespace gpuwise {

/// What separates the fraction in a file.
enum class DecimalSign
{
    Unknown,
    Point,
    Comma
};

enum class NumberFault
{
    NotANumber,
    Ambiguous ///< "12,999" where the file does not show what its comma means
};

/// A cell taken apart: "¥ 12,999.00 /月" -> "¥", "12,999.00", "/月".
struct NumberParts
{
    QString before;
    QString digits;
    QString after;
};
/// Nothing when there are no digits, or more than one number.
std::optional<NumberParts> splitNumber(const QString &cell);

/// What the digits show about the file's decimal sign: "165,2" a comma, "1,008.5" a point, "1,008" nothing.
DecimalSign evidenceOf(const QString &digits);

std::variant<double, NumberFault> readDigits(const QString &digits, DecimalSign sign);

/// In the C locale, as short as it can be read back: "1008", "165.2".
QString plainDigits(double number);

} // namespace gpuwise
