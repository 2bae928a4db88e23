// SPDX-License-Identifier: GPL-3.0-or-later
//
// Prices from dated offers: hand-made offers whose answer is plain.
#include "model/estimate/cost.h"
#include "model/estimate/rentals.h"

#include <QTest>

#include <algorithm>

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
    void unstatedForm_speaksOnlyAlone();
    void clock_isTheLaterOfTodayAndTheCatalogue();
    void oldPrices_standOnlyWhereNothingElseDoes();
    void claims_areNoOffers();
    void offers_sayWhatToAsk();

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

void CostTest::unstatedForm_speaksOnlyAlone()
{
    add(OfferKind::Used, 14000, Currency::Usd, "US", {2026, 10, 1});
    m_catalogue.offers.back().form = QStringLiteral("unknown");
    const auto used = [&] { return buyPrice(m_catalogue, m_id, true, Region::Us, Currency::Usd, m_today); };
    QCOMPARE(used()->each, Money::fromAmount(14000, Currency::Usd));
    add(OfferKind::Used, 25000, Currency::Usd, "US", {2026, 10, 2});
    m_catalogue.offers.back().form = QStringLiteral("SXM");
    QCOMPARE(used()->each, Money::fromAmount(25000, Currency::Usd));
    QCOMPARE(used()->offers, 1);
}

void CostTest::clock_isTheLaterOfTodayAndTheCatalogue()
{
    add(OfferKind::NewStreet, 1000, Currency::Usd, "US",
        {2026, 5, 1}); // 213 days before the catalogue's date
    const auto age = [&](QDate today) {
        return buyPrice(m_catalogue, m_id, false, Region::Us, Currency::Usd, today)->age;
    };
    QCOMPARE(age({2026, 5, 2}), PriceAge::Stale); // a computer whose clock stands still
    QCOMPARE(age({2026, 12, 1}), PriceAge::Stale);
    QCOMPARE(age({2027, 5, 2}), PriceAge::Old);
}

void CostTest::oldPrices_standOnlyWhereNothingElseDoes()
{
    add(OfferKind::NewStreet, 1000, Currency::Usd, "US", {2025, 11, 29}); // 366 days
    QCOMPARE(street()->age, PriceAge::Old);
    add(OfferKind::NewStreet, 9000, Currency::Cny, "CN", {2026, 10, 1}); // younger, elsewhere
    QCOMPARE(street()->age, PriceAge::Fresh);
    QVERIFY(street()->otherRegion);
}

void CostTest::claims_areNoOffers()
{
    Claim claim;
    claim.subjectKind = ClaimSubject::Price;
    claim.subjects = {m_id};
    claim.field = QStringLiteral("price");
    claim.rightValue = QStringLiteral("22000");
    m_catalogue.claims.push_back(claim);
    QVERIFY(!street());
    QVERIFY(!rentPrice(m_catalogue, m_id, 1, Region::Us, Currency::Usd, m_today));
}

void CostTest::offers_sayWhatToAsk()
{
    Offer offer;
    offer.kind = OfferKind::Reserved;
    offer.scope = OfferScope::Node;
    offer.count = 8;
    offer.form = QStringLiteral("unknown");
    const auto asks = [&](OfferGap gap, int count = 1) {
        const auto gaps = offerGaps(offer, count);
        return std::find(gaps.begin(), gaps.end(), gap) != gaps.end();
    };
    for (const OfferGap gap : {OfferGap::Form, OfferGap::Tenancy, OfferGap::Interconnect, OfferGap::Includes,
                               OfferGap::MinimumTerm})
        QVERIFY(asks(gap));
    QVERIFY(!asks(OfferGap::Size));
    offer.form = QStringLiteral("SXM");
    offer.tenancy = Tenancy::Dedicated;
    offer.includes = QStringLiteral("bare-metal server");
    offer.interconnect = QStringLiteral("InfiniBand");
    offer.minimumMonths = 12;
    QVERIFY(offerGaps(offer, 8).empty());
    offer = {};
    offer.kind = OfferKind::OnDemand;
    QVERIFY(!asks(OfferGap::MinimumTerm)); // by the hour
    QVERIFY(!asks(OfferGap::Interconnect, 1) && asks(OfferGap::Interconnect, 2));
    offer.kind = OfferKind::NewStreet;
    offer.form = QStringLiteral("PCIe");
    QVERIFY(offerGaps(offer, 2).empty());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CostTest)
#include "tst_cost.moc"
