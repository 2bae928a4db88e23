// SPDX-License-Identifier: GPL-3.0-or-later
//
// A note: one sentence of an answer about power, place or money, as a code with its numbers and the sources
// that stand behind the rule. Words are made by model/words/notewords.
#pragma once

#include "model/domain/money.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>

namespace gpuwise {

enum class NoteCode : std::uint8_t
{
#define GPUWISE_NOTE(name, kind, code, formats, sources, text) name,
#include "model/estimate/notes.def.h"
#undef GPUWISE_NOTE
    Count
};

/// What a note is for: a reader sorts warnings before questions to ask, and these before explanations.
enum class NoteKind : std::uint8_t
{
    Warning,
    ToAsk, ///< unknown: a checklist item
    Reason
};

struct Note
{
    NoteCode code = NoteCode::Count;
    std::array<double, 3> numbers{};
    Currency currency = Currency::Usd; ///< of the amounts among the numbers
    QString name;                      ///< a card, circuit, connector or provider the sentence names

    bool operator==(const Note &) const = default;
};

NoteKind noteKind(NoteCode code);
/// Ids of Catalogue::sources behind the rule; empty: a rule of our own, or a fact with its own source.
QStringList noteSourceIds(NoteCode code);

} // namespace gpuwise
