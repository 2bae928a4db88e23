// SPDX-License-Identifier: GPL-3.0-or-later
//
// Value for money, price against speed, and "How good are these numbers?", as a person meets them: by mouse
// and by keys, in both languages.
#include "model/session/pricespeed.h"
#include "model/words/accuracywords.h"
#include "model/words/format.h"
#include "model/words/valuewords.h"
#include "model/words/words.h"
#include "resources/i18n.h"
#include "tests/window/stage.h"
#include "ui/accuracydialog.h"
#include "ui/charts/scatterview.h"
#include "ui/widgets/textlabel.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTableWidget>
#include <QThread>
#include <QToolTip>

#include <algorithm>
#include <atomic>

namespace gpuwise {

namespace {

AccuracyDialog *openReportCard()
{
    auto *dialog = qobject_cast<AccuracyDialog *>(QApplication::activeModalWidget());
    if (!dialog)
        qFatal("the report card is not open");
    if (!QTest::qWaitFor([dialog] { return dialog->isReady(); }, 60000))
        qFatal("the report card does not come");
    settle();
    return dialog;
}

QString tipAt(QWidget *target, const QPoint &at)
{
    QToolTip::hideText();
    QHelpEvent help(QEvent::ToolTip, at, target->mapToGlobal(at));
    QApplication::sendEvent(target, &help);
    return QToolTip::text();
}

QPoint markOf(const ScatterView &view, int point)
{
    return view.geometryOfPoints().points[static_cast<std::size_t>(point)].centre.toPoint();
}

bool hasChinese(const QString &text)
{
    return text.contains(QRegularExpression(QStringLiteral("\\p{Han}")));
}

} // namespace

class TestValueViews final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }

    void accuracy_opensInEveryWay_data();
    void accuracy_opensInEveryWay();
    void accuracy_isTheReportCard_data();
    void accuracy_isTheReportCard();
    void accuracy_leavesTheWindowAlive();
    void accuracy_closedTooEarlyHarmsNothing();
    void accuracy_withoutMeasurementsSaysSo();
    void pick_saysWhatAMillionTokensCosts();
    void details_haveTheValue_data();
    void details_haveTheValue();
    void scatter_opensAnOptionByMouse();
    void scatter_isWalkedByKeys();
    void scatter_saysWhatItShows_data();
    void scatter_saysWhatItShows();
    void scatter_becomesATable();
    void scatter_isAChoiceInCompare();
};

void TestValueViews::accuracy_opensInEveryWay_data()
{
    QTest::addColumn<QString>("way");
    QTest::newRow("link") << QStringLiteral("link");
    QTest::newRow("menu") << QStringLiteral("menu");
    QTest::newRow("keys") << QStringLiteral("keys");
}

void TestValueViews::accuracy_opensInEveryWay()
{
    QFETCH(QString, way);
    Stage stage;
    if (way == QLatin1StringView("link")) {
        stage.click(QStringLiteral("accuracyLink"));
    } else if (way == QLatin1StringView("keys")) {
        stage.press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    } else { // Alt+H for the menu, G for its entry
        stage.press(Qt::Key_H, Qt::AltModifier);
        QWidget *menu = QApplication::activePopupWidget();
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_G);
        settle();
    }
    AccuracyDialog *dialog = openReportCard();
    QCOMPARE(dialog->windowTitle(), QStringLiteral("How good are these numbers?"));
    QTest::keyClick(dialog, Qt::Key_Escape);
    settle();
    QVERIFY(!QApplication::activeModalWidget());
}

void TestValueViews::accuracy_isTheReportCard_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void TestValueViews::accuracy_isTheReportCard()
{
    QFETCH(QString, language);
    Stage stage(language);
    stage.click(QStringLiteral("accuracyLink"));
    AccuracyDialog *dialog = openReportCard();
    auto *list = dialog->findChild<QListWidget *>(QStringLiteral("accuracyList"));
    auto *table = dialog->findChild<QTableWidget *>(QStringLiteral("accuracyTable"));
    auto *title = dialog->findChild<QLabel *>(QStringLiteral("accuracyTitle"));
    QVERIFY(list && table && title);
    QCOMPARE(list->hasFocus(), true);
    if (language == QLatin1StringView("zh_CN"))
        for (int i = 0; i < list->count(); ++i)
            QVERIFY2(hasChinese(list->item(i)->text()), qPrintable(list->item(i)->text()));

    QVERIFY(!table->isVisible()); // first how to read the tables
    QTest::keyClick(list, Qt::Key_Down);
    settle();
    QCOMPARE(title->text(), list->item(1)->text());
    QVERIFY(table->isVisible() && table->rowCount() > 3);

    // The last table lists every constant, with the cards behind it.
    QTest::keyClick(list, Qt::Key_End);
    settle();
    const auto &constants = stage.session().catalogue().speedConstants;
    QCOMPARE(table->rowCount(), static_cast<int>(constants.size()));
    for (int row : {0, table->rowCount() / 2, table->rowCount() - 1}) {
        const SpeedConstant &constant = constants[static_cast<std::size_t>(row)];
        QCOMPARE(table->item(row, 0)->text(), constant.quantity);
        QCOMPARE(table->item(row, 7)->text(), QString::number(constant.cards));
    }
    QTest::keyClick(dialog, Qt::Key_Escape);
    settle();
}

