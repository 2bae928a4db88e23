// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/tierboard.h"

#include "model/session/pickview.h"
#include "model/session/tierdetails.h"
#include "model/tables/comparisonparts.h"
#include "model/words/format.h"
#include "model/words/pricewords.h"
#include "model/words/tierwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TierBoard)
};

QString shortName(const Catalogue &catalogue, const CardGroup &cards)
{
    return shortCardName(groupName(catalogue, cards)).simplified();
}

/// Chips are narrow: their unit is short. What is spoken says it whole.
QString shortUnit(Task task)
{
    return task == Task::Image ? Words::tr("img/min", "short for images a minute")
                               : Words::tr("tok/s", "short for tokens a second");
}

QString priceOf(const PickView &view)
{
    if (view.costFigure.isEmpty())
        return Words::tr("no price");
    return view.costUnit.isEmpty() ? view.costFigure : Words::tr("%1/month", "rent").arg(view.costFigure);
}

QString captionOf(Tier tier, const QLocale &locale)
{
    const auto index = static_cast<std::size_t>(tier);
    return tier == Tier::D ? Words::tr("below %1", "share of the best score")
                                 .arg(formatPercent(tierShares[index - 1], locale))
                           : Words::tr("from %1", "share of the best score")
                                 .arg(formatPercent(tierShares[index], locale));
}

class Board
{
public:
    Board(const Catalogue &catalogue, const Workload &workload, const TierList &list, const QLocale &locale)
        : m_catalogue(catalogue)
        , m_workload(workload)
        , m_list(list)
        , m_locale(locale)
    {}

    TierBoard make()
    {
        TierBoard board;
        if (!m_list.problem.isEmpty()) {
            board.conclusion = Words::tr("“%1” is not in the catalogue.").arg(m_list.problem);
            return board;
        }
        board.conclusion = tierConclusion(m_catalogue, m_list);
        tagPrices(board);
        for (const Tier tier : {Tier::S, Tier::A, Tier::B, Tier::C, Tier::D}) {
            TierLane lane{
                TierLane::Kind::Tier, tierName(tier), captionOf(tier, m_locale), Words::tr("no card"), {}};
            for (std::size_t i = 0; i < m_list.entries.size(); ++i)
                if (m_list.entries[i].tier == tier && m_list.entries[i].hasPrice())
                    lane.chips.push_back(chipOf(m_list.entries[i], m_tags[i], false));
            board.lanes.push_back(std::move(lane));
        }
        TierLane over{TierLane::Kind::OverBudget, Words::tr("Over budget"), {}, {}, {}};
        for (std::size_t i = 0; i < m_list.overBudget.size(); ++i)
            over.chips.push_back(chipOf(m_list.overBudget[i], m_tags[m_list.entries.size() + i], true));
        TierLane unpriced{TierLane::Kind::NoPrice, Words::tr("No price"), {}, {}, {}};
        for (std::size_t i = 0; i < m_list.entries.size(); ++i)
            if (!m_list.entries[i].hasPrice())
                unpriced.chips.push_back(chipOf(m_list.entries[i], m_tags[i], false));
        const int count = static_cast<int>(m_list.below.size());
        TierLane below{TierLane::Kind::Below,
                       Words::tr("Below the line"),
                       Words::tr("%n card(s) that do not fit, or that a limit keeps out", nullptr, count),
                       {},
                       {}};
        for (const LeftOut &left : m_list.below)
            below.chips.push_back(chipOf(left));
        for (TierLane *lane : {&over, &unpriced, &below})
            if (!lane->chips.empty())
                board.lanes.push_back(std::move(*lane));
        for (const Reason &remark : m_list.remarks)
            board.notes << reasonSentence(remark, m_locale);
        return board;
    }

private:
    /// One tag a chip at most, and a banner instead where many chips would say the same.
    void tagPrices(TierBoard &board)
    {
        std::vector<std::optional<PriceAnswer>> prices;
        for (const auto *entries : {&m_list.entries, &m_list.overBudget})
            for (const TierEntry &entry : *entries)
                prices.push_back(entry.option.cost.price);
        PageTags tags = pageTags(prices);
        m_tags = std::move(tags.cells);
        for (const PageTags::Banner &banner : tags.banners)
            board.notes << priceBanner(banner);
    }

