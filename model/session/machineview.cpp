// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/machineview.h"

#include "model/words/machinewords.h"

#include <algorithm>

namespace gpuwise {

QString chosenCard(const Catalogue &catalogue, const DetectedCard &card, const MachineChoices &choices)
{
    const QString chosen = choices.value(card.key());
    if (chosen == QLatin1StringView(noCard))
        return {};
    return catalogue.gpu(chosen) ? chosen : card.gpuId;
}

std::vector<CardGroup> machineGroups(const Catalogue &catalogue, const Machine &machine,
                                     const MachineChoices &choices)
{
    std::vector<CardGroup> groups;
    for (const DetectedCard &card : machine.cards) {
        const QString id = chosenCard(catalogue, card, choices);
        if (id.isEmpty())
            continue;
        const auto same = std::find_if(groups.begin(), groups.end(),
                                       [&](const CardGroup &group) { return group.gpuId == id; });
        if (same == groups.end())
            groups.push_back({id, 1});
        else
            ++same->count;
    }
    const auto memory = [&](const CardGroup &group) {
        return group.count * catalogue.gpu(group.gpuId)->number(SpecField::MemoryGB).value_or(0);
    };
    std::stable_sort(groups.begin(), groups.end(),
                     [&](const CardGroup &a, const CardGroup &b) { return memory(a) > memory(b); });
    return groups;
}

std::vector<CardGroup> upgradeComparison(const std::vector<CardGroup> &machine, const Advice &advice,
                                         std::size_t most)
{
    std::vector<CardGroup> all;
    const auto add = [&](const CardGroup &group) {
        if (all.size() < most && std::find(all.begin(), all.end(), group) == all.end())
            all.push_back(group);
    };
    for (const CardGroup &group : machine)
        add(group);
    for (const auto &pick : {advice.bestValue, advice.fastest, advice.cheapest, advice.rent})
        if (pick)
            add(advice.options[*pick].cards);
    return all;
}

MachineView machineView(const Catalogue &catalogue, const Machine &machine, const MachineChoices &choices,
                        const QLocale &locale)
{
    MachineView view;
    view.summary = machineSummary(machine);
    view.groups = machineGroups(catalogue, machine, choices);
    for (const Look &look : machine.looks)
        view.looks << lookSentence(look);
    for (const DetectedCard &card : machine.cards) {
        MachineCardView shown;
        shown.key = card.key();
        shown.title = detectedTitle(catalogue, card);
        shown.kindWord = graphicsKindWord(card.kind);
        shown.sentence = matchSentence(catalogue, card, locale);
        shown.facts = detectedFacts(card, locale);
        shown.detectedId = card.gpuId;
        shown.chosenId = chosenCard(catalogue, card, choices);
        shown.candidates = card.candidates;
        const QString choice = choices.value(card.key());
        shown.byHand = choice == QLatin1StringView(noCard) || catalogue.gpu(choice);
        shown.isAsked = !isSure(card.match) && card.match != CardMatch::NotACard && !shown.byHand;
        view.cards.push_back(std::move(shown));
    }
    return view;
}

} // namespace gpuwise
