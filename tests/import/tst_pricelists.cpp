// SPDX-License-Identifier: GPL-3.0-or-later
//
// Price lists as people keep them.
#include "model/words/importwords.h"
#include "tests/import/importing.h"
#include "tests/support/testsupport.h"

#include <QStringEncoder>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class PriceListsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void chineseList_inGb18030();
    void choice_overridesTheHeader();
    void choice_mustExist();
    void columnsThatMeanOneThing_areRefused();
    void currency_mustBeKnown();
    void signsOfMoney_areChecked();
    void numbersOfExcel_areReadInItsStyle();
    void ambiguousNumber_isRefused();
    void unknownCards_areLeftOutWithNamesNear();
    void repetitions_areTold();
    void whatIsThere_isNotAddedAgain();
    void usedAndRentColumns_areOtherKinds();
    void badRows_keepTheOthersOut();
    void rowsOfWrongLength_nameTheirLine();
    void texts_areInert();
};

void PriceListsTest::chineseList_inGb18030()
{
    const QString text = u"显卡,报价（元）,日期,渠道,地区,二手,来源\r\n"
                         "RTX 4090,\"12,999\",2026-11-01,京东,中国,否,商品页\r\n"
                         "RTX 3090,5200,2026年11月2日,闲鱼,国内,是,卖家\r\n"
                         "RTX 5090,面议,2026-11-03,京东,中国,否,\r\n"
                         "某某显卡 9,100,2026-11-03,京东,中国,否,\r\n"_s;
    QStringEncoder encoder("GB18030");
    const ImportPreview preview =
        previewTable(encoder(text), u"报价.csv"_s, testOptions(ImportKind::Prices), shippedCatalogue(), {});
    QVERIFY(!preview.refusal);
    QCOMPARE(preview.encoding, u"GB18030"_s);
    QCOMPARE(mappedColumns(preview),
             QStringList({u"显卡=gpu"_s, u"报价（元）=price"_s, u"日期=date"_s, u"渠道=provider"_s,
                          u"地区=region"_s, u"二手=kind"_s, u"来源=source"_s}));
    QCOMPARE(preview.rows.size(), 4U);
    const auto prices = pricesOf(importEdits(preview, true));
    QCOMPARE(prices.size(), 2U);
    QCOMPARE(prices[0].gpuId, u"nvidia-rtx-4090-24gb"_s);
    QCOMPARE(prices[0].price, Money::fromAmount(12999, Currency::Cny));
    QCOMPARE(prices[0].kind, OfferKind::NewStreet);
    QCOMPARE(prices[0].asOf, QDate(2026, 11, 1));
    QCOMPARE(prices[0].provider, u"京东"_s);
    QCOMPARE(prices[0].region, u"CN"_s);
    QCOMPARE(prices[0].origin.source, u"商品页"_s);
    QCOMPARE(prices[1].gpuId, u"nvidia-rtx-3090-24gb"_s);
    QCOMPARE(prices[1].kind, OfferKind::Used);
    QCOMPARE(prices[1].asOf, QDate(2026, 11, 2));
    const ImportRow *bad = rowAt(preview, 4);
    QCOMPARE(bad->verdict, RowVerdict::Bad);
    QCOMPARE(bad->problems.front().column, u"报价（元）"_s);
    QCOMPARE(bad->problems.front().value, u"面议"_s);
    QCOMPARE(rowAt(preview, 5)->verdict, RowVerdict::LeftOut);
    QVERIFY(importEdits(preview, false).empty());
}

void PriceListsTest::choice_overridesTheHeader()
{
    ImportOptions options;
    options.columns = {{u"price"_s, u"底价"_s}};
    const ImportPreview preview =
        previewText(u"显卡,报价,底价,币种\nRTX 4090,1,12999,CNY\n"_s, ImportKind::Prices, {}, options);
    QVERIFY(!preview.refusal);
    QCOMPARE(mappedColumns(preview), QStringList({u"显卡=gpu"_s, u"底价=price"_s, u"币种=currency"_s}));
    QCOMPARE(pricesOf(importEdits(preview, false)).front().price, Money::fromAmount(12999, Currency::Cny));
}

