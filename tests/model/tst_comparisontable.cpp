// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "model/tables/comparisontable.h"
#include "tests/support/testsupport.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace gpuwise {

namespace {

const QDate today(2026, 8, 28);

std::shared_ptr<const Catalogue> catalogue()
{
    return {std::shared_ptr<void>(), &shippedCatalogue()}; // lives as long as the program
}

CardGroup group(const char *name, int count = 1)
{
    const Gpu *gpu = findGpu(shippedCatalogue(), QString::fromLatin1(name));
    if (!gpu)
        qFatal("no card %s", name);
    return {gpu->id, count};
}

} // namespace

class TestComparisonTable final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();

    void startsWithAFullShortlist();
    void columnsFollowTheShortlist();
    void baselineMovesWithItsCard();
    void onlyDifferent_hidesRowsThatAgree();
    void closedSection_keepsItsTitle();
    void changedWorkload_keepsColumnsAndChangesRows();
    void unansweredModel_hasNoWorkloadSection();
    void currentCellSurvivesInsertionsAndMoves();
    void undoAndRedo_areFollowed();
    void percentOfSpecs_isArithmetic();
    void unknownIsNeverZero();

private:
    int lineOf(ComparisonField field, SpecField spec = SpecField::MemoryGB) const;
    int titleOf(ComparisonSection section) const;

    std::unique_ptr<Session> m_session;
    std::unique_ptr<ComparisonTable> m_table;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestComparisonTable::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    SessionState start;
    start.workload = exampleWorkload(Region::Us);
    m_session = std::make_unique<Session>(catalogue(), today, start);
    m_table = std::make_unique<ComparisonTable>(*m_session);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_table.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
}

void TestComparisonTable::cleanup()
{
    m_tester.reset();
    m_table.reset();
    m_session.reset();
}

int TestComparisonTable::lineOf(ComparisonField field, SpecField spec) const
{
    for (int line = 0; line < m_table->rowCount(); ++line) {
        const ComparisonRow *row = m_table->rowAt(line);
        if (row && row->field == field && (field != ComparisonField::Spec || row->spec == spec))
            return line;
    }
    return -1;
}

int TestComparisonTable::titleOf(ComparisonSection section) const
{
    for (int line = 0; line < m_table->rowCount(); ++line)
        if (!m_table->rowAt(line) && m_table->sectionAt(line) == section)
            return line;
    return -1;
}

void TestComparisonTable::startsWithAFullShortlist()
{
    SessionState start;
    start.workload = exampleWorkload(Region::Cn);
    for (const char *name :
         {"rtx 4090", "rtx 5090", "rtx 3090", "rx 7900 xtx", "a100", "h100", "l40s", "arc b580"})
        start.shortlist.push_back(group(name));
    Session session(catalogue(), today, start);
    const ComparisonTable table(session);
    QCOMPARE(table.columnCount(), 8);
    QCOMPARE(table.cardAt(7), group("arc b580"));
    QVERIFY(table.rowCount() > 30);
}

void TestComparisonTable::columnsFollowTheShortlist()
{
    QCOMPARE(m_table->columnCount(), 0);
    QCOMPARE(m_table->rowCount(), 0);
    m_session->addCard(group("rtx 4090"));
    m_session->addCard(group("rtx 5090", 2));
    m_session->addCard(group("rtx 3090"));
    QCOMPARE(m_table->columnCount(), 3);
    QCOMPARE(m_table->cardAt(1), group("rtx 5090", 2));
    m_session->moveCard(2, 0);
    QCOMPARE(m_table->cardAt(0), group("rtx 3090"));
    QCOMPARE(m_table->cardAt(2), group("rtx 5090", 2));
    m_session->removeCard(group("rtx 4090"));
    QCOMPARE(m_table->columnCount(), 2);
    m_session->clearCards();
    QCOMPARE(m_table->columnCount(), 0);
    QCOMPARE(m_table->rowCount(), 0);
}

