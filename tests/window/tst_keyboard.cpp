// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything can be done without a mouse: each step's controls are reached by Tab, mnemonics do not compete,
// and the three questions are answered by keys alone.
#include "resources/i18n.h"
#include "tests/window/stage.h"
#include "ui/advisor/advisorpage.h"
#include "ui/workloadbar.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSpinBox>

namespace gpuwise {

namespace {

QChar mnemonicOf(const QString &text)
{
    const QKeySequence sequence = QKeySequence::mnemonic(text);
    return sequence.isEmpty() ? QChar() : sequence.toString().back();
}

/// Mnemonics that are alive together on the window as it stands.
QHash<QChar, QStringList> mnemonicsOnScreen(const MainWindow &window)
{
    QHash<QChar, QStringList> used;
    const auto add = [&](const QString &text) {
        const QChar key = mnemonicOf(text);
        if (!key.isNull())
            used[key] << text;
    };
    const QList<QAction *> menus = window.menuBar()->actions();
    for (const QAction *menu : menus)
        add(menu->text());
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (const QWidget *each : widgets) {
        if (!each->isVisible() || qobject_cast<const QMenu *>(each))
            continue;
        if (const auto *button = qobject_cast<const QAbstractButton *>(each))
            add(button->text());
        else if (const auto *label = qobject_cast<const QLabel *>(each); label && label->buddy())
            add(label->text());
    }
    return used;
}

QStringList clashesIn(const QHash<QChar, QStringList> &used)
{
    QStringList clashes;
    for (auto it = used.begin(); it != used.end(); ++it)
        if (it.value().size() > 1)
            clashes << QStringLiteral("%1: %2").arg(it.key()).arg(it.value().join(QStringLiteral(" | ")));
    return clashes;
}

/// Controls that a person would use with a mouse and that must be reachable without.
bool mustBeReachable(const QWidget *widget)
{
    if (!widget->isVisible() || !widget->isEnabled())
        return false;
    if (qobject_cast<const QLineEdit *>(widget) && qobject_cast<const QSpinBox *>(widget->parentWidget()))
        return false; // the spin box stands for it
    if (qobject_cast<const QLineEdit *>(widget) && qobject_cast<const QComboBox *>(widget->parentWidget()))
        return false;
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
        if (button->isCheckable() && !button->isChecked() && button->group())
            return false; // arrow keys move within a group of choices
        return widget->objectName() != QLatin1StringView("qt_toolbar_ext_button") &&
               !qobject_cast<const QLineEdit *>(widget->parentWidget());
    }
    return qobject_cast<const QComboBox *>(widget) || qobject_cast<const QSpinBox *>(widget) ||
           qobject_cast<const QLineEdit *>(widget);
}

/// What Tab visits from the window on, once around.
std::vector<QWidget *> visitedByTab(Stage &stage)
{
    std::vector<QWidget *> visited;
    stage.window().setFocus();
    constexpr int most = 200;
    for (int i = 0; i < most; ++i) {
        stage.press(Qt::Key_Tab);
        QWidget *focus = QApplication::focusWidget();
        if (!focus || std::find(visited.begin(), visited.end(), focus) != visited.end())
            break;
        visited.push_back(focus);
    }
    return visited;
}

QSet<const QWidget *> reachedByTab(Stage &stage)
{
    QSet<const QWidget *> reached;
    for (const QWidget *focus : visitedByTab(stage))
        for (const QWidget *up = focus; up; up = up->parentWidget()) // a combo may hand its focus to its line
            reached.insert(up);
    return reached;
}

QStringList namesByTab(Stage &stage)
{
    QStringList names;
    for (const QWidget *focus : visitedByTab(stage))
        names << focus->objectName();
    return names;
}

} // namespace

class TestKeyboard : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void mnemonicsDoNotCompete_data();
    void mnemonicsDoNotCompete();
    void everyControlIsReachedByTab();
    void tabFollowsTheReading();
    void threeAnswersByKeysAlone();
    void popupsOpenAndCloseByKey();
};

void TestKeyboard::mnemonicsDoNotCompete_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void TestKeyboard::mnemonicsDoNotCompete()
{
    QFETCH(QString, language);
    Stage stage(language);
    QStringList all;
    for (int i = 0; i < stage.window().pageCount(); ++i) {
        stage.window().showPage(i);
        for (const Page::View &view : stage.window().page(i)->views()) {
            view.show();
            settle();
            const QStringList clashes = clashesIn(mnemonicsOnScreen(stage.window()));
            for (const QString &clash : clashes)
                all << view.fileName + QStringLiteral(": ") + clash;
        }
    }
    const QList<QMenu *> menus = stage.window().menuBar()->findChildren<QMenu *>();
    for (const QMenu *menu : menus) {
        QHash<QChar, QStringList> used;
        const QList<QAction *> actions = menu->actions();
        for (const QAction *action : actions)
            if (const QChar key = mnemonicOf(action->text()); !key.isNull())
                used[key] << action->text();
        all << clashesIn(used);
    }
    QVERIFY2(all.isEmpty(), qPrintable(all.join(u'\n')));
}

void TestKeyboard::everyControlIsReachedByTab()
{
    Stage stage;
    stage.session().addCard({QStringLiteral("nvidia-rtx-5090-32gb"), 1});
    stage.session().addCard({QStringLiteral("nvidia-rtx-4090-24gb"), 1});
    QStringList unreached;
    for (int i = 0; i < stage.window().pageCount(); ++i) {
        stage.window().showPage(i);
        for (const Page::View &view : stage.window().page(i)->views()) {
            view.show();
            settle();
            const QSet<const QWidget *> reached = reachedByTab(stage);
            const QList<QWidget *> widgets = stage.window().findChildren<QWidget *>();
            for (const QWidget *each : widgets)
                if (mustBeReachable(each) && !reached.contains(each))
                    unreached << QStringLiteral("%1: %2 %3")
                                     .arg(view.fileName, each->objectName(),
                                          QLatin1StringView(each->metaObject()->className()));
        }
    }
    QVERIFY2(unreached.isEmpty(), qPrintable(unreached.join(u'\n')));
}

