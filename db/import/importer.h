// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files of strangers with cards and prices: tables in CSV, the price feeds that SkyPilot and gpuhunt publish,
// catalogue packs. Read, checked and compared with what is there; nothing is changed and nothing of the file
// is trusted. The answer is a preview: its edits go into the user's store in one piece.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/importoptions.h"

namespace gpuwise {

/// Larger tables are refused before they are read; the largest feed published has 8 MB.
inline constexpr qint64 mostTableBytes = 16LL << 20;
inline constexpr qint64 mostPackBytes = 64LL << 20;

/// `shipped`: without the user's data, which is `existing`.
ImportPreview previewImport(const QString &path, const ImportOptions &options, const Catalogue &shipped,
                            const UserData &existing, const ImportWatch &watch = {});

/// The same for the bytes of a table.
ImportPreview previewTable(const QByteArray &bytes, const QString &fileName, const ImportOptions &options,
                           const Catalogue &shipped, const UserData &existing, const ImportWatch &watch = {});

} // namespace gpuwise
