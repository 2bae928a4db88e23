// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program as it is started: it keeps out of the user's folders while it takes pictures, and a killed one
// is offered its work at the next start.
#include <QDirIterator>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

namespace {

/// Everything the program would call the user's own lies in `home`.
QProcessEnvironment homeAt(const QString &home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        environment.insert(QString::fromLatin1(name), home);
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    return environment;
}

QStringList filesIn(const QString &folder, const QString &pattern = QStringLiteral("*"))
{
    QStringList files;
    QDirIterator it(folder, {pattern}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        if (!path.contains(QLatin1StringView("fontconfig")) &&
            !path.contains(QLatin1StringView("qtpipelinecache")))
            files << path;
    }
    return files;
}

} // namespace

class TestWindowProgram : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void capture_touchesNothingOfTheUsers();
    void namedSession_opensUnchanged();
    void secondStart_handsOver();
};

void TestWindowProgram::capture_touchesNothingOfTheUsers()
{
    QTemporaryDir home, pictures;
    QProcess program;
    program.setProcessEnvironment(homeAt(home.path()));
    program.start(QStringLiteral(GPUWISE_TEST_PROGRAM), {QStringLiteral("--capture"), pictures.path()});
    QVERIFY(program.waitForFinished(240000));
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(filesIn(pictures.path()).size() > 10);
    const QStringList left = filesIn(home.path());
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
}

void TestWindowProgram::namedSession_opensUnchanged()
{
    QTemporaryDir home;
    const QString path = home.filePath(QStringLiteral("mine.gpuwise"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"gpuwise-session\", \"version\": 1}");
    file.close();
    QProcess program;
    program.setProcessEnvironment(homeAt(home.path()));
    program.start(QStringLiteral(GPUWISE_TEST_PROGRAM), {path});
    QElapsedTimer time;
    time.start();
    while (filesIn(home.path(), QStringLiteral("recovery-*.lock")).isEmpty() && time.elapsed() < 30000)
        QTest::qWait(50);
    QCOMPARE(filesIn(home.path(), QStringLiteral("recovery-*.lock")).size(), 1); // it runs
    QTest::qWait(300);
    QCOMPARE(program.state(), QProcess::Running);
    program.kill();
    QVERIFY(program.waitForFinished());
    QVERIFY(filesIn(home.path(), QStringLiteral("recovery-*.gpuwise")).isEmpty()); // nothing was changed
}

void TestWindowProgram::secondStart_handsOver()
{
    QTemporaryDir home;
    const auto start = [&home](QProcess &program, const QStringList &arguments) {
        program.setProcessEnvironment(homeAt(home.path()));
        program.start(QStringLiteral(GPUWISE_TEST_PROGRAM), arguments);
        return program.waitForStarted();
    };
    const auto windows = [&home] { return filesIn(home.path(), QStringLiteral("recovery-*.lock")).size(); };
    QProcess first, second, own;
    QVERIFY(start(first, {}));
    QTRY_COMPARE_WITH_TIMEOUT(windows(), 1, 30000);
    QTest::qWait(300); // its event loop runs
    QVERIFY(start(second, {}));
    QVERIFY(second.waitForFinished(30000));
    QCOMPARE(second.exitCode(), 0);
    QCOMPARE(first.state(), QProcess::Running);
    QCOMPARE(windows(), 1);
    QVERIFY(start(own, {QStringLiteral("--new-instance")}));
    QTRY_COMPARE_WITH_TIMEOUT(windows(), 2, 30000);
    for (QProcess *program : {&first, &own}) {
        program->kill();
        QVERIFY(program->waitForFinished());
    }
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestWindowProgram)
#include "tst_windowprogram.moc"
