// SPDX-License-Identifier: GPL-3.0-or-later
//
// Curves without painting: where lines, strips, names and the marked crossing lie, and what the chart of the
// costs is made of.
#include "model/charts/costchart.h"
#include "model/charts/linegeometry.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const QLocale english(QLocale::English);

double sixPixelsEach(const QString &text)
{
    return 6.0 * static_cast<double>(text.size());
}

LineChart::Series line(const QString &name, double from, double to)
{
    LineChart::Series series;
    series.id = series.name = name;
    series.points = {{0, from, std::nullopt}, {12, (from + to) / 2, std::nullopt}, {24, to, std::nullopt}};
    return series;
}

LineChart chartOf(std::vector<LineChart::Series> series)
{
    LineChart chart;
    chart.x.high = 24;
    chart.x.ticks = {{0, u"0"_s}, {12, u"12"_s}, {24, u"24"_s}};
    chart.y = axisOver(100, 100, english); // 0 to 100 in steps of 20
    chart.series = std::move(series);
    return chart;
}

/// The case worked by hand in tst_rentorbuy.cpp: break-even after 2812.5 hours, 23.4375 months of 120 hours.
RentOrBuyCase workedCase()
{
    RentOrBuyCase found;
    RentOrBuyInputs &in = found.inputs;
    in.currency = Currency::Cny;
    in.pricePerCard = 22000;
    in.cardWatts = 575;
    in.tariffPerKwh = 0.6;
    in.rentPerCardHour = 5;
    found.answer = rentOrBuy(in);
    found.priceKnown = found.rentKnown = true;
    return found;
}

bool clearOfEachOther(const LineGeometry &g)
{
    std::vector<QRectF> texts;
    for (const LineGeometry::Series &series : g.series)
        for (const QRectF &rect : {series.name, series.detail})
            if (!rect.isNull())
                texts.push_back(rect);
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t k = i + 1; k < texts.size(); ++k)
            if (texts[i].intersects(texts[k].adjusted(0, 0.01, 0, -0.01)))
                return false;
    return true;
}

} // namespace

class TestLineChart final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void lines_lieWhereTheAxesSay();
    void values_lieOnTheLine();
    void strips_areBetweenTheirEnds();
    void names_standAtTheEndsAndApart();
    void names_stayInThePicture();
    void mark_standsOnTheFirstLine();
    void mark_outsideTheAxisIsNotDrawn();
    void xAt_findsTheNearestMonth();
    void costs_crossAtTheBreakEven();
    void costs_sayEveryMonth();
    void months_haveFewNumbers_data();
    void months_haveFewNumbers();
};

void TestLineChart::lines_lieWhereTheAxesSay()
{
    const LineGeometry g =
        layoutLines(chartOf({line(u"up"_s, 0, 100), line(u"flat"_s, 40, 40)}), {600, 300}, sixPixelsEach, {});
    QCOMPARE(g.series[0].points.front(), g.plot.bottomLeft());
    QCOMPARE(g.series[0].points.back(), g.plot.topRight());
    QCOMPARE(g.series[0].points[1], g.plot.center());
    QCOMPARE(g.series[1].points[1].y(), g.plot.bottom() - g.plot.height() * 0.4);
    QCOMPARE(g.yTicks.size(), std::size_t{6});
    QCOMPARE(g.yTicks[1].at, g.plot.bottom() - g.plot.height() * 0.2);
    QCOMPARE(g.xTicks[1].at, g.plot.center().x());
    QVERIFY(g.xTitle.bottom() <= 300);
}

void TestLineChart::values_lieOnTheLine()
{
    const LineChart::Series series = line(u"up"_s, 10, 34);
    QCOMPARE(LineChart::valueAt(series, 0), 10.0);
    QCOMPARE(LineChart::valueAt(series, 6), 16.0); // a quarter of the way
    QCOMPARE(LineChart::valueAt(series, 24), 34.0);
    QCOMPARE(LineChart::valueAt(series, 99), 34.0);
    QCOMPARE(LineChart::valueAt({}, 1), 0.0);
}

