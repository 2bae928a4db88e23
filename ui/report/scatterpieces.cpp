// SPDX-License-Identifier: GPL-3.0-or-later
//
// Points on paper: bands, marks told apart by their shapes, the front as stairs, the budget, names.
#include "model/charts/scattergeometry.h"
#include "ui/report/charttexts.h"
#include "ui/report/ink.h"
#include "ui/report/piece.h"
#include "ui/report/units.h"
#include "ui/tokens.h"

#include <QPainter>
#include <QPolygonF>

namespace gpuwise {

namespace {

constexpr double frontRadius = pt(3.8);
constexpr double plainRadius = pt(2.6);

ScatterMetrics paperMetrics()
{
    ScatterMetrics metrics;
    metrics.lineHeight = lineHeight(TextStyle::Small);
    metrics.gap = pt(4.5);
    metrics.markRadius = frontRadius;
    metrics.labelGap = pt(2.5);
    metrics.rightMargin = pt(9);
    metrics.leastPlot = pt(60);
    return metrics;
}

void drawLimit(QPainter &painter, const ScatterGeometry &geometry)
{
    if (!geometry.limit)
        return;
    QPen pen(lightTokens().secondaryText, pt(1), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({1.5, 2});
    painter.setPen(pen);
    painter.drawLine(*geometry.limit);
}

/// Many bands side by side would be a fence: those without a name stay in the background.
void drawBands(QPainter &painter, const ScatterChart &chart, const ScatterGeometry &geometry)
{
    const Tokens &t = lightTokens();
    for (std::size_t i = 0; i < chart.points.size(); ++i) {
        const bool named = chart.points[i].labelled;
        const QColor ink = chart.points[i].front ? t.text : onPaper(t.secondaryText, named ? 1 : 0.35);
        const QLineF &line = geometry.points[i].whisker;
        painter.setPen(QPen(ink, pt(0.9), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(line);
        if (!named)
            continue;
        for (const QPointF &end : {line.p1(), line.p2()})
            painter.drawLine(end - QPointF(pt(2.2), 0), end + QPointF(pt(2.2), 0));
    }
}

void drawFront(QPainter &painter, const ScatterGeometry &geometry)
{
    QPolygonF stairs;
    for (const QPointF &point : geometry.front)
        stairs << point;
    QPen pen(lightTokens().series[0], pt(1), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({4, 2.5});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(stairs);
}

void drawPoints(QPainter &painter, const ScatterChart &chart, const ScatterGeometry &geometry)
{
    const QColor ink = lightTokens().series[0];
    for (std::size_t i = 0; i < chart.points.size(); ++i) {
        const QPointF &at = geometry.points[i].centre;
        const ScatterChart::Point &point = chart.points[i];
        painter.setPen(point.aside ? QPen(lightTokens().secondaryText, pt(1)) : QPen(Qt::NoPen));
        painter.setBrush(point.aside ? QColor(Qt::white) : point.front ? ink : onPaper(ink, 0.62));
        if (!point.front) {
            painter.drawEllipse(at, plainRadius, plainRadius);
            continue;
        }
        const double r = frontRadius;
        painter.drawPolygon(QPolygonF(QList<QPointF>{at + QPointF(0, -r), at + QPointF(r, 0),
                                                     at + QPointF(0, r), at + QPointF(-r, 0)}));
    }
}

void drawTexts(QPainter &painter, const ScatterChart &chart, const ScatterGeometry &geometry)
{
    const Tokens &t = lightTokens();
    drawChartText(painter, geometry.yTitle, Qt::AlignLeft, chart.yTitle, t.secondaryText);
    drawChartText(painter, geometry.xTitle, Qt::AlignRight, chart.xTitle, t.secondaryText);
    if (geometry.limit)
        drawChartText(painter, geometry.limitText, Qt::AlignLeft, chart.limit->text, t.secondaryText);
    for (std::size_t i = 0; i < chart.points.size(); ++i) {
        const std::optional<QRectF> &label = geometry.points[i].label;
        if (!label)
            continue;
        drawGround(painter, *label);
        drawChartText(painter, *label, Qt::AlignLeft, chart.points[i].name,
                      chart.points[i].aside ? t.secondaryText : t.text);
    }
}

} // namespace

Pieces scatterPieces(const ReportScatter &block, double width)
{
    if (block.chart.points.empty())
        return {};
    const ScatterGeometry geometry =
        layoutScatter(block.chart, {width, chartHeight(width)}, chartTextWidth, paperMetrics());
    Piece piece;
    piece.flow.height = geometry.xTitle.bottom();
    piece.flow.keepWithNext = true; // what its signs mean stands below
    piece.paint = [chart = block.chart, geometry](QPainter &painter, QPointF at) {
        painter.save();
        painter.translate(at);
        drawChartGrid(painter, geometry.plot, geometry.xTicks, geometry.yTicks);
        drawLimit(painter, geometry);
        drawBands(painter, chart, geometry);
        drawFront(painter, geometry);
        drawTexts(painter, chart, geometry);
        drawPoints(painter, chart, geometry);
        painter.restore();
    };
    Pieces pieces;
    pieces.push_back(std::move(piece));
    return pieces;
}

} // namespace gpuwise
