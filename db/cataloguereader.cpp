// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/cataloguereader.h"

#include "db/cataloguerows.h"
#include "db/connection.h"

#include <QFileInfo>
#include <QVariant>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

using Code = CatalogueError::Code;

/// open() succeeds on any file: only the first statement tells. quick_check calls an empty file "ok", so the
/// application id is looked at first.
std::optional<CatalogueError> refuse(const Connection &db, const QString &path)
{
    if (!db.isOpen())
        return CatalogueError{Code::NotADatabase, path, db.error()};
    QString error;
    const int application = db.value(u"PRAGMA application_id"_s, &error).toInt();
    if (!error.isEmpty())
        return CatalogueError{Code::NotADatabase, path, error};
    if (QFileInfo(path).size() == 0)
        return CatalogueError{Code::NotADatabase, path, u"the file is empty"_s};
    if (application != catalogueApplicationId)
        return CatalogueError{Code::Foreign, path, u"application id %1"_s.arg(application)};
    const int version = db.value(u"PRAGMA user_version"_s).toInt();
    if (version != catalogueSchemaVersion)
        return CatalogueError{version > catalogueSchemaVersion ? Code::Newer : Code::Older, path,
                              u"version %1"_s.arg(version)};
    const QString check = db.value(u"PRAGMA quick_check(1)"_s, &error).toString();
    if (check != u"ok")
        return CatalogueError{Code::Damaged, path, check.isEmpty() ? error : check};
    return std::nullopt;
}

} // namespace

std::variant<Catalogue, CatalogueError> readCatalogue(const QString &path)
{
    // isFile() keeps folders and devices out.
    if (path.isEmpty() || !QFileInfo(path).isFile())
        return CatalogueError{Code::Missing, path, u"no such file"_s};
    const Connection db(path, Connection::Mode::Immutable);
    if (auto error = refuse(db, path))
        return *error;
    Catalogue catalogue;
    ReadContext context{db, catalogue, {}};
    for (const auto read : {readHead, readGpus, readModels, readQuantisations, readSoftware, readUsableMemory,
                            readClaims, readOffers, readSpeedConstants}) {
        const QString error = read(context);
        if (!error.isEmpty())
            return CatalogueError{Code::Damaged, path, error};
    }
    catalogue.buildIndex();
    return catalogue;
}

} // namespace gpuwise
