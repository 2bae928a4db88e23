// SPDX-License-Identifier: GPL-3.0-or-later
//
// catalogue.sqlite to values. The file is checked before anything is believed: that it is there, is SQLite,
// is ours, is a version that this program knows, and is whole.
#pragma once

#include "model/domain/catalogue.h"

#include <QString>

#include <optional>
#include <variant>

namespace gpuwise {

/// "GPWC", in the header of the file; the schema sets the same number.
inline constexpr int catalogueApplicationId = 0x47505743;
inline constexpr int catalogueSchemaVersion = 1;

struct CatalogueError
{
    enum class Code
    {
        Missing,      ///< no such file
        NotADatabase, ///< something else: text, an empty file
        Foreign,      ///< a database of another program
        Damaged,      ///< ours, and broken or with rows that make no sense
        Newer,        ///< made by a later version of GPUwise
        Older
    };
    Code code = Code::Missing;
    QString path;
    QString detail; ///< of the machine, in English: what SQLite said, which row

    bool operator==(const CatalogueError &) const = default;
};

enum class WholeFile
{
    IsCheckedFirst,
    IsCheckedApart ///< by the caller, with checkCatalogue(), before anybody sees a fact
};

std::variant<Catalogue, CatalogueError> readCatalogue(const QString &path,
                                                      WholeFile whole = WholeFile::IsCheckedFirst);

/// Looks through every page, also of the tables that are not read: a quarter of the time of reading.
std::optional<CatalogueError> checkCatalogue(const QString &path);

/// What is wrong, where and what to do, in the language of the user.
QString catalogueErrorMessage(const CatalogueError &error);

} // namespace gpuwise
