// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page "Fit" as a person meets it: by mouse and by keys.
#include "model/session/answertexts.h"
#include "model/tables/fitmatrixtable.h"
#include "model/words/words.h"
#include "resources/i18n.h"
#include "tests/app/clirun.h"
#include "tests/window/stage.h"
#include "ui/fit/fitview.h"
#include "ui/fit/matrixview.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const CardGroup rtx4090{u"nvidia-rtx-4090-24gb"_s, 1};
const CardGroup rtx5060Ti{u"nvidia-rtx-5060-ti-16gb"_s, 1};

FitView *openFit(Stage &stage)
{
    for (int i = 0; i < stage.window().pageCount(); ++i)
        if (stage.window().page(i)->objectName() == u"fitPage"_s)
            stage.click(QStringLiteral("railPage%1").arg(i + 1));
    return stage.find<FitView>(u"fitView"_s);
}

const FitRows &rowsOf(const FitView &view)
{
    return *qobject_cast<const FitRows *>(view.model());
}

void clickCards(Stage &stage, const FitView &view, const CardGroup &cards)
{
    const int row = rowsOf(view).rowOf(cards);
    QVERIFY2(row >= 0, qPrintable(cards.gpuId));
    stage.clickRow(u"fitView"_s, row);
}

void clickHead(Stage &stage, FitView &view, int column)
{
    QHeaderView *head = view.horizontalHeader();
    const QPoint at(head->sectionViewportPosition(column) + head->sectionSize(column) / 2,
                    head->height() / 2);
    QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, at);
    settle();
    Q_UNUSED(stage)
}

QString textOf(Stage &stage, const QString &label)
{
    return stage.find<QLabel>(label)->text();
}

} // namespace

class TestFitPage final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }

    void everyCard_isShownWithItsVerdict();
    void search_narrowsAndClears();
    void checks_keepWhatFitsTheBudget();
    void heads_sortAndTurnRound();
    void cell_isTakenAndUndone();
    void matrix_byKeys();
    void change_isTriedAndUndone();
    void groups_byTheSwitch();
    void edits_areFollowedAtOnce();
    void compare_byKey();
    void language_changesWhatIsSeen();
    void unanswered_asksQuestionOne();
    void screenReader_hearsTheBar();
    void commandLine_saysTheSame();
};

void TestFitPage::everyCard_isShownWithItsVerdict()
{
    Stage stage;
    FitView *view = openFit(stage);
    QCOMPARE(view->model()->rowCount(), static_cast<int>(stage.session().catalogue().gpus.size()));
    QVERIFY(view->currentIndex().isValid()); // somebody is always shown at the side
    clickCards(stage, *view, rtx4090);
    QCOMPARE(textOf(stage, u"fitCardName"_s), u"GeForce RTX 4090"_s);
    const FitTable::Row &row = rowsOf(*view).row(view->currentIndex().row());
    QCOMPARE(row.fit.option.fit.verdict, Verdict::Fits);
    QCOMPARE(view->currentIndex().siblingAtColumn(FitTable::VerdictColumn).data().toString(), u"Fits"_s);
    QVERIFY(view->axisEndGiB() > 24);
}

void TestFitPage::search_narrowsAndClears()
{
    Stage stage;
    FitView *view = openFit(stage);
    const int all = view->model()->rowCount();
    stage.type(u"fitSearch"_s, u"rtx 4090"_s);
    QVERIFY(view->model()->rowCount() > 0 && view->model()->rowCount() < 10);
    QVERIFY(rowsOf(*view).rowOf(rtx4090) >= 0);
    stage.type(u"fitSearch"_s, u"<b>no such card"_s);
    QVERIFY(!stage.isVisible(u"fitView"_s));
    stage.click(u"fitClearFilters"_s);
    QVERIFY(stage.isVisible(u"fitView"_s));
    QCOMPARE(view->model()->rowCount(), all);
    QCOMPARE(stage.find<QLineEdit>(u"fitSearch"_s)->text(), QString());
}

