// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fit bars with their axis and legend, and plain bars of one metric.
#include "model/charts/axisticks.h"
#include "ui/fitbarpainter.h"
#include "ui/report/fitbardraw.h"
#include "ui/report/ink.h"
#include "ui/report/marks.h"
#include "ui/report/piece.h"
#include "ui/report/textlines.h"
#include "ui/report/units.h"

#include <QPainter>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr double pixel = pt(0.75);
constexpr double markBox = pt(9);

// ---- fit bars ----

Piece fitBarPiece(const ReportFitBar &bar, double axisEnd, double width)
{
    const TextLines name(bar.name, TextStyle::BodyStrong, width * 0.42, 1);
    const TextLines verdict(bar.verdict, TextStyle::BodyStrong, width * 0.25, 1);
    const TextLines margin(bar.margin, TextStyle::Small, width * 0.3, 1);
    const double left = name.widest() + pt(10) + markBox + pt(4);
    const double verdictEnd = left + verdict.widest() + pt(5);
    const double room = width - verdictEnd - margin.widest() - pt(10);
    const TextLines beside(bar.detail, TextStyle::Small, width, 1);
    const bool below = beside.widest() > room;
    const TextLines detail = below ? TextLines(bar.detail, TextStyle::Small, width, 3) : beside;

    Piece piece;
    piece.flow.height = name.lineHeight() + (below ? detail.height() : 0) + pt(2) + fitBarHeight() + pt(3);
    piece.flow.spaceBefore = pt(3);
    piece.paint = [=, fit = bar.bar](QPainter &painter, QPointF at) {
        const Tokens &tokens = lightTokens();
        const ReportMark mark = markOf(fit.fit.verdict);
        const double smallTop = at.y() + name.ascent() - margin.ascent();
        name.draw(painter, at, tokens.text);
        drawMark(painter, mark,
                 QRectF(at.x() + left - pt(4) - markBox, at.y() + (name.lineHeight() - markBox) / 2, markBox,
                        markBox));
        verdict.draw(painter, {at.x() + left, at.y()}, markColour(mark));
        margin.draw(painter, {at.x() + verdictEnd, smallTop}, tokens.secondaryText);
        double y = at.y() + name.lineHeight();
        if (below) {
            detail.draw(painter, {at.x(), y}, tokens.secondaryText);
            y += detail.height();
        } else if (!detail.isEmpty()) {
            detail.drawRight(painter, {at.x() + width, at.y() + name.ascent() - detail.ascent()},
                             tokens.secondaryText);
        }
        drawFitBar(painter, fit, axisEnd, {at.x(), y + pt(2)}, width);
    };
    return piece;
}

Piece axisPiece(double axisEnd, double width)
{
    std::vector<std::pair<double, TextLines>> labels;
    const std::vector<double> ticks = axisTicks(axisEnd, 6);
    for (const double tick : ticks) {
        const QString number = QString::number(tick);
        const bool last = &tick == &ticks.back();
        labels.emplace_back(tick / axisEnd * width, TextLines(last ? number + QStringLiteral(" GiB") : number,
                                                              TextStyle::Small, pt(60), 1));
    }
    Piece piece;
    piece.flow.height = pt(14);
    piece.paint = [=](QPainter &painter, QPointF at) {
        for (const auto &[x, label] : labels) {
            // Centred under its place, but inside the column of text.
            const double left = std::clamp(x - label.widest() / 2, 0.0, width - label.widest());
            label.draw(painter, {at.x() + left, at.y() + pt(1)}, lightTokens().secondaryText);
        }
    };
    return piece;
}

struct LegendItem
{
    std::optional<TermId> term;
    FitBarSign sign = FitBarSign::Reserved;
    double box = pt(7); ///< width of the sign
    TextLines name;
    QPointF at; ///< from the top left of the legend
};

std::vector<LegendItem> legendItems(const ReportFitBars &bars, double width)
{
    std::vector<LegendItem> items;
    const auto add = [&](const QString &name, LegendItem item) {
        if (name.isEmpty())
            return;
        item.name = TextLines(name, TextStyle::Small, width / 2, 1);
        items.push_back(std::move(item));
    };
    for (const auto &entry : bars.legend)
        add(entry.name, {entry.id, FitBarSign::Reserved, pt(7), {}, {}});
    add(bars.reserved, {std::nullopt, FitBarSign::Reserved, pt(10), {}, {}});
    add(bars.usable, {std::nullopt, FitBarSign::Usable, pt(3), {}, {}});
    add(bars.band, {std::nullopt, FitBarSign::Band, pt(15), {}, {}});
    add(bars.overflow, {std::nullopt, FitBarSign::Overflow, pt(12), {}, {}});
    double x = 0;
    double y = 0;
    for (LegendItem &item : items) {
        const double itemWidth = item.box + pt(4) + item.name.widest();
        if (x > 0 && x + itemWidth > width) {
            x = 0;
            y += item.name.lineHeight() + pt(2);
        }
        item.at = {x, y};
        x += itemWidth + pt(10);
    }
    return items;
}

