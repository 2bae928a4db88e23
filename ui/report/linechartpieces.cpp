// SPDX-License-Identifier: GPL-3.0-or-later
//
// Curves on paper: strips, lines told apart by their dashes, names at their ends, the ring on the crossing.
#include "model/charts/linegeometry.h"
#include "ui/report/charttexts.h"
#include "ui/report/ink.h"
#include "ui/report/piece.h"
#include "ui/report/units.h"
#include "ui/tokens.h"

#include <QPainter>
#include <QPolygonF>

namespace gpuwise {

namespace {

LineMetrics paperMetrics()
{
    LineMetrics metrics;
    metrics.lineHeight = lineHeight(TextStyle::Small);
    metrics.gap = pt(4.5);
    metrics.leastPlot = pt(60);
    return metrics;
}

QColor inkOf(std::size_t series)
{
    const auto &inks = lightTokens().series;
    return inks[series % inks.size()];
}

QPen penOf(std::size_t series, LineChart::Stroke stroke)
{
    QPen pen(inkOf(series), pt(1.5), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (stroke == LineChart::Stroke::Dashed)
        pen.setDashPattern({4, 2.5});
    else if (stroke == LineChart::Stroke::Dotted)
        pen.setDashPattern({1.2, 1.6});
    return pen;
}

QPolygonF strip(const LineGeometry::Series &series)
{
    QPolygonF shape;
    for (const QPointF &point : series.bandTop)
        shape << point;
    for (auto it = series.bandBottom.rbegin(); it != series.bandBottom.rend(); ++it)
        shape << *it;
    return shape;
}

void drawSeries(QPainter &painter, const LineChart &chart, const LineGeometry &geometry)
{
    for (std::size_t i = 0; i < geometry.series.size(); ++i) {
        if (geometry.series[i].bandTop.empty())
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(onPaper(inkOf(i), 0.16));
        painter.drawPolygon(strip(geometry.series[i]));
    }
    drawChartGrid(painter, geometry.plot, geometry.xTicks, geometry.yTicks);
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < geometry.series.size(); ++i) {
        QPolygonF line;
        for (const QPointF &point : geometry.series[i].points)
            line << point;
        painter.setPen(penOf(i, chart.series[i].stroke));
        painter.drawPolyline(line);
    }
}

void drawNames(QPainter &painter, const LineChart &chart, const LineGeometry &geometry)
{
    const QColor quiet = lightTokens().secondaryText;
    drawChartText(painter, geometry.yTitle, Qt::AlignLeft, chart.yName, quiet);
    drawChartText(painter, geometry.xTitle, Qt::AlignRight, chart.xName, quiet);
    for (std::size_t i = 0; i < geometry.series.size(); ++i) {
        const LineGeometry::Series &series = geometry.series[i];
        if (series.points.empty())
            continue;
        drawChartText(painter, series.name, Qt::AlignLeft, chart.series[i].name, inkOf(i),
                      TextStyle::SmallStrong);
        if (!series.detail.isNull())
            drawChartText(painter, series.detail, Qt::AlignLeft, chart.series[i].detail, quiet);
    }
}

void drawMark(QPainter &painter, const LineChart &chart, const LineGeometry::Mark &mark)
{
    const Tokens &t = lightTokens();
    QPen dots(t.text, pt(0.8), Qt::CustomDashLine, Qt::FlatCap);
    dots.setDashPattern({1.5, 2});
    painter.setPen(dots);
    painter.drawLine(mark.drop);
    painter.setPen(QPen(t.text, pt(1.4)));
    painter.setBrush(Qt::white);
    painter.drawEllipse(mark.at, pt(3.4), pt(3.4));
    drawGround(painter, mark.name.united(mark.detail));
    drawChartText(painter, mark.name, Qt::AlignLeft, chart.markName, t.text, TextStyle::SmallStrong);
    drawChartText(painter, mark.detail, Qt::AlignLeft, chart.markDetail, t.secondaryText);
}

} // namespace

Pieces lineChartPieces(const ReportLineChart &block, double width)
{
    if (block.chart.series.empty())
        return {};
    const LineGeometry geometry =
        layoutLines(block.chart, {width, chartHeight(width)}, chartTextWidth, paperMetrics());
    Piece piece;
    piece.flow.height = geometry.xTitle.bottom();
    piece.paint = [chart = block.chart, geometry](QPainter &painter, QPointF at) {
        painter.save();
        painter.translate(at);
        drawSeries(painter, chart, geometry);
        drawNames(painter, chart, geometry);
        if (geometry.mark)
            drawMark(painter, chart, *geometry.mark);
        painter.restore();
    };
    Pieces pieces;
    pieces.push_back(std::move(piece));
    return pieces;
}

} // namespace gpuwise
