// SPDX-License-Identifier: GPL-3.0-or-later
//
// From the first start to a saved report that compares three cards, as a person goes: forwards, back, edits
// from the bar, in both languages.
#include "model/estimate/memory.h"
#include "model/tables/comparisonparts.h"
#include "model/words/decision.h"
#include "model/words/format.h"
#include "model/words/words.h"
#include "tests/ui/report/pdftools.h"
#include "tests/window/stage.h"
#include "ui/advisor/advisorpage.h"
#include "ui/advisor/wizardpage.h"
#include "ui/reportexport.h"
#include "ui/widgets/fitbarwidget.h"

#include <QDir>
#include <QFileInfo>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QToolTip>

namespace gpuwise {

namespace {

QString withoutSpaces(QString text)
{
    return text.remove(QRegularExpression(QStringLiteral("\\s")));
}

QString chipText(const Stage &stage, int question)
{
    return stage.widget(QStringLiteral("answerChip%1").arg(question))->accessibleName();
}

QString titleOnScreen(const Stage &stage)
{
    return stage.find<QLabel>(QStringLiteral("decisionTitle"))->text();
}

/// Finds the model in the library and picks it by mouse.
void pickModel(Stage &stage, const QString &search)
{
    stage.type(QStringLiteral("modelSearchField"), search);
    stage.clickRow(QStringLiteral("modelLibraryTable"), 0);
}

void addCard(Stage &stage, const QString &search)
{
    stage.type(QStringLiteral("addCardSearch"), search);
    stage.press(Qt::Key_Return);
}

} // namespace

class TestJourney : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }
    void fromFirstStartToReport_data();
    void fromFirstStartToReport();
    void goingBackKeepsTheAnswers();
    void theBarEditsInPlace();
    void restoreDefaultsTouchesOneQuestion();
    void impossibleAnswersNameTheNearest_data();
    void impossibleAnswersNameTheNearest();
    void aChangeThatMakesItFitIsOneClick();
    void whenNothingFitsAClickHelps();
    void hoveringATermSaysFormulaAndSource();
    void refusedEntriesChangeNothing();
    void aReportThatCannotBeWrittenSaysSo_data();
    void aReportThatCannotBeWrittenSaysSo();
};

void TestJourney::fromFirstStartToReport_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("words"); // found in the report
    QTest::newRow("English") << QStringLiteral("en")
                             << QStringList{QStringLiteral("Memory"), QStringLiteral("KV cache"),
                                            QStringLiteral("Page 1 of"), QStringLiteral("GB/s")};
    QTest::newRow("Chinese") << QStringLiteral("zh_CN")
                             << QStringList{QStringLiteral("显存"), QStringLiteral("比"),
                                            QStringLiteral("用"), QStringLiteral("来源")};
}

void TestJourney::fromFirstStartToReport()
{
    QFETCH(QString, language);
    QFETCH(QStringList, words);
    Stage stage(language, language == QLatin1StringView("en") ? Region::Us : Region::Cn);
    Session &session = stage.session();
    QVERIFY(stage.window().advisorPage()->isShowingResult()); // a worked example, not an empty page

    stage.click(QStringLiteral("changeAnswersButton"));
    stage.type(QStringLiteral("sizeEdit"), QStringLiteral("13B"));
    stage.press(Qt::Key_Return);
    QCOMPARE(session.workload().model.sizeBillions, 13.0);
    pickModel(stage, QStringLiteral("llama 3.1 8b"));
    QCOMPARE(session.workload().model.modelId, QStringLiteral("llama-3.1-8b"));
    stage.click(QStringLiteral("precisionTile1"));
    stage.click(QStringLiteral("wizardNextButton"));

    stage.click(QStringLiteral("budgetMode0"));
    QCOMPARE(session.workload().budget.mode, AcquireMode::Buy);
    stage.type(QStringLiteral("budgetSum"), QStringLiteral("9000"));
    stage.press(Qt::Key_Return);
    QVERIFY(session.workload().budget.limit);
    QCOMPARE(session.workload().budget.limit->amount(), 9000.0);
    stage.click(QStringLiteral("wizardNextButton"));

    stage.click(QStringLiteral("taskTile0"));
    QCOMPARE(session.workload().task.task, Task::Inference);
    stage.click(QStringLiteral("wizardNextButton"));
    QVERIFY(stage.window().advisorPage()->isShowingResult());
    const QString decision = decisionTitle(session.catalogue(), session.advice());
    QCOMPARE(titleOnScreen(stage), decision);

    stage.click(QStringLiteral("addToCompareButton"));
    QCOMPARE(session.shortlist().size(), std::size_t{1});
    stage.click(QStringLiteral("railPage2"));
    stage.click(stage.isVisible(QStringLiteral("compareEmptyButton"))
                    ? QStringLiteral("compareEmptyButton")
                    : QStringLiteral("compareAddCardButton"));
    addCard(stage, QStringLiteral("Arc B580"));
    addCard(stage, QStringLiteral("H100 SXM"));
    stage.press(Qt::Key_Escape);
    QCOMPARE(session.shortlist().size(), std::size_t{3});

    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("three cards"));
    stage.click(QStringLiteral("railReport"));
    stage.click(QStringLiteral("reportGoOnButton"));
    stage.saveAs(path);
    QVERIFY(!QApplication::activeModalWidget()); // a bar says so, and stops nothing
    QVERIFY(
        stage.find<QLabel>(QStringLiteral("savedText"))->text().contains(QStringLiteral("three cards.pdf")));

    const QString text = pdfText(path + QStringLiteral(".pdf"));
    const QString packed = withoutSpaces(text); // lines break where the page ends
    QVERIFY2(packed.contains(withoutSpaces(decision)), qPrintable(text));
    for (const QString &word : words)
        QVERIFY2(packed.contains(withoutSpaces(word)), qPrintable(word));
    for (const CardGroup &card : session.shortlist()) {
        const QString name = shortCardName(groupName(session.catalogue(), card));
        QVERIFY2(packed.contains(withoutSpaces(name)), qPrintable(name));
    }
}

