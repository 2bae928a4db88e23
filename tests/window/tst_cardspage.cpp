// SPDX-License-Identifier: GPL-3.0-or-later
//
// The cards as a person meets them: typing filters, good and bad ones, sorting, choosing columns, reading
// about one card, comparing it; by mouse and by keys, in both languages, and with 100,000 of them.
#include "model/tables/cardtable.h"
#include "model/words/words.h"
#include "resources/i18n.h"
#include "tests/support/testsupport.h"
#include "tests/window/stage.h"
#include "ui/cards/carddetailpane.h"
#include "ui/cards/cardspage.h"
#include "ui/cards/cardsview.h"
#include "ui/cards/factlist.h"
#include "ui/cards/filterheader.h"
#include "ui/charts/scatterview.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTableWidget>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

CardsView *openCards(Stage &stage)
{
    for (int i = 0; i < stage.window().pageCount(); ++i)
        if (stage.window().page(i)->objectName() == u"cardsPage") {
            stage.click(QStringLiteral("railPage%1").arg(i + 1));
            return stage.find<CardsView>(u"cardsTable"_s);
        }
    qFatal("there is no page of cards");
}

CardTable *tableOf(const CardsView *view)
{
    return qobject_cast<CardTable *>(view->model());
}

/// Cards for which `number` of a spec says yes, in the catalogue itself.
int counted(SpecField field, const std::function<bool(double)> &wanted)
{
    int count = 0;
    for (const Gpu &gpu : shippedCatalogue().gpus)
        count += gpu.number(field) && wanted(*gpu.number(field));
    return count;
}

QString label(const Stage &stage, const QString &name)
{
    return stage.find<QLabel>(name)->text();
}

void clickHeader(CardsView *view, int section)
{
    QHeaderView *header = view->horizontalHeader();
    const QPoint at(header->sectionViewportPosition(section) + header->sectionSize(section) / 2, 12);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, Qt::NoModifier, at);
    settle();
}

int sectionOf(const CardTable *table, const QString &column)
{
    return static_cast<int>(table->columns().indexOf(column));
}

void tick(Stage &stage, const QString &column)
{
    auto *list = stage.find<QListWidget>(u"columnList"_s);
    for (int row = 0; row < list->count(); ++row) {
        if (list->item(row)->data(Qt::UserRole).toString() != column)
            continue;
        list->scrollToItem(list->item(row));
        settle();
        const QRect rect = list->visualItemRect(list->item(row));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, QPoint(rect.left() + 16, rect.center().y()));
        settle();
        return;
    }
    qFatal("the list has no column %s", qPrintable(column));
}

void openColumns(Stage &stage)
{
    stage.click(u"cardsColumns"_s);
}

void closePopup()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        QTest::keyClick(popup, Qt::Key_Escape);
    settle();
}

/// The shipped cards again and again, under names and ids of their own.
std::shared_ptr<const Catalogue> manyCards(int count)
{
    auto many = std::make_shared<Catalogue>(shippedCatalogue());
    const std::vector<Gpu> shipped = many->gpus;
    many->gpus.clear();
    for (int i = 0; i < count; ++i) {
        Gpu gpu = shipped[static_cast<std::size_t>(i) % shipped.size()];
        gpu.id += QStringLiteral("-%1").arg(i);
        gpu.name += QStringLiteral(" No. %1").arg(i);
        many->gpus.push_back(gpu);
    }
    many->gpuIndex.clear();
    many->buildIndex();
    return many;
}

} // namespace

class TestCardsPage final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }

    void page_showsTheWholeCatalogue();
    void filter_worksWhileTyping();
    void badFilter_saysWhereAndChangesNothing();
    void header_sorts();
    void columns_comeAndGo();
    void names_stayWhileScrollingSideways();
    void hiddenColumn_filtersNoMore();
    void card_isReadAndCompared();
    void card_isOwnedAndUndone();
    void similarCard_opens();
    void prices_areChartAndTable();
    void nothingMatches_offersTheWayBack();
    void keys_reachEverything();
    void chosenCard_survivesFilters();
    void language_changesWhatIsShown();
    void narrowWindow_showsOneAtATime();
    void draggedModel_followsAtOnce();
    void hundredThousandCards_stayUsable();
};

