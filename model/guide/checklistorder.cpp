// SPDX-License-Identifier: GPL-3.0-or-later
//
// Place and power, prices and terms: what the seller, the provider and one's own PC have to answer.
#include "model/guide/checklistparts.h"

#include "model/estimate/power.h"
#include "model/estimate/rentals.h"
#include "model/words/format.h"
#include "model/words/notewords.h"
#include "model/words/pricewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Checklist)
};

constexpr int mostCardsInOnePc = 8;

CheckItem priceItem(const ChecklistBasis &basis, const QString &id, const QString &title,
                    const std::optional<PriceAnswer> &price)
{
    CheckItem item{id, CheckState::ToConfirm, title, Words::tr("no current price is known: look one up"), {},
                   {}};
    if (!price)
        return item;
    const QLocale &locale = basis.context.locale;
    item.text = isRental(price->kind) ? Words::tr("%1 per card and hour").arg(priceText(*price, locale))
                                      : Words::tr("%1 per card").arg(priceText(*price, locale));
    item.text = Words::tr("%1, of %2", "price, date").arg(item.text, priceDate(*price));
    if (price->newest)
        item.source = basis.sourceText(price->newest->source, {});
    item.state = CheckState::Known;
    QString why;
    if (price->kind == OfferKind::NewMsrp)
        why = Words::tr("%1: a list price, not what shops ask today: look one up");
    else if (price->age != PriceAge::Fresh)
        why = Words::tr("%1: older than half a year, look one up");
    else if (price->converted || price->otherRegion)
        why = Words::tr("%1: not a price of your region, look one up");
    if (!why.isEmpty()) {
        item.state = CheckState::ToConfirm;
        item.text = why.arg(item.text);
        item.entry = price->converted ? QStringLiteral("gl-converted") : QStringLiteral("gl-stale");
    }
    return item;
}

CheckItem ask(const QString &id, const QString &title, const QString &question, const QString &entry = {})
{
    return {id, CheckState::ToConfirm, title, question, {}, entry};
}

QString gapTitle(OfferGap gap)
{
    switch (gap) {
    case OfferGap::Form:
        return Words::tr("Form");
    case OfferGap::Tenancy:
        return Words::tr("Exclusive or shared");
    case OfferGap::Size:
        return Words::tr("Node size");
    case OfferGap::Interconnect:
        return Words::tr("Links");
    case OfferGap::Includes:
        return Words::tr("Included");
    case OfferGap::MinimumTerm:
        break;
    }
    return Words::tr("Minimum term");
}

} // namespace

CheckGroup placeChecks(const ChecklistBasis &basis)
{
    CheckGroup group{QStringLiteral("place"), Words::tr("Supply and place"), {}};
    if (basis.cards.count > mostCardsInOnePc)
        return group;
    PowerQuestion question;
    question.count = basis.cards.count;
    question.region = basis.context.region;
    question.currency = basis.context.currency;
    question.circuit = homeCircuit(basis.context.region);
    const PowerAnswer answer = powerFor(basis.context.catalogue, basis.gpu, question);
    const QString entry = QStringLiteral("mc-gaming-flagship-without-supply-and-heat");
    const QLocale &locale = basis.context.locale;
    const SpecValue &watts = basis.gpu.spec(SpecField::TdpWatts);
    if (answer.cardWatts)
        group.items.push_back({QStringLiteral("board_power"), CheckState::Known,
                               specName(SpecField::TdpWatts),
                               Words::tr("%1 W per card").arg(formatNumber(*answer.cardWatts, 0, locale)),
                               basis.sourceText(watts.source, watts.readOn), QStringLiteral("gl-tdp")});
    if (answer.supplyWatts)
        group.items.push_back(ask(QStringLiteral("supply"), Words::tr("Power supply"),
                                  Words::tr("Does yours give %1 W, with the connectors: %2?")
                                      .arg(formatNumber(*answer.supplyWatts, 0, locale),
                                           answer.connectors.known && !answer.connectors.plugs.empty()
                                               ? connectorsText(answer.connectors, basis.cards.count)
                                               : factStateWord(FactState::NotPublished)),
                                  entry));
    for (const Note &note : answer.notes) {
        const NoteKind kind = noteKind(note.code);
        if (kind != NoteKind::Reason)
            group.items.push_back({noteCode(note.code),
                                   kind == NoteKind::Warning ? CheckState::Warning : CheckState::ToConfirm,
                                   {},
                                   noteSentence(note, locale),
                                   {},
                                   entry});
    }
    return group;
}

