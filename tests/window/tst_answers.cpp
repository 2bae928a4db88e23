// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fields that answers are given in: typing finds and chooses nothing, one click goes from chip to chip, a
// refused entry stays and says why, a click takes what is there so that typing replaces it.
#include "tests/window/stage.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QWindow>

namespace gpuwise {

namespace {

const QString search = QStringLiteral("modelSearchField");
const QString library = QStringLiteral("modelLibraryTable");
const QString popup = QStringLiteral("answerPopup");

QString chip(int question)
{
    return QStringLiteral("answerChip%1").arg(question);
}

/// A press and a release as the platform reports them: to a window, with the popups that are open in between.
void clickOnScreen(QWidget *target)
{
    QWidget *window = target->window();
    QTest::mouseClick(window->windowHandle(), Qt::LeftButton, Qt::NoModifier,
                      target->mapTo(window, target->rect().center()));
    settle();
}

/// Where no popup reaches: the end of the status line.
void clickElsewhere(Stage &stage)
{
    QWidget &window = stage.window();
    QTest::mouseClick(window.windowHandle(), Qt::LeftButton, Qt::NoModifier,
                      window.rect().bottomRight() - QPoint(40, 8));
    settle();
}

/// The offscreen platform does not make the window active again when a list of completions has closed.
void leaveByTab(Stage &stage)
{
    stage.window().activateWindow();
    settle();
    stage.press(Qt::Key_Tab);
}

void openWizard(Stage &stage, int question)
{
    stage.click(QStringLiteral("changeAnswersButton"));
    for (int at = 1; at < question; ++at)
        stage.click(QStringLiteral("wizardNextButton"));
}

QString markedModel(const Stage &stage)
{
    const auto *view = stage.find<QTableView>(library);
    return view->selectionModel()->hasSelection()
               ? view->model()->index(view->currentIndex().row(), 0).data().toString()
               : QString();
}

} // namespace

class TestAnswers : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }
    void typingFindsAndChoosesNothing_data();
    void typingFindsAndChoosesNothing();
    void arrowsMarkAndEnterTakes();
    void oneClickGoesFromChipToChip();
    void ownChipCloses();
    void keysGoFromChipToChip();
    void refusedEntriesStayAndSayWhy_data();
    void refusedEntriesStayAndSayWhy();
    void refusedSumKeepsThePopup_data();
    void refusedSumKeepsThePopup();
    void refusedSizeKeepsThePopup();
    void wizardDoesNotPassOverARefusedEntry();
    void typingAfterAClickReplaces_data();
    void typingAfterAClickReplaces();
    void partOfANameIsEnough_data();
    void partOfANameIsEnough();
    void completionsOfOwnedCards();
};

void TestAnswers::typingFindsAndChoosesNothing_data()
{
    QTest::addColumn<bool>("inPopup");
    QTest::newRow("wizard") << false;
    QTest::newRow("popup of the bar") << true;
}

void TestAnswers::typingFindsAndChoosesNothing()
{
    QFETCH(bool, inPopup);
    Stage stage;
    const Workload before = stage.session().workload();
    if (inPopup)
        stage.click(chip(1));
    else
        openWizard(stage, 1);
    const QString chosen = markedModel(stage);
    QVERIFY(!chosen.isEmpty());
    stage.click(search);
    for (const QChar letter : QStringLiteral("llama 3.1")) {
        QTest::keyClick(stage.widget(search), letter.toLatin1());
        settle();
        QCOMPARE(stage.session().workload(), before);
    }
    QVERIFY(markedModel(stage) != chosen); // what Enter would take
    stage.press(Qt::Key_Escape);
    QCOMPARE(stage.session().workload(), before);
    QCOMPARE(stage.find<QLineEdit>(search)->text(), QString());
    QCOMPARE(markedModel(stage), chosen);
    QCOMPARE(stage.isVisible(popup), inPopup); // the first Escape is the search's

    stage.type(search, QStringLiteral("llama 3.1 8b"));
    stage.clickRow(library, 0);
    QCOMPARE(stage.session().workload().model.modelId, QStringLiteral("llama-3.1-8b"));
    stage.type(search, QStringLiteral("zzz"));
    QCOMPARE(stage.session().workload().model.modelId, QStringLiteral("llama-3.1-8b"));
    stage.press(Qt::Key_Return);
    QCOMPARE(stage.session().workload().model.modelId, QStringLiteral("llama-3.1-8b"));
}

