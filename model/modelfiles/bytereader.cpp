// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/bytereader.h"

#include <QIODevice>

#include <algorithm>
#include <limits>

namespace gpuwise {

namespace {
constexpr quint64 bufferBytes = 64 * 1024;
}

ByteReader::ByteReader(QIODevice &device)
    : m_device(device)
    , m_size(static_cast<quint64>(std::max<qint64>(0, device.size())))
    , m_headerLimit(std::numeric_limits<quint64>::max())
    , m_buffer(bufferBytes)
{}

void ByteReader::refuse(FileFault fault, const QString &found, const QString &allowed) const
{
    refuseAt(m_position, fault, found, allowed);
}

void ByteReader::refuseAt(quint64 offset, FileFault fault, const QString &found, const QString &allowed) const
{
    throw FileRefused{{{}, fault, offset, m_key, found, allowed}};
}

void ByteReader::need(quint64 count) const
{
    if (count > remaining())
        refuse(FileFault::EndsEarly, QString::number(remaining()), QString::number(count));
    if (count > m_headerLimit || m_position > m_headerLimit - count)
        refuse(FileFault::HeaderTooLarge, QString::number(m_position), QString::number(m_headerLimit));
}

void ByteReader::skip(quint64 count)
{
    need(count);
    m_position += count;
}

QByteArray ByteReader::bytes(quint64 count, quint64 keep)
{
    need(count);
    QByteArray kept;
    quint64 left = std::min(count, keep);
    kept.reserve(static_cast<qsizetype>(left));
    const quint64 end = m_position + count;
    while (left > 0) {
        const quint64 piece = std::min<quint64>(left, bufferBytes / 2);
        kept.append(window(piece), static_cast<qsizetype>(piece));
        m_position += piece;
        left -= piece;
    }
    m_position = end;
    return kept;
}

const char *ByteReader::window(quint64 count)
{
    need(count);
    const bool inside = m_position >= m_bufferStart && m_position - m_bufferStart <= m_bufferLength &&
                        m_bufferLength - (m_position - m_bufferStart) >= count;
    if (!inside) {
        if (!m_device.seek(static_cast<qint64>(m_position)))
            refuse(FileFault::ReadFailed, m_device.errorString());
        const qint64 got = m_device.read(m_buffer.data(), static_cast<qint64>(bufferBytes));
        if (got < 0)
            refuse(FileFault::ReadFailed, m_device.errorString());
        m_bufferStart = m_position;
        m_bufferLength = static_cast<quint64>(got);
        if (m_bufferLength < count) // the file became shorter while it was read
            refuse(FileFault::EndsEarly, QString::number(m_bufferLength), QString::number(count));
    }
    return m_buffer.data() + (m_position - m_bufferStart);
}

std::optional<quint64> checkedProduct(quint64 a, quint64 b)
{
    if (a != 0 && b > std::numeric_limits<quint64>::max() / a)
        return std::nullopt;
    return a * b;
}

std::optional<quint64> checkedSum(quint64 a, quint64 b)
{
    if (b > std::numeric_limits<quint64>::max() - a)
        return std::nullopt;
    return a + b;
}

} // namespace gpuwise
