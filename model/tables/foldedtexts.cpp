// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/foldedtexts.h"

#include <QByteArrayMatcher>

#include <algorithm>

namespace gpuwise {

void FoldedTexts::add(const QString &folded)
{
    m_bytes += folded.toUtf8();
    m_ends.push_back(m_bytes.size());
    m_bytes += '\n'; // no folded word holds one: no match goes over the end of a text
}

std::vector<char> FoldedTexts::containing(const QString &word) const
{
    std::vector<char> found(m_ends.size(), 0);
    if (word.isEmpty())
        return found;
    const QByteArray bytes = word.toUtf8();
    const QByteArrayMatcher matcher(bytes);
    auto text = m_ends.begin();
    qsizetype at = 0;
    while ((at = matcher.indexIn(m_bytes, at)) >= 0) {
        text = std::lower_bound(text, m_ends.end(), at);
        found[static_cast<std::size_t>(text - m_ends.begin())] = 1;
        at = *text + 1; // one hit a text is enough
    }
    return found;
}

} // namespace gpuwise
