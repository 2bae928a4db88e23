// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file on its way in: what kind of list it is taken for, what can be chosen about it, and what follows.
#include "model/session/importdraft.h"
#include "tests/import/importing.h"
#include "tests/support/testsupport.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class ImportDraftTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void kind_isRecognised_data();
    void kind_isRecognised();
    void packs_areRecognisedByTheirBytes();
    void column_isChosenAndTakenBack();
    void sameHeaderTwice_isChosenByItsPlace();
    void anotherFile_startsAnew();
    void badRows_holdItBackUntilLeftOut();
    void missingColumn_isMarkedAndTheRestStays();
    void watch_stopsTheReading();

private:
    static void read(ImportDraft &draft, const QString &text)
    {
        draft.setPreview(previewTable(text.toUtf8(), u"list.csv"_s, draft.options(), shippedCatalogue(), {}));
    }
};

void ImportDraftTest::kind_isRecognised_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<ImportKind>("kind");
    QTest::newRow("prices") << u"显卡,报价,币种"_s << ImportKind::Prices;
    QTest::newRow("prices that say the memory") << u"显卡,显存,价格"_s << ImportKind::Prices;
    QTest::newRow("cards") << u"name,memory_gb,bandwidth_gb_per_s,tdp_w"_s << ImportKind::Cards;
    QTest::newRow("cards with a price") << u"型号,显存(GB),带宽,功耗,价格"_s << ImportKind::Cards;
    QTest::newRow("no price at all") << u"name,memory"_s << ImportKind::Cards;
    QTest::newRow("nothing known") << u"a,b"_s << ImportKind::Prices;
}

void ImportDraftTest::kind_isRecognised()
{
    QFETCH(const QString, header);
    ImportDraft draft(testDay);
    read(draft, header + u"\n"_s + QString(u","_s).repeated(header.count(u',')) + u"x\n"_s);
    QTEST(draft.preview().kind, "kind");
    QTEST(*draft.options().kind, "kind");
}

void ImportDraftTest::packs_areRecognisedByTheirBytes()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"handed-over.csv"_s)); // whatever it is called
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("SQLite format 3\0", 16) + QByteArray(600, '\0'));
    file.close();
    ImportOptions options;
    options.today = testDay;
    const ImportPreview preview = previewImport(file.fileName(), options, shippedCatalogue(), {});
    QCOMPARE(preview.kind, ImportKind::Pack);
    QCOMPARE(preview.refusal->note, ImportNote::ForeignDatabase);
}

void ImportDraftTest::column_isChosenAndTakenBack()
{
    const QString text = u"显卡,报价,底价,币种\nRTX 4090,13500,12999,CNY\n"_s;
    ImportDraft draft(testDay);
    read(draft, text);
    QCOMPARE(draft.headers().at(2), u"3: 底价"_s);
    QCOMPARE(pricesOf(draft.edits()).front().price, Money::fromAmount(13500, Currency::Cny));
    draft.setColumn(u"price"_s, 2);
    read(draft, text);
    QCOMPARE(pricesOf(draft.edits()).front().price, Money::fromAmount(12999, Currency::Cny));
    // The same column as another field: the first one lets it go.
    draft.setColumn(u"used_price"_s, 2);
    read(draft, text);
    QCOMPARE(draft.edits().size(), std::size_t{1});
    QCOMPARE(pricesOf(draft.edits()).front().kind, OfferKind::Used);
    // And a field that is in no column.
    draft.setColumn(u"used_price"_s, -1);
    draft.setColumn(u"currency"_s, -1);
    draft.setColumn(u"price"_s, 1);
    read(draft, text);
    QCOMPARE(codesOf(rowAt(draft.preview(), 2)), QStringList{u"CurrencyMissing"_s});
    draft.setCurrency(Currency::Usd);
    read(draft, text);
    QCOMPARE(pricesOf(draft.edits()).front().price, Money::fromAmount(13500, Currency::Usd));
}