void TestCardsPage::page_showsTheWholeCatalogue()
{
    Stage stage;
    CardsView *view = openCards(stage);
    const auto total = static_cast<int>(shippedCatalogue().gpus.size());
    QCOMPARE(view->model()->rowCount(), total);
    QCOMPARE(label(stage, u"cardsCount"_s), QStringLiteral("%1 cards").arg(total));
    QVERIFY(!stage.isVisible(u"cardsClear"_s));
    QVERIFY(!stage.isVisible(u"cardsClearHere"_s));
}

void TestCardsPage::filter_worksWhileTyping()
{
    Stage stage;
    CardsView *view = openCards(stage);
    const QAbstractItemModelTester tester(view->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    stage.type(u"cardFilter_memory_gb"_s, u">=24"_s);
    const int large = counted(SpecField::MemoryGB, [](double value) { return value >= 24; });
    QCOMPARE(view->model()->rowCount(), large);
    QCOMPARE(label(stage, u"cardsCount"_s),
             QStringLiteral("%1 of %2 cards").arg(large).arg(shippedCatalogue().gpus.size()));
    stage.type(u"cardFilter_tdp_w"_s, u"300..450"_s);
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        const Gpu &gpu = tableOf(view)->gpuAt(row);
        QVERIFY(*gpu.number(SpecField::MemoryGB) >= 24);
        QVERIFY(*gpu.number(SpecField::TdpWatts) >= 300 && *gpu.number(SpecField::TdpWatts) <= 450);
    }
    QVERIFY(view->model()->rowCount() > 0);
    stage.type(u"cardsSearch"_s, u"4090"_s);
    QVERIFY(view->model()->rowCount() > 0 && view->model()->rowCount() < large);
    stage.click(u"cardsClear"_s);
    QCOMPARE(view->model()->rowCount(), static_cast<int>(shippedCatalogue().gpus.size()));
    QVERIFY(stage.find<QLineEdit>(u"cardFilter_memory_gb"_s)->text().isEmpty());
    QVERIFY(stage.find<QLineEdit>(u"cardsSearch"_s)->text().isEmpty());
}

