// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/piece.h"

namespace gpuwise {

namespace {

struct Maker
{
    double width;

    Pieces operator()(const ReportParagraph &block) const { return paragraphPieces(block, width); }
    Pieces operator()(const ReportList &block) const { return listPieces(block, width); }
    Pieces operator()(const ReportFacts &block) const { return factPieces(block, width); }
    Pieces operator()(const ReportFitBars &block) const { return fitBarPieces(block, width); }
    Pieces operator()(const ReportTable &block) const { return tablePieces(block, width); }
    Pieces operator()(const ReportBarPair &block) const { return barPairPieces(block, width); }
    Pieces operator()(const ReportSourceList &block) const { return sourcePieces(block, width); }
    Pieces operator()(const ReportLineChart &block) const { return lineChartPieces(block, width); }
    Pieces operator()(const ReportScatter &block) const { return scatterPieces(block, width); }
    Pieces operator()(const ReportCommand &block) const { return commandPieces(block, width); }
    Pieces operator()(const ReportApproval &block) const { return approvalPieces(block, width); }
};

} // namespace

void append(Pieces &all, Pieces more)
{
    const int offset = static_cast<int>(all.size());
    for (Piece &piece : more) {
        if (piece.flow.header >= 0)
            piece.flow.header += offset;
        all.push_back(std::move(piece));
    }
}

Pieces blockPieces(const ReportBlock &block, double width)
{
    return std::visit(Maker{width}, block);
}

} // namespace gpuwise
