// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cards side by side: who is best, by how much others differ, and which rows there are.
#include "model/session/session.h"
#include "model/tables/comparison.h"

#include "model/tables/comparisonmarks.h"
#include "tests/support/testsupport.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

ComparisonRow rowOf(std::initializer_list<std::optional<double>> values, int betterIs, bool estimated = false)
{
    ComparisonRow row;
    row.betterIs = betterIs;
    row.estimated = estimated;
    for (const auto &value : values) {
        ComparisonCell cell;
        cell.number = value;
        row.cells.push_back(cell);
    }
    return row;
}

std::vector<bool> bestOf(const ComparisonRow &row)
{
    std::vector<bool> best;
    for (const ComparisonCell &cell : row.cells)
        best.push_back(cell.best);
    return best;
}

const ComparisonRow *find(const Comparison &comparison, const QString &id)
{
    const auto it = std::find_if(comparison.rows.begin(), comparison.rows.end(),
                                 [&](const ComparisonRow &row) { return row.id() == id; });
    return it == comparison.rows.end() ? nullptr : &*it;
}

Comparison compared(const Workload &workload, const std::vector<CardGroup> &groups, std::size_t baseline = 0)
{
    const Catalogue &catalogue = shippedCatalogue();
    const ResolvedWorkload resolved = resolveWorkload(catalogue, workload);
    return compareCards(catalogue, resolved, SpeedModel(catalogue), groups, baseline, QDate(2026, 11, 30));
}

const QString h100 = u"nvidia-h100-sxm5-80gb"_s;
const QString h200 = u"nvidia-h200-sxm-141gb"_s;
const QString rtx4090 = u"nvidia-rtx-4090-24gb"_s;
const QString rtx5090 = u"nvidia-rtx-5090-32gb"_s;

} // namespace

class ComparisonTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sections_standInTheirOrder();
    void best_isTheHighestOrTheLowest();
    void best_mustBeatSomeCard();
    void best_ofPricesIsACurrentOne();
    void best_isSharedWithinTheErrorOfEstimates();
    void best_ofShippedCardsMarksTiesAlike();
    void value_followsTheWayOfGettingIt();
    void value_ofTrainingHasTheJob();
    void bounds_areNotRanked();
    void unknown_isNeitherBestNorBeaten();
    void percent_isAgainstTheBaseline();
    void percent_ofATieIsMarked();
    void percent_needsABaselineWithAValue();
    void differs_onlyWhenColumnsDoNotAgree();
    void facts_areThoseOfTheCards();
    void unanswered_hasNoWorkload();
    void answered_judgesEachColumn();
    void groups_addTotals();
    void missingCards_areLeftOutAndTheBaselineFollows();
    void rowIds_areUnique();
    void buying_saysWhereThePriceIsFromAndWhoStandsBehindTheCard();
};

void ComparisonTest::buying_saysWhereThePriceIsFromAndWhoStandsBehindTheCard()
{
    Workload workload = exampleWorkload(Region::Us);
    const Comparison us = compared(workload, {{rtx4090, 1}, {u"nvidia-rtx-4090-48gb"_s, 1}});
    const ComparisonRow *region = find(us, u"price_region"_s);
    const ComparisonRow *warranty = find(us, u"maker_warranty"_s);
    QVERIFY(region && warranty);
    QCOMPARE(region->section, ComparisonSection::Buying);
    const ComparisonCell &price = find(us, u"group_price"_s)->cells[0];
    QVERIFY(price.price && price.price->newest);
    QCOMPARE(region->cells[0].text, price.price->newest->region);
    QVERIFY(offerServes(region->cells[0].text, Region::Us));
    QVERIFY(!warranty->cells[0].isKnown()); // no source was read for it
    QCOMPARE(warranty->cells[1].text, u"none"_s);
    workload.budget.region = Region::Cn;
    workload.budget.currency = Currency::Cny;
    const Comparison cn = compared(workload, {{rtx4090, 1}});
    const ComparisonCell &there = find(cn, u"price_region"_s)->cells[0];
    QVERIFY(there.price);
    QCOMPARE(offerServes(there.text, Region::Cn), !there.price->otherRegion);
}

