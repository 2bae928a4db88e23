// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a page is made of: a measured thing that can paint itself at a place. Pages never cut through a piece.
#pragma once

#include "model/report/reportcontent.h"
#include "ui/report/paginate.h"

#include <QPointF>

#include <functional>
#include <vector>

class QPainter;

namespace gpuwise {

struct Piece
{
    FlowItem flow; ///< `header` counts within the vector of pieces it stands in
    std::function<void(QPainter &, QPointF topLeft)> paint;
};
using Pieces = std::vector<Piece>;

/// Joins, so that `header` indices stay right.
void append(Pieces &all, Pieces more);

Pieces titlePieces(const ReportContent &content, double width);
Pieces headingPieces(const ReportSection &section, double width);
Pieces paragraphPieces(const ReportParagraph &paragraph, double width);
Pieces listPieces(const ReportList &list, double width);
Pieces factPieces(const ReportFacts &facts, double width);
Pieces tablePieces(const ReportTable &table, double width);
Pieces fitBarPieces(const ReportFitBars &bars, double width);
Pieces barPairPieces(const ReportBarPair &pair, double width);
Pieces sourcePieces(const ReportSourceList &sources, double width);
Pieces lineChartPieces(const ReportLineChart &chart, double width);
Pieces scatterPieces(const ReportScatter &chart, double width);
Pieces commandPieces(const ReportCommand &command, double width);
Pieces approvalPieces(const ReportApproval &approval, double width);

Pieces blockPieces(const ReportBlock &block, double width);

} // namespace gpuwise
