// SPDX-License-Identifier: GPL-3.0-or-later
//
// A fit bar as a widget of its own. Tables and paper paint the same geometry (ui/fitbarpainter.h).
#pragma once

#include "model/charts/fitbargeometry.h"

#include <QWidget>

namespace gpuwise {

class FitBarWidget final : public QWidget
{
    Q_OBJECT
public:
    explicit FitBarWidget(double trackHeight, QWidget *parent = nullptr);

    /// `name` is the card's, for screen readers and the tool tip.
    void setBar(const FitBar &bar, double axisEndGiB, const QString &name);
    void setAxisLabels(bool on); ///< 0 and the size as sold under the bar

    const FitBar &bar() const { return m_bar; }
    FitBarGeometry geometryNow() const;
    QString spokenText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void describe();

    FitBar m_bar;
    FitBarMetrics m_metrics;
    QString m_name;
    double m_axisEndGiB = 0;
    bool m_axisLabels = false;
};

} // namespace gpuwise
