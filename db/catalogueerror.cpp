// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/cataloguereader.h"

#include <QCoreApplication>
#include <QDir>

namespace gpuwise {

QString catalogueErrorMessage(const CatalogueError &error)
{
    const QString path = QDir::toNativeSeparators(error.path);
    switch (error.code) {
    case CatalogueError::Code::Missing:
        return QCoreApplication::translate(
                   "CatalogueError", "The card catalogue was not found: %1. Install GPUwise again, or set "
                                     "GPUWISE_CATALOGUE to a catalogue file.")
            .arg(path);
    case CatalogueError::Code::NotADatabase:
        return QCoreApplication::translate("CatalogueError",
                                           "The file %1 is not a card catalogue. Install GPUwise again.")
            .arg(path);
    case CatalogueError::Code::Foreign:
        return QCoreApplication::translate(
                   "CatalogueError",
                   "The file %1 is a database of another program, not a card catalogue. Choose another file.")
            .arg(path);
    case CatalogueError::Code::Damaged:
        return QCoreApplication::translate("CatalogueError",
                                           "The card catalogue %1 is damaged (%2). Install GPUwise again.")
            .arg(path, error.detail);
    case CatalogueError::Code::Newer:
        return QCoreApplication::translate("CatalogueError",
                                           "The card catalogue %1 was made for a newer GPUwise (%2). Update "
                                           "GPUwise, or install the catalogue of this version.")
            .arg(path, error.detail);
    case CatalogueError::Code::Older:
        return QCoreApplication::translate(
                   "CatalogueError", "The card catalogue %1 was made for an older GPUwise (%2). Install "
                                     "the catalogue of this version.")
            .arg(path, error.detail);
    }
    return {};
}

} // namespace gpuwise
