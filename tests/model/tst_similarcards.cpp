// SPDX-License-Identifier: GPL-3.0-or-later
//
// The distance between cards, by hand: doublings are whole numbers in these.
#include "model/advice/similarcards.h"

#include <QTest>

namespace gpuwise {

namespace {

Gpu card(const char *id, double memory, double bandwidth, double fp16, double watts)
{
    Gpu gpu;
    gpu.id = gpu.name = QString::fromLatin1(id);
    gpu.vendor = Vendor::Nvidia;
    for (const auto &[field, value] :
         {std::pair(SpecField::MemoryGB, memory), std::pair(SpecField::BandwidthGBps, bandwidth),
          std::pair(SpecField::Fp16Tflops, fp16), std::pair(SpecField::TdpWatts, watts)})
        if (value > 0)
            gpu.spec(field).number = value;
    return gpu;
}

} // namespace

class TestSimilarCards final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void distance_byHand();
    void unknown_isLeftOut();
    void vendorAndKind_addToIt();
    void nearest_comesFirst();
};

void TestSimilarCards::distance_byHand()
{
    const Gpu base = card("base", 16, 500, 100, 200);
    QCOMPARE(similarityOf(base, base)->distance, 0.0);
    // Twice the memory (1 doubling x 2), a quarter of the bandwidth (2 x 2), half the rate (1 x 1), the same
    // power (0): (2 + 4 + 1 + 0) / (2 + 2 + 1 + 1) = 7/6.
    const auto other = similarityOf(base, card("other", 32, 125, 50, 200));
    QVERIFY(other);
    QCOMPARE(other->distance, 7.0 / 6.0);
    QCOMPARE(*other->ratios[0], 2.0);
    QCOMPARE(*other->ratios[1], 0.25);
    QCOMPARE(*other->ratios[3], 1.0);
    // As far back as there.
    QCOMPARE(similarityOf(card("other", 32, 125, 50, 200), base)->distance, 7.0 / 6.0);
    // Twice everything is 1.
    QCOMPARE(similarityOf(base, card("twice", 32, 1000, 200, 400))->distance, 1.0);
}

void TestSimilarCards::unknown_isLeftOut()
{
    const Gpu base = card("base", 16, 500, 0, 200);
    // Memory doubled (2), bandwidth the same (0), rate unknown, power doubled (1): 3 / 5.
    const auto other = similarityOf(base, card("other", 32, 500, 50, 400));
    QCOMPARE(other->distance, 0.6);
    QVERIFY(!other->ratios[2]);
    QVERIFY(!similarityOf(base, card("no memory", 0, 500, 50, 400)));
    QVERIFY(!similarityOf(card("no memory", 0, 500, 50, 400), base));
}

void TestSimilarCards::vendorAndKind_addToIt()
{
    const Gpu base = card("base", 16, 500, 100, 200);
    Gpu amd = base;
    amd.vendor = Vendor::Amd;
    QCOMPARE(similarityOf(base, amd)->distance, otherVendorDistance);
    amd.segment = Segment::Laptop;
    QCOMPARE(similarityOf(base, amd)->distance, otherVendorDistance + otherSegmentDistance);
}

void TestSimilarCards::nearest_comesFirst()
{
    Catalogue catalogue;
    catalogue.gpus = {card("far", 64, 2000, 400, 800),   card("base", 16, 500, 100, 200),
                      card("near", 16, 1000, 100, 200),  card("same", 16, 500, 100, 200),
                      card("unknown", 0, 500, 100, 200), card("same too", 16, 500, 100, 200)};
    const auto found = similarCards(catalogue, catalogue.gpus[1], 3);
    QCOMPARE(found.size(), std::size_t{3});
    QCOMPARE(found[0].gpu->id, QStringLiteral("same"));
    QCOMPARE(found[1].gpu->id, QStringLiteral("same too"));
    QCOMPARE(found[2].gpu->id, QStringLiteral("near"));
    QCOMPARE(similarCards(catalogue, catalogue.gpus[1], 50).size(),
             std::size_t{4}); // not itself, not unknown
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestSimilarCards)
#include "tst_similarcards.moc"
