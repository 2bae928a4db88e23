// SPDX-License-Identifier: GPL-3.0-or-later
//
// A person adds a price, corrects a value and makes a card of their own, in the Cards page; takes it back;
// and finds it again after a start. The store is a real one in a folder of the test.
#include "app/userdatasource.h"
#include "model/session/ownform.h"
#include "model/session/session.h"
#include "model/tables/cardtable.h"
#include "model/tables/comparisontable.h"
#include "tests/support/testsupport.h"
#include "tests/window/stage.h"
#include "ui/cards/carddetailpane.h"
#include "ui/cards/cardsview.h"
#include "ui/cards/factlist.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

namespace gpuwise {

using namespace Qt::StringLiterals;

static const QString rtx4090 = u"nvidia-rtx-4090-24gb"_s;

class OwnEntriesTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void price_isSavedShownAndUndone();
    void correction_asksForTheUnit();
    void ownCard_takesPartInEveryPage();
    void anotherWindow_isNotOverwritten();
    void cancel_savesNothing();
    void favourite_isMarkedFilteredAndUndone();
    void correctedCell_isMarked();
    void manyEdits_noPageKeepsOldCards();
    void damagedStore_isRepairedOnAsking();

private:
    QString storeFile() const { return m_folder->filePath(u"user.sqlite"_s); }
    void bind(Stage &stage) const
    {
        bindUserData(stage.session(), std::make_shared<UserDataSource>(storeFile()), &stage.window());
        settle();
    }
    /// Goes to the Cards page, to this card.
    static void goTo(Stage &stage, const QString &gpuId);
    /// Opens the menu "Add or correct" and clicks the entry of this name, as a person does.
    static void choose(Stage &stage, const QString &actionName);
    static UserData stored(const QString &file)
    {
        UserDataSource source(file);
        return source.read() ? UserData() : source.data();
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void OwnEntriesTest::init()
{
    failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
}

void OwnEntriesTest::goTo(Stage &stage, const QString &gpuId)
{
    for (int i = 0; i < stage.window().pageCount(); ++i)
        if (stage.window().page(i)->objectName() == u"cardsPage"_s) {
            stage.window().showPage(i);
            stage.window().page(i)->showCard(gpuId);
        }
    settle();
}

void OwnEntriesTest::choose(Stage &stage, const QString &actionName)
{
    stage.click(u"cardMine"_s);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    for (QAction *action : menu->actions())
        if (action->objectName() == actionName) {
            QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(action).center());
            settle();
            return;
        }
    QFAIL(qPrintable(actionName));
}

void OwnEntriesTest::price_isSavedShownAndUndone()
{
    Stage stage;
    QVERIFY(!stage.isVisible(u"cardMine"_s)); // nowhere to keep it
    bind(stage);
    goTo(stage, rtx4090);
    choose(stage, u"addOwnPrice"_s);
    QVERIFY(stage.isVisible(u"ownDialog"_s));
    QVERIFY(!stage.widget(u"ownSave"_s)->isEnabled());
    stage.type(u"own_amount"_s, u"nothing"_s);
    QVERIFY(stage.isVisible(u"ownNote_amount"_s));
    stage.type(u"own_amount"_s, u"1,650"_s);
    QVERIFY(!stage.isVisible(u"ownNote_amount"_s));
    stage.type(u"own_date"_s, u"2026-12-01"_s); // tomorrow
    QVERIFY(stage.isVisible(u"ownNote_date"_s));
    QVERIFY(!stage.widget(u"ownSave"_s)->isEnabled());
    stage.type(u"own_date"_s, u"2026-11-29"_s);
    stage.type(u"own_source"_s, u"shop window"_s);
    stage.click(u"ownSave"_s);
    QVERIFY(!stage.isVisible(u"ownDialog"_s));
    QCOMPARE(stored(storeFile()).prices.size(), std::size_t{1});
    QCOMPARE(stored(storeFile()).prices.front().price.amount(), 1650.0);
    const auto price =
        buyPrice(stage.session().catalogue(), rtx4090, false, Region::Us, Currency::Usd, testDay);
    QVERIFY(price);
    QCOMPARE(price->each.amount(), 1650.0);

    // It is one step of the history, named in the menu.
    const auto *undo = stage.window().findChild<QAction *>(u"undoAction"_s);
    QVERIFY(undo->text().contains(u"price of yours"_s));
    stage.chooseMenu(u"undoAction"_s);
    QVERIFY(stored(storeFile()).prices.empty());
    stage.chooseMenu(u"redoAction"_s);
    QCOMPARE(stored(storeFile()).prices.size(), std::size_t{1});
    choose(stage, u"removeOwn"_s);
    QVERIFY(stored(storeFile()).prices.empty());
}

void OwnEntriesTest::correction_asksForTheUnit()
{
    Stage stage;
    bind(stage);
    goTo(stage, rtx4090);
    choose(stage, u"correctValue"_s);
    auto *property = stage.find<QComboBox>(u"own_property"_s);
    property->setFocus();
    property->setCurrentIndex(property->findData(u"bandwidth_gb_per_s"_s));
    settle();
    stage.type(u"own_value"_s, u"0.9"_s);
    auto *note = stage.find<QLabel>(u"ownNote_value"_s);
    QVERIFY2(note->text().contains(u"TB/s"_s) && note->text().contains(u"900"_s), qPrintable(note->text()));
    stage.type(u"own_value"_s, u"1000"_s);
    stage.click(u"ownSave"_s);
    QCOMPARE(stage.session().catalogue().gpu(rtx4090)->number(SpecField::BandwidthGBps),
             std::optional(1000.0));
    // The shipped value stays beside it.
    const auto details = cardDetails(stage.session(), rtx4090, QLocale());
    QStringList cells;
    for (const auto &row : details.specs.rows)
        cells << row;
    QVERIFY(cells.join(u'|').contains(u"– as shipped|1,008 GB/s"_s) ||
            cells.join(u'|').contains(u"– as shipped|1008 GB/s"_s));
    QVERIFY(cells.join(u'|').contains(u"yours"_s));
}

void OwnEntriesTest::ownCard_takesPartInEveryPage()
{
    {
        Stage stage;
        bind(stage);
        goTo(stage, u"nvidia-rtx-2080-ti-11gb"_s);
        choose(stage, u"addOwnCard"_s);
        stage.type(u"own_name"_s, u"RTX 2080 Ti 22GB"_s);
        stage.type(u"own_memory_gb"_s, u"22528"_s);
        QVERIFY(stage.find<QLabel>(u"ownNote_memory_gb"_s)->text().contains(u"22"_s)); // "Was it in MiB?"
        stage.type(u"own_memory_gb"_s, u"22"_s);
        stage.click(u"ownSave"_s);
        const QString id = stage.session().ownData().cards.front().id;
        QCOMPARE(stage.find<QLabel>(u"cardName"_s)->text(), u"RTX 2080 Ti 22GB"_s);
        stage.click(u"cardAddToCompare"_s);
        QCOMPARE(stage.session().shortlist(), (std::vector<CardGroup>{{id, 1}}));
        for (int i = 0; i < stage.window().pageCount(); ++i) {
            stage.window().showPage(i);
            settle();
            stage.window().grab();
        }
    }
    Stage next; // another start
    bind(next);
    QCOMPARE(next.session().ownData().cards.size(), std::size_t{1});
    QVERIFY(findGpu(next.session().catalogue(), u"RTX 2080 Ti 22GB"_s));
}

void OwnEntriesTest::anotherWindow_isNotOverwritten()
{
    Stage one;
    bind(one);
    goTo(one, rtx4090);
    choose(one, u"addOwnPrice"_s);
    one.type(u"own_amount"_s, u"1,650"_s);
    one.click(u"ownSave"_s);
    // Another window changes the same price meanwhile.
    UserDataSource other(storeFile());
    QVERIFY(!other.read());
    OwnPrice price = other.data().prices.front();
    price.price = Money::fromAmount(1500, Currency::Usd);
    QCOMPARE(other.save({PutPrice{price}}).problem, QString());
    // Undoing the own entry would take away what the other window saved: it is refused, and shown.
    one.chooseMenu(u"undoAction"_s);
    QCOMPARE(stored(storeFile()).prices.front().price.amount(), 1500.0);
    QCOMPARE(one.session().ownData().prices.front().price.amount(), 1500.0);
    one.chooseMenu(u"undoAction"_s); // having seen it
    QVERIFY(stored(storeFile()).prices.empty());
}

void OwnEntriesTest::cancel_savesNothing()
{
    Stage stage;
    bind(stage);
    goTo(stage, rtx4090);
    choose(stage, u"addOwnPrice"_s);
    stage.type(u"own_amount"_s, u"1,650"_s);
    stage.press(Qt::Key_Escape);
    QVERIFY(!stage.isVisible(u"ownDialog"_s));
    QVERIFY(!stage.session().canUndo());
    QVERIFY(!QFile::exists(storeFile()));
}

void OwnEntriesTest::favourite_isMarkedFilteredAndUndone()
{
    Stage stage;
    bind(stage);
    goTo(stage, rtx4090);
    auto *view = stage.find<CardsView>(u"cardsTable"_s);
    auto *table = qobject_cast<CardTable *>(view->model());
    const int all = table->rowCount();
    const auto isMarked = [&](const QString &id) {
        const int row = table->rowOf(id);
        return row >= 0 && table->index(row, 0).data(CardTable::FavouriteRole).toBool();
    };
    // By the button beside the card. Only the card's row hears of it: no table is made anew, no answer asked
    // for.
    QSignalSpy catalogue(&stage.session(), &Session::catalogueChanged);
    QSignalSpy workload(&stage.session(), &Session::workloadChanged);
    QSignalSpy reset(table, &CardTable::modelReset);
    QSignalSpy cells(table, &CardTable::dataChanged);
    QVERIFY(!isMarked(rtx4090));
    stage.click(u"cardStar"_s);
    QVERIFY(isMarked(rtx4090));
    QCOMPARE(catalogue.size() + workload.size() + reset.size(), 0);
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells.front().at(0).toModelIndex().row(), table->rowOf(rtx4090));
    QCOMPARE(cells.front().at(1).toModelIndex().row(), table->rowOf(rtx4090));
    QVERIFY(stage.find<QPushButton>(u"cardStar"_s)->isChecked());
    QCOMPARE(stored(storeFile()).favourites, QStringList{rtx4090});
    QVERIFY(table->index(table->rowOf(rtx4090), 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(u"favourite"_s));
    // By the keyboard, on another card.
    view->chooseCard(u"nvidia-rtx-3090-24gb"_s);
    view->setFocus();
    settle();
    stage.press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(isMarked(u"nvidia-rtx-3090-24gb"_s));
    // By the menu of a third one.
    view->chooseCard(u"nvidia-rtx-5090-32gb"_s);
    settle();
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(), view->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(view->viewport(), &asked);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    auto *action = menu->findChild<QAction *>(u"cardsMenuStar"_s);
    QVERIFY(action);
    QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(action).center());
    settle();
    QCOMPARE(stored(storeFile()).favourites.size(), 3);
    // Only those; a filter comes on top; clearing brings all back.
    stage.click(u"cardsFavourites"_s);
    QCOMPARE(table->rowCount(), 3);
    stage.type(u"cardsSearch"_s, u"5090"_s);
    QCOMPARE(table->rowCount(), 1);
    stage.click(u"cardsClear"_s);
    QCOMPARE(table->rowCount(), all);
    QVERIFY(!stage.find<QPushButton>(u"cardsFavourites"_s)->isChecked());
    // Each is a step of the history.
    QVERIFY(
        stage.window().findChild<QAction *>(u"undoAction"_s)->text().contains(u"change of what is yours"_s));
    for (int i = 0; i < 3; ++i)
        stage.chooseMenu(u"undoAction"_s);
    QVERIFY(stored(storeFile()).favourites.isEmpty());
    QVERIFY(!isMarked(rtx4090));
    stage.chooseMenu(u"redoAction"_s);
    QVERIFY(isMarked(rtx4090));
    // While only favourites are shown, one that is unmarked leaves the table.
    stage.click(u"cardsFavourites"_s);
    QCOMPARE(table->rowCount(), 1);
    view->chooseCard(rtx4090);
    stage.click(u"cardStar"_s);
    QCOMPARE(table->rowCount(), 0);
    // A message in the status line speaks of what was just done here; another page has no use for it.
    const auto status = [&] { return stage.find<QLabel>(u"statusCatalogue"_s)->text(); };
    QVERIFY2(status().contains(u"no favourite any more"_s), qPrintable(status()));
    stage.click(u"railPage1"_s);
    QVERIFY(!status().contains(u"favourite"_s));
}

