// SPDX-License-Identifier: GPL-3.0-or-later
//
// A comparison in the user's language: names of sections and rows, units, cells. Window, CLI and PDF print
// these.
#pragma once

#include "model/tables/comparison.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

QString sectionName(ComparisonSection section);
QString rowName(const ComparisonRow &row);
QString unitText(const ComparisonRow &row, Currency currency); ///< "GB/s", "CNY"; empty: none
/// "1,008", "38 (30–45)", "not published"; without the unit, which stands beside the row's name.
QString cellText(const ComparisonRow &row, const ComparisonCell &cell, Currency currency,
                 const QLocale &locale);
/// "+14 %", "≈" within the band; empty for the baseline and for what cannot be compared.
QString percentText(const ComparisonCell &cell, const QLocale &locale);

} // namespace gpuwise
