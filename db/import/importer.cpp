// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/importer.h"

#include "db/import/importtext.h"
#include "db/import/packimport.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace gpuwise {

namespace {

/// A feed is one provider's: "lambda/vms.csv", "vastai.csv".
QString providerFrom(const QFileInfo &file)
{
    const QString name = file.completeBaseName();
    return name == QLatin1StringView("vms") ? file.absoluteDir().dirName() : name;
}

/// Nothing is read of what is no ordinary file: the readers refuse it.
bool isDatabase(const QFileInfo &info)
{
    QFile file(info.filePath());
    const QByteArray mark("SQLite format 3\0", 16);
    return info.isFile() && file.open(QIODevice::ReadOnly) && file.read(mark.size()) == mark;
}

} // namespace

ImportPreview previewImport(const QString &path, const ImportOptions &options, const Catalogue &shipped,
                            const UserData &existing, const ImportWatch &watch)
{
    const QFileInfo file(path);
    ImportOptions known = options;
    if (known.provider.isEmpty())
        known.provider = providerFrom(file);
    const QDate written = file.lastModified().date();
    if (!known.fileDate.isValid() && written.isValid() && written < known.today)
        known.fileDate = written;
    if (options.kind ? options.kind == ImportKind::Pack : isDatabase(file))
        return previewPack(path, known, shipped, existing, watch);
    const auto read = readImportFile(path, mostTableBytes);
    if (const auto *problem = std::get_if<ImportProblem>(&read)) {
        ImportPreview preview;
        preview.file = file.fileName();
        preview.kind = options.kind.value_or(ImportKind::Prices);
        preview.refusal = *problem;
        return preview;
    }
    return previewTable(std::get<QByteArray>(read), file.fileName(), known, shipped, existing, watch);
}

} // namespace gpuwise
