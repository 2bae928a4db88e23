// SPDX-License-Identifier: GPL-3.0-or-later
//
// The chart of price and speed without painting: axes by hand, labels that cover nothing, and what is drawn
// of the shipped cards.
#include "model/charts/scattergeometry.h"
#include "model/session/pricespeed.h"
#include "model/session/session.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const QLocale english(QLocale::English);
const QDate day(2026, 11, 30);

double sixPixelsEach(const QString &text)
{
    return 6.0 * static_cast<double>(text.size());
}

QStringList textsOf(const ScatterAxis &axis)
{
    QStringList texts;
    for (const ScatterAxis::Tick &tick : axis.ticks)
        texts << tick.text;
    return texts;
}

ScatterChart::Point point(double x, double y, bool front = false)
{
    ScatterChart::Point p;
    p.name = u"card"_s;
    p.x = x;
    p.y = {y * 0.8, y, y * 1.2};
    p.front = front;
    p.labelled = true;
    return p;
}

ScatterChart chartOf(std::vector<ScatterChart::Point> points)
{
    ScatterChart chart;
    chart.x = axisOver(100, 1000, english);
    chart.y = axisOver(10, 60, english);
    chart.points = std::move(points);
    return chart;
}

} // namespace

class TestScatter final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void linearAxes_beginAtZeroAndEndAtARoundValue();
    void wideSpans_areLogarithmic();
    void axes_holdTheirValues();
    void marks_lieWhereTheAxesSay();
    void front_isDrawnAsStairs();
    void limit_outsideTheAxisIsNotDrawn();
    void labels_coverNothing();
    void labels_ofTheFrontComeFirst();
    void pointAt_findsTheNearest();
    void example_drawsWhatFits();
    void rent_isPerHour();
    void compared_overBudgetStandsAside();
    void compared_tooSmallIsLeftOut();
};

void TestScatter::linearAxes_beginAtZeroAndEndAtARoundValue()
{
    // 10 to 60: six steps of 10.
    const ScatterAxis axis = axisOver(10, 60, english);
    QVERIFY(!axis.logarithmic);
    QCOMPARE(textsOf(axis), QStringList({u"0"_s, u"10"_s, u"20"_s, u"30"_s, u"40"_s, u"50"_s, u"60"_s}));
    QCOMPARE(axis.share(30), 0.5);
    QCOMPARE(axis.share(-5), 0.0);
    QCOMPARE(axis.share(90), 1.0);
    // 900 / 6 = 150: steps of 200, to 1,000.
    QCOMPARE(textsOf(axisOver(200, 900, english)),
             QStringList({u"0"_s, u"200"_s, u"400"_s, u"600"_s, u"800"_s, u"1,000"_s}));
    QCOMPARE(axisOver(0.3, 0.9, english).high, 1.0); // steps of 0.2
}

void TestScatter::wideSpans_areLogarithmic()
{
    const ScatterAxis axis = axisOver(150, 3000, english); // twentyfold
    QVERIFY(axis.logarithmic);
    QCOMPARE(textsOf(axis), QStringList({u"100"_s, u"200"_s, u"500"_s, u"1,000"_s, u"2,000"_s, u"5,000"_s}));
    // log10(1000 / 100) / log10(5000 / 100) = 1 / 1.69897
    QVERIFY(std::abs(axis.share(1000) - 0.588592) < 1e-5);
    // Three decades have no room for 1-2-5: 1 and 3.
    QCOMPARE(textsOf(axisOver(0.2, 200, english)),
             QStringList({u"0.1"_s, u"0.3"_s, u"1"_s, u"3"_s, u"10"_s, u"30"_s, u"100"_s, u"300"_s}));
    // Six decades: powers of ten.
    QCOMPARE(axisOver(1, 1e6, english).ticks.size(), std::size_t{7});
}

void TestScatter::axes_holdTheirValues()
{
    std::mt19937 random(7); // NOLINT(cert-msc51-cpp): the same axes every time
    std::uniform_real_distribution<double> exponent(-3, 6);
    for (int round = 0; round < 2000; ++round) {
        const double a = std::pow(10, exponent(random));
        const double b = std::pow(10, exponent(random));
        const ScatterAxis axis = axisOver(std::min(a, b), std::max(a, b), english);
        QVERIFY(axis.high >= std::max(a, b) * (1 - 1e-9));
        QVERIFY(axis.low <= std::min(a, b) * (1 + 1e-9));
        QVERIFY(axis.ticks.size() >= 2 && axis.ticks.size() <= 11);
        QVERIFY(std::is_sorted(axis.ticks.begin(), axis.ticks.end(),
                               [](const auto &one, const auto &other) { return one.value < other.value; }));
    }
}

