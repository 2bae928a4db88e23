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

void FoldedTexts::narrow(const QString &word, std::vector<char> *marked) const
{
    constexpr std::ptrdiff_t fewer = 8; // from here on looking into each is faster than one pass over all
    const auto left = std::count(marked->begin(), marked->end(), char{1});
    if (left * fewer > static_cast<std::ptrdiff_t>(marked->size())) {
        const std::vector<char> found = containing(word);
        for (std::size_t i = 0; i < marked->size(); ++i)
            (*marked)[i] = static_cast<char>((*marked)[i] & found[i]);
        return;
    }
    const QByteArray bytes = word.toUtf8();
    const QByteArrayMatcher matcher(bytes);
    for (std::size_t i = 0; i < marked->size(); ++i) {
        if (!(*marked)[i])
            continue;
        const qsizetype begin = i == 0 ? 0 : m_ends[i - 1] + 1;
        (*marked)[i] =
            static_cast<char>(matcher.indexIn(m_bytes.constData() + begin, m_ends[i] - begin) >= 0);
    }
}

} // namespace gpuwise
