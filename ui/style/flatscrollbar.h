// SPDX-License-Identifier: GPL-3.0-or-later
//
// Scroll bars without arrow buttons: a rounded handle on the ground of what is scrolled.
#pragma once

#include "ui/tokens.h"

#include <QStyleOptionSlider>

class QPainter;
class QWidget;

namespace gpuwise {

QRect flatScrollBarRect(const QStyleOptionSlider &bar, QStyle::SubControl part);
void paintFlatScrollBar(QPainter &painter, const QStyleOptionSlider &bar, const QWidget *widget,
                        const Tokens &tokens);

} // namespace gpuwise
