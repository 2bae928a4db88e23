// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/importer.h"

#include "db/import/importtext.h"
#include "db/import/packimport.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace gpuwise {

namespace {

/// A feed is one provider's: "lambda/vms.csv", "vastai.csv".
QString providerFrom(const QFileInfo &file)
{
    const QString name = file.completeBaseName();
    return name == QLatin1StringView("vms") ? file.absoluteDir().dirName() : name;
}

} // namespace

ImportPreview previewImport(const QString &path, const ImportOptions &options, const Catalogue &shipped,
                            const UserData &existing)
{
    const QFileInfo file(path);
    ImportOptions known = options;
    if (known.provider.isEmpty())
        known.provider = providerFrom(file);
    const QDate written = file.lastModified().date();
    if (!known.fileDate.isValid() && written.isValid() && written < known.today)
        known.fileDate = written;
    if (options.kind == ImportKind::Pack)
        return previewPack(path, known, shipped, existing);
    const auto read = readImportFile(path, mostTableBytes);
    if (const auto *problem = std::get_if<ImportProblem>(&read)) {
        ImportPreview preview;
        preview.file = file.fileName();
        preview.kind = options.kind;
        preview.refusal = *problem;
        return preview;
    }
    return previewTable(std::get<QByteArray>(read), file.fileName(), known, shipped, existing);
}

} // namespace gpuwise
