// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/entrydocument.h"

#include "ui/style/theme.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

namespace gpuwise {

namespace {

constexpr double lineHeightPercent = 125;
constexpr double afterParagraph = 8;
constexpr double cellPadding = 6;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(GuideEntryView)
};

class DocumentWriter
{
public:
    DocumentWriter(QTextDocument &document, const Tokens &tokens)
        : m_document(document)
        , m_cursor(&document)
        , m_tokens(tokens)
    {}

    void write(const GuideSection &section, const GuideEntry &entry)
    {
        paragraph(0);
        m_cursor.insertText(section.title, format(TextRole::Caption, m_tokens.secondaryText));
        paragraph(afterParagraph);
        m_cursor.insertText(plainText(entry.title), format(TextRole::Title, m_tokens.text));
        for (const GuideBlock &block : entry.blocks)
            write(block);
        if (!entry.see.empty()) {
            heading(Words::tr("See also"));
            list(QTextListFormat::ListDisc);
            bool first = true;
            for (const GuideSpan &link : entry.see) {
                if (!first)
                    m_cursor.insertBlock();
                first = false;
                span(link);
            }
        }
        if (!entry.sources.isEmpty()) {
            heading(Words::tr("Sources"));
            for (const QString &source : entry.sources) {
                paragraph(2);
                m_cursor.insertText(source, format(TextRole::Caption, m_tokens.secondaryText));
            }
        }
    }

private:
    QTextCharFormat format(TextRole role, const QColor &colour) const
    {
        QTextCharFormat result;
        result.setFont(fontOf(role));
        result.setForeground(colour);
        return result;
    }

    void paragraph(double after)
    {
        QTextBlockFormat block;
        block.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
        block.setBottomMargin(after);
        if (m_started)
            m_cursor.insertBlock(block);
        else
            m_cursor.setBlockFormat(block);
        m_started = true;
    }

    void heading(const QString &text)
    {
        paragraph(2);
        QTextBlockFormat block = m_cursor.blockFormat();
        block.setTopMargin(8);
        m_cursor.setBlockFormat(block);
        m_cursor.insertText(text, format(TextRole::Key, m_tokens.text));
    }

    void list(QTextListFormat::Style style)
    {
        paragraph(3);
        QTextListFormat listFormat;
        listFormat.setStyle(style);
        listFormat.setIndent(1);
        m_cursor.createList(listFormat);
        m_cursor.setBlockCharFormat(format(TextRole::Body, m_tokens.text));
    }

    void span(const GuideSpan &span)
    {
        switch (span.kind) {
        case GuideSpanKind::Strong:
            m_cursor.insertText(span.text, format(TextRole::Key, m_tokens.text));
            break;
        case GuideSpanKind::Code: {
            QTextCharFormat code = format(TextRole::Body, m_tokens.text);
            code.setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
            code.setBackground(m_tokens.alternate);
            m_cursor.insertText(span.text, code);
            break;
        }
        case GuideSpanKind::Link: {
            QTextCharFormat link = format(TextRole::Body, m_tokens.link);
            link.setAnchor(true);
            link.setAnchorHref(span.target);
            link.setFontUnderline(true);
            m_cursor.insertText(span.text, link);
            break;
        }
        case GuideSpanKind::Value: {
            QTextCharFormat value = format(TextRole::Key, m_tokens.text);
            value.setToolTip(span.note.toHtmlEscaped());
            m_cursor.insertText(span.text, value);
            break;
        }
        case GuideSpanKind::Text:
        case GuideSpanKind::Placeholder:
            m_cursor.insertText(span.text, format(TextRole::Body, m_tokens.text));
            break;
        }
    }

    void line(const GuideLine &spans)
    {
        for (const GuideSpan &each : spans)
            span(each);
    }

