// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/encodings.h"

#include <algorithm>

namespace gpuwise {

namespace {

/// The byte there; 0 behind the end, which continues no sequence.
unsigned byteAt(QByteArrayView bytes, qsizetype at)
{
    return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
}

bool isBetween(unsigned byte, unsigned first, unsigned last)
{
    return byte >= first && byte <= last;
}

/// Length of the sequence of UTF-8 that starts there; 0: none does.
int utf8Length(QByteArrayView bytes, qsizetype at)
{
    const unsigned first = byteAt(bytes, at);
    const int length = first < 0x80                   ? 1
                       : isBetween(first, 0xC2, 0xDF) ? 2
                       : isBetween(first, 0xE0, 0xEF) ? 3
                       : isBetween(first, 0xF0, 0xF4) ? 4
                                                      : 0;
    for (int i = 1; i < length; ++i)
        if (!isBetween(byteAt(bytes, at + i), 0x80, 0xBF))
            return 0;
    const unsigned second = byteAt(bytes, at + 1); // overlong forms, surrogates, behind U+10FFFF
    const bool forbidden = (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
                           (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
    return forbidden ? 0 : length;
}

} // namespace

qsizetype firstNotUtf8(QByteArrayView bytes, int *longest)
{
    qsizetype at = 0;
    while (at < bytes.size()) {
        const int length = utf8Length(bytes, at);
        if (length == 0)
            break;
        if (longest)
            *longest = std::max(*longest, length);
        at += length;
    }
    return at;
}

qsizetype firstNotGb18030(QByteArrayView bytes)
{
    qsizetype at = 0;
    while (at < bytes.size()) {
        const unsigned first = byteAt(bytes, at);
        const unsigned second = byteAt(bytes, at + 1);
        if (first < 0x80)
            ++at;
        else if (!isBetween(first, 0x81, 0xFE))
            break;
        else if (isBetween(second, 0x40, 0x7E) || isBetween(second, 0x80, 0xFE))
            at += 2;
        else if (isBetween(second, 0x30, 0x39) && isBetween(byteAt(bytes, at + 2), 0x81, 0xFE) &&
                 isBetween(byteAt(bytes, at + 3), 0x30, 0x39))
            at += 4;
        else
            break;
    }
    return at;
}

bool hasLineOfUtf8(QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const qsizetype end = bytes.indexOf('\n');
        const QByteArrayView line = end < 0 ? bytes : bytes.first(end);
        int longest = 0;
        if (firstNotUtf8(line, &longest) == line.size() && longest >= 3)
            return true;
        bytes = end < 0 ? QByteArrayView() : bytes.sliced(end + 1);
    }
    return false;
}

} // namespace gpuwise
