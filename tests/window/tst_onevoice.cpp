// SPDX-License-Identifier: GPL-3.0-or-later
//
// Window, command line and PDF give the same answer to the same question, word for word: names, verdicts,
// speeds with bands, sums.
#include "model/sessionfiles/sessionfile.h"
#include "model/words/decision.h"
#include "tests/app/clirun.h"
#include "tests/support/testsupport.h"
#include "tests/ui/report/pdftools.h"
#include "tests/window/screentexts.h"
#include "tests/window/stage.h"
#include "ui/reportexport.h"

#include <QRegularExpression>
#include <QTemporaryDir>

namespace gpuwise {

namespace {

QString packed(QString text)
{
    return text.remove(QRegularExpression(QStringLiteral("\\s")));
}

} // namespace

class TestOneVoice : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void picks_data();
    void picks();
    void report_isTheSameFromWindowAndCommandLine();
};

void TestOneVoice::picks_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Task>("task");
    QTest::addColumn<QString>("question");
    // The worked example, as the command line asks it.
    const QString example = QStringLiteral("recommend --model qwen3-32b --precision q4_k_m --context 16384 "
                                           "--kv-precision kv_q8_0 --mode buy ");
    QTest::newRow("English, inference") << QStringLiteral("en") << Task::Inference
                                        << example + QStringLiteral("--task infer --region us --budget 3000 "
                                                                    "--currency USD --lang en");
    QTest::newRow("Chinese, inference") << QStringLiteral("zh_CN") << Task::Inference
                                        << example + QStringLiteral("--task infer --region cn --budget 20000 "
                                                                    "--currency CNY --lang zh_CN");
    QTest::newRow("English, LoRA") << QStringLiteral("en") << Task::Lora
                                   << example + QStringLiteral("--task lora --region us --budget 3000 "
                                                               "--currency USD --lang en");
}

void TestOneVoice::picks()
{
    QFETCH(QString, language);
    QFETCH(Task, task);
    QFETCH(QString, question);
    Stage stage(language, language == QLatin1StringView("en") ? Region::Us : Region::Cn);
    Workload workload = stage.session().workload();
    workload.task.task = task;
    stage.session().setWorkload(workload, EditKind::ChangeTask);
    settle();

    const CliRun cli = runCli(question.split(u' '), language);
    QVERIFY2(cli.err.isEmpty(), qPrintable(cli.err));
    QString screen;
    for (const ScreenText &each : textsOf(stage.window()))
        screen += each.text + u'\n';
    const QTemporaryDir folder;
    QString error;
    QVERIFY2(writeSessionReport(stage.session(), folder.filePath(QStringLiteral("r.pdf")), &error),
             qPrintable(error));
    const QString pdf = packed(pdfText(folder.filePath(QStringLiteral("r.pdf"))));
    const QString window = packed(screen);

    // What the command line prints about each pick stands on the screen and in the report.
    static const QRegularExpression figure(
        QStringLiteral("(?:USD|CNY|¥|≈)?\\s?[0-9][0-9,.]*(?:–[0-9][0-9,.]*)?"));
    int picks = 0;
    const QStringList lines = cli.out.split(u'\n');
    for (qsizetype i = 0; i < lines.size() && !lines[i].isEmpty(); ++i) {
        const QString line = lines[i];
        if (!line.startsWith(u' ')) { // "Best value: GeForce RTX 3090"
            ++picks;
            const QString name = packed(line.mid(line.indexOf(QLatin1StringView(": ")) + 2));
            QVERIFY2(window.contains(name), qPrintable(line));
            QVERIFY2(pdf.contains(name), qPrintable(line));
        }
        QRegularExpressionMatchIterator figures = figure.globalMatch(line);
        while (figures.hasNext()) {
            const QString number = packed(figures.next().captured());
            QVERIFY2(window.contains(number), qPrintable(number + u" of " + line));
            QVERIFY2(pdf.contains(number), qPrintable(number + u" of " + line));
        }
    }
    const Advice &advice = stage.session().advice();
    if (advice.answered())
        QVERIFY(picks >= 1);
    const QString decision = packed(decisionTitle(stage.session().catalogue(), advice));
    QVERIFY(window.contains(decision));
    QVERIFY(pdf.contains(decision));
}

void TestOneVoice::report_isTheSameFromWindowAndCommandLine()
{
    const QTemporaryDir folder;
    const QString session = folder.filePath(QStringLiteral("s.gpuwise"));
    const QString fromWindow = folder.filePath(QStringLiteral("window.pdf"));
    const QString fromCli = folder.filePath(QStringLiteral("cli.pdf"));
    for (const char *language : {"en", "zh_CN"}) {
        Stage stage(QString::fromLatin1(language), Region::Cn);
        for (const char *card : {"nvidia-rtx-4090-24gb", "nvidia-rtx-5090-32gb", "amd-radeon-rx-7900-xtx"})
            stage.session().addCard({QString::fromLatin1(card), 1});
        QString error;
        ReportChoices choices;
        choices.paper = Paper::A4;
        QVERIFY2(writeSessionReport(stage.session(), fromWindow, &error, choices), qPrintable(error));
        SessionDocument document;
        document.state = stage.session().state();
        QCOMPARE(writeSessionFile(shippedCatalogue(), document, session), QString());
        const CliRun cli =
            runCli({QStringLiteral("report"), QStringLiteral("--session"), session, QStringLiteral("--today"),
                    testDay.toString(Qt::ISODate), QStringLiteral("--paper"), QStringLiteral("a4"),
                    QStringLiteral("--pdf"), fromCli},
                   QString::fromLatin1(language));
        QCOMPARE(cli.code, ExitCode::Answered);
        const QString text = pdfText(fromWindow);
        QVERIFY(text.size() > 5000);
        QVERIFY(!text.contains(u'…')); // nothing that is shipped is cut on paper: there is no tool tip
        const QStringList there = pdfText(fromCli).split(u'\n'), here = text.split(u'\n');
        for (qsizetype i = 0; i < std::min(there.size(), here.size()); ++i)
            QCOMPARE(there[i].simplified(), here[i].simplified());
        QCOMPARE(there.size(), here.size());
    }
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestOneVoice)
#include "tst_onevoice.moc"
