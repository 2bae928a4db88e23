// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the status line says about the facts.
#pragma once

#include "model/domain/catalogue.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

QString catalogueText(const Catalogue &catalogue, const QLocale &locale); ///< "Catalogue 2026.11 · 293 cards"
QString
priceDatesText(const Catalogue &catalogue); ///< "Prices dated 2025-12 to 2026-11"; empty without offers
/// "1 USD = 6.6921 CNY (2026-10-10)"; empty without a rate.
QString rateText(const Catalogue &catalogue, Currency currency, const QLocale &locale);

} // namespace gpuwise