void TestCardsPage::badFilter_saysWhereAndChangesNothing()
{
    Stage stage;
    CardsView *view = openCards(stage);
    stage.type(u"cardFilter_memory_gb"_s, u">=24"_s);
    const int rows = view->model()->rowCount();
    const int top = view->viewport()->mapTo(view, QPoint()).y();
    stage.type(u"cardFilter_memory_gb"_s, u">=lots"_s);
    QVERIFY(!stage.isVisible(u"cardsFilterError"_s)); // who is still typing is not told off
    QCOMPARE(view->model()->rowCount(), rows);
    stage.press(Qt::Key_Return);
    QVERIFY(!stage.isVisible(u"cardDetailPane"_s));
    QVERIFY(stage.isVisible(u"cardsFilterError"_s));
    QCOMPARE(label(stage, u"cardsFilterError"_s), u"What stands at character 3 is not a number."_s);
    QCOMPARE(view->model()->rowCount(), rows);
    // It stands under the field, and the rows make room for it.
    const QWidget *error = stage.widget(u"cardsFilterError"_s);
    const QWidget *field = stage.widget(u"cardFilter_memory_gb"_s);
    QVERIFY(error->mapToGlobal(QPoint()).y() >= field->mapToGlobal(QPoint(0, field->height())).y());
    QVERIFY(view->viewport()->mapTo(view, QPoint()).y() > top);
    // Others go on filtering meanwhile.
    stage.type(u"cardsSearch"_s, u"rtx"_s);
    QVERIFY(view->model()->rowCount() < rows);
    stage.type(u"cardsSearch"_s, u" "_s);
    // Repaired, it goes at once.
    stage.type(u"cardFilter_memory_gb"_s, u">=48"_s);
    QVERIFY(!stage.isVisible(u"cardsFilterError"_s));
    QCOMPARE(view->viewport()->mapTo(view, QPoint()).y(), top);
    QCOMPARE(view->model()->rowCount(),
             counted(SpecField::MemoryGB, [](double value) { return value >= 48; }));
    // Patience has an end without Return.
    stage.type(u"cardFilter_memory_gb"_s, u"450..300"_s);
    QTRY_VERIFY(stage.isVisible(u"cardsFilterError"_s));
    const int kept = view->model()->rowCount(); // of the last text that could be read: "450.."
    QCOMPARE(kept, counted(SpecField::MemoryGB, [](double value) { return value >= 450; }));
    for (const QString &hostile : {u"<b>1</b>"_s, u"%1%n"_s, u"\u202E24"_s, u"../../etc"_s}) {
        stage.find<QLineEdit>(u"cardFilter_memory_gb"_s)->setText(hostile);
        settle();
        QVERIFY2(stage.isVisible(u"cardsFilterError"_s), qPrintable(hostile));
        QCOMPARE(view->model()->rowCount(), kept);
    }
    stage.find<QLineEdit>(u"cardFilter_memory_gb"_s)->setText(QString(2000, u'9')); // a number all the same
    settle();
    QCOMPARE(view->model()->rowCount(), 0);
}

void TestCardsPage::header_sorts()
{
    Stage stage;
    CardsView *view = openCards(stage);
    const QAbstractItemModelTester tester(view->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    CardTable *table = tableOf(view);
    view->chooseCard(u"nvidia-rtx-4090-24gb"_s);
    const int section = sectionOf(table, u"bandwidth_gb_per_s"_s);
    for (const bool ascending : {true, false}) {
        clickHeader(view, section);
        const QModelIndex first = table->index(0, section);
        double extreme = ascending ? 1e9 : 0;
        for (const Gpu &gpu : shippedCatalogue().gpus)
            if (const auto value = gpu.number(SpecField::BandwidthGBps))
                extreme = ascending ? std::min(extreme, *value) : std::max(extreme, *value);
        QCOMPARE(first.data(CardTable::NumberRole).toDouble(), extreme);
        QVERIFY(!table->index(table->rowCount() - 1, section).data(CardTable::NumberRole).isValid());
        QCOMPARE(view->currentIndex().data(CardTable::GpuIdRole).toString(), u"nvidia-rtx-4090-24gb"_s);
    }
    // A click between the fields of the filters sorts nothing.
    const QString before = table->gpuAt(0).id;
    QHeaderView *header = view->horizontalHeader();
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                      QPoint(header->sectionViewportPosition(1) + 1, header->height() - 3));
    settle();
    QCOMPARE(table->gpuAt(0).id, before);
}

