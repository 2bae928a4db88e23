// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the present answers mean in memory, while they are being given: the need against the sizes at which
// common cards end, and how many cards of the catalogue hold it alone.
#pragma once

#include "model/charts/fitbar.h"
#include "model/domain/catalogue.h"
#include "model/estimate/question.h"

#include <QLocale>

#include <vector>

namespace gpuwise {

/// A size at which common cards end, judged by what software can use of it.
struct MemoryMark
{
    double nominalGiB = 0;
    double usableGiB = 0; ///< median over the cards of this size that are sold for desktops and servers
    Verdict verdict = Verdict::Unknown;
    double marginGiB = 0; ///< as in Fit
};

struct LiveNeed
{
    FitBar bar;                    ///< the need alone: no card, so nominal and usable are 0
    std::vector<MemoryMark> marks; ///< memoryMarks of which the catalogue has cards
    int fitting = 0;               ///< cards that hold the workload alone
    int cards = 0;                 ///< cards of the catalogue that were judged
    EstimateProblem problem = EstimateProblem::None;
};

LiveNeed liveNeed(const Catalogue &catalogue, const ResolvedWorkload &resolved);

/// "Fits on one card: 98 of 168. 16 GB is 6.0 GiB short."
QString liveNeedSentence(const LiveNeed &need, const QLocale &locale);

} // namespace gpuwise