void ComparisonTest::best_isTheHighestOrTheLowest()
{
    ComparisonRow higher = rowOf({24, 32, 16}, +1);
    markRow(higher, 0);
    QCOMPARE(bestOf(higher), (std::vector<bool>{false, true, false}));
    ComparisonRow lower = rowOf({450, 575, 360}, -1);
    markRow(lower, 0);
    QCOMPARE(bestOf(lower), (std::vector<bool>{false, false, true}));
    ComparisonRow neither = rowOf({384, 512}, 0);
    markRow(neither, 0);
    QCOMPARE(bestOf(neither), (std::vector<bool>{false, false}));
}

void ComparisonTest::best_mustBeatSomeCard()
{
    ComparisonRow row = rowOf({24, 24}, +1);
    markRow(row, 0);
    QCOMPARE(bestOf(row), (std::vector<bool>{false, false}));
    ComparisonRow shared = rowOf({24, 24, 16}, +1);
    markRow(shared, 0);
    QCOMPARE(bestOf(shared), (std::vector<bool>{true, true, false}));
}

/// A price that nobody can pay any more wins nothing against one that stands.
void ComparisonTest::best_ofPricesIsACurrentOne()
{
    const auto priced = [](std::vector<std::pair<double, PriceAge>> prices) {
        ComparisonRow row;
        row.betterIs = -1;
        for (const auto &each : prices) {
            row.cells.emplace_back();
            row.cells.back().number = each.first;
        }
        row.field = ComparisonField::PriceNew;
        for (std::size_t i = 0; i < prices.size(); ++i) {
            row.cells[i].price.emplace();
            row.cells[i].price->age = prices[i].second;
        }
        markRow(row, 0);
        return bestOf(row);
    };
    using Bests = std::vector<bool>;
    QCOMPARE(priced({{18550, PriceAge::Old}, {29500, PriceAge::Fresh}, {19999, PriceAge::Fresh}}),
             (Bests{false, false, true}));
    QCOMPARE(priced({{18550, PriceAge::Stale}, {19999, PriceAge::Fresh}}), (Bests{false, false}));
    QCOMPARE(priced({{18550, PriceAge::Old}, {19999, PriceAge::Stale}}), (Bests{true, false}));
}

void ComparisonTest::best_isSharedWithinTheErrorOfEstimates()
{
    // 40 and 36 tokens/s differ by 11 %: a tie. 30 is beaten.
    ComparisonRow row = rowOf({40, 36, 30}, +1, true);
    markRow(row, 0);
    QCOMPARE(bestOf(row), (std::vector<bool>{true, true, false}));
    ComparisonRow allTied = rowOf({40, 36}, +1, true);
    markRow(allTied, 0);
    QCOMPARE(bestOf(allTied), (std::vector<bool>{false, false}));
}

void ComparisonTest::best_ofShippedCardsMarksTiesAlike()
{
    Workload workload;
    workload.model.modelId = u"llama-3.1-8b"_s;
    workload.model.precisionId = u"q4_k_m"_s;
    const Comparison comparison = compared(workload, {{u"nvidia-rtx-3090-24gb"_s, 1},
                                                      {u"nvidia-rtx-3090-ti-24gb"_s, 1},
                                                      {u"nvidia-rtx-4090-24gb"_s, 1},
                                                      {u"nvidia-rtx-4060-ti-16gb"_s, 1},
                                                      {u"nvidia-rtx-3060-12gb"_s, 1}});
    int shared = 0;
    for (const char *id : {"tokens_per_s", "prefill_tokens_per_s", "speed_per_1000", "speed_per_100_w",
                           "cost_per_million_tokens", "electricity_per_million_tokens"}) {
        const ComparisonRow *row = find(comparison, QString::fromLatin1(id));
        QVERIFY2(row, id);
        double top = 0;
        for (const ComparisonCell &cell : row->cells) {
            const double merit = row->betterIs > 0 ? *cell.number : 1 / *cell.number;
            top = std::max(top, merit);
        }
        int marked = 0;
        for (const ComparisonCell &cell : row->cells) {
            const double merit = row->betterIs > 0 ? *cell.number : 1 / *cell.number;
            QCOMPARE(cell.best, merit * 1.15 >= top); // 15 % apart or less: nobody can tell which is better
            marked += cell.best ? 1 : 0;
        }
        shared += marked > 1 ? 1 : 0;
    }
    QVERIFY(shared >= 2); // such as the speed of an RTX 3090 Ti and an RTX 4090: 1,008 GB/s both
}

