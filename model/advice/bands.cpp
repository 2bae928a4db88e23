// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/bands.h"

#include "model/advice/advisor.h"
#include "model/estimate/fit.h"
#include "model/estimate/question.h"

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

struct Sums
{
    BandKind kind;
    double from, to; ///< CNY; 0: no bound
};
constexpr std::array sums{Sums{BandKind::Starter, 2000, 3500}, Sums{BandKind::Middle, 4000, 6000},
                          Sums{BandKind::Upper, 15000, 30000}, Sums{BandKind::UsedMarket, 0, 0},
                          Sums{BandKind::DataCentre, 0, 0}};

/// Judges cards against the models of a task; each model is resolved once.
class Ladder
{
public:
    Ladder(const Catalogue &catalogue, const SpeedModel &speeds, Task task, QDate today)
        : m_catalogue(catalogue)
        , m_speeds(speeds)
        , m_today(today)
    {
        m_rungs = rungs(task, {});
        if (task == Task::Inference)
            m_fallback = rungs(task, Runtime::LlamaCpp);
    }

    BandRun highestOn(const Gpu &gpu) const
    {
        const BandRun usual = highestOf(m_rungs, gpu);
        return usual.modelId.isEmpty() ? highestOf(m_fallback, gpu) : usual;
    }

private:
    using Rungs = std::vector<ResolvedWorkload>;

    Rungs rungs(Task task, std::optional<Runtime> runtime) const
    {
        Rungs rungs;
        for (const QString &id : bandLadder(task)) {
            Workload workload;
            workload.model.modelId = id;
            workload.task.task = task;
            workload.task.inference.runtime = runtime;
            rungs.push_back(resolveWorkload(m_catalogue, workload));
        }
        return rungs;
    }

    BandRun highestOf(const Rungs &rungs, const Gpu &gpu) const
    {
        for (auto rung = rungs.rbegin(); rung != rungs.rend(); ++rung) {
            const Option option =
                judge(m_catalogue, *rung, m_speeds, {gpu.id, 1}, OptionMode::BuyNew, m_today);
            if (option.fit.verdict == Verdict::Fits && option.software.support != Support::None)
                return {rung->workload.model.modelId, option.speed, option.runtime};
        }
        return {};
    }

    const Catalogue &m_catalogue;
    const SpeedModel &m_speeds;
    QDate m_today;
    Rungs m_rungs, m_fallback;
};

/// Where and when prices are asked.
struct Market
{
    const Catalogue &catalogue;
    Region region;
    Currency currency;
    QDate today;
};

BudgetBand emptyBand(const Market &market, const Sums &sum)
{
    BudgetBand band;
    band.kind = sum.kind;
    if (sum.to > 0) {
        const auto asked = [&](double amount) {
            return market.catalogue.rates.convert(Money::fromAmount(amount, Currency::Cny), market.currency);
        };
        band.from = asked(sum.from);
        band.to = asked(sum.to);
        band.converted = market.currency != Currency::Cny;
    }
    return band;
}

bool isOfKind(BandKind kind, const Gpu &gpu)
{
    if (kind == BandKind::DataCentre)
        return gpu.segment == Segment::Datacenter;
    return gpu.segment == Segment::Consumer || gpu.segment == Segment::Workstation ||
           gpu.segment == Segment::Modified;
}

bool isInside(const BudgetBand &band, const PriceAnswer &price)
{
    return !band.from || (price.each.units >= band.from->units && price.each.units <= band.to->units);
}

/// The card with its prices, when one of them counts; else nothing, and an old price inside is counted.
std::optional<BandCard> pricedCard(const Market &market, BudgetBand &band, const Gpu &gpu)
{
    BandCard card;
    card.gpu = &gpu;
    card.price = buyPrice(market.catalogue, gpu.id, band.kind == BandKind::UsedMarket, market.region,
                          market.currency, market.today);
    if (band.kind == BandKind::DataCentre)
        card.rent = rentPrice(market.catalogue, gpu.id, 1, market.region, market.currency, market.today);
    if (card.price && !isInside(band, *card.price))
        return {};
    bool old = false;
    for (auto *price : {&card.price, &card.rent})
        if (*price && (*price)->age == PriceAge::Old) {
            price->reset();
            old = true;
        }
    if (card.price || card.rent)
        return card;
    band.oldPrices += old ? 1 : 0;
    return {};
}

