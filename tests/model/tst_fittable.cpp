// SPDX-License-Identifier: GPL-3.0-or-later
//
// All cards against one workload: verdicts that others published, the order and the filters, and that the way
// a slider takes gives the answers of the long way.
#include "model/advice/groupjudge.h"
#include "model/session/fitanswers.h"
#include "model/session/session.h"
#include "model/tables/fitrows.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const QDate today{2026, 11, 30};

const SpeedModel &speeds()
{
    static const SpeedModel model(shippedCatalogue());
    return model;
}

Workload inference(const QString &model, const QString &precision, int context)
{
    Workload workload;
    workload.model.modelId = model;
    workload.model.precisionId = precision;
    workload.task.inference.contextTokens = context;
    return workload;
}

std::vector<CardGroup> orderOf(const FitRows &rows)
{
    std::vector<CardGroup> order;
    for (int i = 0; i < rows.rowCount(); ++i)
        order.push_back(rows.row(i).fit.cards());
    return order;
}

struct Board
{
    FitTable table{shippedCatalogue(), speeds(), today};
    FitRows rows{table};

    void show(const Workload &workload, std::vector<int> counts = {1})
    {
        table.judge(resolveWorkload(shippedCatalogue(), workload), counts);
    }
    Verdict verdictOf(const CardGroup &cards) const
    {
        return table.row(table.rowOf(cards)).fit.option.fit.verdict;
    }
};

} // namespace

class TestFitTable final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void published_verdicts();
    void speed_ofWhatDoesNotFitIsNotShown();
    void groups_leaveOutWhatComesAlone();
    void slidersWay_isTheLongWay_data();
    void slidersWay_isTheLongWay();
    void order_keepsTheUnknownLast();
    void margin_closestFirst();
    void filters();
    void budget_isThePriceOfAll();
    void unresolved_isEmpty();
};

void TestFitTable::published_verdicts()
{
    Board board;
    // vllm-project/vllm issue 6689: Llama 3.1 8B in BF16 with max_model_len 1,024 runs on an L4 of 24 GB.
    Workload eight = inference(u"llama-3.1-8b"_s, u"bf16"_s, 1024);
    eight.task.inference.runtime = Runtime::Vllm;
    board.show(eight);
    QCOMPARE(board.verdictOf({u"nvidia-l4-24gb"_s, 1}), Verdict::Fits);
    // vllm-project/vllm issue 5711: Llama 3 70B in BF16 runs out of memory on one A100 of 80 GB: the weights
    // alone are 131 GiB.
    Workload seventy = inference(u"llama-3-70b"_s, u"bf16"_s, 8192);
    seventy.task.inference.runtime = Runtime::Vllm;
    board.show(seventy, {1, 2});
    QCOMPARE(board.verdictOf({u"nvidia-a100-pcie-80gb"_s, 1}), Verdict::No);
    const FitTable::Row &row = board.table.row(board.table.rowOf({u"nvidia-a100-pcie-80gb"_s, 1}));
    QVERIFY(row.bar.neededGiB.expected > 131);
    QCOMPARE(row.bar.nominalGiB, 80.0);
}

void TestFitTable::groups_leaveOutWhatComesAlone()
{
    Board board;
    board.show(inference(u"llama-3.1-8b"_s, u"q4_k_m"_s, 8192), {1, 8});
    const auto &gpus = shippedCatalogue().gpus;
    const auto grouped = std::count_if(gpus.begin(), gpus.end(), [](const Gpu &gpu) {
        return gpu.segment != Segment::Laptop && gpu.segment != Segment::Unified;
    });
    QVERIFY(grouped > 0 && grouped < static_cast<std::ptrdiff_t>(gpus.size()));
    QCOMPARE(board.table.rowCount(), static_cast<int>(gpus.size()) + static_cast<int>(grouped));
    const auto order = orderOf(board.rows);
    QVERIFY(std::is_sorted(order.begin(), order.end(),
                           [](const CardGroup &a, const CardGroup &b) { return a.count < b.count; }));
    for (const Qt::SortOrder way : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        board.rows.sort(FitTable::SpeedColumn, way); // groups of one size stay together
        QCOMPARE(board.rows.row(0).fit.cards().count, 1);
        QCOMPARE(board.rows.row(board.rows.rowCount() - 1).fit.cards().count, 8);
    }
}

