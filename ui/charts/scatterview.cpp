// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/scatterview.h"

#include "model/words/words.h"
#include "ui/charts/scatterpainter.h"
#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QAccessible>
#include <QChart>
#include <QGraphicsLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineSeries>
#include <QMouseEvent>
#include <QPainter>
#include <QScatterSeries>
#include <QToolTip>
#include <QValueAxis>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr double frontSize = 12; ///< of the diamond, corner to corner
constexpr double plainSize = 8;
constexpr double reach = 12; ///< how near to a mark the mouse must be
constexpr int leastWidth = 236;
constexpr int leastHeight = 150;
constexpr int wantedHeight = 300;

ScatterMetrics metricsNow()
{
    ScatterMetrics metrics;
    metrics.lineHeight = lineHeightOf(TextRole::Caption);
    metrics.markRadius = frontSize / 2;
    return metrics;
}

} // namespace

ScatterView::ScatterView(QWidget *parent)
    : QChartView(new QChart, parent) // the view owns the chart
    , m_front(new QLineSeries)
    , m_frontMarks(new QScatterSeries)
    , m_marks(new QScatterSeries)
    , m_asideMarks(new QScatterSeries)
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
    // Shapes tell the marks apart, not colours: diamonds, discs, rings.
    m_frontMarks->setMarkerShape(QScatterSeries::MarkerShapeRotatedRectangle);
    m_frontMarks->setMarkerSize(frontSize);
    m_marks->setMarkerSize(plainSize);
    m_asideMarks->setMarkerSize(plainSize);
    for (QAbstractSeries *series :
         {static_cast<QAbstractSeries *>(m_front), static_cast<QAbstractSeries *>(m_marks),
          static_cast<QAbstractSeries *>(m_asideMarks), static_cast<QAbstractSeries *>(m_frontMarks)})
        drawn->addSeries(series);
    // The axes count shares of the plot: the geometry knows about logarithms.
    for (const auto &[axis, edge] :
         {std::pair(m_xAxis, Qt::AlignBottom), std::pair(m_yAxis, Qt::AlignLeft)}) {
        axis->setRange(0, 1);
        axis->setVisible(false);
        drawn->addAxis(axis, edge);
        const QList<QAbstractSeries *> all = drawn->series();
        for (QAbstractSeries *series : all)
            series->attachAxis(axis);
    }
    colour();
}

void ScatterView::setScatterChart(const ScatterChart &spec)
{
    if (spec == m_spec)
        return;
    m_spec = spec;
    m_current = -1;
    setAccessibleName(spec.title);
    setAccessibleDescription(spec.description);
    arrange();
}

void ScatterView::colour()
{
    const Tokens &t = tokensOf(this);
    setBackgroundBrush(t.base);
    QColor quiet = t.series[0];
    quiet.setAlphaF(0.62F);
    m_front->setPen(QPen(t.series[0], 1.4, Qt::DashLine));
    m_frontMarks->setColor(t.series[0]);
    m_frontMarks->setBorderColor(t.base);
    m_marks->setColor(quiet);
    m_marks->setBorderColor(t.base);
    m_asideMarks->setColor(t.base);
    m_asideMarks->setBorderColor(t.secondaryText);
    viewport()->update();
}

ChartPicture ScatterView::chartPicture() const
{
    ChartPicture picture;
    picture.title = m_spec.title;
    picture.note = sentencesJoined({m_spec.legend, m_spec.note});
    picture.make = [spec = m_spec] {
        auto view = std::make_unique<ScatterView>();
        view->setScatterChart(spec);
        return view;
    };
    return picture;
}

QSize ScatterView::sizeHint() const
{
    return {2 * leastWidth, wantedHeight};
}

QSize ScatterView::minimumSizeHint() const
{
    return {leastWidth, leastHeight};
}

