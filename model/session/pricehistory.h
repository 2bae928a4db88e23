// SPDX-License-Identifier: GPL-3.0-or-later
//
// What has been asked for a card over time: its dated offers as charts and tables, one for each way of
// getting it and currency. Nothing is converted: a rate of today says nothing about a price of last year.
// Nobody measured what lies between two offers, so no line joins them.
#pragma once

#include "model/charts/scatterchart.h"
#include "model/domain/catalogue.h"
#include "model/domain/workload.h"
#include "model/words/sheet.h"

#include <QLocale>

#include <vector>

namespace gpuwise {

struct PriceHistory
{
    bool rental = false;
    Currency currency = Currency::Usd;
    QString name;       ///< "To buy, USD"
    ScatterChart chart; ///< oldest first; empty where only whole machines are offered
    Sheet table;        ///< newest first, every offer
};

/// Most useful first: to buy before to rent as `mode` says, then the asked currency, then the most offers.
std::vector<PriceHistory> priceHistories(const Catalogue &catalogue, const Gpu &gpu, AcquireMode mode,
                                         Currency currency, const QLocale &locale);

} // namespace gpuwise
