// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/rentorbuyinputs.h"

#include "model/advice/options.h"
#include "model/estimate/tariff.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr double averagePue = 1.54;
constexpr double hostWattsAssumed = 100;
constexpr int staleAfterDays = 180;

/// Fills one case step by step.
class CaseBuilder
{
public:
    CaseBuilder(const Catalogue &catalogue, const RentOrBuyQuestion &question, QDate today)
        : m_catalogue(catalogue)
        , m_question(question)
        , m_figures(question.figures)
        , m_currency(question.budget.currency)
        , m_today(today)
    {
        m_case.inputs.currency = m_currency;
    }

    RentOrBuyCase run()
    {
        m_case.inputs.ownedCards = m_question.own.count;
        m_case.inputs.rentedCards = m_question.rent.count;
        m_case.inputs.hoursPerMonth = m_question.budget.hoursPerMonth;
        m_case.inputs.months = m_question.budget.months;
        findPrice();
        findHost();
        findPower();
        findResale();
        findRent();
        compareSpeeds();
        if (m_case.priceKnown && m_case.rentKnown)
            m_case.answer = rentOrBuy(m_case.inputs);
        std::stable_sort(m_case.notes.begin(), m_case.notes.end(),
                         [](const Note &a, const Note &b) { return noteKind(a.code) < noteKind(b.code); });
        return std::move(m_case);
    }

private:
    void note(NoteCode code, std::array<double, 3> numbers = {}, const QString &name = {})
    {
        m_case.notes.push_back({code, numbers, m_currency, name});
    }

    const Gpu &owned() const { return *m_catalogue.gpu(m_question.own.gpuId); }
    const Gpu &rented() const { return *m_catalogue.gpu(m_question.rent.gpuId); }

    /// Of a year or less: an older one is no default.
    static std::optional<PriceAnswer> current(const std::optional<PriceAnswer> &price)
    {
        return price && price->age != PriceAge::Old ? price : std::nullopt;
    }

    std::optional<PriceAnswer> priceOf(bool used) const
    {
        return current(
            buyPrice(m_catalogue, m_question.own.gpuId, used, m_question.budget.region, m_currency, m_today));
    }

    void findPrice()
    {
        if (m_figures.pricePerCard) {
            m_case.inputs.pricePerCard = *m_figures.pricePerCard;
            m_case.priceKnown = true;
            return;
        }
        m_case.price = priceOf(m_figures.used);
        if (!m_case.price && !m_figures.used && m_question.budget.usedAccepted) {
            m_case.price = priceOf(true);
            if (m_case.price)
                note(NoteCode::UsedPriceTaken);
        }
        if (!m_case.price) {
            note(NoteCode::NoPrice, {}, owned().name);
            return;
        }
        const PriceAnswer &price = *m_case.price;
        m_case.inputs.pricePerCard = price.each.amount();
        m_case.priceKnown = true;
        const QString date = price.asOf.toString(Qt::ISODate);
        note(price.offers > 1 ? NoteCode::BuyPriceFrom : NoteCode::BuyPriceSingle,
             {price.each.amount(), price.low.amount(), price.high.amount()}, date);
        if (price.kind == OfferKind::NewMsrp)
            note(NoteCode::ListPriceTaken);
        if (price.age != PriceAge::Fresh)
            note(NoteCode::StalePriceUsed, {staleAfterDays}, owned().name);
        if (price.converted)
            note(NoteCode::ConvertedPriceUsed, {}, owned().name);
    }

    void findHost()
    {
        RentOrBuyInputs &in = m_case.inputs;
        if (m_figures.hostPrice) {
            in.hostPrice = *m_figures.hostPrice;
            in.hostWatts = m_figures.hostWatts.value_or(0);
            return;
        }
        in.hostWatts = m_figures.hostWatts.value_or(0);
        if (isServerModule(owned())) {
            note(NoteCode::ServerNeeded);
        } else if (m_question.budget.covers == BudgetCovers::WholePc && owned().segment != Segment::Unified) {
            const auto host =
                m_catalogue.rates.convert(Money::fromAmount(restOfPcUsd, Currency::Usd), m_currency);
            in.hostPrice = host ? host->amount() : 0;
            in.hostWatts = m_figures.hostWatts.value_or(hostWattsAssumed);
            note(NoteCode::HostAssumed, {in.hostPrice, in.hostWatts});
        } else {
            note(NoteCode::HostNotCounted);
        }
    }