void TestFitTable::slidersWay_isTheLongWay_data()
{
    QTest::addColumn<Workload>("workload");
    QTest::newRow("llama.cpp") << inference(u"qwen3-32b"_s, u"q4_k_m"_s, 16384);
    QTest::newRow("by the card's runtime") << inference(u"qwen3-32b"_s, {}, 16384);
    Workload qlora = inference(u"llama-3.1-8b"_s, {}, 8192);
    qlora.task.task = Task::Qlora;
    QTest::newRow("QLoRA") << qlora;
    Workload image = inference(u"sdxl"_s, {}, 8192);
    image.task.task = Task::Image;
    QTest::newRow("images") << image;
    Workload rented = inference(u"llama-3.1-70b"_s, {}, 8192);
    rented.budget.mode = AcquireMode::Rent;
    rented.budget.os = OperatingSystem::Windows;
    rented.budget.region = Region::Cn;
    rented.budget.currency = Currency::Cny;
    QTest::newRow("rented, Windows, China") << rented;
}

void TestFitTable::slidersWay_isTheLongWay()
{
    QFETCH(Workload, workload);
    const Catalogue &catalogue = shippedCatalogue();
    // What was looked up for other answers must not be remembered for these.
    static GroupJudge judge(catalogue, speeds(), today);
    const ResolvedWorkload resolved = resolveWorkload(catalogue, workload);
    for (const Gpu &gpu : catalogue.gpus)
        for (const int count : {1, 4}) {
            const GroupFit fast = judge.judge(resolved, gpu, count);
            const GroupFit slow = judgeGroup(catalogue, resolved, speeds(), {gpu.id, count}, today);
            QCOMPARE(fast.runs, slow.runs);
            QCOMPARE(fast.option.mode, slow.option.mode);
            QCOMPARE(fast.option.fit.verdict, slow.option.fit.verdict);
            QCOMPARE(fast.option.fit.needed, slow.option.fit.needed);
            QCOMPARE(fast.option.fit.marginBytes, slow.option.fit.marginBytes);
            QCOMPARE(fast.option.memory.total, slow.option.memory.total);
            QCOMPARE(fast.option.speed.gap, slow.option.speed.gap);
            QCOMPARE(fast.option.speed.value, slow.option.speed.value);
            QCOMPARE(fast.option.software.support, slow.option.software.support);
            QCOMPARE(fast.option.cost.total.units, slow.option.cost.total.units);
            QCOMPARE(fast.option.cost.price.has_value(), slow.option.cost.price.has_value());
            QCOMPARE(fast.value.speedPerPrice.value, slow.value.speedPerPrice.value);
            QCOMPARE(fast.isWithin(workload.budget), slow.isWithin(workload.budget));
        }
}

void TestFitTable::order_keepsTheUnknownLast()
{
    Board board;
    board.show(inference(u"qwen3-32b"_s, u"q4_k_m"_s, 16384));
    const auto known = [&](int row, int column) {
        const FitTable::Row &r = board.rows.row(row);
        return column == FitTable::SpeedColumn ? r.fit.option.speed.isKnown()
                                               : r.fit.value.speedPerPrice.isKnown();
    };
    for (const int column : {FitTable::SpeedColumn, FitTable::ValueColumn})
        for (const Qt::SortOrder way : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            board.rows.sort(column, way);
            QVERIFY(known(0, column));
            bool seenUnknown = false;
            for (int row = 0; row < board.rows.rowCount(); ++row) {
                QVERIFY(!seenUnknown || !known(row, column));
                seenUnknown = !known(row, column);
            }
            QVERIFY(seenUnknown);
        }
    board.rows.sort(FitTable::SpeedColumn, Qt::DescendingOrder);
    QVERIFY(board.rows.row(0).fit.option.fit.verdict !=
            Verdict::No); // what does not fit has no use for speed
    QVERIFY(board.rows.row(0).fit.option.speed.value.expected >=
            board.rows.row(1).fit.option.speed.value.expected);
}

void TestFitTable::margin_closestFirst()
{
    Board board;
    board.show(inference(u"qwen3-32b"_s, u"q4_k_m"_s, 16384));
    board.rows.sort(FitTable::VerdictColumn, Qt::AscendingOrder);
    for (int i = 1; i < board.rows.rowCount(); ++i) {
        const Fit &a = board.rows.row(i - 1).fit.option.fit;
        const Fit &b = board.rows.row(i).fit.option.fit;
        QVERIFY(a.verdict <= b.verdict);
        if (a.verdict == Verdict::Fits && b.verdict == Verdict::Fits)
            QVERIFY(a.marginBytes <= b.marginBytes);
    }
    board.rows.sort(FitTable::VerdictColumn, Qt::DescendingOrder);
    QCOMPARE(board.rows.row(0).fit.option.fit.verdict, Verdict::Fits); // most room first
    QVERIFY(board.rows.row(0).fit.option.fit.marginBytes > board.rows.row(5).fit.option.fit.marginBytes);
}

