// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one cell cannot show: a card whose values contradict each other. Real exceptions exist; they pass when
// their row carries a note that says why.
#include "db/compiler/compilation.h"
#include "db/compiler/sheet.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

void requireMemory(Compilation &c, const CardFacts &card)
{
    if (!card.standing.contains(SpecField::MemoryGB))
        c.problems.add(u"gpus.csv"_s, card.line, u"id"_s, u"%1 has no memory_gb in facts.csv"_s.arg(card.id));
}

} // namespace

void checkCards(Compilation &c)
{
    for (const CardFacts &card : std::as_const(c.cards))
        requireMemory(c, card);
}

} // namespace gpuwise
