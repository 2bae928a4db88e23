// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is kept of a session when the program is killed: this program starts itself as the one that is killed.
#include "model/sessionfiles/recovery.h"
#include "tests/model/sessionsamples.h"
#include "tests/support/testsupport.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

namespace gpuwise {

namespace {

const Catalogue &facts()
{
    return shippedCatalogue();
}

/// A running program: session, keeper and recovery in one folder.
struct Program
{
    explicit Program(const QString &folder)
        : session(std::shared_ptr<const Catalogue>(&facts(), [](const Catalogue *) {}), QDate(2026, 11, 30),
                  {})
        , keeper(session)
        , recovery(keeper, folder, [this] { return view; })
    {}
    SessionView view{QStringLiteral("tiers"), {}};
    Session session;
    SessionKeeper keeper;
    Recovery recovery;
};

const CardGroup card{QStringLiteral("nvidia-rtx-4090-24gb"), 1};

/// The child that edits once, waits until that is kept, says so and waits for its end.
int editAndWait(const QString &folder)
{
    Program program(folder);
    program.session.addCard(card);
    QElapsedTimer time;
    time.start();
    while (!QFileInfo::exists(program.recovery.ownPath()) && time.elapsed() < 20000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
    std::puts(qPrintable(QString::number(time.elapsed())));
    std::fflush(stdout);
    for (;;)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1000);
}

/// The child that saves two contents in turn as fast as it can.
int saveForEver(const QString &path)
{
    const SessionDocument full = fullSession();
    facts(); // read before the clock runs
    std::puts("ready");
    std::fflush(stdout);
    for (bool first = true;; first = !first)
        if (!writeSessionFile(facts(), first ? full : SessionDocument(), path).isEmpty())
            return 1;
}

} // namespace

class TestRecovery : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void killedProgram_leavesItsWork();
    void killedWhileSaving_oldOrNew();
    void runningProgram_isLeftAlone();
    void cleanEnd_keepsTheSessionOnly();
    void undone_leavesNothing();
    void damagedFile_isSetAside();
    void fromAFile_knowsWhereItCameFrom();
    void unreadableFolder_isNoReasonToFail();
};

void TestRecovery::killedProgram_leavesItsWork()
{
    QTemporaryDir folder;
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--edit"), folder.path()});
    QVERIFY(child.waitForReadyRead(30000));
    const int afterMs = child.readLine().trimmed().toInt();
    QVERIFY2(afterMs >= 1000 && afterMs < 15000, qPrintable(QString::number(afterMs))); // a moment later
    Program program(folder.path());
    QVERIFY(program.recovery.found().empty()); // it still runs
    child.kill();
    QVERIFY(child.waitForFinished());
    const std::vector<Recovery::Found> found = program.recovery.found();
    QCOMPARE(found.size(), std::size_t{1});
    const SessionKeeper::Opened opened = program.recovery.takeOver(found[0].path);
    QVERIFY(opened.ok);
    QCOMPARE(opened.view.page, QStringLiteral("tiers"));
    QCOMPARE(program.session.shortlist(), (std::vector<CardGroup>{card}));
    QVERIFY(program.keeper.isModified());
    QVERIFY(!QFileInfo::exists(found[0].path));
    QVERIFY(QFileInfo::exists(program.recovery.ownPath())); // never without a copy
    QVERIFY(program.recovery.found().empty());
}

void TestRecovery::killedWhileSaving_oldOrNew()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.gpuwise"));
    QCOMPARE(writeSessionFile(facts(), SessionDocument(), path), QString());
    int full = 0;
    constexpr int times = 300;
    for (int i = 0; i < times; ++i) {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--save"), path});
        QVERIFY(child.waitForReadyRead(30000));
        QTest::qSleep(static_cast<int>(QRandomGenerator::global()->bounded(1, 20)));
        child.kill();
        QVERIFY(child.waitForFinished());
        const SessionReadResult result = readSessionFile(facts(), path);
        const auto *content = std::get_if<SessionFileContent>(&result);
        QVERIFY2(content, content ? "" : qPrintable(sessionProblemText(std::get<SessionProblem>(result))));
        const bool isFull = content->document == fullSession();
        QVERIFY(isFull || content->document == SessionDocument());
        full += isFull ? 1 : 0;
    }
    QVERIFY2(full > 0, "no child got as far as saving");
    qInfo("%d kills, 0 lost", times);
}

