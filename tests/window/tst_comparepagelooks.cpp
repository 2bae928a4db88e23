// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page Compare as somebody sees it who came for a decision: what is best stands above the table, the
// table fills its width and keeps names and header in sight, and what is exported opens from where it was
// saved.
#include "model/tables/comparisontable.h"
#include "model/words/words.h"
#include "tests/window/stage.h"
#include "ui/compare/cardheader.h"
#include "ui/compare/cellgeometry.h"
#include "ui/compare/compareview.h"
#include "ui/compare/exportcomparison.h"
#include "ui/compare/specheader.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const std::vector<CardGroup> eight{{u"nvidia-rtx-5090-32gb"_s, 1},  {u"nvidia-rtx-4090-24gb"_s, 1},
                                   {u"nvidia-rtx-3090-24gb"_s, 1},  {u"nvidia-rtx-3060-12gb"_s, 1},
                                   {u"nvidia-h100-sxm5-80gb"_s, 1}, {u"nvidia-h200-sxm-141gb"_s, 1},
                                   {u"nvidia-rtx-4060-8gb"_s, 1},   {u"amd-radeon-rx-7900-xtx"_s, 1}};

void compare(Stage &stage, std::size_t cards)
{
    for (std::size_t i = 0; i < cards; ++i)
        stage.session().addCard(eight[i]);
    stage.click(u"railPage2"_s);
    settle();
}

/// Stands in for the desktop: what would be opened is written down.
class Desktop final : public QObject
{
    Q_OBJECT
public:
    Desktop() { QDesktopServices::setUrlHandler(u"file"_s, this, "open"); }
    ~Desktop() override { QDesktopServices::unsetUrlHandler(u"file"_s); }
    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &url) { opened << url; }
};

} // namespace

class TestComparePageLooks : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }
    void verdict_standsAboveTheTable_data();
    void verdict_standsAboveTheTable();
    void overBudget_isABadge();
    void columns_fillTheWidth_data();
    void columns_fillTheWidth();
    void namesAndHeader_stayWhileScrolling();
    void fit_keepsNamesAndHeader();
    void export_writesEachKindAndOpensIt_data();
    void export_writesEachKindAndOpensIt();
    void menuFile_exportsToo();
    void picks_leaveNoHole();
};

void TestComparePageLooks::verdict_standsAboveTheTable_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("start");
    QTest::newRow("en") << u"en"_s << u"Best here for this workload: GeForce RTX"_s;
    QTest::newRow("zh") << u"zh_CN"_s << u"就此任务而言，这里最好的是 GeForce RTX"_s;
}

void TestComparePageLooks::verdict_standsAboveTheTable()
{
    QFETCH(QString, language);
    QFETCH(QString, start);
    Stage stage(language);
    compare(stage, 3);
    const auto *verdict = stage.find<QLabel>(u"compareVerdict"_s);
    QVERIFY2(verdict->text().startsWith(start), qPrintable(verdict->text()));
    const auto *table = stage.find<CompareView>(u"compareTableView"_s);
    QVERIFY(verdict->mapToGlobal(QPoint(0, verdict->height())).y() <= table->mapToGlobal(QPoint()).y());
    Workload none = stage.session().workload(); // follows the answers at once
    none.model.modelId = u"kimi-k2.5"_s;
    stage.session().setWorkload(none, EditKind::ChangeModel);
    settle();
    QVERIFY(!verdict->text().startsWith(start));
    QVERIFY(!verdict->text().isEmpty());
}

