// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/lineview.h"

#include "ui/charts/linepainter.h"
#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QAccessible>
#include <QAreaSeries>
#include <QChart>
#include <QGraphicsLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineSeries>
#include <QPainter>
#include <QToolTip>
#include <QValueAxis>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr int leastWidth = 320;
constexpr int leastHeight = 200;
constexpr int wantedHeight = 330;
constexpr float stripOpacity = 0.18F;

LineMetrics metricsNow()
{
    LineMetrics metrics;
    metrics.lineHeight = lineHeightOf(TextRole::Caption);
    return metrics;
}

Qt::PenStyle penStyle(LineChart::Stroke stroke)
{
    return stroke == LineChart::Stroke::Dashed   ? Qt::DashLine
           : stroke == LineChart::Stroke::Dotted ? Qt::DotLine
                                                 : Qt::SolidLine;
}

} // namespace

LineView::LineView(QWidget *parent)
    : QChartView(new QChart, parent) // the view owns the chart
    , m_xAxis(new QValueAxis)
    , m_yAxis(new QValueAxis)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setRenderHint(QPainter::Antialiasing);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setMouseTracking(true);
    QChart *drawn = chart();
    drawn->setAnimationOptions(QChart::NoAnimation);
    drawn->legend()->hide();
    drawn->setBackgroundVisible(false);
    drawn->setMargins({});
    drawn->layout()->setContentsMargins(0, 0, 0, 0);
    // The axes count shares of the plot: the geometry knows the rest.
    for (const auto &[axis, edge] :
         {std::pair(m_xAxis, Qt::AlignBottom), std::pair(m_yAxis, Qt::AlignLeft)}) {
        axis->setRange(0, 1);
        axis->setVisible(false);
        drawn->addAxis(axis, edge);
    }
    colour();
}

void LineView::setLineChart(const LineChart &spec)
{
    if (spec == m_spec)
        return;
    m_spec = spec;
    m_current = -1;
    setAccessibleName(spec.title);
    setAccessibleDescription(spec.description);
    makeSeries();
    colour();
    arrange();
}

LineView::Drawn LineView::makeOne(bool withStrip)
{
    Drawn made;
    if (withStrip) {
        made.strip = new QAreaSeries;
        made.top = new QLineSeries(made.strip);
        made.bottom = new QLineSeries(made.strip);
        made.strip->setUpperSeries(made.top);
        made.strip->setLowerSeries(made.bottom);
        chart()->addSeries(made.strip);
    }
    made.line = new QLineSeries;
    chart()->addSeries(made.line);
    for (QAbstractSeries *series :
         {static_cast<QAbstractSeries *>(made.strip), static_cast<QAbstractSeries *>(made.line)}) {
        if (!series)
            continue;
        series->attachAxis(m_xAxis);
        series->attachAxis(m_yAxis);
    }
    return made;
}

void LineView::makeSeries()
{
    chart()->removeAllSeries();
    m_drawn.clear();
    for (const LineChart::Series &series : m_spec.series) {
        const bool strip = std::any_of(series.points.begin(), series.points.end(),
                                       [](const LineChart::Point &point) { return point.band.has_value(); });
        m_drawn.push_back(makeOne(strip));
    }
}

void LineView::colour()
{
    const Tokens &t = tokensOf(this);
    setBackgroundBrush(t.base);
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        const QColor &ink = t.series[i % t.series.size()];
        QPen pen(ink, 2, penStyle(m_spec.series[i].stroke));
        pen.setCapStyle(Qt::FlatCap);
        m_drawn[i].line->setPen(pen);
        if (!m_drawn[i].strip)
            continue;
        QColor fill = ink;
        fill.setAlphaF(stripOpacity);
        m_drawn[i].strip->setBrush(fill);
        m_drawn[i].strip->setPen(Qt::NoPen);
    }
    viewport()->update();
}

ChartPicture LineView::chartPicture() const
{
    ChartPicture picture;
    picture.title = m_spec.title;
    picture.note = QString();
    picture.make = [spec = m_spec] {
        auto view = std::make_unique<LineView>();
        view->setLineChart(spec);
        return view;
    };
    return picture;
}

