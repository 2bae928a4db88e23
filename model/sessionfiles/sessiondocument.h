// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a session file holds: everything that an undo step restores, and where the reader stood.
#pragma once

#include "model/session/session.h"

#include <QString>
#include <QStringList>

#include <map>

namespace gpuwise {

/// Where the reader stood. Names and marks are those of the pages; a page takes what it knows.
struct SessionView
{
    static constexpr int mostPages = 16;    ///< with marks
    static constexpr int mostMarks = 512;   ///< of one page: ticks of a dozen checklists
    static constexpr int longestMark = 128; ///< bytes: a card, an item and a word

    QString page;                         ///< id of a page; empty: the first
    std::map<QString, QStringList> marks; ///< "compare": "only-different", "closed-power"

    bool operator==(const SessionView &) const = default;
};

struct SessionDocument
{
    SessionState state;
    SessionView view;
    QString origin; ///< in kept states only: the session file that the work came from; empty: none

    bool operator==(const SessionDocument &) const = default;
};

} // namespace gpuwise
