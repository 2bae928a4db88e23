// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/cells.h"

#include "model/words/notewords.h"
#include "model/words/words.h"

namespace gpuwise {

ReportCell textCell(const QString &text, const QString &aside)
{
    ReportCell cell;
    cell.text = text;
    cell.aside = aside;
    return cell;
}

ReportCell strongCell(const QString &text, const QString &aside)
{
    ReportCell cell = textCell(text, aside);
    cell.tone = ReportTone::Strong;
    return cell;
}

ReportCell quietCell(const QString &text)
{
    ReportCell cell = textCell(text);
    cell.tone = ReportTone::Quiet;
    return cell;
}

ReportCell missingCell(const QString &text)
{
    ReportCell cell = textCell(text);
    cell.tone = ReportTone::Missing;
    return cell;
}

ReportCell verdictCell(const Fit &fit, const QLocale &locale)
{
    ReportCell cell = strongCell(verdictWord(fit.verdict), marginPhrase(fit, locale));
    cell.mark = markOf(fit.verdict);
    return cell;
}

ReportCell withAsideBelow(ReportCell cell)
{
    cell.asideBelow = true;
    return cell;
}

ReportColumn textColumn(const QString &title, double stretch)
{
    return {title, {}, ReportAlign::Left, stretch};
}

ReportColumn numberColumn(const QString &title)
{
    return {title, {}, ReportAlign::Number, 0};
}

ReportBlock quietParagraph(const QString &text)
{
    return paragraph(text, ReportTone::Quiet);
}

ReportBlock paragraph(const QString &text, ReportTone tone)
{
    return ReportParagraph{{text, tone, ReportMark::None}, false};
}

ReportRow groupRow(const QString &name)
{
    return {ReportRowKind::Group, {textCell(name)}, {}};
}

ReportList noteList(const std::vector<Note> &notes, const QLocale &locale)
{
    const auto markOf = [](NoteKind kind) {
        return kind == NoteKind::Warning ? ReportMark::Warning
               : kind == NoteKind::ToAsk ? ReportMark::Question
                                         : ReportMark::Bullet;
    };
    ReportList list;
    for (const Note &note : notes)
        list.items.push_back({noteSentence(note, locale), ReportTone::Plain, markOf(noteKind(note.code))});
    return list;
}

ReportTable tableOf(const Sheet &sheet)
{
    ReportTable table;
    for (qsizetype i = 0; i < sheet.header.size(); ++i) {
        const auto column = static_cast<std::size_t>(i);
        const bool number = column < sheet.rightAligned.size() && sheet.rightAligned[column];
        table.columns.push_back(number ? numberColumn(sheet.header[i]) : textColumn(sheet.header[i]));
    }
    for (const QStringList &texts : sheet.rows) {
        ReportRow row;
        for (const QString &text : texts)
            row.cells.push_back(textCell(text));
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace gpuwise
