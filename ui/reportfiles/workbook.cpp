// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reportfiles/workbook.h"

#include "model/export/exporttable.h"
#include "model/report/report.h"
#include "model/tables/exporttext.h"

#include <QDateTime>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int mostSheetName = 31;
constexpr qsizetype mostCellText = 32000; ///< the format ends at 32,767
constexpr int widestColumn = 60;
constexpr lxw_row_t mostFrozenRows = 12; ///< more would leave nothing to scroll in on a small screen

/// Never a formula: always written as a string, and what would become one on its way through CSV is marked.
QByteArray cellText(const QString &text)
{
    const QString guarded = spreadsheetText(text);
    QStringList lines = guarded.split(u'\n');
    for (QString &line : lines)
        line = inertLine(line);
    const QString clean = lines.join(u'\n').left(mostCellText);
    return (guarded == text ? spreadsheetText(clean) : clean).toUtf8();
}

/// In columns of a spreadsheet: ideographs are twice as wide.
int widthOf(const QString &text)
{
    int width = 0;
    for (const QChar c : text)
        width += c.unicode() >= 0x1100 ? 2 : 1;
    return width;
}

/// What a person would type: 165.2, not 165.19999999999999.
double rounded(double number)
{
    return QString::number(number, 'g', 12).toDouble();
}

class Book
{
public:
    explicit Book(lxw_workbook *book)
        : m_book(book)
    {
        m_title = makeFormat([](lxw_format *f) {
            format_set_bold(f);
            format_set_font_size(f, 15);
        });
        m_heading = makeFormat([](lxw_format *f) {
            format_set_bold(f);
            format_set_font_size(f, 12);
        });
        m_header = makeFormat([](lxw_format *f) {
            format_set_bold(f);
            format_set_bottom(f, LXW_BORDER_THIN);
            format_set_text_wrap(f);
        });
        m_text = makeFormat([](lxw_format *f) { format_set_text_wrap(f); });
        m_strongText = makeFormat([](lxw_format *f) {
            format_set_text_wrap(f);
            format_set_bold(f);
        });
        m_line = makeFormat([](lxw_format *) {});
    }

    void writeFront(const ReportContent &content)
    {
        Sheet sheet = addSheet(QStringLiteral("GPUwise"), QStringLiteral("GPUwise"));
        line(sheet, content.title, m_title);
        for (const QString &text : {content.lead, content.subject, content.edition, content.footer})
            line(sheet, text, m_line);
    }

    void writeSection(const ExportSection &section)
    {
        Sheet sheet = addSheet(section.heading, reportSectionId(section.id));
        line(sheet, section.heading, m_heading);
        sheet.keepsHead = isMostlyItsFirstTable(section);
        for (const ExportSection::Part &part : section.parts) {
            if (const auto *text = std::get_if<QString>(&part))
                line(sheet, *text, m_line);
            else
                table(sheet, std::get<ExportTable>(part), section.heading);
        }
        for (int column = 0; column < sheet.widths.size(); ++column)
            worksheet_set_column(sheet.sheet, static_cast<lxw_col_t>(column), static_cast<lxw_col_t>(column),
                                 std::clamp(sheet.widths[column] + 2, 9, widestColumn), nullptr);
    }

    void showFirst()
    {
        if (m_first)
            worksheet_activate(m_first);
    }

private:
    struct Sheet
    {
        lxw_worksheet *sheet = nullptr;
        lxw_row_t row = 0;
        QList<int> widths;
        bool keepsHead = false; ///< the head of the next table stays while one scrolls
    };

    template <typename Set> lxw_format *makeFormat(Set set)
    {
        lxw_format *format = workbook_add_format(m_book);
        format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
        set(format);
        return format;
    }

    lxw_format *numberFormat(int decimals, bool strong)
    {
        lxw_format *&format = m_numbers[{decimals, strong}];
        if (!format)
            format = makeFormat([&](lxw_format *f) {
                QByteArray form("#,##0");
                if (decimals > 0)
                    form.append('.').append(decimals, '0');
                format_set_num_format(f, form.constData());
                if (strong)
                    format_set_bold(f);
            });
        return format;
    }

    /// Its head may then stand over all that comes below.
    static bool isMostlyItsFirstTable(const ExportSection &section)
    {
        std::size_t first = 0, all = 0;
        for (const ExportSection::Part &part : section.parts)
            if (const auto *table = std::get_if<ExportTable>(&part)) {
                first = all == 0 ? table->rows.size() : first;
                all += table->rows.size();
            }
        return first > 0 && 2 * first > all;
    }