    void write(const GuideBlock &block)
    {
        switch (block.kind) {
        case GuideBlockKind::Paragraph:
            for (const GuideLine &each : block.lines) {
                paragraph(afterParagraph);
                line(each);
            }
            break;
        case GuideBlockKind::Bullets:
        case GuideBlockKind::Steps: {
            list(block.kind == GuideBlockKind::Bullets ? QTextListFormat::ListDisc
                                                       : QTextListFormat::ListDecimal);
            bool first = true;
            for (const GuideLine &each : block.lines) {
                if (!first)
                    m_cursor.insertBlock();
                first = false;
                line(each);
            }
            break;
        }
        case GuideBlockKind::Table:
            write(block.sheet);
            break;
        case GuideBlockKind::Claim:
            claim(block);
            break;
        }
    }

    /// A plain frame with a line at its left.
    void claim(const GuideBlock &block)
    {
        QTextTableFormat box;
        box.setBorder(0);
        box.setCellPadding(8);
        box.setCellSpacing(0);
        box.setTopMargin(4);
        box.setBottomMargin(8);
        box.setBackground(m_tokens.alternate);
        box.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        leaveList();
        QTextTable *table = m_cursor.insertTable(1, 1, box);
        QTextCursor inside = table->cellAt(0, 0).firstCursorPosition();
        std::swap(inside, m_cursor);
        for (std::size_t i = 0; i < block.lines.size(); ++i) {
            if (i > 0)
                m_cursor.insertBlock();
            line(block.lines[i]);
        }
        std::swap(inside, m_cursor);
        m_cursor.movePosition(QTextCursor::End);
    }

    /// A block of its own, outside of any list.
    void leaveList() { paragraph(0); }

    void write(const Sheet &sheet)
    {
        const int rows = static_cast<int>(sheet.rows.size());
        const int columns = static_cast<int>(sheet.header.size());
        QTextTableFormat grid;
        grid.setBorder(1);
        grid.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        grid.setBorderBrush(m_tokens.gridLine);
        grid.setBorderCollapse(true);
        grid.setCellPadding(cellPadding);
        grid.setCellSpacing(0);
        grid.setTopMargin(4);
        grid.setBottomMargin(4);
        grid.setHeaderRowCount(1);
        grid.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        leaveList();
        QTextTable *table = m_cursor.insertTable(rows + 1, columns, grid);
        for (int column = 0; column < columns; ++column) {
            cell(*table, 0, column, sheet.header[column], TextRole::Header, isRight(sheet, column));
            for (int row = 0; row < rows; ++row)
                cell(*table, row + 1, column, sheet.rows[static_cast<std::size_t>(row)].value(column),
                     column == 0 ? TextRole::Key : TextRole::Body, isRight(sheet, column));
        }
        m_cursor.movePosition(QTextCursor::End);
        for (const QString &note : sheet.notes) {
            paragraph(afterParagraph);
            m_cursor.insertText(note, format(TextRole::Caption, m_tokens.secondaryText));
        }
    }

    static bool isRight(const Sheet &sheet, int column)
    {
        const auto at = static_cast<std::size_t>(column);
        return at < sheet.rightAligned.size() && sheet.rightAligned[at];
    }

    void cell(QTextTable &table, int row, int column, const QString &text, TextRole role, bool right)
    {
        QTextCursor inside = table.cellAt(row, column).firstCursorPosition();
        QTextBlockFormat block;
        block.setAlignment(right ? Qt::AlignRight : Qt::AlignLeft);
        inside.setBlockFormat(block);
        inside.insertText(text,
                          format(role, role == TextRole::Header ? m_tokens.secondaryText : m_tokens.text));
    }

    QTextDocument &m_document;
    QTextCursor m_cursor;
    const Tokens &m_tokens;
    bool m_started = false;
};

} // namespace

void fillDocument(QTextDocument &document, const GuideSection &section, const GuideEntry &entry,
                  const Tokens &tokens)
{
    document.clear();
    document.setUndoRedoEnabled(false);
    document.setDocumentMargin(16);
    document.setIndentWidth(22);
    document.setDefaultFont(fontOf(TextRole::Body));
    DocumentWriter(document, tokens).write(section, entry);
}

} // namespace gpuwise
