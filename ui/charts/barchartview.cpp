// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/barchartview.h"

#include "model/tables/comparisoncharts.h"
#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QHelpEvent>
#include <QHorizontalStackedBarSeries>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr double othersOpacity = 0.62; ///< the baseline is full
constexpr int leastWidth = 200;

BarChartMetrics metricsNow()
{
    BarChartMetrics metrics;
    metrics.pitch = std::max<double>(metrics.pitch, lineHeightOf(TextRole::Caption) + 2);
    return metrics;
}

} // namespace

BarChartView::BarChartView(QWidget *parent)
    : QChartView(new QChart, parent) // the view owns the chart
    , m_series(new QHorizontalStackedBarSeries)
    , m_baseline(new QBarSet(QString()))
    , m_others(new QBarSet(QString()))
    , m_axis(new QValueAxis)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setRenderHint(QPainter::Antialiasing, false); // bars end on whole pixels
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setMouseTracking(true);

    QChart *drawn = chart();
    drawn->setAnimationOptions(QChart::NoAnimation);
    drawn->legend()->hide();
    drawn->setBackgroundVisible(false);
    drawn->setBackgroundRoundness(0);
    drawn->setMargins({});
    drawn->layout()->setContentsMargins(0, 0, 0, 0);
    m_series->append(QList<QBarSet *>{m_baseline, m_others});
    drawn->addSeries(m_series); // before the axes are attached
    drawn->addAxis(m_axis, Qt::AlignBottom);
    m_series->attachAxis(m_axis);
    m_axis->setVisible(false);
    colour();
}

void BarChartView::setBarChart(const BarChart &spec)
{
    if (spec == m_spec)
        return;
    const bool sameRows = spec.bars.size() == m_spec.bars.size();
    m_spec = spec;
    setAccessibleName(spec.unit.isEmpty() ? spec.title : QStringLiteral("%1, %2").arg(spec.title, spec.unit));
    setAccessibleDescription(spec.description);
    fill();
    if (!sameRows)
        updateGeometry();
    arrange();
}

void BarChartView::fill()
{
    // The library counts from the bottom up. Names are painted here: its categories need to differ only.
    QStringList categories;
    QList<qreal> baseline, others;
    for (std::size_t i = m_spec.bars.size(); i-- > 0;) {
        const BarChart::Bar &bar = m_spec.bars[i];
        categories << QString::number(i);
        baseline << (bar.baseline ? bar.value.value_or(0) : 0);
        others << (bar.baseline ? 0 : bar.value.value_or(0));
    }
    m_baseline->remove(0, m_baseline->count());
    m_others->remove(0, m_others->count());
    m_baseline->append(baseline);
    m_others->append(others);
    const auto old = chart()->axes(Qt::Vertical);
    for (QAbstractAxis *axis : old) {
        chart()->removeAxis(axis);
        delete axis; // removing gives it back
    }
    if (!categories.isEmpty()) {
        auto *axis = new QBarCategoryAxis;
        axis->append(categories);
        axis->setVisible(false);
        chart()->addAxis(axis, Qt::AlignLeft);
        m_series->attachAxis(axis);
    }
    m_axis->setRange(0, m_spec.axisEnd());
    const BarChartMetrics metrics = metricsNow();
    m_series->setBarWidth(metrics.barHeight / metrics.pitch);
}

void BarChartView::colour()
{
    const Tokens &t = tokensOf(this);
    setBackgroundBrush(t.base);
    QColor quiet = t.series[0];
    quiet.setAlphaF(static_cast<float>(othersOpacity));
    m_baseline->setColor(t.series[0]);
    m_others->setColor(quiet);
    for (QBarSet *set : {m_baseline, m_others})
        set->setPen(Qt::NoPen);
    viewport()->update();
}

ChartPicture BarChartView::chartPicture() const
{
    ChartPicture picture;
    picture.title = m_spec.title;
    picture.note = m_spec.unit.isEmpty() ? m_spec.note
                   : m_spec.note.isEmpty()
                       ? m_spec.unit
                       : tr("%1; %2", "unit, meaning of the marks").arg(m_spec.unit, m_spec.note);
    picture.make = [spec = m_spec] {
        auto view = std::make_unique<BarChartView>();
        view->setBarChart(spec);
        return view;
    };
    return picture;
}

