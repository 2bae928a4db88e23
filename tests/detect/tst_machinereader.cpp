// SPDX-License-Identifier: GPL-3.0-or-later
//
// Recorded machines as a whole, and programs that do not behave: slow, endless, failing, leaving others
// behind.
#include "machine/machinereader.h"
#include "model/detect/readings.h"
#include "tests/detect/recordedtree.h"
#include "tests/support/testsupport.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>
#include <QThread>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/stat.h>
#endif

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

Machine read(const RecordedTree &tree)
{
    return readMachine(shippedCatalogue(), {tree.path()}, {});
}

QStringList cardIds(const Machine &machine)
{
    QStringList ids;
    for (const DetectedCard &card : machine.cards)
        if (!card.gpuId.isEmpty())
            ids << card.gpuId;
    return ids;
}

const Look &lookOf(const Machine &machine, const QString &source)
{
    for (const Look &look : machine.looks)
        if (look.source == source)
            return look;
    qFatal("%s was not asked", qPrintable(source));
}

/// A program of a name that detection looks for.
void writeProgram(const RecordedTree &folder, const char *name, const QByteArray &script)
{
    const QString file = QString::fromLatin1(name);
    folder.write(file, "#!/bin/sh\n" + script + "\n");
    if (!QFile::setPermissions(folder.filePath(file), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        qFatal("cannot make %s runnable", name);
}

const QByteArray oneCard =
    "echo '00000000:01:00.0, NVIDIA GeForce RTX 3090, 0x220410DE, 0x00001043, 24576 MiB'";

} // namespace

class MachineReaderTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void severalCards();
    void laptop();
    void virtualMachine();
    void server();
    void nothingThere();
    void malformedOutputs();
    void fifoInsteadOfAFile();
    void recordedMachine_runsNothing();
    void program_isAsked();
    void program_hangs();
    void program_closesItsOutputAndHangs();
    void program_neverStopsTalking();
    void program_fails();
    void program_leavesNobodyBehind();
    void program_isCancelled();
    void programs_areSearchedInAbsoluteFoldersOnly();
};

void MachineReaderTest::severalCards()
{
    const RecordedTree tree;
    addTwoCardsOfDifferentVendors(tree);
    const Machine machine = read(tree);
    QCOMPARE(machine.cards.size(), std::size_t(3));
    QCOMPARE(cardIds(machine), (QStringList{u"nvidia-rtx-4090-24gb"_s, u"amd-radeon-rx-7900-xtx"_s}));
    QCOMPARE(machine.cards[2].match, CardMatch::NotACard); // the processor's own
    QCOMPARE(lookOf(machine, u"nvidia-smi"_s).result, LookResult::Read);
    QCOMPARE(lookOf(machine, u"amd-smi"_s).result, LookResult::NotThere);
    QCOMPARE(lookOf(machine, u"rocm-smi"_s).found, 2);
}

void MachineReaderTest::laptop()
{
    const RecordedTree tree;
    addLaptop(tree);
    const Machine machine = read(tree);
    QCOMPARE(machine.cards.size(), std::size_t(2));
    QCOMPARE(cardIds(machine), QStringList{u"nvidia-rtx-4060-laptop-8gb"_s});
    QCOMPARE(machine.cards[1].kind, GraphicsKind::Integrated);
}

void MachineReaderTest::virtualMachine()
{
    const RecordedTree tree;
    addVirtualMachine(tree);
    const Machine machine = read(tree);
    QCOMPARE(machine.cards.size(), std::size_t(1));
    QCOMPARE(machine.cards[0].kind, GraphicsKind::Virtual);
    QVERIFY(cardIds(machine).isEmpty());
}

