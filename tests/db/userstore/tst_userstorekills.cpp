// SPDX-License-Identifier: GPL-3.0-or-later
//
// Other processes: killed while saving, editing at the same time, on a full disk. This program starts itself
// as the one that is killed.
#include "tests/db/userstore/storesamples.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>
#include <QThread>

#include <sys/resource.h>

#include <csignal>
#include <cstdio>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// Two records that always change together: seen apart, an edit was cut in half.
UserEdits twins(qint64 number)
{
    OwnPrice price = samplePrice(u"own-twin"_s);
    price.price = {number + 1, Currency::Usd};
    OwnCard card = sampleCard(u"own-twin"_s);
    card.notes =
        QString::number(number) + QString(static_cast<qsizetype>(number % 9000), u'x'); // of changing length
    return {PutPrice{price}, PutCard{card}};
}

/// The number that both records say; -1 when there are none, -2 when they differ.
qint64 numberOf(const UserData &data)
{
    if (data.prices.empty() && data.cards.empty())
        return -1;
    if (data.prices.size() != 1 || data.cards.size() != 1)
        return -2;
    const qint64 number = data.prices.front().price.units - 1;
    const UserData wanted = [&] {
        UserData twin;
        applyEdits(twin, twins(number));
        return twin;
    }();
    return data.cards == wanted.cards ? number : -2;
}

/// Saves one number after the other for ever and says each when it is saved.
int saveForEver(const QString &path)
{
    UserSnapshot at = readStore(path);
    for (qint64 number = numberOf(at.data) + 1;; ++number) {
        const auto answer = openStore(path).apply(twins(number), at.revision);
        if (!std::holds_alternative<qint64>(answer))
            return 1;
        at.revision = std::get<qint64>(answer);
        std::printf("%lld\n", static_cast<long long>(number));
        std::fflush(stdout);
    }
}

/// Adds one to the number in the store, as often as told, whatever the others do meanwhile.
int countUp(const QString &path, int times)
{
    for (int done = 0; done < times;) {
        const UserSnapshot at = readStore(path);
        const auto answer = openStore(path).apply(twins(numberOf(at.data) + 1), at.revision);
        if (std::holds_alternative<qint64>(answer))
            ++done;
        else if (const auto code = std::get<StoreProblem>(answer).code;
                 code != StoreProblem::Code::Conflict && code != StoreProblem::Code::Busy)
            return 1;
    }
    return 0;
}

} // namespace

class UserStoreKillsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void killedWhileSaving_nothingIsLost();
    void severalProcesses_noLostUpdate();
    void fullDisk_oldStateStays();

private:
    QString path() const { return m_folder->filePath(u"user.sqlite"_s); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void UserStoreKillsTest::killedWhileSaving_nothingIsLost()
{
    constexpr int kills = 300;
    constexpr int longestMs = 12;
    qint64 saved = -1;
    int halves = 0, lost = 0, journals = 0;
    for (int kill = 0; kill < kills; ++kill) {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {u"--save-for-ever"_s, path()});
        QVERIFY(child.waitForReadyRead(10000));
        QThread::usleep(QRandomGenerator::global()->bounded(longestMs * 1000));
        child.kill();
        QVERIFY(child.waitForFinished(10000));
        const QList<QByteArray> lines = child.readAllStandardOutput().trimmed().split('\n');
        saved = lines.last().toLongLong();
        journals += QFileInfo::exists(path() + u"-journal"_s) ? 1 : 0;
        const UserSnapshot found = readStore(path());
        const qint64 number = numberOf(found.data);
        halves += number == -2 ? 1 : 0;
        // What was said to be saved is there, or the one that was saved and could not be said any more.
        lost += number == saved || number == saved + 1 ? 0 : 1;
        QCOMPARE(integrityOf(path()), u"ok"_s);
    }
    qInfo("%d kills, %d lost (%d in the middle of a transaction, %lld edits)", kills, lost + halves, journals,
          static_cast<long long>(saved));
    QCOMPARE(halves, 0);
    QCOMPARE(lost, 0);
    QVERIFY(journals > 0); // some kills came in the middle
}

void UserStoreKillsTest::severalProcesses_noLostUpdate()
{
    constexpr int processes = 3, each = 40;
    std::vector<std::unique_ptr<QProcess>> children;
    for (int i = 0; i < processes; ++i) {
        children.push_back(std::make_unique<QProcess>());
        children.back()->start(QCoreApplication::applicationFilePath(),
                               {u"--count-up"_s, path(), QString::number(each)});
    }
    for (const auto &child : children) {
        QVERIFY(child->waitForFinished(60000));
        QCOMPARE(child->exitCode(), 0);
    }
    QCOMPARE(numberOf(readStore(path()).data), qint64{processes * each - 1});
    QCOMPARE(readStore(path()).revision, qint64{processes * each});
    QCOMPARE(integrityOf(path()), u"ok"_s);
}

void UserStoreKillsTest::fullDisk_oldStateStays()
{
    const QString disk = m_folder->filePath(u"disk"_s);
    QVERIFY(QDir().mkpath(disk));
    const bool mounted =
        QProcess::execute(u"mount"_s, {u"-t"_s, u"tmpfs"_s, u"-o"_s, u"size=1M"_s, u"tmpfs"_s, disk}) == 0;
    if (!mounted) { // no right to mount: a limit on the size of files stands for the disk
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{512 * 1024, RLIM_INFINITY};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &limit), 0);
    }
    const QString file = disk + u"/user.sqlite"_s;
    UserSnapshot good;
    int refused = 0;
    for (int i = 0; i < 200 && refused < 5; ++i) { // some 40 KB each
        UserEdits edits;
        for (int k = 0; k < 20; ++k) {
            OwnPrice price = samplePrice(u"own-%1-%2"_s.arg(i).arg(k));
            price.origin.note = QString(2000, u'n');
            edits.push_back(PutPrice{price});
        }
        const auto answer = openStore(file).apply(edits, good.revision);
        const UserSnapshot found = readStore(file);
        if (const auto *wrong = std::get_if<StoreProblem>(&answer)) {
            ++refused;
            QVERIFY(found.data == good.data);
            QCOMPARE(found.revision, good.revision);
            if (mounted)
                QCOMPARE(wrong->code, StoreProblem::Code::DiskFull);
        }
        QCOMPARE(integrityOf(file), u"ok"_s);
        good = found;
    }
    const auto copy = openStore(file).backUp();
    if (mounted)
        QProcess::execute(u"umount"_s, {disk});
    else {
        const rlimit none{RLIM_INFINITY, RLIM_INFINITY};
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
    QCOMPARE(refused, 5);
    QVERIFY(good.data.prices.size() >= 20);
    QVERIFY(!mounted || std::holds_alternative<StoreProblem>(copy)); // no room for a copy beside it
    qInfo("full disk (%s): %d edits refused, 0 lost", mounted ? "1 MB tmpfs" : "limit on the file size",
          refused);
}

} // namespace gpuwise

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1StringView("--save-for-ever"))
        return gpuwise::saveForEver(arguments.value(2));
    if (arguments.value(1) == QLatin1StringView("--count-up"))
        return gpuwise::countUp(arguments.value(2), arguments.value(3).toInt());
    gpuwise::UserStoreKillsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_userstorekills.moc"
