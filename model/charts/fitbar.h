// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one fit bar says: the need, term by term, against a card or group of equal cards. The bar shows the
// sum over the group; the verdict is that of the fullest single card.
#pragma once

#include "model/estimate/fit.h"
#include "model/estimate/memoryestimate.h"

#include <QLocale>
#include <QString>

#include <span>
#include <vector>

namespace gpuwise {

struct FitBar
{
    struct Segment
    {
        TermId id = TermId::Weights;
        double gib = 0;
        Term term{}; ///< formula and operands, for whoever asks about the segment

        bool operator==(const Segment &other) const { return id == other.id && gib == other.gib; }
    };
    std::vector<Segment> segments; ///< expected need, in the order in which terms are stacked
    Band neededGiB;                ///< over all cards
    double usableGiB = 0;          ///< over all cards; 0: not known
    double nominalGiB = 0;         ///< as sold, over all cards; 0: not known
    int cards = 1;
    Fit fit; ///< of the fullest card

    double expectedGiB() const; ///< end of the stacked terms
    bool operator==(const FitBar &other) const;
};

/// `fit` must have been judged from `estimate`.
FitBar fitBarOf(const MemoryEstimate &estimate, const Fit &fit, int cards);

/// Terms that occur in any of the bars, in stacking order: the legend.
std::vector<TermId> legendOf(std::span<const FitBar> bars);

/// "RTX 4090, 24 GB, 23.5 usable. Needs 21.5 GiB, 21.1 to 22.4: weights 18.65, … Fits, 1.1 GiB to spare."
QString fitBarSentence(const QString &name, const FitBar &bar, const QLocale &locale);

/// What a segment is, how it was computed and where the formula comes from: one line each.
QString segmentTip(const FitBar::Segment &segment, const QLocale &locale);

} // namespace gpuwise
