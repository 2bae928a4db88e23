// SPDX-License-Identifier: GPL-3.0-or-later
//
// Budget bands follow the catalogue: who stands in one, who is beaten, what a card runs.
#include "model/advice/bands.h"
#include "model/words/bandwords.h"
#include "tests/support/testsupport.h"

#include <QSet>
#include <QTest>

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QDate today(2026, 11, 30);

std::vector<BudgetBand> chineseBands()
{
    return budgetBands(shippedCatalogue(), Region::Cn, Currency::Cny, today);
}

const BandCard *cardIn(const std::vector<BudgetBand> &bands, const QString &id)
{
    for (const BudgetBand &band : bands)
        for (const BandCard &card : band.cards)
            if (card.gpu->id == id)
                return &card;
    return nullptr;
}

} // namespace

class BandsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sums_areThoseOfTheGuides();
    void cards_areExactlyThoseWhosePriceLiesInside();
    void used_areUsed();
    void beaten_isSaidOfExactlyThose();
    void runs_areWhatArithmeticSays_data();
    void runs_areWhatArithmeticSays();
    void inDollars_theSumsAreConverted();
    void oldPrices_buyNothing();
    void sheets_haveACellForEachColumn();
};

void BandsTest::sums_areThoseOfTheGuides() // the issue: 2,000-3,500; 4,000-6,000; 15,000-30,000 CNY
{
    const std::vector<BudgetBand> bands = chineseBands();
    QCOMPARE(bands.size(), std::size_t(5));
    const double expected[][2] = {{2000, 3500}, {4000, 6000}, {15000, 30000}};
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(bands[i].from->amount(), expected[i][0]);
        QCOMPARE(bands[i].to->amount(), expected[i][1]);
        QVERIFY(!bands[i].converted);
    }
    QVERIFY(!bands[3].from && !bands[4].from);
}

void BandsTest::cards_areExactlyThoseWhosePriceLiesInside()
{
    const Catalogue &catalogue = shippedCatalogue();
    const std::vector<BudgetBand> bands = chineseBands();
    int inside = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        QSet<QString> there;
        for (const BandCard &card : bands[i].cards)
            there.insert(card.gpu->id);
        QCOMPARE(there.size(), static_cast<qsizetype>(bands[i].cards.size()));
        for (const Gpu &gpu : catalogue.gpus) {
            const bool desktop = gpu.segment == Segment::Consumer || gpu.segment == Segment::Workstation ||
                                 gpu.segment == Segment::Modified;
            const auto price = buyPrice(catalogue, gpu.id, false, Region::Cn, Currency::Cny, today);
            const bool counts = desktop && price && price->asOf.daysTo(today) <= 365 &&
                                price->each.amount() >= bands[i].from->amount() &&
                                price->each.amount() <= bands[i].to->amount();
            QVERIFY2(there.contains(gpu.id) == counts, qPrintable(gpu.id));
            inside += counts ? 1 : 0;
        }
    }
    QVERIFY(inside > 0);
}

void BandsTest::used_areUsed()
{
    const std::vector<BudgetBand> bands = chineseBands();
    QVERIFY(!bands[3].cards.empty());
    for (const BandCard &card : bands[3].cards) {
        QVERIFY(card.price);
        QCOMPARE(card.price->kind, OfferKind::Used);
    }
    for (const BandCard &card : bands[4].cards) {
        QCOMPARE(card.gpu->segment, Segment::Datacenter);
        QVERIFY(card.price || card.rent);
    }
}

void BandsTest::beaten_isSaidOfExactlyThose()
{
    int beaten = 0;
    for (const BudgetBand &band : chineseBands()) {
        for (const BandCard &card : band.cards) {
            const bool dominated =
                std::any_of(band.cards.begin(), band.cards.end(), [&](const BandCard &other) {
                    if (!card.price || !other.price || !card.usableGiB || !other.usableGiB ||
                        !card.bandwidthGBps || !other.bandwidthGBps)
                        return false;
                    const double more[] = {card.price->each.amount() - other.price->each.amount(),
                                           *other.usableGiB - *card.usableGiB,
                                           *other.bandwidthGBps - *card.bandwidthGBps};
                    return *std::min_element(more, more + 3) >= 0 && *std::max_element(more, more + 3) > 0;
                });
            QVERIFY2(card.beaten == dominated, qPrintable(card.gpu->id));
            beaten += card.beaten ? 1 : 0;
        }
        QVERIFY(std::is_partitioned(band.cards.begin(), band.cards.end(),
                                    [](const BandCard &card) { return !card.beaten; }));
    }
    QVERIFY(beaten > 0);
}

