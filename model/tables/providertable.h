// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who rents the cards out, as a table: dated prices, at most one tag a cell, and when buying would pay off
// against each of them; beside it what buying guides say of the prices.
#pragma once

#include "model/advice/rentorbuyinputs.h"
#include "model/tables/pricetags.h"
#include "model/words/sheet.h"

#include <QLocale>

namespace gpuwise {

struct ProviderTable
{
    Sheet sheet;                ///< a row for each offer; its title names the card
    QStringList headerTips;     ///< of the columns, in full: the headers are short; empty: it says enough
    std::vector<PriceTag> tags; ///< of the rows; None where a banner speaks
    std::vector<PriceAge> ages; ///< of the rows: which ones a banner speaks of; older than a year is greyed
    QStringList details;        ///< of the rows: its source, and what to ask this provider
    struct Banner
    {
        PriceTag tag = PriceTag::None;
        QString text;
    };
    std::vector<Banner> banners; ///< instead of tags, where more than 30 % share a state
    QString note;                ///< which of them speak for the price that is computed with
    struct GuideClaim
    {
        ClaimVerdict verdict = ClaimVerdict::Unverified;
        QString text;
    };
    std::vector<GuideClaim> claims; ///< prices that buying guides print: no offers, they decide nothing
    static constexpr int dateColumn = 4;
    int tagColumn = -1; ///< -1: nothing is marked
};

ProviderTable providerTable(const Catalogue &catalogue, const RentOrBuyQuestion &question,
                            const RentOrBuyCase &found, const QLocale &locale);

} // namespace gpuwise
