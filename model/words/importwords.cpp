// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/importwords.h"

#include "model/domain/gpu.h"
#include "model/domain/inerttext.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <array>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// What can be done about it.
enum class Advice : std::uint8_t
{
    NoAdvice,
    CheckPath,
    ChooseTable,
    FetchFromLfs,
    DownloadAgain,
    SaveAsCsv,
    ImportAsPack,
    SaveAsUtf8,
    CorrectFile,
    MapColumn,
    CorrectRow,
    WriteUnit,
    NameCurrency,
    ChoosePack,
    UpdateProgram,
    ExportAgain
};

struct NoteText
{
    Advice advice;
    const char *text;
};

constexpr std::array noteTexts{
#define GPUWISE_IMPORT_NOTE(name, severity, advice, text) NoteText{Advice::advice, text},
#include "model/domain/importnotes.def.h"
#undef GPUWISE_IMPORT_NOTE
};

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ImportWords)
};

/// Other words where a dialog stands in front of the reader.
QString windowAdvice(Advice advice)
{
    switch (advice) {
    case Advice::ImportAsPack:
        return Words::tr("Read it as a catalogue pack.");
    case Advice::MapColumn:
        return Words::tr("Choose the column that is meant, on the left.");
    case Advice::NameCurrency:
        return Words::tr("Choose the currency above, or add a column for it.");
    default:
        return {};
    }
}

QString adviceText(Advice advice, ImportFace face)
{
    if (const QString here = face == ImportFace::Window ? windowAdvice(advice) : QString(); !here.isEmpty())
        return here;
    switch (advice) {
    case Advice::NoAdvice:
        return {};
    case Advice::CheckPath:
        return Words::tr("Check that the file is there and that you may read it.");
    case Advice::ChooseTable:
        return Words::tr("Choose a CSV file with a header and rows.");
    case Advice::FetchFromLfs:
        return Words::tr("Fetch the file itself with \"git lfs pull\" or from its download page.");
    case Advice::DownloadAgain:
        return Words::tr("Log in where the file is published and download it again.");
    case Advice::SaveAsCsv:
        return Words::tr("Save the table as CSV (UTF-8) and import that file.");
    case Advice::ImportAsPack:
        return Words::tr("Import catalogue packs with \"import pack\".");
    case Advice::SaveAsUtf8:
        return Words::tr("Save the table as CSV in UTF-8 and import it again.");
    case Advice::CorrectFile:
        return Words::tr("Correct the line in the program that the table is from, and save it as CSV again.");
    case Advice::MapColumn:
        return Words::tr("Name the column that is meant: --map price=Offer, or in the preview.");
    case Advice::CorrectRow:
        return Words::tr("Correct the cell, or leave the bad rows out.");
    case Advice::WriteUnit:
        return Words::tr("Correct the cell or write its unit behind the number, such as 24 GB or 1.79 TB/s.");
    case Advice::NameCurrency:
        return Words::tr("Add a column for the currency, or name it: --currency CNY.");
    case Advice::ChoosePack:
        return Words::tr("Choose a pack that \"export\" of GPUwise made.");
    case Advice::UpdateProgram:
        return Words::tr("Update GPUwise, or ask for the pack as CSV.");
    case Advice::ExportAgain:
        return Words::tr("Ask for the pack again: it is damaged or was not made by GPUwise.");
    }
    return {};
}

QString shown(const QString &text, int most = 80)
{
    return inertText(text, most);
}

/// What an edit does, in a few words.
struct EditWords
{
    const QLocale &locale;

    QString operator()(const PutPrice &edit) const
    {
        const OwnPrice &price = edit.price;
        QStringList parts{formatMoney(price.price, locale, isRental(price.kind) ? 2 : 0),
                          offerKindWord(price.kind), formatDate(price.asOf)};
        for (const QString &part : {price.region, price.provider})
            if (!part.isEmpty())
                parts.append(shown(part));
        return parts.join(u" · "_s);
    }
    QString operator()(const PutCard &edit) const
    {
        QStringList parts{Words::tr("own card")};
        for (const OwnSpec &spec : edit.card.specs)
            if (spec.field == SpecField::MemoryGB || spec.field == SpecField::BandwidthGBps ||
                spec.field == SpecField::TdpWatts)
                parts.append(u"%1 %2"_s.arg(spec.text, QString::fromLatin1(describe(spec.field).unit)));
        return parts.join(u" · "_s);
    }
    QString operator()(const PutOverride &edit) const
    {
        const OwnSpec &spec = edit.correction.value;
        return u"%1: %2 %3"_s
            .arg(specName(spec.field), shown(spec.text), QString::fromLatin1(describe(spec.field).unit))
            .trimmed();
    }
    QString operator()(const PutModel &edit) const
    {
        return Words::tr("own model · %1", "number of parameters: 8B")
            .arg(formatParams(edit.model.shape.params, locale));
    }
    QString operator()(const SetFavourites &) const { return Words::tr("favourites"); }
    QString operator()(const auto &) const { return {}; }
};

