// SPDX-License-Identifier: GPL-3.0-or-later
//
// Many folded texts in one piece of memory, so that looking for a word in all of them is one pass over it:
// 100,000 names are searched while a frame is drawn.
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace gpuwise {

class FoldedTexts
{
public:
    void add(const QString &folded); ///< must be folded (foldName): line breaks part the texts
    int size() const { return static_cast<int>(m_ends.size()); }

    /// For each text whether the folded word occurs in it; an empty word occurs in none.
    std::vector<char> containing(const QString &word) const;
    /// Of the texts that are marked, only those stay marked in which the folded word occurs.
    void narrow(const QString &word, std::vector<char> *marked) const;

private:
    QByteArray m_bytes;
    std::vector<qsizetype> m_ends; ///< of the texts, without the break
};

} // namespace gpuwise
