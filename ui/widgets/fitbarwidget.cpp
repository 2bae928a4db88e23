// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fitbarwidget.h"

#include "model/words/format.h"
#include "ui/fitbarpainter.h"
#include "ui/style/theme.h"
#include "ui/widgets/accessiblewidgets.h"
#include "ui/widgets/termtip.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace gpuwise {

FitBarWidget::FitBarWidget(double trackHeight, QWidget *parent)
    : QWidget(parent)
{
    m_metrics.trackHeight = trackHeight;
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FitBarWidget::setBar(const FitBar &bar, double axisEndGiB, const QString &name)
{
    m_bar = bar;
    m_axisEndGiB = axisEndGiB;
    m_name = name;
    describe();
    update();
}

void FitBarWidget::setAxisLabels(bool on)
{
    m_axisLabels = on;
    updateGeometry();
    update();
}

void FitBarWidget::describe()
{
    const QString text = spokenText();
    setAccessibleName(m_name);
    setAccessibleDescription(text);
    setToolTip(inertToolTip(text));
    announceValue(this);
}

QString FitBarWidget::spokenText() const
{
    return fitBarSentence(m_name, m_bar, QLocale());
}

FitBarGeometry FitBarWidget::geometryNow() const
{
    return layoutFitBar(m_bar, m_axisEndGiB, QPointF(0, 0), width(), m_metrics);
}

QSize FitBarWidget::sizeHint() const
{
    const int labels = m_axisLabels ? lineHeightOf(TextRole::Caption) : 0;
    return {240, static_cast<int>(std::ceil(m_metrics.height())) + labels};
}

QSize FitBarWidget::minimumSizeHint() const
{
    return {80, sizeHint().height()};
}

bool FitBarWidget::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip &&
        showTermTip(*static_cast<QHelpEvent *>(event), m_bar, geometryNow(), this))
        return true;
    return QWidget::event(event);
}

void FitBarWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    const FitBarGeometry g = geometryNow();
    paintFitBar(painter, g, {&t, 1, devicePixelRatioF()});
    if (!m_axisLabels || g.track.isNull())
        return;
    painter.setFont(fontOf(TextRole::Caption));
    painter.setPen(t.secondaryText);
    const int top = static_cast<int>(std::ceil(m_metrics.height()));
    const QRect line(0, top, width(), height() - top);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("0"));
    // The size as sold stands under the end of the bar, inside the widget.
    const QString size =
        tr("%1 GB", "size of a card as sold").arg(formatTrimmed(m_bar.nominalGiB, 1, QLocale()));
    const int wide = painter.fontMetrics().horizontalAdvance(size);
    const int centre = static_cast<int>(g.track.right());
    const int left = std::clamp(centre - wide / 2, 16, std::max(16, width() - wide));
    painter.drawText(QRect(left, line.top(), wide + 2, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     size);
}

void FitBarWidget::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
}

} // namespace gpuwise
