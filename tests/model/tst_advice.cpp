// SPDX-License-Identifier: GPL-3.0-or-later
//
// What must hold for any advice, whatever the facts of the day: limits are kept, more money loses nothing,
// picks are what their names say, and whatever was left out says why.
#include "model/advice/advisor.h"
#include "model/session/consequences.h"
#include "model/session/session.h"
#include "model/tables/comparison.h"
#include "model/words/words.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

const QDate today(2026, 11, 30);

Workload workloadOf(const QString &model, Task task, double sum, Region region)
{
    Workload workload = exampleWorkload(region);
    workload.model.modelId = model;
    workload.model.precisionId = task == Task::Inference ? QStringLiteral("q4_k_m") : QString();
    workload.task.task = task;
    workload.budget.limit = Money::fromAmount(sum, workload.budget.currency);
    return workload;
}

void addWorkloads()
{
    QTest::addColumn<Workload>("workload");
    const std::pair<const char *, Task> questions[] = {
        {"llama-3.1-8b", Task::Inference}, {"qwen3-32b", Task::Inference}, {"llama-3.1-70b", Task::Inference},
        {"llama-3.1-8b", Task::Qlora},     {"llama-3.1-8b", Task::Lora},   {"qwen3-4b", Task::FullFineTune},
    };
    for (const auto &[model, task] : questions) {
        for (const double usd : {500.0, 3000.0, 8000.0}) {
            for (const Region region : {Region::Us, Region::Cn}) {
                const double sum = region == Region::Cn ? usd * 7 : usd;
                QTest::addRow("%s task %d %s %g", model, static_cast<int>(task),
                              region == Region::Cn ? "CNY" : "USD", sum)
                    << workloadOf(QString::fromLatin1(model), task, sum, region);
            }
        }
    }
}

double speedOf(const Option &option)
{
    return option.speed.isKnown() ? option.speed.value.expected : 0;
}

} // namespace

class TestAdvice : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void limitsAreKept_data() { addWorkloads(); }
    void limitsAreKept();
    void moreMoneyLosesNothing_data() { addWorkloads(); }
    void moreMoneyLosesNothing();
    void picksAreWhatTheirNamesSay_data() { addWorkloads(); }
    void picksAreWhatTheirNamesSay();
    void bestValueIsNoWorseAndDearer_data() { addWorkloads(); }
    void bestValueIsNoWorseAndDearer();
    void comparePricesAPickAlike_data() { addWorkloads(); }
    void comparePricesAPickAlike();
    void rentIsCheaperUntilTheBreakEven_data() { addWorkloads(); }
    void rentIsCheaperUntilTheBreakEven();
    void leftOutSaysWhy_data() { addWorkloads(); }
    void leftOutSaysWhy();
    void whyNotAsksAboutWhatWasLeftOut_data() { addWorkloads(); }
    void whyNotAsksAboutWhatWasLeftOut();
};

void TestAdvice::limitsAreKept()
{
    QFETCH(Workload, workload);
    const Advice advice = advise(shippedCatalogue(), workload, today);
    QVERIFY2(advice.problem.isEmpty(), qPrintable(advice.problem));
    for (const Option &option : advice.options) {
        QVERIFY(option.cards.count >= 1 && option.cards.count <= workload.budget.maxCards);
        QVERIFY(option.fit.verdict != Verdict::No);
        if (option.mode != OptionMode::Rent)
            QVERIFY(option.cost.total.units <= workload.budget.limit->units);
    }
}

void TestAdvice::moreMoneyLosesNothing()
{
    QFETCH(Workload, workload);
    Workload richer = workload;
    richer.budget.limit = Money::fromAmount(workload.budget.limit->amount() * 1.5, workload.budget.currency);
    const Advice poor = advise(shippedCatalogue(), workload, today);
    const Advice rich = advise(shippedCatalogue(), richer, today);
    for (const Option &option : poor.options)
        QVERIFY2(std::any_of(rich.options.begin(), rich.options.end(),
                             [&](const Option &other) {
                                 return other.cards == option.cards && other.mode == option.mode;
                             }),
                 qPrintable(option.cards.gpuId));
}

void TestAdvice::picksAreWhatTheirNamesSay()
{
    QFETCH(Workload, workload);
    const Advice advice = advise(shippedCatalogue(), workload, today);
    for (const auto &pick : {advice.bestValue, advice.fastest, advice.cheapest, advice.rent}) {
        if (!pick)
            continue;
        const Option &option = advice.options.at(*pick);
        QCOMPARE(option.fit.verdict, Verdict::Fits); // nobody is told to buy what may not fit
        QVERIFY(option.cost.price.has_value());
        QVERIFY(option.cost.price->age != PriceAge::Old);
    }
    if (advice.rent)
        QCOMPARE(advice.options[*advice.rent].mode, OptionMode::Rent);
    if (advice.fastest && advice.bestValue) {
        const double fastest = speedOf(advice.options[*advice.fastest]);
        const double value = speedOf(advice.options[*advice.bestValue]);
        QVERIFY(fastest >= value || isTie(fastest, value));
    }
    if (advice.cheapest && advice.bestValue)
        QVERIFY(advice.options[*advice.cheapest].cost.total.units <=
                advice.options[*advice.bestValue].cost.total.units);
}

