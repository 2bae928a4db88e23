// SPDX-License-Identifier: GPL-3.0-or-later
//
// The built program as a shell meets it: exit codes, what goes to which stream, and that it finds the
// catalogue of its build by itself.
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class CliProgramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runs_data();
    void runs();
    void writesUtf8();
};

void CliProgramTest::runs_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code");
    const auto row = [](const char *line, int code) {
        QTest::newRow(line) << QString::fromLatin1(line) << code;
    };
    row("recommend --model llama-3.1-8b --task qlora --budget 6000 --currency CNY --json", 0);
    row("recommend --model llama-3.1-70b --precision bf16 --budget 5000 --currency CNY --mode buy "
        "--max-cards 2 --json",
        1);
    row("estimate --params 7B --precision fp16 --context 1 --json", 0);
    row("show nvidia-rtx-5090-32gb --json", 0);
    row("claims --json", 0);
    row("compare nvidia-h100-sxm5-80gb nvidia-h200-sxm-141gb --json", 0);
    row("show nvidia-rtx-509 --json", 2);
    row("list --json --catalogue PROGRAM", 3);
    row("list --json --catalogue missing.sqlite", 4);
}

void CliProgramTest::runs()
{
    QFETCH(const QString, line);
    QFETCH(const int, code);
    QProcess process;
    QStringList words = line.split(u' ');
    words.replaceInStrings(u"PROGRAM"_s, QStringLiteral(GPUWISE_TEST_CLI)); // a file that is no catalogue
    process.start(QStringLiteral(GPUWISE_TEST_CLI), words);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), code);
    const QByteArray out = process.readAllStandardOutput();
    if (code <= 1)
        QVERIFY(QJsonDocument::fromJson(out).isObject());
    else
        QCOMPARE(out, QByteArray());
    QCOMPARE(process.readAllStandardError().contains("gpuwise-cli: "), code > 1);
}

void CliProgramTest::writesUtf8()
{
    QProcess process;
    process.start(QStringLiteral(GPUWISE_TEST_CLI),
                  {u"show"_s, u"nvidia-rtx-5090-32gb"_s, u"--lang"_s, u"zh_CN"_s});
    QVERIFY(process.waitForFinished());
    QVERIFY(QString::fromUtf8(process.readAllStandardOutput()).contains(u"显存容量"_s));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliProgramTest)
#include "tst_cliprogram.moc"