void OwnEntriesTest::correctedCell_isMarked()
{
    Stage stage;
    bind(stage);
    goTo(stage, rtx4090);
    const SpecOverride correction{rtx4090, {SpecField::TdpWatts, u"425"_s, {u"meter"_s, testDay, {}}}};
    QCOMPARE(stage.session().changeOwnData({PutOverride{correction}}, EditKind::CorrectValue), QString());
    settle();
    const auto *table = qobject_cast<CardTable *>(stage.find<CardsView>(u"cardsTable"_s)->model());
    const auto power = static_cast<int>(table->columns().indexOf(u"tdp_w"_s));
    const QModelIndex cell = table->index(table->rowOf(rtx4090), power);
    QVERIFY(cell.data(CardTable::OwnRole).toBool());
    QVERIFY(cell.data(Qt::AccessibleTextRole).toString().contains(u"yours"_s));
    const QString tip = table->sourcesOf(cell);
    QVERIFY2(tip.contains(u"yours: meter"_s) && tip.contains(u"As shipped: 450 W"_s), qPrintable(tip));
    QVERIFY(!table->index(cell.row(), power - 1).data(CardTable::OwnRole).toBool());
    // The same in the comparison.
    stage.session().addCard({rtx4090, 1});
    ComparisonTable compared(stage.session());
    const int line = compared.lineOf(u"tdp_w"_s);
    QVERIFY(line >= 0);
    const QModelIndex side = compared.index(line, 0);
    QVERIFY(side.data(ComparisonTable::OwnRole).toBool());
    QVERIFY(side.data(Qt::ToolTipRole).toString().contains(u"As shipped: 450 W"_s));
    QVERIFY(side.data(Qt::AccessibleTextRole).toString().contains(u"yours"_s));
}

