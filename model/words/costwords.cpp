// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/costwords.h"

#include "model/words/format.h"
#include "model/words/regionwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RentOrBuy)
};

struct InputText
{
    const char *code;
    const char *name;
    char format; ///< m money, u money per unit, p percent, h hours or months, w watts, f number
};

constexpr std::array<InputText, 16> inputTexts{{
    {"price", QT_TRANSLATE_NOOP("RentOrBuy", "Price of a card"), 'm'},
    {"host", QT_TRANSLATE_NOOP("RentOrBuy", "Price of the machine around the cards"), 'm'},
    {"rent", QT_TRANSLATE_NOOP("RentOrBuy", "Rent of a card and hour"), 'u'},
    {"hours_per_month", QT_TRANSLATE_NOOP("RentOrBuy", "Hours of use per month"), 'h'},
    {"months", QT_TRANSLATE_NOOP("RentOrBuy", "Months of use"), 'h'},
    {"tariff", QT_TRANSLATE_NOOP("RentOrBuy", "Price of a kWh"), 'u'},
    {"resale", QT_TRANSLATE_NOOP("RentOrBuy", "Share of the price got back by selling"), 'p'},
    {"load", QT_TRANSLATE_NOOP("RentOrBuy", "Power while computing, of full power"), 'p'},
    {"utilisation", QT_TRANSLATE_NOOP("RentOrBuy", "Share of switched-on hours that are used"), 'p'},
    {"supply_efficiency", QT_TRANSLATE_NOOP("RentOrBuy", "Efficiency of the power supply"), 'p'},
    {"pue", QT_TRANSLATE_NOOP("RentOrBuy", "PUE of the data centre"), 'f'},
    {"interest", QT_TRANSLATE_NOOP("RentOrBuy", "Interest per year"), 'p'},
    {"watts", QT_TRANSLATE_NOOP("RentOrBuy", "Power of a card"), 'w'},
    {"storage", QT_TRANSLATE_NOOP("RentOrBuy", "Storage per month"), 'm'},
    {"egress", QT_TRANSLATE_NOOP("RentOrBuy", "Traffic per month"), 'm'},
    {"speed_ratio", QT_TRANSLATE_NOOP("RentOrBuy", "Speed of the rented cards by that of one's own"), 'f'},
}};

const InputText &textOf(CostInput input)
{
    return inputTexts[static_cast<std::size_t>(input)];
}

QString rateText(const Money &money, const QLocale &locale)
{
    return formatMoney(money, locale, 2);
}

QString badInputSentence(CostInput input, Currency currency, const QLocale &locale)
{
    const CostRange range = rangeOf(input);
    const QString name = costInputName(input);
    const QString least = costInputText(input, range.least, currency, locale);
    const QString most = costInputText(input, range.most, currency, locale);
    return range.aboveLeast ? Words::tr("%1: must be more than %2 and at most %3.").arg(name, least, most)
                            : Words::tr("%1: must be from %2 to %3.").arg(name, least, most);
}

QString conclusionOf(const RentOrBuyCase &found, const QLocale &locale)
{
    if (!found.priceKnown)
        return Words::tr("No current price is known for buying: enter one, and the comparison follows.");
    if (!found.rentKnown)
        return Words::tr("No current rent is known: enter one, and the comparison follows.");
    const RentOrBuyAnswer &answer = found.answer;
    const RentOrBuyInputs &in = found.inputs;
    const QString horizon = formatTrimmed(in.months, 1, locale);
    const QString hoursPerMonth = formatTrimmed(in.hoursPerMonth, 1, locale);
    const auto breakEven = [&] { return formatNumber(*answer.breakEvenHours, 0, locale); };
    const auto months = [&] { return formatTrimmed(*answer.breakEvenMonths, 1, locale); };
    const Money saved = Money{std::abs(answer.rentTotal.units - answer.ownTotal.units), in.currency};
    switch (answer.verdict) {
    case CostVerdict::BadInput:
        return badInputSentence(*answer.bad, in.currency, locale);
    case CostVerdict::BuyAlwaysWins:
        return Words::tr(
                   "Buying wins from the first hour: nothing is paid that is not got back, and running the "
                   "cards costs less than renting. Over %1 months it saves %2.")
            .arg(horizon, formatMoney(saved, locale));
    case CostVerdict::BuyWins:
        return Words::tr(
                   "Buying pays off after %1 hours, that is %2 months at %3 hours a month. Over %4 months it "
                   "saves %5.")
            .arg(breakEven(), months(), hoursPerMonth, horizon, formatMoney(saved, locale));
    case CostVerdict::RentWins:
        return Words::
            tr("Renting is cheaper for all of the %1 months and saves %2: buying would pay off only after "
               "%3 hours, that is %4 months at %5 hours a month.")
                .arg(horizon, formatMoney(saved, locale), breakEven(), months(), hoursPerMonth);
    case CostVerdict::RentAlwaysWins:
        break;
    }
    return Words::tr(
               "Renting always wins: a month of owning costs %1 to run, a month of renting %2. There is no "
               "break-even.")
        .arg(rateText(answer.ownPerMonth, locale), rateText(answer.rentPerMonth, locale));
}

} // namespace

