// SPDX-License-Identifier: GPL-3.0-or-later
//
// The product's own icons: SVG line drawings, tinted with the text colour of the moment, sharp at every
// scale.
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

#include "model/estimate/fit.h"

namespace gpuwise {

/// A drawing of resources/icons by its name ("undo"). Follows the palette while the program runs.
QIcon iconNamed(const QString &name);
/// The coloured icon of the program itself.
QIcon applicationIcon();
/// One drawing in one colour, for painted widgets. Cached.
QPixmap tintedPixmap(const QString &name, const QColor &colour, int size, double devicePixelRatio);
/// Tick in a circle, triangle, cross in an octagon, dotted question mark: told apart without colour.
QString verdictIconName(Verdict verdict);

} // namespace gpuwise
