// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/exportnumber.h"

#include <QRegularExpression>

namespace gpuwise {

std::optional<ShownNumber> shownNumber(const QString &text, const QLocale &locale)
{
    // about? unit? sign? digits with separators, unit? A word must be apart from its figure: "GDDR7" and
    // "gfx1100" are names.
    static const QRegularExpression form(QStringLiteral(
        "^\\s*(≈\\s*)?([^\\d\\s+\\-\u2212–]+\\s+|[$¥€£￥]?)([+\\-\u2212]?)(\\d+(?:[.,'\u00A0\u202F]\\d+)*)"
        "(\\s*[^\\d\\s][^\\d]*)?$"));
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString before = match.captured(2).trimmed();
    const QString behind = match.captured(5).trimmed();
    if (!before.isEmpty() && !behind.isEmpty())
        return std::nullopt;
    bool read = false;
    ShownNumber shown;
    const QString digits = match.captured(4);
    shown.value = locale.toDouble(digits, &read);
    if (!read)
        return std::nullopt;
    if (!match.captured(3).isEmpty() && match.captured(3) != QStringLiteral("+"))
        shown.value = -shown.value;
    const qsizetype point = digits.lastIndexOf(locale.decimalPoint());
    shown.decimals = point < 0 ? 0 : static_cast<int>(digits.size() - point - 1);
    shown.unit = before + behind;
    shown.about = !match.captured(1).isEmpty();
    return shown;
}

QString plainNumber(double value, int decimals)
{
    return QString::number(value, 'f', decimals);
}

} // namespace gpuwise
