// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes GGUF headers for tests, from the format's description (ggml docs/gguf.md): no tensor data.
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QtEndian>

#include <vector>

namespace gpuwise {

class GgufWriter
{
public:
    void text(const char *key, const QByteArray &value) { pair(key, 8, string(value)); }
    void u32(const char *key, quint32 value) { pair(key, 4, raw(value)); }
    void texts(const char *key, int count)
    {
        QByteArray body = raw(quint32{8}) + raw(static_cast<quint64>(count));
        for (int i = 0; i < count; ++i)
            body += string("token" + QByteArray::number(i));
        pair(key, 9, body);
    }
    /// `bytes` of data follow the tensor before it, rounded up to 32.
    void tensor(const QByteArray &name, const std::vector<quint64> &dims, quint32 type, quint64 bytes)
    {
        m_tensors += string(name) + raw(static_cast<quint32>(dims.size()));
        for (const quint64 dim : dims)
            m_tensors += raw(dim);
        m_tensors += raw(type) + raw(m_dataBytes);
        m_dataBytes += (bytes + 31) / 32 * 32;
        ++m_tensorCount;
    }
    quint64 dataBytes() const { return m_dataBytes; }

    QByteArray header() const
    {
        QByteArray all = QByteArray("GGUF") + raw(quint32{3}) + raw(m_tensorCount) + raw(m_pairCount) +
                         m_pairs + m_tensors;
        all.append((32 - all.size() % 32) % 32, '\0');
        return all;
    }
    /// A sparse file: the data is a hole.
    bool write(const QString &path) const
    {
        QFile file(path);
        const QByteArray start = header();
        return file.open(QIODevice::WriteOnly) && file.write(start) == start.size() &&
               file.resize(start.size() + static_cast<qint64>(m_dataBytes));
    }

private:
    template <typename T> static QByteArray raw(T value)
    {
        const T little = qToLittleEndian(value);
        return QByteArray(reinterpret_cast<const char *>(&little), sizeof little);
    }
    static QByteArray string(const QByteArray &value)
    {
        return raw(static_cast<quint64>(value.size())) + value;
    }
    void pair(const char *key, quint32 type, const QByteArray &body)
    {
        m_pairs += string(key) + raw(type) + body;
        ++m_pairCount;
    }

    QByteArray m_pairs, m_tensors;
    quint64 m_pairCount = 0, m_tensorCount = 0, m_dataBytes = 0;
};

} // namespace gpuwise
