// SPDX-License-Identifier: GPL-3.0-or-later
//
// "This machine": opened, read, corrected by hand, compared and undone, as a person does it, on recorded
// machines; asking happens in another thread, can be stopped, and never happens by itself.
#include "app/preferences.h"
#include "machine/machinereader.h"
#include "tests/detect/recordedtree.h"
#include "tests/support/testsupport.h"
#include "tests/window/stage.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QThread>

#include <atomic>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QString rtx3090 = u"nvidia-rtx-3090-24gb"_s;
const QString rtx4090 = u"nvidia-rtx-4090-24gb"_s;

MachineReader recorded(const RecordedTree &tree)
{
    return [path = tree.path()](const Catalogue &catalogue, const CancelCheck &isCancelled) {
        return readMachine(catalogue, {path}, isCancelled);
    };
}

void openMachine(Stage &stage)
{
    stage.chooseMenu(u"machineAction"_s);
    QTRY_VERIFY(stage.find<MachineDialog>(u"machineDialog"_s)->isReady());
    settle();
}

QString text(const Stage &stage, const QString &name)
{
    return stage.find<QLabel>(name)->text();
}

} // namespace

class MachineWindowTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }
    void nothingIsAsked_beforeSomebodyAsks();
    void cards_areShownWithTheirPlaces_data();
    void cards_areShownWithTheirPlaces();
    void machineWithoutACard_isCalm();
    void upgrade_opensTheComparisonAndIsUndone();
    void candidate_isOneClickAway();
    void anotherCard_isTypedAndRemembered();
    void nonsense_changesNothing();
    void nothingFound_leadsToEnteringByHand();
    void owned_isJudgedFirst();
    void slowMachine_isStopped();
    void slowMachine_isLeft();
    void choices_surviveARestart();
    void longNames_keepTheDialogNarrow();
};

void MachineWindowTest::nothingIsAsked_beforeSomebodyAsks()
{
    Stage stage;
    std::atomic<int> asked = 0;
    std::atomic<bool> otherThread = false;
    stage.window().setMachineReader([&](const Catalogue &, const CancelCheck &) {
        ++asked;
        otherThread = QThread::currentThread() != qApp->thread();
        return Machine();
    });
    for (int page = 0; page < stage.window().pageCount(); ++page) {
        stage.window().showPage(page);
        settle();
    }
    QCOMPARE(asked.load(), 0);
    openMachine(stage);
    QCOMPARE(asked.load(), 1);
    QVERIFY(otherThread);
    stage.click(u"machineAgainButton"_s);
    QTRY_COMPARE(asked.load(), 2);
    QTRY_VERIFY(stage.find<MachineDialog>(u"machineDialog"_s)->isReady());
}

void MachineWindowTest::cards_areShownWithTheirPlaces_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("memory");
    QTest::newRow("en") << u"en"_s << u"2 cards recognised."_s << u"Told from similar products by: memory."_s
                        << u"23.99 GiB"_s;
    QTest::newRow("zh") << u"zh_CN"_s << u"认出 2 块显卡。"_s << u"凭这些与相近产品区分：显存。"_s
                        << u"23.99 GiB"_s;
}

void MachineWindowTest::cards_areShownWithTheirPlaces()
{
    QFETCH(QString, language);
    QFETCH(QString, summary);
    QFETCH(QString, sentence);
    QFETCH(QString, memory); // 24564 MiB / 1024 = 23.988
    const RecordedTree tree;
    addTwoCardsOfDifferentVendors(tree);
    Stage stage(language);
    stage.window().setMachineReader(recorded(tree));
    openMachine(stage);
    QCOMPARE(text(stage, u"machineSummary"_s), summary);
    QCOMPARE(text(stage, u"machineTitle0"_s), u"GeForce RTX 4090"_s);
    QCOMPARE(text(stage, u"machineSentence0"_s), sentence);
    QVERIFY(text(stage, u"machineLooks"_s).contains(u"nvidia-smi"_s));
    const auto *facts = stage.find<QAbstractItemView>(u"machineFacts0"_s);
    QStringList lines;
    for (int row = 0; row < facts->model()->rowCount(); ++row) {
        const QModelIndex index = facts->model()->index(row, 0);
        lines << index.data(Qt::UserRole).toString() + u" @ "_s + index.data(Qt::UserRole + 1).toString();
    }
    QVERIFY2(lines.contains(memory + u" @ nvidia-smi: memory.total"_s), qPrintable(lines.join(u'\n')));
    QVERIFY2(lines.contains(u"10de:2684 @ sysfs: /sys/bus/pci/devices/0000:01:00.0/device"_s),
             qPrintable(lines.join(u'\n')));
}

