// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/costview.h"

#include "model/charts/costchart.h"
#include "model/session/session.h"
#include "model/words/costwords.h"
#include "model/words/format.h"
#include "model/words/notesources.h"
#include "model/words/notewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CostView)
};

constexpr int mostTurns = 6;

QString leadOf(const Catalogue &catalogue, const RentOrBuyQuestion &question, const RentOrBuyCase &found,
               const QLocale &locale)
{
    const QString own = groupName(catalogue, question.own);
    const QString what =
        question.own == question.rent
            ? Words::tr("%1, bought or rented.").arg(own)
            : Words::tr("%1, bought, against %2, rented.").arg(own, groupName(catalogue, question.rent));
    if (!found.answered() || !found.answer.breakEvenHours)
        return what;
    // Whether the curves meet does not depend on the resale: where one is known, all three are.
    return sentencesJoined(
        {what, Words::tr("Break-even after %1 hours if the cards sell well, %2 if they sell badly.")
                   .arg(formatNumber(*found.answer.earliestHours, 0, locale),
                        formatNumber(*found.answer.latestHours, 0, locale))});
}

Sheet costSheet(const RentOrBuyCase &found, const LineChart &chart, const QLocale &locale)
{
    CostTable table = costTable(found, locale);
    Sheet sheet;
    sheet.title = chart.title;
    sheet.header = std::move(table.header);
    sheet.rows = std::move(table.rows);
    sheet.rightAligned.assign(static_cast<std::size_t>(sheet.header.size()), true);
    return sheet;
}

} // namespace

CostView costView(const Session &session, const QLocale &locale)
{
    return costView(session, session.costs(), locale);
}

CostView costView(const Session &session, const CostChoices &choices, const QLocale &locale)
{
    const Catalogue &catalogue = session.catalogue();
    const auto question =
        costQuestion(catalogue, session.workload(), session.advice(), choices, session.today());
    if (!question) {
        CostView view;
        view.title = Words::tr("No card that can be bought fits these answers: choose one to compare.");
        return view;
    }
    CostView view =
        costView(catalogue, *question, rentOrBuyFor(catalogue, *question, session.today()), locale);
    view.ownChosen = choices.own.has_value();
    view.rentChosen = choices.rent.has_value();
    return view;
}

CostView costView(const Catalogue &catalogue, const RentOrBuyQuestion &question, const RentOrBuyCase &found,
                  const QLocale &locale)
{
    CostView view;
    view.asked = true;
    view.answered = found.answered();
    if (!found.priceKnown)
        view.missing = CostField::Price;
    else if (!found.rentKnown)
        view.missing = CostField::Rent;
    view.title = rentOrBuyConclusion(found, locale);
    view.lead = leadOf(catalogue, question, found, locale);
    view.own = Words::tr("Buy: %1").arg(groupName(catalogue, question.own));
    view.rent = Words::tr("Rent: %1").arg(groupName(catalogue, question.rent));
    view.ownCards = question.own;
    view.rentCards = question.rent;
    view.used = question.figures.used;
    view.inDataCentre = question.figures.inDataCentre;
    view.providers = providerTable(catalogue, question, found, locale);
    view.fields = costFieldTexts(catalogue, question, found, locale);
    for (const Note &note : found.notes)
        view.remarks.push_back(
            {noteKind(note.code), noteSentence(note, locale), noteSources(catalogue, note)});
    if (!view.answered)
        return view;
    view.chart = costChart(found, locale);
    view.costs = costSheet(found, view.chart, locale);
    const auto &turns = found.answer.turns;
    for (std::size_t i = 0; i < turns.size() && i < mostTurns; ++i)
        view.turns << turnSentence(turns[i], found.inputs.currency, locale);
    return view;
}

} // namespace gpuwise
