// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page "Rent or buy" as a person meets it: opened, read, its inputs typed over, undone; and the same
// figures on the command line.
#include "model/charts/costchart.h"
#include "model/session/costview.h"
#include "model/words/costwords.h"
#include "resources/i18n.h"
#include "tests/app/clirun.h"
#include "tests/window/stage.h"
#include "ui/charts/lineview.h"
#include "ui/rentorbuy/providerdelegate.h"
#include "ui/rentorbuy/rentorbuypage.h"
#include "ui/widgets/textlabel.h"

#include <QAccessible>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTableWidget>
#include <QToolTip>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// Clicks the page's place on the rail.
void openPage(Stage &stage)
{
    for (int i = 0; i < stage.window().pageCount(); ++i)
        if (qobject_cast<RentOrBuyPage *>(stage.window().page(i)))
            stage.click(u"railPage%1"_s.arg(i + 1));
    if (!stage.isVisible(u"rentOrBuyPage"_s))
        qFatal("the page does not open");
}

QString titleOf(Stage &stage)
{
    return stage.find<QLabel>(u"costTitle"_s)->text();
}

void enter(Stage &stage, const QString &code, const QString &text)
{
    stage.type(u"cost_"_s + code, text);
    stage.press(Qt::Key_Return);
}

QString basisOf(Stage &stage, const QString &code)
{
    return stage.find<QLabel>(u"costBasis_"_s + code)->text();
}

bool hasChinese(const QString &text)
{
    return text.contains(QRegularExpression(u"\\p{Han}"_s));
}

void pickCard(Stage &stage, const QString &buttonName, const QString &popup, const QString &search)
{
    stage.click(buttonName);
    if (!stage.isVisible(popup))
        qFatal("the list of cards does not open");
    QTest::keyClicks(QApplication::activePopupWidget()->focusWidget(), search);
    stage.press(Qt::Key_Return);
    if (stage.isVisible(popup))
        qFatal("the list of cards stays open");
}

} // namespace

class TestRentOrBuyPage final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }

    void opensOnTheBestPick_data();
    void opensOnTheBestPick();
    void hours_moveSentenceAndChart();
    void workedExample_agreesWithTheCommandLine();
    void badEntries_areRefusedInPlace();
    void refusal_staysInItsPlace();
    void offers_fitTheWindow_data();
    void offers_fitTheWindow();
    void otherCards_areChosenByTyping();
    void chart_isWalkedByKeys();
    void chart_saysWhatItShows_data();
    void chart_saysWhatItShows();
    void chart_becomesATable();
    void unknownPrice_offersToEnterOne();
    void language_changesUnderIt();
    void narrowWindow_putsTheInputsBelow();
};

void TestRentOrBuyPage::opensOnTheBestPick_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Chinese") << u"zh_CN"_s;
}

void TestRentOrBuyPage::opensOnTheBestPick()
{
    QFETCH(QString, language);
    Stage stage(language, language == u"en"_s ? Region::Us : Region::Cn);
    openPage(stage);
    const CostView view = costView(stage.session(), QLocale());
    QVERIFY(view.answered);
    const Advice &advice = stage.session().advice();
    QCOMPARE(view.ownCards, advice.options[*advice.bestValue].cards);
    QCOMPARE(titleOf(stage), view.title);
    QCOMPARE(hasChinese(titleOf(stage)), language == u"zh_CN"_s);
    QCOMPARE(stage.find<QPushButton>(u"costOwnButton"_s)->text(), view.own);
    QCOMPARE(stage.find<LineView>(u"costChart"_s)->lineChart(), view.chart);
    for (const CostFieldText &text : view.fields) {
        const QString code = costFieldCode(text.field);
        QCOMPARE(stage.find<QLineEdit>(u"cost_"_s + code)->text(), text.value);
        QCOMPARE(basisOf(stage, code), text.basis);
        QVERIFY(!stage.find<QLineEdit>(u"cost_"_s + code)->accessibleName().isEmpty());
    }
    auto *providers = stage.find<QTableWidget>(u"providersTable"_s);
    QCOMPARE(providers->rowCount(), static_cast<int>(view.providers.sheet.rows.size()));
    QCOMPARE(providers->item(0, 0)->text(), view.providers.sheet.rows[0][0]);
}

