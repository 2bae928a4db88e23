// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tiers: what must hold for every list, whatever the facts of the day and the weights.
#include "model/advice/options.h"
#include "model/advice/tiers.h"
#include "model/words/tierwords.h"
#include "tests/support/testsupport.h"

#include <QHash>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QDate today(2026, 11, 30);

Workload workloadOf(const QString &model, Task task, const QString &precision)
{
    Workload workload;
    workload.model.modelId = model;
    workload.model.precisionId = precision;
    workload.task.task = task;
    return workload;
}

void addWorkloads()
{
    QTest::addColumn<Workload>("workload");
    QTest::newRow("70B int4") << workloadOf(u"llama-3.1-70b"_s, Task::Inference, u"int4"_s);
    QTest::newRow("8B q4") << workloadOf(u"llama-3.1-8b"_s, Task::Inference, u"q4_k_m"_s);
    QTest::newRow("8B QLoRA") << workloadOf(u"llama-3.1-8b"_s, Task::Qlora, {});
    Workload rent = workloadOf(u"qwen3-32b"_s, Task::Inference, {});
    rent.budget.mode = AcquireMode::Rent;
    QTest::newRow("32B to rent") << rent;
    Workload buy = workloadOf(u"qwen3-32b"_s, Task::Inference, u"q4_k_m"_s);
    buy.budget.mode = AcquireMode::Buy;
    buy.budget.region = Region::Cn;
    buy.budget.currency = Currency::Cny;
    buy.budget.limit = Money::fromAmount(20000, Currency::Cny);
    QTest::newRow("32B to buy for 20,000") << buy;
}

std::vector<TierEntry> allOf(const TierList &list)
{
    std::vector<TierEntry> all = list.entries;
    all.insert(all.end(), list.overBudget.begin(), list.overBudget.end());
    return all;
}

} // namespace

class TiersTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingThatCannotHoldIt_isAboveTheLine_data() { addWorkloads(); }
    void nothingThatCannotHoldIt_isAboveTheLine();
    void score_isTheMeanOfTheShownParts_data() { addWorkloads(); }
    void score_isTheMeanOfTheShownParts();
    void raisingAWeight_neverLowersTheBestInIt_data() { addWorkloads(); }
    void raisingAWeight_neverLowersTheBestInIt();
    void oneWeight_ordersByThatPart();
    void caps_hold_data() { addWorkloads(); }
    void caps_hold();
    void samePoints_standInOneTier_data() { addWorkloads(); }
    void samePoints_standInOneTier();
    void overBudget_isALaneOfItsOwn();
    void unknownPrices_countAsTheLowerQuartile();
    void tiedSpeeds_countAsOne();
    void everyCard_isThereOnce_data() { addWorkloads(); }
    void everyCard_isThereOnce();
    void unknownModel_isAProblem();
    void guides_nameCardsOfTheCatalogue();
};

void TiersTest::nothingThatCannotHoldIt_isAboveTheLine()
{
    QFETCH(const Workload, workload);
    const Catalogue &catalogue = shippedCatalogue();
    const ResolvedWorkload resolved = resolveWorkload(catalogue, workload);
    const SpeedModel speeds(catalogue);
    const auto holds = [&](const QString &id, int count) {
        const Option option = judgeWithoutCost(catalogue, resolved, speeds, *catalogue.gpu(id), count);
        return option.memory.isValid() && option.software.support != Support::None &&
               (option.fit.verdict == Verdict::Fits || option.fit.verdict == Verdict::Tight);
    };
    const TierList list = tiersFor(catalogue, workload, today);
    QVERIFY(!list.entries.empty() && !list.below.empty());
    for (const TierEntry &entry : allOf(list)) {
        QVERIFY(entry.option.cards.count <= workload.budget.maxCards);
        QVERIFY2(holds(entry.option.cards.gpuId, entry.option.cards.count),
                 qPrintable(entry.option.cards.gpuId));
    }
    for (const LeftOut &left : list.below) {
        QVERIFY(left.why.code != ReasonCode::Count);
        // Computers with unified memory are not put together.
        const bool unified = catalogue.gpu(left.cards.gpuId)->segment == Segment::Unified;
        const int most = unified ? 1 : workload.budget.maxCards;
        if (left.why.code == ReasonCode::DoesNotFit)
            for (int count = 1; count <= most; ++count)
                QVERIFY2(!holds(left.cards.gpuId, count), qPrintable(left.cards.gpuId));
    }
}

