// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/fitbardraw.h"

#include "ui/fitbarpainter.h"
#include "ui/report/units.h"

#include <QPainter>

namespace gpuwise {

namespace {

/// The metrics are pixels of a screen at 96 dpi; on paper three quarters of a point each.
constexpr double pixel = pt(0.75);

FitBarMetrics metricsFor(double trackHeight)
{
    FitBarMetrics metrics;
    metrics.trackHeight = trackHeight;
    return metrics.scaled(pixel);
}

FitBarMetrics pageMetrics()
{
    return metricsFor(22);
}

FitBarMetrics cellMetrics()
{
    return metricsFor(12);
}

void draw(QPainter &painter, const FitBar &bar, double axisEndGiB, QPointF at, double width,
          const FitBarMetrics &metrics)
{
    const FitBarPaint paint{&lightTokens(), pixel, 0};
    paintFitBar(painter, layoutFitBar(bar, axisEndGiB, at, width, metrics), paint);
}

} // namespace

double fitBarHeight()
{
    return pageMetrics().height();
}

double cellFitBarHeight()
{
    return cellMetrics().height();
}

void drawFitBar(QPainter &painter, const FitBar &bar, double axisEndGiB, QPointF at, double width)
{
    draw(painter, bar, axisEndGiB, at, width, pageMetrics());
}

void drawCellFitBar(QPainter &painter, const FitBar &bar, double axisEndGiB, QPointF at, double width)
{
    draw(painter, bar, axisEndGiB, at, width, cellMetrics());
}

} // namespace gpuwise