void TestAnswers::arrowsMarkAndEnterTakes()
{
    Stage stage;
    const Workload before = stage.session().workload();
    openWizard(stage, 1);
    const QString chosen = markedModel(stage);
    stage.press(Qt::Key_Down);
    QVERIFY(markedModel(stage) != chosen);
    QCOMPARE(stage.session().workload(), before);
    stage.press(Qt::Key_Escape);
    QCOMPARE(markedModel(stage), chosen);

    auto *view = stage.find<QTableView>(library); // the same in the list itself
    view->setFocus();
    stage.press(Qt::Key_Down);
    QVERIFY(markedModel(stage) != chosen);
    QCOMPARE(stage.session().workload(), before);
    stage.press(Qt::Key_Escape);
    QCOMPARE(markedModel(stage), chosen);
    stage.press(Qt::Key_Down);
    const QString marked = markedModel(stage);
    stage.press(Qt::Key_Return);
    QCOMPARE(stage.session().catalogue().model(stage.session().workload().model.modelId)->name, marked);
}

void TestAnswers::oneClickGoesFromChipToChip()
{
    Stage stage;
    stage.click(chip(1));
    QVERIFY(stage.isVisible(search));
    clickOnScreen(stage.widget(chip(2)));
    QVERIFY(stage.isVisible(QStringLiteral("budgetSum")));
    QVERIFY(!stage.isVisible(search));
    clickOnScreen(stage.widget(chip(3)));
    QVERIFY(stage.isVisible(QStringLiteral("taskTile0")));
    QVERIFY(!stage.isVisible(QStringLiteral("budgetSum")));
    clickOnScreen(stage.widget(chip(1)));
    QVERIFY(stage.isVisible(search));
}

void TestAnswers::ownChipCloses()
{
    Stage stage;
    clickOnScreen(stage.widget(chip(2)));
    QVERIFY(stage.isVisible(popup));
    clickOnScreen(stage.widget(chip(2)));
    QVERIFY(!stage.isVisible(popup));
    clickOnScreen(stage.widget(chip(2)));
    QVERIFY(stage.isVisible(popup));
    clickElsewhere(stage);
    QVERIFY(!stage.isVisible(popup));
}

void TestAnswers::keysGoFromChipToChip()
{
    Stage stage;
    stage.press(Qt::Key_1, Qt::AltModifier);
    QVERIFY(stage.isVisible(search));
    stage.press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(stage.isVisible(QStringLiteral("taskTile0")));
    QVERIFY(!stage.isVisible(search));
    stage.press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(!stage.isVisible(popup));
}

void TestAnswers::refusedEntriesStayAndSayWhy_data()
{
    QTest::addColumn<int>("question");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("reason");
    QTest::newRow("size") << 1 << QStringLiteral("sizeEdit") << QStringLiteral("big")
                          << QStringLiteral("sizeRefusal");
    QTest::newRow("sum") << 2 << QStringLiteral("budgetSum") << QStringLiteral("20,10000")
                         << QStringLiteral("sumRefusal");
    QTest::newRow("owned") << 2 << QStringLiteral("ownedCombo") << QStringLiteral("no such card")
                           << QStringLiteral("ownedRefusal");
    QTest::newRow("context") << 3 << QStringLiteral("contextCombo") << QStringLiteral("a lot")
                             << QStringLiteral("contextRefusal");
}

