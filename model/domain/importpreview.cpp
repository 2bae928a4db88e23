// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/importpreview.h"

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

struct NoteRow
{
    const char *name;
    ImportSeverity severity;
};

constexpr std::array noteRows{
#define GPUWISE_IMPORT_NOTE(name, severity, advice, text) NoteRow{#name, ImportSeverity::severity},
#include "model/domain/importnotes.def.h"
#undef GPUWISE_IMPORT_NOTE
};

} // namespace

ImportSeverity severityOf(ImportNote note)
{
    return noteRows[static_cast<std::size_t>(note)].severity;
}

QString importNoteCode(ImportNote note)
{
    return QString::fromLatin1(noteRows[static_cast<std::size_t>(note)].name);
}

int ImportPreview::count(RowVerdict verdict) const
{
    return static_cast<int>(std::count_if(rows.begin(), rows.end(),
                                          [&](const ImportRow &row) { return row.verdict == verdict; }));
}

bool ImportPreview::isRefused(bool leaveOutBad) const
{
    return cancelled || refusal || (bad() > 0 && (!leaveOutBad || taken() == 0));
}

std::optional<ImportProblem> ImportPreview::firstFault() const
{
    if (refusal)
        return refusal;
    for (const ImportRow &row : rows)
        for (const ImportProblem &problem : row.problems)
            if (severityOf(problem.note) == ImportSeverity::Bad)
                return problem;
    return std::nullopt;
}

UserEdits importEdits(const ImportPreview &preview, bool leaveOutBad)
{
    UserEdits edits;
    if (preview.isRefused(leaveOutBad))
        return edits;
    for (const ImportRow &row : preview.rows)
        if (row.isTaken())
            edits.insert(edits.end(), row.edits.begin(), row.edits.end());
    return edits;
}

} // namespace gpuwise
