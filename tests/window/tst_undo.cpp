// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every edit can be taken back, and the menu says by name which one.
#include "tests/window/stage.h"
#include "ui/actions.h"

#include <QAction>

#include <functional>

namespace gpuwise {

namespace {

const CardGroup rtx4090{QStringLiteral("nvidia-rtx-4090-24gb"), 1};
const CardGroup rtx5090{QStringLiteral("nvidia-rtx-5090-32gb"), 1};

struct Edit
{
    const char *name; ///< as the menu says it
    std::function<void(Session &)> make;
};

/// Each way to change a session, once.
std::vector<Edit> edits()
{
    return {
        {"change of the model",
         [](Session &s) {
             ModelAnswer answer = s.workload().model;
             answer.precisionId = QStringLiteral("q8_0");
             s.setModel(answer);
         }},
        {"change of the budget",
         [](Session &s) {
             BudgetAnswer answer = s.workload().budget;
             answer.maxCards = 4;
             s.setBudget(answer);
         }},
        {"change of the task",
         [](Session &s) {
             TaskAnswer answer = s.workload().task;
             answer.inference.sequences = 9;
             s.setTask(answer);
         }},
        {"suggestion",
         [](Session &s) {
             Workload w = s.workload();
             w.budget.usedAccepted = !w.budget.usedAccepted;
             s.setWorkload(w, EditKind::ApplySuggestion);
         }},
        {"opening the model file",
         [](Session &s) {
             Workload w = s.workload();
             w.model = {};
             w.model.sizeBillions = 3;
             s.setWorkload(w, EditKind::OpenModelFile);
         }},
        {"opening the example",
         [](Session &s) { s.setWorkload(exampleWorkload(Region::Eu), EditKind::OpenExample); }},
        {"adding a card",
         [](Session &s) {
             s.addCard({QStringLiteral("amd-radeon-rx-7900-xtx"), 2});
         }},
        {"removing a card", [](Session &s) { s.removeCard(rtx5090); }},
        {"moving a card", [](Session &s) { s.moveCard(0, 1); }},
        {"choosing the baseline", [](Session &s) { s.setBaseline(rtx5090); }},
        {"clearing the comparison", [](Session &s) { s.clearCards(); }},
        {"opening a comparison",
         [](Session &s) {
             s.compareOnly({rtx5090, {QStringLiteral("amd-radeon-rx-7900-xtx"), 1}});
         }},
        {"change of the PC",
         [](Session &s) {
             PcSetup pc = s.pc();
             pc.cpuWatts = 95;
             s.setPc(pc);
         }},
        {"change of the weights",
         [](Session &s) {
             s.setTierWeights({0, 0, 1, 0, 0});
         }},
        {"change of the costs",
         [](Session &s) {
             CostChoices costs = s.costs();
             costs.used = true;
             s.setCosts(costs);
         }},
    };
}

} // namespace

class TestUndo : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyEdit_hasItsName_data();
    void everyEdit_hasItsName();
    void allOfThem_goBackAndForth();
};

void TestUndo::everyEdit_hasItsName_data()
{
    QTest::addColumn<int>("which");
    const auto all = edits();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << static_cast<int>(i);
}

void TestUndo::everyEdit_hasItsName()
{
    QFETCH(int, which);
    const Edit edit = edits()[static_cast<std::size_t>(which)];
    Stage stage;
    stage.session().addCard(rtx4090);
    stage.session().addCard(rtx5090);
    const SessionState before = stage.session().state();
    edit.make(stage.session());
    const SessionState after = stage.session().state();
    QVERIFY(!(after == before));
    const auto *undo = stage.window().findChild<QAction *>(QStringLiteral("undoAction"));
    const auto *redo = stage.window().findChild<QAction *>(QStringLiteral("redoAction"));
    const QString name = QString::fromLatin1(edit.name);
    QVERIFY2(undo->text().contains(name), qPrintable(undo->text()));
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(stage.session().state() == before);
    QVERIFY2(redo->text().contains(name), qPrintable(redo->text()));
    stage.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(stage.session().state() == after);
}

void TestUndo::allOfThem_goBackAndForth()
{
    Stage stage;
    Session &session = stage.session();
    session.addCard(rtx4090);
    session.addCard(rtx5090);
    std::vector<SessionState> states{session.state()};
    for (const Edit &edit : edits()) {
        edit.make(session);
        if (!(states.back() == session.state()))
            states.push_back(session.state());
    }
    QVERIFY(states.size() > 10);
    for (std::size_t i = states.size(); i-- > 1;) {
        QVERIFY(session.state() == states[i]);
        session.undo();
    }
    for (std::size_t i = 1; i < states.size(); ++i) {
        session.redo();
        QVERIFY(session.state() == states[i]);
    }
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestUndo)
#include "tst_undo.moc"