void TiersTest::score_isTheMeanOfTheShownParts()
{
    QFETCH(const Workload, workload);
    const ScoreWeights weights{1, 2, 3, 4, 5};
    for (const TierEntry &entry : allOf(tiersFor(shippedCatalogue(), workload, today, weights))) {
        const ScoreParts &p = entry.parts;
        const double mean = (1 * p.headroom + 2 * p.speed + 3 * p.price + 4 * p.software + 5 * p.power) / 15;
        QVERIFY(std::abs(entry.score - mean) < 1e-12);
        double shown = 0;
        for (const ScoreLine &line : scoreLines(p, weights))
            shown += line.value * line.weight;
        QVERIFY(std::abs(entry.score - shown) < 1e-12);
    }
}

// Raising the weight of a part from w to w + d turns S / W into (S + d p) / (W + d). A card X with the
// largest p that stood at or above Y stays there; and its share of the best score cannot fall, so neither can
// its tier.
void TiersTest::raisingAWeight_neverLowersTheBestInIt()
{
    QFETCH(const Workload, workload);
    QRandomGenerator random(7);
    double ScoreWeights::*const weightOf[] = {&ScoreWeights::headroom, &ScoreWeights::speed,
                                              &ScoreWeights::price, &ScoreWeights::software,
                                              &ScoreWeights::power};
    double ScoreParts::*const partOf[] = {&ScoreParts::headroom, &ScoreParts::speed, &ScoreParts::price,
                                          &ScoreParts::software, &ScoreParts::power};
    for (int part = 0; part < 5; ++part) {
        ScoreWeights weights;
        for (const auto weight : weightOf)
            weights.*weight = random.generateDouble();
        ScoreWeights raised = weights;
        raised.*weightOf[part] += 0.5;
        const TierList before = tiersFor(shippedCatalogue(), workload, today, weights);
        const TierList after = tiersFor(shippedCatalogue(), workload, today, raised);
        QCOMPARE(before.entries.size(), after.entries.size());
        const auto find = [&](const QString &id) {
            return std::find_if(after.entries.begin(), after.entries.end(),
                                [&](const TierEntry &e) { return e.option.cards.gpuId == id; });
        };
        double most = 0;
        for (const TierEntry &entry : before.entries)
            most = std::max(most, entry.parts.*partOf[part]);
        int best = 0;
        for (const TierEntry &x : before.entries) {
            if (x.parts.*partOf[part] < most)
                continue;
            ++best;
            const auto xAfter = find(x.option.cards.gpuId);
            QVERIFY(xAfter != after.entries.end());
            QVERIFY(xAfter->tier <= x.tier);
            for (const TierEntry &y : before.entries)
                if (x.score >= y.score)
                    QVERIFY2(xAfter->score >= find(y.option.cards.gpuId)->score - 1e-12,
                             qPrintable(x.option.cards.gpuId + u' ' + y.option.cards.gpuId));
        }
        QVERIFY(best > 0);
    }
}

