// SPDX-License-Identifier: GPL-3.0-or-later
//
// Budget bands: what each of the sums that buying guides speak of buys today, at the catalogue's own prices.
// Made from the offers and the estimates; nothing is typed but the sums themselves.
//
// A card stands in a band when its default price (model/estimate/cost.h) lies in it and is no more than a
// year old. What it runs and trains is judged on one card with the engine's defaults for the task.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"
#include "model/estimate/cost.h"
#include "model/estimate/speed.h"

#include <QDate>

#include <cstdint>
#include <optional>
#include <vector>

namespace gpuwise {

enum class BandKind : std::uint8_t
{
    Starter,    ///< 2,000 to 3,500 CNY, new
    Middle,     ///< 4,000 to 6,000 CNY, new
    Upper,      ///< 15,000 to 30,000 CNY, new
    UsedMarket, ///< whatever is sold used for a desktop
    DataCentre  ///< cards of data centres, to buy or to rent
};

/// The largest model of the ladder that surely fits one card and has software there.
struct BandRun
{
    QString modelId; ///< empty: not even the smallest
    Speed speed;
    Runtime runtime = Runtime::LlamaCpp; ///< inference: llama.cpp too where vLLM does not support the card
};

struct BandCard
{
    const Gpu *gpu = nullptr;
    std::optional<PriceAnswer> price; ///< to buy; the band's condition. Data centre: may be unknown
    std::optional<PriceAnswer> rent;  ///< of a card and hour; data centre only
    std::optional<double> usableGiB;
    std::optional<double> bandwidthGBps;
    BandRun chat;        ///< inference with the engine's defaults: 4 bits, 8K tokens, one user
    BandRun tuning;      ///< QLoRA with the engine's defaults
    bool beaten = false; ///< another card of the band has no less memory and bandwidth for no more money
};

struct BudgetBand
{
    BandKind kind = BandKind::Starter;
    std::optional<Money> from, to; ///< in the asked currency
    bool converted = false;        ///< the sums were, from CNY
    std::vector<BandCard> cards;   ///< what nothing beats first, then by memory, bandwidth, price
    int oldPrices = 0;             ///< cards left out: their only price is over a year old
};

/// Models that stand for their size, smallest first: what "runs up to" and "trains up to" are read from.
const std::vector<QString> &bandLadder(Task task);

/// Prices are those of the region, in the currency.
std::vector<BudgetBand> budgetBands(const Catalogue &catalogue, Region region, Currency currency,
                                    QDate today);

} // namespace gpuwise
