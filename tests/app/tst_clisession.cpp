// SPDX-License-Identifier: GPL-3.0-or-later
//
// --session: the command line answers what the window was asked.
#include "model/sessionfiles/sessionfile.h"
#include "tests/app/clirun.h"
#include "tests/support/testsupport.h"

#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

class TestCliSession : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void recommend_answersAsIfAskedByOptions();
    void report_hasTheSessionsCards();
    void otherAnswers_areRefused();
    void badFiles_endWithTheirCode();

private:
    QTemporaryDir m_folder;
    QString m_path;
};

void TestCliSession::initTestCase()
{
    SessionDocument document;
    Workload &workload = document.state.workload;
    workload.model.modelId = QStringLiteral("llama-3.1-8b");
    workload.model.precisionId = QStringLiteral("q4_k_m");
    workload.budget.mode = AcquireMode::Buy;
    workload.budget.limit = Money::fromAmount(900, Currency::Usd);
    workload.task.inference.contextTokens = 16384;
    document.state.shortlist = {{QStringLiteral("nvidia-rtx-4090-24gb"), 1},
                                {QStringLiteral("nvidia-rtx-5090-32gb"), 1}};
    m_path = m_folder.filePath(QStringLiteral("a.gpuwise"));
    QCOMPARE(writeSessionFile(shippedCatalogue(), document, m_path), QString());
}

void TestCliSession::recommend_answersAsIfAskedByOptions()
{
    const CliRun fromFile =
        runCli({QStringLiteral("recommend"), QStringLiteral("--session"), m_path, QStringLiteral("--json")});
    const CliRun asked = runCli("recommend --model llama-3.1-8b --precision q4_k_m --mode buy --budget 900 "
                                "--currency USD --context 16384 --region us --json");
    QCOMPARE(fromFile.code, ExitCode::Answered);
    QVERIFY2(fromFile.err.isEmpty(), qPrintable(fromFile.err));
    QVERIFY(!asked.json().isEmpty());
    QCOMPARE(fromFile.json(), asked.json());
}

void TestCliSession::report_hasTheSessionsCards()
{
    const QString pdf = m_folder.filePath(QStringLiteral("a.pdf"));
    const CliRun run =
        runCli({QStringLiteral("report"), QStringLiteral("--session"), m_path, QStringLiteral("--pdf"), pdf});
    QVERIFY2(run.code == ExitCode::Answered, qPrintable(run.err));
    QVERIFY(QFile(pdf).size() > 10000);
}

void TestCliSession::otherAnswers_areRefused()
{
    const CliRun run = runCli({QStringLiteral("recommend"), QStringLiteral("--session"), m_path,
                               QStringLiteral("--budget"), QStringLiteral("5")});
    QCOMPARE(run.code, ExitCode::WrongUsage);
    QVERIFY2(run.err.contains(QLatin1StringView("--budget")) && run.out.isEmpty(), qPrintable(run.err));
}

void TestCliSession::badFiles_endWithTheirCode()
{
    const auto run = [](const QString &path) {
        return runCli({QStringLiteral("recommend"), QStringLiteral("--session"), path});
    };
    QCOMPARE(run(m_folder.filePath(QStringLiteral("none.gpuwise"))).code, ExitCode::InputOutputFailed);
    QFile file(m_folder.filePath(QStringLiteral("bad.gpuwise")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"gpuwise-session\", \"version\": 7}");
    file.close();
    const CliRun newer = run(file.fileName());
    QCOMPARE(newer.code, ExitCode::BadInput);
    QVERIFY(newer.err.contains(QLatin1StringView("newer GPUwise")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"gpuwise-session\", \"version\": 1, \"shortlist\": [{\"card\": \"voodoo\"}],"
               "\"workload\": {\"model\": {\"size_billions\": 8}}}");
    file.close();
    const CliRun kept = run(file.fileName());
    QCOMPARE(kept.code, ExitCode::Answered);
    QVERIFY2(kept.err.contains(QLatin1StringView("voodoo")), qPrintable(kept.err));
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestCliSession)
#include "tst_clisession.moc"
