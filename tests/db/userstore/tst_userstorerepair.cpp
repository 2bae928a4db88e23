// SPDX-License-Identifier: GPL-3.0-or-later
//
// Damaged stores: kept aside as they were, and what can still be read comes back.
#include "db/connection.h"
#include "tests/db/userstore/storesamples.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <QVariant>

namespace gpuwise {

using namespace Qt::StringLiterals;

using Code = StoreProblem::Code;

static const QDateTime now(QDate(2026, 11, 30), QTime(12, 0), Qt::UTC);
static constexpr int pageBytes = 4096;
static constexpr int manyPrices = 300;

class UserStoreRepairTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void brokenPage_bothSidesComeBack();
    void brokenPage_theBackupHasTheRest();
    void brokenHeader_theBackupComesBack();
    void nothingReadable_startsAnew();
    void nothingToRepair_isSaid();
    void journalOfTheDamagedFile_isNotPlayedIntoTheNewOne();
    void everyPageZeroed_neverCrashes();

private:
    QString path() const { return m_folder->filePath(u"user.sqlite"_s); }
    void write(const QByteArray &bytes) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    StoreRepair repair() const
    {
        const auto answer = repairUserStore(path(), now);
        if (const auto *wrong = std::get_if<StoreProblem>(&answer)) {
            qWarning("%s", qPrintable(wrong->detail));
            return {};
        }
        return std::get<StoreRepair>(answer);
    }
    /// The page with record number 150 of the 300 prices, overwritten.
    QByteArray withABrokenPage() const
    {
        QByteArray bytes = bytesOf(path());
        const qsizetype page = bytes.indexOf("own-n0150") / pageBytes * pageBytes;
        return bytes.replace(page, pageBytes, QByteArray(pageBytes, '\x5a'));
    }
    QStringList filesInTheFolder() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void UserStoreRepairTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    UserEdits edits = editsThatMake(sampleData());
    for (int i = 0; i < manyPrices; ++i)
        edits.push_back(PutPrice{samplePrice(u"own-n%1"_s.arg(i, 4, 10, QLatin1Char('0')))});
    QVERIFY(std::holds_alternative<qint64>(openStore(path()).apply(edits, 0)));
}

void UserStoreRepairTest::brokenPage_bothSidesComeBack()
{
    const QByteArray damaged = withABrokenPage();
    write(damaged);
    const auto opened = UserStore::open(path(), now);
    QVERIFY(std::holds_alternative<StoreProblem>(opened));
    QCOMPARE(std::get<StoreProblem>(opened).code, Code::Damaged);
    const StoreRepair done = repair();
    QCOMPARE(done.keptAside, m_folder->filePath(u"user-damaged-20261130T120000-01.sqlite"_s));
    QCOMPARE(bytesOf(done.keptAside), damaged);
    QVERIFY(!done.readToEnd);
    QCOMPARE(done.fromBackup, 0);
    const UserData found = readStore(path()).data;
    QVERIFY(found.cards == sampleData().cards);
    QVERIFY(found.models == sampleData().models);
    // A leaf of 4,096 bytes holds some 20 of these records; those before and behind it are there.
    QVERIFY(found.prices.size() > 250 && found.prices.size() < 302);
    const auto has = [&](const QString &id) {
        return std::any_of(found.prices.begin(), found.prices.end(),
                           [&](const OwnPrice &p) { return p.id == id; });
    };
    QVERIFY(has(u"own-n0000"_s));
    QVERIFY(has(u"own-n0299"_s));
    QVERIFY(!has(u"own-n0150"_s));
    QCOMPARE(integrityOf(path()), u"ok"_s);
    QCOMPARE(filesInTheFolder(),
             (QStringList{u"user-damaged-20261130T120000-01.sqlite"_s, u"user.sqlite"_s}));
}