Piece legendPiece(const ReportFitBars &bars, double width)
{
    const std::vector<LegendItem> items = legendItems(bars, width);
    Piece piece;
    piece.flow.spaceBefore = pt(3);
    piece.flow.height = items.empty() ? 0 : items.back().at.y() + items.back().name.lineHeight();
    piece.paint = [items](QPainter &painter, QPointF at) {
        const FitBarPaint paint{&lightTokens(), pixel, 0};
        for (const LegendItem &item : items) {
            const QPointF corner = at + item.at;
            const double height = item.term ? pt(7) : item.sign == FitBarSign::Usable ? pt(11) : pt(7);
            const QRectF box(corner.x(), corner.y() + (item.name.lineHeight() - height) / 2, item.box,
                             height);
            if (item.term)
                paintTermSwatch(painter, box, *item.term, paint);
            else
                paintFitBarSign(painter, box, item.sign, paint);
            item.name.draw(painter, {corner.x() + item.box + pt(4), corner.y()}, lightTokens().secondaryText);
        }
    };
    return piece;
}

// ---- bars of one metric ----

constexpr double barPitch = pt(16.5);
constexpr double barHeight = pt(9.5);

double barEnd(const ReportBars::Bar &bar)
{
    return std::max(bar.value.value_or(0), bar.band ? bar.band->high : 0);
}

struct BarRow
{
    ReportBars::Bar bar;
    TextLines name;
    TextLines text;
};

void paintBar(QPainter &painter, const BarRow &row, QPointF at, double nameWidth, double scale)
{
    const Tokens &tokens = lightTokens();
    const double line = row.name.lineHeight();
    const double top = at.y() + (barPitch - line) / 2;
    const double left = at.x() + nameWidth + pt(8);
    const double middle = at.y() + barPitch / 2;
    row.name.draw(painter, {at.x(), top}, tokens.secondaryText);
    double textLeft = left;
    if (row.bar.value) {
        painter.fillRect(QRectF(left, middle - barHeight / 2, *row.bar.value * scale, barHeight),
                         onPaper(tokens.series[0], row.bar.baseline ? 1.0 : 0.62));
        textLeft = left + barEnd(row.bar) * scale + pt(5);
    }
    if (row.bar.value && row.bar.band && row.bar.band->high > row.bar.band->low) {
        const double x1 = left + row.bar.band->low * scale;
        const double x2 = left + row.bar.band->high * scale;
        painter.setPen(QPen(tokens.text, pt(0.9), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(x1, middle), QPointF(x2, middle));
        for (const double x : {x1, x2})
            painter.drawLine(QPointF(x, middle - pt(2.4)), QPointF(x, middle + pt(2.4)));
    }
    row.text.draw(painter, {textLeft, top}, row.bar.value ? tokens.text : tokens.secondaryText);
}

Piece barsPiece(const ReportBars &bars, double width)
{
    const TextLines title(bars.title, TextStyle::BodyStrong, width, 1);
    const TextLines unit(bars.unit, TextStyle::Small, width, 1);
    std::vector<BarRow> rows;
    double nameWidth = 0;
    double textRoom = 0;
    double longest = 0;
    for (const ReportBars::Bar &bar : bars.bars) {
        BarRow row{bar, TextLines(bar.name, TextStyle::Small, width * 0.4, 1),
                   TextLines(bar.text, TextStyle::Small, width * 0.4, 1)};
        nameWidth = std::max(nameWidth, row.name.widest());
        textRoom = std::max(textRoom, row.text.widest());
        longest = std::max(longest, barEnd(bar));
        rows.push_back(std::move(row));
    }
    const double scale = longest > 0 ? (width - nameWidth - textRoom - pt(14)) / longest : 0;
    Piece piece;
    piece.flow.height = title.lineHeight() + static_cast<double>(rows.size()) * barPitch;
    piece.paint = [=](QPainter &painter, QPointF at) {
        title.draw(painter, at, lightTokens().text);
        unit.draw(painter, {at.x() + title.widest() + pt(5), at.y() + title.ascent() - unit.ascent()},
                  lightTokens().secondaryText);
        double y = at.y() + title.lineHeight();
        for (const BarRow &row : rows) {
            paintBar(painter, row, {at.x(), y}, nameWidth, scale);
            y += barPitch;
        }
    };
    return piece;
}

} // namespace

Pieces fitBarPieces(const ReportFitBars &bars, double width)
{
    Pieces pieces;
    if (bars.bars.empty() || !(bars.axisEndGiB > 0))
        return pieces;
    for (const ReportFitBar &bar : bars.bars)
        pieces.push_back(fitBarPiece(bar, bars.axisEndGiB, width));
    pieces.back().flow.keepWithNext = true; // the axis stays with the last bar
    pieces.push_back(axisPiece(bars.axisEndGiB, width));
    pieces.back().flow.keepWithNext = true;
    pieces.push_back(legendPiece(bars, width));
    return pieces;
}

Pieces barPairPieces(const ReportBarPair &pair, double width)
{
    if (pair.charts.empty())
        return {};
    constexpr double gap = pt(24);
    const double count = static_cast<double>(std::max<std::size_t>(2, pair.charts.size()));
    const double each = (width - gap * (count - 1)) / count;
    Pieces charts;
    Piece line;
    line.flow.spaceBefore = pt(12);
    for (const ReportBars &bars : pair.charts) {
        charts.push_back(barsPiece(bars, each));
        line.flow.height = std::max(line.flow.height, charts.back().flow.height);
    }
    line.paint = [charts, each](QPainter &painter, QPointF at) {
        for (std::size_t i = 0; i < charts.size(); ++i)
            charts[i].paint(painter, {at.x() + static_cast<double>(i) * (each + gap), at.y()});
    };
    Pieces pieces;
    pieces.push_back(std::move(line));
    return pieces;
}

} // namespace gpuwise