void TestJourney::goingBackKeepsTheAnswers()
{
    Stage stage;
    const auto question = [&] { return stage.window().advisorPage()->wizardPage(); };
    stage.click(QStringLiteral("changeAnswersButton"));
    pickModel(stage, QStringLiteral("mixtral 8x7b"));
    const ModelAnswer model = stage.session().workload().model;
    stage.click(QStringLiteral("wizardNextButton"));
    stage.click(QStringLiteral("cards4"));
    stage.click(QStringLiteral("usedCheck"));
    const BudgetAnswer budget = stage.session().workload().budget;
    QCOMPARE(budget.maxCards, 4);
    stage.click(QStringLiteral("wizardNextButton"));
    stage.click(QStringLiteral("taskTile1"));
    const Workload all = stage.session().workload();
    stage.click(QStringLiteral("wizardBackButton"));
    stage.click(QStringLiteral("wizardBackButton"));
    QVERIFY(question()->isVisible());
    QVERIFY(!stage.widget(QStringLiteral("wizardBackButton"))->isEnabled()); // the first question
    QCOMPARE(stage.session().workload(), all);
    QCOMPARE(stage.session().workload().model.modelId, model.modelId);
    QCOMPARE(stage.session().workload().budget, budget);
    stage.click(QStringLiteral("wizardStep4")); // straight to the result
    QVERIFY(stage.window().advisorPage()->isShowingResult());
    QCOMPARE(stage.session().workload(), all);
}

void TestJourney::theBarEditsInPlace()
{
    Stage stage;
    const Workload before = stage.session().workload();
    stage.click(QStringLiteral("answerChip1"));
    const auto *library = stage.find<QTableView>(QStringLiteral("modelLibraryTable"));
    QVERIFY(library->columnWidth(0) >=
            library->fontMetrics().horizontalAdvance(QStringLiteral("Qwen3-Coder-480B-A35B")));
    QVERIFY(!library->horizontalScrollBar()->isVisible());
    pickModel(stage, QStringLiteral("llama 3.1 70b"));
    stage.press(Qt::Key_Escape);
    QVERIFY(!stage.isVisible(QStringLiteral("answerPopup")));
    QVERIFY2(chipText(stage, 1).contains(QStringLiteral("70B")), qPrintable(chipText(stage, 1)));

    stage.click(QStringLiteral("answerChip2"));
    stage.type(QStringLiteral("budgetSum"), QStringLiteral("1234"));
    stage.press(Qt::Key_Return);
    stage.press(Qt::Key_Escape);
    QVERIFY2(chipText(stage, 2).contains(QStringLiteral("1,234")), qPrintable(chipText(stage, 2)));

    stage.click(QStringLiteral("answerChip3"));
    stage.click(QStringLiteral("taskTile1"));
    stage.press(Qt::Key_Escape);
    QVERIFY2(chipText(stage, 3).contains(taskName(Task::Qlora)), qPrintable(chipText(stage, 3)));
    QVERIFY(stage.window().advisorPage()->isShowingResult()); // the bar never leaves the page
    QCOMPARE(titleOnScreen(stage), decisionTitle(stage.session().catalogue(), stage.session().advice()));

    while (stage.session().canUndo())
        stage.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(stage.session().workload(), before);
    QCOMPARE(titleOnScreen(stage), decisionTitle(stage.session().catalogue(), stage.session().advice()));
}

