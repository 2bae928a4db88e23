// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads a file of strangers front to back through a small buffer. Every length is compared with what is left
// before anything is reserved; skipping seeks, so tensor data and vocabularies are never in memory.
#pragma once

#include "model/modelfiles/problem.h"

#include <QByteArray>
#include <QtEndian>

#include <type_traits>
#include <vector>

class QIODevice;

namespace gpuwise {

class ByteReader
{
public:
    /// `device` is open, seekable and outlives the reader. `end`: where reading must stop (a header's end).
    explicit ByteReader(QIODevice &device);

    quint64 size() const { return m_size; }
    quint64 position() const { return m_position; }
    quint64 remaining() const { return m_size - m_position; }
    /// Reading beyond this many bytes is refused as absurd (HeaderTooLarge).
    void setHeaderLimit(quint64 bytes) { m_headerLimit = bytes; }

    /// What is being read, named in a refusal.
    void setKey(const QString &key) { m_key = key; }
    [[noreturn]] void refuse(FileFault fault, const QString &found = {}, const QString &allowed = {}) const;
    [[noreturn]] void refuseAt(quint64 offset, FileFault fault, const QString &found = {},
                               const QString &allowed = {}) const;

    /// Refuses when fewer than `count` bytes are left.
    void need(quint64 count) const;
    void skip(quint64 count);
    /// The next `count` bytes, of which at most `keep` are returned; the rest is skipped.
    QByteArray bytes(quint64 count, quint64 keep);

    /// The next number, little-endian.
    template <typename T> T number()
    {
        static_assert(std::is_arithmetic_v<T>);
        const char *at = window(sizeof(T));
        m_position += sizeof(T);
        return qFromLittleEndian<T>(at);
    }

private:
    const char *window(quint64 count); ///< at least `count` (small) bytes at the position

    QIODevice &m_device;
    quint64 m_size;
    quint64 m_position = 0;
    quint64 m_headerLimit;
    std::vector<char> m_buffer;
    quint64 m_bufferStart = 0;
    quint64 m_bufferLength = 0;
    QString m_key;
};

/// Sums and products that refuse to wrap. nullopt: the result does not fit.
std::optional<quint64> checkedProduct(quint64 a, quint64 b);
std::optional<quint64> checkedSum(quint64 a, quint64 b);

} // namespace gpuwise