void ComparisonTest::value_followsTheWayOfGettingIt()
{
    Workload workload;
    workload.model.modelId = u"llama-3.1-8b"_s;
    workload.budget.mode = AcquireMode::Rent;
    const Comparison rented = compared(workload, {{rtx4090, 1}, {h100, 1}});
    for (const char *id : {"speed_per_hour_price", "usable_gib_per_hour_price", "rent_per_million_tokens"})
        QVERIFY2(find(rented, QString::fromLatin1(id)), id);
    QVERIFY(!find(rented, u"cost_per_million_tokens"_s)); // the rent is all
    const double hour = *find(rented, u"group_price_per_hour"_s)->cells[0].number;
    const double speed = *find(rented, u"tokens_per_s"_s)->cells[0].number;
    QCOMPARE(*find(rented, u"rent_per_million_tokens"_s)->cells[0].number, hour / (speed * 3600 / 1e6));

    workload.model.modelId = u"flux.1-dev"_s;
    workload.task.task = Task::Image;
    QVERIFY(find(compared(workload, {{rtx4090, 1}}), u"rent_per_1000_images"_s));

    // What does not hold the workload has no speed for the money, and says so. 70B in 16 bits is 141 GB.
    Workload large;
    large.model.modelId = u"llama-3.1-70b"_s;
    large.model.precisionId = u"bf16"_s;
    const Comparison small = compared(large, {{rtx4090, 1}});
    const ComparisonCell &cell = find(small, u"speed_per_1000"_s)->cells[0];
    QVERIFY(!cell.number);
    QCOMPARE(static_cast<int>(cell.valueGap), static_cast<int>(ValueGap::DoesNotFit));
}

void ComparisonTest::value_ofTrainingHasTheJob()
{
    Workload workload;
    workload.model.modelId = u"llama-3.1-8b"_s;
    workload.task.task = Task::Qlora;
    workload.task.training.samples = 1000;
    workload.task.training.sequenceLength = 1024;
    workload.task.training.epochs = 2;
    const Comparison comparison = compared(workload, {{rtx4090, 1}, {rtx5090, 1}});
    const double speed = *find(comparison, u"tokens_per_s"_s)->cells[0].number;
    QCOMPARE(*find(comparison, u"job_hours"_s)->cells[0].number, 2048000 / speed / 3600); // 1,000 x 1,024 x 2
}

void ComparisonTest::bounds_areNotRanked()
{
    ComparisonRow row = rowOf({1, 2}, -1, true);
    row.isFloor = true; // at least 1, at least 2: the first may still be the dearer one
    markRow(row, 0);
    QCOMPARE(bestOf(row), (std::vector<bool>{false, false}));
    QVERIFY(!row.cells[1].percent);
}

void ComparisonTest::unknown_isNeitherBestNorBeaten()
{
    ComparisonRow row = rowOf({24, std::nullopt}, +1);
    markRow(row, 0);
    QCOMPARE(bestOf(row), (std::vector<bool>{false, false}));
    QVERIFY(!row.cells[1].percent);
}

void ComparisonTest::percent_isAgainstTheBaseline()
{
    ComparisonRow row = rowOf({1008, 1792, 936}, +1); // GB/s of 4090, 5090, 3090
    markRow(row, 0);
    QVERIFY(!row.cells[0].percent);
    QCOMPARE(qRound(*row.cells[1].percent * 10), 778); // 1792 / 1008 = 1.7778
    QCOMPARE(qRound(*row.cells[2].percent * 10), -71); // 936 / 1008 = 0.9286
    ComparisonRow other = rowOf({1008, 1792}, +1);
    markRow(other, 1);
    QCOMPARE(qRound(*other.cells[0].percent * 10), -438); // 1008 / 1792 = 0.5625
    QVERIFY(!other.cells[1].percent);
}

void ComparisonTest::percent_ofATieIsMarked()
{
    ComparisonRow row = rowOf({40, 36, 20}, +1, true);
    markRow(row, 0);
    QVERIFY(row.cells[1].tied);
    QVERIFY(!row.cells[2].tied);
    ComparisonRow exact = rowOf({40, 36}, +1);
    markRow(exact, 0);
    QVERIFY(!exact.cells[1].tied);
}