    TierChip chipOf(const TierEntry &entry, PriceTag tag, bool overBudget) const
    {
        const PickView view = viewOption(m_catalogue, m_workload, entry.option, m_locale);
        TierChip chip;
        chip.cards = entry.option.cards;
        chip.name = shortName(m_catalogue, entry.option.cards);
        chip.score = formatNumber(entry.score * 100, 0, m_locale);
        chip.verdict = entry.option.fit.verdict;
        const auto speed = [&](const QString &unit) {
            return view.speedFigure.isEmpty()
                       ? Words::tr("speed not known")
                       : Words::tr("%1 %2", "figure, unit").arg(view.speedFigure, unit);
        };
        chip.speed = speed(shortUnit(m_workload.task.task));
        chip.price = priceOf(view);
        chip.tag = tag;
        chip.old = entry.hasPrice() && entry.option.cost.price->age == PriceAge::Old;
        chip.capped = !entry.caps.empty();
        const std::vector<ScoreLine> lines = scoreLines(entry.parts, m_list.weights);
        for (std::size_t i = 0; i < chip.points.size(); ++i)
            chip.points[i] = lines[i].value * lines[i].weight;
        QStringList said{tierStanding(entry, m_locale), verdictWord(chip.verdict), speed(view.speedUnit),
                         chip.price};
        if (tag != PriceTag::None || chip.old)
            said << priceTagWord(chip.old ? PriceTag::Old : tag);
        if (overBudget)
            said << Words::tr("over budget");
        chip.spoken = Words::tr("%1: %2", "card, what is said about it")
                          .arg(groupName(m_catalogue, entry.option.cards),
                               said.join(Words::tr("; ", "between what is said about a card")));
        if (chip.capped)
            chip.spoken = sentencesJoined(
                {chip.spoken + Words::tr(".", "end of a sentence"), tierCapSentence(entry.caps.front())});
        return chip;
    }

    TierChip chipOf(const LeftOut &left) const
    {
        TierChip chip;
        chip.cards = left.cards;
        chip.name = shortName(m_catalogue, left.cards);
        chip.verdict = left.why.code == ReasonCode::DoesNotFit ? Verdict::No : Verdict::Unknown;
        chip.why = reasonSentence(left.why, m_locale);
        chip.change = reasonSentence(left.wouldChange, m_locale);
        chip.spoken = Words::tr("%1: %2", "card, what is said about it")
                          .arg(groupName(m_catalogue, left.cards), sentencesJoined({chip.why, chip.change}));
        return chip;
    }

    const Catalogue &m_catalogue;
    const Workload &m_workload;
    const TierList &m_list;
    const QLocale &m_locale;
    std::vector<PriceTag> m_tags; ///< of the entries, then of what is over budget
};

QString whereItStands(const TierList &list, const QString &gpuId, const QLocale &locale)
{
    const TierPlace place = findInTiers(list, gpuId);
    if (place.entry)
        return place.overBudget ? Words::tr("here: over budget, %1 points")
                                      .arg(formatNumber(place.entry->score * 100, 0, locale))
               : !place.entry->hasPrice()
                   ? Words::tr("here: no price, %1 points")
                         .arg(formatNumber(place.entry->score * 100, 0, locale))
                   : Words::tr("here: tier %1, %2 points")
                         .arg(tierName(place.entry->tier), formatNumber(place.entry->score * 100, 0, locale));
    return place.left ? Words::tr("here: below the line") : QString();
}

} // namespace

TierBoard tierBoard(const Catalogue &catalogue, const Workload &workload, const TierList &list,
                    const QLocale &locale)
{
    return Board(catalogue, workload, list, locale).make();
}

std::vector<GuideTierView> guideTierViews(const Catalogue &catalogue, const TierList &list,
                                          const QLocale &locale)
{
    std::vector<GuideTierView> views;
    for (const GuideTier tier : guideTiers()) {
        GuideTierView view{
            tier, guideTierName(tier), guideTierAdvantage(tier), guideTierScene(tier), guideTierCaution(tier),
            {}};
        for (const QString &id : cardsOf(tier))
            view.cards.push_back({id, shortName(catalogue, {id, 1}), whereItStands(list, id, locale)});
        views.push_back(std::move(view));
    }
    return views;
}

} // namespace gpuwise
