// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files of strangers with cards and prices: tables in CSV, the price feeds that SkyPilot and gpuhunt publish,
// catalogue packs. Read, checked and compared with what is there; nothing is changed and nothing of the file
// is trusted. The answer is a preview: its edits go into the user's store in one piece.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/importpreview.h"

#include <QDate>
#include <QHash>

namespace gpuwise {

/// Larger tables are refused before they are read; the largest feed published has 8 MB.
inline constexpr qint64 mostTableBytes = 16LL << 20;
inline constexpr qint64 mostPackBytes = 64LL << 20;

struct ImportOptions
{
    ImportKind kind = ImportKind::Prices;
    QHash<QString, QString> columns;  ///< field -> header, by the user: "price" -> "报价"
    std::optional<Currency> currency; ///< of prices that name none
    QString provider;                 ///< of a feed; empty: the name of its file or folder
    QDate today;
    QString source; ///< of rows that name none; empty: the name of the file
    QDate fileDate; ///< prices without a date count as of this day; invalid: today
};

/// `shipped`: without the user's data, which is `existing`.
ImportPreview previewImport(const QString &path, const ImportOptions &options, const Catalogue &shipped,
                            const UserData &existing);

/// The same for the bytes of a table.
ImportPreview previewTable(const QByteArray &bytes, const QString &fileName, const ImportOptions &options,
                           const Catalogue &shipped, const UserData &existing);

} // namespace gpuwise
