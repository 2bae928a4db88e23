// SPDX-License-Identifier: GPL-3.0-or-later
//
// Title, headings, paragraphs, lists and named values.
#include "ui/report/marks.h"
#include "ui/report/piece.h"
#include "ui/report/rules.h"
#include "ui/report/textlines.h"
#include "ui/report/units.h"
#include "ui/tokens.h"

#include <QPainter>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr double sectionSpace = pt(17);
constexpr int longestTitle = 4;  ///< lines
constexpr int longestEntry = 12; ///< lines of a list item or named value

QColor toneColour(ReportTone tone)
{
    const Tokens &tokens = lightTokens();
    return tone == ReportTone::Quiet || tone == ReportTone::Missing ? tokens.secondaryText : tokens.text;
}

/// One piece a line, so that a long paragraph can continue on the next page, but never with a single line.
Pieces linePieces(const TextLines &lines, const QColor &colour, double spaceBefore)
{
    Pieces pieces;
    const int count = lines.count();
    for (int i = 0; i < count; ++i) {
        Piece piece;
        piece.flow.height = lines.lineHeight();
        piece.flow.spaceBefore = i == 0 ? spaceBefore : 0;
        piece.flow.keepWithNext = i + 1 < count && (i == 0 || i == count - 2);
        piece.paint = [lines, i, colour](QPainter &painter, QPointF at) {
            lines.drawLine(painter, i, at, colour);
        };
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

TextStyle paragraphStyle(const ReportParagraph &paragraph)
{
    if (paragraph.lead)
        return TextStyle::Lead;
    if (paragraph.text.tone == ReportTone::Quiet)
        return TextStyle::Small;
    return paragraph.text.tone == ReportTone::Strong ? TextStyle::BodyStrong : TextStyle::Body;
}

} // namespace

Pieces titlePieces(const ReportContent &content, double width)
{
    const Tokens &tokens = lightTokens();
    Pieces pieces =
        linePieces(TextLines(content.title, TextStyle::Title, width, longestTitle), tokens.text, 0);
    for (Piece &piece : pieces)
        piece.flow.keepWithNext = true;
    append(pieces, linePieces(TextLines(content.lead, TextStyle::Lead, width), tokens.text, pt(4)));
    return pieces;
}

Pieces headingPieces(const ReportSection &section, double width)
{
    const TextLines heading(section.heading, TextStyle::Section, width, 2);
    if (heading.isEmpty())
        return {};
    const double asideLeft = heading.width(heading.count() - 1) + pt(5);
    const TextLines aside(section.aside, TextStyle::Small, std::max(pt(20), width - asideLeft), 1);
    Piece piece;
    piece.flow.height = heading.height() + pt(4);
    piece.flow.spaceBefore = sectionSpace;
    piece.flow.keepWithNext = true;
    piece.paint = [=](QPainter &painter, QPointF at) {
        heading.draw(painter, at, lightTokens().text);
        const double baseline = at.y() + heading.height() - heading.lineHeight() + heading.ascent();
        aside.draw(painter, {at.x() + asideLeft, baseline - aside.ascent()}, lightTokens().secondaryText);
    };
    Pieces pieces;
    pieces.push_back(std::move(piece));
    return pieces;
}

Pieces paragraphPieces(const ReportParagraph &paragraph, double width)
{
    Pieces pieces = linePieces(TextLines(paragraph.text.text, paragraphStyle(paragraph), width),
                               toneColour(paragraph.text.tone), 0);
    // A strong one is the heading of what follows.
    if (paragraph.text.tone == ReportTone::Strong && !pieces.empty())
        pieces.back().flow.keepWithNext = true;
    return pieces;
}

Pieces listPieces(const ReportList &list, double width)
{
    constexpr double indent = pt(14);
    constexpr double box = pt(8);
    Pieces pieces;
    for (const ReportText &item : list.items) {
        const TextLines lines(item.text, TextStyle::Body, width - indent, longestEntry);
        if (lines.isEmpty())
            continue;
        Piece piece;
        piece.flow.height = lines.height() + pt(2);
        piece.paint = [lines, item](QPainter &painter, QPointF at) {
            drawMark(painter, item.mark,
                     QRectF(at.x() + pt(0.5), at.y() + (lines.lineHeight() - box) / 2, box, box));
            lines.draw(painter, {at.x() + indent, at.y()}, toneColour(item.tone));
        };
        pieces.push_back(std::move(piece));
    }
    if (pieces.size() > 1) { // the last entry never stands alone
        pieces.front().flow.keepWithNext = true;
        pieces[pieces.size() - 2].flow.keepWithNext = true;
    }
    return pieces;
}

Pieces factPieces(const ReportFacts &facts, double width)
{
    constexpr double padding = pt(3.2);
    constexpr double gap = pt(12);
    double nameWidth = pt(64);
    for (const auto &fact : facts.facts)
        nameWidth = std::max(nameWidth, textWidth(fact.name, TextStyle::Body));
    nameWidth = std::min(nameWidth, width * 0.32);

    Pieces pieces;
    for (const auto &fact : facts.facts) {
        const TextLines name(fact.name, TextStyle::Body, nameWidth, 3);
        const TextLines value(fact.value, TextStyle::Body, width - nameWidth - gap, longestEntry);
        Piece piece;
        piece.flow.height = std::max(name.height(), value.height()) + 2 * padding;
        const double height = piece.flow.height;
        piece.paint = [=](QPainter &painter, QPointF at) {
            name.draw(painter, {at.x(), at.y() + padding}, lightTokens().secondaryText);
            value.draw(painter, {at.x() + nameWidth + gap, at.y() + padding}, lightTokens().text);
            drawRule(painter, at.x(), at.y() + height, width, RuleKind::Row);
        };
        pieces.push_back(std::move(piece));
    }
    if (pieces.size() > 1) {
        pieces.front().flow.keepWithNext = true;
        pieces[pieces.size() - 2].flow.keepWithNext = true;
    }
    return pieces;
}

Pieces sourcePieces(const ReportSourceList &sources, double width)
{
    constexpr double indent = pt(22);
    Pieces pieces;
    int number = 0;
    for (const auto &entry : sources.entries) {
        ++number;
        const TextLines index(QString::number(number), TextStyle::Body, indent, 1);
        const TextLines date(entry.date, TextStyle::Small, width * 0.3, 1);
        const TextLines title(entry.title, TextStyle::Body, width - indent - date.widest() - pt(12), 3);
        const QString where = entry.address.isEmpty() ? entry.note : entry.address;
        const TextLines address(where, TextStyle::Small, width - indent, 3);
        const TextLines uses(entry.uses, TextStyle::Small, width - indent, longestEntry);
        Piece piece;
        piece.flow.height = title.height() + address.height() + uses.height() + pt(4);
        piece.paint = [=](QPainter &painter, QPointF at) {
            const Tokens &tokens = lightTokens();
            index.drawRight(painter, {at.x() + indent - pt(7), at.y()}, tokens.secondaryText);
            date.drawRight(painter, {at.x() + width, at.y() + title.ascent() - date.ascent()},
                           tokens.secondaryText);
            double y = at.y();
            title.draw(painter, {at.x() + indent, y}, tokens.text);
            y += title.height();
            address.draw(painter, {at.x() + indent, y},
                         entry.address.isEmpty() ? tokens.secondaryText : tokens.link);
            y += address.height();
            uses.draw(painter, {at.x() + indent, y}, tokens.secondaryText);
        };
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

} // namespace gpuwise
