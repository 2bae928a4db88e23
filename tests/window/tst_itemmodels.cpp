// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every item model and proxy keeps Qt's contract while it is filtered, sorted, changed and undone.
#include "model/session/session.h"
#include "model/tables/cardchoices.h"
#include "model/tables/cardtable.h"
#include "model/tables/comparisontable.h"
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

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestItemModels)
#include "tst_itemmodels.moc"
