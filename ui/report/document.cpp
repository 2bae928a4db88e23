// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/document.h"

#include "ui/report/rules.h"
#include "ui/report/textlines.h"
#include "ui/report/units.h"
#include "ui/tokens.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr double blockSpace = pt(7);
constexpr double shortSection = 0.35; ///< share of a page up to which a section is not broken

/// A short section is read at a glance: it moves to the next page rather than break.
void keepTogetherWhenShort(Pieces &section, double pageHeight)
{
    double height = 0;
    for (const Piece &piece : section)
        height += piece.flow.height + piece.flow.spaceBefore;
    if (height > shortSection * pageHeight)
        return;
    for (std::size_t i = 0; i + 1 < section.size(); ++i)
        section[i].flow.keepWithNext = true;
}

Pieces makePieces(const ReportContent &content, const QSizeF &body)
{
    const double width = body.width();
    Pieces pieces = titlePieces(content, width);
    for (const ReportSection &section : content.sections) {
        Pieces made;
        bool introduces = true; // so far there are only sentences, which go with what they introduce
        for (const ReportBlock &block : section.blocks) {
            Pieces more = blockPieces(block, width);
            if (introduces && !made.empty() && !more.empty())
                made.back().flow.keepWithNext = true;
            introduces = introduces && std::holds_alternative<ReportParagraph>(block);
            if (!more.empty())
                more.front().flow.spaceBefore =
                    made.empty() ? 0 : std::max(more.front().flow.spaceBefore, blockSpace);
            append(made, std::move(more));
        }
        if (made.empty())
            continue;
        keepTogetherWhenShort(made, body.height());
        append(pieces, headingPieces(section, width));
        append(pieces, std::move(made));
    }
    return pieces;
}

/// A text at the left and one at the right of a line; the left one gives way.
void paintEnds(QPainter &painter, const QString &left, const QString &right, const QRectF &body,
               double baseline)
{
    const QColor ink = lightTokens().secondaryText;
    const TextLines end(right, TextStyle::Foot, body.width() * 0.5, 1);
    const TextLines start(left, TextStyle::Foot, body.width() - end.widest() - pt(16), 1);
    start.draw(painter, {body.left(), baseline - start.ascent()}, ink);
    end.drawRight(painter, {body.right(), baseline - end.ascent()}, ink);
}

} // namespace

ReportDocument::ReportDocument(const ReportContent &content, Paper paper, Orientation orientation)
    : m_frame(pageFrame(paper, orientation))
    , m_subject(content.subject)
    , m_edition(content.edition)
    , m_footer(content.footer)
    , m_pieces(makePieces(content, m_frame.body.size()))
{
    std::vector<FlowItem> items;
    for (const Piece &piece : m_pieces)
        items.push_back(piece.flow);
    m_pages = paginate(items, m_frame.body.height());
    if (m_pages.empty())
        m_pages.emplace_back();
}

void ReportDocument::paintHeadAndFoot(QPainter &painter, int page) const
{
    const QRectF &body = m_frame.body;
    paintEnds(painter, m_subject, m_edition, body, m_frame.headBaseline);
    drawRule(painter, body.left(), m_frame.headRule, body.width(), RuleKind::Header);
    drawRule(painter, body.left(), m_frame.footRule, body.width(), RuleKind::Row);
    const QString number =
        QCoreApplication::translate("ReportPage", "Page %1 of %2").arg(page + 1).arg(pageCount());
    paintEnds(painter, m_footer, number, body, m_frame.footBaseline);
}

void ReportDocument::paintPage(QPainter &painter, int page) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    paintHeadAndFoot(painter, page);
    for (const PlacedItem &placed : m_pages[static_cast<std::size_t>(page)]) {
        const Piece &piece = m_pieces[static_cast<std::size_t>(placed.item)];
        piece.paint(painter, m_frame.body.topLeft() + QPointF(0, placed.top));
    }
    painter.restore();
}

QImage renderPage(const ReportDocument &document, int page, double dotsPerInch)
{
    const double scale = dotsPerInch / unitsPerInch;
    const QSizeF size = document.pageSize() * scale;
    QImage image(std::max(1, static_cast<int>(std::lround(size.width()))),
                 std::max(1, static_cast<int>(std::lround(size.height()))), QImage::Format_RGB32);
    image.fill(Qt::white);
    if (page < 0 || page >= document.pageCount())
        return image;
    QPainter painter(&image);
    painter.scale(scale, scale);
    document.paintPage(painter, page);
    return image;
}

} // namespace gpuwise
