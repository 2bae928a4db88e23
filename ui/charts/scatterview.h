// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws a ScatterChart with Qt Charts, in the colours of the theme. The library draws the marks and the
// front; texts, error bars and grid are painted here, from the same geometry. Arrow keys walk from mark to
// mark, Enter opens one; hovering says it. Nothing moves.
#pragma once

#include "model/charts/scattergeometry.h"
#include "ui/charts/chartpicture.h"

#include <QChartView>

class QLineSeries;
class QScatterSeries;
class QValueAxis;

namespace gpuwise {

struct ScatterPicture;

class ScatterView final : public QChartView
{
    Q_OBJECT
public:
    explicit ScatterView(QWidget *parent = nullptr);

    const ScatterChart &scatterChart() const { return m_spec; }
    const ScatterGeometry &geometryOfPoints() const { return m_geometry; }
    void setScatterChart(const ScatterChart &chart);
    int currentPoint() const { return m_current; } ///< -1: none

    ChartPicture chartPicture() const; ///< of what is shown now

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void pointActivated(int point); ///< clicked, or Enter while it is the current one

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override; ///< the page's
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void colour();  ///< from the theme
    void arrange(); ///< geometry, then the marks of the library where it says
    void setCurrent(int point);
    void sayCurrent();
    ScatterPicture picture() const;

    ScatterChart m_spec;
    ScatterGeometry m_geometry;
    QLineSeries *m_front; ///< owned by the chart, as are the others
    QScatterSeries *m_frontMarks;
    QScatterSeries *m_marks;
    QScatterSeries *m_asideMarks;
    QValueAxis *m_xAxis;
    QValueAxis *m_yAxis;
    int m_current = -1;
};

} // namespace gpuwise