/// Experienced people laugh at a "best value" that is slower and dearer than another pick: more free memory
/// alone does not make up for both.
void TestAdvice::bestValueIsNoWorseAndDearer()
{
    QFETCH(Workload, workload);
    const Advice advice = advise(shippedCatalogue(), workload, today);
    if (!advice.bestValue)
        return;
    const Option &value = advice.options[*advice.bestValue];
    for (const auto &pick : {advice.fastest, advice.cheapest}) {
        if (!pick || advice.options[*pick].mode != value.mode)
            continue;
        const Option &other = advice.options[*pick];
        const bool faster = speedOf(other) > 1.25 * speedOf(value);
        const bool cheaper = other.cost.total.amount() < 0.8 * value.cost.total.amount();
        const bool asSimple = other.cards.count <= value.cards.count;
        QVERIFY2(!(faster && cheaper && asSimple),
                 qPrintable(value.cards.gpuId + u" against " + other.cards.gpuId));
    }
}

/// One card, one price: a pick costs in Compare, and so in the report, what it costs as a pick.
void TestAdvice::comparePricesAPickAlike()
{
    QFETCH(Workload, workload);
    const Advice advice = advise(shippedCatalogue(), workload, today);
    const ResolvedWorkload resolved = resolveWorkload(shippedCatalogue(), workload);
    const SpeedModel speeds(shippedCatalogue());
    for (const auto &pick : {advice.bestValue, advice.fastest, advice.cheapest}) {
        if (!pick || advice.options[*pick].mode == OptionMode::Rent)
            continue;
        const Option &option = advice.options[*pick];
        const std::vector<CardGroup> groups{option.cards};
        const Comparison comparison = compareCards(shippedCatalogue(), resolved, speeds, groups, 0, today);
        QCOMPARE(comparison.columns.front().mode, option.mode);
        QCOMPARE(comparison.columns.front().judged->cost.total.units, option.cost.total.units);
    }
}

// What is paid up front less 40 % of the cards' price, by the difference of what an hour costs
// (docs/estimates.md, "Rent or buy"), from the sums that the options themselves show.
void TestAdvice::rentIsCheaperUntilTheBreakEven()
{
    QFETCH(Workload, workload);
    const Advice advice = advise(shippedCatalogue(), workload, today);
    const double hoursPerMonth = workload.budget.hoursPerMonth;
    for (const Option &rented : advice.options) {
        if (rented.mode != OptionMode::Rent)
            continue;
        const Option *owned = nullptr;
        for (const Option &option : advice.options)
            if (option.mode != OptionMode::Rent && option.cards == rented.cards &&
                (!owned || option.cost.total.units < owned->cost.total.units))
                owned = &option;
        const auto said = std::find_if(rented.reasons.begin(), rented.reasons.end(), [](const Reason &r) {
            return r.code == ReasonCode::RentCheaperUntil;
        });
        if (!owned) {
            QVERIFY(said == rented.reasons.end());
            continue;
        }
        const double cards = owned->cost.total.amount() - owned->cost.extras.amount();
        const double atStake = owned->cost.total.amount() - 0.4 * cards;
        const double hour = (rented.cost.perMonth.amount() - owned->cost.perMonth.amount()) / hoursPerMonth;
        QCOMPARE(said != rented.reasons.end(), hour > 0);
        if (hour > 0)
            QVERIFY2(std::abs(said->numbers[0] / (atStake / hour) - 1) < 0.01,
                     qPrintable(rented.cards.gpuId));
    }
}

void TestAdvice::leftOutSaysWhy()
{
    QFETCH(Workload, workload);
    const Advice advice = advise(shippedCatalogue(), workload, today);
    for (const LeftOut &entry : advice.leftOut) {
        QVERIFY2(entry.why.code != ReasonCode::Count, qPrintable(entry.cards.gpuId));
        QVERIFY2(!reasonSentence(entry.why, QLocale()).isEmpty(), qPrintable(entry.cards.gpuId));
    }
    if (!advice.answered())
        QVERIFY(advice.nearest.has_value());
}

void TestAdvice::whyNotAsksAboutWhatWasLeftOut()
{
    QFETCH(Workload, workload);
    const Advice advice = advise(shippedCatalogue(), workload, today);
    const auto asked = suggestedWhyNot(advice);
    if (!asked)
        return;
    for (const Option &option : advice.options)
        QVERIFY2(option.cards != *asked,
                 qPrintable(asked->gpuId)); // "not left out" answers nobody's question
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestAdvice)
#include "tst_advice.moc"
