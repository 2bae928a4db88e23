// SPDX-License-Identifier: GPL-3.0-or-later
//
// One's own PC in the details of an option: what is changed there changes what the cards ask of it.
#include "tests/window/stage.h"
#include "ui/advisor/advisorpage.h"
#include "ui/widgets/textlabel.h"

#include <QApplication>
#include <QComboBox>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

namespace gpuwise {

namespace {

QString textsOf(const QWidget *widget)
{
    QStringList texts;
    for (const auto *label : widget->findChildren<TextLabel *>())
        texts << label->text();
    texts.sort(); // labels made again stand elsewhere among the children
    return texts.join(u'\n');
}

} // namespace

class PcFormTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }
    void change_isSeenAndUndone();
    void wheelOverAField_changesNothing();
};

void PcFormTest::change_isSeenAndUndone()
{
    Stage stage;
    stage.click(QStringLiteral("detailsButton"));
    const QWidget *dialog = stage.widget(QStringLiteral("optionDialog"));
    auto *cpu = stage.find<QSpinBox>(QStringLiteral("pcCpuSpin"));
    QCOMPARE(cpu->value(), 150); // what is assumed, docs/estimates.md
    const QString before = textsOf(dialog);

    cpu->setFocus(Qt::TabFocusReason);
    cpu->selectAll();
    QTest::keyClicks(cpu, QStringLiteral("400"));
    stage.press(Qt::Key_Tab);
    settle();
    QCOMPARE(stage.session().pc().cpuWatts, 400.0);
    QVERIFY(textsOf(dialog) != before);

    auto *circuit = stage.find<QComboBox>(QStringLiteral("pcCircuitCombo"));
    circuit->setFocus(Qt::TabFocusReason);
    stage.press(Qt::Key_End);
    settle();
    QVERIFY(stage.session().pc().circuit == std::optional(usualCircuits().back()));

    QCOMPARE(stage.session().undoKind(), std::optional(EditKind::ChangePc));
    while (stage.session().canUndo())
        stage.session().undo();
    settle();
    QCOMPARE(cpu->value(), 150);
    QCOMPARE(textsOf(dialog), before);
}

void PcFormTest::wheelOverAField_changesNothing() // of this form and of question 3
{
    Stage stage;
    stage.click(QStringLiteral("detailsButton"));
    const auto turnOver = [](QWidget *field) {
        const QPointF middle = field->rect().center();
        QWheelEvent wheel(middle, field->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(field, &wheel);
    };
    const PcSetup before = stage.session().pc();
    for (const char *name : {"pcCpuSpin", "pcSlotsSpin", "pcCircuitCombo", "pcLevelCombo"}) {
        QWidget *field = stage.widget(QString::fromLatin1(name));
        QVERIFY(!field->hasFocus());
        turnOver(field);
    }
    QVERIFY(stage.session().pc() == before);
    stage.press(Qt::Key_Escape);
    stage.window().advisorPage()->wizardPage(); // fields that stand on a page out of sight
    const Workload asked = stage.session().workload();
    for (const char *name : {"usersSpin", "contextCombo", "cacheCombo"}) {
        auto *field = stage.window().findChild<QWidget *>(QString::fromLatin1(name));
        QVERIFY2(field, name);
        turnOver(field);
    }
    QVERIFY(stage.session().workload() == asked);
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::PcFormTest)
#include "tst_pcform.moc"
