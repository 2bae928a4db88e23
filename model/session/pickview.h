// SPDX-License-Identifier: GPL-3.0-or-later
//
// The picks as they are shown: every text ready, every bar on one axis, every speed on one scale.
#pragma once

#include "model/advice/advisor.h"
#include "model/charts/fitbar.h"
#include "model/domain/catalogue.h"

#include <QDate>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gpuwise {

enum class PickRole
{
    BestValue,
    Fastest,
    Cheapest,
    Rent
};
/// "Fastest within budget"; without a limit "Fastest".
QString pickRoleName(PickRole role, const BudgetAnswer &budget);

struct PickView
{
    PickRole role = PickRole::BestValue;
    std::size_t option = 0;         ///< index into advice.options
    std::optional<PickRole> sameAs; ///< an earlier pick that is the same option: it speaks for both
    QStringList roles;              ///< names of all roles of this option, this one first
    CardGroup cards;
    QString name; ///< "2 × Arc A770 16 GB"; "RTX 4090, by the hour"
    QString meta; ///< "24 GB GDDR6X · 936 GB/s · used"
    Fit fit;
    QString fitOf; ///< what of a basket the verdict is on: "QLoRA of an 8B model"; empty: the model itself
    FitBar bar;
    QString speedCaption;           ///< "Speed, one user"
    QString speedFigure, speedUnit; ///< figure empty: not known
    QString speedBand;
    QString speedBasis; ///< what stands behind the estimate, or why there is none
    Band speed;
    QString costCaption;
    QString costFigure, costUnit; ///< figure empty: no price
    QString costDetail;           ///< condition and date
    PriceAge costAge = PriceAge::Fresh;
    QString value;        ///< what a million tokens costs; empty: not known
    QStringList reasons;  ///< two at most
    QStringList cautions; ///< one; none where there is nothing to mind
};

struct PicksView
{
    std::vector<PickView> picks;
    double axisEndGiB = 0;
    double speedScaleEnd = 0;
    QStringList notes; ///< why there are fewer picks, and what holds for the whole answer
};

PicksView picksView(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                    const QLocale &locale);

/// One option as a pick without a role: also for "why not ...?".
PickView viewOption(const Catalogue &catalogue, const Workload &workload, const Option &option,
                    const QLocale &locale);

} // namespace gpuwise