void TestRentOrBuyPage::hours_moveSentenceAndChart()
{
    Stage stage;
    openPage(stage);
    const QString before = titleOf(stage);
    const LineChart chart = stage.find<LineView>(u"costChart"_s)->lineChart();
    enter(stage, u"hours"_s, u"400"_s);
    QCOMPARE(stage.session().workload().budget.hoursPerMonth, 400.0);
    QVERIFY(titleOf(stage) != before);
    QVERIFY(titleOf(stage).contains(u"400"_s));
    const LineChart after = stage.find<LineView>(u"costChart"_s)->lineChart();
    QVERIFY(after != chart);
    // Renting 400 instead of 120 hours costs 400 / 120 times as much by the end.
    const double factor = after.series[1].points.back().y / chart.series[1].points.back().y;
    QVERIFY(std::abs(factor - 400.0 / 120) < 1e-3);
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(titleOf(stage), before);
    QCOMPARE(stage.find<QLineEdit>(u"cost_hours"_s)->text(), u"120"_s);
}

void TestRentOrBuyPage::workedExample_agreesWithTheCommandLine()
{
    Stage stage(u"en"_s, Region::Cn);
    openPage(stage);
    pickCard(stage, u"costOwnButton"_s, u"costOwnPopup"_s, u"rtx 5090"_s);
    QCOMPARE(costView(stage.session(), QLocale()).ownCards.gpuId, u"nvidia-rtx-5090-32gb"_s);
    for (const auto &[code, text] :
         {std::pair("price", "22,000"), std::pair("watts", "575"), std::pair("load", "80"),
          std::pair("tariff", "0.6"), std::pair("supply_efficiency", "90"), std::pair("resale", "40"),
          std::pair("rent", "5")})
        enter(stage, QString::fromLatin1(code), QString::fromLatin1(text));
    // 13,200 / (5 - 0.575 x 0.8 x 0.6 / 0.9) = 2812.5 hours.
    const QRegularExpression sentence(u"^Buying pays off after 2,81[23] hours"_s); // half an hour: either way
    QVERIFY2(titleOf(stage).contains(sentence), qPrintable(titleOf(stage)));
    const LineGeometry &drawn = stage.find<LineView>(u"costChart"_s)->geometryOfLines();
    QVERIFY(drawn.mark);
    QVERIFY(std::abs(drawn.mark->at.x() - (drawn.plot.left() + drawn.plot.width() * 23.4375 / 24)) < 0.5);

    const QJsonObject cli =
        runCli("rent-or-buy nvidia-rtx-5090-32gb --price 22000 --rent 5 --tariff 0.6 --load 80 "
               "--supply-efficiency 90 --resale 40 --hours-per-month 120 --months 24 "
               "--region cn --currency CNY --json")
            .json();
    QCOMPARE(titleOf(stage), cli.value(u"conclusion"_s).toString());
    const LineChart &chart = stage.find<LineView>(u"costChart"_s)->lineChart();
    QVERIFY(std::abs(*chart.mark - cli.value(u"break_even_months"_s).toDouble()) < 1e-9);
    const QJsonArray providers = cli.value(u"providers"_s).toArray();
    auto *table = stage.find<QTableWidget>(u"providersTable"_s);
    QCOMPARE(table->rowCount(), static_cast<int>(providers.size()));
    for (int row = 0; row < table->rowCount(); ++row)
        QCOMPARE(table->item(row, 0)->text(), providers[row].toObject().value(u"provider"_s).toString());
}