QString costInputName(CostInput input)
{
    return QCoreApplication::translate("RentOrBuy", textOf(input).name);
}

QString costInputCode(CostInput input)
{
    return QString::fromLatin1(textOf(input).code);
}

QString costVerdictCode(const RentOrBuyCase &found)
{
    if (!found.priceKnown)
        return QStringLiteral("price_unknown");
    if (!found.rentKnown)
        return QStringLiteral("rent_unknown");
    switch (found.answer.verdict) {
    case CostVerdict::BuyAlwaysWins:
        return QStringLiteral("buy_always_wins");
    case CostVerdict::BuyWins:
        return QStringLiteral("buy_wins");
    case CostVerdict::RentWins:
        return QStringLiteral("rent_wins");
    case CostVerdict::RentAlwaysWins:
        return QStringLiteral("rent_always_wins");
    case CostVerdict::BadInput:
        break;
    }
    return QStringLiteral("bad_input");
}

QString costInputText(CostInput input, double value, Currency currency, const QLocale &locale)
{
    switch (textOf(input).format) {
    case 'm':
        return formatMoney(Money::fromAmount(value, currency), locale);
    case 'u':
        return formatMoney(Money::fromAmount(value, currency), locale, 2);
    case 'p':
        return formatPercent(value, locale);
    case 'h':
        return formatTrimmed(value, value < 10 ? 1 : 0, locale);
    case 'w':
        return Words::tr("%1 W").arg(formatNumber(value, 0, locale));
    default:
        return formatTrimmed(value, 2, locale);
    }
}

QString rentOrBuyConclusion(const RentOrBuyCase &found, const QLocale &locale)
{
    const bool serverLeftOut = std::any_of(found.notes.begin(), found.notes.end(), [](const Note &note) {
        return note.code == NoteCode::ServerNeeded;
    });
    const QString conclusion = conclusionOf(found, locale);
    return serverLeftOut && found.answered()
               ? sentencesJoined({conclusion, Words::tr("The server that the cards need is not in this.")})
               : conclusion;
}

QString turnSentence(const Turn &turn, Currency currency, const QLocale &locale)
{
    return Words::tr("%1: the answer turns at %2 (now %3).")
        .arg(costInputName(turn.input), costInputText(turn.input, turn.turnsAt, currency, locale),
             costInputText(turn.input, turn.now, currency, locale));
}

QuoteTexts quoteTexts(const RentalQuote &quote, const QLocale &locale)
{
    const Offer &offer = *quote.offer;
    const int count = offer.count; // lupdate takes no expression for a count
    QuoteTexts texts;
    texts.provider = offer.provider;
    texts.kind = offerKindWord(offer.kind);
    texts.size = offer.scope == OfferScope::Node ? Words::tr("%n card(s), whole node", nullptr, count)
                                                 : Words::tr("single cards");
    texts.price = formatSum(quote.perCardHour, quote.converted, locale, 2);
    texts.region = offerRegionName(offer.region);
    texts.date = formatDate(offer.asOf, offer.monthOnly);
    texts.remark = quote.age == PriceAge::Old     ? Words::tr("over a year old")
                   : quote.age == PriceAge::Stale ? Words::tr("stale")
                   : !quote.inRegion              ? Words::tr("another region")
                                                  : QString();
    return texts;
}

} // namespace gpuwise
