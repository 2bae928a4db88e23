// SPDX-License-Identifier: GPL-3.0-or-later
//
// The shapes that FlatStyle and the painted widgets are made of.
#pragma once

#include "ui/tokens.h"

#include <QPainter>
#include <QStyleOption>

namespace gpuwise {

inline constexpr int panelRadius = 4;
inline constexpr int tagRadius = 3;

/// A filled box with a border inside its rectangle.
void paintBox(QPainter &painter, const QRectF &rect, const QColor &fill, const QColor &border,
              double borderWidth = 1, double radius = panelRadius, Qt::PenStyle line = Qt::SolidLine);
/// The 2-px accent border of the focused control.
void paintFocus(QPainter &painter, const QRectF &rect, const Tokens &tokens, double radius = panelRadius);

void paintButton(QPainter &painter, const QStyleOption &option, const Tokens &tokens, bool primary,
                 bool flat);
void paintField(QPainter &painter, const QStyleOption &option, const Tokens &tokens);
void paintCheckBox(QPainter &painter, const QStyleOption &option, const Tokens &tokens);
void paintRadio(QPainter &painter, const QRectF &circle, bool on, QStyle::State state, const Tokens &tokens);
void paintChevron(QPainter &painter, const QRectF &rect, Qt::ArrowType direction, const QColor &colour);
void paintSliderGroove(QPainter &painter, const QRectF &groove, double filledTo, const Tokens &tokens);
void paintSliderHandle(QPainter &painter, const QRectF &handle, QStyle::State state, const Tokens &tokens);

} // namespace gpuwise