/// Eight cards and the screen of the management controller.
void MachineReaderTest::server()
{
    const RecordedTree tree;
    tree.add({"0000:03:00.0", "0x1a03", "0x2000", "0x030000", "0x1a03:0x2000", "0x52", "ast"});
    QByteArray rows;
    for (int i = 0; i < 8; ++i) {
        const QByteArray bus = "0000:" + QByteArray::number(0x10 + i, 16) + ":00.0";
        tree.add({bus.constData(), "0x10de", "0x2330", "0x030200", "0x10de:0x16c1", "0xa1", "nvidia"});
        // An H100 of 80 GB reports 81559 MiB.
        rows += "0000" + bus + ", NVIDIA H100 80GB HBM3, 0x233010DE, 0x16C110DE, 81559 MiB\n";
    }
    tree.write(u"nvidia-smi.txt"_s, rows);
    const Machine machine = read(tree);
    QCOMPARE(machine.cards.size(), std::size_t(9));
    QCOMPARE(cardIds(machine), QStringList(8, u"nvidia-h100-sxm5-80gb"_s));
    QCOMPARE(machine.cards[8].kind, GraphicsKind::Management);
}

void MachineReaderTest::nothingThere()
{
    const RecordedTree tree;
    const Machine machine = read(tree);
    QVERIFY(machine.cards.empty());
    for (const Look &look : machine.looks)
        QCOMPARE(look.result, LookResult::NotThere);
}

void MachineReaderTest::malformedOutputs()
{
    const RecordedTree tree;
    addLaptop(tree);
    tree.write(u"nvidia-smi.txt"_s,
               "NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver.\n");
    tree.write(u"rocm-smi.json"_s, "{\"card0\": ");
    tree.write(u"amd-smi.json"_s, QByteArray(3 * mostOutputBytes, '['));
    const Machine machine = read(tree);
    // sysfs says what it is all the same: no other product has the id.
    QCOMPARE(cardIds(machine), QStringList{u"nvidia-rtx-4060-laptop-8gb"_s});
    QCOMPARE(lookOf(machine, u"nvidia-smi"_s).result, LookResult::NotReadable);
    QCOMPARE(lookOf(machine, u"amd-smi"_s).result, LookResult::TooLong);
    QCOMPARE(lookOf(machine, u"rocm-smi"_s).result, LookResult::NotReadable);
}

void MachineReaderTest::fifoInsteadOfAFile()
{
#ifdef Q_OS_UNIX
    const RecordedTree tree;
    QCOMPARE(mkfifo(qPrintable(tree.filePath(u"nvidia-smi.txt"_s)), 0600), 0);
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(lookOf(read(tree), u"nvidia-smi"_s).result, LookResult::NotThere);
    QVERIFY(clock.elapsed() < 2000);
#endif
}

void MachineReaderTest::recordedMachine_runsNothing()
{
    const RecordedTree tree, programs;
    writeProgram(programs, "nvidia-smi", "touch \"" + programs.path().toUtf8() + "/ran\"");
    readMachine(shippedCatalogue(), {tree.path(), {programs.path()}}, {});
    QVERIFY(!QFile::exists(programs.filePath(u"ran"_s)));
}

void MachineReaderTest::program_isAsked()
{
    const RecordedTree programs;
    writeProgram(programs, "nvidia-smi",
                 "echo \"$@\" > \"" + programs.path().toUtf8() + "/words\"; " + oneCard);
    const Machine machine = readMachine(shippedCatalogue(), {{}, {programs.path()}}, {});
    QVERIFY(cardIds(machine).contains(u"nvidia-rtx-3090-24gb"_s));
    QCOMPARE(lookOf(machine, u"nvidia-smi"_s).place, programs.filePath(u"nvidia-smi"_s));
    QFile words(programs.filePath(u"words"_s));
    QVERIFY(words.open(QIODevice::ReadOnly));
    QCOMPARE(
        words.readAll().trimmed(),
        "--query-gpu=pci.bus_id,name,pci.device_id,pci.sub_device_id,memory.total --format=csv,noheader");
}

