// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a comparison comes to: the best of its cards and why, what is over the budget, and that prices of new
// and used cards are not held against each other.
#include "model/session/session.h"
#include "model/tables/comparisonparts.h"
#include "model/tables/comparisonverdict.h"
#include "model/words/format.h"
#include "model/words/words.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const QString rtx4090 = u"nvidia-rtx-4090-24gb"_s;
const QString rtx3090 = u"nvidia-rtx-3090-24gb"_s;
const QString rtx5090 = u"nvidia-rtx-5090-32gb"_s;
const QString rtx3060 = u"nvidia-rtx-3060-12gb"_s;
const QString rtx4060 = u"nvidia-rtx-4060-8gb"_s;

struct Compared
{
    ResolvedWorkload resolved;
    Comparison comparison;

    ComparisonVerdict verdict() const { return judgeComparison(shippedCatalogue(), resolved, comparison); }
    QString sentence() const
    {
        return comparisonVerdict(shippedCatalogue(), resolved, comparison, QLocale::c());
    }
    const ComparisonRow &row(ComparisonField field) const
    {
        return *std::find_if(comparison.rows.begin(), comparison.rows.end(),
                             [&](const ComparisonRow &each) { return each.field == field; });
    }
};

Compared compared(const Workload &workload, const std::vector<CardGroup> &groups)
{
    const Catalogue &catalogue = shippedCatalogue();
    Compared all{resolveWorkload(catalogue, workload), {}};
    all.comparison =
        compareCards(catalogue, all.resolved, SpeedModel(catalogue), groups, 0, QDate(2026, 11, 30));
    return all;
}

/// Qwen3 32B in Q4_K_M: 18.65 GiB of weights, more than 12 GB and less than 24 GB.
Workload example()
{
    return exampleWorkload(Region::Us);
}

} // namespace

class ComparisonVerdictTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void best_isTheOnlyOneThatHoldsIt();
    void best_hasTheHighestScoreAndSaysWhatItLeadsIn();
    void none_namesTheNearest();
    void unanswered_saysNothing();
    void overBudget_isMarkedAndNotPreferred();
    void newAndUsed_areNotHeldAgainstEachOther();
    void price_saysItsCondition();
    void rent_isThatOfAMonth();
};

void ComparisonVerdictTest::best_isTheOnlyOneThatHoldsIt()
{
    const Compared two = compared(example(), {{rtx3060, 1}, {rtx4090, 1}});
    const ComparisonVerdict verdict = two.verdict();
    QVERIFY(verdict.best);
    QCOMPARE(*verdict.best, std::size_t{1});
    QCOMPARE(verdict.candidates, 1);
    QVERIFY2(two.sentence().contains(u"GeForce RTX 4090"_s), qPrintable(two.sentence()));
    QVERIFY2(two.sentence().contains(u"the only one"_s), qPrintable(two.sentence()));
}

/// Held against the columns' own figures, whichever card it is.
void ComparisonVerdictTest::best_hasTheHighestScoreAndSaysWhatItLeadsIn()
{
    Workload workload = example();
    workload.budget.limit.reset();
    const Compared three = compared(workload, {{rtx3090, 1}, {rtx4090, 1}, {rtx5090, 1}});
    const ComparisonVerdict verdict = three.verdict();
    QVERIFY(verdict.best);
    QCOMPARE(verdict.candidates, 3);
    QVERIFY(verdict.score > 0 && verdict.score <= 1);
    const Option &best = *three.comparison.columns[*verdict.best].judged;
    bool fastest = true, cheapest = true;
    for (std::size_t i = 0; i < 3; ++i) {
        const Option &other = *three.comparison.columns[i].judged;
        QVERIFY(other.speed.isKnown() && other.cost.price);
        if (i == *verdict.best)
            continue;
        fastest = fastest && best.speed.value.expected > other.speed.value.expected &&
                  !isTie(best.speed.value.expected, other.speed.value.expected);
        cheapest = cheapest && best.cost.total.units < other.cost.total.units;
    }
    QCOMPARE(verdict.fastest, fastest);
    QCOMPARE(verdict.cheapest, cheapest);
    QVERIFY(three.sentence().contains(groupName(shippedCatalogue(), best.cards)));
    // There is always a reason beside the figures.
    const QString sentence = three.sentence();
    QVERIFY2(sentence.contains(u"fastest"_s) || sentence.contains(u"least"_s) ||
                 sentence.contains(u"most speed"_s) || sentence.contains(u"best balance"_s),
             qPrintable(sentence));
}

void ComparisonVerdictTest::none_namesTheNearest()
{
    const Compared two = compared(example(), {{rtx4060, 1}, {rtx3060, 1}});
    const ComparisonVerdict verdict = two.verdict();
    QVERIFY(!verdict.best);
    QVERIFY(verdict.nearest);
    QCOMPARE(*verdict.nearest, std::size_t{1}); // 12 GB are nearer to it than 8
    QVERIFY2(two.sentence().contains(u"GeForce RTX 3060"_s), qPrintable(two.sentence()));
}