void TestFitPage::checks_keepWhatFitsTheBudget()
{
    Stage stage;
    FitView *view = openFit(stage);
    stage.click(u"fitOnlyFits"_s);
    const int fitting = view->model()->rowCount();
    stage.click(u"fitInBudget"_s);
    const int affordable = view->model()->rowCount();
    QVERIFY(affordable > 0 && affordable < fitting);
    for (int row = 0; row < affordable; ++row) {
        const GroupFit &fit = rowsOf(*view).row(row).fit;
        QCOMPARE(fit.option.fit.verdict, Verdict::Fits);
        QVERIFY(fit.option.cost.total.amount() <= stage.session().workload().budget.limit->amount());
    }
    auto *vendor = stage.find<QComboBox>(u"fitVendor"_s);
    vendor->setFocus(Qt::TabFocusReason);
    QTest::keyClicks(vendor, u"AMD"_s);
    settle();
    for (int row = 0; row < view->model()->rowCount(); ++row)
        QCOMPARE(rowsOf(*view).row(row).gpu->vendor, Vendor::Amd);
    stage.click(u"fitOnlyFits"_s);
    stage.click(u"fitInBudget"_s);
    const bool undoable = stage.session().canUndo();
    QVERIFY(!undoable); // a view is no answer
}

void TestFitPage::heads_sortAndTurnRound()
{
    Stage stage;
    FitView *view = openFit(stage);
    const auto speedOf = [&](int row) { return rowsOf(*view).row(row).fit.option.speed.value.expected; };
    clickHead(stage, *view, FitTable::SpeedColumn);
    QVERIFY(speedOf(0) >= speedOf(1) && speedOf(1) >= speedOf(2)); // fastest first
    QCOMPARE(stage.find<QComboBox>(u"fitOrder"_s)->currentText(), u"Fastest first"_s);
    clickHead(stage, *view, FitTable::SpeedColumn);
    QVERIFY(speedOf(0) <= speedOf(1));
    QCOMPARE(stage.find<QComboBox>(u"fitOrder"_s)->currentText(), u"Slowest first"_s);
    auto *order = stage.find<QComboBox>(u"fitOrder"_s); // and by keys
    order->setFocus(Qt::TabFocusReason);
    stage.press(Qt::Key_Home);
    QTest::keyClicks(order, u"Most room"_s);
    stage.press(Qt::Key_Return);
    QCOMPARE(order->currentText(), u"Most room first"_s);
}

void TestFitPage::cell_isTakenAndUndone()
{
    Stage stage;
    FitView *view = openFit(stage);
    clickCards(stage, *view, rtx4090);
    auto *matrix = stage.find<MatrixView>(u"fitMatrixView"_s);
    const auto *table = qobject_cast<const FitMatrixTable *>(matrix->model());
    const QModelIndex asked = table->askedIndex();
    QVERIFY(asked.isValid());
    QVERIFY(asked.row() > 0);
    const QModelIndex larger = asked.siblingAtRow(asked.row() - 1);
    const Workload before = stage.session().workload();
    const Workload wanted = table->cell(larger).workload;
    QVERIFY(wanted != before);
    auto *side = matrix->window()->findChild<QScrollArea *>(u"fitSide"_s);
    QVERIFY(side);
    side->ensureWidgetVisible(matrix, 0, 400);
    settle();
    QTest::mouseClick(matrix->viewport(), Qt::LeftButton, {}, matrix->visualRect(larger).center());
    settle();
    QCOMPARE(stage.session().workload(), before); // looked at, not taken
    QCOMPARE(textOf(stage, u"fitMatrixCell"_s), larger.data(Qt::AccessibleTextRole).toString());
    stage.click(u"fitMatrixTake"_s);
    QCOMPARE(stage.session().workload(), wanted);
    QCOMPARE(table->askedIndex().row(), asked.row() - 1);
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(stage.session().workload(), before);
}

void TestFitPage::matrix_byKeys()
{
    Stage stage;
    FitView *view = openFit(stage);
    clickCards(stage, *view, rtx4090);
    auto *matrix = stage.find<MatrixView>(u"fitMatrixView"_s);
    matrix->setFocus(Qt::TabFocusReason);
    const int context = stage.session().workload().task.inference.contextTokens;
    const QModelIndex asked = qobject_cast<const FitMatrixTable *>(matrix->model())->askedIndex();
    QCOMPARE(matrix->currentIndex(), asked);
    stage.press(Qt::Key_Left);
    stage.press(Qt::Key_Return);
    QCOMPARE(stage.session().workload().task.inference.contextTokens, context / 2);
    stage.press(Qt::Key_Tab); // and out again
    QVERIFY(QApplication::focusWidget() != matrix);
}

