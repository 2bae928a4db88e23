// SPDX-License-Identifier: GPL-3.0-or-later
//
// What somebody owns is judged first: keeping it, using it differently, renting and replacing are all
// answers.
#include "model/advice/owned.h"
#include "model/session/session.h"
#include "model/words/decision.h"
#include "tests/support/testsupport.h"

#include <QTest>

namespace gpuwise {

namespace {

const QDate today(2026, 11, 30);

Workload owning(const char *card, int count, const char *model, const char *precision,
                Task task = Task::Inference)
{
    Workload workload = exampleWorkload(Region::Us);
    workload.model = {QString::fromLatin1(model), 0, QString::fromLatin1(precision), {}};
    workload.task.task = task;
    workload.task.inference.contextTokens = 4096;
    workload.budget.owned = CardGroup{QString::fromLatin1(card), count};
    workload.budget.limit = Money::fromAmount(3000, Currency::Usd);
    return workload;
}

Advice answerTo(const Workload &workload)
{
    return advise(shippedCatalogue(), workload, today);
}

} // namespace

class TestOwned : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aCardThatDoesTheWorkIsKept();
    void aMuchFasterPickIsNamed();
    void quantiseInsteadOfBuying();
    void lighterTrainingInsteadOfBuying();
    void fewHoursAreRented();
    void missingSoftwareIsSaid();
    void ownedCostsNothingToBuy();
    void onlyTheOthersAreBought();
    void othersAreScoredAlike();
    void nothingOwnedSaysNothing();
};

/// cases/scenarios.csv, adv-025: an RTX 3090 that holds the model needs no second card.
void TestOwned::aCardThatDoesTheWorkIsKept()
{
    const Advice advice = answerTo(owning("nvidia-rtx-3090-24gb", 1, "qwen3-14b", "q4_k_m"));
    QVERIFY(advice.owned);
    QCOMPARE(advice.owned->verdict, OwnedVerdict::Keep);
    QCOMPARE(advice.owned->option.fit.verdict, Verdict::Fits);
    QCOMPARE(advice.remarks.front(), advice.owned->why);
    QCOMPARE(decisionTitle(shippedCatalogue(), advice), QStringLiteral("Keep your GeForce RTX 3090"));
}

/// Generation is bound by bandwidth: an RTX 3060 reads 360 GB/s, an RTX 3090 (within the budget) 936.
void TestOwned::aMuchFasterPickIsNamed()
{
    const Workload workload = owning("apple-m1", 1, "llama-3.1-8b", "q4_k_m");
    const Advice advice = answerTo(workload);
    QVERIFY(advice.owned && advice.bestValue);
    QCOMPARE(advice.owned->verdict, OwnedVerdict::Upgrade);
    const Option &pick = advice.options[*advice.bestValue];
    QVERIFY(pick.speed.value.expected >= 2 * advice.owned->option.speed.value.expected);
    QVERIFY(advice.owned->why.name == shippedCatalogue().gpu(pick.cards.gpuId)->name);
}

/// 14.8 B parameters x 16 bits are 29.5 GB, over a 24 GB card; at 8.5 bits 15.7 GB.
void TestOwned::quantiseInsteadOfBuying()
{
    const Advice advice = answerTo(owning("nvidia-rtx-4090-24gb", 1, "qwen3-14b", "bf16"));
    QVERIFY(advice.owned);
    QCOMPARE(advice.owned->verdict, OwnedVerdict::ChangeSetting);
    QVERIFY(advice.owned->change);
    QCOMPARE(decisionTitle(shippedCatalogue(), advice),
             QStringLiteral("Keep your GeForce RTX 4090, with one change"));
    QVERIFY(advice.owned->how.size() >= 2); // what, and what it costs
    // The suggestion does what it says: with it the card is kept.
    const Advice after = answerTo(*advice.owned->change);
    QCOMPARE(after.owned->option.fit.verdict, Verdict::Fits);
}

/// LoRA of an 8 B model keeps 16 GB of BF16 weights: too much for 16 GB with activations; 8 bits keep 8 GB.
void TestOwned::lighterTrainingInsteadOfBuying()
{
    const Advice advice = answerTo(owning("nvidia-rtx-4060-ti-16gb", 1, "llama-3.1-8b", "bf16", Task::Lora));
    QVERIFY(advice.owned);
    QCOMPARE(advice.owned->verdict, OwnedVerdict::ChangeSetting);
    QCOMPARE(advice.owned->how.size(), std::size_t(2)); // what to change, and what it costs
    const Advice after = answerTo(*advice.owned->change);
    QCOMPARE(after.owned->option.fit.verdict, Verdict::Fits);
}