bool beats(const BandCard &other, const BandCard &card)
{
    if (&other == &card || !other.price || !card.price || !other.usableGiB || !card.usableGiB ||
        !other.bandwidthGBps || !card.bandwidthGBps)
        return false;
    const bool noWorse = other.price->each.units <= card.price->each.units &&
                         *other.usableGiB >= *card.usableGiB && *other.bandwidthGBps >= *card.bandwidthGBps;
    const bool better = other.price->each.units < card.price->each.units ||
                        *other.usableGiB > *card.usableGiB || *other.bandwidthGBps > *card.bandwidthGBps;
    return noWorse && better;
}

void putInOrder(std::vector<BandCard> &cards)
{
    std::vector<bool> beaten;
    beaten.reserve(cards.size());
    for (const BandCard &card : cards)
        beaten.push_back(std::any_of(cards.begin(), cards.end(),
                                     [&](const BandCard &other) { return beats(other, card); }));
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i].beaten = beaten[i];
    std::stable_sort(cards.begin(), cards.end(), [](const BandCard &a, const BandCard &b) {
        if (a.beaten != b.beaten)
            return b.beaten;
        if (a.usableGiB != b.usableGiB)
            return a.usableGiB > b.usableGiB; // an unknown one is the smallest
        if (a.bandwidthGBps != b.bandwidthGBps)
            return a.bandwidthGBps > b.bandwidthGBps;
        return a.price && b.price && a.price->each.units < b.price->each.units;
    });
}

} // namespace

const std::vector<QString> &bandLadder(Task task)
{
    static const std::vector<QString> chat{
        QStringLiteral("qwen3-4b"),  QStringLiteral("llama-3.1-8b"),  QStringLiteral("qwen3-14b"),
        QStringLiteral("qwen3-32b"), QStringLiteral("llama-3.1-70b"), QStringLiteral("qwen3-235b-a22b")};
    static const std::vector<QString> tuning{QStringLiteral("qwen3-4b"), QStringLiteral("llama-3.1-8b"),
                                             QStringLiteral("qwen3-14b"), QStringLiteral("qwen3-32b"),
                                             QStringLiteral("llama-3.1-70b")};
    return isTraining(task) ? tuning : chat;
}

std::vector<BudgetBand> budgetBands(const Catalogue &catalogue, Region region, Currency currency, QDate today)
{
    const SpeedModel speeds(catalogue);
    const Ladder chat(catalogue, speeds, Task::Inference, today);
    const Ladder tuning(catalogue, speeds, Task::Qlora, today);
    const Market market{catalogue, region, currency, today};
    std::vector<BudgetBand> bands;
    for (const Sums &sum : sums) {
        BudgetBand band = emptyBand(market, sum);
        if (sum.to > 0 && !(band.from && band.to))
            continue; // no rate: what the sums are in this currency is not known
        for (const Gpu &gpu : catalogue.gpus) {
            if (!isOfKind(band.kind, gpu))
                continue;
            std::optional<BandCard> card = pricedCard(market, band, gpu);
            if (!card)
                continue;
            const UsableAmount usable = usableMemory(catalogue, gpu, OperatingSystem::Linux);
            if (usable.bytes > 0)
                card->usableGiB = usable.bytes / bytesPerGiB;
            card->bandwidthGBps = gpu.number(SpecField::BandwidthGBps);
            card->chat = chat.highestOn(gpu);
            card->tuning = tuning.highestOn(gpu);
            band.cards.push_back(std::move(*card));
        }
        putInOrder(band.cards);
        bands.push_back(std::move(band));
    }
    return bands;
}

} // namespace gpuwise
