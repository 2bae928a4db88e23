// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/modelfile.h"

#include "model/modelfiles/filekind.h"
#include "model/modelfiles/ggufmodel.h"
#include "model/modelfiles/huggingfaceconfig.h"
#include "model/modelfiles/safetensorsmodel.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace gpuwise {

namespace {

QString shortName(const QString &path)
{
    return QFileInfo(path).fileName();
}

/// Opens an ordinary file; devices and pipes, which never end, are refused before anything is read.
void openFile(QFile &file)
{
    const QFileInfo info(file.fileName());
    if (info.exists() && !info.isFile())
        throw FileRefused{{{}, FileFault::NotAFile, {}, {}, {}, {}}};
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        throw FileRefused{{{}, FileFault::CannotOpen, {}, {}, file.errorString(), {}}};
    if (file.isSequential())
        throw FileRefused{{{}, FileFault::NotAFile, {}, {}, {}, {}}};
}

/// Name of part `number` in the naming of llama.cpp: "NAME-00002-of-00003.gguf". Empty: the file is not so
/// named.
QString partName(const QString &name, int number, int count)
{
    const QString tail = QStringLiteral("-of-%1.gguf").arg(count, 5, 10, QLatin1Char('0'));
    if (!name.endsWith(tail, Qt::CaseInsensitive) || name.size() < tail.size() + 6)
        return {};
    return name.chopped(tail.size() + 5) + QStringLiteral("%1").arg(number, 5, 10, QLatin1Char('0')) +
           name.right(tail.size());
}

/// The other parts of a split model from the same folder; the opened part alone when one is missing.
std::vector<GgufPart> allParts(const QString &path, const GgufPart &opened, const GgufSplit &split)
{
    const QDir folder = QFileInfo(path).absoluteDir();
    std::vector<GgufPart> parts;
    for (int number = 1; number <= split.count; ++number) {
        if (number == split.number) {
            parts.push_back(opened);
            continue;
        }
        const QString name = partName(shortName(path), number, split.count);
        QFile file(folder.filePath(name));
        if (name.isEmpty() || !QFileInfo(file).isFile() ||
            !file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
            return {};
        try {
            parts.push_back({name, readGguf(file)});
            const GgufSplit other = splitOf(parts.back().content);
            if (other.count != split.count || other.number != number)
                throw FileRefused{{{},
                                   FileFault::PartsDiffer,
                                   {},
                                   {},
                                   QStringLiteral("%1/%2").arg(other.number).arg(other.count),
                                   QStringLiteral("%1/%2").arg(number).arg(split.count)}};
        } catch (FileRefused &refused) {
            refused.problem.file = name;
            throw;
        }
    }
    return parts;
}

ModelFileReport readGgufFile(QIODevice &device, const QString &path, bool lookAround)
{
    GgufPart opened{shortName(path), readGguf(device)};
    const GgufSplit split = splitOf(opened.content);
    std::vector<GgufPart> parts;
    if (split.count > 1 && lookAround)
        parts = allParts(path, opened, split);
    if (parts.empty())
        parts.push_back(std::move(opened));
    return describeGguf(parts, split.count, path);
}

constexpr QLatin1StringView indexName("model.safetensors.index.json");
constexpr QLatin1StringView wholeName("model.safetensors");

/// A neighbour that is an ordinary file. Its name is one of ours or was checked: it cannot leave the folder.
bool openBeside(const QString &path, const QString &name, QFile &file)
{
    file.setFileName(QFileInfo(path).absoluteDir().filePath(name));
    return QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

/// A neighbour's fault does not spoil the opened file: it becomes a remark.
template <typename Read> void readBeside(const QString &name, ModelFileReport &report, Read read)
{
    try {
        read();
    } catch (FileRefused &refused) {
        if (refused.problem.file.isEmpty())
            refused.problem.file = name;
        addRemark(report, FileRemarkId::BesideNotRead, problemText(refused.problem));
    }
}

/// The shape from the config.json beside a file with weights.
void takeConfigBeside(const QString &path, ModelFileReport &report)
{
    const QString name = QStringLiteral("config.json");
    QFile file;
    if (!openBeside(path, name, file))
        return;
    readBeside(name, report, [&] {
        ModelFileReport config = readHuggingFaceConfig(file, file.fileName());
        config.kind = report.kind;
        config.content.path = report.content.path;
        for (FileFact &fact : config.facts)
            if (fact.basis == FactBasis::Stated)
                fact.where = name + QStringLiteral(": ") + fact.where;
        report = std::move(config);
    });
}

/// All files of an index when they lie beside it, else what the index says.
void takeShards(const ShardIndex &index, const QString &path, ModelFileReport &report)
{
    std::vector<SafetensorsPart> parts;
    for (const QString &shard : index.shards) {
        QFile file;
        if (!openBeside(path, shard, file))
            continue;
        try {
            parts.push_back({shard, readSafetensors(file)});
        } catch (FileRefused &refused) {
            refused.problem.file = shard;
            throw;
        }
    }
    const qsizetype missing = index.shards.size() - static_cast<qsizetype>(parts.size());
    if (missing == 0)
        describeSafetensors(parts, report);
    else
        describeIndexOnly(index, missing, report);
}

ModelFileReport readIndexFile(QIODevice &device, const QString &path, bool lookAround)
{
    const ShardIndex index = readShardIndex(device);
    ModelFileReport report;
    report.kind = ModelFileKind::SafetensorsIndex;
    report.content.path = path;
    report.content.model.name = modelName({}, path);
    if (lookAround)
        takeConfigBeside(path, report);
    report.files.prepend(shortName(path));
    if (lookAround)
        takeShards(index, path, report);
    else
        describeIndexOnly(index, index.shards.size(), report);
    return report;
}

ModelFileReport readSafetensorsFile(QIODevice &device, const QString &path, bool lookAround)
{
    SafetensorsPart opened{shortName(path), readSafetensors(device)};
    ModelFileReport report;
    report.kind = ModelFileKind::Safetensors;
    report.content.path = path;
    report.content.model.name = modelName({}, path);
    if (!lookAround) {
        describeSafetensors({opened}, report);
        return report;
    }
    takeConfigBeside(path, report);
    // One of several: the index says which the others are.
    QFile file;
    bool whole = false;
    if (openBeside(path, indexName, file))
        readBeside(indexName, report, [&] {
            const ShardIndex index = readShardIndex(file);
            if (index.shards.contains(opened.name)) {
                takeShards(index, path, report);
                whole = true;
            }
        });
    if (!whole)
        describeSafetensors({opened}, report);
    return report;
}

ModelFileReport readConfigFile(QIODevice &device, const QString &path, bool lookAround)
{
    ModelFileReport report = readHuggingFaceConfig(device, path);
    QFile file;
    if (!lookAround)
        return report;
    if (openBeside(path, indexName, file))
        readBeside(indexName, report, [&] { takeShards(readShardIndex(file), path, report); });
    else if (openBeside(path, wholeName, file))
        readBeside(wholeName, report, [&] {
            describeSafetensors({{QString(wholeName), readSafetensors(file)}}, report);
        });
    return report;
}

ModelFileReport readKind(QIODevice &device, ModelFileKind kind, const QString &path, bool lookAround)
{
    refuseEverydayMistakes(device);
    switch (kind) {
    case ModelFileKind::Gguf:
        return readGgufFile(device, path, lookAround);
    case ModelFileKind::Safetensors:
        return readSafetensorsFile(device, path, lookAround);
    case ModelFileKind::SafetensorsIndex:
        return readIndexFile(device, path, lookAround);
    case ModelFileKind::HuggingFaceConfig:
        break;
    }
    return readConfigFile(device, path, lookAround);
}

template <typename Read> ModelFileResult caught(const QString &path, Read read)
{
    try {
        return read();
    } catch (const FileRefused &refused) {
        FileProblem problem = refused.problem;
        if (problem.file.isEmpty())
            problem.file = shortName(path);
        return problem;
    }
}

} // namespace

ModelFileResult readModelFile(const QString &path)
{
    return caught(path, [&path] {
        QFile file(path);
        openFile(file);
        return readKind(file, kindOf(file, path), path, true);
    });
}

ModelFileResult readModelFile(QIODevice &device, ModelFileKind kind, const QString &name)
{
    return caught(name, [&] { return readKind(device, kind, name, false); });
}

} // namespace gpuwise
