// SPDX-License-Identifier: GPL-3.0-or-later
//
// "I already own": typed, picked, counted, cleared and undone; the result answers for what is there.
#include "model/words/decision.h"
#include "tests/window/stage.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

namespace gpuwise {

namespace {

const QString rtx3090 = QStringLiteral("nvidia-rtx-3090-24gb");

void openBudget(Stage &stage)
{
    stage.click(QStringLiteral("changeAnswersButton"));
    stage.click(QStringLiteral("wizardNextButton"));
}

void enterOwned(Stage &stage, const QString &text)
{
    stage.type(QStringLiteral("ownedCombo"), text);
    stage.press(Qt::Key_Return);
    settle();
}

} // namespace

class TestOwnedCard : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }
    void whatIsTypedIsJudged_data();
    void whatIsTypedIsJudged();
    void nonsenseChangesNothing();
    void emptyMeansNothing();
    void countIsPartOfIt();
};

void TestOwnedCard::whatIsTypedIsJudged_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("title");
    QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("Keep your GeForce RTX 3090");
    QTest::newRow("zh") << QStringLiteral("zh_CN") << QStringLiteral("留用您的 GeForce RTX 3090");
}

void TestOwnedCard::whatIsTypedIsJudged()
{
    QFETCH(QString, language);
    QFETCH(QString, title);
    Stage stage(language);
    openBudget(stage);
    const Workload before = stage.session().workload();
    enterOwned(stage, QStringLiteral("geforce rtx 3090"));
    QVERIFY(stage.session().workload().budget.owned == std::optional(CardGroup{rtx3090, 1}));
    QCOMPARE(stage.find<QComboBox>(QStringLiteral("ownedCombo"))->currentText(),
             QStringLiteral("GeForce RTX 3090"));
    stage.click(QStringLiteral("wizardResultButton"));
    // Qwen3 32B at Q4_K_M is held by 24 GB: the worked example itself.
    QCOMPARE(stage.find<QLabel>(QStringLiteral("decisionTitle"))->text(), title);
    stage.chooseMenu(QStringLiteral("undoAction"));
    QCOMPARE(stage.session().workload(), before);
}

void TestOwnedCard::nonsenseChangesNothing()
{
    Stage stage;
    openBudget(stage);
    const Workload before = stage.session().workload();
    enterOwned(stage, QStringLiteral("no such card"));
    stage.press(Qt::Key_Tab);
    settle();
    QCOMPARE(stage.session().workload(), before);
    QCOMPARE(stage.find<QComboBox>(QStringLiteral("ownedCombo"))->currentIndex(), 0);
    QVERIFY(!stage.find<QSpinBox>(QStringLiteral("ownedCount"))->isEnabled());
}

void TestOwnedCard::emptyMeansNothing()
{
    Stage stage;
    openBudget(stage);
    enterOwned(stage, QStringLiteral("GeForce RTX 3090"));
    QVERIFY(stage.session().workload().budget.owned);
    stage.type(QStringLiteral("ownedCombo"), QStringLiteral("x"));
    stage.press(Qt::Key_Backspace);
    stage.press(Qt::Key_Return);
    settle();
    QVERIFY(!stage.session().workload().budget.owned);
}

void TestOwnedCard::countIsPartOfIt()
{
    Stage stage;
    openBudget(stage);
    enterOwned(stage, QStringLiteral("GeForce RTX 3090"));
    stage.type(QStringLiteral("ownedCount"), QStringLiteral("2"));
    stage.press(Qt::Key_Return);
    settle();
    QVERIFY(stage.session().workload().budget.owned == std::optional(CardGroup{rtx3090, 2}));
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestOwnedCard)
#include "tst_ownedcard.moc"
