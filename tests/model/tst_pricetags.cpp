// SPDX-License-Identifier: GPL-3.0-or-later
//
// Marks on prices: one a cell, the gravest; a banner where many share a state.
#include "model/tables/pricetags.h"
#include "model/words/format.h"
#include "model/words/pricewords.h"

#include <QTest>

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

std::optional<PriceAnswer> price(PriceAge age, bool converted = false, bool otherRegion = false)
{
    PriceAnswer answer;
    answer.age = age;
    answer.converted = converted;
    answer.otherRegion = otherRegion;
    return answer;
}

} // namespace

class PriceTagsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void gravest_isTaken();
    void fewMarks_stayInTheirCells();
    void manyMarks_becomeABanner();
    void unknownPrices_countForNothing();
    void words_areThere();
    void converted_hasTwoDigitsAndItsOrigin();
};

void PriceTagsTest::gravest_isTaken()
{
    QCOMPARE(tagOf(std::nullopt), PriceTag::None);
    QCOMPARE(tagOf(price(PriceAge::Fresh)), PriceTag::None);
    QCOMPARE(tagOf(price(PriceAge::Fresh, true)), PriceTag::Converted);
    QCOMPARE(tagOf(price(PriceAge::Fresh, true, true)), PriceTag::OtherRegion);
    QCOMPARE(tagOf(price(PriceAge::Stale, true, true)), PriceTag::Stale);
    QCOMPARE(tagOf(price(PriceAge::Old, true)), PriceTag::Old);
}

void PriceTagsTest::fewMarks_stayInTheirCells() // 3 of 10 are 30 %, not over it
{
    std::vector<std::optional<PriceAnswer>> prices(10, price(PriceAge::Fresh));
    prices[1] = prices[4] = prices[7] = price(PriceAge::Stale);
    const PageTags tags = pageTags(prices);
    QVERIFY(tags.banners.empty());
    QCOMPARE(std::count(tags.cells.begin(), tags.cells.end(), PriceTag::Stale), 3);
}

void PriceTagsTest::manyMarks_becomeABanner()
{
    std::vector<std::optional<PriceAnswer>> prices(10, price(PriceAge::Fresh));
    prices[0] = prices[1] = prices[2] = prices[3] = price(PriceAge::Stale);
    prices[9] = price(PriceAge::Old);
    const PageTags tags = pageTags(prices);
    QCOMPARE(tags.banners, (std::vector<PageTags::Banner>{{PriceTag::Stale, 4, 10}}));
    QCOMPARE(std::count(tags.cells.begin(), tags.cells.end(), PriceTag::Stale), 0);
    QCOMPARE(tags.cells.back(), PriceTag::Old); // another state keeps its tag
    std::fill(prices.begin(), prices.end(), price(PriceAge::Stale, true));
    QCOMPARE(pageTags(prices).banners, (std::vector<PageTags::Banner>{{PriceTag::Stale, 10, 10}}));
}

void PriceTagsTest::unknownPrices_countForNothing()
{
    std::vector<std::optional<PriceAnswer>> prices(10);
    QVERIFY(pageTags(prices).banners.empty());
    prices[0] = price(PriceAge::Stale);
    prices[1] = price(PriceAge::Fresh);
    QCOMPARE(pageTags(prices).banners, (std::vector<PageTags::Banner>{{PriceTag::Stale, 1, 2}}));
    QCOMPARE(pageTags(prices).cells.size(), 10u);
}

void PriceTagsTest::words_areThere()
{
    for (const PriceTag tag : {PriceTag::Converted, PriceTag::OtherRegion, PriceTag::Stale, PriceTag::Old}) {
        QVERIFY(!priceTagWord(tag).isEmpty());
        QVERIFY(priceBanner({tag, 4, 10}).contains(u"4"));
        QVERIFY(priceBanner({tag, 4, 10}).contains(u"10"));
    }
    QVERIFY(priceTagWord(PriceTag::None).isEmpty() && priceBanner({}).isEmpty());
}

// The form that the issue of this feature prints: ≈ ¥41,000 (USD 6,000, before VAT and freight).
void PriceTagsTest::converted_hasTwoDigitsAndItsOrigin()
{
    Offer offer;
    offer.price = Money::fromAmount(6000, Currency::Usd);
    PriceAnswer answer;
    answer.each = Money::fromAmount(41234, Currency::Cny);
    answer.newest = &offer;
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    QCOMPARE(priceText(answer, english), u"CNY 41,234"_s);
    answer.converted = true;
    QCOMPARE(priceText(answer, english), u"≈ CNY 41,000 (USD 6,000, before VAT and freight)"_s);
    QVERIFY(priceText(answer, QLocale(QLocale::Chinese)).startsWith(u"≈ ¥41,000"));
    QCOMPARE(formatConverted(Money::fromAmount(0.3417, Currency::Cny), english), u"≈ CNY 0.34"_s);
    QCOMPARE(formatConverted(Money::fromAmount(3.417, Currency::Cny), english), u"≈ CNY 3.4"_s);
    QCOMPARE(formatConverted(Money::fromAmount(34.17, Currency::Cny), english), u"≈ CNY 34"_s);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::PriceTagsTest)
#include "tst_pricetags.moc"