void PriceListsTest::choice_mustExist()
{
    ImportOptions options;
    options.columns = {{u"price"_s, u"Preis"_s}};
    QCOMPARE(previewText(u"gpu,price\nRTX 4090,1\n"_s, ImportKind::Prices, {}, options).refusal->note,
             ImportNote::MappedColumnMissing);
    options.columns = {{u"colour"_s, u"price"_s}};
    QCOMPARE(previewText(u"gpu,price\nRTX 4090,1\n"_s, ImportKind::Prices, {}, options).refusal->note,
             ImportNote::MappedFieldUnknown);
}

void PriceListsTest::columnsThatMeanOneThing_areRefused()
{
    const ImportPreview preview =
        previewText(u"gpu,价格,报价,currency\nRTX 4090,1,2,CNY\n"_s, ImportKind::Prices);
    QCOMPARE(preview.refusal->note, ImportNote::ColumnTwice);
    QVERIFY(preview.refusal->detail.contains(u"价格"_s) && preview.refusal->detail.contains(u"报价"_s));
}

void PriceListsTest::currency_mustBeKnown()
{
    const QString text = u"gpu,price,date\nRTX 4090,1600,2026-11-01\n"_s;
    QCOMPARE(codesOf(rowAt(previewText(text, ImportKind::Prices), 2)), QStringList{u"CurrencyMissing"_s});
    ImportOptions options;
    options.currency = Currency::Usd;
    const ImportPreview named = previewText(text, ImportKind::Prices, {}, options);
    QCOMPARE(pricesOf(importEdits(named, false)).front().price, Money::fromAmount(1600, Currency::Usd));
    QVERIFY(codesOf(named.remarks).contains(u"CurrencyAssumed"_s));
    QCOMPARE(
        codesOf(rowAt(previewText(u"gpu,price,currency\nRTX 4090,1600,gold\n"_s, ImportKind::Prices), 2)),
        QStringList{u"CurrencyUnknown"_s});
}

void PriceListsTest::signsOfMoney_areChecked()
{
    const auto price = [](const char *cell) {
        const ImportPreview preview = previewText(
            QStringLiteral("gpu;price;date\nRTX 4090;%1;2026-11-01\n").arg(QString::fromUtf8(cell)),
            ImportKind::Prices);
        const auto prices = pricesOf(importEdits(preview, false));
        return prices.empty()
                   ? codesOf(rowAt(preview, 2)).join(u',')
                   : QString::number(prices[0].price.amount()) + currencyCode(prices[0].price.currency) +
                         (isRental(prices[0].kind) ? u"/h" : u"");
    };
    QCOMPARE(price("¥12999"), u"12999CNY"_s);
    QCOMPARE(price("1.29万元"), u"12900CNY"_s);
    QCOMPARE(price("US$ 1599.50"), u"1599.5USD"_s);
    QCOMPARE(price("$0.44/h"), u"0.44USD/h"_s);
    QCOMPARE(price("2.5 元/小时"), u"2.5CNY/h"_s);
    QCOMPARE(price("1 2"), u"NotANumber"_s);
    QCOMPARE(price("nan"), u"NotANumber"_s);
    QCOMPARE(price("-5 USD"), u"OutOfRange"_s);
    QCOMPARE(price("12999 coins"), u"UnitUnknown"_s);
    QCOMPARE(price("0 USD"), u"PriceZero"_s);
}

void PriceListsTest::numbersOfExcel_areReadInItsStyle()
{
    // German Excel: semicolons, points group, a comma is the decimal sign.
    const ImportPreview preview = previewText(
        u"gpu;price;currency;date\nRTX 4090;1.799,90;EUR;2026-11-01\nRTX 3090;1.099;EUR;2026-11-01\n"_s,
        ImportKind::Prices);
    QVERIFY(preview.decimalComma);
    const auto prices = pricesOf(importEdits(preview, false));
    QCOMPARE(prices.size(), 2U);
    QCOMPARE(prices[0].price.amount(), 1799.9);
    QCOMPARE(prices[1].price.amount(), 1099.0);
}

void PriceListsTest::ambiguousNumber_isRefused()
{
    const ImportPreview preview =
        previewText(u"gpu;price;currency\nRTX 4090;12,999;CNY\n"_s, ImportKind::Prices);
    QCOMPARE(codesOf(rowAt(preview, 2)), QStringList{u"NumberAmbiguous"_s});
    QCOMPARE(previewText(u"gpu;price;currency\nRTX 4090;1,5;CNY\nRTX 3090;1.5;CNY\n"_s, ImportKind::Prices)
                 .refusal->note,
             ImportNote::DecimalSignsMixed);
}

