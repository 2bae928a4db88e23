// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/cataloguereader.h"

#include "db/cataloguefile.h"
#include "db/cataloguerows.h"

#include <QFile>
#include <QFileInfo>

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

/// The one value that a pragma says; empty with `error` when it says none.
QString pragma(const CatalogueFile &db, QStringView name, QString *error)
{
    CatalogueRows row(db, u"PRAGMA "_s + name);
    const QString value = row.next() ? row.text(0) : QString();
    *error = row.error();
    return value;
}

/// Opening succeeds on any file: only the first statement tells.
std::optional<CatalogueError> refuse(const CatalogueFile &db, const QString &path)
{
    if (!startsLikeADatabase(path))
        return CatalogueError{Code::NotADatabase, path, u"not an SQLite file"_s};
    if (!db.error().isEmpty())
        return CatalogueError{Code::Damaged, path, db.error()};
    QString error;
    const int application = pragma(db, u"application_id", &error).toInt();
    if (!error.isEmpty())
        return CatalogueError{Code::Damaged, path, error};
    if (application != catalogueApplicationId)
        return CatalogueError{Code::Foreign, path, u"application id %1"_s.arg(application)};
    const int version = pragma(db, u"user_version", &error).toInt();
    if (version != catalogueSchemaVersion)
        return CatalogueError{version > catalogueSchemaVersion ? Code::Newer : Code::Older, path,
                              u"version %1"_s.arg(version)};
    return std::nullopt;
}

std::optional<CatalogueError> lookThrough(const CatalogueFile &db, const QString &path)
{
    QString error = db.error();
    const QString check = error.isEmpty() ? pragma(db, u"quick_check(1)", &error) : QString();
    if (check == u"ok")
        return std::nullopt;
    return CatalogueError{Code::Damaged, path, check.isEmpty() ? error : check};
}

} // namespace

std::optional<CatalogueError> checkCatalogue(const QString &path)
{
    return lookThrough(CatalogueFile(path), path);
}

std::variant<Catalogue, CatalogueError> readCatalogue(const QString &path, WholeFile whole)
{
    // isFile() keeps folders and devices out.
    if (path.isEmpty() || !QFileInfo(path).isFile())
        return CatalogueError{Code::Missing, path, u"no such file"_s};
    const CatalogueFile db(path);
    if (auto error = refuse(db, path))
        return *error;
    if (whole == WholeFile::IsCheckedFirst)
        if (auto error = lookThrough(db, path))
            return *error;
    Catalogue catalogue;
    ReadContext context{db, catalogue, {}, -1};
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