void OwnEntriesTest::manyEdits_noPageKeepsOldCards()
{
    Stage stage;
    bind(stage);
    stage.session().addCard({rtx4090, 1});
    stage.session().addCard({u"nvidia-rtx-5090-32gb"_s, 2});
    const auto visitAll = [&] {
        for (int i = 0; i < stage.window().pageCount(); ++i) {
            stage.window().showPage(i);
            settle();
            stage.window().grab();
        }
    };
    visitAll();
    for (int at = 0; at < stage.window().pageCount(); ++at) {
        stage.window().showPage(at);
        settle();
        for (int i = 0; i < 3; ++i) {
            OwnForm made(stage.session(), OwnFormKind::NewCard, rtx4090, QLocale());
            made.setValue(u"name"_s, u"Mine %1 %2"_s.arg(at).arg(i));
            QCOMPARE(stage.session().changeOwnData(made.edits(), EditKind::AddOwnCard), QString());
            settle();
        }
        stage.window().grab();
    }
    visitAll();
    while (stage.session().canUndo())
        stage.session().undo();
    visitAll();
    QVERIFY(stored(storeFile()).isEmpty());
}

void OwnEntriesTest::damagedStore_isRepairedOnAsking()
{
    {
        UserDataSource source(storeFile());
        QVERIFY(!source.read());
        OwnPrice price;
        price.id = u"own-p"_s;
        price.gpuId = rtx4090;
        price.price = Money::fromAmount(1500, Currency::Usd);
        price.asOf = testDay;
        QCOMPARE(source.save({PutPrice{price}}).problem, QString());
    }
    QFile file(storeFile());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(file.size() - 4096) && file.write(QByteArray(4096, 'z')) == 4096); // the last page
    file.close();
    Stage stage;
    int asked = 0, told = 0;
    QTimer answering;
    connect(&answering, &QTimer::timeout, this, [&] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        if (box->objectName() == u"userDataRepair"_s) {
            ++asked;
            for (QAbstractButton *button : box->buttons())
                if (box->buttonRole(button) == QMessageBox::AcceptRole)
                    QTest::mouseClick(button, Qt::LeftButton);
        } else {
            told += box->text().contains(u"was kept as"_s) ? 1 : 0;
            QTest::keyClick(box, Qt::Key_Escape);
        }
    });
    answering.start(20);
    bind(stage);
    answering.stop();
    QCOMPARE(asked, 1);
    QCOMPARE(told, 1);
    QVERIFY(stage.session().canChangeOwnData());
    QCOMPARE(QDir(m_folder->path()).entryList({u"user-damaged-*"_s}).size(), 1);
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::OwnEntriesTest)
#include "tst_ownentries.moc"
