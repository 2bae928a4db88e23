// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is typed or written by hand: a command in its box, lines to sign on.
#include "ui/report/piece.h"
#include "ui/report/rules.h"
#include "ui/report/textlines.h"
#include "ui/report/units.h"
#include "ui/tokens.h"

#include <QPainter>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int longestCommand = 30; ///< lines

/// One thing to write: its caption under the line, as on a form.
void drawBlank(QPainter &painter, const QString &caption, const QRectF &box)
{
    painter.setPen(QPen(lightTokens().controlBorder, pt(0.7), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    const TextLines words(caption, TextStyle::Small, box.width(), 1);
    words.draw(painter, box.bottomLeft() + QPointF(0, pt(1.5)), lightTokens().secondaryText);
}

Piece approvalPiece(const QString &role, const ReportApproval &approval, double roleWidth, double width)
{
    constexpr double gap = pt(14);
    constexpr double writing = pt(25); ///< room for a hand
    const TextLines name(role, TextStyle::BodyStrong, roleWidth, 2);
    const double rest = width - roleWidth - 3 * gap;
    Piece piece;
    piece.flow.height = writing + lineHeight(TextStyle::Small) + pt(4);
    piece.flow.keepWithNext = true;
    piece.paint = [=](QPainter &painter, QPointF at) {
        name.draw(painter, {at.x(), at.y() + writing - name.height() + pt(2)}, lightTokens().text);
        double x = at.x() + roleWidth + gap;
        for (const auto &[caption, share] :
             {std::pair(approval.name, 0.36), std::pair(approval.signature, 0.38),
              std::pair(approval.date, 0.26)}) {
            drawBlank(painter, caption, QRectF(x, at.y(), rest * share, writing));
            x += rest * share + gap;
        }
    };
    return piece;
}

} // namespace

Pieces commandPieces(const ReportCommand &command, double width)
{
    constexpr double padding = pt(6);
    const TextLines lines(command.line, TextStyle::Small, width - 2 * padding, longestCommand);
    if (lines.isEmpty())
        return {};
    Piece piece;
    piece.flow.height = lines.height() + 2 * padding;
    piece.paint = [=, height = piece.flow.height](QPainter &painter, QPointF at) {
        painter.fillRect(QRectF(at.x(), at.y(), width, height), lightTokens().window);
        lines.draw(painter, at + QPointF(padding, padding), lightTokens().text);
    };
    Pieces pieces;
    pieces.push_back(std::move(piece));
    return pieces;
}

Pieces approvalPieces(const ReportApproval &approval, double width)
{
    double roleWidth = pt(64); // of the widest, so that the lines stand under each other
    for (const QString &role : approval.roles)
        roleWidth = std::max(roleWidth, textWidth(role, TextStyle::BodyStrong));
    roleWidth = std::min(roleWidth, width * 0.22);
    Pieces pieces;
    for (const QString &role : approval.roles)
        pieces.push_back(approvalPiece(role, approval, roleWidth, width));
    if (!pieces.empty())
        pieces.back().flow.keepWithNext = false;
    return pieces;
}

} // namespace gpuwise
