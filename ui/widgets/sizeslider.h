// SPDX-License-Identifier: GPL-3.0-or-later
//
// The size of a model on a logarithmic scale, with the sizes of well-known models as marks. Arrow keys step,
// Page keys go from mark to mark, Home and End to the ends.
#pragma once

#include "model/session/sizescale.h"

#include <QWidget>

namespace gpuwise {

class SizeSlider final : public QWidget
{
    Q_OBJECT
public:
    static constexpr double minimumBillions = smallestBillions;
    static constexpr double maximumBillions = largestBillions;

    explicit SizeSlider(QWidget *parent = nullptr);

    double billions() const { return m_billions; }
    void setBillions(double billions); ///< does not emit
    QString spokenValue() const;       ///< "32.76B"

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void billionsPicked(double billions); ///< by hand, at every step of a drag

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    double xOf(double billions) const;
    void pick(double billions);
    void pickAt(double x);

    double m_billions = 7;
};

} // namespace gpuwise