QSize LineView::sizeHint() const
{
    return {2 * leastWidth, wantedHeight};
}

QSize LineView::minimumSizeHint() const
{
    return {leastWidth, leastHeight};
}

void LineView::arrange()
{
    const QFontMetricsF metrics(fontOf(TextRole::Header)); // the wider of the two that are used
    const auto widthOf = [&](const QString &text) {
        return std::ceil(metrics.horizontalAdvance(text.left(200)));
    };
    m_geometry = layoutLines(m_spec, QSizeF(viewport()->size()) - QSizeF(2, 2), widthOf, metricsNow());
    chart()->setPlotArea(m_geometry.plot);
    const QRectF &plot = m_geometry.plot;
    const auto shares = [&plot](const std::vector<QPointF> &points) {
        QList<QPointF> all;
        for (const QPointF &at : points)
            all << QPointF((at.x() - plot.left()) / plot.width(), (plot.bottom() - at.y()) / plot.height());
        return all;
    };
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        m_drawn[i].line->replace(shares(m_geometry.series[i].points));
        if (!m_drawn[i].strip)
            continue;
        m_drawn[i].top->replace(shares(m_geometry.series[i].bandTop));
        m_drawn[i].bottom->replace(shares(m_geometry.series[i].bandBottom));
    }
    viewport()->update();
}

LinePicture LineView::picture() const
{
    return {m_spec, m_geometry, tokensOf(this), m_current};
}

void LineView::drawBackground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawBackground(painter, rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    paintLineGround(*painter, picture());
    painter->restore();
}

void LineView::drawForeground(QPainter *painter, const QRectF &)
{
    painter->save();
    paintLineTexts(*painter, picture());
    paintLineMark(*painter, picture());
    if (hasFocus()) {
        paintLineCurrent(*painter, picture());
        paintFocus(*painter, QRectF(viewport()->rect()).adjusted(0, 0, -1, -1), tokensOf(this), 0);
    }
    painter->restore();
}

void LineView::sayCurrent()
{
    const QString &sentence = m_spec.sentences[static_cast<std::size_t>(m_current)];
    setAccessibleName(QStringLiteral("%1: %2").arg(m_spec.title, sentence));
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
    const double x = m_geometry.series.front().points[static_cast<std::size_t>(m_current)].x();
    QToolTip::showText(viewport()->mapToGlobal(QPointF(x + 8, m_geometry.plot.top() + 8).toPoint()),
                       inertToolTip(sentence), viewport());
}

void LineView::keyPressEvent(QKeyEvent *event)
{
    const int last = static_cast<int>(m_spec.sentences.size()) - 1;
    int next = m_current;
    switch (event->key()) {
    case Qt::Key_Right:
        next = std::min(last, m_current + 1);
        break;
    case Qt::Key_Left:
        next = std::max(0, m_current - 1);
        break;
    case Qt::Key_Home:
        next = 0;
        break;
    case Qt::Key_End:
        next = last;
        break;
    default:
        event->ignore(); // for who is around it; the library has keys of its own
        return;
    }
    if (last < 0)
        return;
    m_current = next;
    viewport()->update();
    sayCurrent();
}

void LineView::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void LineView::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    arrange();
}

void LineView::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        arrange();
}

void LineView::focusInEvent(QFocusEvent *event)
{
    QChartView::focusInEvent(event);
    viewport()->update();
}

void LineView::focusOutEvent(QFocusEvent *event)
{
    QChartView::focusOutEvent(event);
    setAccessibleName(m_spec.title);
    viewport()->update();
}

bool LineView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int at = xAt(m_geometry, help->pos());
        if (at >= 0)
            QToolTip::showText(help->globalPos(),
                               inertToolTip(m_spec.sentences[static_cast<std::size_t>(at)]), viewport());
        else
            QToolTip::hideText();
        return true;
    }
    return QChartView::viewportEvent(event);
}

} // namespace gpuwise
