// SPDX-License-Identifier: GPL-3.0-or-later
//
// What tests of all folders share.
#pragma once

#include "model/domain/catalogue.h"

#include <QString>

namespace gpuwise {

/// The catalogue that this build made, read once. Stops the test program with the reason when it is broken.
const Catalogue &shippedCatalogue();

/// Its file, and the folder of CSV files that it was made from.
QString shippedCataloguePath();
QString catalogueSourceFolder();

} // namespace gpuwise