void TestValueViews::accuracy_leavesTheWindowAlive()
{
    // Opening must not wait for the measurements: they are answered in another thread.
    Stage stage;
    std::atomic_bool held = true;
    const auto release = qScopeGuard([&held] { held = false; }); // however this ends
    stage.window().setMeasurementReader([&held]() -> std::variant<std::vector<Measurement>, QString> {
        while (held)
            QThread::msleep(1);
        return std::vector<Measurement>{};
    });
    stage.press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = qobject_cast<AccuracyDialog *>(QApplication::activeModalWidget());
    QVERIFY(dialog && !dialog->isReady()); // it is open, and the reader still holds
    QVERIFY(stage.isVisible(QStringLiteral("accuracyWaiting")));
    held = false;
    QTRY_VERIFY(dialog->isReady());
    QVERIFY(!stage.isVisible(QStringLiteral("accuracyWaiting")));
}

void TestValueViews::accuracy_closedTooEarlyHarmsNothing()
{
    Stage stage;
    for (int i = 0; i < 5; ++i) {
        stage.chooseMenu(QStringLiteral("accuracyAction"));
        QVERIFY(QApplication::activeModalWidget());
        QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
        settle();
    }
    QVERIFY(!QApplication::activeModalWidget());
}

void TestValueViews::accuracy_withoutMeasurementsSaysSo()
{
    Stage stage;
    stage.window().setMeasurementReader([]() -> std::variant<std::vector<Measurement>, QString> {
        return QStringLiteral("The file is broken <b>here</b>.");
    });
    stage.click(QStringLiteral("accuracyLink"));
    QTRY_COMPARE(stage.find<QLabel>(QStringLiteral("accuracyWaiting"))->text(),
                 QStringLiteral("The file is broken <b>here</b>."));
}

void TestValueViews::pick_saysWhatAMillionTokensCosts()
{
    Stage stage;
    const Advice &advice = stage.session().advice();
    QVERIFY(advice.bestValue);
    const Workload &workload = stage.session().workload();
    const OptionValue value =
        valueOf(stage.session().catalogue(), workload, advice.options[*advice.bestValue]);
    // The best value stands leftmost; how high its line is depends on what stands above it.
    const auto labels = stage.window().findChildren<QLabel *>(QStringLiteral("pickValue"));
    QVERIFY(!labels.isEmpty());
    const QLabel *first =
        *std::min_element(labels.begin(), labels.end(), [](const QLabel *a, const QLabel *b) {
            return a->mapToGlobal(QPoint()).x() < b->mapToGlobal(QPoint()).x();
        });
    QCOMPARE(first->text(), valueSummary(value, workload, QLocale()));
}

void TestValueViews::details_haveTheValue_data()
{
    accuracy_isTheReportCard_data();
}

void TestValueViews::details_haveTheValue()
{
    QFETCH(QString, language);
    Stage stage(language);
    stage.click(QStringLiteral("detailsButton"));
    const QWidget *dialog = stage.widget(QStringLiteral("optionDialog"));
    QStringList texts;
    const QList<QLabel *> labels = dialog->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        texts << label->text();
    const Workload &workload = stage.session().workload();
    const Option &option = stage.session().advice().options[*stage.session().advice().bestValue];
    const auto lines =
        valueLines(valueOf(stage.session().catalogue(), workload, option), workload, QLocale());
    QVERIFY(lines.size() >= 5);
    for (const ValueLine &line : lines) {
        QVERIFY2(texts.contains(line.name) && texts.contains(line.value), qPrintable(line.name));
        QCOMPARE(hasChinese(line.name), language == QLatin1StringView("zh_CN"));
    }
}

void TestValueViews::scatter_opensAnOptionByMouse()
{
    Stage stage;
    auto *view = stage.find<ScatterView>(QStringLiteral("priceSpeedChart"));
    const Advice &advice = stage.session().advice();
    const PriceSpeed made =
        priceSpeedOf(stage.session().catalogue(), stage.session().workload(), advice, QLocale());
    QCOMPARE(view->scatterChart(), made.chart);
    const auto front = std::find_if(made.chart.points.begin(), made.chart.points.end(),
                                    [](const ScatterChart::Point &point) { return point.front; });
    QVERIFY(front != made.chart.points.end());
    const int point = static_cast<int>(front - made.chart.points.begin());
    stage.click(QStringLiteral("priceSpeedTableButton")); // brings the panel into sight
    stage.click(QStringLiteral("priceSpeedTableButton"));

    // Hovering says card, price, speed and band.
    QCOMPARE(tipAt(view->viewport(), markOf(*view, point)), inertToolTip(front->sentence));
    QVERIFY(front->sentence.contains(formatBand(front->y, QLocale())));
    (void)tipAt(view->viewport(), QPoint(2, 2));
    QTRY_VERIFY(!QToolTip::isVisible());

    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, markOf(*view, point));
    settle();
    const QWidget *dialog = stage.widget(QStringLiteral("optionDialog"));
    QVERIFY2(dialog->windowTitle().contains(groupName(stage.session().catalogue(),
                                                      made.options[static_cast<std::size_t>(point)]->cards)),
             qPrintable(dialog->windowTitle()));
}