void TestComparePageLooks::overBudget_isABadge()
{
    Stage stage;
    compare(stage, 3);
    auto *view = stage.find<CompareView>(u"compareTableView"_s);
    const auto pictureOf = [&](int column) {
        CardHeader *header = view->cardHeader();
        return header
            ->grab(QRect(header->sectionViewportPosition(column), 0, header->sectionSize(column),
                         header->height()))
            .toImage();
    };
    BudgetAnswer budget = stage.session().workload().budget;
    budget.limit.reset();
    stage.session().setBudget(budget);
    settle();
    const QImage before = pictureOf(0);
    QVERIFY(!view->model()->headerData(0, Qt::Horizontal, ComparisonTable::OverBudgetRole).toBool());
    budget.limit = Money::fromAmount(100, Currency::Usd);
    stage.session().setBudget(budget);
    settle();
    for (int column = 0; column < 3; ++column) {
        QVERIFY(view->model()->headerData(column, Qt::Horizontal, ComparisonTable::OverBudgetRole).toBool());
        QVERIFY(view->model()
                    ->headerData(column, Qt::Horizontal, Qt::AccessibleTextRole)
                    .toString()
                    .contains(u"over budget"));
    }
    QVERIFY(pictureOf(0) != before);
}

void TestComparePageLooks::columns_fillTheWidth_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("cards");
    for (const int width : {960, 1280, 1920})
        for (const int cards : {2, 3, 4, 8})
            QTest::addRow("%d cards at %d", cards, width) << width << cards;
}

/// No strip without a card: the columns end where the view ends, or go on beyond it.
void TestComparePageLooks::columns_fillTheWidth()
{
    QFETCH(int, width);
    QFETCH(int, cards);
    Stage stage;
    stage.window().resize(width, 900);
    compare(stage, static_cast<std::size_t>(cards));
    QTest::qWait(20);
    const auto *view = stage.find<CompareView>(u"compareTableView"_s);
    const int room = view->viewport()->width();
    QVERIFY2(view->cardHeader()->length() > room - cards - 1,
             qPrintable(u"%1 of %2"_s.arg(view->cardHeader()->length()).arg(room)));
    QVERIFY(view->cardHeader()->sectionSize(0) <= compareMaximumColumn);
}

void TestComparePageLooks::namesAndHeader_stayWhileScrolling()
{
    Stage stage;
    stage.window().resize(960, 600);
    compare(stage, 8);
    QTest::qWait(20);
    auto *view = stage.find<CompareView>(u"compareTableView"_s);
    const QRect names = view->specHeader()->geometry();
    const QRect head = view->cardHeader()->geometry();
    QVERIFY(view->horizontalScrollBar()->maximum() > 0);
    QVERIFY(view->verticalScrollBar()->maximum() > 0);
    const QImage namesBefore = view->specHeader()->grab().toImage();
    view->horizontalScrollBar()->setValue(view->horizontalScrollBar()->maximum());
    settle();
    QCOMPARE(view->specHeader()->geometry(), names);
    QCOMPARE(view->specHeader()->grab().toImage(), namesBefore);
    const QImage headBefore = view->cardHeader()->grab().toImage();
    view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum());
    settle();
    QCOMPARE(view->cardHeader()->geometry(), head);
    QCOMPARE(view->cardHeader()->grab().toImage(), headBefore);
}

/// The page Fit never scrolls sideways, so its names stay; its header stays above what scrolls down.
void TestComparePageLooks::fit_keepsNamesAndHeader()
{
    Stage stage;
    for (const int width : {960, 1280}) {
        stage.window().resize(width, 600);
        stage.click(u"railPage3"_s);
        settle();
        auto *view = stage.find<QTableView>(u"fitView"_s);
        QCOMPARE(view->horizontalScrollBar()->maximum(), 0);
        QVERIFY(view->verticalScrollBar()->maximum() > 0);
        view->verticalScrollBar()->setValue(0);
        settle();
        const QRect head = view->horizontalHeader()->geometry();
        const QString name = view->model()->headerData(0, Qt::Horizontal).toString();
        view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum());
        settle();
        QCOMPARE(view->horizontalHeader()->geometry(), head);
        QVERIFY(view->horizontalHeader()->isVisible() && !name.isEmpty());
        QCOMPARE(view->columnViewportPosition(0), 0);
    }
}

