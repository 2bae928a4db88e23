// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the parts of a bar chart lie, by hand calculation, and which rows of a comparison become charts.
#include "model/charts/barchart.h"
#include "model/tables/comparisoncharts.h"
#include "tests/support/testsupport.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

BarChart::Bar bar(std::optional<double> value)
{
    BarChart::Bar b;
    b.value = value;
    return b;
}

Comparison compared(const QString &model, std::vector<CardGroup> groups)
{
    const Catalogue &catalogue = shippedCatalogue();
    Workload w;
    w.model.modelId = model;
    w.model.precisionId = model.isEmpty() ? QString() : u"q4_k_m"_s;
    return compareCards(catalogue, resolveWorkload(catalogue, w), SpeedModel(catalogue), groups, 1,
                        QDate(2026, 11, 30));
}

const std::vector<CardGroup> twoCards{{u"nvidia-rtx-4090-24gb"_s, 1}, {u"nvidia-rtx-5090-32gb"_s, 1}};
const QLocale english(QLocale::English);

} // namespace

class TestBarChart final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void bars_areProportionalFromZero();
    void whiskersAndLimits_shareTheAxis();
    void unknownValue_hasNoBar();
    void nothingKnown_dividesByNothing();
    void longNames_leaveRoomForBars();
    void texts_stayInside();
    void metrics_areRowsWithLengths();
    void firstMetrics_decide();
    void memoryChart_holdsNeedAgainstUsable();
    void speedChart_hasBands();
    void facts_areTheTable();
    void unknownMetric_isEmpty();
};

void TestBarChart::bars_areProportionalFromZero()
{
    BarChart chart;
    chart.bars = {bar(100), bar(50), bar(0)};
    QCOMPARE(chart.axisEnd(), 100.0);
    const BarChartMetrics m; // pitch 20, bar 12, gaps 8 and 6
    // 300 - 60 (names) - 8 - 6 - 26 (texts) = 200 for the plot.
    const BarChartGeometry g = layoutBarChart(chart, 300, 60, 26, m);
    QCOMPARE(g.plot, QRectF(68, 0, 200, 60));
    QCOMPARE(g.rows.size(), std::size_t{3});
    QCOMPARE(g.rows[0].bar, QRectF(68, 4, 200, 12));
    QCOMPARE(g.rows[1].bar, QRectF(68, 24, 100, 12));
    QCOMPARE(g.rows[2].bar, QRectF(68, 44, 0, 12));
    QCOMPARE(g.rows[1].name, QRectF(0, 20, 60, 20));
    QCOMPARE(g.rows[1].text.left(), 68.0 + 100 + 6);
    QCOMPARE(g.height(), 60.0);
}

void TestBarChart::whiskersAndLimits_shareTheAxis()
{
    BarChart chart;
    chart.bars = {bar(50), bar(20)};
    chart.bars[0].band = Band{40, 50, 80};
    chart.bars[1].limit = 100;
    QCOMPARE(chart.axisEnd(), 100.0); // what is drawn furthest
    const BarChartGeometry g = layoutBarChart(chart, 300, 60, 26, {});
    QCOMPARE(*g.rows[0].whisker, QLineF(68 + 80, 10, 68 + 160, 10));
    QCOMPARE(g.rows[0].text.left(), 68.0 + 160 + 6); // behind the whisker
    QVERIFY(!g.rows[0].limit);
    QCOMPARE(*g.rows[1].limit, QRectF(68 + 200 - 1, 22, 2, 16));
    QVERIFY(!g.rows[1].whisker);
    QCOMPARE(g.rows[1].bar.width(), 40.0);
}

void TestBarChart::unknownValue_hasNoBar()
{
    BarChart chart;
    chart.bars = {bar(10), bar(std::nullopt)};
    const BarChartGeometry g = layoutBarChart(chart, 300, 60, 26, {});
    QVERIFY(g.rows[1].bar.isNull());
    QCOMPARE(g.rows[1].text.left(), g.plot.left()); // "not published" stands where the bar would begin
}

void TestBarChart::nothingKnown_dividesByNothing()
{
    BarChart chart;
    chart.bars = {bar(std::nullopt), bar(0)};
    QCOMPARE(chart.axisEnd(), 1.0);
    const BarChartGeometry g = layoutBarChart(chart, 300, 60, 26, {});
    QCOMPARE(g.rows[1].bar.width(), 0.0);
    QVERIFY(layoutBarChart({}, 300, 0, 0, {}).rows.empty());
}

void TestBarChart::longNames_leaveRoomForBars()
{
    BarChart chart;
    chart.bars = {bar(10)};
    const BarChartGeometry g = layoutBarChart(chart, 300, 20000, 30, {});
    QCOMPARE(g.rows[0].name.width(), 300 * 0.38);
    QCOMPARE(g.plot.width(), 300 - 114.0 - 8 - 6 - 30);
    // Texts of any length leave the least of a plot.
    QCOMPARE(layoutBarChart(chart, 300, 60, 20000, {}).plot.width(), BarChartMetrics().leastPlot);
}

