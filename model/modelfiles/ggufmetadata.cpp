// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/ggufmetadata.h"

#include <algorithm>
#include <limits>

namespace gpuwise {

namespace {

QString rangeText(qint64 least, qint64 most)
{
    return QStringLiteral("%1 … %2").arg(least).arg(most);
}

bool isWhole(GgufValueType type)
{
    switch (type) {
    case GgufValueType::F32:
    case GgufValueType::F64:
    case GgufValueType::Bool:
    case GgufValueType::Text:
    case GgufValueType::Array:
        return false;
    default:
        return true;
    }
}

bool isIdentifier(QStringView name)
{
    if (name.isEmpty() || name.size() > 64 || name.startsWith(u'.') || name.contains(QLatin1StringView("..")))
        return false;
    return std::all_of(name.begin(), name.end(), [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.');
    });
}

} // namespace

GgufMetadata::GgufMetadata(const GgufContent &content)
    : m_content(content)
{
    readArchitecture();
}

void GgufMetadata::readArchitecture()
{
    const auto found = m_content.metadata.constFind("general.architecture");
    if (found == m_content.metadata.constEnd())
        return;
    if (found->type != GgufValueType::Text)
        refuse("general.architecture", FileFault::ValueWrongType, ggufTypeName(found->type),
               ggufTypeName(GgufValueType::Text));
    const QString name = QString::fromUtf8(found->text);
    if (!isIdentifier(name))
        refuse("general.architecture", FileFault::NotAnIdentifier, name);
    m_architecture = name;
}

QString GgufMetadata::keyOf(const char *name) const
{
    const QString plain = QString::fromLatin1(name);
    if (m_architecture.isEmpty() || plain.startsWith(QLatin1StringView("general.")) ||
        plain.startsWith(QLatin1StringView("split.")) || plain.startsWith(QLatin1StringView("tokenizer.")))
        return plain;
    return m_architecture + u'.' + plain;
}

const GgufValue *GgufMetadata::find(const char *name) const
{
    const auto found = m_content.metadata.constFind(keyOf(name).toUtf8());
    return found == m_content.metadata.constEnd() ? nullptr : &*found;
}

void GgufMetadata::refuse(const char *name, FileFault fault, const QString &found,
                          const QString &allowed) const
{
    const GgufValue *value = find(name);
    throw FileRefused{
        {{}, fault, value ? std::optional(value->offset) : std::nullopt, keyOf(name), found, allowed}};
}

qint64 GgufMetadata::wholeOf(const char *name, const GgufValue &value, qint64 least, qint64 most) const
{
    if (!isWhole(value.type)) {
        const QString found =
            value.type == GgufValueType::F32 || value.type == GgufValueType::F64
                ? QStringLiteral("%1 (%2)").arg(QString::number(value.real), ggufTypeName(value.type))
                : ggufTypeName(value.type);
        refuse(name, FileFault::ValueWrongType, found, QStringLiteral("u32"));
    }
    const bool tooBig = value.natural > static_cast<quint64>(std::numeric_limits<qint64>::max());
    const qint64 number = value.natural != 0 ? static_cast<qint64>(value.natural) : value.whole;
    if (tooBig || number < least || number > most)
        refuse(name, FileFault::ValueOutOfRange,
               tooBig ? QString::number(value.natural) : QString::number(number), rangeText(least, most));
    return number;
}

std::optional<int> GgufMetadata::whole(const char *name, qint64 least, qint64 most) const
{
    const GgufValue *value = find(name);
    if (!value)
        return std::nullopt;
    return static_cast<int>(wholeOf(name, *value, least, most));
}

std::optional<QString> GgufMetadata::text(const char *name) const
{
    const GgufValue *value = find(name);
    if (!value)
        return std::nullopt;
    if (value->type != GgufValueType::Text)
        refuse(name, FileFault::ValueWrongType, ggufTypeName(value->type), ggufTypeName(GgufValueType::Text));
    return QString::fromUtf8(value->text);
}

std::optional<bool> GgufMetadata::flag(const char *name) const
{
    const GgufValue *value = find(name);
    if (!value)
        return std::nullopt;
    if (value->type != GgufValueType::Bool)
        refuse(name, FileFault::ValueWrongType, ggufTypeName(value->type), ggufTypeName(GgufValueType::Bool));
    return value->natural != 0;
}

std::vector<int> GgufMetadata::perLayer(const char *name, int layers, qint64 least, qint64 most) const
{
    const GgufValue *value = find(name);
    if (!value)
        return {};
    const auto count = static_cast<std::size_t>(layers);
    if (value->type != GgufValueType::Array)
        return std::vector<int>(count, static_cast<int>(wholeOf(name, *value, least, most)));
    if (value->length != count)
        refuse(name, FileFault::ListLengthWrong, QString::number(value->length), QString::number(layers));
    if (!value->listKept)
        refuse(name, FileFault::ValueWrongType, ggufTypeName(value->element), QStringLiteral("u32"));
    std::vector<int> numbers;
    for (const qint64 number : value->list) {
        if (number < least || number > most)
            refuse(name, FileFault::ValueOutOfRange, QString::number(number), rangeText(least, most));
        numbers.push_back(static_cast<int>(number));
    }
    return numbers;
}

} // namespace gpuwise
