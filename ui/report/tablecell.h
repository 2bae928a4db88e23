// SPDX-License-Identifier: GPL-3.0-or-later
//
// One cell of a table, measured for a width, and painted.
#pragma once

#include "model/report/reportcontent.h"
#include "ui/report/textlines.h"

#include <QRectF>

class QPainter;

namespace gpuwise {

/// What the cells of a column share.
struct CellFrame
{
    double width = 0;
    ReportAlign align = ReportAlign::Left;
    double asideSlot =
        0; ///< Number columns: width kept free at the right for asides, so that the numbers line up
};

/// On one line, with mark or swatch and with the aside, which takes at least `asideSlot`.
double naturalCellWidth(const ReportCell &cell, double asideSlot, bool strongRow);
double asideWidth(const ReportCell &cell); ///< beside the text; 0 for one that stands below
/// The shortest width that breaks no word.
double leastCellWidth(const ReportCell &cell);

class TableCell
{
public:
    TableCell(const ReportCell &cell, const CellFrame &frame, bool strong);

    double height() const;
    void paint(QPainter &painter, QPointF at) const;

private:
    void paintLead(QPainter &painter, QPointF at) const;
    void paintNumber(QPainter &painter, QPointF at) const;

    ReportCell m_cell;
    CellFrame m_frame;
    TextLines m_text;
    TextLines m_aside;
    double m_lead = 0;         ///< width of mark or swatch before the text
    bool m_asideBelow = false; ///< it did not fit beside the text
};

} // namespace gpuwise