void PriceListsTest::unknownCards_areLeftOutWithNamesNear()
{
    const ImportPreview preview =
        previewText(u"gpu,price,currency\nRTX 4090 Tie,1,CNY\nRTX 4090,12999,CNY\n"_s, ImportKind::Prices);
    const ImportRow *row = rowAt(preview, 2);
    QCOMPARE(row->verdict, RowVerdict::LeftOut);
    QCOMPARE(row->problems.front().note, ImportNote::CardUnknownNear);
    QVERIFY(row->problems.front().detail.contains(u"4090"_s));
    QCOMPARE(importEdits(preview, false).size(), 1U);
}

void PriceListsTest::repetitions_areTold()
{
    const ImportPreview preview = previewText(
        u"gpu,price,currency\nRTX 4090,12999,CNY\nGeForce RTX 4090,12999,CNY\nRTX 4090,13500,CNY\n"_s,
        ImportKind::Prices);
    QCOMPARE(rowAt(preview, 3)->verdict, RowVerdict::LeftOut);
    QCOMPARE(codesOf(rowAt(preview, 3)), QStringList{u"SameAgain"_s});
    QCOMPARE(importEdits(preview, false).size(), 2U); // another sum is another offer
}

void PriceListsTest::whatIsThere_isNotAddedAgain()
{
    const QString text = u"gpu,price,currency,date\nRTX 4090,12999,CNY,2026-11-01\n"_s;
    UserData mine;
    applyEdits(mine, importEdits(previewText(text, ImportKind::Prices), false));
    QCOMPARE(mine.prices.size(), 1U);
    const ImportPreview again = previewText(text, ImportKind::Prices, mine);
    QCOMPARE(rowAt(again, 2)->verdict, RowVerdict::AlreadyThere);
    QVERIFY(importEdits(again, false).empty());
}

void PriceListsTest::usedAndRentColumns_areOtherKinds()
{
    const ImportPreview preview =
        previewText(u"型号,全新价,二手价,租金（元/小时）,日期\nRTX 4090,12999元,9800元,2.1,2026-11-01\n"_s,
                    ImportKind::Prices);
    const auto prices = pricesOf(importEdits(preview, false));
    QCOMPARE(prices.size(), 3U);
    QCOMPARE(prices[0].kind, OfferKind::NewStreet);
    QCOMPARE(prices[1].kind, OfferKind::Used);
    QCOMPARE(prices[1].price, Money::fromAmount(9800, Currency::Cny));
    QCOMPARE(prices[2].kind, OfferKind::OnDemand);
    QCOMPARE(prices[2].price, Money::fromAmount(2.1, Currency::Cny));
}

void PriceListsTest::badRows_keepTheOthersOut()
{
    const ImportPreview preview =
        previewText(u"gpu,price,currency\nRTX 4090,12999,CNY\nRTX 3090,ask,CNY\n"_s, ImportKind::Prices);
    QCOMPARE(preview.bad(), 1);
    QVERIFY(importEdits(preview, false).empty());
    QCOMPARE(importEdits(preview, true).size(), 1U);
    QVERIFY(importProblemText(*preview.firstFault(), preview.file)
                .startsWith(u"list.csv: line 3, column \"price\": \"ask\" is not a number. "_s));
}

void PriceListsTest::rowsOfWrongLength_nameTheirLine()
{
    const ImportPreview preview =
        previewText(u"gpu,price,currency\nRTX 4090,12999\nRTX 3090,5000,CNY,x\n"_s, ImportKind::Prices);
    QCOMPARE(codesOf(rowAt(preview, 2)), QStringList{u"FieldCount"_s});
    QCOMPARE(codesOf(rowAt(preview, 3)), QStringList{u"FieldCount"_s});
}

void PriceListsTest::texts_areInert()
{
    const ImportPreview preview = previewText(
        u"gpu,price,currency,provider\nRTX 4090,12999,CNY,\"a\u202Eb\u200Bc\nd\"\n"_s, ImportKind::Prices);
    QCOMPARE(pricesOf(importEdits(preview, false)).front().provider, u"abc d"_s);
    QVERIFY(codesOf(rowAt(preview, 2)).contains(u"HiddenCharacters"_s));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::PriceListsTest)
#include "tst_pricelists.moc"