void TestRecovery::runningProgram_isLeftAlone()
{
    QTemporaryDir folder;
    Program one(folder.path());
    one.session.addCard(card);
    one.recovery.writeNow();
    Program other(folder.path());
    QVERIFY(other.recovery.found().empty());
    QVERIFY(QFileInfo::exists(one.recovery.ownPath()));
}

void TestRecovery::cleanEnd_keepsTheSessionOnly()
{
    QTemporaryDir folder;
    {
        Program program(folder.path());
        program.session.addCard(card);
        program.recovery.writeNow();
        QVERIFY(QFileInfo::exists(program.recovery.ownPath()));
        program.recovery.endCleanly();
        QVERIFY(!QFileInfo::exists(program.recovery.ownPath()));
    }
    Program next(folder.path());
    QVERIFY(next.recovery.found().empty());
    const SessionKeeper::Opened last = next.recovery.restoreLast();
    QVERIFY(last.ok);
    QCOMPARE(last.view.page, QStringLiteral("tiers"));
    QCOMPARE(next.session.shortlist(), (std::vector<CardGroup>{card}));
    QVERIFY(!next.session.canUndo());
}

void TestRecovery::undone_leavesNothing()
{
    QTemporaryDir folder;
    Program program(folder.path());
    program.session.addCard(card);
    program.recovery.writeNow();
    program.session.undo();
    program.recovery.writeNow();
    QVERIFY(!QFileInfo::exists(program.recovery.ownPath()));
    QVERIFY(!program.keeper.isModified());
}

void TestRecovery::damagedFile_isSetAside()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("recovery-dead.gpuwise"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"gpuwise-session\", ");
    file.close();
    Program program(folder.path());
    const auto found = program.recovery.found();
    QCOMPARE(found.size(), std::size_t{1});
    const SessionState before = program.session.state();
    const SessionKeeper::Opened opened = program.recovery.takeOver(found[0].path);
    QVERIFY(!opened.ok);
    QVERIFY2(opened.text.contains(QLatin1StringView("recovery-dead.gpuwise.damaged")),
             qPrintable(opened.text));
    QVERIFY(program.session.state() == before);
    QVERIFY(program.recovery.found().empty()); // it is not offered again
    QVERIFY(QFileInfo::exists(path + QStringLiteral(".damaged")));
}

void TestRecovery::fromAFile_knowsWhereItCameFrom()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("mine.gpuwise"));
    {
        Program program(folder.path());
        QCOMPARE(program.keeper.saveAs(path, {}), QString());
        QVERIFY(!program.keeper.isModified());
        program.session.addCard(card);
        QVERIFY(program.keeper.isModified());
        program.recovery.writeNow();
    } // gone without a clean end
    Program next(folder.path());
    const auto found = next.recovery.found();
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(next.recovery.takeOver(found[0].path).ok);
    QCOMPARE(next.keeper.path(), path);
    QVERIFY(next.keeper.isModified());
    next.session.removeCard(card);
    QVERIFY(!next.keeper.isModified()); // as the file has it
}

void TestRecovery::unreadableFolder_isNoReasonToFail()
{
    QTemporaryDir folder;
    const QString blocked = folder.filePath(QStringLiteral("file"));
    QFile file(blocked);
    QVERIFY(file.open(QIODevice::WriteOnly)); // a file where the folder should be
    file.close();
    Program program(blocked);
    program.session.addCard(card);
    program.recovery.writeNow();
    QVERIFY(program.recovery.found().empty());
    QVERIFY(!program.recovery.restoreLast().ok);
    program.recovery.endCleanly();
}

} // namespace gpuwise

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1StringView("--edit"))
        return gpuwise::editAndWait(arguments.value(2));
    if (arguments.value(1) == QLatin1StringView("--save"))
        return gpuwise::saveForEver(arguments.value(2));
    gpuwise::TestRecovery test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_recovery.moc"
