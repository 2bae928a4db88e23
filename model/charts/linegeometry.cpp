// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/linegeometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace gpuwise {

namespace {

class Layout
{
public:
    Layout(const LineChart &chart, const QSizeF &size, const TextWidth &widthOf, const LineMetrics &metrics)
        : m_chart(chart)
        , m_size(size)
        , m_widthOf(widthOf)
        , m(metrics)
    {}

    LineGeometry make()
    {
        placePlot();
        placeTicks();
        for (const LineChart::Series &series : m_chart.series)
            m_out.series.push_back(placed(series));
        placeNames();
        placeMark();
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
        double ticks = 0;
        for (const ScatterAxis::Tick &tick : m_chart.y.ticks)
            ticks = std::max(ticks, m_widthOf(tick.text));
        for (const LineChart::Series &series : m_chart.series)
            m_names = std::max({m_names, m_widthOf(series.name), m_widthOf(series.detail)});
        m_names = std::min(std::ceil(m_names), m_size.width() * m.mostNames);
        const double left = std::ceil(ticks) + m.gap;
        const double right = m_names > 0 ? m_names + 2 * m.gap : m.gap;
        const double top = m.lineHeight * 1.5 + m.gap; // a title, half of the highest tick's text
        const double below = 2 * m.lineHeight + m.gap;
        m_out.plot = QRectF(left, top, std::max(m.leastPlot, m_size.width() - left - right),
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
            if (at - width / 2 < taken + m.gap)
                continue;
            m_out.xTicks.push_back(
                {at, QRectF(at - width / 2, m_out.plot.bottom() + m.gap, width, m.lineHeight), tick.text});
            taken = at + width / 2;
        }
    }

    LineGeometry::Series placed(const LineChart::Series &series) const
    {
        LineGeometry::Series out;
        for (const LineChart::Point &point : series.points) {
            out.points.emplace_back(x(point.x), y(point.y));
            if (point.band) {
                out.bandTop.emplace_back(x(point.x), y(point.band->high));
                out.bandBottom.emplace_back(x(point.x), y(point.band->low));
            }
        }
        return out;
    }

    double nameHeight(std::size_t i) const
    {
        return m_chart.series[i].detail.isEmpty() ? m.lineHeight : 2 * m.lineHeight;
    }

    /// Each beside the end of its line; where they would cover each other, the lower ones give way downwards,
    /// and all of them upwards when the last would leave the picture.
    void placeNames()
    {
        std::vector<std::size_t> order(m_out.series.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::erase_if(order, [&](std::size_t i) { return m_out.series[i].points.empty(); });
        const auto endOf = [&](std::size_t i) { return m_out.series[i].points.back().y(); };
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return endOf(a) < endOf(b); });
        std::vector<double> tops;
        double free = m_out.plot.top() - m.lineHeight / 2;
        for (const std::size_t i : order) {
            tops.push_back(std::max(free, endOf(i) - m.lineHeight / 2));
            free = tops.back() + nameHeight(i);
        }
        double floor = m_out.plot.bottom() + m.lineHeight / 2;
        for (std::size_t k = order.size(); k-- > 0;) {
            tops[k] = std::min(tops[k], floor - nameHeight(order[k]));
            floor = tops[k];
        }
        const double left = m_out.plot.right() + 2 * m.gap;
        for (std::size_t k = 0; k < order.size(); ++k) {
            LineGeometry::Series &series = m_out.series[order[k]];
            series.name = QRectF(left, tops[k], m_names, m.lineHeight);
            if (!m_chart.series[order[k]].detail.isEmpty())
                series.detail = series.name.translated(0, m.lineHeight);
        }
    }

    /// Its words stand at the foot of the drop line, right of it where there is room.
    void placeMark()
    {
        if (!m_chart.mark || m_chart.series.empty() || *m_chart.mark < m_chart.x.low ||
            *m_chart.mark > m_chart.x.high)
            return;
        LineGeometry::Mark mark;
        mark.at = QPointF(x(*m_chart.mark), y(LineChart::valueAt(m_chart.series.front(), *m_chart.mark)));
        mark.drop = QLineF(mark.at, QPointF(mark.at.x(), m_out.plot.bottom()));
        const double width = std::max(m_widthOf(m_chart.markName), m_widthOf(m_chart.markDetail));
        const bool right = mark.at.x() + m.gap + width <= m_out.plot.right();
        const double left =
            right ? mark.at.x() + m.gap : std::max(m_out.plot.left(), mark.at.x() - m.gap - width);
        mark.name = QRectF(left, m_out.plot.bottom() - 2 * m.lineHeight - m.gap, width, m.lineHeight);
        mark.detail = mark.name.translated(0, m.lineHeight);
        m_out.mark = mark;
    }

    const LineChart &m_chart;
    QSizeF m_size;
    const TextWidth &m_widthOf;
    const LineMetrics &m;
    double m_names = 0;
    LineGeometry m_out;
};

} // namespace

LineGeometry layoutLines(const LineChart &chart, const QSizeF &size, const TextWidth &widthOf,
                         const LineMetrics &metrics)
{
    return Layout(chart, size, widthOf, metrics).make();
}

int xAt(const LineGeometry &geometry, const QPointF &position)
{
    constexpr double reach = 6;
    if (geometry.series.empty() || !geometry.plot.adjusted(-reach, -reach, reach, reach).contains(position))
        return -1;
    int nearest = -1;
    double best = std::numeric_limits<double>::infinity();
    const std::vector<QPointF> &points = geometry.series.front().points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double distance = std::abs(points[i].x() - position.x());
        if (distance < best) {
            best = distance;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

} // namespace gpuwise
