// SPDX-License-Identifier: GPL-3.0-or-later
//
// Price feeds in the columns that SkyPilot (catalog schema v8) and gpuhunt publish; the rows are invented.
#include "tests/import/importing.h"
#include "tests/support/testsupport.h"

#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class FeedsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void skyPilot_isReadPerCard();
    void gpuHunt_isReadPerCard();
    void importedAgain_isThere();
    void badNumber_namesItsLine();
};

namespace {

ImportPreview previewFile(const QString &name, const UserData &existing = {})
{
    return previewImport(QStringLiteral(GPUWISE_FIXTURES "/") + name, testOptions(ImportKind::Prices),
                         shippedCatalogue(), existing);
}

/// "nvidia-l4-24gb x4 on_demand 1.1"
QStringList told(const ImportPreview &preview)
{
    QStringList lines;
    for (const OwnPrice &price : pricesOf(importEdits(preview, false)))
        lines.append(u"%1 x%2 %3 %4"_s.arg(price.gpuId, QString::number(price.count),
                                           price.kind == OfferKind::Spot ? u"spot"_s : u"on demand"_s,
                                           QString::number(price.price.amount())));
    lines.sort();
    return lines;
}

QString detailOf(const ImportPreview &preview, ImportNote note)
{
    for (const ImportProblem &remark : preview.remarks)
        if (remark.note == note)
            return QString(remark.value + u' ' + remark.detail).trimmed();
    return {};
}

} // namespace

void FeedsTest::skyPilot_isReadPerCard()
{
    const ImportPreview preview = previewFile(u"skypilot-fixture/vms.csv"_s);
    QCOMPARE(preview.format, ImportFormat::SkyPilot);
    // 12.0 / 8 = 1.5 of the cheaper machine, 8.0 / 8 = 1 on the spot market; A100 and V100 are the smaller
    // ones.
    QCOMPARE(
        told(preview),
        QStringList({u"nvidia-a100-sxm4-40gb x8 on demand 1.5"_s, u"nvidia-a100-sxm4-40gb x8 spot 1"_s,
                     u"nvidia-a100-sxm4-80gb x1 on demand 2.5"_s, u"nvidia-rtx-4090-24gb x1 on demand 0.44"_s,
                     u"nvidia-rtx-4090-24gb x1 spot 0.22"_s, u"nvidia-v100-sxm2-16gb x1 on demand 1.25"_s,
                     u"nvidia-v100-sxm2-16gb x1 spot 0.5"_s}));
    const OwnPrice first = pricesOf(importEdits(preview, false)).front();
    QCOMPARE(first.provider, u"skypilot-fixture"_s);
    QCOMPARE(first.price.currency, Currency::Usd);
    QVERIFY(first.region.startsWith(u"us-fixture-"_s));
    QCOMPARE(detailOf(preview, ImportNote::RowsWithoutCard), u"1"_s);
    QCOMPARE(detailOf(preview, ImportNote::RowsOfParts), u"1"_s);
    QCOMPARE(detailOf(preview, ImportNote::RowsDearer), u"1"_s);
    QCOMPARE(detailOf(preview, ImportNote::RowsWithoutPrice), u"1"_s);
    QCOMPARE(detailOf(preview, ImportNote::UnknownCards), u"tpu-fixture-8 1"_s);
}

void FeedsTest::gpuHunt_isReadPerCard()
{
    const ImportPreview preview = previewFile(u"gpuhunt-fixture.csv"_s);
    QCOMPARE(preview.format, ImportFormat::GpuHunt);
    QCOMPARE(
        told(preview),
        QStringList({u"amd-instinct-mi300x x1 on demand 2"_s, u"nvidia-a100-sxm4-40gb x1 on demand 1.1"_s,
                     u"nvidia-h100-sxm5-80gb x1 on demand 3"_s, u"nvidia-h100-sxm5-80gb x1 spot 1.2"_s,
                     u"nvidia-l4-24gb x4 on demand 1.1"_s}));
    QCOMPARE(pricesOf(importEdits(preview, false)).front().provider, u"gpuhunt-fixture"_s);
}

void FeedsTest::importedAgain_isThere()
{
    UserData mine;
    applyEdits(mine, importEdits(previewFile(u"gpuhunt-fixture.csv"_s), false));
    const ImportPreview again = previewFile(u"gpuhunt-fixture.csv"_s, mine);
    QCOMPARE(again.count(RowVerdict::AlreadyThere), 5);
    QVERIFY(importEdits(again, false).empty());
}

void FeedsTest::badNumber_namesItsLine()
{
    const ImportPreview preview = previewText(
        u"InstanceType,AcceleratorName,AcceleratorCount,Price,Region\na,L4,1,0.7,x\nb,L4,1,cheap,x\n"_s,
        ImportKind::Prices);
    QCOMPARE(preview.format, ImportFormat::SkyPilot);
    QCOMPARE(codesOf(rowAt(preview, 3)), QStringList{u"NotANumber"_s});
    QCOMPARE(rowAt(preview, 3)->problems.front().column, u"Price"_s);
    QVERIFY(importEdits(preview, false).empty());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::FeedsTest)
#include "tst_feeds.moc"
