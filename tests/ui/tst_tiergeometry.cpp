// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where lanes and chips lie, worked out by hand for round metrics.
#include "ui/tiers/tiergeometry.h"

#include <QTest>

namespace gpuwise {

namespace {

TierMetrics roundMetrics()
{
    return {80, 100, 50, 10, 10, 40, 30}; // head, chip, height, gap, padding, title, row
}

} // namespace

class TierGeometryTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void chips_shareTheWidth();
    void emptyTier_keepsItsPlace();
    void rows_standUnderTheirTitle();
    void narrow_hasOneColumn();
    void keys_goToTheNearestRow();
    void points_findTheirItem();
};

void TierGeometryTest::chips_shareTheWidth()
{
    // 430 wide: 430 - (80 + 10) - 10 = 330 of room; three chips of 100 and two gaps of 10 are 320, so each
    // gets (330 - 20) / 3 = 103.
    const TierGeometry g = layoutTiers({{4, false}}, 430, roundMetrics());
    QCOMPARE(g.items.size(), std::size_t{4});
    QCOMPARE(g.items[0], QRect(90, 10, 103, 50));
    QCOMPARE(g.items[1], QRect(203, 10, 103, 50));
    QCOMPARE(g.items[2], QRect(316, 10, 103, 50));
    QCOMPARE(g.items[3], QRect(90, 70, 103, 50));
    QCOMPARE(g.lanes[0].rect, QRect(0, 0, 430, 130)); // 10 + 50 + 10 + 50 + 10
    QCOMPARE(g.lanes[0].head, QRect(0, 0, 80, 130));
    QCOMPARE(g.height, 130);
}

void TierGeometryTest::emptyTier_keepsItsPlace()
{
    const TierGeometry g = layoutTiers({{0, false}, {1, false}}, 430, roundMetrics());
    QCOMPARE(g.lanes[0].rect.height(), 70);
    QCOMPARE(g.items[0].top(), 80);
}

void TierGeometryTest::rows_standUnderTheirTitle()
{
    const TierGeometry g = layoutTiers({{1, false}, {2, true}}, 430, roundMetrics());
    QCOMPARE(g.lanes[1].head, QRect(0, 70, 430, 40));
    QCOMPARE(g.items[1], QRect(0, 110, 430, 30));
    QCOMPARE(g.items[2], QRect(0, 140, 430, 30));
    QCOMPARE(g.height, 170);
}

void TierGeometryTest::narrow_hasOneColumn()
{
    const TierGeometry g = layoutTiers({{2, false}}, 20, roundMetrics());
    QCOMPARE(g.items[0], QRect(90, 10, 100, 50));
    QCOMPARE(g.items[1], QRect(90, 70, 100, 50));
}

void TierGeometryTest::keys_goToTheNearestRow()
{
    // Rows of chips: 0 1 2 / 3 / 4 5 (the next tier) / 6 7 (one under the other).
    const TierGeometry g = layoutTiers({{4, false}, {2, false}, {2, true}}, 430, roundMetrics());
    QCOMPARE(g.nextRow(2, 1), 3);
    QCOMPARE(g.nextRow(3, 1), 4);
    QCOMPARE(g.nextRow(5, -1), 3);
    QCOMPARE(g.nextRow(5, 1), 6);
    QCOMPARE(g.nextRow(6, 1), 7);
    QCOMPARE(g.nextRow(7, 1), 7);
    QCOMPARE(g.nextRow(1, -1), 1);
    QCOMPARE(g.nextRow(4, 1), 6);
    QCOMPARE(g.beside(2, 1), 3);
    QCOMPARE(g.beside(0, -1), 0);
    QCOMPARE(g.beside(7, 1), 7);
}

void TierGeometryTest::points_findTheirItem()
{
    const TierGeometry g = layoutTiers({{2, false}}, 430, roundMetrics());
    QCOMPARE(g.itemAt({95, 15}), 0);
    QCOMPARE(g.itemAt({210, 59}), 1);
    QCOMPARE(g.itemAt({198, 15}), -1); // the gap
    QCOMPARE(g.itemAt({40, 15}), -1);  // the head
}

} // namespace gpuwise

QTEST_APPLESS_MAIN(gpuwise::TierGeometryTest)
#include "tst_tiergeometry.moc"