void TestRentOrBuyPage::badEntries_areRefusedInPlace()
{
    Stage stage;
    openPage(stage);
    const QString before = titleOf(stage);
    const QString basis = basisOf(stage, u"hours"_s);
    for (const QString &text : {u"0"_s, u"-3"_s, u"nan"_s, u"1000000000000"_s}) {
        enter(stage, u"hours"_s, text);
        QCOMPARE(stage.find<QLineEdit>(u"cost_hours"_s)->text(), text); // stays, to be mended
        const auto *why = stage.find<QLabel>(u"costRefusal_hours"_s);
        QVERIFY2(why->text().contains(text) || why->text().startsWith(u"Hours a month: more than 0"_s),
                 qPrintable(why->text()));
        QVERIFY2(why->text().endsWith(u" Until then 120 h counts."_s), qPrintable(why->text()));
        QCOMPARE(stage.widget(u"cost_hours"_s)->accessibleDescription().isEmpty(), false);
        QCOMPARE(basisOf(stage, u"hours"_s), basis);
        // It stands by its field, not in some other place of the window.
        const auto below = [](QWidget *each) { return QRect(each->mapToGlobal(QPoint()), each->size()); };
        const QRect field = below(stage.widget(u"cost_hours"_s));
        const QRect reason = below(stage.widget(u"costRefusal_hours"_s));
        QVERIFY(reason.top() >= field.bottom() && reason.top() - field.bottom() < 16);
        QCOMPARE(titleOf(stage), before);
    }
    stage.click(u"cost_hours"_s);
    stage.press(Qt::Key_Escape); // what counts comes back
    QCOMPARE(stage.find<QLineEdit>(u"cost_hours"_s)->text(), u"120"_s);
    QVERIFY(!stage.isVisible(u"costRefusal_hours"_s));
    QVERIFY(!stage.session().canUndo());
    enter(stage, u"hours"_s, u"0"_s);
    enter(stage, u"hours"_s, u"130"_s); // and the next good one is taken
    QCOMPARE(stage.session().workload().budget.hoursPerMonth, 130.0);
    QVERIFY(!stage.isVisible(u"costRefusal_hours"_s));
    QCOMPARE(basisOf(stage, u"hours"_s), u"from answer 2, the budget"_s);
}

void TestRentOrBuyPage::refusal_staysInItsPlace()
{
    Stage stage;
    openPage(stage);
    const auto status = [&] { return stage.find<QLabel>(u"statusCatalogue"_s)->text(); };
    const QString facts = status();
    enter(stage, u"hours"_s, u"0"_s);
    QCOMPARE(status(), facts);           // the status line is far from the field
    enter(stage, u"tariff"_s, u"0.5"_s); // another entry is taken meanwhile
    QCOMPARE(stage.find<QLineEdit>(u"cost_hours"_s)->text(), u"0"_s);
    stage.click(u"railPage1"_s);
    openPage(stage);
    QCOMPARE(stage.find<QLineEdit>(u"cost_hours"_s)->text(), u"0"_s);
    QVERIFY(stage.isVisible(u"costRefusal_hours"_s));
}

void TestRentOrBuyPage::offers_fitTheWindow_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Region>("region");
    QTest::newRow("en, US") << u"en"_s << Region::Us;
    QTest::newRow("en, China") << u"en"_s << Region::Cn;
    QTest::newRow("zh, US") << u"zh_CN"_s << Region::Us;
    QTest::newRow("zh, China") << u"zh_CN"_s << Region::Cn;
}

/// At 1280x800 the table of offers needs no scrolling sideways, whatever card is rented, and cuts nothing.
void TestRentOrBuyPage::offers_fitTheWindow()
{
    QFETCH(const QString, language);
    QFETCH(const Region, region);
    Stage stage(language, region);
    openPage(stage);
    QSet<QString> rented;
    for (const Offer &offer : stage.session().catalogue().offers)
        if (isRental(offer.kind))
            rented.insert(offer.gpuId);
    QVERIFY(rented.size() > 20);
    QStringList cards = rented.values();
    cards.sort();
    int seen = 0;
    for (const QString &card : std::as_const(cards)) {
        CostChoices choices = stage.session().costs();
        choices.own = CardGroup{card, 1};
        stage.session().setCosts(choices);
        settle();
        if (!stage.isVisible(u"providersTable"_s))
            continue;
        const auto *table = stage.find<QTableWidget>(u"providersTable"_s);
        ++seen;
        QVERIFY2(table->horizontalScrollBar()->maximum() == 0, qPrintable(card));
        const QFontMetrics metrics(table->font());
        for (int column = 0; column < table->columnCount(); ++column) {
            const int room = table->columnWidth(column) - 22; // 11 on either side
            const auto *header = table->horizontalHeaderItem(column);
            QVERIFY2(QFontMetrics(table->horizontalHeader()->font()).horizontalAdvance(header->text()) <=
                         room,
                     qPrintable(card + u": "_s + header->text()));
            const bool tags = column == costView(stage.session(), QLocale()).providers.tagColumn;
            for (int row = 0; row < table->rowCount(); ++row)
                if (tags && !table->item(row, column)->text().isEmpty())
                    QVERIFY2(ProviderDelegate::widthFor(table->item(row, column)->text()) <=
                                 table->columnWidth(column),
                             qPrintable(card + u": "_s + table->item(row, column)->text()));
                else
                    QVERIFY2(metrics.horizontalAdvance(table->item(row, column)->text()) <= room,
                             qPrintable(card + u": "_s + table->item(row, column)->text()));
        }
    }
    QVERIFY(seen > 20);
}