void UserStoreRepairTest::brokenPage_theBackupHasTheRest()
{
    const UserData before = readStore(path()).data;
    QVERIFY(std::holds_alternative<QString>(openStore(path()).backUp(now.addDays(-1))));
    // Changed since the backup: the damaged file's own records stand.
    QVERIFY(std::holds_alternative<qint64>(
        openStore(path()).apply({PutCard{sampleCard(u"own-a"_s, u"Renamed"_s)}}, 1)));
    write(withABrokenPage());
    const StoreRepair done = repair();
    QVERIFY(done.fromBackup > 0 && done.fromBackup < 50);
    QCOMPARE(done.backup, userStoreBackups(path()).front());
    const UserData found = readStore(path()).data;
    QCOMPARE(found.prices.size(), before.prices.size());
    QCOMPARE(found.cards.back().name, u"Renamed"_s);
}

void UserStoreRepairTest::brokenHeader_theBackupComesBack()
{
    const UserData before = readStore(path()).data;
    QVERIFY(std::holds_alternative<QString>(openStore(path()).backUp(now.addDays(-1))));
    QByteArray bytes = bytesOf(path());
    write(bytes.replace(0, 100, QByteArray(100, 'x')));
    QCOMPARE(std::get<StoreProblem>(UserStore::open(path(), now)).code, Code::NotADatabase);
    const StoreRepair done = repair();
    QCOMPARE(done.recovered, 0);
    QVERIFY(done.fromBackup > manyPrices);
    QVERIFY(readStore(path()).data == before);
}

void UserStoreRepairTest::nothingReadable_startsAnew()
{
    const QByteArray noise(10000, '\x7f');
    write(noise);
    const StoreRepair done = repair();
    QCOMPARE(done.recovered + done.fromBackup, 0);
    QCOMPARE(bytesOf(done.keptAside), noise);
    QVERIFY(readStore(path()).data.isEmpty());
    QVERIFY(std::holds_alternative<qint64>(openStore(path()).apply(editsThatMake(sampleData()), 0)));
}

void UserStoreRepairTest::nothingToRepair_isSaid()
{
    QVERIFY(QFile::remove(path()));
    const auto answer = repairUserStore(path(), now);
    QVERIFY(std::holds_alternative<StoreProblem>(answer));
    QVERIFY(filesInTheFolder().isEmpty());
}

void UserStoreRepairTest::journalOfTheDamagedFile_isNotPlayedIntoTheNewOne()
{
    write(withABrokenPage());
    QFile journal(path() + u"-journal"_s);
    QVERIFY(journal.open(QIODevice::WriteOnly));
    QVERIFY(journal.write(QByteArray::fromHex("d9d505f920a163d7") + QByteArray(600, '\1')) >
            0); // a header and noise
    journal.close();
    const StoreRepair done = repair();
    QVERIFY(!done.keptAside.isEmpty());
    QVERIFY(!QFileInfo::exists(path() + u"-journal"_s));
    QVERIFY(QFileInfo::exists(done.keptAside + u"-journal"_s));
    QCOMPARE(integrityOf(path()), u"ok"_s);
}

void UserStoreRepairTest::everyPageZeroed_neverCrashes()
{
    const QByteArray good = bytesOf(path());
    int repaired = 0;
    for (qsizetype at = 0; at < good.size(); at += pageBytes) {
        QByteArray bytes = good;
        write(bytes.replace(at, pageBytes, QByteArray(pageBytes, '\0')));
        QFile::remove(path() + u"-journal"_s);
        if (std::holds_alternative<StoreProblem>(UserStore::open(path(), now))) {
            const StoreRepair done = repair();
            QVERIFY(!done.keptAside.isEmpty());
            QFile::remove(done.keptAside);
            ++repaired;
        }
        if (QFileInfo::exists(
                path())) // nothing could be read with the first page gone: no file is an empty store
            QCOMPARE(integrityOf(path()), u"ok"_s);
        readStore(path());
    }
    qInfo("%d of %d pages, each zeroed: repaired", repaired, static_cast<int>(good.size() / pageBytes));
    QVERIFY(repaired > 5);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::UserStoreRepairTest)
#include "tst_userstorerepair.moc"
