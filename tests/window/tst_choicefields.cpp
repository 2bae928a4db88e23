// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fields that take a typed name or number and offer a list: whatever was typed, Tab leaves each of them for
// the next control.
#include "machine/machinereader.h"
#include "tests/detect/recordedtree.h"
#include "tests/window/stage.h"

#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// Every one there is: see everyFieldIsTried().
const QStringList fields{u"machineChoice0"_s, u"machineChoice1"_s, u"ownedCombo"_s, u"contextCombo"_s,
                         u"whyNotField"_s};

void addTwoCards(Stage &stage, const RecordedTree &tree)
{
    addTwoCardsOfDifferentVendors(tree);
    stage.window().setMachineReader(
        [path = tree.path()](const Catalogue &catalogue, const CancelCheck &stop) {
            return readMachine(catalogue, {path}, stop);
        });
}

/// Clicks the way to the field and into it; what holds the focus then.
QWidget *enter(Stage &stage, const QString &field)
{
    if (field.startsWith(u"machine"_s)) {
        stage.chooseMenu(u"machineAction"_s);
        [&] { QTRY_VERIFY(stage.find<MachineDialog>(u"machineDialog"_s)->isReady()); }();
        settle();
    } else if (field == u"ownedCombo"_s) {
        stage.click(u"answerChip2"_s);
    } else if (field == u"contextCombo"_s) {
        stage.click(u"answerChip3"_s);
    }
    QWidget *widget = stage.widget(field);
    auto *combo = qobject_cast<QComboBox *>(widget);
    stage.click(combo ? combo->lineEdit() : widget);
    return widget;
}

bool holds(const QWidget *field, const QWidget *focus)
{
    return focus && (focus == field || field->isAncestorOf(focus));
}

} // namespace

class ChoiceFieldsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }
    void tab_leavesEveryField_data();
    void tab_leavesEveryField();
    void choiceByTab_goesOnBehindTheField();
    void everyFieldIsTried();
};

void ChoiceFieldsTest::tab_leavesEveryField_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    for (const QString &field : fields) {
        QTest::addRow("%s, nothing typed", qPrintable(field)) << field << QString();
        // "n", "no" and "no " are parts of names: the list opens, and closes again.
        QTest::addRow("%s, what names nothing", qPrintable(field)) << field << u"no such card"_s;
        QTest::addRow("%s, with the list open", qPrintable(field)) << field << u"geforce"_s;
        QTest::addRow("%s, a number", qPrintable(field)) << field << u"4096"_s;
    }
}

void ChoiceFieldsTest::tab_leavesEveryField()
{
    QFETCH(const QString, field);
    QFETCH(const QString, text);
    const RecordedTree tree;
    Stage stage;
    addTwoCards(stage, tree);
    QWidget *entered = enter(stage, field);
    QVERIFY(holds(entered, QApplication::focusWidget()));
    if (!text.isEmpty()) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        for (const QChar letter : text) { // to whom the system would give it
            QWidget *list = QApplication::activePopupWidget();
            QWidget *target = list && !list->isAncestorOf(entered) ? list : QApplication::focusWidget();
            QVERIFY(target);
            QTest::keyClick(target, letter.toLatin1());
            settle();
        }
    }
    stage.press(Qt::Key_Tab);
    QWidget *focus = QApplication::focusWidget();
    QVERIFY2(focus && focus->isVisible(), "the focus is nowhere");
    QVERIFY2(!holds(entered, focus), qPrintable(focus->objectName()));
    QCOMPARE(focus->window(), entered->window());
}

/// A card that is chosen makes the dialog's panels anew.
void ChoiceFieldsTest::choiceByTab_goesOnBehindTheField()
{
    const RecordedTree tree;
    Stage stage;
    addTwoCards(stage, tree);
    enter(stage, u"machineChoice0"_s);
    stage.type(u"machineChoice0"_s, u"GeForce RTX 3090"_s);
    stage.press(Qt::Key_Tab);
    settle();
    QCOMPARE(stage.window().machineChoices().size(), 1);
    QCOMPARE(QApplication::focusWidget(), stage.widget(u"machineFacts0"_s));
    stage.press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), stage.widget(u"machineChoice1"_s));
}

/// A new field of this kind has to be named above.
void ChoiceFieldsTest::everyFieldIsTried()
{
    const RecordedTree tree;
    Stage stage;
    addTwoCards(stage, tree);
    for (int page = 0; page < stage.window().pageCount(); ++page) {
        stage.window().showPage(page);
        settle();
    }
    stage.window().showPage(0);
    QStringList found;
    const auto look = [&] {
        const QList<QWidget *> everywhere = QApplication::allWidgets();
        for (const QWidget *each : everywhere) {
            const auto *combo = qobject_cast<const QComboBox *>(each);
            const auto *line = qobject_cast<const QLineEdit *>(each);
            const bool isOfCombo = line && qobject_cast<const QComboBox *>(line->parentWidget());
            if ((combo && combo->isEditable()) || (line && line->completer() && !isOfCombo))
                found << each->objectName();
        }
    };
    for (const QString &chip : {u"answerChip1"_s, u"answerChip2"_s, u"answerChip3"_s}) {
        stage.click(chip);
        look(); // its form goes with it
        stage.press(Qt::Key_Escape);
    }
    enter(stage, u"machineChoice0"_s);
    look();
    for (const QString &name : found) // of the panels of the machine, two stand for all
        QVERIFY2(fields.contains(name) || name.startsWith(u"machineChoice"_s), qPrintable(name));
    for (const QString &name : fields)
        QVERIFY2(found.contains(name), qPrintable(name));
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::ChoiceFieldsTest)
#include "tst_choicefields.moc"
