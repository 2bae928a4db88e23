// SPDX-License-Identifier: GPL-3.0-or-later
//
// The live bar of question 1, as plain numbers: the need on one linear scale, the sizes at which common cards
// end as marks on it, and larger sizes named after a cut.
#pragma once

#include "model/charts/fitbargeometry.h"
#include "model/session/liveneed.h"

#include <QLineF>
#include <QRectF>

#include <vector>

namespace gpuwise {

struct NeedBarMetrics
{
    double labelHeight = 20; ///< the size, in figures
    double iconSize = 14;    ///< the verdict under it
    double trackHeight = 26;
    double overhang = 6;       ///< of a mark's line above and below the track
    double leastSpacing = 26;  ///< marks closer than this keep their line and lose their label
    double afterCut = 44;      ///< between the sizes that are named after the cut
    double captionHeight = 40; ///< figure and band under the need
};

struct NeedBarGeometry
{
    struct Mark
    {
        std::size_t index = 0; ///< into LiveNeed::marks
        double x = 0;
        QLineF line;
        bool onScale = true;
        bool labelled = true;
    };
    double scaleEndGiB = 0;
    FitBarGeometry bar; ///< track, pieces and band
    std::vector<Mark> marks;
    QLineF dotted; ///< from the cut to the last size named after it; null: none
    double labelTop = 0;
    double iconTop = 0;
    double captionTop = 0;
    double captionX = 0; ///< centre of the words under the need
    double height = 0;
};

/// 48 while the need ends there; else the first mark that holds it; else the need itself.
double needScaleEnd(const LiveNeed &need);
NeedBarGeometry layoutNeedBar(const LiveNeed &need, double width, const NeedBarMetrics &metrics);

} // namespace gpuwise