void TestFitTable::filters()
{
    Board board;
    board.show(inference(u"qwen3-32b"_s, u"q4_k_m"_s, 16384));
    const auto &gpus = shippedCatalogue().gpus;
    FitFilter filter;
    filter.vendor = Vendor::Amd;
    board.rows.setFilter(filter);
    QCOMPARE(board.rows.rowCount(),
             static_cast<int>(std::count_if(gpus.begin(), gpus.end(),
                                            [](const Gpu &gpu) { return gpu.vendor == Vendor::Amd; })));
    filter.segment = Segment::Consumer;
    board.rows.setFilter(filter);
    QCOMPARE(board.rows.rowCount(),
             static_cast<int>(std::count_if(gpus.begin(), gpus.end(), [](const Gpu &gpu) {
                 return gpu.vendor == Vendor::Amd && gpu.segment == Segment::Consumer;
             })));
    filter = {};
    filter.text = u"RTX  5090"_s;
    board.rows.setFilter(filter);
    QVERIFY(board.rows.rowOf({u"nvidia-rtx-5090-32gb"_s, 1}) >= 0);
    QCOMPARE(board.rows.rowOf({u"nvidia-rtx-4090-24gb"_s, 1}), -1);
    filter.text = u"<b>no such card"_s;
    board.rows.setFilter(filter);
    QCOMPARE(board.rows.rowCount(), 0);
    filter = {};
    filter.onlyFits = true;
    board.rows.setFilter(filter);
    const FitCounts counts = board.rows.counts();
    QVERIFY(counts.shown > 0);
    QCOMPARE(counts.of[static_cast<std::size_t>(Verdict::Fits)], counts.shown);
    board.show(inference(u"deepseek-v3"_s, u"q8_0"_s, 16384)); // the filter holds while the answers change
    QVERIFY(board.rows.rowCount() < counts.shown);
    board.rows.setFilter({});
    QCOMPARE(board.rows.rowCount(), static_cast<int>(gpus.size()));
}

void TestFitTable::budget_isThePriceOfAll()
{
    Board board;
    Workload workload = inference(u"qwen3-32b"_s, u"q4_k_m"_s, 16384);
    workload.budget.mode = AcquireMode::Buy;
    workload.budget.limit = Money::fromAmount(3000, Currency::Usd);
    board.show(workload, {1, 2});
    FitFilter filter;
    filter.onlyWithinBudget = true;
    board.rows.setFilter(filter);
    QVERIFY(board.rows.rowCount() > 0);
    for (int i = 0; i < board.rows.rowCount(); ++i) {
        const OptionCost &cost = board.rows.row(i).fit.option.cost;
        QVERIFY(cost.price);
        QVERIFY(cost.price->each.amount() * board.rows.row(i).fit.cards().count <= 3000);
    }
    workload.budget.limit = Money::fromAmount(1, Currency::Usd);
    board.show(workload, {1, 2});
    QCOMPARE(board.rows.rowCount(), 0);
}

void TestFitTable::unresolved_isEmpty()
{
    Board board;
    board.show(inference(u"qwen3-32b"_s, u"q4_k_m"_s, 16384));
    QVERIFY(board.table.rowCount() > 0);
    board.show(inference(u"no-such-model"_s, {}, 16384));
    QCOMPARE(board.table.rowCount(), 0);
    QCOMPARE(board.rows.rowCount(), 0);
}

/// A card that does not hold it writes no tokens: the speed it would have is that of something else.
void TestFitTable::speed_ofWhatDoesNotFitIsNotShown()
{
    Board board;
    board.show(inference(u"qwen3-32b"_s, u"q4_k_m"_s, 16384));
    int fitting = 0, others = 0;
    for (int row = 0; row < board.table.rowCount(); ++row) {
        const Verdict verdict = board.table.row(row).fit.option.fit.verdict;
        const QModelIndex cell = board.table.index(row, FitTable::SpeedColumn);
        if (verdict == Verdict::No) {
            ++others;
            QCOMPARE(cell.data().toString(), u"–"_s);
            QCOMPARE(cell.data(FitTable::DetailRole).toString(), QString());
            const Option &option = board.table.row(row).fit.option; // nor in the words beside the table
            if (option.speed.isKnown())
                QCOMPARE(speedSentence(exampleWorkload(Region::Us), option, QLocale::c()), QString());
            else
                QVERIFY(!speedSentence(exampleWorkload(Region::Us), option, QLocale::c()).isEmpty());
        } else if (verdict == Verdict::Fits && board.table.row(row).fit.option.speed.isKnown()) {
            ++fitting;
            QVERIFY(cell.data().toString() != u"–"_s);
        }
    }
    QVERIFY(fitting > 0 && others > 0);
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestFitTable)
#include "tst_fittable.moc"
