// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lists of cards: own ones, and corrections of the catalogue's.
#include "model/domain/useroverlay.h"
#include "tests/import/importing.h"
#include "tests/support/testsupport.h"

#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class CardListsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void modifiedCard_becomesAnOwnOne();
    void cardItWasMadeFrom_isFoundByNameOrTold();
    void unitsOfHeadersAndCells_areUnderstood_data();
    void unitsOfHeadersAndCells_areUnderstood();
    void cells_thatMakeNoSense_data();
    void cells_thatMakeNoSense();
    void sameCardTwice_isTold();
    void importedAgain_nothingChanges();
    void changedAgain_replacesTheOwnCard();
    void rowOfTheCatalogue_isACorrection();
    void brandsOfBoards_areNoVendors();
};

namespace {

QString specText(const OwnCard &card, SpecField field)
{
    for (const OwnSpec &spec : card.specs)
        if (spec.field == field)
            return spec.text;
    return {};
}

} // namespace

void CardListsTest::modifiedCard_becomesAnOwnOne()
{
    const ImportPreview preview = previewText(u"名称,厂商,显存GB,带宽GB/s,功耗W,价格,币种,日期\n"
                                              "RTX 2080 Ti 22GB,英伟达,22,616,250,2500,CNY,2026-11-01\n"_s,
                                              ImportKind::Cards);
    QVERIFY(!preview.refusal);
    const UserEdits edits = importEdits(preview, false);
    QCOMPARE(edits.size(), 2U);
    const OwnCard card = cardsOf(edits).front();
    QVERIFY(isOwnId(card.id));
    QCOMPARE(card.name, u"RTX 2080 Ti 22GB"_s);
    QCOMPARE(card.vendor, Vendor::Nvidia);
    QCOMPARE(card.segment, Segment::Modified);
    QCOMPARE(card.basedOn, u"nvidia-rtx-2080-ti-22gb"_s);
    QCOMPARE(specText(card, SpecField::MemoryGB), u"22"_s);
    QCOMPARE(specText(card, SpecField::BandwidthGBps), u"616"_s);
    QCOMPARE(pricesOf(edits).front().gpuId, card.id);
    QCOMPARE(codesOf(rowAt(preview, 2)), QStringList{u"CatalogueHasName"_s});
    UserData mine;
    applyEdits(mine, edits);
    const Catalogue all = withUserData(shippedCatalogue(), mine);
    QCOMPARE(findGpu(all, u"RTX 2080 Ti 22GB"_s)->id, card.id);
    // What the row does not say is the shipped card's.
    QCOMPARE(all.gpu(card.id)->spec(SpecField::ComputeCapability).text, u"7.5"_s);
}

void CardListsTest::cardItWasMadeFrom_isFoundByNameOrTold()
{
    for (const QString &from : {u"nvidia-rtx-2080-ti-11gb"_s, u"RTX 2080 Ti"_s, u"rtx-2080 ti"_s}) {
        const ImportPreview preview =
            previewText(u"name,based_on,memory_gb\nMine,%1,22\n"_s.arg(from), ImportKind::Cards);
        QCOMPARE(cardsOf(importEdits(preview, false)).front().basedOn, u"nvidia-rtx-2080-ti-11gb"_s);
    }
    const ImportPreview lost =
        previewText(u"name,based_on,memory_gb\nMine,RTX 9999,22\n"_s, ImportKind::Cards);
    QCOMPARE(codesOf(rowAt(lost, 2)), QStringList{u"CorrectsNothing"_s});
    QVERIFY(importEdits(lost, true).empty());
}

void CardListsTest::unitsOfHeadersAndCells_areUnderstood_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *header, const char *cell, const char *field, const char *text) {
        QTest::addRow("%s: %s", header, cell) << QString::fromUtf8(header) << QString::fromUtf8(cell)
                                              << QString::fromLatin1(field) << QString::fromLatin1(text);
    };
    row("带宽", "936 GB/s", "bandwidth_gb_per_s", "936");
    row("带宽(TB/s)", "1.79", "bandwidth_gb_per_s", "1790");
    row("bandwidth", "0.936TB/s", "bandwidth_gb_per_s", "936");
    row("功耗", "450瓦", "tdp_w", "450");
    row("TDP", "0.45 kW", "tdp_w", "450");
    row("FP16", "165.2 TFLOPS", "fp16_tflops", "165.2");
    row("位宽", "384bit", "bus_width_bits", "384");
    row("长度", "33.6 cm", "length_mm", "336");
    row("发布日期", "2022年10月12日", "launch_date", "2022-10-12");
    row("显存类型", "GDDR6X", "memory_type", "GDDR6X");
}

void CardListsTest::unitsOfHeadersAndCells_areUnderstood()
{
    QFETCH(const QString, header);
    QFETCH(const QString, cell);
    QFETCH(const QString, field);
    const ImportPreview preview =
        previewText(u"name,显存(MiB),%1\nMy card,24576,%2\n"_s.arg(header, cell), ImportKind::Cards);
    QVERIFY2(!preview.refusal && preview.bad() == 0, qPrintable(codesOf(rowAt(preview, 2)).join(u',')));
    const OwnCard card = cardsOf(importEdits(preview, false)).front();
    QCOMPARE(specText(card, SpecField::MemoryGB), u"24"_s);
    QTEST(specText(card, *specFieldFromId(field)), "text");
}

