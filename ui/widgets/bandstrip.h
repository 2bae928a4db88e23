// SPDX-License-Identifier: GPL-3.0-or-later
//
// An estimate with its band on a scale that several strips share.
#pragma once

#include "model/domain/quantity.h"

#include <QRectF>
#include <QWidget>

namespace gpuwise {

struct BandStripGeometry
{
    QRectF line;
    QRectF band;
    QRectF mark;
};
/// Pure: where the parts of a strip lie. `scaleEnd` is the value at the right edge.
BandStripGeometry layoutBandStrip(const Band &band, double scaleEnd, const QRectF &rect);

class BandStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit BandStrip(QWidget *parent = nullptr);
    /// `spoken` says the numbers in words; the widget itself has none.
    void setBand(const Band &band, double scaleEnd, const QString &spoken);

    QSize sizeHint() const override { return {160, 16}; }
    QSize minimumSizeHint() const override { return {60, 16}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Band m_band;
    double m_scaleEnd = 0;
};

} // namespace gpuwise