CheckGroup priceChecks(const ChecklistBasis &basis)
{
    CheckGroup group{QStringLiteral("price"), Words::tr("Buying"), {}};
    const GuideContext &context = basis.context;
    const auto price = [&](bool used) {
        return buyPrice(context.catalogue, basis.gpu.id, used, context.region, context.currency,
                        context.today);
    };
    if (basis.mode != OptionMode::BuyUsed)
        group.items.push_back(
            priceItem(basis, QStringLiteral("price_new"), Words::tr("Price, new"), price(false)));
    if (basis.mode != OptionMode::BuyNew)
        group.items.push_back(
            priceItem(basis, QStringLiteral("price_used"), Words::tr("Price, used"), price(true)));
    group.items.push_back(ask(QStringLiteral("stock"), Words::tr("Stock and delivery"),
                              Words::tr("Is it in stock, and when does it arrive?"),
                              QStringLiteral("ch-official")));
    group.items.push_back(ask(QStringLiteral("warranty"), Words::tr("Warranty"),
                              Words::tr("How long, from whom, and does it hold in your country?"),
                              QStringLiteral("ch-import")));
    group.items.push_back(ask(QStringLiteral("return"), Words::tr("Return"),
                              Words::tr("How many days to send it back, and who pays?"),
                              QStringLiteral("uc-return")));
    group.items.push_back(ask(QStringLiteral("support"), Words::tr("Support"),
                              Words::tr("Who helps, in which language?"),
                              QStringLiteral("mc-support-tunes-model")));
    return group;
}

CheckGroup rentChecks(const ChecklistBasis &basis)
{
    CheckGroup group{QStringLiteral("rent"), Words::tr("Renting"), {}};
    const GuideContext &context = basis.context;
    const auto price = rentPrice(context.catalogue, basis.gpu.id, basis.cards.count, context.region,
                                 context.currency, context.today);
    group.items.push_back(priceItem(basis, QStringLiteral("rent"), Words::tr("Rent"), price));
    // What the newest offer leaves unsaid; without an offer, everything.
    const Offer nothingSaid;
    const Offer &offer = price && price->newest ? *price->newest : nothingSaid;
    for (const OfferGap gap : offerGaps(offer, basis.cards.count))
        group.items.push_back(ask(QStringLiteral("rent_%1").arg(offerGapCode(gap)), gapTitle(gap),
                                  offerGapQuestion(gap), QStringLiteral("mc-cloud-gpus-equal")));
    group.items.push_back(
        ask(QStringLiteral("rent_billing"), Words::tr("Billing"),
            Words::tr("By the second or by the hour, also while it is switched off? What of the disk?"),
            QStringLiteral("rt-elastic")));
    group.items.push_back(ask(QStringLiteral("rent_support"), Words::tr("Support"),
                              Words::tr("Who helps, in which language, and how fast?"),
                              QStringLiteral("mc-support-tunes-model")));
    group.items.push_back(ask(QStringLiteral("rent_region"), Words::tr("Region and data"),
                              Words::tr("Where does it stand, and may your data lie there?"),
                              QStringLiteral("rn-latency-data-abroad-export")));
    group.items.push_back(ask(QStringLiteral("rent_available"), Words::tr("Availability"),
                              Words::tr("Is it free when you need it, also several at once?"),
                              QStringLiteral("rt-elastic")));
    return group;
}

} // namespace gpuwise