void TestKeyboard::tabFollowsTheReading()
{
    Stage stage;
    stage.session().addCard({QStringLiteral("nvidia-rtx-5090-32gb"), 1});
    stage.session().addCard({QStringLiteral("nvidia-rtx-4090-24gb"), 1});
    // From the top of the window to its foot, as the eye goes: rail, bar, then the page.
    const std::pair<QString, QStringList> expected[] = {
        {QStringLiteral("result"),
         {QStringLiteral("railPage1"), QStringLiteral("answerChip1"), QStringLiteral("answerChip3"),
          QStringLiteral("changeAnswersButton"), QStringLiteral("reportButton"),
          QStringLiteral("detailsButton"), QStringLiteral("addToCompareButton"),
          QStringLiteral("whyNotField"), QStringLiteral("tryButton0")}},
        {QStringLiteral("wizard-2-budget"),
         {QStringLiteral("wizardStep1"), QStringLiteral("budgetMode0"), QStringLiteral("amountEdit"),
          QStringLiteral("usedCheck"), QStringLiteral("wizardBackButton"),
          QStringLiteral("wizardNextButton")}},
        {QStringLiteral("compare"),
         {QStringLiteral("answerChip1"), QStringLiteral("compareAddCardButton"),
          QStringLiteral("compareBaselineCombo"), QStringLiteral("compareTableView")}},
        {QStringLiteral("tiers"),
         {QStringLiteral("answerChip1"), QStringLiteral("tiersOwn"), QStringLiteral("tierView"),
          QStringLiteral("tierWeight0"), QStringLiteral("tierWeight4")}},
        {QStringLiteral("tiers-guides"),
         {QStringLiteral("tiersGuides"), QStringLiteral("guideCard_nvidia-h200-sxm-141gb"),
          QStringLiteral("guideCard_nvidia-rtx-3060-12gb")}},
        {QStringLiteral("rent-or-buy"),
         {QStringLiteral("answerChip1"), QStringLiteral("costOwnButton"), QStringLiteral("costRentButton"),
          QStringLiteral("costTableButton"), QStringLiteral("costChart"), QStringLiteral("providersTable"),
          QStringLiteral("cost_hours"), QStringLiteral("cost_price"), QStringLiteral("cost_rent"),
          QStringLiteral("cost_egress")}},
    };
    for (int i = 0; i < stage.window().pageCount(); ++i) {
        stage.window().showPage(i);
        for (const Page::View &view : stage.window().page(i)->views()) {
            view.show();
            settle();
            const auto wanted = std::find_if(std::begin(expected), std::end(expected),
                                             [&](const auto &each) { return each.first == view.fileName; });
            if (wanted == std::end(expected))
                continue;
            const QStringList order = namesByTab(stage);
            qsizetype at = -1;
            for (const QString &name : wanted->second) {
                const qsizetype next = order.indexOf(name, at + 1);
                QVERIFY2(next > at, qPrintable(view.fileName + u": " + name + u" in " + order.join(u' ')));
                at = next;
            }
        }
    }
}

void TestKeyboard::threeAnswersByKeysAlone()
{
    Stage stage;
    Session &session = stage.session();
    stage.press(Qt::Key_A, Qt::AltModifier); // change answers
    QCOMPARE(QApplication::focusWidget(), stage.widget(QStringLiteral("modelSearchField")));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("llama 3.1 8b"));
    stage.press(Qt::Key_Return);
    QCOMPARE(session.workload().model.modelId, QStringLiteral("llama-3.1-8b"));
    stage.press(Qt::Key_G, Qt::AltModifier); // next: budget
    QCOMPARE(session.workload().budget.mode, AcquireMode::Buy);
    stage.press(Qt::Key_Right); // the next of the three ways
    QCOMPARE(session.workload().budget.mode, AcquireMode::Rent);
    stage.press(Qt::Key_Left);
    QCOMPARE(session.workload().budget.mode, AcquireMode::Buy);
    stage.press(Qt::Key_S, Qt::AltModifier); // at most
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("2500"));
    stage.press(Qt::Key_Return);
    QVERIFY(session.workload().budget.limit);
    QCOMPARE(session.workload().budget.limit->amount(), 2500.0);
    stage.press(Qt::Key_K, Qt::AltModifier); // next: task
    stage.press(Qt::Key_Right);
    QCOMPARE(session.workload().task.task, Task::Qlora);
    stage.press(Qt::Key_L, Qt::AltModifier); // show the result
    QVERIFY(stage.window().advisorPage()->isShowingResult());
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.workload().task.task, Task::Inference);
}

void TestKeyboard::popupsOpenAndCloseByKey()
{
    Stage stage;
    for (int question = 1; question <= 3; ++question) {
        stage.press(static_cast<Qt::Key>(Qt::Key_0 + question), Qt::AltModifier);
        QVERIFY(stage.isVisible(QStringLiteral("answerPopup")));
        stage.press(Qt::Key_Escape);
        QVERIFY(!stage.isVisible(QStringLiteral("answerPopup")));
        QCOMPARE(QApplication::focusWidget(), stage.widget(QStringLiteral("answerChip%1").arg(question)));
    }
    stage.press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(stage.isVisible(QStringLiteral("comparePage")));
    stage.press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(stage.isVisible(QStringLiteral("decisionTitle")));
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestKeyboard)
#include "tst_keyboard.moc"