void ImportDraftTest::sameHeaderTwice_isChosenByItsPlace()
{
    const QString text = u"显卡,报价,报价,币种\nRTX 4090,13500,12999,CNY\n"_s;
    ImportDraft draft(testDay);
    read(draft, text);
    QCOMPARE(draft.preview().refusal->note, ImportNote::ColumnTwice);
    QVERIFY(!draft.canImport());
    draft.setColumn(u"price"_s, 2);
    QCOMPARE(draft.options().columns.value(u"price"_s), u"#3"_s);
    read(draft, text);
    QCOMPARE(pricesOf(draft.edits()).front().price, Money::fromAmount(12999, Currency::Cny));
}

void ImportDraftTest::anotherFile_startsAnew()
{
    ImportDraft draft(testDay);
    draft.choose(u"/a/one.csv"_s);
    read(draft, u"显卡,报价,币种\nRTX 4090,13500,CNY\n"_s);
    draft.setColumn(u"price"_s, 0);
    draft.setCurrency(Currency::Eur);
    draft.choose(u"/a/two.csv"_s);
    QVERIFY(draft.options().columns.isEmpty() && !draft.options().currency && !draft.options().kind);
    QCOMPARE(draft.options().today, testDay);
    QVERIFY(!draft.canImport() && draft.fault().isEmpty() && draft.fields().empty());
}

void ImportDraftTest::badRows_holdItBackUntilLeftOut()
{
    ImportDraft draft(testDay);
    read(draft, u"显卡,报价,币种\nRTX 4090,13500,CNY\nRTX 3090,面议,CNY\n"_s);
    QVERIFY(!draft.canImport() && draft.edits().empty() && draft.offersToLeaveOut());
    QVERIFY(draft.fault().contains(u"line 3"_s) && draft.fault().contains(u"面议"_s));
    draft.setLeaveOutBad(true);
    QCOMPARE(draft.rowsToImport(), 1);
    QCOMPARE(draft.edits().size(), std::size_t{1});
    QCOMPARE(draft.fault(), QString());
}

void ImportDraftTest::missingColumn_isMarkedAndTheRestStays()
{
    ImportDraft draft(testDay);
    draft.setKind(ImportKind::Prices);
    read(draft, u"显卡,数额,日期\nRTX 4090,13500,2026-11-01\n"_s);
    QCOMPARE(draft.preview().refusal->note, ImportNote::ColumnMissing);
    for (const ImportFieldChoice &field : draft.fields()) {
        QCOMPARE(field.isMissing, field.field == u"price"_s);
        if (field.field == u"gpu"_s)
            QCOMPARE(field.column, 0);
        if (field.field == u"date"_s)
            QCOMPARE(field.column, 2);
    }
    // In the window the advice speaks of what stands there, not of options.
    QVERIFY2(!draft.fault().contains(u"--"_s), qPrintable(draft.fault()));
}

void ImportDraftTest::watch_stopsTheReading()
{
    QString text = u"gpu,price,currency\n"_s;
    for (int i = 0; i < 5000; ++i)
        text += u"RTX 4090,%1,USD\n"_s.arg(1000 + i);
    ImportOptions options = testOptions(ImportKind::Prices);
    double last = 0;
    int looks = 0;
    const ImportPreview stopped =
        previewTable(text.toUtf8(), u"list.csv"_s, options, shippedCatalogue(), {}, [&](double done) {
            last = done;
            return ++looks < 3;
        });
    QVERIFY(stopped.cancelled && stopped.rows.empty() && importEdits(stopped, true).empty());
    QCOMPARE(looks, 3);
    QVERIFY(last > 0.1 && last < 0.2); // 3 x 256 of 5000 rows
    ImportDraft draft(testDay);
    draft.setPreview(stopped);
    QVERIFY(!draft.canImport() && !draft.fault().isEmpty());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::ImportDraftTest)
#include "tst_importdraft.moc"