void TestFitPage::change_isTriedAndUndone()
{
    Stage stage;
    FitView *view = openFit(stage);
    clickCards(stage, *view, rtx5060Ti);
    QVERIFY(stage.isVisible(u"fitChanges"_s));
    const Workload before = stage.session().workload();
    auto *attempt = stage.widget(u"fitChanges"_s)->findChild<QPushButton *>(u"tryButton0"_s);
    QVERIFY(attempt);
    stage.click(attempt);
    QVERIFY(stage.session().workload() != before);
    QCOMPARE(view->currentCards(), std::optional(rtx5060Ti));
    QCOMPARE(rowsOf(*view).row(view->currentIndex().row()).fit.option.fit.verdict, Verdict::Fits);
    QVERIFY(!stage.isVisible(u"fitChanges"_s)); // nothing is left to change
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(stage.session().workload(), before);
}

void TestFitPage::groups_byTheSwitch()
{
    Stage stage;
    FitView *view = openFit(stage);
    clickCards(stage, *view, rtx5060Ti);
    stage.click(u"fitCount2"_s);
    QCOMPARE(view->currentCards(), std::optional(CardGroup{rtx5060Ti.gpuId, 2})); // the same card, two of it
    QVERIFY(rowsOf(*view).row(view->currentIndex().row()).fit.option.fit.verdict != Verdict::No);
    stage.press(Qt::Key_Right); // the next of the switch
    QCOMPARE(rowsOf(*view).row(0).fit.cards().count, 4);
    stage.click(u"fitCountAll"_s);
    QVERIFY(rowsOf(*view).rowOf({rtx5060Ti.gpuId, 1}) >= 0 && rowsOf(*view).rowOf({rtx5060Ti.gpuId, 8}) >= 0);
}

void TestFitPage::edits_areFollowedAtOnce()
{
    Stage stage;
    FitView *view = openFit(stage);
    clickCards(stage, *view, rtx4090);
    const auto need = [&] { return rowsOf(*view).row(rowsOf(*view).rowOf(rtx4090)).bar.neededGiB; };
    const Band before = need();
    TaskAnswer task = stage.session().workload().task;
    task.inference.contextTokens *= 2;
    stage.session().setTask(task); // no turn of the event loop in between
    const Option engine = judge(stage.session().catalogue(), stage.session().resolved(),
                                stage.session().speeds(), rtx4090, OptionMode::BuyNew, testDay);
    QCOMPARE(need(), engine.memory.total.scaled(1 / bytesPerGiB));
    QVERIFY(need().expected > before.expected);
    QCOMPARE(view->currentCards(), std::optional(rtx4090)); // the same card is looked at
    stage.session().undo();
    QCOMPARE(need(), before);
}

void TestFitPage::compare_byKey()
{
    Stage stage;
    FitView *view = openFit(stage);
    clickCards(stage, *view, rtx4090);
    view->setFocus(Qt::TabFocusReason);
    stage.press(Qt::Key_Return);
    QCOMPARE(stage.session().shortlist(), std::vector<CardGroup>{rtx4090});
    QVERIFY(!stage.find<QPushButton>(u"fitAddToCompare"_s)->isEnabled()); // it is there now
    const int row = view->currentIndex().row();
    stage.press(Qt::Key_Down);
    QCOMPARE(view->currentIndex().row(), row + 1);
    stage.click(u"fitAddToCompare"_s);
    QCOMPARE(stage.session().shortlist().size(), std::size_t{2});
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(stage.session().shortlist(), std::vector<CardGroup>{rtx4090});
}

void TestFitPage::language_changesWhatIsSeen()
{
    Stage stage;
    FitView *view = openFit(stage);
    clickCards(stage, *view, rtx5060Ti);
    stage.find<QComboBox>(u"fitVendor"_s)->setCurrentText(u"NVIDIA"_s);
    settle();
    const int shown = view->model()->rowCount();
    installTranslations(u"zh_CN"_s);
    settle();
    QCOMPARE(view->currentIndex().siblingAtColumn(FitTable::VerdictColumn).data().toString(), u"装不下"_s);
    QVERIFY(textOf(stage, u"fitSummary"_s).contains(u"装得下"_s));
    QCOMPARE(view->model()->rowCount(), shown); // what was chosen stays chosen
    QCOMPARE(view->currentCards(), std::optional(rtx5060Ti));
    installTranslations(u"en"_s);
    settle();
    QCOMPARE(view->currentIndex().siblingAtColumn(FitTable::VerdictColumn).data().toString(),
             u"Does not fit"_s);
}