void TestRentOrBuyPage::otherCards_areChosenByTyping()
{
    Stage stage;
    openPage(stage);
    pickCard(stage, u"costRentButton"_s, u"costRentPopup"_s, u"h100 sxm"_s);
    CostView view = costView(stage.session(), QLocale());
    QVERIFY2(view.rentCards.gpuId.startsWith(u"nvidia-h100-sxm"_s), qPrintable(view.rentCards.gpuId));
    QVERIFY(view.rentCards != view.ownCards);
    QVERIFY(stage.find<QPushButton>(u"costRentButton"_s)->text().contains(u"H100"_s));
    // Two of them: chosen beside the search.
    stage.click(u"costRentButton"_s);
    stage.click(u"costRentPopupCount2"_s);
    stage.click(u"costRentPopupSearch"_s);
    QTest::keyClicks(QApplication::activePopupWidget()->focusWidget(), u"rtx 4090"_s);
    stage.press(Qt::Key_Return);
    QCOMPARE(costView(stage.session(), QLocale()).rentCards, (CardGroup{u"nvidia-rtx-4090-24gb"_s, 2}));
    // Back to the same cards.
    stage.click(u"costRentButton"_s);
    stage.click(u"costRentPopupDefault"_s);
    view = costView(stage.session(), QLocale());
    QCOMPARE(view.rentCards, view.ownCards);
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(costView(stage.session(), QLocale()).rentCards.count, 2);
}

void TestRentOrBuyPage::chart_isWalkedByKeys()
{
    Stage stage;
    openPage(stage);
    auto *view = stage.find<LineView>(u"costChart"_s);
    view->setFocus(Qt::TabFocusReason);
    QCOMPARE(view->currentX(), -1);
    stage.press(Qt::Key_Right);
    stage.press(Qt::Key_Right);
    QCOMPARE(view->currentX(), 1);
    QVERIFY(view->accessibleName().contains(view->lineChart().sentences[1]));
    stage.press(Qt::Key_End);
    QCOMPARE(view->currentX(), 24);
    stage.press(Qt::Key_Right);
    QCOMPARE(view->currentX(), 24); // and no further
    stage.press(Qt::Key_Home);
    QCOMPARE(view->currentX(), 0);
    // Hovering says the same.
    QToolTip::hideText();
    const QPoint at = view->geometryOfLines().series[0].points[12].toPoint();
    QHelpEvent help(QEvent::ToolTip, at, view->mapToGlobal(at));
    QApplication::sendEvent(view->viewport(), &help);
    QCOMPARE(QToolTip::text(), inertToolTip(view->lineChart().sentences[12]));
}

void TestRentOrBuyPage::chart_saysWhatItShows_data()
{
    opensOnTheBestPick_data();
}

void TestRentOrBuyPage::chart_saysWhatItShows()
{
    QFETCH(QString, language);
    Stage stage(language);
    openPage(stage);
    auto *view = stage.find<LineView>(u"costChart"_s);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(view);
    QVERIFY(spoken);
    QCOMPARE(spoken->text(QAccessible::Name), view->lineChart().title);
    QCOMPARE(spoken->text(QAccessible::Description), titleOf(stage));
    QCOMPARE(hasChinese(spoken->text(QAccessible::Description)), language == u"zh_CN"_s);
}

