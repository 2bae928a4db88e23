// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the shipped catalogue is. GPUWISE_CATALOGUE wins; then the places of an installed program and of a
// build.
#pragma once

#include <QString>
#include <QStringList>

namespace gpuwise {

/// In the order in which they are tried. Needs an application object.
QStringList catalogueCandidates();

/// The first candidate that is a file. When none is, the first of all: the error then names a useful place.
QString locateCatalogue();

} // namespace gpuwise