void TestFitPage::unanswered_asksQuestionOne()
{
    Stage stage;
    openFit(stage);
    stage.session().setModel({});
    settle();
    QVERIFY(!stage.isVisible(u"fitView"_s));
    stage.click(u"fitEmptyButton"_s);
    QVERIFY(stage.isVisible(u"answerPopup"_s));
    stage.press(Qt::Key_Escape);
    stage.session().undo();
    settle();
    QVERIFY(stage.isVisible(u"fitView"_s));
}

void TestFitPage::screenReader_hearsTheBar()
{
    Stage stage;
    FitView *view = openFit(stage);
    clickCards(stage, *view, rtx4090);
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(view);
    QVERIFY(face && face->tableInterface());
    QVERIFY(!face->text(QAccessible::Name).isEmpty());
    const int row = view->currentIndex().row();
    QAccessibleInterface *bar = face->tableInterface()->cellAt(row, FitTable::BarColumn);
    QVERIFY(bar);
    const QString spoken = bar->text(QAccessible::Name);
    QVERIFY2(spoken.contains(u"GeForce RTX 4090, 24 GB"_s) && spoken.contains(u"Needs"_s) &&
                 spoken.contains(u"Fits"_s),
             qPrintable(spoken));
    const auto *matrix = stage.find<MatrixView>(u"fitMatrixView"_s);
    const QString cell = matrix->currentIndex().data(Qt::AccessibleTextRole).toString();
    QVERIFY2(cell.contains(u"16,384 tokens"_s) && cell.contains(u"Fits"_s), qPrintable(cell));
}

void TestFitPage::commandLine_saysTheSame()
{
    Stage stage;
    FitView *view = openFit(stage);
    const QString question =
        u"fit --model qwen3-32b --precision q4_k_m --context 16384 --kv-precision kv_q8_0 "
        "--task infer --mode buy --region us --budget 3000 --currency USD --json --matrix "
        "--gpu nvidia-rtx-4090-24gb --gpu nvidia-rtx-5060-ti-16gb"_s;
    const CliRun run = runCli(question.split(u' ', Qt::SkipEmptyParts));
    const QJsonArray cards = run.json()[u"cards"_s].toArray();
    QCOMPARE(cards.size(), 2);
    for (const QJsonValue &value : cards) {
        const QJsonObject card = value.toObject();
        const CardGroup group{card[u"id"_s].toString(), 1};
        clickCards(stage, *view, group);
        const FitTable::Row &row = rowsOf(*view).row(rowsOf(*view).rowOf(group));
        QCOMPARE(card[u"verdict"_s].toString(),
                 row.fit.option.fit.verdict == Verdict::Fits ? u"fits"_s : u"no"_s);
        QCOMPARE(card[u"needed_gib"_s][u"expected"_s].toDouble(), toGiB(row.fit.option.fit.needed.expected));
        QCOMPARE(card[u"usable_gib"_s].toDouble(), toGiB(row.fit.option.fit.usable.bytes));
        QCOMPARE(card[u"decode_tokens_per_s"_s][u"expected"_s].toDouble(),
                 row.fit.option.speed.value.expected);
        const auto *matrix =
            qobject_cast<const FitMatrixTable *>(stage.find<MatrixView>(u"fitMatrixView"_s)->model());
        int compared = 0;
        const QJsonArray lines = card[u"matrix"_s][u"rows"_s].toArray();
        QCOMPARE(lines.size(), static_cast<int>(matrix->matrix().rows.size()));
        for (int line = 0; line < lines.size(); ++line)
            for (const QJsonValue &cell : lines[line][u"cells"_s].toArray())
                for (int column = 0; column < matrix->columnCount(); ++column) {
                    const auto &shown = matrix->matrix();
                    if (shown.columns[static_cast<std::size_t>(column)] != cell[u"size"_s].toInt())
                        continue;
                    QCOMPARE(cell[u"needed_gib"_s][u"expected"_s].toDouble(),
                             toGiB(matrix->cell(matrix->index(line, column)).fit.needed.expected));
                    ++compared;
                }
        QVERIFY(compared >= 3 * lines.size());
        if (card[u"max_context"_s].isNull())
            continue;
        QCOMPARE(textOf(stage, u"fitLimit01"_s),
                 QLocale().toString(card[u"max_context"_s].toInt()) + u" tokens"_s);
    }
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestFitPage)
#include "tst_fitpage.moc"
