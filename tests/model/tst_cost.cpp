// SPDX-License-Identifier: GPL-3.0-or-later
//
// Prices from dated offers: hand-made offers whose answer is plain.
#include "model/estimate/cost.h"

#include <QTest>

namespace gpuwise {

class CostTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void price_isTheMedianOfTheRegionsFreshOffers();
    void price_fallsBackToTheYearThenToAnotherRegion();
    void price_ofServersIsNotThatOfACard();
    void listPrice_speaksOnlyAlone();
    void weakPrices_speakOnlyAlone();
    void rent_takesNodesOnlyWhole();
    void age_countsDays();
    void unknown_staysUnknown();

private:
    void add(OfferKind kind, double amount, Currency currency, const char *region, QDate asOf,
             OfferScope scope = OfferScope::Card, int count = 1);
    std::optional<PriceAnswer> street(Region region = Region::Us) const
    {
        return buyPrice(m_catalogue, m_id, false, region, Currency::Usd, m_today);
    }
    Catalogue m_catalogue;
    const QString m_id = QStringLiteral("card");
    const QDate m_today{2026, 11, 30};
};

void CostTest::init()
{
    m_catalogue = {};
    Gpu gpu;
    gpu.id = m_id;
    m_catalogue.gpus.push_back(gpu);
    m_catalogue.buildIndex();
    m_catalogue.asOf = m_today;
    m_catalogue.rates.set({Currency::Cny, 7.0, m_today, -1});
}

void CostTest::add(OfferKind kind, double amount, Currency currency, const char *region, QDate asOf,
                   OfferScope scope, int count)
{
    Offer offer;
    offer.gpuId = m_id;
    offer.kind = kind;
    offer.price = Money::fromAmount(amount, currency);
    offer.region = QString::fromLatin1(region);
    offer.asOf = asOf;
    offer.scope = scope;
    offer.count = count;
    m_catalogue.offers.push_back(offer);
}

void CostTest::price_isTheMedianOfTheRegionsFreshOffers()
{
    add(OfferKind::NewStreet, 2000, Currency::Usd, "US", {2026, 9, 1});
    add(OfferKind::NewStreet, 2600, Currency::Usd, "US", {2026, 10, 1});
    add(OfferKind::NewStreet, 9000, Currency::Usd, "US", {2025, 1, 1}); // too old to count
    add(OfferKind::Used, 100, Currency::Usd, "US", {2026, 10, 1});      // another condition
    add(OfferKind::NewStreet, 7000, Currency::Cny, "CN", {2026, 10, 1});
    const auto price = street();
    QVERIFY(price);
    QCOMPARE(price->each, Money::fromAmount(2300, Currency::Usd));
    QCOMPARE(price->low, Money::fromAmount(2000, Currency::Usd));
    QCOMPARE(price->high, Money::fromAmount(2600, Currency::Usd));
    QCOMPARE(price->asOf, QDate(2026, 10, 1));
    QCOMPARE(price->offers, 2);
    QCOMPARE(price->age, PriceAge::Fresh);
    QVERIFY(!price->converted);
}

void CostTest::price_fallsBackToTheYearThenToAnotherRegion()
{
    add(OfferKind::NewStreet, 7000, Currency::Cny, "CN", {2026, 10, 1});
    auto price = street();
    QVERIFY(price);
    QCOMPARE(price->each, Money::fromAmount(1000, Currency::Usd)); // 7,000 / 7.0
    QVERIFY(price->converted && price->otherRegion);
    add(OfferKind::NewStreet, 1500, Currency::Usd, "US", {2026, 2, 1}); // 302 days
    price = street();
    QCOMPARE(price->each, Money::fromAmount(1500, Currency::Usd));
    QCOMPARE(price->age, PriceAge::Stale);
}

void CostTest::price_ofServersIsNotThatOfACard()
{
    add(OfferKind::NewStreet, 250000, Currency::Usd, "US", {2026, 10, 1}, OfferScope::Node, 8);
    add(OfferKind::NewStreet, 4000, Currency::Usd, "US", {2026, 10, 1}, OfferScope::Machine);
    QVERIFY(!street());
    m_catalogue.gpus.front().segment = Segment::Unified; // here the machine is the product
    QCOMPARE(street()->each, Money::fromAmount(4000, Currency::Usd));
}

void CostTest::listPrice_speaksOnlyAlone()
{
    add(OfferKind::NewMsrp, 1999, Currency::Usd, "US", {2026, 10, 1});
    QCOMPARE(street()->kind, OfferKind::NewMsrp);
    add(OfferKind::NewStreet, 3000, Currency::Usd, "US", {2026, 10, 1});
    QCOMPARE(street()->each, Money::fromAmount(3000, Currency::Usd));
}

void CostTest::weakPrices_speakOnlyAlone()
{
    add(OfferKind::NewStreet, 500, Currency::Usd, "US", {2026, 10, 1});
    m_catalogue.offers.back().confidence = Confidence::Low;
    QCOMPARE(street()->each, Money::fromAmount(500, Currency::Usd));
    add(OfferKind::NewStreet, 900, Currency::Usd, "US", {2026, 10, 2});
    QCOMPARE(street()->each, Money::fromAmount(900, Currency::Usd));
}

void CostTest::rent_takesNodesOnlyWhole()
{
    add(OfferKind::OnDemand, 2, Currency::Usd, "us-east-1", {2026, 10, 1}, OfferScope::Node, 8);
    add(OfferKind::OnDemand, 3, Currency::Usd, "global", {2026, 10, 1});
    add(OfferKind::Spot, 0.5, Currency::Usd, "global", {2026, 10, 1});
    const auto rent = [&](int count) {
        return rentPrice(m_catalogue, m_id, count, Region::Us, Currency::Usd, m_today)->each.amount();
    };
    QCOMPARE(rent(1), 3.0);
    QCOMPARE(rent(8), 2.5); // median of the node and of single cards
}

void CostTest::age_countsDays()
{
    QCOMPARE(priceAge(m_today.addDays(-180), m_today), PriceAge::Fresh);
    QCOMPARE(priceAge(m_today.addDays(-181), m_today), PriceAge::Stale);
    QCOMPARE(priceAge(m_today.addDays(-366), m_today), PriceAge::Old);
}

void CostTest::unknown_staysUnknown()
{
    QVERIFY(!street());
    add(OfferKind::NewStreet, 100, Currency::Twd, "TW", {2026, 10, 1}); // no rate for it here
    QVERIFY(!street());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CostTest)
#include "tst_cost.moc"