void TestComparisonTable::baselineMovesWithItsCard()
{
    m_session->addCard(group("rtx 4090"));
    m_session->addCard(group("rtx 3090"));
    m_session->setBaseline(group("rtx 3090"));
    const auto isBaseline = [this](int column) {
        return m_table->headerData(column, Qt::Horizontal, ComparisonTable::BaselineRole).toBool();
    };
    QVERIFY(isBaseline(1));
    m_session->moveCard(1, 0);
    QVERIFY(isBaseline(0));
    QVERIFY(!isBaseline(1));
    m_session->removeCard(group("rtx 3090"));
    QVERIFY(isBaseline(0)); // the first of what is left
}

void TestComparisonTable::onlyDifferent_hidesRowsThatAgree()
{
    m_session->addCard(group("rtx 4090"));
    m_session->addCard(group("rtx 3090"));
    // Both cards have 24 GB of GDDR6X on a bus of 384 bits.
    QVERIFY(lineOf(ComparisonField::Spec, SpecField::BusWidthBits) >= 0);
    const int rows = m_table->rowCount();
    const int agreeing = m_table->agreeingRows();
    QVERIFY(agreeing >= 3);
    m_table->setOnlyDifferent(true);
    QCOMPARE(lineOf(ComparisonField::Spec, SpecField::BusWidthBits), -1);
    QCOMPARE(lineOf(ComparisonField::Spec, SpecField::MemoryGB), -1);
    QVERIFY(lineOf(ComparisonField::Spec, SpecField::BandwidthGBps) >= 0); // 1,008 and 936 GB/s
    int emptied = 0; // a section of which all rows agree goes with its title
    for (const ComparisonSection section : comparisonSections)
        emptied += m_table->comparison().rowsOf(section, false).empty()  ? 0
                   : m_table->comparison().rowsOf(section, true).empty() ? 1
                                                                         : 0;
    QCOMPARE(m_table->rowCount(), rows - agreeing - emptied);
    m_session->addCard(group("rtx 5090"));
    QVERIFY(lineOf(ComparisonField::Spec, SpecField::BusWidthBits) >= 0); // 512 bits
    m_table->setOnlyDifferent(false);
    QCOMPARE(m_table->rowCount(), rows);
}

void TestComparisonTable::closedSection_keepsItsTitle()
{
    m_session->addCard(group("rtx 4090"));
    m_session->addCard(group("rtx 3090"));
    const int rows = m_table->rowCount();
    m_table->setOpen(ComparisonSection::Memory, false);
    QVERIFY(titleOf(ComparisonSection::Memory) >= 0);
    QCOMPARE(lineOf(ComparisonField::Spec, SpecField::BandwidthGBps), -1);
    QVERIFY(!m_table->headerData(titleOf(ComparisonSection::Memory), Qt::Vertical, ComparisonTable::OpenRole)
                 .toBool());
    m_session->addCard(group("rtx 5090")); // stays closed
    QCOMPARE(lineOf(ComparisonField::Spec, SpecField::BandwidthGBps), -1);
    m_table->setOpen(ComparisonSection::Memory, true);
    QCOMPARE(m_table->rowCount(), rows);
}

void TestComparisonTable::changedWorkload_keepsColumnsAndChangesRows()
{
    m_session->addCard(group("rtx 4090"));
    m_session->addCard(group("rtx 5090"));
    QVERIFY(lineOf(ComparisonField::Prefill) >= 0);
    QSignalSpy columns(m_table.get(), &QAbstractItemModel::columnsRemoved);
    QSignalSpy resets(m_table.get(), &QAbstractItemModel::modelReset);
    TaskAnswer task = m_session->workload().task;
    task.task = Task::Qlora;
    m_session->setTask(task);
    QCOMPARE(lineOf(ComparisonField::Prefill), -1); // only inference reads a prompt first
    QVERIFY(lineOf(ComparisonField::Speed) >= 0);
    QCOMPARE(columns.count(), 0);
    QCOMPARE(resets.count(), 0);
    m_session->undo();
    QVERIFY(lineOf(ComparisonField::Prefill) >= 0);
}