    Sheet addSheet(const QString &wished, const QString &fallback)
    {
        static const QRegularExpression forbidden(QStringLiteral("[\\[\\]:*?/\\\\']"));
        QString name = inertLine(wished).replace(forbidden, QStringLiteral(" ")).simplified();
        if (name.size() > mostSheetName) // at the end of a word, where there is one
            name.truncate(std::max(name.lastIndexOf(u' ', mostSheetName), qsizetype(mostSheetName / 2)));
        name = name.left(mostSheetName).trimmed();
        if (name.isEmpty() || m_names.contains(name.toCaseFolded()) ||
            workbook_validate_sheet_name(m_book, name.toUtf8().constData()) != LXW_NO_ERROR)
            name = fallback;
        m_names.insert(name.toCaseFolded());
        Sheet sheet{workbook_add_worksheet(m_book, name.toUtf8().constData()), 0, {}, false};
        if (!m_first)
            m_first = sheet.sheet;
        worksheet_set_landscape(sheet.sheet);
        worksheet_fit_to_pages(sheet.sheet, 1, 0);
        return sheet;
    }

    void line(Sheet &sheet, const QString &text, lxw_format *format)
    {
        if (!text.isEmpty())
            worksheet_write_string(sheet.sheet, sheet.row++, 0, cellText(text).constData(), format);
    }

    void table(Sheet &sheet, const ExportTable &table, const QString &heading)
    {
        ++sheet.row;
        if (table.title != heading)
            line(sheet, table.title, m_strongText);
        lxw_col_t column = 0;
        for (const QString &name : table.header) {
            worksheet_write_string(sheet.sheet, sheet.row, column++, cellText(name).constData(), m_header);
            grow(sheet, column - 1, name);
        }
        ++sheet.row;
        if (sheet.keepsHead && sheet.row <= mostFrozenRows)
            worksheet_freeze_panes(sheet.sheet, sheet.row, 1);
        sheet.keepsHead = false;
        for (const auto &row : table.rows) {
            column = 0;
            for (const ExportCell &cell : row)
                writeCell(sheet, column++, cell);
            ++sheet.row;
        }
        ++sheet.row;
    }

    void writeCell(Sheet &sheet, lxw_col_t column, const ExportCell &cell)
    {
        grow(sheet, column, cell.text);
        if (cell.number)
            worksheet_write_number(sheet.sheet, sheet.row, column, rounded(*cell.number),
                                   numberFormat(cell.decimals, cell.strong));
        else if (!cell.text.isEmpty())
            worksheet_write_string(sheet.sheet, sheet.row, column, cellText(cell.text).constData(),
                                   cell.strong ? m_strongText : m_text);
    }

    static void grow(Sheet &sheet, int column, const QString &text)
    {
        while (sheet.widths.size() <= column)
            sheet.widths << 0;
        for (const QString &part : text.left(4 * widestColumn).split(u'\n'))
            sheet.widths[column] = std::max(sheet.widths[column], widthOf(part));
    }

    lxw_workbook *m_book;
    lxw_worksheet *m_first = nullptr;
    lxw_format *m_title, *m_heading, *m_header, *m_text, *m_strongText, *m_line;
    QMap<std::pair<int, bool>, lxw_format *> m_numbers;
    QSet<QString> m_names;
};

void describe(lxw_workbook *book, const ReportContent &content)
{
    QByteArray title = inertLine(content.title).left(250).toUtf8();
    QByteArray author("GPUwise");
    lxw_doc_properties properties{};
    properties.title = title.data();
    properties.author = author.data();
    // Of the report, not of the moment: the same report gives the same bytes.
    properties.created = static_cast<time_t>(content.date.startOfDay(Qt::UTC).toSecsSinceEpoch());
    workbook_set_properties(book, &properties);
}

} // namespace

QByteArray makeWorkbook(const ReportContent &content, QString *error)
{
    const QTemporaryDir folder; // the library writes files only; ours then goes onto the disk in one piece
    if (!folder.isValid()) {
        *error = folder.errorString();
        return {};
    }
    const QString path = folder.filePath(QStringLiteral("report.xlsx"));
    QByteArray temporary = QFile::encodeName(folder.path());
    lxw_workbook_options options{};
    options.tmpdir = temporary.data();
    lxw_workbook *workbook = workbook_new_opt(QFile::encodeName(path).constData(), &options);
    if (!workbook) {
        *error = QString::fromUtf8(lxw_strerror(LXW_ERROR_MEMORY_MALLOC_FAILED));
        return {};
    }
    describe(workbook, content);
    Book book(workbook);
    // Side by side first: that is what a workbook is opened for. Without cards it is the decision.
    std::vector<ExportSection> sections = exportSections(content);
    std::stable_partition(sections.begin(), sections.end(), [](const ExportSection &section) {
        return section.id == ReportSectionId::Comparison;
    });
    const bool sideBySide = !sections.empty() && sections.front().id == ReportSectionId::Comparison;
    if (!sideBySide)
        book.writeFront(content);
    for (const ExportSection &section : sections) {
        book.writeSection(section);
        if (sideBySide && &section == &sections.front())
            book.writeFront(content);
    }
    book.showFirst();
    if (const lxw_error code = workbook_close(workbook); code != LXW_NO_ERROR) {
        *error = QString::fromUtf8(lxw_strerror(code));
        return {};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        *error = file.errorString();
        return {};
    }
    return file.readAll();
}

} // namespace gpuwise