    void findPower()
    {
        RentOrBuyInputs &in = m_case.inputs;
        const auto watts = owned().number(SpecField::TdpWatts);
        in.cardWatts = m_figures.cardWatts.value_or(watts.value_or(0));
        if (!watts && !m_figures.cardWatts)
            note(NoteCode::NoWatts);
        const auto home = m_catalogue.rates.convert(householdTariff(m_question.budget.region), m_currency);
        in.tariffPerKwh = m_figures.tariffPerKwh.value_or(home ? home->amount() : 0);
        note(m_figures.tariffPerKwh ? NoteCode::TariffOwn : tariffNote(m_question.budget.region));
        in.load = m_figures.load.value_or(loadFraction);
        in.supplyEfficiency = m_figures.supplyEfficiency.value_or(supplyEfficiency);
        if (!m_figures.load || !m_figures.supplyEfficiency)
            note(NoteCode::LoadAssumed, {in.load, in.supplyEfficiency});
        in.utilisation = m_figures.utilisation.value_or(1);
        if (in.utilisation < 1)
            note(NoteCode::IdleAssumed, {in.idleLoad});
        in.pue = m_figures.inDataCentre ? m_figures.pue.value_or(averagePue) : 1;
        if (m_figures.inDataCentre && !m_figures.pue)
            note(NoteCode::PueAssumed, {in.pue});
        in.interestPerYear = m_figures.interestPerYear.value_or(0);
    }

    void findResale()
    {
        RentOrBuyInputs &in = m_case.inputs;
        if (m_figures.resale) {
            in.resale =
                *m_figures.resale; // one's own figure, half as much and half as much again as its range
            in.resaleLow = in.resale / 2;
            in.resaleHigh = std::min(1.0, in.resale * 1.5);
        } else {
            in.resale = resaleFraction;
        }
        in.resaleLow = m_figures.resaleLow.value_or(in.resaleLow);
        in.resaleHigh = m_figures.resaleHigh.value_or(in.resaleHigh);
        if (!m_figures.resale)
            note(NoteCode::ResaleAssumed, {in.resale, in.resaleLow, in.resaleHigh});
    }

    void findRent()
    {
        RentOrBuyInputs &in = m_case.inputs;
        const BudgetAnswer &budget = m_question.budget;
        const CardGroup &group = m_question.rent;
        m_case.quotes =
            rentalQuotes(m_catalogue, group.gpuId, group.count, budget.region, m_currency, m_today);
        in.storagePerMonth = m_figures.storagePerMonth.value_or(0);
        in.egressPerMonth = m_figures.egressPerMonth.value_or(0);
        note(NoteCode::AskIncluded);
        note(NoteCode::AskMinimumTerm);
        if (group.count > 1)
            note(NoteCode::AskInterconnect);
        if (m_figures.rentPerCardHour) {
            in.rentPerCardHour = *m_figures.rentPerCardHour;
            m_case.rentKnown = true;
            return;
        }
        m_case.rent =
            current(rentPrice(m_catalogue, group.gpuId, group.count, budget.region, m_currency, m_today));
        if (!m_case.rent) {
            note(NoteCode::NoRent, {}, rented().name);
            return;
        }
        const PriceAnswer &rent = *m_case.rent;
        in.rentPerCardHour = rent.each.amount();
        m_case.rentKnown = true;
        note(rent.offers > 1 ? NoteCode::RentPriceFrom : NoteCode::RentPriceSingle,
             {rent.each.amount(), rent.low.amount(), rent.high.amount()}, rent.asOf.toString(Qt::ISODate));
        if (rent.age != PriceAge::Fresh)
            note(NoteCode::StaleRentUsed, {staleAfterDays}, rented().name);
        if (rent.converted)
            note(NoteCode::ConvertedRentUsed, {}, rented().name);
        if (rent.otherRegion)
            note(NoteCode::ForeignRentUsed, {}, rented().name);
    }

    void compareSpeeds()
    {
        if (m_question.own == m_question.rent)
            return;
        if (!m_question.workload) {
            note(NoteCode::SpeedNotCompared);
            return;
        }
        const ResolvedWorkload resolved = resolveWorkload(m_catalogue, *m_question.workload);
        const SpeedModel speeds(m_catalogue);
        const Option own = judgeWithoutCost(m_catalogue, resolved, speeds, owned(), m_question.own.count);
        const Option rent = judgeWithoutCost(m_catalogue, resolved, speeds, rented(), m_question.rent.count);
        for (const Option *option : {&own, &rent}) {
            if (option->fit.verdict == Verdict::No) {
                note(NoteCode::DoesNotHold, {}, m_catalogue.gpu(option->cards.gpuId)->name);
                return;
            }
        }
        if (!own.speed.isKnown() || !rent.speed.isKnown()) {
            note(NoteCode::SpeedUnknownForJob);
            return;
        }
        const double ownSpeed = own.speed.value.expected;
        const double rentSpeed = rent.speed.value.expected;
        if (isTie(ownSpeed, rentSpeed)) {
            note(NoteCode::PerJobTie);
            return;
        }
        m_case.inputs.speedRatio = rentSpeed / ownSpeed;
        note(NoteCode::PerJob, {m_case.inputs.speedRatio});
    }

    const Catalogue &m_catalogue;
    const RentOrBuyQuestion &m_question;
    const RentOrBuyFigures &m_figures;
    Currency m_currency;
    QDate m_today;
    RentOrBuyCase m_case;
};

} // namespace

RentOrBuyCase rentOrBuyFor(const Catalogue &catalogue, const RentOrBuyQuestion &question, QDate today)
{
    return CaseBuilder(catalogue, question, today).run();
}

} // namespace gpuwise