void MachineWindowTest::machineWithoutACard_isCalm()
{
    const RecordedTree tree;
    Stage stage;
    stage.window().setMachineReader(recorded(tree));
    openMachine(stage);
    QVERIFY(text(stage, u"machineSummary"_s).startsWith(u"No graphics adapter was found"_s));
    QVERIFY(!stage.find<QPushButton>(u"machineUpgradeButton"_s)->isEnabled());
    QVERIFY(!stage.find<QPushButton>(u"machineOwnedButton"_s)->isEnabled());
    stage.press(Qt::Key_Escape);
    settle();
    QVERIFY(!stage.isVisible(u"machineDialog"_s));
}

void MachineWindowTest::upgrade_opensTheComparisonAndIsUndone()
{
    const RecordedTree tree;
    addLaptop(tree);
    Stage stage;
    stage.window().setMachineReader(recorded(tree));
    const auto before = stage.session().state();
    openMachine(stage);
    stage.click(u"machineUpgradeButton"_s);
    QVERIFY(!stage.isVisible(u"machineDialog"_s));
    QVERIFY(stage.isVisible(u"comparePage"_s));
    const auto &compared = stage.session().shortlist();
    const CardGroup mine{u"nvidia-rtx-4060-laptop-8gb"_s, 1};
    QCOMPARE(compared.front(), mine);
    QCOMPARE(stage.session().baseline(), std::optional(mine));
    const Advice &advice = stage.session().advice();
    QVERIFY(std::find(compared.begin(), compared.end(), advice.options[*advice.bestValue].cards) !=
            compared.end());
    stage.chooseMenu(u"undoAction"_s);
    QVERIFY(stage.session().state() == before);
}

void MachineWindowTest::candidate_isOneClickAway()
{
    const RecordedTree tree;
    tree.add({"0000:01:00.0", "0x10de", "0x2684", "0x030000"}); // 24 or 48 GB: nobody says
    Stage stage;
    stage.window().setMachineReader(recorded(tree));
    openMachine(stage);
    QCOMPARE(text(stage, u"machineSummary"_s), u"1 adapter for you to name."_s);
    QVERIFY(!stage.find<QPushButton>(u"machineUpgradeButton"_s)->isEnabled());
    stage.click(u"machineCandidate_"_s + rtx4090);
    QVERIFY(!stage.isVisible(u"machineCandidate_"_s + rtx4090));
    QCOMPARE(stage.find<QComboBox>(u"machineChoice0"_s)->currentText(), u"GeForce RTX 4090"_s);
    stage.click(u"machineUpgradeButton"_s);
    QCOMPARE(stage.session().shortlist().front(), (CardGroup{rtx4090, 1}));
}

void MachineWindowTest::anotherCard_isTypedAndRemembered()
{
    const RecordedTree tree;
    addLaptop(tree);
    Stage stage;
    stage.window().setMachineReader(recorded(tree));
    openMachine(stage);
    stage.type(u"machineChoice0"_s, u"geforce rtx 3090"_s);
    stage.press(Qt::Key_Return);
    settle();
    QVERIFY(stage.isVisible(u"machineDialog"_s)); // Return belongs to the field
    QCOMPARE(stage.window().machineChoices(), (MachineChoices{{u"0000:01:00.0 10de:28e0"_s, rtx3090}}));
    stage.press(Qt::Key_Escape);
    settle();
    openMachine(stage);
    QCOMPARE(stage.find<QComboBox>(u"machineChoice0"_s)->currentText(), u"GeForce RTX 3090"_s);
    stage.click(u"machineUpgradeButton"_s);
    QCOMPARE(stage.session().shortlist().front(), (CardGroup{rtx3090, 1}));
    // Back to what was detected: the first entry of the list.
    openMachine(stage);
    auto *choice = stage.find<QComboBox>(u"machineChoice0"_s);
    choice->setFocus();
    stage.press(Qt::Key_Home, Qt::ControlModifier);
    QTest::keyClick(choice, Qt::Key_PageUp);
    while (choice->currentIndex() > 0)
        QTest::keyClick(choice, Qt::Key_Up);
    stage.press(Qt::Key_Return);
    settle();
    QVERIFY(stage.window().machineChoices().isEmpty());
}

void MachineWindowTest::nonsense_changesNothing()
{
    const RecordedTree tree;
    addLaptop(tree);
    Stage stage;
    stage.window().setMachineReader(recorded(tree));
    openMachine(stage);
    const QString before = stage.find<QComboBox>(u"machineChoice0"_s)->currentText();
    stage.type(u"machineChoice0"_s, u"no such card"_s);
    stage.press(Qt::Key_Return);
    settle();
    QVERIFY(stage.isVisible(u"machineDialog"_s)); // Return belongs to the field
    QVERIFY(stage.find<QLabel>(u"machineRefusal0"_s)->text().contains(u"no such card"_s));
    stage.press(Qt::Key_Escape); // gives the entry up, not the dialog
    QVERIFY(stage.isVisible(u"machineDialog"_s));
    QCOMPARE(stage.find<QComboBox>(u"machineChoice0"_s)->currentText(), before);
    QVERIFY(stage.window().machineChoices().isEmpty());
}

