// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/htmlcharts.h"

#include "model/words/words.h"

namespace gpuwise {

namespace {

QString n(double value)
{
    return QString::number(value, 'f', 2);
}

void rect(HtmlPage &page, const QRectF &r, const QString &style)
{
    page.empty("rect", {{"class", style},
                        {"x", n(r.x())},
                        {"y", n(r.y())},
                        {"width", n(r.width())},
                        {"height", n(r.height())}});
}

void line(HtmlPage &page, const QLineF &l, const QString &style)
{
    page.empty(
        "line",
        {{"class", style}, {"x1", n(l.x1())}, {"y1", n(l.y1())}, {"x2", n(l.x2())}, {"y2", n(l.y2())}});
}

void openSvg(HtmlPage &page, const QString &kind, double width, double height, const QString &sentence)
{
    const bool spoken = !sentence.isEmpty();
    page.open("svg", {{"xmlns", QStringLiteral("http://www.w3.org/2000/svg")},
                      {"class", kind},
                      {"viewBox", QStringLiteral("0 0 %1 %2").arg(n(width), n(height))},
                      {"role", spoken ? QStringLiteral("img") : QString()},
                      {"aria-label", spoken ? sentence : QString()},
                      {"aria-hidden", spoken ? QString() : QStringLiteral("true")},
                      {"focusable", QStringLiteral("false")}});
}

/// A horizontal line with a tick at both ends.
void whisker(HtmlPage &page, const QLineF &band, double tick)
{
    const QString ink = QStringLiteral("ink");
    line(page, band, ink);
    for (const double x : {band.x1(), band.x2()})
        line(page, {x, band.y1() - tick / 2, x, band.y1() + tick / 2}, ink);
}

} // namespace

void writeFitBar(HtmlPage &page, const FitBar &bar, double axisEndGiB, double width, double trackHeight,
                 const QString &sentence)
{
    FitBarMetrics metrics;
    metrics.trackHeight = trackHeight;
    const FitBarGeometry geometry = layoutFitBar(bar, axisEndGiB, {1, 0}, width - 2, metrics);
    openSvg(page, QStringLiteral("fit"), width, metrics.height(), sentence);
    if (!geometry.track.isNull())
        rect(page, geometry.track, QStringLiteral("track"));
    if (!geometry.reserved.isNull())
        rect(page, geometry.reserved, QStringLiteral("reserved"));
    for (const FitBarGeometry::Piece &piece : geometry.pieces)
        rect(page, piece.rect, QStringLiteral("term-%1").arg(termCode(piece.id)));
    for (const QLineF &divider : geometry.dividers)
        line(page, divider, QStringLiteral("ink"));
    if (geometry.overflow)
        rect(page, *geometry.overflow, QStringLiteral("over"));
    if (geometry.usable)
        rect(page, *geometry.usable, QStringLiteral("usable"));
    for (const QLineF &stroke : geometry.cut)
        line(page, stroke, QStringLiteral("paperline"));
    if (!geometry.band.isNull())
        whisker(page, geometry.band, geometry.bandTick);
    page.close();
}

void writeSwatch(HtmlPage &page, TermId term)
{
    openSvg(page, QStringLiteral("swatch"), 10, 10, {});
    rect(page, {0, 0, 10, 10}, QStringLiteral("term-%1").arg(termCode(term)));
    page.close();
}

void writeBar(HtmlPage &page, const ReportBars::Bar &bar, double end)
{
    constexpr double width = 352;
    constexpr double height = 14;
    if (!bar.value || !(end > 0))
        return;
    const double scale = (width - 2) / end;
    openSvg(page, QStringLiteral("bar"), width, height, {});
    rect(page, {0, 2, *bar.value * scale, height - 4},
         bar.baseline ? QStringLiteral("value base") : QStringLiteral("value"));
    if (bar.band && bar.band->high > bar.band->low)
        whisker(page, {bar.band->low * scale, height / 2, bar.band->high * scale, height / 2}, 7);
    page.close();
}

} // namespace gpuwise