QString separatorWord(QChar separator)
{
    return separator == u'\t' ? Words::tr("tab") : QString(u'"' + separator + u'"');
}

QString placeText(const ImportProblem &problem)
{
    const QString line = QString::number(problem.line);
    if (problem.line > 0 && !problem.column.isEmpty())
        return Words::tr("line %1, column \"%2\"").arg(line, shown(problem.column, 40));
    if (problem.line > 0)
        return Words::tr("line %1").arg(line);
    return problem.column.isEmpty() ? QString() : Words::tr("column \"%1\"").arg(shown(problem.column, 40));
}

} // namespace

QString importNoteSentence(const ImportProblem &problem)
{
    const QString text =
        QCoreApplication::translate("ImportNote", noteTexts[static_cast<std::size_t>(problem.note)].text);
    // One pass, so that a "%2" inside a foreign text stays what it is; a sentence need not name both.
    const std::array values{shown(problem.value), shown(problem.detail, 240)};
    QString sentence;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int which = text[i] == u'%' && i + 1 < text.size() ? text[i + 1].digitValue() : 0;
        if (which >= 1 && which <= 2) {
            sentence += values[static_cast<std::size_t>(which - 1)];
            ++i;
        } else {
            sentence += text[i];
        }
    }
    return sentence;
}

QString importProblemText(const ImportProblem &problem, const QString &file, ImportFace face)
{
    const QString place = placeText(problem);
    ImportProblem named = problem;
    const bool ofField = problem.note == ImportNote::ColumnMissing || problem.note == ImportNote::ColumnTwice;
    if (face == ImportFace::Window &&
        ofField) // the command line takes the ids of fields, the window shows names
        named.value = importFieldName(problem.value);
    const QString fault = importNoteSentence(named);
    const QString advice = adviceText(noteTexts[static_cast<std::size_t>(problem.note)].advice, face);
    const QString name = shown(file, 60);
    const QString sentence = place.isEmpty()
                                 ? Words::tr("%1: %2.", "file, fault").arg(name, fault)
                                 : Words::tr("%1: %2: %3.", "file, place, fault").arg(name, place, fault);
    return advice.isEmpty() ? sentence : Words::tr("%1 %2", "fault, advice").arg(sentence, advice);
}

QString importProblemShort(const ImportProblem &problem)
{
    const QString fault = importNoteSentence(problem);
    if (problem.column.isEmpty())
        return fault;
    return Words::tr("%1: %2", "column, fault").arg(shown(problem.column, 40), fault);
}

QString rowVerdictWord(RowVerdict verdict)
{
    switch (verdict) {
    case RowVerdict::Taken:
        return Words::tr("taken");
    case RowVerdict::TakenWithWarning:
        return Words::tr("taken, see note");
    case RowVerdict::AlreadyThere:
        return Words::tr("already there");
    case RowVerdict::LeftOut:
        return Words::tr("left out");
    case RowVerdict::Bad:
        return Words::tr("bad");
    }
    return {};
}

QString importFormatWord(ImportFormat format)
{
    switch (format) {
    case ImportFormat::Table:
        return Words::tr("table");
    case ImportFormat::SkyPilot:
        return Words::tr("price feed of SkyPilot");
    case ImportFormat::GpuHunt:
        return Words::tr("price feed of gpuhunt");
    case ImportFormat::Pack:
        return Words::tr("catalogue pack");
    }
    return {};
}

QString importKindWord(ImportKind kind)
{
    switch (kind) {
    case ImportKind::Prices:
        return Words::tr("prices", "of cards, in a file");
    case ImportKind::Cards:
        return Words::tr("cards", "in a file");
    case ImportKind::Models:
        return Words::tr("AI models", "in a file");
    case ImportKind::Pack:
        return Words::tr("catalogue pack");
    }
    return {};
}

