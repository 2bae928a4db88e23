// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/bandstrip.h"

#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QPainter>

#include <algorithm>

namespace gpuwise {

BandStripGeometry layoutBandStrip(const Band &band, double scaleEnd, const QRectF &rect)
{
    BandStripGeometry g;
    const double middle = rect.center().y();
    g.line = QRectF(rect.left(), middle - 1, rect.width(), 2);
    if (!(scaleEnd > 0) || !(band.high > 0))
        return g;
    const auto x = [&](double value) {
        return rect.left() + std::clamp(value / scaleEnd, 0.0, 1.0) * rect.width();
    };
    g.band = QRectF(QPointF(x(band.low), middle - 4), QPointF(x(band.high), middle + 4));
    const double at = std::clamp(x(band.expected), rect.left() + 1.5, rect.right() - 1.5);
    g.mark = QRectF(at - 1.5, middle - 7, 3, 14);
    return g;
}

BandStrip::BandStrip(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BandStrip::setBand(const Band &band, double scaleEnd, const QString &spoken)
{
    m_band = band;
    m_scaleEnd = scaleEnd;
    setAccessibleName(spoken);
    setToolTip(inertToolTip(spoken));
    update();
}

void BandStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    const BandStripGeometry g = layoutBandStrip(m_band, m_scaleEnd, rect());
    painter.fillRect(g.line, t.panelBorder);
    if (g.band.isNull())
        return;
    QColor light = t.series[0];
    light.setAlphaF(0.4F);
    painter.fillRect(g.band, light);
    painter.fillRect(g.mark, t.series[0]);
}

} // namespace gpuwise