void TestRentOrBuyPage::chart_becomesATable()
{
    Stage stage;
    openPage(stage);
    QVERIFY(!stage.isVisible(u"costTable"_s));
    stage.click(u"costTableButton"_s);
    QVERIFY(!stage.isVisible(u"costChart"_s));
    auto *table = stage.find<QTableWidget>(u"costTable"_s);
    QCOMPARE(table->rowCount(), 25); // months 0 to 24
    const CostView view = costView(stage.session(), QLocale());
    QCOMPARE(table->item(24, 3)->text(), view.costs.rows[24][3]);
    enter(stage, u"months"_s, u"12"_s); // it follows
    QCOMPARE(table->rowCount(), 13);
    stage.click(u"costTableButton"_s);
    QVERIFY(stage.isVisible(u"costChart"_s));
}

void TestRentOrBuyPage::unknownPrice_offersToEnterOne()
{
    Stage stage;
    openPage(stage);
    const Catalogue &catalogue = stage.session().catalogue();
    const auto unpriced = std::find_if(catalogue.gpus.begin(), catalogue.gpus.end(), [&](const Gpu &gpu) {
        return std::none_of(catalogue.offers.begin(), catalogue.offers.end(),
                            [&](const Offer &offer) { return offer.gpuId == gpu.id; });
    });
    QVERIFY(unpriced != catalogue.gpus.end());
    pickCard(stage, u"costOwnButton"_s, u"costOwnPopup"_s, unpriced->id);
    QCOMPARE(costView(stage.session(), QLocale()).ownCards.gpuId, unpriced->id);
    QVERIFY(!stage.isVisible(u"costChart"_s));
    stage.click(u"costEnterButton"_s);
    QCOMPARE(QApplication::focusWidget(), stage.widget(u"cost_price"_s));
    QTest::keyClicks(QApplication::focusWidget(), u"1500"_s);
    stage.press(Qt::Key_Return);
    if (stage.isVisible(u"costEnterButton"_s)) { // no rent either
        stage.click(u"costEnterButton"_s);
        QCOMPARE(QApplication::focusWidget(), stage.widget(u"cost_rent"_s));
        QTest::keyClicks(QApplication::focusWidget(), u"0.5"_s);
        stage.press(Qt::Key_Return);
    }
    QVERIFY(stage.isVisible(u"costChart"_s));
    QVERIFY(costView(stage.session(), QLocale()).answered);
}

void TestRentOrBuyPage::language_changesUnderIt()
{
    Stage stage;
    openPage(stage);
    QVERIFY(!hasChinese(titleOf(stage)));
    installTranslations(u"zh_CN"_s);
    settle();
    QVERIFY(hasChinese(titleOf(stage)));
    QVERIFY(hasChinese(basisOf(stage, u"tariff"_s)));
    QVERIFY(hasChinese(stage.find<QPushButton>(u"costTableButton"_s)->text()));
    installTranslations(u"en"_s);
    settle();
    QVERIFY(!hasChinese(titleOf(stage)));
}

void TestRentOrBuyPage::narrowWindow_putsTheInputsBelow()
{
    Stage stage;
    openPage(stage);
    const auto isBeside = [&] {
        return stage.widget(u"costInputsPanel"_s)->mapTo(&stage.window(), QPoint()).x() >
               stage.widget(u"costChartPanel"_s)->mapTo(&stage.window(), QPoint()).x();
    };
    QVERIFY(isBeside());
    stage.window().resize(960, 540);
    settle();
    stage.window().resize(900, 540); // the least is 960
    settle();
    QVERIFY(stage.window().width() >= 960);
    QVERIFY(stage.widget(u"costChart"_s)->width() >= 320);
    stage.click(u"cost_egress"_s); // the last field is reached by scrolling
    QVERIFY(stage.widget(u"cost_egress"_s)->hasFocus());
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestRentOrBuyPage)
#include "tst_rentorbuypage.moc"