void TiersTest::oneWeight_ordersByThatPart()
{
    const Workload workload = workloadOf(u"llama-3.1-70b"_s, Task::Inference, u"int4"_s);
    const auto firstBy = [&](const ScoreWeights &weights) {
        const TierList list = tiersFor(shippedCatalogue(), workload, today, weights);
        const auto best = std::max_element(list.entries.begin(), list.entries.end(),
                                           [](const auto &a, const auto &b) { return a.score < b.score; });
        return *best;
    };
    const TierEntry fastest = firstBy({0, 1, 0, 0, 0});
    const TierEntry thriftiest = firstBy({0, 0, 0, 0, 1});
    const TierEntry cheapest = firstBy({0, 0, 1, 0, 0});
    QVERIFY(fastest.option.speed.value.expected > 1.5 * cheapest.option.speed.value.expected);
    QVERIFY(fastest.option.cost.net.units > cheapest.option.cost.net.units);
    QVERIFY(thriftiest.option.cards.gpuId != fastest.option.cards.gpuId);
}

void TiersTest::caps_hold()
{
    QFETCH(const Workload, workload);
    const TierList list = tiersFor(shippedCatalogue(), workload, today);
    for (const TierEntry &entry : allOf(list)) {
        const Option &option = entry.option;
        if (!option.cost.price || option.cost.price->age == PriceAge::Old ||
            option.fit.verdict == Verdict::Tight || !option.speed.isKnown())
            QVERIFY2(entry.tier >= Tier::A && !entry.caps.empty(), qPrintable(option.cards.gpuId));
        if (isTooSlow(option, workload) && option.speed.isKnown())
            QVERIFY2(entry.tier >= Tier::C, qPrintable(option.cards.gpuId));
        if (workload.budget.mode == AcquireMode::Buy)
            QVERIFY(option.mode != OptionMode::Rent);
        if (workload.budget.mode == AcquireMode::Rent)
            QCOMPARE(option.mode, OptionMode::Rent);
    }
    for (std::size_t i = 1; i < list.entries.size(); ++i) {
        const TierEntry &upper = list.entries[i - 1], &lower = list.entries[i];
        QVERIFY(upper.tier < lower.tier || (upper.tier == lower.tier && upper.score >= lower.score));
    }
}

void TiersTest::samePoints_standInOneTier()
{
    QFETCH(const Workload, workload);
    QRandomGenerator random(7);
    TierList list = tiersFor(shippedCatalogue(), workload, today);
    for (int turn = 0; turn < 50; ++turn) {
        QHash<int, Tier> tiers;
        for (const TierEntry &entry : list.entries) {
            if (!entry.caps.empty())
                continue;
            const int points = static_cast<int>(std::lround(entry.score * 100));
            QCOMPARE(entry.tier, tiers.value(points, entry.tier));
            tiers.insert(points, entry.tier);
        }
        ScoreWeights weights;
        for (double *weight :
             {&weights.headroom, &weights.speed, &weights.price, &weights.software, &weights.power})
            *weight = random.generateDouble() + 0.01;
        list = reweighted(std::move(list), weights);
    }
}

void TiersTest::overBudget_isALaneOfItsOwn()
{
    Workload workload = workloadOf(u"qwen3-32b"_s, Task::Inference, u"q4_k_m"_s);
    workload.budget.mode = AcquireMode::Buy;
    workload.budget.limit = Money::fromAmount(1500, Currency::Usd);
    const TierList list = tiersFor(shippedCatalogue(), workload, today);
    QVERIFY(!list.entries.empty() && !list.overBudget.empty());
    for (const TierEntry &entry : list.overBudget) {
        QVERIFY(entry.tier > Tier::S);
        QVERIFY(entry.option.cost.total.units > workload.budget.limit->units);
    }
    for (const TierEntry &entry : list.entries)
        QVERIFY(!entry.option.cost.price || entry.option.cost.total.units <= workload.budget.limit->units);
    workload.budget.limit.reset();
    QVERIFY(tiersFor(shippedCatalogue(), workload, today).overBudget.empty());
}

