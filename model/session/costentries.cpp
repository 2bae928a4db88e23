// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/costentries.h"

#include "model/session/entries.h"
#include "model/session/session.h"
#include "model/words/format.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CostEntries)
};

std::optional<RentOrBuyQuestion> questionFor(const Session &session, const CostChoices &choices)
{
    return costQuestion(session.catalogue(), session.workload(), session.advice(), choices, session.today());
}

/// The choices with their amounts in the currency that is asked in today.
CostChoices choicesToday(const Session &session)
{
    CostChoices choices = session.costs();
    const Currency currency = session.workload().budget.currency;
    choices.figures = figuresIn(choices.figures, choices.currency, currency, session.catalogue().rates);
    choices.currency = currency;
    return choices;
}

QString rangeSentence(CostField field, Currency currency, const QLocale &locale)
{
    const CostRange range = rangeOf(costInputOf(field));
    const auto text = [&](double value) { return costFigureWithUnit(field, value, currency, locale); };
    const QString name = costFieldName(field);
    return range.aboveLeast
               ? Words::tr("%1: more than %2, and at most %3.").arg(name, text(range.least), text(range.most))
               : Words::tr("%1: from %2 to %3.").arg(name, text(range.least), text(range.most));
}

void enterFigure(CostChoices &choices, const RentOrBuyQuestion &question, CostField field,
                 const std::optional<double> &value)
{
    if ((field == CostField::Price || field == CostField::Watts) &&
        choices.pricedCard != question.own.gpuId) {
        choices.figures.pricePerCard.reset();
        choices.figures.cardWatts.reset();
        choices.pricedCard = question.own.gpuId;
    }
    if (field == CostField::Rent)
        choices.rentedCard = question.rent.gpuId;
    choices.figures.*costFigureOf(field) = value;
}

} // namespace

QString enterCost(Session &session, CostField field, const QString &text, const QLocale &locale)
{
    const auto before = questionFor(session, session.costs());
    if (!before)
        return {};
    std::optional<double> value;
    if (!text.trimmed().isEmpty()) {
        value = parseFigure(text);
        if (!value)
            return Words::tr("“%1” is no number: use digits, with a decimal point where one is needed.")
                .arg(text.trimmed().left(40));
        *value *= costFieldScale(field);
        if (!rangeOf(costInputOf(field)).holds(*value))
            return rangeSentence(field, session.workload().budget.currency, locale);
    }
    if (field == CostField::Hours || field == CostField::Months) {
        BudgetAnswer budget = session.workload().budget;
        if (value)
            (field == CostField::Hours ? budget.hoursPerMonth : budget.months) = *value;
        session.setBudget(budget);
        return {};
    }
    CostChoices choices = choicesToday(session);
    enterFigure(choices, *before, field, value);
    const auto after = questionFor(session, choices);
    const RentOrBuyInputs inputs = rentOrBuyFor(session.catalogue(), *after, session.today()).inputs;
    if (inputs.resaleLow > inputs.resale || inputs.resale > inputs.resaleHigh)
        return Words::tr("Resale: the low share may not be above the expected one, nor that above the high "
                         "one (they would be %1, %2, %3).")
            .arg(formatPercent(inputs.resaleLow, locale), formatPercent(inputs.resale, locale),
                 formatPercent(inputs.resaleHigh, locale));
    session.setCosts(choices);
    return {};
}

void chooseOwnCards(Session &session, const std::optional<CardGroup> &cards)
{
    CostChoices choices = choicesToday(session);
    choices.own = cards;
    choices.used.reset(); // said of another card
    session.setCosts(choices);
}

void chooseRentedCards(Session &session, const std::optional<CardGroup> &cards)
{
    CostChoices choices = choicesToday(session);
    choices.rent = cards;
    session.setCosts(choices);
}

void chooseUsed(Session &session, bool used)
{
    CostChoices choices = choicesToday(session);
    choices.used = used;
    session.setCosts(choices);
}

void chooseDataCentre(Session &session, bool inDataCentre)
{
    CostChoices choices = choicesToday(session);
    choices.figures.inDataCentre = inDataCentre;
    session.setCosts(choices);
}

} // namespace gpuwise