/// Clicks, pictures and filters of the names are where they are seen, however far the rest has scrolled.
void TestCardsPage::names_stayWhileScrollingSideways()
{
    Stage stage;
    CardsView *view = openCards(stage);
    stage.window().resize(1000, 640);
    settle();
    QScrollBar *bar = view->horizontalScrollBar();
    QVERIFY(bar->maximum() > 0);
    const int names = view->columnWidth(0);
    const QModelIndex third = view->model()->index(2, 0);
    const QRect cell = view->visualRect(third);
    const QImage before = view->viewport()->grab(QRect(0, 0, names - 1, 200)).toImage();
    const QPoint field = stage.widget(u"cardFilter_name"_s)->mapTo(view, QPoint());
    bar->setValue(bar->maximum());
    settle();
    QCOMPARE(view->visualRect(third), cell);
    QCOMPARE(view->viewport()->grab(QRect(0, 0, names - 1, 200)).toImage(), before);
    QCOMPARE(stage.widget(u"cardFilter_name"_s)->mapTo(view, QPoint()), field);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, Qt::NoModifier, cell.center());
    settle();
    QCOMPARE(view->currentIndex(), third);
    QCOMPARE(bar->value(), bar->maximum()); // a click on a name scrolls nothing
    const int last = view->model()->columnCount() - 1;
    QVERIFY(view->columnViewportPosition(1) < names); // under the names
    QVERIFY(view->indexAt(QPoint(view->columnViewportPosition(last) + 5, cell.center().y())).column() ==
            last);
    view->scrollTo(view->model()->index(2, 1)); // and out from under them
    QVERIFY(view->columnViewportPosition(1) >= names);
    bar->setValue(bar->maximum());
    QTest::mouseClick(view->horizontalHeader()->viewport(), Qt::LeftButton, Qt::NoModifier,
                      QPoint(names / 2, 12));
    settle();
    QCOMPARE(view->horizontalHeader()->sortIndicatorSection(), 0);
}

