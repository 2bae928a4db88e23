// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guidesearch.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr qsizetype longestSearch = 200;

enum Rank
{
    Id,
    Title,
    Term,
    OtherLanguage,
    Text,
    NotFound
};

bool holds(const QString &text, const QString &word)
{
    return text.contains(word, Qt::CaseInsensitive);
}

bool anyHolds(const QStringList &texts, const QString &word)
{
    return std::any_of(texts.begin(), texts.end(), [&](const QString &each) { return holds(each, word); });
}

Rank rankOf(const GuideEntry &entry, const GuideEntry *other, const QString &word)
{
    if (holds(entry.id, word))
        return Id;
    if (holds(plainText(entry.title), word))
        return Title;
    if (anyHolds(entry.terms, word))
        return Term;
    if (other && (holds(plainText(other->title), word) || anyHolds(other->terms, word)))
        return OtherLanguage;
    for (const GuideBlock &block : entry.blocks)
        for (const GuideLine &line : block.lines)
            if (holds(plainText(line), word))
                return Text;
    return NotFound;
}

} // namespace

QStringList findGuideEntries(const Guide &guide, const Guide &other, const QString &text)
{
    const QStringList words = text.left(longestSearch).simplified().split(u' ', Qt::SkipEmptyParts);
    std::vector<std::pair<int, QString>> found;
    for (const GuideSection &section : guide.sections) {
        for (const GuideEntry &entry : section.entries) {
            int worst = Id;
            for (const QString &word : words)
                worst = std::max<int>(worst, rankOf(entry, other.entry(entry.id), word));
            if (worst != NotFound)
                found.emplace_back(words.isEmpty() ? 0 : worst, entry.id);
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QStringList ids;
    for (const auto &[rank, id] : found)
        ids.append(id);
    return ids;
}

} // namespace gpuwise
