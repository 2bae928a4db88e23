// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws a BarChart with Qt Charts, in the colours of the theme. Names and values are painted here, not by the
// library: it would read markup in them. Nothing moves: animations are off.
#pragma once

#include "model/charts/barchart.h"
#include "ui/charts/chartpicture.h"

#include <QChartView>

class QBarSet;
class QHorizontalStackedBarSeries;
class QValueAxis;

namespace gpuwise {

class BarChartView final : public QChartView
{
    Q_OBJECT
public:
    explicit BarChartView(QWidget *parent = nullptr);

    const BarChart &barChart() const { return m_spec; }
    const BarChartGeometry &geometryOfBars() const { return m_geometry; }
    void setBarChart(const BarChart &chart);

    ChartPicture chartPicture() const; ///< of what is shown now

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void activated(); ///< clicked, or Enter while it has the focus

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void fill();    ///< the bars of the library from the spec
    void colour();  ///< from the theme
    void arrange(); ///< the plot where the geometry has it
    int rowAt(const QPoint &position) const;

    BarChart m_spec;
    BarChartGeometry m_geometry;
    QHorizontalStackedBarSeries *m_series;
    QBarSet *m_baseline; ///< owned by the series
    QBarSet *m_others;
    QValueAxis *m_axis;
};

} // namespace gpuwise
