// SPDX-License-Identifier: GPL-3.0-or-later
//
// Budget bands in the user's language: a sheet for each, which command line, window and report print.
#pragma once

#include "model/advice/bands.h"
#include "model/words/sheet.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

QString bandCode(BandKind kind);                                  ///< "starter", "used_market"
QString bandTitle(const BudgetBand &band, const QLocale &locale); ///< "New, CNY 2,000 to 3,500"
QString bandSummary(const BudgetBand &band,
                    const QLocale &locale); ///< what the sum buys, in a sentence or two
/// Title, what counts, and a row for each card; beaten cards follow and say so.
Sheet bandSheet(const Catalogue &catalogue, const BudgetBand &band, const QLocale &locale);
/// What the columns mean: said once over all bands.
QString bandsRemark();

} // namespace gpuwise
