// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tiers/scorestrip.h"

#include "ui/style/theme.h"
#include "ui/tiers/tierpainter.h"

namespace gpuwise {

ScoreStrip::ScoreStrip(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreStrip::setPoints(const std::array<double, 5> &points, const QString &spoken)
{
    m_points = points;
    setAccessibleName(spoken);
    update();
}

void ScoreStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintScoreStrip(painter, rect(), m_points, {&tokensOf(this), devicePixelRatioF()});
}

ScoreSwatch::ScoreSwatch(std::size_t part, QWidget *parent)
    : QWidget(parent)
    , m_part(part)
{
    setFixedSize(12, lineHeightOf(TextRole::Body));
}

void ScoreSwatch::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, (height() - 10) / 2, 10, 10), tokensOf(this).series[m_part]);
}

} // namespace gpuwise
