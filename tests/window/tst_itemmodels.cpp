// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every item model and proxy keeps Qt's contract while it is filtered, sorted, changed and undone.
#include "model/session/session.h"
#include "model/tables/cardchoices.h"
#include "model/tables/cardtable.h"
#include "model/tables/comparisontable.h"
#include "model/tables/fitmatrixtable.h"
#include "model/tables/fitrows.h"
#include "model/tables/modeltable.h"
#include "model/tables/tiertable.h"
#include "tests/support/testsupport.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace gpuwise {

namespace {

using Mode = QAbstractItemModelTester::FailureReportingMode;

std::shared_ptr<const Catalogue> shared()
{
    return {&shippedCatalogue(), [](const Catalogue *) {}};
}

} // namespace

class TestItemModels : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void modelLibrary();
    void cardChoices();
    void comparison();
    void tiers();
    void cards();
    void fit();
    void fitMatrix_();
};

void TestItemModels::modelLibrary()
{
    ModelTable table(shippedCatalogue());
    ModelSearch search;
    search.setSourceModel(&table);
    const QAbstractItemModelTester tableTester(&table, Mode::QtTest);
    const QAbstractItemModelTester searchTester(&search, Mode::QtTest);
    QCOMPARE(search.rowCount(), table.rowCount());
    for (const char *query : {"llama", "llama 70b", "no such model", "", "<b>", "\xE2\x80\xAE", "*[("})
        search.setQuery(QString::fromUtf8(query));
    search.setQuery(QStringLiteral("qwen3"));
    QVERIFY(search.rowCount() > 0 && search.rowCount() < table.rowCount());
    for (int column = 0; column < ModelTable::ColumnCount; ++column)
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder})
            search.sort(column, order);
    search.setQuery({});
    QCOMPARE(search.rowCount(), table.rowCount());
    table.retranslate();
}

void TestItemModels::cardChoices()
{
    CardChoices choices(shippedCatalogue());
    const QAbstractItemModelTester tester(&choices, Mode::QtTest);
    choices.setFilter(QStringLiteral("4090"));
    QVERIFY(choices.rowCount() > 0);
    const QString first = choices.index(0).data(CardChoices::GpuIdRole).toString();
    choices.setTaken({first});
    QVERIFY(choices.index(0).data(CardChoices::TakenRole).toBool());
    choices.setFilter(QStringLiteral("nothing is named so"));
    QCOMPARE(choices.rowCount(), 0);
    choices.setFilter({});
    QCOMPARE(choices.rowCount(), choices.total());
}

void TestItemModels::comparison()
{
    SessionState start;
    start.workload = exampleWorkload(Region::Us);
    Session session(shared(), QDate(2026, 11, 30), start);
    ComparisonTable table(session);
    const QAbstractItemModelTester tester(&table, Mode::QtTest);
    const auto &gpus = shippedCatalogue().gpus;
    for (std::size_t i = 0; i < Session::maxShortlist; ++i)
        QVERIFY(session.addCard({gpus[i * 7].id, 1 + static_cast<int>(i % 2)}));
    QVERIFY(!session.addCard({gpus[1].id, 1})); // full
    QCOMPARE(table.columnCount(), static_cast<int>(Session::maxShortlist));
    const int rows = table.rowCount();
    table.setOnlyDifferent(true);
    QVERIFY(table.rowCount() <= rows);
    session.moveCard(0, 5);
    session.moveCard(7, 1);
    session.setBaseline(session.shortlist()[3]);
    session.removeCard(session.shortlist()[3]);
    Workload workload = session.workload();
    workload.task.task = Task::Qlora;
    session.setWorkload(workload, EditKind::ChangeTask);
    table.setOpen(ComparisonSection::Workload, false);
    session.clearCards();
    QCOMPARE(table.columnCount(), 0);
    while (session.canUndo())
        session.undo();
    while (session.canRedo())
        session.redo();
    table.setOnlyDifferent(false);
    table.setOpen(ComparisonSection::Workload, true);
    table.retranslate();
}

void TestItemModels::tiers()
{
    SessionState start;
    start.workload = exampleWorkload(Region::Cn);
    Session session(shared(), QDate(2026, 11, 30), start);
    TierTable table;
    const QAbstractItemModelTester tester(&table, Mode::QtTest);
    const auto show = [&] {
        table.setBoard(tierBoard(session.catalogue(), session.workload(), session.tiers(), QLocale()));
    };
    show();
    QCOMPARE(table.rowCount(), static_cast<int>(session.catalogue().gpus.size()));
    QCOMPARE(table.rowOf(table.chip(7).cards.gpuId), 7);
    QCOMPARE(table.rowOf(QStringLiteral("no-such-card")), -1);
    session.setTierWeights({0, 1, 0, 0, 0});
    show();
    session.undo();
    show();
    table.setBoard({});
    QCOMPARE(table.rowCount(), 0);
}