void TestScatter::marks_lieWhereTheAxesSay()
{
    // x: log from 100 to 1,000 would be tenfold: ticks 100 to 1,000. y: linear 0 to 60.
    ScatterChart chart = chartOf({point(100, 30), point(1000, 50)});
    const ScatterGeometry g = layoutScatter(chart, {600, 300}, sixPixelsEach, {});
    QCOMPARE(g.points[0].centre.x(), g.plot.left());
    QCOMPARE(g.points[1].centre.x(), g.plot.right());
    QCOMPARE(g.points[0].centre.y(), g.plot.center().y());                           // 30 of 60
    QCOMPARE(g.points[0].whisker.y1(), g.plot.bottom() - g.plot.height() * 24 / 60); // 30 x 0.8
    QCOMPARE(g.points[0].whisker.y2(), g.plot.bottom() - g.plot.height() * 36 / 60);
    QVERIFY(g.plot.right() <= 600 && g.xTitle.bottom() <= 300);
}

void TestScatter::front_isDrawnAsStairs()
{
    const ScatterGeometry g = layoutScatter(
        chartOf({point(100, 20, true), point(300, 15), point(500, 40, true)}), {600, 300}, sixPixelsEach, {});
    QCOMPARE(g.front.size(), std::size_t{3}); // the two points and the corner below the second
    QCOMPARE(g.front[1], QPointF(g.points[2].centre.x(), g.points[0].centre.y()));
}

void TestScatter::limit_outsideTheAxisIsNotDrawn()
{
    ScatterChart chart = chartOf({point(100, 20)});
    chart.limit = {500, u"budget"_s};
    const ScatterGeometry inside = layoutScatter(chart, {600, 300}, sixPixelsEach, {});
    QVERIFY(inside.limit && inside.limit->x1() > inside.plot.left());
    chart.limit->x = 5000;
    QVERIFY(!layoutScatter(chart, {600, 300}, sixPixelsEach, {}).limit);
}

void TestScatter::labels_coverNothing()
{
    std::mt19937 random(20261130); // NOLINT(cert-msc51-cpp): the same charts every time
    std::uniform_real_distribution<double> price(100, 1000), speed(10, 48);
    const ScatterMetrics metrics;
    int placed = 0;
    for (int round = 0; round < 60; ++round) {
        std::vector<ScatterChart::Point> points;
        for (int i = 0; i < 25; ++i) {
            points.push_back(point(price(random), speed(random)));
            points.back().name = QString(i % 12 + 4, u'x');
        }
        ScatterChart chart = chartOf(std::move(points));
        chart.limit = {price(random), u"budget"_s};
        const ScatterGeometry g = layoutScatter(chart, {640, 280}, sixPixelsEach, metrics);
        for (std::size_t i = 0; i < g.points.size(); ++i) {
            if (!g.points[i].label)
                continue;
            ++placed;
            const QRectF &label = *g.points[i].label;
            QVERIFY(QRectF(0, 0, 640, 280).contains(label));
            QVERIFY(!label.intersects(g.limitText));
            for (std::size_t j = 0; j < g.points.size(); ++j) {
                const QPointF &c = g.points[j].centre;
                const double r = metrics.markRadius;
                QVERIFY(!label.intersects(QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r)));
                QVERIFY(i == j || !g.points[j].label || !label.intersects(*g.points[j].label));
            }
        }
    }
    QVERIFY(placed > 60 * 12); // most find room
}

void TestScatter::labels_ofTheFrontComeFirst()
{
    // Thirty on one spot: the one of the front gets its name.
    std::vector<ScatterChart::Point> points(30, point(300, 30));
    points[17].front = true;
    const ScatterGeometry g = layoutScatter(chartOf(points), {600, 300}, sixPixelsEach, {});
    QVERIFY(g.points[17].label);
}

void TestScatter::pointAt_findsTheNearest()
{
    const ScatterGeometry g =
        layoutScatter(chartOf({point(100, 20), point(500, 40)}), {600, 300}, sixPixelsEach, {});
    QCOMPARE(pointAt(g, g.points[1].centre + QPointF(3, 3), 10), 1);
    QCOMPARE(pointAt(g, g.points[1].centre + QPointF(30, 0), 10), -1);
}

