// SPDX-License-Identifier: GPL-3.0-or-later
//
// A catalogue pack of a stranger: checked by plain reads, copied to a private folder (that one file, never a
// journal beside it), opened immutable, checked whole, and read column by column through the same rows as a
// CSV.
#pragma once

#include "db/import/importer.h"

namespace gpuwise {

ImportPreview previewPack(const QString &path, const ImportOptions &options, const Catalogue &shipped,
                          const UserData &existing, const ImportWatch &watch = {});

} // namespace gpuwise