void CardListsTest::cells_thatMakeNoSense_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *cell, const char *code) {
        QTest::addRow("%s", cell) << QString::fromUtf8(cell) << QString::fromLatin1(code);
    };
    row("0", "OutOfRange");
    row("-24", "OutOfRange");
    row("nan", "NotANumber");
    row("inf", "NotANumber");
    row("1e400", "NotANumber");
    row("0x18", "NotANumber");
    row("lots", "NotANumber");
    row("24 GX", "UnitUnknown");
    row("2.4.0", "NotANumber");
    row("", "ValueMissing");
    row("=6*4", "NotANumber");
    row("24000000", "OutOfRange");
    row("24 Gb/s", "UnitUnknown");
}

void CardListsTest::cells_thatMakeNoSense()
{
    QFETCH(const QString, cell);
    const ImportPreview preview =
        previewText(u"name,vendor,memory_gb\nMy card,AMD,%1\n"_s.arg(cell), ImportKind::Cards);
    const ImportRow *row = rowAt(preview, 2);
    QVERIFY(row);
    QCOMPARE(row->verdict, RowVerdict::Bad);
    QTEST(codesOf(row).join(u','), "code");
    QCOMPARE(row->problems.front().column, u"memory_gb"_s);
    QCOMPARE(row->problems.front().line, 2);
}

void CardListsTest::sameCardTwice_isTold()
{
    const ImportPreview preview =
        previewText(u"name,memory_gb\nMy card,24\nmy-card,24\nMy card,24\nMY CARD,48\n"_s, ImportKind::Cards);
    QCOMPARE(codesOf(rowAt(preview, 3)), QStringList{u"NameTwice"_s}); // written otherwise: is it the same?
    QCOMPARE(codesOf(rowAt(preview, 4)), QStringList{u"SameAgain"_s});
    QCOMPARE(rowAt(preview, 4)->verdict, RowVerdict::LeftOut);
    QCOMPARE(rowAt(preview, 5)->verdict, RowVerdict::Bad);
    QCOMPARE(rowAt(preview, 5)->problems.front().detail, u"2"_s);
}

void CardListsTest::importedAgain_nothingChanges()
{
    const QString text = u"name,memory_gb,bandwidth_gb_per_s\nRTX 2080 Ti 22GB,22,616\n"_s;
    UserData mine;
    applyEdits(mine, importEdits(previewText(text, ImportKind::Cards), false));
    const ImportPreview again = previewText(text, ImportKind::Cards, mine);
    QCOMPARE(rowAt(again, 2)->verdict, RowVerdict::AlreadyThere);
}

void CardListsTest::changedAgain_replacesTheOwnCard()
{
    UserData mine;
    applyEdits(mine, importEdits(previewText(u"name,memory_gb\nMy card,24\n"_s, ImportKind::Cards), false));
    const ImportPreview again = previewText(u"name,memory_gb\nMy card,48\n"_s, ImportKind::Cards, mine);
    QCOMPARE(codesOf(rowAt(again, 2)), QStringList{u"ReplacesOwnCard"_s});
    applyEdits(mine, importEdits(again, false));
    QCOMPARE(mine.cards.size(), 1U);
    QCOMPARE(specText(mine.cards.front(), SpecField::MemoryGB), u"48"_s);
}

void CardListsTest::rowOfTheCatalogue_isACorrection()
{
    // db/catalogue/facts.csv: 24 GB, 1008 GB/s, 450 W.
    const ImportPreview preview = previewText(
        u"id,name,memory_gb,bandwidth_gb_per_s,tdp_w\nnvidia-rtx-4090-24gb,GeForce RTX 4090,24,1008,300\n"_s,
        ImportKind::Cards);
    const UserEdits edits = importEdits(preview, false);
    QCOMPARE(edits.size(), 1U);
    const auto &put = std::get<PutOverride>(edits.front());
    QCOMPARE(put.correction.gpuId, u"nvidia-rtx-4090-24gb"_s);
    QCOMPARE(put.correction.value.field, SpecField::TdpWatts);
    QCOMPARE(put.correction.value.text, u"300"_s);
    QCOMPARE(put.correction.value.origin.source, u"list.csv"_s);
    QCOMPARE(put.correction.value.origin.readOn, testDay);
}

void CardListsTest::brandsOfBoards_areNoVendors()
{
    const ImportPreview preview = previewText(
        u"品牌,型号,显存\n七彩虹,RTX 4090 D 战斧,24G\n蓝宝石,RX 7900 XTX 超白金,24G\n未知,某卡,8G\n"_s,
        ImportKind::Cards);
    const auto cards = cardsOf(importEdits(preview, false));
    QCOMPARE(cards.size(), 3U);
    QCOMPARE(cards[0].vendor, Vendor::Nvidia);
    QCOMPARE(cards[1].vendor, Vendor::Amd);
    QCOMPARE(cards[2].vendor, Vendor::Other);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CardListsTest)
#include "tst_cardlists.moc"