// Q4_K_M is about 4.89 bits (data/quantisation.csv), the cache 2 bytes x 2 x KV heads x head size x layers.
// Qwen3 14B: 14.77e9 x 4.89 / 8 = 8.4 GiB, 40 layers x 8 x 128 at 8,192 tokens = 1.25 GiB: in 12 GB, not
// in 8. Qwen3 32B: 32.76e9: 18.6 + 64 layers 2.0 GiB: in 24 GB, not in 16. Llama 3.1 70B: 70.6e9: 40.1 + 80
// layers 2.5 GiB: in 48 GB, not in 32.
void BandsTest::runs_areWhatArithmeticSays_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("model");
    QTest::newRow("8 GB") << u"nvidia-rtx-5060-8gb"_s << u"llama-3.1-8b"_s;
    QTest::newRow("12 GB") << u"nvidia-rtx-3060-12gb"_s << u"qwen3-14b"_s;
    QTest::newRow("16 GB") << u"nvidia-rtx-5060-ti-16gb"_s << u"qwen3-14b"_s;
    QTest::newRow("24 GB") << u"nvidia-rtx-3090-24gb"_s << u"qwen3-32b"_s;
    QTest::newRow("32 GB") << u"nvidia-rtx-5090-32gb"_s << u"qwen3-32b"_s;
    QTest::newRow("48 GB") << u"nvidia-rtx-a6000-48gb"_s << u"llama-3.1-70b"_s;
    // vLLM needs compute capability 7.0 and the P40 has 6.1: it runs llama.cpp.
    QTest::newRow("without vLLM") << u"nvidia-tesla-p40-24gb"_s << u"qwen3-32b"_s;
}
void BandsTest::runs_areWhatArithmeticSays()
{
    QFETCH(const QString, card);
    const std::vector<BudgetBand> bands = chineseBands();
    const BandCard *found = cardIn(bands, card);
    QVERIFY2(found, qPrintable(card));
    QTEST(found->chat.modelId, "model");
    QVERIFY(found->chat.speed.isKnown());
}

void BandsTest::inDollars_theSumsAreConverted()
{
    const Catalogue &catalogue = shippedCatalogue();
    const double perUsd = catalogue.rates.rate(Currency::Cny)->perUsd;
    const std::vector<BudgetBand> bands = budgetBands(catalogue, Region::Us, Currency::Usd, today);
    QVERIFY(bands[0].converted);
    QVERIFY(std::abs(bands[0].from->amount() - 2000 / perUsd) < 0.001);
    QVERIFY(bandTitle(bands[0], QLocale(u"en_US"_s)).contains(u"≈"_s));
    Catalogue without = catalogue;
    without.rates = ExchangeRates();
    QCOMPARE(budgetBands(without, Region::Us, Currency::Usd, today).size(), std::size_t(2));
}

void BandsTest::oldPrices_buyNothing()
{
    for (const BudgetBand &band :
         budgetBands(shippedCatalogue(), Region::Cn, Currency::Cny, today.addYears(5))) {
        QVERIFY(band.cards.empty());
        QVERIFY(band.oldPrices > 0);
        QVERIFY(!bandSummary(band, QLocale(u"en_US"_s)).isEmpty());
    }
}

void BandsTest::sheets_haveACellForEachColumn()
{
    for (const BudgetBand &band : chineseBands()) {
        const Sheet sheet = bandSheet(shippedCatalogue(), band, QLocale(u"en_US"_s));
        QCOMPARE(sheet.rows.size(), band.cards.size());
        QCOMPARE(sheet.rightAligned.size(), static_cast<std::size_t>(sheet.header.size()));
        for (const QStringList &row : sheet.rows)
            QCOMPARE(row.size(), sheet.header.size());
    }
}

} // namespace gpuwise

QTEST_APPLESS_MAIN(gpuwise::BandsTest)
#include "tst_bands.moc"
