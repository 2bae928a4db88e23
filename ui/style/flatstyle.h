// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fusion without gradients and shadows: flat panels, 1-px borders, radius 4, a 2-px accent border for focus.
// All colours come from the palette's theme. Painting of the single controls: flatpaint.h.
//
// Dynamic properties that widgets may set: "primary" (the one filled button of a page), "dense" (26 instead
// of 30 high).
#pragma once

#include <QProxyStyle>

namespace gpuwise {

class FlatStyle final : public QProxyStyle
{
    Q_OBJECT
public:
    FlatStyle();

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returnData) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option,
                         const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl sub,
                         const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
};

} // namespace gpuwise
