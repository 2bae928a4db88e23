// SPDX-License-Identifier: GPL-3.0-or-later
//
// How pages were left is how they are found again: a session that is saved and opened elsewhere.
#include "model/sessionfiles/sessionfile.h"
#include "tests/support/testsupport.h"
#include "tests/window/stage.h"
#include "ui/guide/guidepage.h"

#include <QAbstractItemModel>
#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

Page *pageNamed(Stage &stage, const char *objectName)
{
    for (int i = 0; i < stage.window().pageCount(); ++i)
        if (stage.window().page(i)->objectName() == QLatin1StringView(objectName)) {
            stage.window().showPage(i);
            settle();
            return stage.window().page(i);
        }
    return nullptr;
}

/// What `from` shows, as a file would carry it to `to`.
void carry(Stage &from, Stage &to)
{
    SessionDocument document;
    document.state = from.session().state();
    document.view = from.window().sessionView();
    const SessionReadResult read =
        readSession(shippedCatalogue(), sessionBytes(shippedCatalogue(), document), u"test"_s);
    QVERIFY(std::holds_alternative<SessionFileContent>(read));
    QVERIFY(std::get<SessionFileContent>(read).notes.empty());
    to.window().showSessionView(std::get<SessionFileContent>(read).document.view);
    settle();
}

} // namespace

class TestPageMarks : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { failOnWarnings(); }
    void fit_keepsCountAndOrder();
    void tiers_keepTheirView();
    void cards_keepColumnsAndTheDetails();
    void strangeMarks_changeNothing();
    void pageNobodyLookedAt_isNotMadeAndKeepsItsMarks();
};

void TestPageMarks::fit_keepsCountAndOrder()
{
    Stage first, second;
    Page *page = pageNamed(first, "fitPage");
    first.click(u"fitCount4"_s);
    auto *table = page->findChild<QTableView *>();
    QHeaderView *header = table->horizontalHeader();
    const QPoint speed(header->sectionViewportPosition(3) + 20, header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, speed);
    settle();
    carry(first, second);
    Page *found = pageNamed(second, "fitPage");
    QVERIFY(found->findChild<QAbstractButton *>(u"fitCount4"_s)->isChecked());
    auto *same = found->findChild<QTableView *>();
    QCOMPARE(same->horizontalHeader()->sortIndicatorSection(), 3);
    QCOMPARE(same->horizontalHeader()->sortIndicatorOrder(), header->sortIndicatorOrder());
    QCOMPARE(same->model()->index(0, 0).data().toString(), table->model()->index(0, 0).data().toString());
}

void TestPageMarks::tiers_keepTheirView()
{
    Stage first, second;
    QVERIFY(pageNamed(first, "tiersPage"));
    first.click(u"tiersBands"_s);
    carry(first, second);
    Page *found = pageNamed(second, "tiersPage");
    QVERIFY(found->findChild<QAbstractButton *>(u"tiersBands"_s)->isChecked());
}

void TestPageMarks::cards_keepColumnsAndTheDetails()
{
    Stage first, second;
    Page *page = pageNamed(first, "cardsPage");
    page->setMarks({u"column-memory_gb"_s, u"column-int8_tops"_s, u"details-open"_s});
    auto *split = page->findChild<QSplitter *>(u"cardsSplitter"_s);
    QVERIFY(split->widget(1)->isVisible());
    const int before = split->widget(1)->width();
    const QPoint handle = split->handle(1)->rect().center(); // wider by the mouse
    QTest::mousePress(split->handle(1), Qt::LeftButton, {}, handle);
    QTest::mouseMove(split->handle(1), handle - QPoint(30, 0));
    QTest::mouseRelease(split->handle(1), Qt::LeftButton, {}, handle - QPoint(30, 0));
    settle();
    const int width = split->widget(1)->width();
    QVERIFY(width != before);
    const auto columns = [](Page *cards) { return cards->findChild<QTableView *>()->model()->columnCount(); };
    QCOMPARE(columns(page), 3); // the name, and the two
    carry(first, second);
    Page *found = pageNamed(second, "cardsPage");
    QCOMPARE(columns(found), 3);
    auto *same = found->findChild<QSplitter *>(u"cardsSplitter"_s);
    QVERIFY(same->widget(1)->isVisible());
    QCOMPARE(same->widget(1)->width(), width);
}

void TestPageMarks::strangeMarks_changeNothing()
{
    Stage stage;
    for (int i = 0; i < stage.window().pageCount(); ++i) {
        Page *page = stage.window().page(i);
        stage.window().showPage(i);
        const QStringList usual = page->marks();
        page->setMarks({u"column-../.."_s, u"pane--5000000000"_s, u"cards-1000"_s, u"order-99"_s, u"order-"_s,
                        u"<b>"_s, QString(60, u'x')});
        page->setMarks({});
        QCOMPARE(page->marks(), usual);
    }
}

void TestPageMarks::pageNobodyLookedAt_isNotMadeAndKeepsItsMarks()
{
    Stage stage;
    SessionView view;
    view.page = u"compare"_s;
    view.marks[u"compare"_s] = {u"only-different"_s};
    view.marks[u"guide"_s] = {u"tick:nvidia-rtx-4090-24gb:memory"_s};
    stage.window().showSessionView(view);
    QCOMPARE(stage.window().sessionView(), view);
    QCOMPARE(stage.window().findChildren<Page *>().size(), qsizetype{2}); // the first one, and this one
    stage.window().openGuide(u"kp-memory"_s);
    QCOMPARE(stage.window().sessionView().marks, view.marks);
    QCOMPARE(stage.window().guidePage()->marks(), view.marks[u"guide"_s]);
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestPageMarks)
#include "tst_pagemarks.moc"