void TestLineChart::strips_areBetweenTheirEnds()
{
    LineChart::Series series = line(u"net"_s, 50, 60);
    for (LineChart::Point &point : series.points)
        point.band = Band{point.y - 20, point.y, point.y + 10};
    const LineGeometry g = layoutLines(chartOf({series}), {600, 300}, sixPixelsEach, {});
    QCOMPARE(g.series[0].bandTop.size(), std::size_t{3});
    QCOMPARE(g.series[0].bandTop[0].y(), g.plot.bottom() - g.plot.height() * 0.6);
    QCOMPARE(g.series[0].bandBottom[0].y(), g.plot.bottom() - g.plot.height() * 0.3);
}

void TestLineChart::names_standAtTheEndsAndApart()
{
    const LineGeometry far =
        layoutLines(chartOf({line(u"high"_s, 0, 90), line(u"low"_s, 0, 10)}), {600, 300}, sixPixelsEach, {});
    for (const LineGeometry::Series &series : far.series) {
        QCOMPARE(series.name.center().y(), series.points.back().y()); // nothing in the way
        QVERIFY(series.name.left() > far.plot.right() && series.name.right() <= 600);
    }
    // Three that end at one point: stacked, none over another.
    LineChart chart = chartOf({line(u"one"_s, 0, 50), line(u"two"_s, 10, 50), line(u"three"_s, 20, 50)});
    chart.series[0].detail = u"its strip"_s;
    const LineGeometry near = layoutLines(chart, {600, 300}, sixPixelsEach, {});
    QVERIFY(!near.series[0].detail.isNull());
    QVERIFY(clearOfEachOther(near));
}

void TestLineChart::names_stayInThePicture()
{
    for (const double end : {0.0, 100.0}) { // all at the foot, all at the top
        LineChart chart = chartOf({line(u"one"_s, 0, end), line(u"two"_s, 0, end), line(u"three"_s, 0, end)});
        const LineGeometry g = layoutLines(chart, {500, 240}, sixPixelsEach, {});
        QVERIFY(clearOfEachOther(g));
        for (const LineGeometry::Series &series : g.series)
            QVERIFY(series.name.top() >= 0 && series.name.bottom() <= 240);
    }
    // A name of 2,000 characters leaves the plot its share.
    const LineGeometry wide =
        layoutLines(chartOf({line(QString(2000, u'x'), 0, 50)}), {600, 300}, sixPixelsEach, {});
    QVERIFY(wide.plot.width() > 300);
    QVERIFY(wide.series[0].name.right() <= 600.01);
}

void TestLineChart::mark_standsOnTheFirstLine()
{
    LineChart chart = chartOf({line(u"up"_s, 0, 100), line(u"flat"_s, 40, 40)});
    chart.mark = 6;
    chart.markName = u"Break-even"_s;
    const LineGeometry g = layoutLines(chart, {600, 300}, sixPixelsEach, {});
    QVERIFY(g.mark);
    QCOMPARE(g.mark->at, QPointF(g.plot.left() + g.plot.width() / 4, g.plot.bottom() - g.plot.height() / 4));
    QCOMPARE(g.mark->drop.p2(), QPointF(g.mark->at.x(), g.plot.bottom()));
    QVERIFY(g.mark->name.left() > g.mark->at.x()); // there is room on the right
    QVERIFY(g.plot.contains(g.mark->name) && g.plot.contains(g.mark->detail));
    chart.mark = 23.5;
    const LineGeometry late = layoutLines(chart, {600, 300}, sixPixelsEach, {});
    QVERIFY(late.mark->name.right() < late.mark->at.x()); // and none here
    QVERIFY(late.plot.contains(late.mark->name));
}

void TestLineChart::mark_outsideTheAxisIsNotDrawn()
{
    LineChart chart = chartOf({line(u"up"_s, 0, 100)});
    chart.mark = 30;
    QVERIFY(!layoutLines(chart, {600, 300}, sixPixelsEach, {}).mark);
    QVERIFY(!layoutLines(chartOf({}), {600, 300}, sixPixelsEach, {}).mark);
}

