// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/htmlplots.h"

#include "model/charts/linegeometry.h"
#include "model/charts/scattergeometry.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr double width = 920;
constexpr double height = 340;
constexpr int seriesColours = 5;

QString n(double value)
{
    return QString::number(value, 'f', 2);
}

/// No font is known here: generous, so that no text is cut. Ideographs are as wide as they are high.
double widthOf(const QString &text)
{
    double sum = 0;
    for (const QChar c : text.left(200))
        sum += c.unicode() >= 0x1100 ? 12 : 6.6;
    return sum;
}

QString pointsOf(const std::vector<QPointF> &points)
{
    QStringList list;
    for (const QPointF &point : points)
        list << QStringLiteral("%1,%2").arg(n(point.x()), n(point.y()));
    return list.join(u' ');
}

void openPlot(HtmlPage &page, const QString &sentence)
{
    page.open("svg", {{"xmlns", QStringLiteral("http://www.w3.org/2000/svg")},
                      {"class", QStringLiteral("plot")},
                      {"viewBox", QStringLiteral("0 0 %1 %2").arg(n(width), n(height))},
                      {"role", QStringLiteral("img")},
                      {"aria-label", sentence},
                      {"focusable", QStringLiteral("false")}});
}

void line(HtmlPage &page, const QLineF &l, const QString &style)
{
    page.empty(
        "line",
        {{"class", style}, {"x1", n(l.x1())}, {"y1", n(l.y1())}, {"x2", n(l.x2())}, {"y2", n(l.y2())}});
}

enum class Anchor
{
    Start,
    Middle,
    End
};

void text(HtmlPage &page, const QRectF &box, const QString &content, Anchor anchor, const QString &style = {})
{
    if (box.isNull() || content.isEmpty())
        return;
    const double x = anchor == Anchor::Start ? box.left()
                     : anchor == Anchor::End ? box.right()
                                             : box.center().x();
    const QString where = anchor == Anchor::Start ? QStringLiteral("start")
                          : anchor == Anchor::End ? QStringLiteral("end")
                                                  : QStringLiteral("middle");
    page.element("text", content.left(200),
                 {{"class", style}, {"x", n(x)}, {"y", n(box.center().y() + 4)}, {"text-anchor", where}});
}

void grid(HtmlPage &page, const QRectF &plot, const std::vector<ScatterGeometry::Text> &xTicks,
          const std::vector<ScatterGeometry::Text> &yTicks)
{
    for (const ScatterGeometry::Text &tick : xTicks) {
        line(page, {tick.at, plot.top(), tick.at, plot.bottom()}, QStringLiteral("gridline"));
        text(page, tick.rect, tick.text, Anchor::Middle);
    }
    for (const ScatterGeometry::Text &tick : yTicks) {
        line(page, {plot.left(), tick.at, plot.right(), tick.at}, QStringLiteral("gridline"));
        text(page, tick.rect, tick.text, Anchor::End);
    }
}

QString strokeClass(std::size_t series, LineChart::Stroke stroke)
{
    const QString colour = QStringLiteral("series s%1").arg(series % seriesColours);
    return stroke == LineChart::Stroke::Dashed   ? QString(colour % u" dashed")
           : stroke == LineChart::Stroke::Dotted ? QString(colour % u" dotted")
                                                 : colour;
}

} // namespace

void writeLineChart(HtmlPage &page, const LineChart &chart)
{
    const LineGeometry geometry = layoutLines(chart, {width, height}, widthOf, {});
    openPlot(page, chart.description);
    grid(page, geometry.plot, geometry.xTicks, geometry.yTicks);
    for (std::size_t i = 0; i < geometry.series.size(); ++i) {
        const LineGeometry::Series &series = geometry.series[i];
        if (!series.bandTop.empty()) {
            std::vector<QPointF> outline = series.bandTop;
            outline.insert(outline.end(), series.bandBottom.rbegin(), series.bandBottom.rend());
            page.empty("polygon", {{"class", QStringLiteral("strip f%1").arg(i % seriesColours)},
                                   {"points", pointsOf(outline)}});
        }
        page.empty("polyline",
                   {{"class", strokeClass(i, chart.series[i].stroke)}, {"points", pointsOf(series.points)}});
        text(page, series.name, chart.series[i].name, Anchor::Start, QStringLiteral("name"));
        text(page, series.detail, chart.series[i].detail, Anchor::Start);
    }
    text(page, geometry.xTitle, chart.xName, Anchor::End);
    text(page, geometry.yTitle, chart.yName, Anchor::Start);
    if (geometry.mark) {
        line(page, geometry.mark->drop, QStringLiteral("ink dashed"));
        page.empty("circle", {{"class", QStringLiteral("ring")},
                              {"cx", n(geometry.mark->at.x())},
                              {"cy", n(geometry.mark->at.y())},
                              {"r", QStringLiteral("5")}});
        text(page, geometry.mark->name, chart.markName, Anchor::Start, QStringLiteral("name"));
        text(page, geometry.mark->detail, chart.markDetail, Anchor::Start);
    }
    page.close();
}

void writeScatter(HtmlPage &page, const ScatterChart &chart)
{
    const ScatterGeometry geometry = layoutScatter(chart, {width, height}, widthOf, {});
    openPlot(page, chart.description);
    grid(page, geometry.plot, geometry.xTicks, geometry.yTicks);
    if (geometry.limit) {
        line(page, *geometry.limit, QStringLiteral("ink dashed"));
        text(page, geometry.limitText, chart.limit ? chart.limit->text : QString(), Anchor::Start);
    }
    if (geometry.front.size() > 1)
        page.empty("polyline",
                   {{"class", QStringLiteral("series s0 dashed")}, {"points", pointsOf(geometry.front)}});
    for (const ScatterGeometry::Point &point : geometry.points)
        if (!point.whisker.isNull())
            line(page, point.whisker, QStringLiteral("whisker"));
    for (std::size_t i = 0; i < geometry.points.size(); ++i) {
        const ScatterChart::Point &point = chart.points[i];
        const QPointF at = geometry.points[i].centre;
        if (point.front) { // a diamond: shapes tell the marks apart, not colours
            page.empty("polygon", {{"class", QStringLiteral("f0")},
                                   {"points", pointsOf({at - QPointF(0, 6), at + QPointF(6, 0),
                                                        at + QPointF(0, 6), at - QPointF(6, 0)})}});
        } else {
            page.empty("circle",
                       {{"class", point.aside ? QStringLiteral("ring") : QStringLiteral("f0 plain")},
                        {"cx", n(at.x())},
                        {"cy", n(at.y())},
                        {"r", QStringLiteral("4")}});
        }
        if (geometry.points[i].label)
            text(page, *geometry.points[i].label, point.name, Anchor::Start, QStringLiteral("name"));
    }
    text(page, geometry.xTitle, chart.xTitle, Anchor::End);
    text(page, geometry.yTitle, chart.yTitle, Anchor::Start);
    page.close();
}

} // namespace gpuwise
