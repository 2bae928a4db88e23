// SPDX-License-Identifier: GPL-3.0-or-later
//
// The programs link no library that talks to a network, and open no internet socket: not even for advice.
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QString cli = QStringLiteral(GPUWISE_TEST_CLI);
const QString window = QStringLiteral(GPUWISE_TEST_WINDOW);

/// The libraries that the program itself asks for; what other libraries pull in is not ours.
QStringList neededBy(const QString &program)
{
    QProcess process;
    process.start(u"readelf"_s, {u"-d"_s, program});
    if (!process.waitForFinished())
        return {};
    static const QRegularExpression needed(u"\\(NEEDED\\).*\\[(.+)\\]"_s);
    QStringList libraries;
    auto found = needed.globalMatch(QString::fromUtf8(process.readAllStandardOutput()));
    while (found.hasNext())
        libraries << found.next().captured(1);
    return libraries;
}

} // namespace

class NoNetworkTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void programs_linkNoNetworkLibrary_data();
    void programs_linkNoNetworkLibrary();
    void commands_openNoInternetSocket_data();
    void commands_openNoInternetSocket();
};

void NoNetworkTest::programs_linkNoNetworkLibrary_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("forbidden");
    // A window may hand over to the one that runs already, by a socket of this machine (QLocalServer).
    QTest::newRow("command line") << cli << u"Network|curl|libssl|WebEngine|WebSockets|nghttp|soup"_s;
    QTest::newRow("window") << window << u"curl|libssl|WebEngine|WebSockets|nghttp|soup"_s;
}

void NoNetworkTest::programs_linkNoNetworkLibrary()
{
    QFETCH(QString, program);
    QFETCH(QString, forbidden);
    if (QStandardPaths::findExecutable(u"readelf"_s).isEmpty())
        QSKIP("readelf is not installed");
    const QStringList libraries = neededBy(program);
    QVERIFY2(!libraries.filter(u"Qt6Core"_s).isEmpty(), qPrintable(program)); // they were read
    QCOMPARE(libraries.filter(QRegularExpression(forbidden)), QStringList());
}

void NoNetworkTest::commands_openNoInternetSocket_data()
{
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char *line) { QTest::newRow(line) << QString::fromLatin1(line).split(u' '); };
    row("recommend --model llama-3.1-8b --budget 2000");
    row("detect");
    row("report nvidia-rtx-4090-24gb --model llama-3.1-8b --pdf PDF");
}

void NoNetworkTest::commands_openNoInternetSocket()
{
    QFETCH(QStringList, words);
    if (QStandardPaths::findExecutable(u"strace"_s).isEmpty())
        QSKIP("strace is not installed");
    const QTemporaryDir folder;
    words.replaceInStrings(u"PDF"_s, folder.filePath(u"report.pdf"_s));
    const QString log = folder.filePath(u"calls"_s);
    QProcess process;
    // The search for leaks traces the program itself and gives up where another does; other tests run it.
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"ASAN_OPTIONS"_s, environment.value(u"ASAN_OPTIONS"_s) + u":detect_leaks=0"_s);
    process.setProcessEnvironment(environment);
    process.start(u"strace"_s,
                  QStringList{u"-f"_s, u"-e"_s, u"trace=socket,connect,bind,execve"_s, u"-o"_s, log, cli} +
                      words);
    QVERIFY(process.waitForFinished(60000));
    QFile file(log);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString calls = QString::fromUtf8(file.readAll());
    if (!calls.contains(u"execve("_s))
        QSKIP("strace may not trace here");
    QCOMPARE(process.exitCode(), 0);
    QVERIFY2(!calls.contains(u"AF_INET"_s), qPrintable(calls)); // AF_INET6 too
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::NoNetworkTest)
#include "tst_nonetwork.moc"
