// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/tablecell.h"

#include "ui/report/marks.h"
#include "ui/report/rules.h"
#include "ui/report/units.h"
#include "ui/tokens.h"

#include <QPainter>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr double markBox = pt(9);
constexpr double bestBox = pt(7);
constexpr double swatchBox = pt(7);
constexpr double leadGap = pt(4);
constexpr double asideGap = pt(5);
constexpr int longestCell = 8;  ///< lines: what is known of a claim takes six; a name without end stops
constexpr int longestAside = 3; ///< lines

double leadWidth(const ReportCell &cell)
{
    if (cell.swatch)
        return swatchBox + leadGap;
    if (cell.mark == ReportMark::None)
        return 0;
    return (cell.mark == ReportMark::Best ? bestBox : markBox) + leadGap;
}

bool isStrong(const ReportCell &cell)
{
    return cell.tone == ReportTone::Strong || cell.mark == ReportMark::Best;
}

TextStyle textStyle(const ReportCell &cell, bool strongRow)
{
    return isStrong(cell) || (strongRow && cell.tone == ReportTone::Plain) ? TextStyle::BodyStrong
                                                                           : TextStyle::Body;
}

/// The word of a verdict has the colour of its sign; other texts that of their tone.
QColor textColour(const ReportCell &cell)
{
    const bool verdict =
        cell.mark != ReportMark::None && cell.mark != ReportMark::Best && cell.mark != ReportMark::Bullet;
    if (verdict)
        return markColour(cell.mark);
    const bool quiet = cell.tone == ReportTone::Quiet || cell.tone == ReportTone::Missing;
    return quiet ? lightTokens().secondaryText : lightTokens().text;
}

} // namespace

double asideWidth(const ReportCell &cell)
{
    return cell.aside.isEmpty() || cell.asideBelow ? 0 : textWidth(cell.aside, TextStyle::Small);
}

double naturalCellWidth(const ReportCell &cell, double asideSlot, bool strongRow)
{
    const double aside = std::max(asideWidth(cell), asideSlot);
    const double text = leadWidth(cell) + textWidth(cell.text, textStyle(cell, strongRow));
    const double below = cell.asideBelow ? textWidth(cell.aside, TextStyle::Small) : 0;
    return std::max(text + (aside > 0 ? asideGap + aside : 0), below);
}

double leastCellWidth(const ReportCell &cell)
{
    return std::max(leadWidth(cell) + longestWordWidth(cell.text, textStyle(cell, false)),
                    longestWordWidth(cell.aside, TextStyle::Small));
}

TableCell::TableCell(const ReportCell &cell, const CellFrame &frame, bool strong)
    : m_cell(cell)
    , m_frame(frame)
    , m_lead(leadWidth(cell))
{
    const TextStyle style = textStyle(cell, strong);
    if (frame.align != ReportAlign::Number)
        m_frame.asideSlot = 0;
    // A word such as "not published" has no percentage: rather than break, it uses the slot.
    const double whole = frame.width - m_lead;
    if (cell.aside.isEmpty() && textWidth(cell.text, style) > whole - m_frame.asideSlot - asideGap)
        m_frame.asideSlot = 0;
    const bool slotted = m_frame.asideSlot > 0;
    m_text = TextLines(cell.text, style,
                       std::max(pt(4), slotted ? whole - m_frame.asideSlot - asideGap : whole), longestCell);
    if (cell.aside.isEmpty())
        return;
    const double last = m_text.isEmpty() ? 0 : m_text.width(m_text.count() - 1);
    m_asideBelow = cell.asideBelow || (!slotted && m_lead + last + asideGap + asideWidth(cell) > frame.width);
    const double asideRoom = m_asideBelow ? frame.width
                             : slotted    ? m_frame.asideSlot
                                          : whole - last - asideGap;
    m_aside = TextLines(cell.aside, TextStyle::Small, asideRoom + pt(0.5), m_asideBelow ? longestAside : 1);
}

double TableCell::height() const
{
    return std::max(m_text.height(), m_text.lineHeight()) + (m_asideBelow ? m_aside.height() : 0);
}

void TableCell::paintLead(QPainter &painter, QPointF at) const
{
    const double line = m_text.lineHeight();
    if (m_cell.swatch) {
        painter.fillRect(QRectF(at.x(), at.y() + (line - swatchBox) / 2, swatchBox, swatchBox),
                         lightTokens().of(*m_cell.swatch));
    } else if (m_cell.mark != ReportMark::None) {
        const double box = m_lead - leadGap;
        drawMark(painter, m_cell.mark, QRectF(at.x(), at.y() + (line - box) / 2, box, box));
    }
}

void TableCell::paintNumber(QPainter &painter, QPointF at) const
{
    const QColor quiet = lightTokens().secondaryText;
    const bool slotted = m_frame.asideSlot > 0;
    double right = at.x() + m_frame.width;
    const double asideTop = at.y() + m_text.ascent() - m_aside.ascent();
    if (m_asideBelow)
        m_aside.drawRight(painter, {right, at.y() + m_text.height()}, quiet);
    else
        m_aside.drawRight(painter, {right, asideTop}, quiet);
    if (slotted)
        right -= m_frame.asideSlot + asideGap;
    else if (!m_asideBelow && !m_aside.isEmpty())
        right -= m_aside.widest() + asideGap;
    m_text.drawRight(painter, {right, at.y()}, textColour(m_cell));
    const double left = right - m_text.widest();
    if (m_cell.tone == ReportTone::Missing)
        drawDashedUnderline(painter, left, at.y() + m_text.ascent() + pt(2.4), m_text.widest());
    paintLead(painter, {left - m_lead, at.y()});
}

void TableCell::paint(QPainter &painter, QPointF at) const
{
    if (m_frame.align == ReportAlign::Number) {
        paintNumber(painter, at);
        return;
    }
    paintLead(painter, at);
    m_text.draw(painter, {at.x() + m_lead, at.y()}, textColour(m_cell));
    if (m_cell.tone == ReportTone::Missing)
        drawDashedUnderline(painter, at.x() + m_lead, at.y() + m_text.ascent() + pt(2.4), m_text.widest());
    if (m_aside.isEmpty())
        return;
    const QColor quiet = lightTokens().secondaryText;
    if (m_asideBelow) {
        m_aside.draw(painter, {at.x(), at.y() + m_text.height()}, quiet);
    } else {
        const int last = m_text.count() - 1;
        const double x = at.x() + m_lead + (last >= 0 ? m_text.width(last) + asideGap : 0);
        const double top = at.y() + std::max(0, last) * m_text.lineHeight();
        m_aside.draw(painter, {x, top + m_text.ascent() - m_aside.ascent()}, quiet);
    }
}

} // namespace gpuwise
