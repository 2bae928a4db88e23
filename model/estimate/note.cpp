// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/note.h"

namespace gpuwise {

namespace {

struct NoteRule
{
    NoteKind kind;
    const char *sources;
};

constexpr NoteRule rules[] = {
#define GPUWISE_NOTE(name, kind, code, formats, sources, text) {NoteKind::kind, sources},
#include "model/estimate/notes.def.h"
#undef GPUWISE_NOTE
};

} // namespace

NoteKind noteKind(NoteCode code)
{
    return code == NoteCode::Count ? NoteKind::Reason : rules[static_cast<std::size_t>(code)].kind;
}

QStringList noteSourceIds(NoteCode code)
{
    if (code == NoteCode::Count)
        return {};
    return QString::fromLatin1(rules[static_cast<std::size_t>(code)].sources).split(u' ', Qt::SkipEmptyParts);
}

} // namespace gpuwise
