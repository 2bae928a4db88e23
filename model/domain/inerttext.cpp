// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/inerttext.h"

#include <QList>

namespace gpuwise {

namespace {

bool isHidden(char32_t c)
{
    const bool control = c < 0x20 || (c >= 0x7f && c < 0xa0);
    const bool direction = (c >= 0x200b && c <= 0x200f) || (c >= 0x2028 && c <= 0x202e) ||
                           (c >= 0x2060 && c <= 0x206f) || c == 0xfeff || c == 0x061c;
    const bool surrogate = c >= 0xd800 && c <= 0xdfff;
    return control || direction || surrogate || c == 0xfffe || c == 0xffff;
}

} // namespace

QString inertText(QStringView text, int limit)
{
    QString out;
    int count = 0;
    for (const char32_t c : text.left(2 * (static_cast<qsizetype>(limit) + 1)).toUcs4()) {
        if (count++ >= limit)
            return out + QChar(0x2026);
        out += isHidden(c) ? QString(QChar(QChar::ReplacementCharacter)) : QString::fromUcs4(&c, 1);
    }
    return out;
}

} // namespace gpuwise
