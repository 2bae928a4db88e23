// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws a LineChart with Qt Charts, in the colours of the theme. The library draws lines and strips; texts,
// grid and the marked crossing are painted here, from the same geometry. Arrow keys walk along the axis,
// hovering says what all lines are at an x. Nothing moves.
#pragma once

#include "model/charts/linegeometry.h"
#include "ui/charts/chartpicture.h"

#include <QChartView>

class QAreaSeries;
class QLineSeries;
class QValueAxis;

namespace gpuwise {

struct LinePicture;

class LineView final : public QChartView
{
    Q_OBJECT
public:
    explicit LineView(QWidget *parent = nullptr);

    const LineChart &lineChart() const { return m_spec; }
    const LineGeometry &geometryOfLines() const { return m_geometry; }
    void setLineChart(const LineChart &chart);
    int currentX() const { return m_current; } ///< index into the sentences; -1: none

    ChartPicture chartPicture() const; ///< of what is shown now

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override; ///< the page's
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    struct Drawn
    {
        QLineSeries *line = nullptr; ///< owned by the chart, as are the others
        QAreaSeries *strip = nullptr;
        QLineSeries *top = nullptr, *bottom = nullptr; ///< edges of the strip
    };
    void makeSeries();
    Drawn makeOne(bool withStrip);
    void colour();  ///< from the theme
    void arrange(); ///< geometry, then the lines of the library where it says
    void sayCurrent();
    LinePicture picture() const;

    LineChart m_spec;
    LineGeometry m_geometry;
    std::vector<Drawn> m_drawn;
    QValueAxis *m_xAxis;
    QValueAxis *m_yAxis;
    int m_current = -1;
};

} // namespace gpuwise