QSize BarChartView::sizeHint() const
{
    return {leastWidth,
            static_cast<int>(std::ceil(metricsNow().pitch * static_cast<double>(m_spec.bars.size())))};
}

QSize BarChartView::minimumSizeHint() const
{
    return sizeHint();
}

void BarChartView::arrange()
{
    const QFontMetricsF metrics(fontOf(TextRole::Caption));
    double name = 0;
    double text = 0;
    for (const BarChart::Bar &bar : m_spec.bars) {
        name = std::max(name, metrics.horizontalAdvance(bar.name.left(100)));
        text = std::max(text, metrics.horizontalAdvance(bar.text));
    }
    m_geometry =
        layoutBarChart(m_spec, viewport()->width() - 2, std::ceil(name), std::ceil(text) + 2, metricsNow());
    chart()->setPlotArea(m_geometry.plot);
    viewport()->update();
}

void BarChartView::drawForeground(QPainter *painter, const QRectF &)
{
    const Tokens &t = tokensOf(this);
    const QFont font = fontOf(TextRole::Caption);
    painter->save();
    painter->setFont(font);
    const QFontMetricsF metrics(font);
    const double tick = metricsNow().whiskerTick / 2;
    painter->fillRect(QRectF(std::floor(m_geometry.plot.left()) - 1, 0, 1, m_geometry.plot.height()),
                      t.controlBorder);
    for (std::size_t i = 0; i < m_spec.bars.size(); ++i) {
        const BarChart::Bar &bar = m_spec.bars[i];
        const BarChartGeometry::Row &row = m_geometry.rows[i];
        painter->setPen(t.text);
        painter->drawText(row.name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                          metrics.elidedText(bar.name, Qt::ElideMiddle, row.name.width() + 1));
        if (row.whisker) {
            // Cut out of the bar by a rim in the ground's colour, so that it is seen on the bar and beside
            // it.
            const QLineF &line = *row.whisker;
            const QLineF ends[] = {line,
                                   {line.x1(), line.y1() - tick, line.x1(), line.y1() + tick},
                                   {line.x2(), line.y2() - tick, line.x2(), line.y2() + tick}};
            for (const auto &[colour, width] : {std::pair(t.base, 3.4), std::pair(t.text, 1.4)}) {
                painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
                painter->drawLines(ends, 3);
            }
        }
        if (row.limit) {
            painter->fillRect(row.limit->adjusted(-1, 0, 1, 0), t.base);
            painter->fillRect(*row.limit, t.text);
        }
        painter->setPen(bar.value ? t.text : t.secondaryText);
        painter->drawText(row.text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                          metrics.elidedText(bar.text, Qt::ElideRight, row.text.width() + 1));
    }
    if (hasFocus())
        paintFocus(*painter, QRectF(viewport()->rect()).adjusted(0, 0, -1, -1), t, 0);
    painter->restore();
}

void BarChartView::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    arrange();
}

void BarChartView::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        arrange();
}

void BarChartView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        Q_EMIT activated();
    else
        event->ignore(); // for who is around it; the library's scene would move by arrow keys
}

void BarChartView::mouseReleaseEvent(QMouseEvent *event)
{
    QChartView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && viewport()->rect().contains(event->pos()))
        Q_EMIT activated();
}

void BarChartView::focusInEvent(QFocusEvent *event)
{
    QChartView::focusInEvent(event);
    viewport()->update();
}

void BarChartView::focusOutEvent(QFocusEvent *event)
{
    QChartView::focusOutEvent(event);
    viewport()->update();
}

int BarChartView::rowAt(const QPoint &position) const
{
    for (std::size_t i = 0; i < m_geometry.rows.size(); ++i) {
        const QRectF &name = m_geometry.rows[i].name;
        if (position.y() >= name.top() && position.y() < name.bottom())
            return static_cast<int>(i);
    }
    return -1;
}

bool BarChartView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int row = rowAt(help->pos());
        if (row >= 0)
            QToolTip::showText(
                help->globalPos(),
                inertToolTip(barSentence(m_spec.bars[static_cast<std::size_t>(row)]).left(2000)), viewport());
        return true;
    }
    return QChartView::viewportEvent(event);
}

} // namespace gpuwise