void TestValueViews::scatter_isWalkedByKeys()
{
    Stage stage;
    auto *view = stage.find<ScatterView>(QStringLiteral("priceSpeedChart"));
    view->setFocus(Qt::TabFocusReason);
    QCOMPARE(view->currentPoint(), -1);
    stage.press(Qt::Key_Right);
    QCOMPARE(view->currentPoint(), 0);
    QVERIFY(view->accessibleName().contains(view->scatterChart().points[0].sentence));
    stage.press(Qt::Key_Right);
    QCOMPARE(view->currentPoint(), 1);
    stage.press(Qt::Key_Left);
    stage.press(Qt::Key_Left);
    QCOMPARE(view->currentPoint(), 0); // and no further
    stage.press(Qt::Key_End);
    QCOMPARE(view->currentPoint(), static_cast<int>(view->scatterChart().points.size()) - 1);
    stage.press(Qt::Key_Return);
    QVERIFY(stage.isVisible(QStringLiteral("optionDialog")));
}

void TestValueViews::scatter_saysWhatItShows_data()
{
    accuracy_isTheReportCard_data();
}

void TestValueViews::scatter_saysWhatItShows()
{
    QFETCH(QString, language);
    Stage stage(language);
    auto *view = stage.find<ScatterView>(QStringLiteral("priceSpeedChart"));
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(view);
    QVERIFY(spoken);
    QCOMPARE(spoken->text(QAccessible::Name), view->scatterChart().title);
    QCOMPARE(spoken->text(QAccessible::Description), view->scatterChart().description);
    QCOMPARE(hasChinese(view->scatterChart().description), language == QLatin1StringView("zh_CN"));
    // The language changes under it.
    installTranslations(language == QLatin1StringView("en") ? QStringLiteral("zh_CN") : QStringLiteral("en"));
    settle();
    QCOMPARE(hasChinese(view->scatterChart().description), language == QLatin1StringView("en"));
}

void TestValueViews::scatter_becomesATable()
{
    Stage stage;
    QVERIFY(!stage.isVisible(QStringLiteral("priceSpeedTable")));
    stage.click(QStringLiteral("priceSpeedTableButton"));
    auto *table = stage.find<QTableWidget>(QStringLiteral("priceSpeedTable"));
    QVERIFY(!stage.isVisible(QStringLiteral("priceSpeedChart")));
    const PriceSpeed made = priceSpeedOf(stage.session().catalogue(), stage.session().workload(),
                                         stage.session().advice(), QLocale());
    QCOMPARE(table->rowCount(), static_cast<int>(made.chart.points.size()));
    QCOMPARE(table->item(0, 0)->text(), groupName(stage.session().catalogue(), made.options[0]->cards));
    stage.click(QStringLiteral("priceSpeedTableButton"));
    QVERIFY(stage.isVisible(QStringLiteral("priceSpeedChart")));
}

void TestValueViews::scatter_isAChoiceInCompare()
{
    Stage stage;
    stage.session().addCard({QStringLiteral("nvidia-rtx-3090-24gb"), 1});
    stage.session().addCard({QStringLiteral("nvidia-rtx-4090-24gb"), 1});
    stage.session().addCard({QStringLiteral("nvidia-rtx-3060-12gb"), 1}); // too small for the example
    stage.click(QStringLiteral("railPage2"));
    if (!stage.isVisible(QStringLiteral("compareChartMetric1")))
        stage.click(QStringLiteral("compareChartsToggle"));
    auto *metric = stage.find<QComboBox>(QStringLiteral("compareChartMetric1"));
    metric->setFocus();
    stage.press(Qt::Key_End); // price and speed stands last
    QCOMPARE(metric->currentText(), QStringLiteral("Price and speed"));
    auto *view = stage.find<ScatterView>(QStringLiteral("compareScatter1"));
    QVERIFY(!stage.isVisible(QStringLiteral("compareChart1")));
    QCOMPARE(view->scatterChart().points.size(), std::size_t{2});
    QVERIFY(view->scatterChart().note.contains(QStringLiteral("does not hold")));
    QCOMPARE(stage.find<QLabel>(QStringLiteral("compareScatterNote1"))->text(), view->scatterChart().note);
    for (const ScatterChart::Point &point : view->scatterChart().points)
        QVERIFY(point.labelled);
    stage.press(Qt::Key_Home);
    QVERIFY(stage.isVisible(QStringLiteral("compareChart1")));
    QVERIFY(!stage.isVisible(QStringLiteral("compareScatter1")));
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestValueViews)
#include "tst_valueviews.moc"