void TestCardsPage::columns_comeAndGo()
{
    Stage stage;
    CardsView *view = openCards(stage);
    const QAbstractItemModelTester tester(view->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    CardTable *table = tableOf(view);
    QCOMPARE(table->columns(), usualCardColumns());
    openColumns(stage);
    tick(stage, u"fp8_tflops"_s);
    QVERIFY(stage.isVisible(u"columnPopup"_s)); // one picks several
    tick(stage, u"price"_s);
    QVERIFY(table->columns().contains(u"fp8_tflops"_s));
    QVERIFY(!table->columns().contains(u"price"_s));
    QCOMPARE(table->columns().front(), u"name"_s);
    stage.click(u"columnsUsual"_s);
    QCOMPARE(table->columns(), usualCardColumns());
    closePopup();
}

void TestCardsPage::hiddenColumn_filtersNoMore()
{
    Stage stage;
    CardsView *view = openCards(stage);
    const int all = view->model()->rowCount();
    stage.type(u"cardFilter_memory_gb"_s, u">=100"_s);
    QVERIFY(view->model()->rowCount() < all);
    openColumns(stage);
    tick(stage, u"memory_gb"_s);
    QCOMPARE(view->model()->rowCount(), all);
    closePopup();
}

void TestCardsPage::card_isReadAndCompared()
{
    Stage stage;
    CardsView *view = openCards(stage);
    stage.type(u"cardsSearch"_s, u"RTX 5090"_s);
    stage.clickRow(u"cardsTable"_s, tableOf(view)->rowOf(u"nvidia-rtx-5090-32gb"_s));
    QVERIFY(!stage.isVisible(u"cardDetailPane"_s)); // 1280 pixels are not enough for both at first
    stage.click(u"cardsDetails"_s);
    QCOMPARE(label(stage, u"cardName"_s), shippedCatalogue().gpu(u"nvidia-rtx-5090-32gb")->name);
    const auto *specs = stage.find<FactList>(u"cardSpecs"_s);
    const Gpu &gpu = *shippedCatalogue().gpu(u"nvidia-rtx-5090-32gb");
    QCOMPARE(specs->count(), specFieldCount + static_cast<int>(gpu.conflicts.size()));
    const SpecValue &memory = gpu.spec(SpecField::MemoryGB);
    QCOMPARE(specs->item(0)->data(FactList::ValueRole).toString(), u"32 GB"_s);
    const QString under = specs->item(0)->data(FactList::UnderRole).toString();
    QVERIFY(under.contains(memory.readOn.toString(Qt::ISODate)));
    QVERIFY(under.contains(confidenceWord(memory.confidence)));
    QVERIFY(under.contains(shippedCatalogue().sources[static_cast<std::size_t>(memory.source)].title));
    QStringList shown;
    for (const QLabel *each : stage.widget(u"cardDetailPane"_s)->findChildren<QLabel *>())
        shown << each->text();
    for (const Claim *claim : shippedCatalogue().claimsAbout(gpu.id))
        QVERIFY2(shown.join(u'\n').contains(claim->saidEn), qPrintable(claim->id));
    QVERIFY(stage.session().shortlist().empty());
    stage.click(u"cardAddToCompare"_s);
    QCOMPARE(stage.session().shortlist(), (std::vector<CardGroup>{{gpu.id, 1}}));
    QVERIFY(!stage.find<QPushButton>(u"cardAddToCompare"_s)->isEnabled());
    stage.chooseMenu(u"undoAction"_s);
    QVERIFY(stage.find<QPushButton>(u"cardAddToCompare"_s)->isEnabled());
}

void TestCardsPage::card_isOwnedAndUndone()
{
    Stage stage;
    CardsView *view = openCards(stage);
    stage.click(u"cardsDetails"_s);
    stage.clickRow(u"cardsTable"_s, tableOf(view)->rowOf(u"nvidia-rtx-3090-24gb"_s));
    stage.click(u"cardOwn"_s);
    QCOMPARE(stage.session().workload().budget.owned, std::optional(CardGroup{u"nvidia-rtx-3090-24gb"_s, 1}));
    QCOMPARE(stage.find<QPushButton>(u"cardOwn"_s)->text(), u"You own this"_s);
    stage.chooseMenu(u"undoAction"_s);
    QVERIFY(!stage.session().workload().budget.owned);
    QVERIFY(!stage.find<QPushButton>(u"cardOwn"_s)->isChecked());
    stage.chooseMenu(u"redoAction"_s);
    stage.click(u"cardOwn"_s); // and no longer
    QVERIFY(!stage.session().workload().budget.owned);
}

void TestCardsPage::similarCard_opens()
{
    Stage stage;
    CardsView *view = openCards(stage);
    stage.click(u"cardsDetails"_s);
    stage.type(u"cardsSearch"_s, u"RTX 4090 24gb"_s);
    stage.clickRow(u"cardsTable"_s, tableOf(view)->rowOf(u"nvidia-rtx-4090-24gb"_s));
    const auto similar =
        similarCards(shippedCatalogue(), *shippedCatalogue().gpu(u"nvidia-rtx-4090-24gb"), 1);
    stage.click(u"similarCard0"_s);
    QCOMPARE(view->chosenCard(), similar.front().gpu->id);
    QCOMPARE(label(stage, u"cardName"_s), similar.front().gpu->name);
    QVERIFY(tableOf(view)->rowOf(view->chosenCard()) >= 0); // shown, whatever was searched
}

void TestCardsPage::prices_areChartAndTable()
{
    Stage stage;
    CardsView *view = openCards(stage);
    stage.click(u"cardsDetails"_s);
    view->chooseCard(u"nvidia-rtx-5090-32gb"_s);
    settle();
    auto *chart = stage.find<ScatterView>(u"priceHistoryChart"_s);
    QVERIFY(!chart->scatterChart().points.empty());
    QCOMPARE(label(stage, u"priceHistorySentence"_s), chart->accessibleDescription());
    chart->setFocus(Qt::TabFocusReason);
    stage.press(Qt::Key_End);
    QVERIFY(chart->accessibleName().contains(chart->scatterChart().points.back().sentence));
    stage.click(u"priceHistoryTableButton"_s);
    const auto *table = stage.find<QTableWidget>(u"priceHistoryTable"_s);
    QVERIFY(table->rowCount() >= static_cast<int>(chart->scatterChart().points.size()));
}

void TestCardsPage::nothingMatches_offersTheWayBack()
{
    Stage stage;
    CardsView *view = openCards(stage);
    stage.type(u"cardFilter_memory_gb"_s, u">=200000"_s);
    QCOMPARE(view->model()->rowCount(), 0);
    QVERIFY(stage.isVisible(u"cardFilter_memory_gb"_s)); // the filter stays in reach
    stage.click(u"cardsClearHere"_s);
    QCOMPARE(view->model()->rowCount(), static_cast<int>(shippedCatalogue().gpus.size()));
    QVERIFY(!stage.isVisible(u"cardsClearHere"_s));
}

void TestCardsPage::keys_reachEverything()
{
    Stage stage;
    CardsView *view = openCards(stage);
    auto *search = stage.find<QLineEdit>(u"cardsSearch"_s);
    search->setFocus(Qt::TabFocusReason);
    QStringList seen;
    for (int step = 0; step < 40 && QApplication::focusWidget() != view; ++step) {
        stage.press(Qt::Key_Tab);
        seen << QApplication::focusWidget()->objectName();
    }
    for (const QString &column : usualCardColumns())
        QVERIFY2(seen.contains(u"cardFilter_" + column), qPrintable(column));
    QVERIFY(seen.contains(u"cardsColumns"_s) && seen.contains(u"cardsDetails"_s));
    QCOMPARE(QApplication::focusWidget(), view);

    auto *filter = stage.find<QLineEdit>(u"cardFilter_memory_gb"_s);
    filter->setFocus(Qt::TabFocusReason);
    QTest::keyClicks(filter, u">=24"_s);
    stage.press(Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), view);
    stage.press(Qt::Key_Down);
    stage.press(Qt::Key_Return);
    QVERIFY(stage.isVisible(u"cardDetailPane"_s));
    QCOMPARE(label(stage, u"cardName"_s), tableOf(view)->gpuAt(view->currentIndex().row()).name);
    stage.press(Qt::Key_F4);
    QVERIFY(!stage.isVisible(u"cardDetailPane"_s));
    filter->setFocus(Qt::TabFocusReason);
    stage.press(Qt::Key_Escape);
    QVERIFY(filter->text().isEmpty());
    QCOMPARE(view->model()->rowCount(), static_cast<int>(shippedCatalogue().gpus.size()));
}

