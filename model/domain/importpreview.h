// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a file would bring if it were imported: how its columns are understood and a verdict on each row. Made
// by db/import, which changes nothing; shown by the command line and the window; importEdits() is what is
// then applied, in one piece. Nothing here is trusted text: faces show it as plain text.
#pragma once

#include "model/domain/useredit.h"

#include <QChar>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace gpuwise {

enum class ImportKind : std::uint8_t
{
    Prices,
    Cards,
    Models, ///< of AI: names and shapes
    Pack
};

/// What the file turned out to be.
enum class ImportFormat : std::uint8_t
{
    Table,    ///< somebody's CSV
    SkyPilot, ///< vms.csv of SkyPilot's catalogue
    GpuHunt,  ///< the CSV of dstack's gpuhunt
    Pack      ///< an SQLite file made by `export`
};

enum class ImportNote : std::uint8_t
{
#define GPUWISE_IMPORT_NOTE(name, severity, advice, text) name,
#include "model/domain/importnotes.def.h"
#undef GPUWISE_IMPORT_NOTE
};

enum class ImportSeverity : std::uint8_t
{
    Bad,
    Warning
};
ImportSeverity severityOf(ImportNote note);
QString importNoteCode(ImportNote note); ///< "NotANumber"

/// One thing to know, with its place.
struct ImportProblem
{
    ImportNote note = ImportNote::Empty;
    int line = 0;   ///< 0: the file as a whole
    QString column; ///< its header, as the file has it
    QString value;  ///< what stands there
    QString detail; ///< what is allowed, near names, ...

    bool operator==(const ImportProblem &) const = default;
};

enum class RowVerdict : std::uint8_t
{
    Taken,
    TakenWithWarning,
    AlreadyThere, ///< the same is in the user's data, or in the catalogue
    LeftOut,      ///< nothing to do with it: an unknown card, a repetition
    Bad           ///< as long as there is one, nothing of the file is imported unless people leave it out
};

struct ImportRow
{
    int line = 0;
    QString name;  ///< of the card, as the file has it
    QString gpuId; ///< the card that is meant; empty: none
    RowVerdict verdict = RowVerdict::Taken;
    std::vector<ImportProblem> problems;
    UserEdits edits; ///< what the row brings; empty unless it is taken

    bool isTaken() const { return verdict == RowVerdict::Taken || verdict == RowVerdict::TakenWithWarning; }
};

/// How a column is understood.
struct ImportColumn
{
    QString header;
    QString field;       ///< "price", "memory_gb", ...; empty: not used
    QString unit;        ///< as the header names it: "GiB", "元"
    bool chosen = false; ///< by the user
};

struct ImportPreview
{
    QString file; ///< name without folders
    ImportKind kind = ImportKind::Prices;
    ImportFormat format = ImportFormat::Table;
    QString encoding; ///< "UTF-8", "GB18030", "UTF-16LE", ...
    QChar separator;  ///< of a CSV
    bool decimalComma = false;
    std::vector<ImportColumn> columns; ///< as far as they are understood, also when the file is refused
    QStringList fields; ///< what columns of this kind of table can mean; none: nothing to choose
    std::vector<ImportRow> rows;
    std::optional<ImportProblem> refusal; ///< of the file as a whole: then there are no rows
    std::vector<ImportProblem> remarks;   ///< on the file
    bool cancelled = false;               ///< somebody stopped it: there are no rows

    int count(RowVerdict verdict) const;
    int taken() const { return count(RowVerdict::Taken) + count(RowVerdict::TakenWithWarning); }
    int bad() const { return count(RowVerdict::Bad); }
    /// Nothing of it can be imported: for a fault of the file, or for bad rows that nobody leaves out.
    bool isRefused(bool leaveOutBad) const;
    /// The first reason why not all of it can be imported: the refusal, or the first bad row's.
    std::optional<ImportProblem> firstFault() const;
};

/// What importing does, in the order of the file. Without `leaveOutBad` a file with a bad row brings nothing.
UserEdits importEdits(const ImportPreview &preview, bool leaveOutBad);

} // namespace gpuwise