void MachineWindowTest::nothingFound_leadsToEnteringByHand()
{
    const RecordedTree tree;
    Stage stage;
    stage.window().setMachineReader(recorded(tree));
    openMachine(stage);
    QVERIFY(text(stage, u"machineLooks"_s).contains(u"nvidia-smi: not there"_s));
    QVERIFY(stage.find<MachineDialog>(u"machineDialog"_s)->height() < 400); // no empty window
    stage.click(u"machineByHandButton"_s);
    QVERIFY(!stage.isVisible(u"machineDialog"_s));
    QVERIFY(stage.isVisible(u"ownedCombo"_s));
    const auto *combo = stage.find<QComboBox>(u"ownedCombo"_s);
    QVERIFY(combo->hasFocus() || combo->isAncestorOf(QApplication::focusWidget()));
}

void MachineWindowTest::owned_isJudgedFirst()
{
    const RecordedTree tree;
    addLaptop(tree);
    Stage stage;
    stage.window().setMachineReader(recorded(tree));
    openMachine(stage);
    stage.click(u"machineOwnedButton"_s);
    QVERIFY(stage.session().workload().budget.owned ==
            std::optional(CardGroup{u"nvidia-rtx-4060-laptop-8gb"_s, 1}));
    QVERIFY(stage.isVisible(u"decisionTitle"_s));
    stage.chooseMenu(u"undoAction"_s);
    QVERIFY(!stage.session().workload().budget.owned);
}

void MachineWindowTest::slowMachine_isStopped()
{
    Stage stage;
    std::atomic<bool> ended = false;
    stage.window().setMachineReader([&](const Catalogue &, const CancelCheck &isCancelled) {
        while (!isCancelled())
            QThread::msleep(5);
        ended = true;
        Machine machine;
        machine.cancelled = true;
        return machine;
    });
    stage.chooseMenu(u"machineAction"_s);
    settle();
    QVERIFY(!stage.find<MachineDialog>(u"machineDialog"_s)->isReady());
    QVERIFY(text(stage, u"machineSummary"_s).startsWith(u"Asking the system"_s));
    stage.click(u"machineStopButton"_s); // the window answers while the other thread waits
    QTRY_VERIFY(stage.find<MachineDialog>(u"machineDialog"_s)->isReady());
    QVERIFY(ended);
    QCOMPARE(text(stage, u"machineSummary"_s), u"Stopped before everything was asked."_s);
}

void MachineWindowTest::slowMachine_isLeft()
{
    Stage stage;
    std::atomic<bool> ended = false;
    stage.window().setMachineReader([&](const Catalogue &, const CancelCheck &isCancelled) {
        while (!isCancelled())
            QThread::msleep(5);
        ended = true;
        return Machine();
    });
    stage.chooseMenu(u"machineAction"_s);
    settle();
    QElapsedTimer clock;
    clock.start();
    stage.press(Qt::Key_Escape);
    settle();
    QTRY_VERIFY(!stage.isVisible(u"machineDialog"_s));
    QTRY_VERIFY(ended);
    QVERIFY(clock.elapsed() < 3000);
}

void MachineWindowTest::choices_surviveARestart()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"gpuwise.ini"_s);
    Preferences kept;
    kept.machine = {{u"0000:01:00.0 10de:28e0"_s, rtx3090},
                    {u"mac:0 Apple M2, \"Max\"; [x]=1\\"_s, QString::fromLatin1(noCard)}};
    writePreferences(file, kept);
    QCOMPARE(readPreferences(file).machine, kept.machine);
    for (int i = 0; i < 500; ++i)
        kept.machine.insert(u"0000:%1:00.0"_s.arg(i), rtx3090);
    writePreferences(file, kept);
    QCOMPARE(readPreferences(file).machine.size(), mostMachineChoices);
}

void MachineWindowTest::longNames_keepTheDialogNarrow()
{
    const RecordedTree tree;
    tree.add({"0000:01:00.0", "0x10de", "0xfffe", "0x030000"});
    tree.write(u"nvidia-smi.txt"_s, "00000000:01:00.0, " + QByteArray("<b>Very long name</b> ").repeated(40) +
                                        ", 0xFFFE10DE, 0x0, 5 MiB\n");
    Stage stage;
    stage.window().setMachineReader(recorded(tree));
    openMachine(stage);
    const auto *dialog = stage.find<MachineDialog>(u"machineDialog"_s);
    QVERIFY(dialog->width() <= stage.window().width());
    QVERIFY(text(stage, u"machineTitle0"_s).startsWith(u"<b>Very long"_s)); // shown as it is
    for (const QScrollArea *area : dialog->findChildren<QScrollArea *>())
        QVERIFY(area->widget()->width() <= area->viewport()->width());
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::MachineWindowTest)
#include "tst_machine.moc"
