// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/cardfilter.h"

#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// 24 GB, 450 W, of January 2025, and no published FP4 rate.
Gpu madeUpCard()
{
    Gpu card;
    card.id = u"vendor-card-24gb"_s;
    card.name = u"Card 24GB"_s;
    card.vendor = Vendor::Nvidia;
    card.segment = Segment::Consumer;
    card.architecture = u"Ada Lovelace"_s;
    card.spec(SpecField::MemoryGB).number = 24;
    card.spec(SpecField::TdpWatts).number = 450;
    card.spec(SpecField::MemoryType).text = u"GDDR6X"_s;
    card.spec(SpecField::ComputeCapability).text = u"12.0"_s;
    card.spec(SpecField::LaunchDate).text = u"2025-01-30"_s;
    return card;
}

} // namespace

class CardFilterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void conditions_data();
    void conditions();
    void unknown_meetsNothing_data();
    void unknown_meetsNothing();
    void nonsense_isNamed_data();
    void nonsense_isNamed();
    void columns_areUniqueAndReadable();
};

void CardFilterTest::conditions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("accepted");
    const auto row = [](const char *text, bool accepted) {
        QTest::newRow(text) << QString::fromLatin1(text) << accepted;
    };
    row("memory_gb>=24", true);
    row("memory_gb>24", false);
    row("memory_gb<=24", true);
    row("memory_gb<24", false);
    row("memory_gb=24", true);
    row("memory_gb=24.0", true);
    row("memory_gb!=24", false);
    row("memory_gb!=16", true);
    row("  Memory_GB  >=  23.5  ", true);
    row("memory_gb>=24 and tdp_w<=450", true);
    row("memory_gb>=24 AND tdp_w<=300", false); // all must hold
    row("tdp_w<=300 and memory_gb>=24", false);
    row("tdp_w=300..450", true);
    row("tdp_w=..449.5", false);
    row("tdp_w!=300..450", false);
    row("launch_date=2024..2025-01", true);
    row("vendor=nvidia", true);
    row("vendor=NVIDIA", true);
    row("vendor!=amd", true);
    row("vendor=amd", false);
    row("architecture=ada lovelace", true);
    row("memory_type=gddr6x", true);
    row("id=vendor-card-24gb", true);
    row("segment=consumer", true);
    row("compute_capability>=8.9", true); // 12.0 is more than 8.9, though "1" stands before "8"
    row("compute_capability=12", true);
    row("launch_date>=2025", true); // a condition on the year is about all its days
    row("launch_date=2025", true);
    row("launch_date<=2025-01", true);
    row("launch_date<2025", false);
    row("launch_date>2025-01-29", true);
    row("launch_date!=2024", true);
}

void CardFilterTest::conditions()
{
    QFETCH(const QString, text);
    QFETCH(const bool, accepted);
    QString error;
    const auto filter = CardFilter::parse(text, &error);
    QVERIFY2(filter, qPrintable(error));
    QCOMPARE(filter->accepts(madeUpCard()), accepted);
}

void CardFilterTest::unknown_meetsNothing_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"fp4_tflops>=0", "fp4_tflops<=1e9", "fp4_tflops=0", "fp4_tflops!=0"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void CardFilterTest::unknown_meetsNothing()
{
    QFETCH(const QString, text);
    QString error;
    const auto filter = CardFilter::parse(text, &error);
    QVERIFY2(filter, qPrintable(error));
    QVERIFY(!filter->accepts(madeUpCard()));
}

void CardFilterTest::nonsense_isNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("mentions");
    const auto row = [](const char *text, const char *mentions) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(mentions);
    };
    row("", "condition");
    row("memory_gb", "memory_gb");
    row("memory_gb>=", "memory_gb>=");
    row(">=24", ">=24");
    row("memory_gb=>24", "memory_gb=>24");
    row("memory_gb>=24 and", "condition");
    row("memory_gb>=24 and and tdp_w<300", "and");
    row("memory_gb>=lots", "number");
    row("memory_gb>=nan", "number");
    row("memory_gb=lots", "number");
    row("vendor>nvidia", "number");
    row("memory_gib>=24", "memory_gb");
    row("colour=green", "colour");
    row("memory_gb=24..16", "character 6"); // of the condition: "=24..16"
    row("memory_gb>=24 GB", "character 6");
    row("launch_date>=spring", "date");
}

void CardFilterTest::nonsense_isNamed()
{
    QFETCH(const QString, text);
    QFETCH(const QString, mentions);
    QString error;
    QVERIFY(!CardFilter::parse(text, &error));
    QVERIFY2(error.contains(mentions), qPrintable(error));
}

void CardFilterTest::columns_areUniqueAndReadable()
{
    QStringList columns = cardColumns();
    QVERIFY(columns.contains(u"memory_gb"_s) && columns.contains(u"vendor"_s));
    QCOMPARE(columns.removeDuplicates(), 0);
    const CardCell memory = cardCell(madeUpCard(), u"memory_gb"_s);
    QCOMPARE(memory.number, std::optional(24.0));
    const CardCell unknown = cardCell(madeUpCard(), u"fp4_tflops"_s);
    QVERIFY(!unknown.number && unknown.text.isEmpty());
    QCOMPARE(cardCell(madeUpCard(), u"name"_s).text, u"Card 24GB"_s);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CardFilterTest)
#include "tst_cardfilter.moc"
