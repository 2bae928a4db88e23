// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the parts of a compare cell lie: nothing overlaps, nothing leaves the cell, bars of one row are
// equal.
#include "ui/compare/cellgeometry.h"

#include <QTest>

#include <vector>

namespace gpuwise {

class TestCompareCellGeometry final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void value_partsFollowEachOther();
    void value_givesWayFromTheBack();
    void fit_hasRoomForAllInTheNarrowestColumn();
    void fit_stacksTheMarginWhereItIsNarrow();
    void fit_barsOfEqualWordsAreEqual();
    void columns_fillTheViewOrScroll();
    void dropping_isTheGapUnderTheMouse();
};

void TestCompareCellGeometry::value_partsFollowEachOther()
{
    const QRect cell(100, 50, 300, 26);
    const CellGeometry g = layoutCell(cell, {40, 60, 14, 14, 50});
    const QRect parts[] = {g.best, g.icon, g.value, g.detail, g.mark, g.percent};
    for (std::size_t i = 0; i < std::size(parts); ++i) {
        QVERIFY(!parts[i].isNull());
        QVERIFY(parts[i].left() >= cell.left() && parts[i].right() <= cell.right());
        if (i > 0)
            QVERIFY(parts[i].left() > parts[i - 1].right());
    }
    QCOMPARE(g.percent.right() + 1, cell.right() + 1 - compareCellPadding);
}

void TestCompareCellGeometry::value_givesWayFromTheBack()
{
    const QRect cell(0, 0, 220, 26);
    const CellGeometry g = layoutCell(cell, {100, 90, 0, 14, 50}); // 12+10+6, 100, 6+90, ... do not fit
    QVERIFY(g.detail.isNull());
    QCOMPARE(g.value.width(), 100);
    QVERIFY(g.mark.left() > g.value.right() && g.mark.right() < g.percent.left());
    const CellGeometry huge = layoutCell(cell, {20000, 90, 0, 14, 50});
    QVERIFY(huge.value.right() < huge.percent.left()); // the text is elided, the percentage stays
}

void TestCompareCellGeometry::fit_hasRoomForAllInTheNarrowestColumn()
{
    // "Fits" and "10.5 to spare" in 10 and 9 pt are about 30 and 75 px wide.
    const QRect cell(0, 0, compareMinimumColumn, 38);
    const FitCellGeometry g = layoutFitCell(cell, {16, 30, 75}, 20);
    QVERIFY(!g.bar.isNull() && !g.margin.isNull());
    QVERIFY(g.bar.left() >= compareCellPadding);
    QVERIFY(g.bar.right() < g.icon.left());
    QVERIFY(g.icon.right() < g.word.left());
    QVERIFY(g.word.right() < g.margin.left());
    QCOMPARE(g.margin.right() + 1, compareMinimumColumn - compareCellPadding);
}

void TestCompareCellGeometry::fit_stacksTheMarginWhereItIsNarrow()
{
    // "Does not fit" and "170.7 to spare".
    const FitCellGeometry g = layoutFitCell(QRect(0, 0, compareMinimumColumn, 38), {16, 80, 85}, 20);
    QVERIFY(g.stacked);
    QVERIFY(!g.bar.isNull());
    QCOMPARE(g.word.right() + 1, compareMinimumColumn - compareCellPadding);
    QCOMPARE(g.margin.left(), g.word.left());
    QCOMPARE(g.margin.width(), 85);
    QCOMPARE(g.margin.top(), g.word.bottom() + 1);
    QVERIFY(g.margin.bottom() <= 37);
    QVERIFY(g.bar.right() < g.icon.left());
}

void TestCompareCellGeometry::fit_barsOfEqualWordsAreEqual()
{
    const FitCellGeometry a = layoutFitCell(QRect(0, 0, 300, 38), {16, 80, 75}, 20);
    const FitCellGeometry b = layoutFitCell(QRect(300, 0, 300, 38), {16, 80, 75}, 20);
    QCOMPARE(b.bar, a.bar.translated(300, 0));
}

void TestCompareCellGeometry::columns_fillTheViewOrScroll()
{
    QCOMPARE(compareColumnWidth(1200, 4), 300);
    QCOMPARE(compareColumnWidth(800, 8), compareMinimumColumn);
    QCOMPARE(compareColumnWidth(1800, 2), compareMaximumColumn);
    QCOMPARE(compareColumnWidth(800, 0), compareMinimumColumn);
}

void TestCompareCellGeometry::dropping_isTheGapUnderTheMouse()
{
    QCOMPARE(dropGap(10, 0, 100, 3), 0);
    QCOMPARE(dropGap(60, 0, 100, 3), 1);
    QCOMPARE(dropGap(900, 0, 100, 3), 3);
    QCOMPARE(placeInGap(0, 3), 2); // its own gap closes behind it
    QCOMPARE(placeInGap(2, 0), 0);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestCompareCellGeometry)
#include "tst_comparecellgeometry.moc"
