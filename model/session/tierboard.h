// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tiers as they are shown: lanes of chips with every text ready. Lanes S to D come first, then what is
// over the budget, what has no price, and what stands below the line; an empty tier keeps its lane, an empty
// other lane is left out.
#pragma once

#include "model/advice/guidetiers.h"
#include "model/advice/tiers.h"
#include "model/tables/pricetags.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace gpuwise {

struct TierChip
{
    CardGroup cards;
    QString name;  ///< "2 × RTX 5090"
    QString score; ///< "87"; empty below the line
    Verdict verdict = Verdict::Unknown;
    QString speed;                  ///< "33 tokens/s"
    QString price;                  ///< "CNY 4,000", "no price"
    PriceTag tag = PriceTag::None;  ///< None also where a banner speaks
    bool old = false;               ///< older than a year: greyed, banner or not
    bool capped = false;            ///< something keeps it from a higher tier
    std::array<double, 5> points{}; ///< what each part adds to the score of 0..1, in the order of ScorePart
    QString why, change;            ///< below the line: the reason, and what would change that
    QString spoken;                 ///< all of it in one line, for tool tips and screen readers

    bool operator==(const TierChip &) const = default;
};

struct TierLane
{
    enum class Kind : std::uint8_t
    {
        Tier,
        OverBudget,
        NoPrice, ///< what cannot be weighed against money
        Below
    };
    Kind kind = Kind::Tier;
    QString name;    ///< "S", "Over budget"
    QString caption; ///< "from 92 %"
    QString nothing; ///< what stands in a tier without cards
    std::vector<TierChip> chips;

    bool operator==(const TierLane &) const = default;
};

struct TierBoard
{
    std::vector<TierLane> lanes; ///< empty: the workload is a problem, and the conclusion says which
    QString conclusion;
    QStringList notes; ///< banners about prices, remarks about the whole answer

    bool operator==(const TierBoard &) const = default;
};

TierBoard tierBoard(const Catalogue &catalogue, const Workload &workload, const TierList &list,
                    const QLocale &locale);

/// A tier of the buying guides, and where its cards stand for the workload of the moment.
struct GuideTierView
{
    GuideTier tier = GuideTier::Flagships;
    QString name, advantage, scene, caution;
    struct Card
    {
        QString gpuId;
        QString name; ///< "RTX 4090"
        QString here; ///< "here: tier A, 79 points"; empty without a list
    };
    std::vector<Card> cards;
};
std::vector<GuideTierView> guideTierViews(const Catalogue &catalogue, const TierList &list,
                                          const QLocale &locale);

} // namespace gpuwise
