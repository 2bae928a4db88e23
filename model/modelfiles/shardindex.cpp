// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/jsontokens.h"
#include "model/modelfiles/safetensorsformat.h"

#include <QIODevice>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr qint64 largestIndex = 64LL << 20;
constexpr quint64 mostTensors = 1'000'000;
constexpr qsizetype mostShards = 10'000;
constexpr double mostBytes = 0x1p50;

class IndexReader
{
public:
    IndexReader(QIODevice &device, ShardIndex &index)
        : m_tokens(device, 0, static_cast<quint64>(device.size()))
        , m_index(index)
    {}

    void read()
    {
        if (const JsonToken token = m_tokens.next(); token != JsonToken::BeginObject)
            m_tokens.refuse(FileFault::NotAnObject, {}, jsonTokenName(token));
        while (m_tokens.next() != JsonToken::EndObject) {
            const QByteArray key = m_tokens.text();
            const JsonToken value = m_tokens.next();
            if (key == "metadata")
                readMetadata(value);
            else if (key == "weight_map")
                readMap(value);
            else
                m_tokens.skipRest(value);
        }
        m_tokens.next(); // refuses whatever follows
        if (!m_hasMap || m_shards.isEmpty())
            m_tokens.refuse(FileFault::ValueMissing, QStringLiteral("weight_map"));
        m_index.shards = QStringList(m_shards.begin(), m_shards.end());
        m_index.shards.sort();
    }

private:
    void readMetadata(JsonToken token)
    {
        if (token != JsonToken::BeginObject)
            m_tokens.refuse(FileFault::NotAnObject, QStringLiteral("metadata"), jsonTokenName(token));
        while (m_tokens.next() != JsonToken::EndObject) {
            const QByteArray key = m_tokens.text();
            const JsonToken value = m_tokens.next();
            if (key == "total_size")
                m_index.totalBytes = amount(key, value);
            else if (key == "total_parameters" && value == JsonToken::Number)
                m_index.totalParameters = amount(key, value);
            else
                m_tokens.skipRest(value);
        }
    }

    double amount(const QByteArray &key, JsonToken token)
    {
        const QString name = QStringLiteral("metadata.%1").arg(QString::fromLatin1(key));
        if (token != JsonToken::Number)
            m_tokens.refuse(FileFault::ValueWrongType, name, jsonTokenName(token),
                            jsonTokenName(JsonToken::Number));
        const double number = m_tokens.text().toDouble();
        if (!std::isfinite(number) || number < 1 || number > mostBytes || number != std::floor(number))
            m_tokens.refuse(FileFault::ValueOutOfRange, name, QString::fromLatin1(m_tokens.text()),
                            QStringLiteral("1 … 2^50"));
        return number;
    }

    void readMap(JsonToken token)
    {
        if (token != JsonToken::BeginObject)
            m_tokens.refuse(FileFault::NotAnObject, QStringLiteral("weight_map"), jsonTokenName(token));
        m_hasMap = true;
        while (m_tokens.next() != JsonToken::EndObject) {
            const QByteArray tensor = m_tokens.text();
            const JsonToken value = m_tokens.next();
            if (value != JsonToken::Text)
                m_tokens.refuse(FileFault::ValueWrongType, QString::fromUtf8(tensor), jsonTokenName(value),
                                jsonTokenName(JsonToken::Text));
            const QString shard = QString::fromUtf8(m_tokens.text());
            if (!isPlainShardName(shard))
                m_tokens.refuse(FileFault::UnsafeShardName, QString::fromUtf8(tensor), shard);
            m_shards.insert(shard);
            if (++m_index.tensors > mostTensors || m_shards.size() > mostShards)
                m_tokens.refuse(FileFault::TooManyEntries, QStringLiteral("weight_map"),
                                QString::number(m_index.tensors), QString::number(mostTensors));
        }
    }

    JsonTokens m_tokens;
    ShardIndex &m_index;
    QSet<QString> m_shards;
    bool m_hasMap = false;
};

} // namespace

ShardIndex readShardIndex(QIODevice &device)
{
    if (device.size() > largestIndex)
        throw FileRefused{
            {{}, FileFault::TooLarge, {}, {}, QString::number(device.size()), QString::number(largestIndex)}};
    ShardIndex index;
    IndexReader(device, index).read();
    return index;
}

} // namespace gpuwise
