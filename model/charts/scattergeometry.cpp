// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/scattergeometry.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace gpuwise {

namespace {

class Layout
{
public:
    Layout(const ScatterChart &chart, const QSizeF &size, const TextWidth &widthOf,
           const ScatterMetrics &metrics)
        : m_chart(chart)
        , m_size(size)
        , m_widthOf(widthOf)
        , m(metrics)
    {}

    ScatterGeometry make()
    {
        placePlot();
        placeTicks();
        placeLimit();
        for (const ScatterChart::Point &point : m_chart.points) {
            ScatterGeometry::Point at;
            at.centre = QPointF(x(point.x), y(point.y.expected));
            at.whisker = QLineF(at.centre.x(), y(point.y.low), at.centre.x(), y(point.y.high));
            m_out.points.push_back(at);
        }
        placeFront();
        placeLabels();
        return std::move(m_out);
    }

private:
    double x(double value) const { return m_out.plot.left() + m_out.plot.width() * m_chart.x.share(value); }
    double y(double value) const
    {
        return m_out.plot.bottom() - m_out.plot.height() * m_chart.y.share(value);
    }

    void placePlot()
    {
        double tickWidth = 0;
        for (const ScatterAxis::Tick &tick : m_chart.y.ticks)
            tickWidth = std::max(tickWidth, m_widthOf(tick.text));
        const double left = tickWidth + m.gap;
        const double top =
            m.lineHeight + m.gap + m.lineHeight / 2; // a title, half of the highest tick's text
        const double below = 2 * m.lineHeight + m.gap;
        m_out.plot = QRectF(left, top, std::max(m.leastPlot, m_size.width() - left - m.rightMargin),
                            std::max(m.leastPlot, m_size.height() - top - below));
        m_out.yTitle = QRectF(0, 0, m_size.width(), m.lineHeight);
        m_out.xTitle =
            QRectF(left, m_out.plot.bottom() + m.gap + m.lineHeight, m_out.plot.width(), m.lineHeight);
    }

    void placeTicks()
    {
        for (const ScatterAxis::Tick &tick : m_chart.y.ticks) {
            const double at = y(tick.value);
            m_out.yTicks.push_back(
                {at, QRectF(0, at - m.lineHeight / 2, m_out.plot.left() - m.gap, m.lineHeight), tick.text});
        }
        double taken = -1e9;
        for (const ScatterAxis::Tick &tick : m_chart.x.ticks) {
            const double at = x(tick.value);
            const double width = m_widthOf(tick.text);
            const double left = std::clamp(at - width / 2, 0.0, std::max(0.0, m_size.width() - width));
            if (left < taken + m.gap)
                continue;
            m_out.xTicks.push_back(
                {at, QRectF(left, m_out.plot.bottom() + m.gap, width, m.lineHeight), tick.text});
            taken = left + width;
        }
    }

    void placeLimit()
    {
        if (!m_chart.limit || m_chart.limit->x < m_chart.x.low || m_chart.limit->x > m_chart.x.high)
            return;
        const double at = x(m_chart.limit->x);
        m_out.limit = QLineF(at, m_out.plot.top(), at, m_out.plot.bottom());
        const double width = m_widthOf(m_chart.limit->text);
        const bool right = at + m.labelGap + width <= m_size.width();
        m_out.limitText = QRectF(right ? at + m.labelGap : std::max(0.0, at - m.labelGap - width),
                                 m_out.plot.top() - m.lineHeight, width, m.lineHeight);
        // The title of the axis shares the line: the text of the limit goes under the top edge then.
        if (m_out.limitText.left() < m_widthOf(m_chart.yTitle) + m.gap)
            m_out.limitText.moveTop(m_out.plot.top());
    }

    /// Along the price the best speed stays what it is until the next point pays for more.
    void placeFront()
    {
        for (std::size_t i = 0; i < m_chart.points.size(); ++i) {
            if (!m_chart.points[i].front)
                continue;
            const QPointF &centre = m_out.points[i].centre;
            if (!m_out.front.empty())
                m_out.front.emplace_back(centre.x(), m_out.front.back().y());
            m_out.front.push_back(centre);
        }
    }

    QRectF markOf(std::size_t i) const
    {
        const QPointF &centre = m_out.points[i].centre;
        return {centre.x() - m.markRadius, centre.y() - m.markRadius, 2 * m.markRadius, 2 * m.markRadius};
    }

    std::array<QRectF, 8> placesOf(std::size_t i, double width) const
    {
        const QPointF &c = m_out.points[i].centre;
        const double away = m.markRadius + m.labelGap;
        const double h = m.lineHeight;
        const auto at = [&](double left, double top) { return QRectF(left, top, width, h); };
        return {at(c.x() + away, c.y() - h / 2),          at(c.x() - away - width, c.y() - h / 2),
                at(c.x() + m.labelGap, c.y() - away - h), at(c.x() - m.labelGap - width, c.y() - away - h),
                at(c.x() + m.labelGap, c.y() + away),     at(c.x() - m.labelGap - width, c.y() + away),
                at(c.x() - width / 2, c.y() - away - h),  at(c.x() - width / 2, c.y() + away)};
    }

    bool crossesLimit(const QRectF &place) const
    {
        return m_out.limit && place.left() <= m_out.limit->x1() && place.right() >= m_out.limit->x1();
    }

    bool isFree(const QRectF &place) const
    {
        const QRectF room(m_out.plot.left(), m_out.plot.top(), m_size.width() - m_out.plot.left(),
                          m_out.plot.height());
        if (!room.contains(place) || (m_out.limit && place.intersects(m_out.limitText)))
            return false;
        for (std::size_t i = 0; i < m_out.points.size(); ++i) {
            if (place.intersects(markOf(i)))
                return false;
            if (m_out.points[i].label && place.intersects(*m_out.points[i].label))
                return false;
        }
        return true;
    }

    void placeLabels()
    {
        std::vector<std::size_t> order(m_chart.points.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto rank = [&](std::size_t i) {
            return m_chart.points[i].pick ? 0 : m_chart.points[i].front ? 1 : 2;
        };
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
        for (const std::size_t i : order) {
            if (!m_chart.points[i].labelled)
                continue;
            const auto places = placesOf(i, m_widthOf(m_chart.points[i].name));
            auto found = std::find_if(places.begin(), places.end(), [&](const QRectF &place) {
                return isFree(place) && !crossesLimit(place);
            });
            if (found == places.end()) // better across the line than no name
                found = std::find_if(places.begin(), places.end(),
                                     [&](const QRectF &place) { return isFree(place); });
            if (found != places.end())
                m_out.points[i].label = *found;
        }
    }

    const ScatterChart &m_chart;
    QSizeF m_size;
    const TextWidth &m_widthOf;
    const ScatterMetrics &m;
    ScatterGeometry m_out;
};

} // namespace

ScatterGeometry layoutScatter(const ScatterChart &chart, const QSizeF &size, const TextWidth &widthOf,
                              const ScatterMetrics &metrics)
{
    return Layout(chart, size, widthOf, metrics).make();
}

int pointAt(const ScatterGeometry &geometry, const QPointF &position, double reach)
{
    int nearest = -1;
    double best = reach;
    for (std::size_t i = 0; i < geometry.points.size(); ++i) {
        const double distance = QLineF(geometry.points[i].centre, position).length();
        if (distance <= best) {
            best = distance;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

} // namespace gpuwise
