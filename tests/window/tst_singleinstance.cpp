// SPDX-License-Identifier: GPL-3.0-or-later
//
// A second start hands over to the first; one that does not answer keeps nobody from starting.
#include "app/singleinstance.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <cstdio>

namespace gpuwise {

using namespace Qt::StringLiterals;

class SingleInstanceTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void second_handsItsFileOver();
    void end_letsTheNextBeFirst();
    void killedFirst_givesItsPlaceUp();
    void silentFirst_isNotWaitedForLong();
    void folderThatCannotBeMade_leavesEachOnItsOwn();
    void oldRequests_areForgotten();
};

/// This program as another process: first with "--hold", a second start with "--hand-over".
static int other(const QStringList &arguments)
{
    SingleInstance instance(arguments.value(2));
    if (arguments.value(1) == u"--hold"_s) {
        std::puts(instance.isFirst() ? "first" : "not first");
        std::fflush(stdout);
        QThread::sleep(60); // answers nothing
        return 0;
    }
    return !instance.isFirst() && instance.handOver(arguments.value(3)) ? 0 : 1;
}

void SingleInstanceTest::second_handsItsFileOver()
{
    QTemporaryDir folder;
    SingleInstance first(folder.filePath(u"a/b"_s));
    QVERIFY(first.isFirst());
    QSignalSpy requests(&first, &SingleInstance::requested);
    QProcess second;
    second.setWorkingDirectory(folder.path());
    second.start(QCoreApplication::applicationFilePath(),
                 {u"--hand-over"_s, folder.filePath(u"a/b"_s), u"显卡 one.gpuwise"_s});
    QVERIFY(second.waitForStarted());
    QTRY_COMPARE(requests.size(), 1);
    QCOMPARE(requests.front().front().toString(),
             folder.filePath(u"显卡 one.gpuwise"_s)); // seen from its folder
    QTRY_COMPARE(second.state(), QProcess::NotRunning);
    QCOMPARE(second.exitCode(), 0);
    QCOMPARE(QDir(folder.filePath(u"a/b"_s)).entryList(QDir::Files), QStringList{u"window.lock"_s});
}

void SingleInstanceTest::end_letsTheNextBeFirst()
{
    QTemporaryDir folder;
    {
        const SingleInstance first(folder.path());
        QVERIFY(first.isFirst());
        QProcess second;
        second.start(QCoreApplication::applicationFilePath(), {u"--hold"_s, folder.path()});
        QVERIFY(second.waitForReadyRead());
        QCOMPARE(second.readAllStandardOutput().trimmed(), QByteArray("not first"));
        second.kill();
        second.waitForFinished();
    }
    QVERIFY(SingleInstance(folder.path()).isFirst());
}

void SingleInstanceTest::killedFirst_givesItsPlaceUp()
{
    QTemporaryDir folder;
    QProcess first;
    first.start(QCoreApplication::applicationFilePath(), {u"--hold"_s, folder.path()});
    QVERIFY(first.waitForReadyRead());
    QCOMPARE(first.readAllStandardOutput().trimmed(), QByteArray("first"));
    QVERIFY(!SingleInstance(folder.path()).isFirst());
    first.kill();
    QVERIFY(first.waitForFinished());
    QVERIFY(SingleInstance(folder.path()).isFirst());
}

void SingleInstanceTest::silentFirst_isNotWaitedForLong()
{
    QTemporaryDir folder;
    QProcess first;
    first.start(QCoreApplication::applicationFilePath(), {u"--hold"_s, folder.path()});
    QVERIFY(first.waitForReadyRead());
    const SingleInstance second(folder.path());
    QVERIFY(!second.isFirst());
    QVERIFY(!second.handOver({}, 200));
    QVERIFY(QDir(folder.path()).entryList({u"*.request"_s}).isEmpty()); // taken back
    first.kill();
    first.waitForFinished();
}

void SingleInstanceTest::folderThatCannotBeMade_leavesEachOnItsOwn()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(SingleInstance(folder.filePath(u"file/below"_s)).isFirst());
}

void SingleInstanceTest::oldRequests_areForgotten()
{
    QTemporaryDir folder;
    QFile old(folder.filePath(u"old.request"_s));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("/tmp/x") > 0 && old.flush());
    QVERIFY(old.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
    old.close();
    QFile young(folder.filePath(u"young.request"_s)); // of a start at the same moment
    QVERIFY(young.open(QIODevice::WriteOnly) && young.write("/tmp/y") > 0);
    young.close();
    SingleInstance first(folder.path());
    QSignalSpy requests(&first, &SingleInstance::requested);
    QTRY_COMPARE(requests.size(), 1);
    QCOMPARE(requests.front().front().toString(), u"/tmp/y"_s);
    QVERIFY(!QFile::exists(old.fileName()));
}

} // namespace gpuwise

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1StringView("--hold") ||
        arguments.value(1) == QLatin1StringView("--hand-over"))
        return gpuwise::other(arguments);
    gpuwise::SingleInstanceTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_singleinstance.moc"