void TiersTest::unknownPrices_countAsTheLowerQuartile()
{
    const Workload workload = workloadOf(u"llama-3.1-70b"_s, Task::Inference, u"int4"_s);
    const TierList list = tiersFor(shippedCatalogue(), workload, today);
    std::vector<double> known;
    std::optional<double> unknown;
    for (const TierEntry &entry : list.entries) {
        const double part = entry.option.scoreParts.price; // before the card's standing
        if (entry.option.cost.price && entry.option.cost.price->age != PriceAge::Old) {
            known.push_back(part);
        } else {
            QVERIFY(!unknown || std::abs(*unknown - part) < 1e-12);
            unknown = part;
        }
    }
    QVERIFY(unknown && known.size() > 20);
    const auto below = std::count_if(known.begin(), known.end(), [&](double p) { return p < *unknown; });
    const auto upTo = std::count_if(known.begin(), known.end(), [&](double p) { return p <= *unknown; });
    QVERIFY(4 * below <= static_cast<std::ptrdiff_t>(known.size()));
    QVERIFY(4 * upTo >= static_cast<std::ptrdiff_t>(known.size()) - 4);
}

void TiersTest::tiedSpeeds_countAsOne()
{
    const Workload workload = workloadOf(u"llama-3.1-70b"_s, Task::Inference, u"int4"_s);
    const TierList list = tiersFor(shippedCatalogue(), workload, today);
    double fastest = 0, part = 0;
    for (const TierEntry &entry : list.entries)
        if (entry.option.speed.isKnown() && entry.option.speed.value.expected > fastest) {
            fastest = entry.option.speed.value.expected;
            part = entry.option.scoreParts.speed;
        }
    int tied = 0;
    for (const TierEntry &entry : list.entries)
        if (entry.option.speed.isKnown() && isTie(fastest, entry.option.speed.value.expected)) {
            ++tied;
            QCOMPARE(entry.option.scoreParts.speed, part);
        }
    QVERIFY(tied >= 2);
}

void TiersTest::everyCard_isThereOnce()
{
    QFETCH(const Workload, workload);
    const TierList list = tiersFor(shippedCatalogue(), workload, today);
    QStringList ids;
    for (const TierEntry &entry : allOf(list))
        ids.append(entry.option.cards.gpuId);
    for (const LeftOut &left : list.below)
        ids.append(left.cards.gpuId);
    const auto total = ids.size();
    QCOMPARE(ids.removeDuplicates(), 0);
    QCOMPARE(static_cast<std::size_t>(total), shippedCatalogue().gpus.size());
}

void TiersTest::unknownModel_isAProblem()
{
    const TierList list =
        tiersFor(shippedCatalogue(), workloadOf(u"no-such-model"_s, Task::Inference, {}), today);
    QVERIFY(!list.problem.isEmpty() && list.entries.empty() && list.below.empty());
}

void TiersTest::guides_nameCardsOfTheCatalogue()
{
    for (const GuideTier tier : guideTiers()) {
        QVERIFY(!cardsOf(tier).isEmpty());
        for (const QString &id : cardsOf(tier))
            QVERIFY2(shippedCatalogue().gpu(id), qPrintable(id));
        for (const QString &text : {guideTierName(tier), guideTierAdvantage(tier), guideTierScene(tier),
                                    guideTierCaution(tier), guideTierCode(tier)})
            QVERIFY(!text.isEmpty());
    }
    // What the cautions say of the catalogue's facts: the A100 has no FP8, a 3060 with 8 GB exists.
    QVERIFY(!shippedCatalogue().gpu(u"nvidia-a100-sxm4-80gb")->number(SpecField::Fp8Tflops));
    QVERIFY(shippedCatalogue().gpu(u"nvidia-rtx-3060-8gb"));
    const auto cores = [](QStringView id) {
        return *shippedCatalogue().gpu(id)->number(SpecField::ShaderCores);
    };
    QVERIFY(cores(u"nvidia-rtx-4090-d-24gb") < cores(u"nvidia-rtx-4090-24gb"));
    const auto link = [](QStringView id) { return *shippedCatalogue().gpu(id)->number(SpecField::LinkGBps); };
    QVERIFY(link(u"nvidia-a800-sxm4-80gb") < link(u"nvidia-a100-sxm4-80gb"));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TiersTest)
#include "tst_tiers.moc"
