// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads back what the report shows: "≈ CNY 15,000" is the figure 15000 in CNY, about.
#pragma once

#include <QLocale>
#include <QString>

#include <optional>

namespace gpuwise {

struct ShownNumber
{
    double value = 0;
    int decimals = 0;
    QString unit; ///< before or behind it: "CNY", "GB/s"
    bool about = false;
};

/// None when the text is no single figure: "21–24", "RTX 4090 24 GB", "2026-06", "not published".
std::optional<ShownNumber> shownNumber(const QString &text, const QLocale &locale);

/// "1234.5": for programs, whatever the language.
QString plainNumber(double value, int decimals);

} // namespace gpuwise