void TestScatter::example_drawsWhatFits()
{
    const Catalogue &catalogue = shippedCatalogue();
    const Workload workload = exampleWorkload(Region::Us);
    const Advice advice = advise(catalogue, workload, day);
    const PriceSpeed made = priceSpeedOf(catalogue, workload, advice, english);
    QVERIFY(made.chart.points.size() > 5);
    QCOMPARE(made.options.size(), made.chart.points.size());
    QCOMPARE(made.table.rows.size(), made.chart.points.size());
    QVERIFY(made.chart.limit);
    QCOMPARE(made.chart.limit->x, workload.budget.limit->amount());
    for (std::size_t i = 0; i < made.options.size(); ++i) {
        const Option &option = *made.options[i];
        QVERIFY(option.mode != OptionMode::Rent);
        QCOMPARE(made.chart.points[i].x, option.cost.total.amount());
        QCOMPARE(made.chart.points[i].y, option.speed.value);
        if (i > 0)
            QVERIFY(made.chart.points[i - 1].x <= made.chart.points[i].x);
    }
    // The front rises by more than the error from one to the next.
    double fastest = 0;
    int front = 0;
    for (const ScatterChart::Point &each : made.chart.points) {
        if (!each.front)
            continue;
        QVERIFY(each.y.expected > fastest * tieRatio || front == 0);
        fastest = each.y.expected;
        ++front;
        QVERIFY2(made.chart.description.contains(each.name), qPrintable(made.chart.description));
    }
    QVERIFY(front > 1);
}

void TestScatter::rent_isPerHour()
{
    const Catalogue &catalogue = shippedCatalogue();
    Workload workload = exampleWorkload(Region::Us);
    workload.budget.mode = AcquireMode::Rent;
    workload.budget.hoursPerMonth = 100;
    workload.budget.months = 10;
    workload.budget.limit = Money::fromAmount(2000, Currency::Usd); // 2.00 an hour
    const Advice advice = advise(catalogue, workload, day);
    const PriceSpeed made = priceSpeedOf(catalogue, workload, advice, english);
    QVERIFY(!made.chart.points.empty());
    QCOMPARE(made.chart.limit->x, 2.0);
    for (std::size_t i = 0; i < made.options.size(); ++i)
        QCOMPARE(made.chart.points[i].x,
                 made.options[i]->cost.price->each.amount() * made.options[i]->cards.count);
}

void TestScatter::compared_overBudgetStandsAside()
{
    const Catalogue &catalogue = shippedCatalogue();
    Workload workload = exampleWorkload(Region::Us);
    workload.model.modelId = u"llama-3.1-8b"_s;
    workload.budget.limit = Money::fromAmount(1000, Currency::Usd);
    const ResolvedWorkload resolved = resolveWorkload(catalogue, workload);
    const std::vector<CardGroup> cards{{u"nvidia-rtx-5090-32gb"_s, 1}, {u"nvidia-rtx-3090-24gb"_s, 1}};
    const Comparison comparison = compareCards(catalogue, resolved, SpeedModel(catalogue), cards, 0, day);
    const PriceSpeed made = priceSpeedOf(catalogue, resolved.workload, comparison, english);
    QCOMPARE(made.chart.points.size(), std::size_t{2});
    QVERIFY(!made.chart.points[0].aside); // the cheaper one
    QVERIFY(made.chart.points[1].aside && !made.chart.points[1].front);
    QVERIFY(made.chart.points[1].sentence.contains(u"over the budget"_s));
    QVERIFY(made.chart.points[1].labelled);
}

void TestScatter::compared_tooSmallIsLeftOut()
{
    const Catalogue &catalogue = shippedCatalogue();
    const ResolvedWorkload resolved = resolveWorkload(catalogue, exampleWorkload(Region::Us)); // 32B
    const std::vector<CardGroup> cards{{u"nvidia-rtx-3060-12gb"_s, 1}, {u"nvidia-rtx-3090-24gb"_s, 1}};
    const Comparison comparison = compareCards(catalogue, resolved, SpeedModel(catalogue), cards, 0, day);
    const PriceSpeed made = priceSpeedOf(catalogue, resolved.workload, comparison, english);
    QCOMPARE(made.chart.points.size(), std::size_t{1});
    QVERIFY2(made.chart.note.contains(u"Not drawn: 1"_s), qPrintable(made.chart.note));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestScatter)
#include "tst_scatter.moc"
