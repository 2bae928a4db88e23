// SPDX-License-Identifier: GPL-3.0-or-later
//
// The published measurements of catalogue.sqlite. Thousands of rows that only an account of the errors needs:
// readCatalogue() leaves them where they are.
#pragma once

#include "db/cataloguereader.h"
#include "model/domain/measurement.h"

#include <variant>
#include <vector>

namespace gpuwise {

/// From the file that `catalogue` was read from; sources are indices into it.
std::variant<std::vector<Measurement>, CatalogueError> readMeasurements(const QString &path,
                                                                        const Catalogue &catalogue);

} // namespace gpuwise
