// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every operation on the disk fails once, and from then on for ever, until everything runs through without a
// fault: after each the store is as before the edit or as after it, whole, and works again.
#include "db/connection.h"
#include "tests/db/userstore/faultyvfs.h"
#include "tests/db/userstore/storesamples.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <QVariant>

namespace gpuwise {

using namespace Qt::StringLiterals;

class UserStoreFaultsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { FaultyVfs::install(); }
    /// In memory where there is such a disk: hundreds of rounds flush it, and it is the layer above that
    /// fails.
    void init()
    {
        const QString memory = QStringLiteral("/dev/shm");
        m_folder = QFileInfo(memory).isWritable()
                       ? std::make_unique<QTemporaryDir>(memory + QStringLiteral("/gpuwise-XXXXXX"))
                       : std::make_unique<QTemporaryDir>();
    }
    void cleanup() { FaultyVfs::disarm(); }
    void edit_data() { faults(); }
    void edit();
    void firstEdit_data() { faults(); }
    void firstEdit();
    void migration_data() { faults(); }
    void migration();
    void repair_data() { faults(); }
    void repair();

private:
    static void faults();
    QString path() const { return m_folder->filePath(u"user.sqlite"_s); }
    void restore(const QByteArray &bytes) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void UserStoreFaultsTest::faults()
{
    QTest::addColumn<bool>("forEver");
    QTest::addColumn<bool>("full");
    QTest::newRow("once, the disk fails") << false << false;
    QTest::newRow("once, the disk is full") << false << true;
    QTest::newRow("for ever, the disk fails") << true << false;
    QTest::newRow("for ever, the disk is full") << true << true;
}

/// The folder as it was: only the store with these bytes; no store for none.
void UserStoreFaultsTest::restore(const QByteArray &bytes) const
{
    for (const QFileInfo &file : QDir(m_folder->path()).entryInfoList(QDir::Files))
        QVERIFY(QFile::remove(file.filePath()));
    QDir(m_folder->filePath(u"backups"_s)).removeRecursively();
    if (bytes.isEmpty())
        return;
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

static FaultyVfs::Fault faultOf(bool full)
{
    return full ? FaultyVfs::Fault::DiskFull : FaultyVfs::Fault::Io;
}

void UserStoreFaultsTest::edit()
{
    QFETCH(bool, forEver);
    QFETCH(bool, full);
    const UserData before = sampleData();
    QVERIFY(std::holds_alternative<qint64>(openStore(path()).apply(editsThatMake(before), 0)));
    const QByteArray bytes = bytesOf(path());
    UserEdits edits{RemoveCard{u"own-a"_s}, SetFavourites{}};
    for (int i = 0; i < 200; ++i) // more than one page of the file
        edits.push_back(PutPrice{samplePrice(u"own-n%1"_s.arg(i))});
    UserData after = before;
    applyEdits(after, edits);

    int rounds = 0;
    for (int n = 1;; ++n) {
        restore(bytes);
        const UserStore store = openStore(path());
        FaultyVfs::arm(n, forEver, faultOf(full));
        const auto answer = store.apply(edits, 1);
        const bool reached = FaultyVfs::operations() >= n;
        FaultyVfs::disarm();
        const bool said = std::holds_alternative<qint64>(answer);
        const UserSnapshot found = readStore(path());
        QVERIFY2(found.data == (said ? after : before), qPrintable(u"operation %1"_s.arg(n)));
        QCOMPARE(integrityOf(path()), u"ok"_s);
        if (!said) { // it works again
            QVERIFY(std::holds_alternative<qint64>(store.apply(edits, found.revision)));
            QVERIFY(readStore(path()).data == after);
        }
        if (!reached) {
            QVERIFY(said);
            break;
        }
        ++rounds;
    }
    qInfo("%d operations failed one after the other, 0 lost", rounds);
    QVERIFY(rounds > 10); // the faults came through: Qt's driver uses this SQLite
}

void UserStoreFaultsTest::firstEdit()
{
    QFETCH(bool, forEver);
    QFETCH(bool, full);
    const UserEdits edits = editsThatMake(sampleData());
    int rounds = 0;
    for (int n = 1;; ++n) {
        restore({});
        const UserStore store = openStore(path());
        FaultyVfs::arm(n, forEver, faultOf(full));
        const auto answer = store.apply(edits, 0);
        const bool reached = FaultyVfs::operations() >= n;
        FaultyVfs::disarm();
        const bool said = std::holds_alternative<qint64>(answer);
        QVERIFY2(readStore(path()).data == (said ? sampleData() : UserData{}),
                 qPrintable(u"operation %1"_s.arg(n)));
        if (!said)
            QVERIFY(std::holds_alternative<qint64>(openStore(path()).apply(edits, 0)));
        QVERIFY(readStore(path()).data == sampleData());
        QCOMPARE(integrityOf(path()), u"ok"_s);
        if (!reached)
            break;
        ++rounds;
    }
    qInfo("%d operations failed one after the other, 0 lost", rounds);
    QVERIFY(rounds > 10);
}

void UserStoreFaultsTest::migration()
{
    QFETCH(bool, forEver);
    QFETCH(bool, full);
    makeVersion1(path());
    const QByteArray bytes = bytesOf(path());
    int rounds = 0;
    for (int n = 1;; ++n) {
        restore(bytes);
        FaultyVfs::arm(n, forEver, faultOf(full));
        const auto opened = UserStore::open(path());
        const bool reached = FaultyVfs::operations() >= n;
        FaultyVfs::disarm();
        {
            const Connection db(path(), Connection::Mode::ReadWrite);
            const int version = db.value(u"PRAGMA user_version"_s).toInt();
            QVERIFY2(version == 1 || version == 2, qPrintable(u"operation %1"_s.arg(n)));
            QCOMPARE(db.value(u"SELECT count(*) FROM sqlite_schema WHERE name = 'touched'"_s).toInt(),
                     version - 1);
            if (std::holds_alternative<UserStore>(opened))
                QCOMPARE(version, 2);
            if (version == 2) { // never migrated without a whole copy of what was
                QVERIFY(!userStoreBackups(path()).isEmpty());
                const Connection copy(userStoreBackups(path()).front(), Connection::Mode::Immutable);
                QCOMPARE(copy.value(u"PRAGMA integrity_check"_s).toString(), u"ok"_s);
                QCOMPARE(copy.value(u"SELECT count(*) FROM prices"_s).toInt(), 1);
            }
        }
        QCOMPARE(integrityOf(path()), u"ok"_s);
        QVERIFY(readStore(path()).data == dataOfVersion1()); // the next start migrates
        if (!reached)
            break;
        ++rounds;
    }
    qInfo("%d operations failed one after the other, 0 lost", rounds);
    QVERIFY(rounds > 10);
}

/// A store whose records of one page are gone.
static QByteArray damagedBytes(const QString &path)
{
    UserEdits edits = editsThatMake(sampleData());
    for (int i = 0; i < 300; ++i)
        edits.push_back(PutPrice{samplePrice(u"own-n%1"_s.arg(i, 4, 10, QLatin1Char('0')))});
    if (!std::holds_alternative<qint64>(openStore(path).apply(edits, 0)))
        qFatal("no store");
    QByteArray bytes = bytesOf(path);
    const qsizetype at = bytes.indexOf("own-n0150"); // somewhere in a leaf of the table
    const qsizetype page = at / 4096 * 4096;
    bytes.replace(page, 4096, QByteArray(4096, '\x5a'));
    return bytes;
}

void UserStoreFaultsTest::repair()
{
    QFETCH(bool, forEver);
    QFETCH(bool, full);
    const QByteArray damaged = damagedBytes(path());
    int rounds = 0;
    for (int n = 1;; ++n) {
        restore(damaged);
        FaultyVfs::arm(n, forEver, faultOf(full));
        const auto answer = repairUserStore(path());
        const bool reached = FaultyVfs::operations() >= n;
        FaultyVfs::disarm();
        const bool said = std::holds_alternative<StoreRepair>(answer);
        if (said) {
            QCOMPARE(bytesOf(std::get<StoreRepair>(answer).keptAside), damaged);
            QCOMPARE(integrityOf(path()), u"ok"_s);
        } else {
            QVERIFY2(bytesOf(path()) == damaged, qPrintable(u"operation %1"_s.arg(n)));
        }
        if (!reached) {
            QVERIFY(said);
            break;
        }
        ++rounds;
    }
    qInfo("%d operations failed one after the other, 0 lost", rounds);
    QVERIFY(rounds > 10);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::UserStoreFaultsTest)
#include "tst_userstorefaults.moc"