void ComparisonVerdictTest::unanswered_saysNothing()
{
    QVERIFY(compared(Workload{}, {{rtx3060, 1}, {rtx4090, 1}}).sentence().isEmpty());
    QVERIFY(compared(example(), {{rtx4090, 1}}).sentence().isEmpty());
}

void ComparisonVerdictTest::overBudget_isMarkedAndNotPreferred()
{
    Workload workload = example();
    workload.budget.limit.reset();
    const Compared free = compared(workload, {{rtx3090, 1}, {rtx5090, 1}});
    const double low = free.comparison.columns[0].judged->cost.total.amount();
    const double high = free.comparison.columns[1].judged->cost.total.amount();
    QVERIFY(low < high);
    for (const ComparisonColumn &column : free.comparison.columns)
        QVERIFY(!isOverBudget(free.comparison, column)); // no limit
    workload.budget.limit = Money::fromAmount((low + high) / 2, Currency::Usd);
    const Compared limited = compared(workload, {{rtx3090, 1}, {rtx5090, 1}});
    QVERIFY(!isOverBudget(limited.comparison, limited.comparison.columns[0]));
    QVERIFY(isOverBudget(limited.comparison, limited.comparison.columns[1]));
    QCOMPARE(*limited.verdict().best, std::size_t{0});
    QVERIFY(!limited.verdict().overBudget);
    workload.budget.limit = Money::fromAmount(low / 2, Currency::Usd);
    const Compared poor = compared(workload, {{rtx3090, 1}, {rtx5090, 1}});
    QVERIFY(poor.verdict().best);
    QVERIFY(poor.verdict().overBudget);
}

void ComparisonVerdictTest::newAndUsed_areNotHeldAgainstEachOther()
{
    Workload workload = example();
    workload.budget.usedAccepted = true;
    const Compared mixed = compared(workload, {{rtx3090, 1}, {rtx5090, 1}});
    const ComparisonRow &prices = mixed.row(ComparisonField::Price);
    QVERIFY(prices.cells[0].price && prices.cells[1].price);
    QCOMPARE(prices.cells[0].price->kind, OfferKind::Used);
    QVERIFY(prices.cells[1].price->kind != OfferKind::Used);
    for (const ComparisonCell &cell : prices.cells) {
        QVERIFY(!cell.best);
        QVERIFY(!cell.percent);
    }
    workload.budget.usedAccepted = false;
    // Both are sold new today (offers.csv); of the RTX 4090 only an old price is known, and that wins
    // nothing.
    const Compared alike = compared(workload, {{u"nvidia-rtx-5080-16gb"_s, 1}, {rtx5090, 1}});
    const ComparisonRow &fresh = alike.row(ComparisonField::Price);
    QVERIFY(fresh.cells[0].price && fresh.cells[1].price);
    QCOMPARE(fresh.cells[0].price->age, PriceAge::Fresh);
    QCOMPARE(fresh.cells[1].price->age, PriceAge::Fresh);
    QVERIFY(fresh.cells[0].best && !fresh.cells[1].best);
    QVERIFY(fresh.cells[1].percent);
}

void ComparisonVerdictTest::price_saysItsCondition()
{
    Workload workload = example();
    workload.budget.usedAccepted = true;
    const Compared mixed = compared(workload, {{rtx3090, 1}, {rtx5090, 1}});
    const ComparisonRow &prices = mixed.row(ComparisonField::Price);
    for (const ComparisonCell &cell : prices.cells) {
        const CellParts parts = cellParts(prices, cell, Currency::Usd, QLocale::c());
        const bool used = cell.price->kind == OfferKind::Used;
        QVERIFY2(parts.detail.startsWith(used ? u"used, "_s : u"new, "_s), qPrintable(parts.detail));
    }
}

/// "USD 48, rent per month": 120 hours, not the 2,880 of two years.
void ComparisonVerdictTest::rent_isThatOfAMonth()
{
    Workload workload = example();
    workload.budget.mode = AcquireMode::Rent;
    workload.budget.limit.reset();
    const Compared two = compared(workload, {{rtx4090, 1}, {rtx5090, 1}});
    const ComparisonVerdict verdict = two.verdict();
    QVERIFY(verdict.best);
    const Option &best = *two.comparison.columns[*verdict.best].judged;
    QCOMPARE(best.mode, OptionMode::Rent);
    const double month = best.cost.price->each.amount() * workload.budget.hoursPerMonth;
    const QString said = formatNumber(month, 0, QLocale::c()) + u", rent per month"_s;
    QVERIFY2(two.sentence().contains(said), qPrintable(two.sentence() + u" / "_s + said));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::ComparisonVerdictTest)
#include "tst_comparisonverdict.moc"