void TestAnswers::refusedEntriesStayAndSayWhy()
{
    QFETCH(int, question);
    QFETCH(QString, field);
    QFETCH(QString, entry);
    QFETCH(QString, reason);
    Stage stage;
    openWizard(stage, question);
    const Workload before = stage.session().workload();
    const auto shown = [&] {
        QWidget *at = stage.widget(field);
        const auto *line = qobject_cast<QLineEdit *>(at);
        // The amount is the only field of a sum that has no combo box around it.
        for (const QLineEdit *each : at->findChildren<QLineEdit *>())
            line = each;
        return line->text();
    };
    const QString old = shown();
    stage.type(field, entry);
    leaveByTab(stage);
    QCOMPARE(stage.session().workload(), before);
    QCOMPARE(shown(), entry);
    QVERIFY(!stage.find<QLabel>(reason)->text().isEmpty());
    stage.type(field, entry);
    stage.press(Qt::Key_Return);
    QVERIFY(stage.isVisible(reason));
    stage.press(Qt::Key_Escape);
    QCOMPARE(shown(), old);
    QVERIFY(!stage.isVisible(reason));
    QCOMPARE(stage.session().workload(), before);
}

void TestAnswers::refusedSumKeepsThePopup_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("part");
    QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("“20,10000”");
    QTest::newRow("zh") << QStringLiteral("zh_CN") << QStringLiteral("“20,10000”中");
}

/// A comma where no group ends: by Enter, by a click elsewhere and by a click on another chip.
void TestAnswers::refusedSumKeepsThePopup()
{
    QFETCH(QString, language);
    QFETCH(QString, part);
    Stage stage(language);
    const Workload before = stage.session().workload();
    stage.click(chip(2));
    const QString sum = QStringLiteral("amountEdit");
    const QString old = stage.find<QLineEdit>(sum)->text();
    const auto staysRefused = [&] {
        return stage.isVisible(popup) && stage.isVisible(QStringLiteral("budgetSum")) &&
               stage.find<QLabel>(QStringLiteral("sumRefusal"))->text().contains(part) &&
               stage.find<QLineEdit>(sum)->text() == QLatin1StringView("20,10000") &&
               stage.session().workload() == before;
    };
    stage.type(sum, QStringLiteral("20,10000"));
    stage.press(Qt::Key_Return);
    QVERIFY(staysRefused());
    stage.type(sum, QStringLiteral("20,10000"));
    clickElsewhere(stage);
    QVERIFY(staysRefused());
    clickOnScreen(stage.widget(chip(1)));
    QVERIFY(staysRefused());
    QVERIFY(stage.widget(sum)->hasFocus());
    stage.press(Qt::Key_Escape); // the old sum
    QCOMPARE(stage.find<QLineEdit>(sum)->text(), old);
    QVERIFY(stage.isVisible(popup));
    stage.type(sum, QStringLiteral("20,100"));
    stage.press(Qt::Key_Return);
    QVERIFY(!stage.isVisible(popup));
    QCOMPARE(stage.session().workload().budget.limit->amount(), 20100.0);
}

void TestAnswers::refusedSizeKeepsThePopup()
{
    Stage stage;
    const Workload before = stage.session().workload();
    stage.click(chip(1));
    stage.type(QStringLiteral("popupSizeEdit"), QStringLiteral("7,0B"));
    stage.press(Qt::Key_Return);
    QVERIFY(stage.isVisible(popup));
    QVERIFY(stage.find<QLabel>(QStringLiteral("sizeRefusal"))->text().contains(QStringLiteral("7,0B")));
    QCOMPARE(stage.session().workload(), before);
    stage.type(QStringLiteral("popupSizeEdit"), QStringLiteral("70B"));
    stage.press(Qt::Key_Return);
    QVERIFY(!stage.isVisible(popup));
    QCOMPARE(stage.session().workload().model.sizeBillions, 70.0);
}

