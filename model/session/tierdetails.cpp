// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/tierdetails.h"

#include "model/advice/options.h"
#include "model/session/pickview.h"
#include "model/words/decision.h"
#include "model/words/format.h"
#include "model/words/tierwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TierDetails)
};

QString speedWhy(const PickView &view)
{
    if (view.speedFigure.isEmpty())
        return view.speedBasis; // why there is none
    return Words::tr("%1 %2 (%3)", "figure, unit, band")
        .arg(view.speedFigure, view.speedUnit, view.speedBand);
}

QString priceWhy(const PickView &view)
{
    if (view.costFigure.isEmpty())
        return Words::tr("no dated price: counts as the lower quartile of the known ones");
    const QString sum = view.costUnit.isEmpty()
                            ? view.costFigure
                            : Words::tr("%1 %2", "sum, unit").arg(view.costFigure, view.costUnit);
    return Words::tr("%1; %2", "cost, condition and date").arg(sum, view.costDetail);
}

QString softwareWhy(const Option &option)
{
    const QString framework =
        option.software.framework.isEmpty() ? runtimeName(option.runtime) : option.software.framework;
    switch (option.software.support) {
    case Support::Official:
        return Words::tr("%1: official support").arg(framework);
    case Support::Partial:
        return Words::tr("%1: supported in part").arg(framework);
    case Support::Community:
        return Words::tr("%1: supported by its community").arg(framework);
    case Support::None:
        return Words::tr("%1: not supported").arg(framework);
    case Support::NotStated:
        break;
    }
    return Words::tr("%1: support is not stated").arg(framework);
}

QString powerWhy(const Gpu &gpu, const Option &option, const QLocale &locale)
{
    if (option.mode == OptionMode::Rent)
        return Words::tr("rented: counts as the middle, for the provider pays for it");
    const double watts = groupWatts(gpu, option.cards.count);
    if (!(watts > 0))
        return Words::tr("not published: counts as the middle");
    return Words::tr("%1 W for the cards").arg(formatNumber(watts, 0, locale));
}

QString headroomWhy(const Gpu &gpu, const Option &option, const QLocale &locale)
{
    const QString margin = marginPhrase(option.fit, locale);
    const auto gb = gpu.number(SpecField::MemoryGB);
    if (!gb)
        return margin;
    return Words::tr("%1; %2 GB in all", "margin, memory as sold")
        .arg(margin, formatTrimmed(*gb * option.cards.count, 1, locale));
}

QStringList sentencesOf(const std::vector<Reason> &reasons, const QLocale &locale)
{
    QStringList sentences;
    for (const Reason &reason : reasons)
        sentences << reasonSentence(reason, locale);
    return sentences;
}

void takeApart(const Catalogue &catalogue, const Workload &workload, const TierList &list,
               const TierPlace &place, const QLocale &locale, TierDetails &details)
{
    const TierEntry &entry = *place.entry;
    const Option &option = entry.option;
    const Gpu &gpu = *catalogue.gpu(option.cards.gpuId);
    const PickView view = viewOption(catalogue, workload, option, locale);
    details.option = &option;
    details.name = option.cost.price ? optionName(catalogue, option) : groupName(catalogue, option.cards);
    details.standing =
        place.overBudget ? Words::tr("Over budget, %1 of 100").arg(formatNumber(entry.score * 100, 1, locale))
                         : tierStanding(entry, locale);
    const QStringList why{headroomWhy(gpu, option, locale), speedWhy(view), priceWhy(view),
                          softwareWhy(option), powerWhy(gpu, option, locale)};
    const std::vector<ScoreLine> lines = scoreLines(entry.parts, list.weights);
    for (std::size_t i = 0; i < scoreParts.size(); ++i) {
        details.shares[i] = lines[i].value * lines[i].weight;
        details.lines.push_back({scoreParts[i], lines[i].name, why[static_cast<qsizetype>(i)],
                                 formatNumber(lines[i].value * 100, 0, locale),
                                 formatPercent(lines[i].weight, locale),
                                 formatNumber(details.shares[i] * 100, 1, locale)});
    }
    details.total = formatNumber(entry.score * 100, 1, locale);
    if (option.standing < 1)
        details.standingNote =
            Words::tr("Every part is already multiplied by %1 for its standing: how mature its software is, "
                      "how awkward the card is to own, and how many cards it takes.")
                .arg(formatNumber(option.standing, 2, locale));
    for (const TierCap cap : entry.caps)
        details.held << tierCapSentence(cap);
    details.reasons = sentencesOf(option.reasons, locale);
    details.cautions = sentencesOf(option.cautions, locale);
}

} // namespace

TierPlace findInTiers(const TierList &list, const QString &gpuId)
{
    const auto find = [&](const std::vector<TierEntry> &entries) -> const TierEntry * {
        const auto found = std::find_if(entries.begin(), entries.end(), [&](const TierEntry &entry) {
            return entry.option.cards.gpuId == gpuId;
        });
        return found == entries.end() ? nullptr : &*found;
    };
    if (const TierEntry *entry = find(list.entries))
        return {entry, false, nullptr};
    if (const TierEntry *entry = find(list.overBudget))
        return {entry, true, nullptr};
    const auto left = std::find_if(list.below.begin(), list.below.end(),
                                   [&](const LeftOut &each) { return each.cards.gpuId == gpuId; });
    return {nullptr, false, left == list.below.end() ? nullptr : &*left};
}

QString tierStanding(const TierEntry &entry, const QLocale &locale)
{
    if (!entry.hasPrice())
        return Words::tr("No price, %1 of 100").arg(formatNumber(entry.score * 100, 1, locale));
    return Words::tr("Tier %1, %2 of 100")
        .arg(tierName(entry.tier), formatNumber(entry.score * 100, 1, locale));
}

TierDetails tierDetails(const Catalogue &catalogue, const Workload &workload, const TierList &list,
                        const QString &gpuId, const QLocale &locale)
{
    TierDetails details;
    details.cards = {gpuId, 1};
    details.name = groupName(catalogue, details.cards);
    const TierPlace place = findInTiers(list, gpuId);
    if (place.entry) {
        details.cards = place.entry->option.cards;
        takeApart(catalogue, workload, list, place, locale, details);
    } else if (place.left) {
        details.cards = place.left->cards;
        details.name = groupName(catalogue, details.cards);
        details.standing = Words::tr("Below the line");
        details.held << reasonSentence(place.left->why, locale);
        if (const QString change = reasonSentence(place.left->wouldChange, locale); !change.isEmpty())
            details.reasons << change;
    }
    return details;
}

} // namespace gpuwise