void TestBarChart::texts_stayInside()
{
    BarChart chart;
    chart.bars = {bar(10), bar(7), bar(std::nullopt)};
    for (const double width : {120.0, 212.0, 300.0, 460.0})
        for (const BarChartGeometry::Row &row : layoutBarChart(chart, width, 90, 60, {}).rows)
            QVERIFY(row.text.right() <= width + 1e-9 && row.text.width() >= 0);
}

void TestBarChart::metrics_areRowsWithLengths()
{
    const Comparison comparison = compared(u"qwen3-32b"_s, twoCards);
    QStringList ids;
    for (const ChartMetric &metric : chartMetrics(comparison)) {
        ids << metric.id;
        QVERIFY(!metric.name.isEmpty());
    }
    for (const char *id :
         {"tokens_per_s", "group_price", "needed_gib", "bandwidth_gb_per_s", "tdp_w", "memory_gb"})
        QVERIFY2(ids.contains(QLatin1StringView(id)), id);
    // A margin may be negative, words and generations have no length.
    for (const char *id : {"fit_margin_gib", "software", "memory_type", "tensor_core_gen"})
        QVERIFY2(!ids.contains(QLatin1StringView(id)), id);
    QCOMPARE(ids.removeDuplicates(), 0);
}

void TestBarChart::firstMetrics_decide()
{
    QCOMPARE(firstMetrics(compared(u"qwen3-32b"_s, twoCards), 4),
             (QStringList{u"tokens_per_s"_s, u"group_price"_s, u"needed_gib"_s, u"tdp_w"_s}));
    const QStringList facts = firstMetrics(compared({}, twoCards), 4);
    QCOMPARE(facts.size(), 4);
    QVERIFY(!facts.contains(u"tokens_per_s"_s));
    QVERIFY(facts.contains(u"bandwidth_gb_per_s"_s));
    QVERIFY(firstMetrics(compared({}, {}), 4).isEmpty());
    // In a group, power is that of all its cards.
    const Comparison group =
        compared(u"qwen3-32b"_s, {{u"nvidia-rtx-4090-24gb"_s, 2}, {u"nvidia-rtx-5090-32gb"_s, 1}});
    QVERIFY(firstMetrics(group, 4).contains(u"group_tdp_w"_s));
}

void TestBarChart::memoryChart_holdsNeedAgainstUsable()
{
    const Comparison comparison = compared(u"qwen3-32b"_s, twoCards);
    const BarChart chart = comparisonChart(shippedCatalogue(), comparison, u"needed_gib"_s, english);
    QCOMPARE(chart.unit, u"GiB"_s);
    QCOMPARE(chart.bars.size(), std::size_t{2});
    for (std::size_t i = 0; i < 2; ++i) {
        const Fit &fit = comparison.columns[i].judged->fit;
        QCOMPARE(*chart.bars[i].value, toGiB(fit.needed.expected));
        QCOMPARE(*chart.bars[i].limit, toGiB(fit.usable.bytes));
        QVERIFY(chart.bars[i].text.contains(u" of "_s));
    }
    QVERIFY(!chart.note.isEmpty());
}

void TestBarChart::speedChart_hasBands()
{
    const Comparison comparison = compared(u"qwen3-32b"_s, twoCards);
    const BarChart chart = comparisonChart(shippedCatalogue(), comparison, u"tokens_per_s"_s, english);
    for (std::size_t i = 0; i < 2; ++i) {
        const Band &band = comparison.columns[i].judged->speed.value;
        QCOMPARE(*chart.bars[i].band, band);
        QCOMPARE(*chart.bars[i].value, band.expected);
    }
    QVERIFY(!chart.bars[0].baseline);
    QVERIFY(chart.bars[1].baseline);
    QVERIFY(chart.description.contains(u"RTX 4090: "_s));
    QVERIFY(chart.description.contains(u"; RTX 5090: "_s));
}

void TestBarChart::facts_areTheTable()
{
    const Comparison comparison = compared({}, twoCards);
    const BarChart chart = comparisonChart(shippedCatalogue(), comparison, u"bandwidth_gb_per_s"_s, english);
    // NVIDIA's product pages: 1,008 and 1,792 GB/s.
    QCOMPARE(*chart.bars[0].value, 1008.0);
    QCOMPARE(chart.bars[1].text, u"1,792"_s);
    QCOMPARE(chart.bars[0].name, u"RTX 4090"_s);
    const BarChart link = comparisonChart(shippedCatalogue(), comparison, u"link_gb_per_s"_s, english);
    QVERIFY(!link.bars[0].value); // no NVLink is not a bar of length zero
    QCOMPARE(link.bars[0].text, u"not supported"_s);
}

void TestBarChart::unknownMetric_isEmpty()
{
    QVERIFY(
        comparisonChart(shippedCatalogue(), compared({}, twoCards), u"no_such_row"_s, english).bars.empty());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestBarChart)
#include "tst_barchart.moc"