void MachineReaderTest::program_hangs()
{
    const RecordedTree programs;
    writeProgram(programs, "nvidia-smi", oneCard + "; sleep 60");
    QElapsedTimer clock;
    clock.start();
    const Machine machine = readMachine(shippedCatalogue(), {{}, {programs.path()}, {300}}, {});
    QVERIFY2(clock.elapsed() < 2500, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(lookOf(machine, u"nvidia-smi"_s).result, LookResult::TimedOut);
    QVERIFY(!cardIds(machine).contains(u"nvidia-rtx-3090-24gb"_s)); // half an answer is none
    QCOMPARE(RunLimits().milliseconds, 2000);
}

void MachineReaderTest::program_closesItsOutputAndHangs()
{
    const RecordedTree programs;
    writeProgram(programs, "nvidia-smi", "exec >&-; sleep 60");
    QElapsedTimer clock;
    clock.start();
    const ProgramRun run = runProgram(programs.filePath(u"nvidia-smi"_s), {}, {300}, {});
    QCOMPARE(run.result, LookResult::TimedOut);
    QVERIFY(clock.elapsed() < 2500);
}

void MachineReaderTest::program_neverStopsTalking()
{
    const RecordedTree programs;
    writeProgram(programs, "nvidia-smi",
                 "while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done");
    const ProgramRun run = runProgram(programs.filePath(u"nvidia-smi"_s), {}, {20000, 65536}, {});
    QCOMPARE(run.result, LookResult::TooLong);
    QVERIFY(run.output.isEmpty());
}

void MachineReaderTest::program_fails()
{
    const RecordedTree programs;
    writeProgram(programs, "nvidia-smi", oneCard + "; exit 9");
    const Machine machine = readMachine(shippedCatalogue(), {{}, {programs.path()}}, {});
    QCOMPARE(lookOf(machine, u"nvidia-smi"_s).result, LookResult::Failed);
    QCOMPARE(lookOf(machine, u"nvidia-smi"_s).exitCode, 9);
    QVERIFY(!cardIds(machine).contains(u"nvidia-rtx-3090-24gb"_s));
    // What is no program at all.
    programs.write(u"broken"_s, "\x7f"
                                "ELF");
    QVERIFY(QFile::setPermissions(programs.filePath(u"broken"_s), QFile::ReadOwner | QFile::ExeOwner));
    QCOMPARE(runProgram(programs.filePath(u"broken"_s), {}, {}, {}).result, LookResult::Failed);
    QCOMPARE(runProgram(u"nvidia-smi"_s, {}, {}, {}).result, LookResult::NotThere);
}

void MachineReaderTest::program_leavesNobodyBehind()
{
#ifdef Q_OS_UNIX
    const RecordedTree programs;
    const QByteArray pidFile = programs.path().toUtf8() + "/pid";
    writeProgram(programs, "nvidia-smi", "sleep 300 & echo $! > \"" + pidFile + "\"; wait");
    QCOMPARE(runProgram(programs.filePath(u"nvidia-smi"_s), {}, {500}, {}).result, LookResult::TimedOut);
    QFile file(QString::fromUtf8(pidFile));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const int pid = file.readAll().trimmed().toInt();
    QVERIFY(pid > 0);
    const auto gone = [pid] {
        QFile status(u"/proc/%1/stat"_s.arg(pid)); // a zombie is gone too: nobody collects it here
        return ::kill(pid, 0) != 0 || !status.open(QIODevice::ReadOnly) || status.readAll().contains(") Z ");
    };
    QTRY_VERIFY(gone());
#endif
}

void MachineReaderTest::program_isCancelled()
{
    const RecordedTree programs;
    writeProgram(programs, "nvidia-smi", "sleep 60");
    QElapsedTimer clock;
    clock.start();
    const Machine machine = readMachine(shippedCatalogue(), {{}, {programs.path()}, {30000}},
                                        [&clock] { return clock.elapsed() > 200; });
    QVERIFY(clock.elapsed() < 3000);
    QVERIFY(machine.cancelled);
    QCOMPARE(lookOf(machine, u"nvidia-smi"_s).result, LookResult::Cancelled);
}

void MachineReaderTest::programs_areSearchedInAbsoluteFoldersOnly()
{
    const RecordedTree programs;
    writeProgram(programs, "gpuwise-no-such-tool", oneCard);
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(programs.path()));
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", ".:");
    QVERIFY(findProgram(u"gpuwise-no-such-tool"_s).isEmpty());
    qputenv("PATH", programs.path().toUtf8());
    QCOMPARE(findProgram(u"gpuwise-no-such-tool"_s), programs.filePath(u"gpuwise-no-such-tool"_s));
    qputenv("PATH", path);
    QVERIFY(QDir::setCurrent(before));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::MachineReaderTest)
#include "tst_machinereader.moc"
