// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/statustexts.h"

#include "model/words/format.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

QString catalogueText(const Catalogue &catalogue, const QLocale &locale)
{
    return QCoreApplication::translate("Status", "Data %1 · %2 cards")
        .arg(catalogue.version, formatNumber(static_cast<double>(catalogue.gpus.size()), 0, locale));
}

QString priceDatesText(const Catalogue &catalogue)
{
    QDate first, last;
    for (const Offer &offer : catalogue.offers) {
        if (!offer.asOf.isValid() || offer.kind == OfferKind::NewMsrp) // list prices date from the launch
            continue;
        first = first.isValid() ? std::min(first, offer.asOf) : offer.asOf;
        last = last.isValid() ? std::max(last, offer.asOf) : offer.asOf;
    }
    if (!first.isValid())
        return {};
    return QCoreApplication::translate("Status", "Prices dated %1 to %2")
        .arg(formatDate(first, true), formatDate(last, true));
}

QString rateText(const Catalogue &catalogue, Currency currency, const QLocale &locale)
{
    const auto rate = catalogue.rates.rate(currency);
    if (!rate)
        return {};
    return QCoreApplication::translate("Status", "1 USD = %1 %2 (%3)", "rate, currency, date")
        .arg(formatNumber(rate->perUsd, 4, locale), currencyCode(currency), formatDate(rate->asOf));
}

} // namespace gpuwise
