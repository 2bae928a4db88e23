// SPDX-License-Identifier: GPL-3.0-or-later
//
// The colours of the product, as named roles: one table for light, one for dark. Window and paper read the
// same tables; paper always uses the light one. Qt Gui only, so that printing needs no widgets.
#pragma once

#include "model/estimate/fit.h"
#include "model/estimate/memoryestimate.h"

#include <QColor>

#include <array>

namespace gpuwise {

/// Text or icon in the colour of a verdict, and the fill behind it (fills only in matrices and tags).
struct VerdictTokens
{
    QColor ink;
    QColor fill;
};

struct Tokens
{
    QColor window, base, alternate;
    QColor text, secondaryText, disabledText;
    QColor accent, onAccent;
    QColor selection, selectionText;
    QColor link;
    QColor panelBorder, controlBorder, gridLine;
    QColor toolTip, toolTipText;

    VerdictTokens good, caution, bad, unknown;

    // Memory terms. Several terms of the engine share a hue when one is a kind of the other; they never stand
    // beside each other without a gap and a legend.
    QColor weights, gradients, optimizer, adapters, kvCache, activations, context;
    QColor reservedHatch; ///< drawn as a 45 degree hatch on the track
    QColor track;

    std::array<QColor, 5> series; ///< of charts, in order

    const VerdictTokens &of(Verdict verdict) const;
    QColor of(TermId term) const;
};

const Tokens &lightTokens();
const Tokens &darkTokens();

} // namespace gpuwise