void TestLineChart::xAt_findsTheNearestMonth()
{
    const LineGeometry g = layoutLines(chartOf({line(u"up"_s, 0, 100)}), {600, 300}, sixPixelsEach, {});
    QCOMPARE(xAt(g, g.plot.center() + QPointF(9, 40)), 1);
    QCOMPARE(xAt(g, g.plot.topLeft()), 0);
    QCOMPARE(xAt(g, QPointF(g.plot.right() + 60, g.plot.center().y())), -1);
    QCOMPARE(xAt({}, {0, 0}), -1);
}

void TestLineChart::costs_crossAtTheBreakEven()
{
    const LineChart chart = costChart(workedCase(), english);
    QVERIFY(chart.mark);
    QVERIFY(std::abs(*chart.mark - 23.4375) < 1e-6);
    // Both lines stand at 5 x 120 x 23.4375 = 14,062.50 there.
    QVERIFY(std::abs(LineChart::valueAt(chart.series[0], *chart.mark) - 14062.5) < 0.01);
    QVERIFY(std::abs(LineChart::valueAt(chart.series[1], *chart.mark) - 14062.5) < 0.01);
    // At the start 22,000 less 60, 40 and 20 % of it.
    const LineChart::Point &start = chart.series[0].points.front();
    QCOMPARE(start.y, 13200.0);
    QVERIFY(start.band);
    QCOMPARE(start.band->low, 8800.0);
    QCOMPARE(start.band->high, 17600.0);
    QVERIFY(chart.y.high >= chart.yEnd());
    QCOMPARE(chart.x.high, 24.0);
    // Told apart without colour.
    QVERIFY(chart.series[0].stroke != chart.series[1].stroke);
    QVERIFY(chart.series[1].stroke != chart.series[2].stroke);
    QVERIFY(chart.series[0].stroke != chart.series[2].stroke);
}

void TestLineChart::costs_sayEveryMonth()
{
    const LineChart chart = costChart(workedCase(), english);
    QCOMPARE(chart.sentences.size(), chart.series[0].points.size());
    // Month 12: electricity 0.30667 x 120 x 12 = 441.60; 22,000 + 441.60 = 22,441.60; less 8,800: 13,641.60;
    // the strip 9,241.60 to 18,041.60; rent 5 x 120 x 12 = 7,200.
    QCOMPARE(
        chart.sentences[12],
        u"Month 12: buying CNY 13,642 less resale (CNY 9,242 to CNY 18,042), CNY 22,442 as paid; renting "
        "CNY 7,200."_s);
}

void TestLineChart::months_haveFewNumbers_data()
{
    QTest::addColumn<double>("months");
    QTest::addColumn<QStringList>("numbers");
    QTest::newRow("half") << 0.5 << QStringList({u"0"_s, u"0.5"_s});
    QTest::newRow("five") << 5.0 << QStringList({u"0"_s, u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s});
    QTest::newRow("two years") << 24.0
                               << QStringList({u"0"_s, u"3"_s, u"6"_s, u"9"_s, u"12"_s, u"15"_s, u"18"_s,
                                               u"21"_s, u"24"_s});
    QTest::newRow("twenty years") << 240.0
                                  << QStringList(
                                         {u"0"_s, u"36"_s, u"72"_s, u"108"_s, u"144"_s, u"180"_s, u"216"_s});
}

void TestLineChart::months_haveFewNumbers()
{
    QFETCH(double, months);
    RentOrBuyCase found = workedCase();
    found.inputs.months = months;
    found.answer = rentOrBuy(found.inputs);
    QStringList numbers;
    for (const ScatterAxis::Tick &tick : costChart(found, english).x.ticks)
        numbers << tick.text;
    QTEST(numbers, "numbers");
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestLineChart)
#include "tst_linechart.moc"