void TestCardsPage::chosenCard_survivesFilters()
{
    Stage stage;
    CardsView *view = openCards(stage);
    view->chooseCard(u"nvidia-rtx-4090-24gb"_s);
    stage.type(u"cardFilter_memory_gb"_s, u">=24"_s);
    QCOMPARE(view->currentIndex().data(CardTable::GpuIdRole).toString(), u"nvidia-rtx-4090-24gb"_s);
    stage.type(u"cardFilter_memory_gb"_s, u">=80"_s); // it is hidden, not forgotten
    QCOMPARE(view->chosenCard(), u"nvidia-rtx-4090-24gb"_s);
    stage.type(u"cardFilter_memory_gb"_s, u">=16"_s);
    QCOMPARE(view->currentIndex().data(CardTable::GpuIdRole).toString(), u"nvidia-rtx-4090-24gb"_s);
}

void TestCardsPage::language_changesWhatIsShown()
{
    Stage stage;
    CardsView *view = openCards(stage);
    stage.type(u"cardFilter_memory_gb"_s, u">=lots"_s);
    stage.press(Qt::Key_Return);
    stage.click(u"cardsDetails"_s);
    QVERIFY(stage.isVisible(u"cardAddToCompare"_s));
    const QString english = label(stage, u"cardsFilterError"_s);
    const QString header = view->model()->headerData(1, Qt::Horizontal).toString();
    installTranslations(u"zh_CN"_s);
    settle();
    QVERIFY(label(stage, u"cardsFilterError"_s) != english);
    QVERIFY(view->model()->headerData(1, Qt::Horizontal).toString() != header);
    QVERIFY(stage.find<QPushButton>(u"cardAddToCompare"_s)->text() != u"Add to comparison"_s);
    stage.click(u"cardsDetails"_s); // all columns are in sight again
    // A verdict is filtered by its word in the language of the moment.
    stage.find<QLineEdit>(u"cardFilter_fit"_s)->setText(verdictWord(Verdict::Fits)); // no key types it
    const int fitting = view->model()->rowCount();
    QVERIFY(fitting > 0 && fitting < tableOf(view)->total());
    installTranslations(u"en"_s);
    settle();
    QCOMPARE(label(stage, u"cardsFilterError"_s), english);
}

