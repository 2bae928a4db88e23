// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/fitbargeometry.h"

#include <QTest>

namespace gpuwise {

namespace {

/// 18 weights, 2 cache, 1 buffer on a card of `nominal` GiB; bars are laid out at 10 px a GiB unless said
/// otherwise.
FitBar barOf(double nominal, double usable, int cards = 1)
{
    FitBar bar;
    bar.segments = {{TermId::Weights, 18}, {TermId::KvCache, 2}, {TermId::ComputeBuffer, 1}};
    bar.neededGiB = {20, 21, 22};
    bar.nominalGiB = nominal;
    bar.usableGiB = usable;
    bar.cards = cards;
    return bar;
}

constexpr double axis = 40;
constexpr double width = 400; // 10 px a GiB

FitBarGeometry layout(const FitBar &bar, double axisEnd = axis)
{
    return layoutFitBar(bar, axisEnd, QPointF(100, 50), width, FitBarMetrics{});
}

} // namespace

class TestFitBarGeometry : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void trackRunsFromZeroToTheSizeAsSold();
    void termsAreStackedWithGapsAndEndAtTheirSum();
    void tinyTermsKeepAWidthThatIsSeen();
    void termsAreFoundUnderThePointer();
    void reservedLiesBetweenUsableAndNominal();
    void usableMarkOverhangsTheTrack();
    void bandHangsBelowTheTrack();
    void overflowRunsFromUsableToTheEndOfTheTerms();
    void groupsAreDividedWhereEachCardEnds();
    void longBarsAreCutAndTheirUsableIsNotDrawn();
    void needBeyondTheAxisStaysInside();
    void unknownMemoryHasNoTrack();
    void axisShowsThreeQuartersWholeAndTwiceTheNeed();
    void axisOfHugeNeedsHoldsTheNeed();
    void pickAxisIsNoLongerThanTheLongestBar();
    void barOfAnEstimateAddsUpOverTheCards();
    void sentenceSaysAllNumbers();
};

void TestFitBarGeometry::trackRunsFromZeroToTheSizeAsSold()
{
    const FitBarGeometry g = layout(barOf(24, 23.5));
    QCOMPARE(g.track, QRectF(100, 54, 240, 18)); // 4 px overhang of the mark above
    QCOMPARE(FitBarMetrics{}.height(), 4.0 + 18 + 8);
    QVERIFY(!g.isCut());
}

void TestFitBarGeometry::termsAreStackedWithGapsAndEndAtTheirSum()
{
    const FitBarGeometry g = layout(barOf(24, 23.5));
    QCOMPARE(g.pieces.size(), 3U);
    QCOMPARE(g.pieces[0].rect, QRectF(100, 57, 179, 12)); // inset 3 px; 1 px of track after each but the last
    QCOMPARE(g.pieces[1].rect, QRectF(280, 57, 19, 12));
    QCOMPARE(g.pieces[2].rect, QRectF(300, 57, 10, 12));
    QCOMPARE(g.pieces[2].rect.right(), 100 + 210.0); // the sum, 21 GiB
}

void TestFitBarGeometry::tinyTermsKeepAWidthThatIsSeen()
{
    FitBar bar = barOf(24, 23.5);
    bar.segments[1].gib = 0.01; // a tenth of a pixel
    const FitBarGeometry g = layout(bar);
    QCOMPARE(g.pieces.size(), 3U);
    QVERIFY(qFuzzyCompare(g.pieces[1].rect.width(), 1.2));
}

void TestFitBarGeometry::termsAreFoundUnderThePointer()
{
    const FitBarGeometry g =
        layout(barOf(24, 23.5)); // terms end at 280, 300 and 310; the track at y 54 to 72
    QCOMPARE(termAt(g, {110, 60}), TermId::Weights);
    QCOMPARE(termAt(g, {290, 60}), TermId::KvCache);
    QCOMPARE(termAt(g, {308, 52}), TermId::ComputeBuffer); // a little above is still meant
    QCOMPARE(termAt(g, {313, 60}), TermId::ComputeBuffer); // a little beyond, too
    QVERIFY(!termAt(g, {330, 60}));                        // free memory
    QVERIFY(!termAt(g, {290, 90}));
    QVERIFY(!termAt(g, {90, 60}));
    QVERIFY(!termAt(FitBarGeometry(), {0, 0}));
}

void TestFitBarGeometry::reservedLiesBetweenUsableAndNominal()
{
    const FitBarGeometry g = layout(barOf(24, 23.5));
    QCOMPARE(g.reserved, QRectF(335, 54, 5, 18));
    QVERIFY(layout(barOf(24, 24)).reserved.isNull());
}

void TestFitBarGeometry::usableMarkOverhangsTheTrack()
{
    const FitBarGeometry g = layout(barOf(24, 23.5));
    QVERIFY(g.usable.has_value());
    QCOMPARE(*g.usable, QRectF(334, 50, 2, 26)); // 2 px wide, h + 8 tall, centred on 23.5
}

void TestFitBarGeometry::bandHangsBelowTheTrack()
{
    const FitBarGeometry g = layout(barOf(24, 23.5));
    QCOMPARE(g.band, QLineF(300, 72 + 3 + 2.5, 320, 72 + 3 + 2.5));
    QCOMPARE(g.bandTick, 5.0);
}