QString importKindCode(ImportKind kind)
{
    constexpr std::array codes{"prices", "cards", "models", "pack"};
    return QString::fromLatin1(codes[static_cast<std::size_t>(kind)]);
}

QString importFileText(const ImportPreview &preview)
{
    QStringList parts{importFormatWord(preview.format)};
    if (!preview.encoding.isEmpty())
        parts.append(preview.encoding);
    if (!preview.separator.isNull())
        parts.append(Words::tr("separated by %1").arg(separatorWord(preview.separator)));
    if (preview.decimalComma)
        parts.append(Words::tr("decimal comma"));
    return Words::tr("%1: %2", "file, what it is")
        .arg(shown(preview.file), parts.join(Words::tr(", ", "between parts of a count")));
}

QString importBrings(const ImportRow &row, const QLocale &locale)
{
    QStringList parts;
    for (const UserEdit &edit : row.edits)
        parts.append(std::visit(EditWords{locale}, edit));
    return parts.join(u"; "_s);
}

QString importRowNotes(const ImportRow &row)
{
    QStringList notes;
    for (const ImportProblem &problem : row.problems)
        notes.append(importProblemShort(problem));
    return notes.join(u"; "_s);
}

QString importFieldName(const QString &field)
{
    if (const auto spec = specFieldFromId(field))
        return specName(*spec);
    static constexpr std::array names{
        std::pair{"id", QT_TRANSLATE_NOOP("ImportField", "id")},
        std::pair{"gpu", QT_TRANSLATE_NOOP("ImportField", "card")},
        std::pair{"name", QT_TRANSLATE_NOOP("ImportField", "name")},
        std::pair{"price", QT_TRANSLATE_NOOP("ImportField", "price")},
        std::pair{"used_price", QT_TRANSLATE_NOOP("ImportField", "used price")},
        std::pair{"rent_price", QT_TRANSLATE_NOOP("ImportField", "rent per hour")},
        std::pair{"currency", QT_TRANSLATE_NOOP("ImportField", "currency")},
        std::pair{"kind", QT_TRANSLATE_NOOP("ImportField", "new, used or rented")},
        std::pair{"date", QT_TRANSLATE_NOOP("ImportField", "date")},
        std::pair{"region", QT_TRANSLATE_NOOP("ImportField", "region")},
        std::pair{"provider", QT_TRANSLATE_NOOP("ImportField", "shop or provider")},
        std::pair{"count", QT_TRANSLATE_NOOP("ImportField", "number of cards")},
        std::pair{"scope", QT_TRANSLATE_NOOP("ImportField", "what the price pays for")},
        std::pair{"source", QT_TRANSLATE_NOOP("ImportField", "source")},
        std::pair{"read_on", QT_TRANSLATE_NOOP("ImportField", "read on")},
        std::pair{"source_note", QT_TRANSLATE_NOOP("ImportField", "note")},
        std::pair{"corrects", QT_TRANSLATE_NOOP("ImportField", "card that is corrected")},
        std::pair{"vendor", QT_TRANSLATE_NOOP("ImportField", "vendor")},
        std::pair{"segment", QT_TRANSLATE_NOOP("ImportField", "segment")},
        std::pair{"architecture", QT_TRANSLATE_NOOP("ImportField", "architecture")},
        std::pair{"based_on", QT_TRANSLATE_NOOP("ImportField", "made from")},
        std::pair{"notes", QT_TRANSLATE_NOOP("ImportField", "notes")},
    };
    for (const auto &[id, name] : names)
        if (field == QLatin1StringView(id))
            return QCoreApplication::translate("ImportField", name);
    return field;
}

QString importSummary(const ImportPreview &preview)
{
    const int taken = preview.taken();
    const int warned = preview.count(RowVerdict::TakenWithWarning);
    const int present = preview.count(RowVerdict::AlreadyThere);
    const int left = preview.count(RowVerdict::LeftOut);
    const int bad = preview.bad();
    QStringList parts{Words::tr("%n row(s) to import", nullptr, taken)};
    if (warned > 0)
        parts.append(Words::tr("%n of them with a note", nullptr, warned));
    if (present > 0)
        parts.append(Words::tr("%n already there", nullptr, present));
    if (left > 0)
        parts.append(Words::tr("%n left out", nullptr, left));
    if (bad > 0)
        parts.append(Words::tr("%n bad", nullptr, bad));
    return parts.join(Words::tr(", ", "between parts of a count"));
}

} // namespace gpuwise
