// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/filekind.h"

#include <QIODevice>

namespace gpuwise {

namespace {

constexpr qint64 startBytes = 512;

QByteArray startOf(QIODevice &device)
{
    device.seek(0);
    const QByteArray start = device.read(startBytes);
    device.seek(0);
    return start;
}

[[noreturn]] void refuse(FileFault fault)
{
    throw FileRefused{{{}, fault, {}, {}, {}, {}}};
}

} // namespace

void refuseEverydayMistakes(QIODevice &device)
{
    const QByteArray start = startOf(device);
    if (start.isEmpty())
        refuse(FileFault::Empty);
    const QByteArray text = start.trimmed().toLower();
    if (start.startsWith("version https://git-lfs"))
        refuse(FileFault::LfsPointer);
    if (text.startsWith("<!doctype") || text.startsWith("<html"))
        refuse(FileFault::WebPage);
    if (start.startsWith("PK\x03\x04") || start.startsWith("PK\x05\x06"))
        refuse(FileFault::ZipArchive);
    if (start.startsWith("%PDF"))
        refuse(FileFault::PdfDocument);
}

ModelFileKind kindOf(QIODevice &device, const QString &path)
{
    const QString name = path.toLower();
    if (name.endsWith(QLatin1StringView(".gguf")))
        return ModelFileKind::Gguf;
    if (name.endsWith(QLatin1StringView(".safetensors")))
        return ModelFileKind::Safetensors;
    if (name.endsWith(QLatin1StringView(".index.json")))
        return ModelFileKind::SafetensorsIndex;
    if (name.endsWith(QLatin1StringView(".json")))
        return ModelFileKind::HuggingFaceConfig;
    refuseEverydayMistakes(device);
    const QByteArray start = startOf(device);
    if (start.startsWith("GGUF") || start.startsWith("tjgg") || start.startsWith("lmgg"))
        return ModelFileKind::Gguf;
    if (start.size() > 9 && start[8] == '{')
        return ModelFileKind::Safetensors;
    const QByteArray text = start.trimmed();
    if (text.startsWith('{'))
        return text.contains("\"weight_map\"") ? ModelFileKind::SafetensorsIndex
                                               : ModelFileKind::HuggingFaceConfig;
    refuse(FileFault::UnknownKind);
}

} // namespace gpuwise