void TestJourney::restoreDefaultsTouchesOneQuestion()
{
    Stage stage;
    stage.click(QStringLiteral("changeAnswersButton"));
    pickModel(stage, QStringLiteral("llama 3.1 8b"));
    stage.click(QStringLiteral("wizardNextButton"));
    stage.click(QStringLiteral("cards8"));
    stage.click(QStringLiteral("restoreDefaultsButton"));
    QCOMPARE(stage.session().workload().budget, exampleWorkload(Region::Us).budget);
    QCOMPARE(stage.session().workload().model.modelId, QStringLiteral("llama-3.1-8b"));
}

void TestJourney::impossibleAnswersNameTheNearest_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void TestJourney::impossibleAnswersNameTheNearest()
{
    QFETCH(QString, language);
    Stage stage(language);
    stage.click(QStringLiteral("changeAnswersButton"));
    stage.type(QStringLiteral("sizeEdit"), QStringLiteral("1.8T"));
    stage.press(Qt::Key_Return);
    stage.click(QStringLiteral("wizardNextButton"));
    stage.click(QStringLiteral("budgetMode0"));
    stage.click(QStringLiteral("cards1"));
    stage.type(QStringLiteral("budgetSum"), QStringLiteral("300"));
    stage.press(Qt::Key_Return);
    stage.click(QStringLiteral("wizardResultButton"));
    const Advice &advice = stage.session().advice();
    QVERIFY(advice.options.empty());
    QVERIFY(advice.nearest);
    QCOMPARE(titleOnScreen(stage), decisionTitle(stage.session().catalogue(), advice));
    const QString lead = stage.find<QLabel>(QStringLiteral("decisionLead"))->text();
    const LeftOut &nearest = advice.leftOut[*advice.nearest];
    QVERIFY2(lead.contains(groupName(stage.session().catalogue(), nearest.cards)), qPrintable(lead));
    QVERIFY2(lead.contains(reasonSentence(nearest.wouldChange, QLocale())), qPrintable(lead));
    QVERIFY(!stage.isVisible(QStringLiteral("pickCard0")));
    QVERIFY(!stage.find<QWidget>(QStringLiteral("compareAllButton"))->isEnabled());
}

/// "Why not?" of a card that is too small: a change is clicked, the bar says so, undo brings the answer back.
void TestJourney::aChangeThatMakesItFitIsOneClick()
{
    Stage stage;
    TaskAnswer task = stage.session().workload().task;
    task.inference.contextTokens = 40960;
    stage.session().setTask(task);
    stage.type(QStringLiteral("whyNotField"), QStringLiteral("GeForce RTX 3060 12GB"));
    stage.press(Qt::Key_Return);
    settle();
    const Workload before = stage.session().workload();
    const QStringList chips{chipText(stage, 1), chipText(stage, 2), chipText(stage, 3)};
    const auto *panel = stage.find<QWidget>(QStringLiteral("whyNotPanel"));
    auto *attempt = panel->findChild<QPushButton *>(QStringLiteral("tryButton0"));
    QVERIFY(attempt);
    const QString what = attempt->accessibleName();
    stage.click(attempt);
    const Workload after = stage.session().workload();
    QVERIFY(!(after == before));
    QVERIFY(chips != QStringList({chipText(stage, 1), chipText(stage, 2), chipText(stage, 3)}));
    const Catalogue &catalogue = stage.session().catalogue();
    const Gpu &card = *findGpu(catalogue, QStringLiteral("GeForce RTX 3060 12GB"));
    const MemoryEstimate memory = estimateMemory(questionFor(catalogue, stage.session().resolved(), card, 2));
    const Fit fit = judgeFit(memory, usableMemory(catalogue, card, after.budget.os));
    QVERIFY2(fit.verdict == Verdict::Fits, qPrintable(what));
    stage.chooseMenu(QStringLiteral("undoAction"));
    QCOMPARE(stage.session().workload(), before);
    QCOMPARE(QStringList({chipText(stage, 1), chipText(stage, 2), chipText(stage, 3)}), chips);
}

