// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/cataloguereader.h"

#include "db/cataloguerows.h"
#include "db/connection.h"

#include <QFile>
#include <QFileInfo>
#include <QVariant>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

using Code = CatalogueError::Code;

/// SQLite takes a file of a few bytes for an empty database, and quick_check calls that "ok".
bool startsLikeADatabase(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(16) == QByteArrayView("SQLite format 3\0", 16);
}

/// open() succeeds on any file: only the first statement tells.
std::optional<CatalogueError> refuse(const Connection &db, const QString &path)
{
    if (!startsLikeADatabase(path))
        return CatalogueError{Code::NotADatabase, path, u"not an SQLite file"_s};
    if (!db.isOpen())
        return CatalogueError{Code::Damaged, path, db.error()};
    QString error;
    const int application = db.value(u"PRAGMA application_id"_s, &error).toInt();
    if (!error.isEmpty())
        return CatalogueError{Code::Damaged, path, error};
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
    for (const auto read : {readHead, readGpus, readPciIds, readModels, readLlamaCppShapes, readQuantisations,
                            readSoftware, readUsableMemory, readClaims, readOffers, readSpeedConstants}) {
        const QString error = read(context);
        if (!error.isEmpty())
            return CatalogueError{Code::Damaged, path, error};
    }
    catalogue.buildIndex();
    return catalogue;
}

} // namespace gpuwise