void TestFitBarGeometry::overflowRunsFromUsableToTheEndOfTheTerms()
{
    const FitBarGeometry g = layout(barOf(16, 15.5));
    QVERIFY(g.overflow.has_value());
    QCOMPARE(*g.overflow, QRectF(QPointF(255, 57), QPointF(310, 69)));
    QVERIFY(!layout(barOf(24, 23.5)).overflow.has_value());
}

void TestFitBarGeometry::groupsAreDividedWhereEachCardEnds()
{
    const FitBarGeometry g = layout(barOf(32, 31, 2));
    QCOMPARE(g.dividers.size(), 1U);
    QCOMPARE(g.dividers[0], QLineF(260, 51, 260, 75)); // h + 6 tall at 16 GiB
    QVERIFY(layout(barOf(24, 23.5)).dividers.empty());
}

void TestFitBarGeometry::longBarsAreCutAndTheirUsableIsNotDrawn()
{
    const FitBarGeometry g = layout(barOf(80, 79));
    QCOMPARE(g.track.right(), 500.0);
    QCOMPARE(g.cut.size(), 2U);
    QVERIFY(!g.usable.has_value());
    QVERIFY(g.reserved.isNull());
    for (const QLineF &stroke : g.cut) {
        QVERIFY(stroke.x1() > 480 && stroke.x2() < 500);
        QVERIFY(stroke.x1() < stroke.x2()); // slanted
    }
}

void TestFitBarGeometry::needBeyondTheAxisStaysInside()
{
    FitBar bar = barOf(16, 15.5);
    bar.segments[0].gib = 200;
    bar.neededGiB = {195, 203, 210};
    const FitBarGeometry g = layout(bar);
    QCOMPARE(g.pieces.size(), 1U);
    QCOMPARE_LE(g.pieces[0].rect.right(), 500.0);
    QCOMPARE(g.band.x2(), 500.0);
    QVERIFY(g.bandBeyondAxis);
}

void TestFitBarGeometry::unknownMemoryHasNoTrack()
{
    const FitBarGeometry g = layout(barOf(0, 0));
    QVERIFY(g.track.isNull());
    QVERIFY(!g.usable.has_value());
    QVERIFY(!g.overflow.has_value());
    QCOMPARE(g.pieces.size(), 3U); // the need is known
}

void TestFitBarGeometry::axisShowsThreeQuartersWholeAndTwiceTheNeed()
{
    // High need 22, so at least 44: the mark 48, plus 4 %.
    std::vector<FitBar> bars{barOf(16, 15), barOf(24, 23), barOf(24, 23), barOf(80, 79)};
    QCOMPARE(fitAxisEnd(bars), 48 * 1.04);
    // Half of the bars are 80 long: the axis must reach 80.
    bars[2] = barOf(80, 79);
    QCOMPARE(fitAxisEnd(bars), 80 * 1.04);
}

void TestFitBarGeometry::axisOfHugeNeedsHoldsTheNeed()
{
    FitBar bar = barOf(640, 630, 8);
    bar.neededGiB = {500, 520, 540};
    QCOMPARE(fitAxisEnd(std::vector{bar}), 640 * 1.04);
    bar.nominalGiB = 24;
    QCOMPARE(fitAxisEnd(std::vector{bar}), 540 * 1.04);
}

void TestFitBarGeometry::pickAxisIsNoLongerThanTheLongestBar()
{
    const std::vector<FitBar> bars{barOf(24, 23), barOf(32, 31)};
    QCOMPARE(fitAxisEndForPicks(bars), 32 * 1.04);
}

void TestFitBarGeometry::barOfAnEstimateAddsUpOverTheCards()
{
    MemoryEstimate estimate;
    estimate.add({TermId::KvCache, FormulaId::None, Band::exact(fromGiB(2)), {}});
    estimate.add({TermId::Weights, FormulaId::None, Band::exact(fromGiB(20)), {}});
    estimate.add({TermId::Adapters, FormulaId::None, Band::exact(0), {}});
    estimate.total = Band::exact(fromGiB(22));
    estimate.perDevice = Band::exact(fromGiB(11.5));
    Fit fit;
    fit.verdict = Verdict::Fits;
    fit.usable.bytes = fromGiB(15.5);
    fit.usable.nominalBytes = fromGiB(16);
    const FitBar bar = fitBarOf(estimate, fit, 2);
    QCOMPARE(bar.segments.size(), 2U);             // without the empty term
    QCOMPARE(bar.segments[0].id, TermId::Weights); // in stacking order, not in the order of the estimate
    QCOMPARE(bar.nominalGiB, 32.0);
    QCOMPARE(bar.usableGiB, 31.0);
    QCOMPARE(bar.expectedGiB(), 22.0);
}

void TestFitBarGeometry::sentenceSaysAllNumbers()
{
    FitBar bar = barOf(24, 23.5);
    bar.fit.verdict = Verdict::Fits;
    bar.fit.marginBytes = fromGiB(1.5);
    QCOMPARE(fitBarSentence(QStringLiteral("RTX 4090"), bar, QLocale(QStringLiteral("en_US"))),
             QStringLiteral("RTX 4090, 24 GB, 23.5 GiB usable. Needs 21.0 GiB, 20.0 to 22.0: Weights 18.00, "
                            "KV cache 2.00, Compute buffers 1.00. Fits, 1.5 GiB to spare."));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestFitBarGeometry)
#include "tst_fitbargeometry.moc"