void TestItemModels::cards()
{
    SessionState start;
    start.workload = exampleWorkload(Region::Us);
    Session session(shared(), QDate(2026, 11, 30), start);
    CardTable table(session);
    const QAbstractItemModelTester tester(&table, Mode::QtTest);
    const QPersistentModelIndex kept = table.index(17, 0);
    const QString id = kept.data(CardTable::GpuIdRole).toString();
    QStringList all;
    for (const CardColumn &column : cardTableColumns())
        all << QString::fromLatin1(column.id);
    for (int column = 0; column < table.columnCount(); ++column)
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            table.sort(column, order);
            QCOMPARE(kept.data(CardTable::GpuIdRole).toString(), id); // rows moved, and it with them
        }
    table.setColumns(all);
    QCOMPARE(table.columnCount(), static_cast<int>(cardTableColumns().size()));
    const int memory = cardTableColumn(QStringLiteral("memory_gb"));
    for (const char *text : {">=24", "<300", "16..24", "!=24", "=1", ""}) {
        table.setFilter(
            memory, std::get<ValueFilter>(ValueFilter::parse(QString::fromLatin1(text), ColumnKind::Number)));
        table.sort(table.columnCount() - 1, Qt::DescendingOrder);
        table.setSearch(QStringLiteral("rtx"));
        table.setSearch({});
    }
    table.setColumns({QStringLiteral("no_such_column")});
    QCOMPARE(table.columnCount(), 1);
    table.setColumns(usualCardColumns());
    session.setModel({});
    session.undo();
    table.retranslate();
    QCOMPARE(table.rowCount(), table.total());
    QCOMPARE(table.rowOf(QStringLiteral("no-such-card")), -1);
}

void TestItemModels::fit()
{
    SessionState start;
    start.workload = exampleWorkload(Region::Cn);
    Session session(shared(), QDate(2026, 11, 30), start);
    FitTable table(session.catalogue(), session.speeds(), session.today());
    FitRows rows(table);
    const QAbstractItemModelTester tableTester(&table, Mode::QtTest);
    const QAbstractItemModelTester rowsTester(&rows, Mode::QtTest);
    const auto show = [&](std::vector<int> counts) { table.judge(session.resolved(), counts); };
    show({1});
    for (int column = 0; column < FitTable::ColumnCount; ++column)
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder})
            rows.sort(column, order);
    FitFilter filter;
    filter.onlyFits = true;
    rows.setFilter(filter);
    const int fitting = rows.rowCount();
    QVERIFY(fitting > 0 && fitting < table.rowCount());
    TaskAnswer task = session.workload().task;
    task.inference.contextTokens = 131072; // rows leave the filter and change their order
    session.setTask(task);
    show({1});
    QVERIFY(rows.rowCount() < fitting);
    session.undo();
    show({1});
    QCOMPARE(rows.rowCount(), fitting);
    show({1, 2, 4, 8});
    filter = {};
    filter.text = QStringLiteral("<b>no such card");
    rows.setFilter(filter);
    QCOMPARE(rows.rowCount(), 0);
    rows.setFilter({});
    QCOMPARE(rows.rowCount(), table.rowCount());
    table.retranslate();
    table.clear();
    QCOMPARE(rows.rowCount(), 0);
}

void TestItemModels::fitMatrix_()
{
    FitMatrixTable table;
    const QAbstractItemModelTester tester(&table, Mode::QtTest);
    Workload workload = exampleWorkload(Region::Us);
    const CardGroup card{QStringLiteral("nvidia-rtx-4090-24gb"), 1};
    for (const Task task : {Task::Inference, Task::Qlora, Task::Inference, Task::Pretrain})
        for (const std::size_t columns : {5, 3, 5}) {
            workload.task.task = task;
            if (task != Task::Inference)
                workload.model.precisionId.clear();
            const ResolvedWorkload resolved = resolveWorkload(shippedCatalogue(), workload);
            table.setMatrix(fitMatrix(shippedCatalogue(), resolved, card, columns));
            QCOMPARE(table.columnCount(), static_cast<int>(columns));
        }
    table.retranslate();
    table.setMatrix({});
    QCOMPARE(table.rowCount(), 0);
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestItemModels)
#include "tst_itemmodels.moc"