void ComparisonTest::percent_needsABaselineWithAValue()
{
    for (ComparisonRow row : {rowOf({std::nullopt, 24}, +1), rowOf({0, 24}, +1)}) {
        markRow(row, 0);
        QVERIFY(!row.cells[1].percent);
    }
}

void ComparisonTest::differs_onlyWhenColumnsDoNotAgree()
{
    ComparisonRow same = rowOf({4, 4}, 0);
    markRow(same, 0);
    QVERIFY(!same.differs);
    ComparisonRow other = rowOf({4, std::nullopt}, 0);
    markRow(other, 0);
    QVERIFY(other.differs);
    // "Not published" and "not supported" are different.
    ComparisonRow states = rowOf({std::nullopt, std::nullopt}, 0);
    states.cells[1].state = FactState::NotSupported;
    markRow(states, 0);
    QVERIFY(states.differs);
}

void ComparisonTest::facts_areThoseOfTheCards()
{
    // NVIDIA's own pages: H100 SXM 80 GB, 3.35 TB/s; H200 141 GB, 4.8 TB/s; both 989 TFLOPS dense, 700 W.
    const Comparison comparison = compared({}, {{h100, 1}, {h200, 1}});
    QCOMPARE(comparison.columns.size(), 2U);
    const ComparisonRow *memory = find(comparison, u"memory_gb"_s);
    QVERIFY(memory);
    QCOMPARE(*memory->cells[0].number, 80.0);
    QCOMPARE(*memory->cells[1].number, 141.0);
    QVERIFY(memory->cells[1].best && !memory->cells[0].best);
    QVERIFY(memory->cells[0].source >= 0);
    const ComparisonRow *bandwidth = find(comparison, u"bandwidth_gb_per_s"_s);
    QCOMPARE(qRound(*bandwidth->cells[1].percent), 43); // 4800 / 3350
    const ComparisonRow *watts = find(comparison, u"tdp_w"_s);
    QVERIFY(!watts->differs);
    QCOMPARE(*watts->cells[0].number, 700.0);
    const ComparisonRow *half = find(comparison, u"fp16_tflops"_s);
    QCOMPARE(qRound(*half->cells[0].number), 989);
    QVERIFY(!half->differs);
    QVERIFY(comparison.hiddenRows() > 0);
    const auto shown = comparison.rowsOf(ComparisonSection::Power, true);
    QVERIFY(std::none_of(shown.begin(), shown.end(),
                         [](const ComparisonRow *row) { return row->id() == u"tdp_w"_s; }));
}

void ComparisonTest::unanswered_hasNoWorkload()
{
    const Comparison comparison = compared({}, {{h100, 1}, {h200, 1}});
    QVERIFY(comparison.rowsOf(ComparisonSection::Workload, false).empty());
    QVERIFY(!comparison.columns[0].judged);
    QVERIFY(!find(comparison, u"group_memory_gb"_s));
}

void ComparisonTest::answered_judgesEachColumn()
{
    Workload workload;
    workload.model = {u"llama-3.1-70b"_s, 0, u"q4_k_m"_s};
    // 70.6 B parameters at about 4.8 bits are over 39 GiB: more than a 4090 or a 5090 has.
    const Comparison one = compared(workload, {{rtx4090, 1}, {rtx5090, 1}, {h200, 1}});
    const ComparisonRow *fit = find(one, u"fit_margin_gib"_s);
    QVERIFY(fit);
    QCOMPARE(fit->cells[0].verdict, Verdict::No);
    QCOMPARE(fit->cells[1].verdict, Verdict::No);
    QVERIFY(*fit->cells[0].number < 0);
    QCOMPARE(fit->cells[2].verdict, Verdict::Fits);
    const ComparisonRow *speed = find(one, u"tokens_per_s"_s);
    QVERIFY(speed && speed->estimated);
    for (const ComparisonCell &cell : speed->cells)
        if (cell.number)
            QVERIFY(cell.band && cell.band->low <= *cell.number && *cell.number <= cell.band->high);
    // What is not large enough has no largest context, which is not the same as an unknown one.
    const ComparisonRow *context = find(one, u"max_context"_s);
    QVERIFY(context);
    QVERIFY(!context->cells[0].number);
    QCOMPARE(context->cells[0].state, FactState::NotSupported);
    QVERIFY(context->cells[2].number);
}

