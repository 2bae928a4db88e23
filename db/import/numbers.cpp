// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/numbers.h"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace gpuwise {

std::optional<NumberParts> splitNumber(const QString &cell)
{
    static const QRegularExpression shape(
        QStringLiteral("^([^0-9]*?)\\s*([-+]?[0-9][0-9.,]*(?:[eE][-+]?[0-9]+)?)\\s*([^0-9]*)$"));
    if (cell.size() > 200)
        return std::nullopt;
    // Compatibility forms: full-width digits and signs become plain ones.
    const auto match = shape.match(cell.normalized(QString::NormalizationForm_KC).trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    return NumberParts{match.captured(1).trimmed(), match.captured(2), match.captured(3).trimmed()};
}

DecimalSign evidenceOf(const QString &digits)
{
    const qsizetype commas = digits.count(u',');
    const qsizetype points = digits.count(u'.');
    if (commas == 0 && points == 0)
        return DecimalSign::Unknown;
    if (commas > 0 && points > 0)
        return digits.lastIndexOf(u',') > digits.lastIndexOf(u'.') ? DecimalSign::Comma : DecimalSign::Point;
    const DecimalSign ifDecimal = commas > 0 ? DecimalSign::Comma : DecimalSign::Point;
    const DecimalSign ifGrouping = commas > 0 ? DecimalSign::Point : DecimalSign::Comma;
    if (commas + points > 1)
        return ifGrouping;
    const qsizetype at = digits.indexOf(commas > 0 ? u',' : u'.');
    const qsizetype start = digits.startsWith(u'-') || digits.startsWith(u'+') ? 1 : 0;
    const bool couldGroup =
        digits.size() - at - 1 == 3 && at - start >= 1 && at - start <= 3 && digits[start] != u'0';
    return couldGroup ? DecimalSign::Unknown : ifDecimal;
}

std::variant<double, NumberFault> readDigits(const QString &digits, DecimalSign sign)
{
    static const QRegularExpression withPoint(
        QStringLiteral("^[-+]?(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]{1,2})?$"));
    static const QRegularExpression withComma(
        QStringLiteral("^[-+]?(?:[0-9]+|[0-9]{1,3}(?:\\.[0-9]{3})+)(?:,[0-9]+)?$"));
    if (sign == DecimalSign::Unknown) {
        sign = evidenceOf(digits);
        if (sign == DecimalSign::Unknown && (digits.contains(u',') || digits.contains(u'.')))
            return NumberFault::Ambiguous;
    }
    const bool comma = sign == DecimalSign::Comma;
    if (digits.size() > 40 || !(comma ? withComma : withPoint).match(digits).hasMatch())
        return NumberFault::NotANumber;
    QString plain = digits;
    if (comma)
        plain.remove(u'.').replace(u',', u'.');
    else
        plain.remove(u',');
    bool ok = false;
    const double number = plain.toDouble(&ok);
    if (!ok || !std::isfinite(number))
        return NumberFault::NotANumber;
    return number;
}

QString plainDigits(double number)
{
    return QString::number(number, 'f', QLocale::FloatingPointShortest);
}

} // namespace gpuwise