void TestComparePageLooks::export_writesEachKindAndOpensIt_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("Excel") << 0 << u"xlsx"_s << QByteArray("PK");
    QTest::newRow("CSV") << 1 << u"csv"_s << QByteArray();
    QTest::newRow("Markdown") << 2 << u"md"_s << QByteArray("|");
    QTest::newRow("PDF") << 3 << u"pdf"_s << QByteArray("%PDF");
}

void TestComparePageLooks::export_writesEachKindAndOpensIt()
{
    QFETCH(int, kind);
    QFETCH(QString, suffix);
    QFETCH(QByteArray, start);
    Desktop desktop;
    Stage stage;
    const QTemporaryDir folder;
    compare(stage, 2);
    stage.click(u"compareExportButton"_s);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    const QList<QAction *> kinds = menu->actions();
    QCOMPARE(kinds.size(), 4);
    QVERIFY2(kinds[kind]->text().contains(comparisonFileName(static_cast<ComparisonFile>(kind))),
             qPrintable(kinds[kind]->text()));
    QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(kinds[kind]).center());
    settle();
    const QString path = folder.filePath(u"two cards."_s + suffix);
    stage.saveAs(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY2(bytes.trimmed().startsWith(start), bytes.left(40).constData());
    if (suffix == u"csv" || suffix == u"md")
        QVERIFY(bytes.contains("RTX 5090") && bytes.contains("RTX 4090"));

    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY(stage.find<QLabel>(u"savedText"_s)->text().contains(u"two cards."_s + suffix));
    stage.click(u"savedOpenButton"_s);
    stage.click(u"savedFolderButton"_s);
    QCOMPARE(desktop.opened, (QList<QUrl>{QUrl::fromLocalFile(path), QUrl::fromLocalFile(folder.path())}));
    stage.click(u"savedCloseButton"_s);
    QVERIFY(!stage.isVisible(u"savedBar"_s));
}

void TestComparePageLooks::menuFile_exportsToo()
{
    Stage stage;
    const QTemporaryDir folder;
    for (int kind = 0; kind < 4; ++kind)
        QVERIFY(!stage.window().findChild<QAction *>(u"exportComparisonAction%1"_s.arg(kind))->isEnabled());
    compare(stage, 2);
    stage.chooseMenu(u"exportComparisonAction1"_s);
    stage.saveAs(folder.filePath(u"menu.csv"_s));
    QFile file(folder.filePath(u"menu.csv"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("RTX 5090"));
    QVERIFY(stage.isVisible(u"savedBar"_s));
    stage.chooseMenu(u"exportComparisonAction0"_s);
    stage.saveAs(u"/dev/full/none.xlsx"_s);
    if (auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget()))
        dialog->reject();
    else
        QVERIFY(stage.messageBoxText().contains(u"none.xlsx"_s));
}

/// One option in two roles is one card with both names, and the cards of a row are of one height.
void TestComparePageLooks::picks_leaveNoHole()
{
    Stage stage;
    Workload workload = stage.session().workload();
    bool doubled = false;
    for (const int limit : {400, 800, 1500, 3000, 9000}) {
        workload.budget.limit = Money::fromAmount(limit, Currency::Usd);
        stage.session().setWorkload(workload, EditKind::ChangeBudget);
        settle();
        const Advice &advice = stage.session().advice();
        std::vector<std::size_t> distinct;
        for (const auto &pick : {advice.bestValue, advice.fastest, advice.cheapest, advice.rent}) {
            if (!pick)
                continue;
            if (std::find(distinct.begin(), distinct.end(), *pick) == distinct.end())
                distinct.push_back(*pick);
            else
                doubled = true;
        }
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(stage.isVisible(u"pickCard%1"_s.arg(i)), i < distinct.size());
        for (std::size_t i = 1; i < distinct.size(); ++i) {
            const QWidget *first = stage.widget(u"pickCard0"_s);
            const QWidget *other = stage.widget(u"pickCard%1"_s.arg(i));
            if (other->y() == first->y())
                QCOMPARE(other->height(), first->height());
        }
    }
    QVERIFY(doubled); // else nothing was shown by it
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestComparePageLooks)
#include "tst_comparepagelooks.moc"