void ComparisonTest::groups_addTotals()
{
    const Comparison comparison = compared({}, {{rtx4090, 2}, {rtx5090, 1}});
    const ComparisonRow *memory = find(comparison, u"group_memory_gb"_s);
    QVERIFY(memory);
    QCOMPARE(*memory->cells[0].number, 48.0);
    QCOMPARE(*memory->cells[1].number, 32.0);
    const ComparisonRow *watts = find(comparison, u"group_tdp_w"_s);
    QVERIFY(watts);
    QCOMPARE(*watts->cells[0].number, 900.0); // 2 x 450
    QCOMPARE(*watts->cells[1].number, 575.0);
    // The facts of one card stay those of one card.
    QCOMPARE(*find(comparison, u"memory_gb"_s)->cells[0].number, 24.0);
    // NVIDIA names a supply for one card (facts.csv: 850 W, 1000 W); for two nobody does.
    const ComparisonRow *supply = find(comparison, u"recommended_psu_w"_s);
    QVERIFY(supply);
    QVERIFY(!supply->cells[0].isKnown());
    QCOMPARE(*supply->cells[1].number, 1000.0);
}

void ComparisonTest::missingCards_areLeftOutAndTheBaselineFollows()
{
    const Comparison comparison = compared({}, {{u"no-such-card"_s, 1}, {rtx4090, 1}, {rtx5090, 1}}, 2);
    QCOMPARE(comparison.columns.size(), 2U);
    QCOMPARE(comparison.baseline, 1U);
    const Comparison none = compared({}, {});
    QVERIFY(none.columns.empty() && none.rows.empty());
    const Comparison beyond = compared({}, {{rtx4090, 1}, {rtx5090, 1}}, 9);
    QCOMPARE(beyond.baseline, 0U);
}

void ComparisonTest::rowIds_areUnique()
{
    Workload workload;
    workload.model = {u"llama-3.1-8b"_s, 0, {}};
    QStringList ids;
    for (const ComparisonRow &row : compared(workload, {{rtx4090, 2}, {rtx5090, 1}}).rows)
        ids.append(row.id());
    QVERIFY(!ids.contains(QString()));
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
}

/// The order that the comparison is read in, each section with what belongs to it.
void ComparisonTest::sections_standInTheirOrder()
{
    const std::vector<CardGroup> cards{{u"nvidia-rtx-4090-24gb"_s, 1}, {u"amd-radeon-rx-7900-xtx"_s, 1}};
    Workload workload = exampleWorkload(Region::Us);
    const ResolvedWorkload resolved = resolveWorkload(shippedCatalogue(), workload);
    const SpeedModel speeds(shippedCatalogue());
    const Comparison comparison =
        compareCards(shippedCatalogue(), resolved, speeds, cards, 0, QDate(2026, 11, 30));
    QStringList order;
    for (const ComparisonRow &row : comparison.rows)
        if (order.isEmpty() || order.last() != comparisonSectionCode(row.section))
            order << comparisonSectionCode(row.section);
    QCOMPARE(order, (QStringList{u"workload"_s, u"memory"_s, u"compute"_s, u"links"_s, u"software"_s,
                                 u"power"_s, u"buying"_s, u"claims"_s}));
    const auto idsOf = [&](ComparisonSection section) {
        QStringList ids;
        for (const ComparisonRow *row : comparison.rowsOf(section, false))
            ids << row->id();
        return ids;
    };
    QCOMPARE(idsOf(ComparisonSection::Software),
             (QStringList{u"software"_s, u"software_llama_cpp"_s, u"software_vllm"_s, u"software_training"_s,
                          u"software_qlora"_s, u"software_images"_s}));
    QCOMPARE(idsOf(ComparisonSection::Links).size(), 2);
    // The claims of the table of claims, all of them and only those about the card.
    const ComparisonRow *claims = comparison.rowsOf(ComparisonSection::Claims, false).front();
    for (std::size_t i = 0; i < cards.size(); ++i)
        QCOMPARE(claims->cells[i].claims.size(), shippedCatalogue().claimsAbout(cards[i].gpuId).size());
    QVERIFY(!claims->cells[0].claims.empty());
    QVERIFY(!claims->cells[0].best && !claims->cells[1].percent); // more claims are no better
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::ComparisonTest)
#include "tst_comparison.moc"