/// No single card holds a model of a trillion parameters: what does is offered, and undo takes it back.
void TestJourney::whenNothingFitsAClickHelps()
{
    Stage stage;
    Workload workload = stage.session().workload();
    workload.model.modelId = QStringLiteral("kimi-k2.5");
    workload.budget.maxCards = 1;
    stage.session().setWorkload(workload, EditKind::ChangeModel);
    settle();
    QVERIFY(!stage.session().advice().answered());
    QVERIFY(!stage.isVisible(QStringLiteral("pickCard0")));
    stage.click(QStringLiteral("tryButton0"));
    QVERIFY(stage.session().advice().answered());
    QVERIFY(stage.isVisible(QStringLiteral("pickCard0")));
    stage.chooseMenu(QStringLiteral("undoAction"));
    QCOMPARE(stage.session().workload(), workload);
    QVERIFY(!stage.isVisible(QStringLiteral("pickCard0")));
}

void TestJourney::hoveringATermSaysFormulaAndSource()
{
    Stage stage;
    const Option &best = stage.session().advice().options[*stage.session().advice().bestValue];
    auto *bar = stage.widget(QStringLiteral("pickCard0"))->findChild<FitBarWidget *>();
    QVERIFY(bar);
    double sumGiB = 0;
    for (const FitBarGeometry::Piece &piece : bar->geometryNow().pieces) {
        const QPoint at = piece.rect.center().toPoint();
        QHelpEvent hover(QEvent::ToolTip, at, bar->mapToGlobal(at));
        QApplication::sendEvent(bar, &hover);
        QTextDocument tip;
        tip.setHtml(QToolTip::text());
        const Term *term = best.memory.term(piece.id);
        QVERIFY(term);
        const QString text = tip.toPlainText();
        QVERIFY2(text.contains(termName(piece.id)), qPrintable(text));
        QVERIFY2(text.contains(formatGiB(term->bytes.expected, QLocale(), 2)), qPrintable(text));
        QVERIFY2(text.contains(formulaSentence(*term, QLocale())), qPrintable(text));
        QVERIFY2(text.contains(formulaSource(term->formula)), qPrintable(text));
        sumGiB += toGiB(term->bytes.expected);
        QToolTip::hideText();
    }
    QVERIFY(std::abs(sumGiB - toGiB(best.memory.total.expected)) < 1e-6); // the amounts add up
}

void TestJourney::refusedEntriesChangeNothing()
{
    Stage stage;
    stage.click(QStringLiteral("changeAnswersButton"));
    const Workload before = stage.session().workload();
    for (const char *entry : {"0B", "-7", "nonsense", "1e9B", "nan"}) {
        stage.type(QStringLiteral("sizeEdit"), QString::fromLatin1(entry));
        stage.press(Qt::Key_Return);
        QCOMPARE(stage.session().workload(), before);
    }
    stage.press(Qt::Key_Escape); // a refused entry holds its page until it is mended or given up
    stage.click(QStringLiteral("wizardNextButton"));
    for (const char *entry : {"0", "-5", "999999999999999"}) {
        stage.type(QStringLiteral("budgetSum"), QString::fromLatin1(entry));
        stage.press(Qt::Key_Return);
        QCOMPARE(stage.session().workload().budget, before.budget);
    }
}

void TestJourney::aReportThatCannotBeWrittenSaysSo_data()
{
    QTest::addColumn<QString>("where"); // under the temporary folder
    QTest::newRow("a folder stands there") << QStringLiteral("taken.pdf");
    QTest::newRow("below a file") << QStringLiteral("file/report.pdf");
}

void TestJourney::aReportThatCannotBeWrittenSaysSo()
{
    QFETCH(QString, where);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("taken.pdf")));
    QFile file(folder.filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("keep") == 4);
    file.close();
    Stage stage;
    QString error;
    QVERIFY(!writeSessionReport(stage.session(), folder.filePath(where), &error));
    QVERIFY2(error.contains(folder.path()), qPrintable(error));
    const QStringList left = QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    QCOMPARE(left, QStringList({QStringLiteral("file"), QStringLiteral("taken.pdf")}));
    QCOMPARE(QFileInfo(file.fileName()).size(), 4);
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestJourney)
#include "tst_journey.moc"