void TestComparisonTable::unansweredModel_hasNoWorkloadSection()
{
    m_session->addCard(group("rtx 4090"));
    m_session->addCard(group("rtx 5090"));
    m_session->setModel({});
    QCOMPARE(titleOf(ComparisonSection::Workload), -1);
    QVERIFY(titleOf(ComparisonSection::Memory) == 0);
}

void TestComparisonTable::currentCellSurvivesInsertionsAndMoves()
{
    m_session->addCard(group("rtx 4090"));
    m_session->addCard(group("rtx 5090"));
    const QPersistentModelIndex cell(
        m_table->index(lineOf(ComparisonField::Spec, SpecField::BandwidthGBps), 1));
    m_session->addCard(group("rtx 3090"));
    m_session->moveCard(1, 0);
    QVERIFY(cell.isValid());
    QCOMPARE(m_table->cardAt(cell.column()), group("rtx 5090"));
    m_table->setOnlyDifferent(true);
    QVERIFY(cell.isValid());
    QCOMPARE(m_table->rowAt(cell.row())->spec, SpecField::BandwidthGBps);
    m_session->removeCard(group("rtx 5090"));
    QVERIFY(!cell.isValid());
}

void TestComparisonTable::undoAndRedo_areFollowed()
{
    m_session->addCard(group("rtx 4090"));
    m_session->addCard(group("rtx 5090"));
    m_session->addCard(group("rtx 3090"));
    m_session->moveCard(0, 2);
    m_session->removeCard(group("rtx 5090"));
    while (m_session->canUndo())
        m_session->undo();
    QCOMPARE(m_table->columnCount(), 0);
    while (m_session->canRedo())
        m_session->redo();
    QCOMPARE(m_table->columnCount(), 2);
    QCOMPARE(m_table->cardAt(0), group("rtx 3090"));
    QCOMPARE(m_table->cardAt(1), group("rtx 4090"));
}

void TestComparisonTable::percentOfSpecs_isArithmetic()
{
    m_session->addCard(group("rtx 4090"));
    m_session->addCard(group("rtx 5090"));
    // NVIDIA's product pages: 1,008 and 1,792 GB/s; 1792 / 1008 = 1.778.
    const int line = lineOf(ComparisonField::Spec, SpecField::BandwidthGBps);
    QCOMPARE(m_table->index(line, 0).data(ComparisonTable::NumberRole).toDouble(), 1008.0);
    QCOMPARE(m_table->index(line, 1).data(ComparisonTable::NumberRole).toDouble(), 1792.0);
    QCOMPARE(m_table->index(line, 0).data(ComparisonTable::PercentRole).toString(), QString());
    QVERIFY(m_table->index(line, 1)
                .data(ComparisonTable::PercentRole)
                .toString()
                .startsWith(QLatin1StringView("+78")));
    QVERIFY(m_table->index(line, 1).data(ComparisonTable::BestRole).toBool());
    QVERIFY(!m_table->index(line, 0).data(ComparisonTable::BestRole).toBool());
}

void TestComparisonTable::unknownIsNeverZero()
{
    m_session->addCard(group("rtx 4090"));
    m_session->addCard(group("rtx 3090"));
    // The 4090 has no NVLink connector; the 3090 has one with 112.5 GB/s.
    const int line = lineOf(ComparisonField::Spec, SpecField::LinkGBps);
    const QModelIndex none = m_table->index(line, 0);
    QCOMPARE(none.data(ComparisonTable::KindRole).toInt(), static_cast<int>(CellKind::NotSupported));
    QVERIFY(!none.data(ComparisonTable::NumberRole).isValid());
    QVERIFY(!none.data(ComparisonTable::ValueRole).toString().contains(u'0'));
    QCOMPARE(m_table->index(line, 1).data(ComparisonTable::NumberRole).toDouble(), 112.5);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestComparisonTable)
#include "tst_comparisontable.moc"