void ScatterView::arrange()
{
    const QFontMetricsF metrics(fontOf(TextRole::Caption));
    const auto widthOf = [&](const QString &text) {
        return std::ceil(metrics.horizontalAdvance(text.left(200)));
    };
    m_geometry = layoutScatter(m_spec, QSizeF(viewport()->size()) - QSizeF(2, 2), widthOf, metricsNow());
    chart()->setPlotArea(m_geometry.plot);
    QList<QPointF> front, frontMarks, marks, aside;
    const QRectF &plot = m_geometry.plot;
    const auto share = [&](const QPointF &at) {
        return QPointF((at.x() - plot.left()) / plot.width(), (plot.bottom() - at.y()) / plot.height());
    };
    for (std::size_t i = 0; i < m_spec.points.size(); ++i) {
        const ScatterChart::Point &point = m_spec.points[i];
        (point.front ? frontMarks : point.aside ? aside : marks) << share(m_geometry.points[i].centre);
    }
    for (const QPointF &corner : m_geometry.front)
        front << share(corner);
    m_front->replace(front);
    m_frontMarks->replace(frontMarks);
    m_marks->replace(marks);
    m_asideMarks->replace(aside);
    viewport()->update();
}

ScatterPicture ScatterView::picture() const
{
    return {m_spec, m_geometry, tokensOf(this), m_current};
}

void ScatterView::drawBackground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawBackground(painter, rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    paintScatterGround(*painter, picture());
    painter->restore();
}

void ScatterView::drawForeground(QPainter *painter, const QRectF &)
{
    const QRectF whole(viewport()->rect());
    painter->save();
    if (m_spec.points.empty())
        paintScatterNothing(*painter, picture(), whole);
    else
        paintScatterTexts(*painter, picture());
    if (hasFocus()) {
        paintScatterRing(*painter, picture(), frontSize * 0.75);
        paintFocus(*painter, whole.adjusted(0, 0, -1, -1), tokensOf(this), 0);
    }
    painter->restore();
}

void ScatterView::setCurrent(int point)
{
    m_current = point;
    viewport()->update();
}

void ScatterView::sayCurrent()
{
    const ScatterChart::Point &point = m_spec.points[static_cast<std::size_t>(m_current)];
    setAccessibleName(QStringLiteral("%1: %2").arg(m_spec.title, point.sentence.left(2000)));
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
    const QPointF at = m_geometry.points[static_cast<std::size_t>(m_current)].centre;
    QToolTip::showText(viewport()->mapToGlobal(at.toPoint() + QPoint(8, 8)),
                       inertToolTip(point.sentence.left(2000)), viewport());
}

void ScatterView::keyPressEvent(QKeyEvent *event)
{
    const int last = static_cast<int>(m_spec.points.size()) - 1;
    int next = m_current;
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        next = std::min(last, m_current + 1);
        break;
    case Qt::Key_Left:
    case Qt::Key_Down:
        next = std::max(0, m_current - 1);
        break;
    case Qt::Key_Home:
        next = 0;
        break;
    case Qt::Key_End:
        next = last;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current >= 0)
            Q_EMIT pointActivated(m_current);
        return;
    default:
        event->ignore(); // for who is around it; the library has keys of its own
        return;
    }
    if (last < 0)
        return;
    setCurrent(next);
    sayCurrent();
}

void ScatterView::mouseReleaseEvent(QMouseEvent *event)
{
    QChartView::mouseReleaseEvent(event);
    const int point = pointAt(m_geometry, event->position(), reach);
    if (event->button() != Qt::LeftButton || point < 0)
        return;
    setCurrent(point);
    Q_EMIT pointActivated(point);
}

void ScatterView::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void ScatterView::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    arrange();
}

void ScatterView::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        arrange();
}

void ScatterView::focusInEvent(QFocusEvent *event)
{
    QChartView::focusInEvent(event);
    viewport()->update();
}

void ScatterView::focusOutEvent(QFocusEvent *event)
{
    QChartView::focusOutEvent(event);
    setAccessibleName(m_spec.title);
    viewport()->update();
}

bool ScatterView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int point = pointAt(m_geometry, help->pos(), reach);
        if (point >= 0)
            QToolTip::showText(
                help->globalPos(),
                inertToolTip(m_spec.points[static_cast<std::size_t>(point)].sentence.left(2000)), viewport());
        else
            QToolTip::hideText();
        return true;
    }
    return QChartView::viewportEvent(event);
}

} // namespace gpuwise