void TestAnswers::wizardDoesNotPassOverARefusedEntry()
{
    Stage stage;
    openWizard(stage, 2);
    for (const char *button : {"wizardNextButton", "wizardResultButton", "wizardBackButton"}) {
        stage.type(QStringLiteral("budgetSum"), QStringLiteral("20,10000"));
        stage.click(QString::fromLatin1(button));
        QVERIFY2(stage.isVisible(QStringLiteral("sumRefusal")), button);
        QVERIFY(stage.widget(QStringLiteral("amountEdit"))->hasFocus());
    }
    stage.press(Qt::Key_Escape);
    stage.click(QStringLiteral("wizardResultButton"));
    QVERIFY(stage.isVisible(QStringLiteral("decisionTitle")));
}

void TestAnswers::typingAfterAClickReplaces_data()
{
    QTest::addColumn<int>("question");
    QTest::addColumn<QString>("field");
    QTest::newRow("size") << 1 << QStringLiteral("sizeEdit");
    QTest::newRow("sum") << 2 << QStringLiteral("amountEdit");
    QTest::newRow("owned") << 2 << QStringLiteral("ownedCombo");
    QTest::newRow("context") << 3 << QStringLiteral("contextCombo");
}

/// As a hand does: a press in the field, a release, then the keys.
void TestAnswers::typingAfterAClickReplaces()
{
    QFETCH(int, question);
    QFETCH(QString, field);
    Stage stage;
    openWizard(stage, question);
    QWidget *at = stage.widget(field);
    auto *line = qobject_cast<QLineEdit *>(at);
    if (!line)
        line = at->findChild<QLineEdit *>();
    QVERIFY(!line->text().isEmpty());
    stage.click(line);
    QCOMPARE(line->selectedText(), line->text());
    QTest::keyClicks(line->hasFocus() && line->focusProxy() ? line->focusProxy() : line,
                     QStringLiteral("12"));
    settle();
    QCOMPARE(line->text(), QStringLiteral("12"));
    stage.press(Qt::Key_Escape); // completions, where there are any
}

void TestAnswers::partOfANameIsEnough_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("count");
    // Of the shipped names only that of the RTX 3090 ends so; "RTX 3090 Ti" goes on.
    QTest::newRow("its end") << QStringLiteral("3090") << QStringLiteral("nvidia-rtx-3090-24gb") << 1;
    QTest::newRow("a number") << QStringLiteral("2x GeForce RTX 3090")
                              << QStringLiteral("nvidia-rtx-3090-24gb") << 2;
    QTest::newRow("many") << QStringLiteral("GeForce") << QString() << 0;
}

void TestAnswers::partOfANameIsEnough()
{
    QFETCH(QString, entry);
    QFETCH(QString, id);
    QFETCH(int, count);
    Stage stage;
    openWizard(stage, 2);
    stage.type(QStringLiteral("ownedCombo"), entry);
    leaveByTab(stage);
    const std::optional<CardGroup> wanted = id.isEmpty() ? std::nullopt : std::optional(CardGroup{id, count});
    QVERIFY(stage.session().workload().budget.owned == wanted);
    QCOMPARE(stage.isVisible(QStringLiteral("ownedRefusal")), id.isEmpty());
}

void TestAnswers::completionsOfOwnedCards()
{
    Stage stage;
    openWizard(stage, 2);
    auto *combo = stage.find<QComboBox>(QStringLiteral("ownedCombo"));
    stage.click(combo->lineEdit());
    QTest::keyClicks(combo, QStringLiteral("3090"));
    settle();
    auto *list = qobject_cast<QAbstractItemView *>(QApplication::activePopupWidget());
    QVERIFY(list);
    const int rows = list->model()->rowCount();
    QVERIFY(rows >= 2); // with and without Ti
    for (int row = 0; row < rows; ++row)
        QVERIFY(list->model()->index(row, 0).data().toString().contains(QStringLiteral("3090")));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier,
                      list->visualRect(list->model()->index(0, 0)).center());
    settle();
    QVERIFY(stage.session().workload().budget.owned);
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestAnswers)
#include "tst_answers.moc"
