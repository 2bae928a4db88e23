// SPDX-License-Identifier: GPL-3.0-or-later
//
// The charts under the comparison and the bars in it, used as a person would.
#include "tests/ui/comparestage.h"
#include "ui/charts/barchartview.h"
#include "ui/compare/chartstrip.h"
#include "ui/style/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QListView>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace gpuwise {

class TestCompareCharts final : public CompareStage
{
    Q_OBJECT

private Q_SLOTS:
    void charts_openAndChangeTheirMetric();
    void chart_leadsToItsRow();
    void charts_drawWhatTheGeometrySays();
    void charts_followTheTheme();
    void fitBars_shareOneScale();
};

void TestCompareCharts::charts_openAndChangeTheirMetric()
{
    fill();
    ChartStrip *strip = m_page->charts();
    auto *toggle = find<QToolButton>("compareChartsToggle");
    const bool before = strip->isOpen();
    QTest::mouseClick(toggle, Qt::LeftButton, {}, QPoint(10, toggle->height() / 2));
    QCOMPARE(strip->isOpen(), !before);
    toggle->setFocus();
    if (!strip->isOpen())
        QTest::keyClick(toggle, Qt::Key_Space);
    QVERIFY(strip->isOpen());
    QTRY_VERIFY(strip->chart(0)->isVisible());
    QCOMPARE(strip->chartCount(), 4);
    QCOMPARE(strip->chart(0)->barChart().id, u"tokens_per_s"_s);

    QComboBox *combo = strip->metricCombo(0);
    const int bandwidth = combo->findData(u"bandwidth_gb_per_s"_s);
    QVERIFY(bandwidth > 0);
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Home);
    while (combo->currentIndex() < bandwidth)
        QTest::keyClick(combo, Qt::Key_Down);
    const BarChart &chart = strip->chart(0)->barChart();
    QCOMPARE(chart.id, u"bandwidth_gb_per_s"_s);
    QCOMPARE(*chart.bars[1].value, 1792.0); // NVIDIA's product page
    QCOMPARE(strip->chart(0)->accessibleName(), u"Bandwidth, GB/s"_s);
    QVERIFY(strip->chart(0)->accessibleDescription().contains(u"RTX 5090: 1,792"_s));

    m_session->removeCard(rtx5090); // charts follow the table
    QCOMPARE(strip->chart(0)->barChart().bars.size(), std::size_t{2});
    QCOMPARE(strip->chart(0)->barChart().id, u"bandwidth_gb_per_s"_s);
}

void TestCompareCharts::chart_leadsToItsRow()
{
    fill();
    m_page->charts()->setOpen(true);
    BarChartView *chart = m_page->charts()->chart(1);
    QTRY_VERIFY(chart->isVisible());
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Return);
    QCOMPARE(m_page->view()->currentIndex().row(), m_page->table().lineOf(chart->barChart().id));
    QVERIFY(m_page->view()->hasFocus());
}

void TestCompareCharts::charts_drawWhatTheGeometrySays()
{
    fill();
    m_page->charts()->setOpen(true);
    BarChartView *chart = m_page->charts()->chart(1); // prices: no whisker lies on the bars
    QTRY_VERIFY(chart->isVisible());
    QTRY_COMPARE(chart->height(), chart->sizeHint().height()); // layouts settle in turns
    QCOMPARE(chart->barChart().id, u"group_price"_s);
    const QImage picture = chart->grab().toImage();
    const double ratio = picture.devicePixelRatio();
    const auto colourAt = [&](QPointF at) { return picture.pixelColor((at * ratio).toPoint()); };
    const QColor base = lightTokens().base;
    QCOMPARE(tokensOf(chart).base, base);
    const BarChartGeometry &g = chart->geometryOfBars();
    QCOMPARE(g.rows.size(), std::size_t{3});
    for (const BarChartGeometry::Row &row : g.rows) {
        QVERIFY(row.bar.width() > 10);
        QVERIFY(colourAt({row.bar.left() + 3, row.bar.center().y()}) != base);
        QVERIFY(colourAt({row.bar.right() - 3, row.bar.center().y()}) != base);
        QCOMPARE(colourAt({row.bar.right() + 3, row.bar.center().y()}), base);
        QCOMPARE(colourAt({row.bar.left() + 3, row.bar.top() - 3}), base);
    }
    // The baseline, first of the table, is full.
    QCOMPARE(colourAt(g.rows[0].bar.center()), lightTokens().series[0]);
    QVERIFY(colourAt(g.rows[1].bar.center()) != lightTokens().series[0]);
}

void TestCompareCharts::charts_followTheTheme()
{
    fill();
    m_page->charts()->setOpen(true);
    BarChartView *chart = m_page->charts()->chart(1);
    QTRY_VERIFY(chart->isVisible());
    QApplication::setPalette(paletteOf(darkTokens()));
    QCoreApplication::processEvents();
    const QImage dark = chart->grab().toImage();
    const QPoint centre = (chart->geometryOfBars().rows[0].bar.center() * dark.devicePixelRatio()).toPoint();
    const QColor bar = dark.pixelColor(centre);
    const QColor ground = dark.pixelColor(dark.width() - 1, dark.height() - 1);
    QApplication::setPalette(paletteOf(lightTokens()));
    QCOMPARE(bar, darkTokens().series[0]);
    QCOMPARE(ground, darkTokens().base);
}

void TestCompareCharts::fitBars_shareOneScale()
{
    // A card on which it fits, one on which it does not: words of different lengths beside the bars.
    m_session->addCard({u"nvidia-rtx-3060-12gb"_s, 1});
    m_session->addCard(rtx4090);
    QCoreApplication::processEvents();
    const QModelIndex small = cell("fit_margin_gib", 0);
    const QModelIndex large = cell("fit_margin_gib", 1);
    QVERIFY(small.data(ComparisonTable::ValueRole) != large.data(ComparisonTable::ValueRole));
    QCOMPARE(small.data(ComparisonTable::FitAxisRole), large.data(ComparisonTable::FitAxisRole));
    // Painted: where the border of the track ends, in pixels from the cell's left, is as 12 to 24.
    CompareView *view = m_page->view();
    view->scrollToTop();
    QCoreApplication::processEvents();
    const QImage picture = view->viewport()->grab().toImage();
    const auto trackEnd = [&](const QModelIndex &index) {
        const QRect rect = view->visualRect(index);
        const QColor border = lightTokens().controlBorder;
        int best = 0;
        for (int y = rect.top(); y < rect.bottom(); ++y) { // the longest line in the colour of the border
            int run = 0;
            for (int x = rect.left(); x < rect.right() - 2; ++x)
                if (picture.pixelColor(x, y) == border)
                    best = std::max(best, ++run);
                else if (run < 20)
                    run = 0;
                else
                    break;
        }
        return best;
    };
    const double ratio = trackEnd(large) / static_cast<double>(trackEnd(small));
    QVERIFY2(ratio > 1.85 && ratio < 2.15, qPrintable(QString::number(ratio)));
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestCompareCharts)
#include "tst_comparecharts.moc"