/// design/advice.md, 10: low use means rent.
void TestOwned::fewHoursAreRented()
{
    Workload workload = owning("nvidia-rtx-3060-12gb", 1, "llama-3.1-70b", "q8_0");
    workload.budget.mode = AcquireMode::Either;
    workload.budget.limit = Money::fromAmount(30000, Currency::Usd);
    workload.budget.hoursPerMonth = 2;
    workload.budget.months = 3;
    const Advice advice = answerTo(workload);
    QVERIFY(advice.owned);
    QCOMPARE(advice.owned->verdict, OwnedVerdict::Rent);
    QVERIFY(advice.rent);
}

/// vLLM wants compute capability 7.5 (software.csv); a Tesla P40 has 6.1.
void TestOwned::missingSoftwareIsSaid()
{
    Workload workload = owning("nvidia-tesla-p40-24gb", 1, "llama-3.1-8b", "bf16");
    workload.task.inference.runtime = Runtime::Vllm;
    workload.budget.mode = AcquireMode::Buy;
    const Advice advice = answerTo(workload);
    QVERIFY(advice.owned);
    QVERIFY(advice.owned->verdict == OwnedVerdict::Replace || advice.owned->verdict == OwnedVerdict::Rent);
    QVERIFY(!keepsTheCard(advice.owned->verdict));
}

/// A card one owns is offered once, for nothing, with the reason; money is never advised for it.
void TestOwned::ownedCostsNothingToBuy()
{
    Workload workload = owning("nvidia-rtx-3090-24gb", 1, "qwen3-32b", "q4_k_m");
    const Advice with = answerTo(workload);
    int offered = 0;
    for (const Option &option : with.options) {
        if (option.cards != *workload.budget.owned || option.mode == OptionMode::Rent)
            continue;
        ++offered;
        QVERIFY(option.isOwned());
        QCOMPARE(option.cost.total.units, 0);
        QVERIFY(std::any_of(option.reasons.begin(), option.reasons.end(),
                            [](const Reason &r) { return r.code == ReasonCode::NothingToBuy; }));
    }
    QCOMPARE(offered, 1);
    QVERIFY(with.cheapest);
    QVERIFY(with.options[*with.cheapest].isOwned());
    QVERIFY(with.bestValue);
    QVERIFY(!with.options[*with.bestValue].isOwned());
}

/// Two cards, one of them there: the price of one, by the option's own price of each.
void TestOwned::onlyTheOthersAreBought()
{
    // 70.6 B parameters x 4.85 bits are 42.8 GB: two cards of 24 GB.
    Workload workload = owning("nvidia-rtx-3090-24gb", 1, "llama-3.1-70b", "q4_k_m");
    workload.budget.maxCards = 2;
    workload.budget.limit.reset();
    const auto totalOfTwo = [](const Advice &advice) -> const Option * {
        for (const Option &option : advice.options)
            if (option.cards == CardGroup{QStringLiteral("nvidia-rtx-3090-24gb"), 2} &&
                option.mode == OptionMode::BuyUsed)
                return &option;
        return nullptr;
    };
    const Advice with = answerTo(workload);
    const Option *mine = totalOfTwo(with);
    QVERIFY(mine);
    QCOMPARE(mine->cost.ownedCards, 1);
    QVERIFY(!mine->isOwned());
    QVERIFY(mine->cost.price);
    QCOMPARE(mine->cost.total.units, mine->cost.price->each.units);
    QVERIFY(std::any_of(mine->reasons.begin(), mine->reasons.end(),
                        [](const Reason &r) { return r.code == ReasonCode::SomeAreOwned; }));
    workload.budget.owned.reset();
    const Advice without = answerTo(workload);
    QVERIFY(totalOfTwo(without));
    QCOMPARE(totalOfTwo(without)->cost.total.units, 2 * mine->cost.total.units);
}

/// What others cost is scored on one scale, whether or not something is owned.
void TestOwned::othersAreScoredAlike()
{
    // Not the cheapest card that holds 9 GB, so the scale begins at the same card in both.
    Workload workload = owning("nvidia-rtx-4090-24gb", 1, "qwen3-14b", "q4_k_m");
    const Advice with = answerTo(workload);
    workload.budget.owned.reset();
    const Advice without = answerTo(workload);
    for (const Option &mine : with.options) {
        if (mine.cost.ownedCards > 0 || mine.mode == OptionMode::Rent)
            continue;
        const auto same = std::find_if(without.options.begin(), without.options.end(), [&](const Option &o) {
            return o.cards == mine.cards && o.mode == mine.mode;
        });
        QVERIFY(same != without.options.end());
        QCOMPARE(mine.scoreParts.price, same->scoreParts.price);
    }
}

void TestOwned::nothingOwnedSaysNothing()
{
    Workload workload = owning("nvidia-rtx-3090-24gb", 1, "qwen3-14b", "q4_k_m");
    workload.budget.owned.reset();
    QVERIFY(!answerTo(workload).owned);
    workload.budget.owned = CardGroup{QStringLiteral("no-such-card"), 1};
    QVERIFY(!answerTo(workload).owned);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestOwned)
#include "tst_owned.moc"
