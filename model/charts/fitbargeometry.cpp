// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/fitbargeometry.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr double endMargin = 1.04; ///< so that the last mark does not stand on the edge

double highNeed(std::span<const FitBar> bars)
{
    double high = 0;
    for (const FitBar &bar : bars)
        high = std::max(high, bar.neededGiB.high);
    return high;
}

double longest(std::span<const FitBar> bars)
{
    double length = 0;
    for (const FitBar &bar : bars)
        length = std::max(length, bar.nominalGiB);
    return length;
}

} // namespace

double fitAxisEnd(std::span<const FitBar> bars)
{
    const double high = highNeed(bars);
    for (const double mark : memoryMarks) {
        const auto whole = std::count_if(bars.begin(), bars.end(),
                                         [mark](const FitBar &bar) { return bar.nominalGiB <= mark; });
        if (4 * static_cast<std::size_t>(whole) >= 3 * bars.size() && mark >= 2 * high)
            return mark * endMargin;
    }
    std::vector<double> lengths;
    for (const FitBar &bar : bars)
        lengths.push_back(bar.nominalGiB);
    std::sort(lengths.begin(), lengths.end());
    const double threeQuarters = lengths.empty() ? 0 : lengths[(3 * lengths.size() + 3) / 4 - 1];
    return std::max({threeQuarters, high, memoryMarks[0]}) * endMargin;
}

double fitAxisEndForPicks(std::span<const FitBar> bars)
{
    const double content = std::max(longest(bars), highNeed(bars));
    const double end = fitAxisEnd(bars);
    return content > 0 ? std::min(end, content * endMargin) : end;
}

FitBarMetrics FitBarMetrics::scaled(double factor) const
{
    FitBarMetrics m = *this;
    for (double *length :
         {&m.trackHeight, &m.inset, &m.gap, &m.minTermWidth, &m.usableWidth, &m.usableOverhang,
          &m.dividerOverhang, &m.bandOffset, &m.bandTick, &m.cutWidth, &m.cutGap})
        *length *= factor;
    return m;
}

double FitBarMetrics::height() const
{
    return usableOverhang + trackHeight + std::max(usableOverhang, bandOffset + bandTick);
}

FitBarGeometry layoutFitBar(const FitBar &bar, double axisEndGiB, QPointF origin, double width,
                            const FitBarMetrics &metrics)
{
    FitBarGeometry g;
    if (!(axisEndGiB > 0) || !(width > 0))
        return g;
    const double left = origin.x();
    const double right = left + width;
    const double top = origin.y() + metrics.usableOverhang;
    const double bottom = top + metrics.trackHeight;
    const auto x = [&](double gib) { return left + gib / axisEndGiB * width; };
    const bool cut = bar.nominalGiB > axisEndGiB;

    if (bar.nominalGiB > 0)
        g.track = QRectF(QPointF(left, top), QPointF(cut ? right : x(bar.nominalGiB), bottom));
    if (bar.usableGiB > 0 && bar.usableGiB < bar.nominalGiB && bar.usableGiB < axisEndGiB)
        g.reserved = QRectF(QPointF(x(bar.usableGiB), top), g.track.bottomRight());

    // Boundaries lie where the sums put them; the gap is taken from the piece on the left of each.
    double end = left;
    double stacked = 0;
    for (std::size_t i = 0; i < bar.segments.size(); ++i) {
        const double begin = end;
        const double gap = i + 1 < bar.segments.size() ? metrics.gap : 0;
        stacked += bar.segments[i].gib;
        end = std::min(std::max(x(stacked), begin + metrics.minTermWidth + gap), right);
        if (end - gap > begin)
            g.pieces.push_back({bar.segments[i].id, QRectF(QPointF(begin, top + metrics.inset),
                                                           QPointF(end - gap, bottom - metrics.inset))});
    }

    if (bar.usableGiB > 0 && bar.usableGiB <= axisEndGiB)
        g.usable = QRectF(x(bar.usableGiB) - metrics.usableWidth / 2, origin.y(), metrics.usableWidth,
                          metrics.trackHeight + 2 * metrics.usableOverhang);
    if (bar.neededGiB.high > 0) {
        const double y = bottom + metrics.bandOffset + metrics.bandTick / 2;
        g.band = QLineF(std::min(x(bar.neededGiB.low), right), y, std::min(x(bar.neededGiB.high), right), y);
        g.bandTick = metrics.bandTick;
        g.bandBeyondAxis = bar.neededGiB.high > axisEndGiB;
    }
    if (bar.usableGiB > 0 && stacked > bar.usableGiB && bar.usableGiB < axisEndGiB)
        g.overflow =
            QRectF(QPointF(x(bar.usableGiB), top + metrics.inset), QPointF(end, bottom - metrics.inset));
    if (bar.nominalGiB > 0) {
        const double each = bar.nominalGiB / std::max(1, bar.cards);
        for (int card = 1; card < bar.cards && each * card < axisEndGiB; ++card)
            g.dividers.emplace_back(x(each * card), top - metrics.dividerOverhang, x(each * card),
                                    bottom + metrics.dividerOverhang);
    }
    if (cut) {
        for (const int stroke : {0, 1}) {
            const double foot = right - 2 * metrics.cutGap - 2 * metrics.cutWidth + stroke * metrics.cutGap;
            g.cut.emplace_back(foot, bottom + metrics.dividerOverhang, foot + metrics.cutWidth,
                               top - metrics.dividerOverhang);
        }
    }
    return g;
}

std::optional<TermId> termAt(const FitBarGeometry &geometry, QPointF point)
{
    constexpr double reach = 4; // above and below the track
    constexpr double least = 5; // a thin term can still be hit
    if (geometry.track.isNull() || !geometry.track.adjusted(0, -reach, 0, reach).contains(point))
        return std::nullopt;
    const FitBarGeometry::Piece *nearest = nullptr;
    double nearestDistance = least;
    for (const FitBarGeometry::Piece &piece : geometry.pieces) {
        const double distance =
            std::max({0.0, piece.rect.left() - point.x(), point.x() - piece.rect.right()});
        if (distance < nearestDistance) {
            nearest = &piece;
            nearestDistance = distance;
        }
    }
    return nearest ? std::optional(nearest->id) : std::nullopt;
}

} // namespace gpuwise