void TestCardsPage::narrowWindow_showsOneAtATime()
{
    Stage stage;
    openCards(stage);
    stage.window().resize(960, 540);
    settle();
    QVERIFY(stage.isVisible(u"cardsTable"_s));
    stage.click(u"cardsDetails"_s);
    QVERIFY(!stage.isVisible(u"cardsTable"_s));
    QVERIFY(stage.isVisible(u"cardDetailPane"_s));
    QCOMPARE(stage.window().width(), 960);
    stage.click(u"cardsDetails"_s);
    QVERIFY(stage.isVisible(u"cardsTable"_s));
}

void TestCardsPage::draggedModel_followsAtOnce()
{
    Stage stage;
    CardsView *view = openCards(stage);
    stage.click(u"cardsDetails"_s);
    view->chooseCard(u"nvidia-rtx-4090-24gb"_s);
    settle();
    const auto *pane = stage.find<CardDetailPane>(u"cardDetailPane"_s);
    QElapsedTimer clock;
    clock.start();
    constexpr int steps = 40;
    for (int step = 0; step < steps; ++step) {
        ModelAnswer answer;
        answer.sizeBillions = 8 + step;
        answer.precisionId = u"q4_k_m"_s;
        stage.session().setModel(answer);
        QCoreApplication::processEvents(); // paints
        const Option alone =
            judge(stage.session().catalogue(), stage.session().resolved(), stage.session().speeds(),
                  {view->chosenCard(), 1}, OptionMode::BuyNew, testDay);
        QCOMPARE(pane->details().fit->fit.verdict, alone.fit.verdict);
        QCOMPARE(pane->details().fit->neededGiB.expected, toGiB(alone.fit.needed.expected));
    }
    qInfo("a step of a drag: %.1f ms", static_cast<double>(clock.elapsed()) / steps);
    QVERIFY(view->model()->rowCount() > 0);
}

/// Usable: a keystroke, an order, a column are there before one wonders. tests/bench/cards measures frames.
void TestCardsPage::hundredThousandCards_stayUsable()
{
    SessionState start;
    start.workload = exampleWorkload(Region::Us);
    Session session(manyCards(100000), testDay, start);
    QElapsedTimer clock;
    clock.start();
    CardsPage page(session);
    page.resize(1280, 760);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    settle();
    const qint64 opened = clock.restart();
    auto *view = page.findChild<CardsView *>();
    auto *table = qobject_cast<CardTable *>(view->model());
    QCOMPARE(table->rowCount(), 100000);
    auto *memory = page.findChild<QLineEdit *>(u"cardFilter_memory_gb"_s);
    QTest::keyClicks(memory, u">=24"_s);
    settle();
    (void)page.grab();
    const qint64 typed = clock.restart();
    int large = 0;
    for (const Gpu &gpu : session.catalogue().gpus)
        large += gpu.number(SpecField::MemoryGB) && *gpu.number(SpecField::MemoryGB) >= 24;
    QCOMPARE(table->rowCount(), large);
    clock.restart();
    view->sortByColumn(0, Qt::DescendingOrder);
    (void)page.grab();
    const qint64 sorted = clock.restart();
    view->chooseCard(table->gpuAt(table->rowCount() - 1).id);
    (void)page.grab();
    const qint64 chosen = clock.restart();
    qInfo("opened %lld ms, four keystrokes %lld ms, sorted %lld ms, went to the last %lld ms", opened, typed,
          sorted, chosen);
    constexpr qint64 patience =
        30000; // of a slow machine under load, sanitised; a quadratic step takes minutes
    QVERIFY(opened < patience && typed < patience && sorted < patience && chosen < patience);
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestCardsPage)
#include "tst_cardspage.moc"
