// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's store: what goes in comes out, edits on old revisions, every wrong thing at its path, versions.
#include "db/migrator.h"
#include "tests/db/userstore/storesamples.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>
#include <QVariant>

#include <sys/stat.h>
#include <unistd.h>

namespace gpuwise {

using namespace Qt::StringLiterals;

using Code = StoreProblem::Code;

class UserStoreTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void noFile_isAnEmptyStoreAndStaysNone();
    void everything_comesBackAsItWas();
    void changedRecord_keepsItsPlace();
    void removedRecords_areGoneWithTheirValues();
    void inverse_undoesInTheStore();
    void staleRevision_isAppliedToOtherRecords();
    void staleRevision_onTheSameRecordIsRefused();
    void staleRevision_onARemovedRecordIsRefused();
    void revisionOfAnotherFile_isRefused();
    void longForgottenRevision_isRefused();
    void senselessEdits_areRefused_data();
    void senselessEdits_areRefused();
    void partOfAnEditList_isNeverKept();
    void stoppedEdits_leaveTheFileAsItWas_data();
    void stoppedEdits_leaveTheFileAsItWas();
    void watch_seesTheWayFromNothingToAll();
    void settings_ofTheFile();
    void wrongThings_data();
    void wrongThings();
    void readOnlyFolder_isRead();
    void emptyFile_isAnEmptyStore();
    void version1_isBackedUpAndMigrated();
    void version1_readOnly_isReadAsItIs();
    void backupFails_nothingIsMigrated();
    void newerReadable_isReadAndKept();
    void newerUnreadable_staysUntouched();
    void backups_arePrunedAfterSuccessOnly();
    void firstEditOfADay_isBackedUp();
    void failingDailyBackup_keepsNobodyFromSaving();
    void problems_haveSentences();
    void path_isThatOfTheWindow();

private:
    QString path() const { return m_folder->filePath(u"data/user.sqlite"_s); }
    StoreProblem problemOf(const std::variant<qint64, StoreProblem> &answer) const
    {
        return std::holds_alternative<StoreProblem>(answer) ? std::get<StoreProblem>(answer) : StoreProblem{};
    }
    qint64 apply(const UserEdits &edits, qint64 revision) const
    {
        const auto answer = openStore(path()).apply(edits, revision);
        if (const auto *wrong = std::get_if<StoreProblem>(&answer))
            qWarning("%s (%s)", qPrintable(storeProblemMessage(*wrong)), qPrintable(wrong->detail));
        return std::holds_alternative<qint64>(answer) ? std::get<qint64>(answer) : -1;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void UserStoreTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void UserStoreTest::noFile_isAnEmptyStoreAndStaysNone()
{
    const UserSnapshot found = readStore(path());
    QVERIFY(found.data.isEmpty());
    QCOMPARE(found.revision, qint64{0});
    QVERIFY(!QFileInfo::exists(m_folder->filePath(u"data"_s)));
}

void UserStoreTest::everything_comesBackAsItWas()
{
    QCOMPARE(apply(editsThatMake(sampleData()), 0), qint64{1});
    const UserSnapshot found = readStore(path());
    QCOMPARE(found.revision, qint64{1});
    QVERIFY(found.data.cards == sampleData().cards);
    QVERIFY(found.data.overrides == sampleData().overrides);
    QVERIFY(found.data.prices == sampleData().prices);
    QVERIFY(found.data.models == sampleData().models);
    QCOMPARE(found.data.favourites, sampleData().favourites);
    QCOMPARE(integrityOf(path()), u"ok"_s);
}

void UserStoreTest::changedRecord_keepsItsPlace()
{
    apply(editsThatMake(sampleData()), 0);
    OwnCard changed = sampleCard(u"own-b"_s, u"New name"_s);
    changed.specs = {changed.specs.back()};
    QCOMPARE(apply({PutCard{changed}}, 1), qint64{2});
    const UserData data = readStore(path()).data;
    QCOMPARE(data.cards.size(), std::size_t{2});
    QVERIFY(data.cards.front() == changed);
}

void UserStoreTest::removedRecords_areGoneWithTheirValues()
{
    apply(editsThatMake(sampleData()), 0);
    apply({RemoveCard{u"own-b"_s}, RemoveCard{u"own-a"_s}, RemovePrice{u"own-p1"_s}, RemovePrice{u"own-p2"_s},
           RemoveOverride{u"nvidia-rtx-4090-24gb"_s, SpecField::TdpWatts}, RemoveModel{u"own-m"_s},
           SetFavourites{}, RemoveModel{u"own-never-there"_s}},
          1);
    QVERIFY(readStore(path()).data.isEmpty());
    const Connection db(path(), Connection::Mode::ReadWrite);
    QCOMPARE(db.value(u"SELECT count(*) FROM card_specs"_s).toInt(), 0);
}

void UserStoreTest::inverse_undoesInTheStore()
{
    apply(editsThatMake(sampleData()), 0);
    const UserEdits edits{RemoveCard{u"own-a"_s}, PutPrice{samplePrice(u"own-p3"_s)}, SetFavourites{},
                          RemoveOverride{u"nvidia-rtx-4090-24gb"_s, SpecField::TdpWatts}};
    apply(edits, 1);
    apply(inverseOf(sampleData(), edits), 2);
    QVERIFY(readStore(path()).data == sampleData());
}

void UserStoreTest::staleRevision_isAppliedToOtherRecords()
{
    apply({PutCard{sampleCard(u"own-1"_s)}}, 0);
    QCOMPARE(apply({PutPrice{samplePrice(u"own-2"_s)}}, 1), qint64{2}); // one window
    QCOMPARE(apply({PutPrice{samplePrice(u"own-3"_s)}}, 1),
             qint64{3}); // another that has seen revision 1 only
    QCOMPARE(readStore(path()).data.prices.size(), std::size_t{2});
}

void UserStoreTest::staleRevision_onTheSameRecordIsRefused()
{
    apply({PutCard{sampleCard(u"own-1"_s)}, PutPrice{samplePrice(u"own-2"_s)}}, 0);
    apply({PutPrice{samplePrice(u"own-2"_s, 100)}}, 1);
    const QByteArray before = bytesOf(path());
    const auto answer = openStore(path()).apply(
        {PutCard{sampleCard(u"own-1"_s, u"Renamed"_s)}, PutPrice{samplePrice(u"own-2"_s, 200)}}, 1);
    const StoreProblem problem = problemOf(answer);
    QCOMPARE(problem.code, Code::Conflict);
    QVERIFY(problem.conflicts == (std::vector<UserKey>{{UserRecord::Price, u"own-2"_s, {}}}));
    QCOMPARE(bytesOf(path()), before);
    QCOMPARE(readStore(path()).data.prices.front().price, Money::fromAmount(100, Currency::Cny));
    QCOMPARE(apply({PutPrice{samplePrice(u"own-2"_s, 200)}}, 2), qint64{3}); // after reading again
}

void UserStoreTest::staleRevision_onARemovedRecordIsRefused()
{
    apply({PutPrice{samplePrice(u"own-2"_s)}}, 0);
    apply({RemovePrice{u"own-2"_s}}, 1);
    const auto answer = openStore(path()).apply({PutPrice{samplePrice(u"own-2"_s, 200)}}, 1);
    QCOMPARE(problemOf(answer).code, Code::Conflict);
    QVERIFY(readStore(path()).data.prices.empty());
}

void UserStoreTest::revisionOfAnotherFile_isRefused()
{
    apply({PutPrice{samplePrice(u"own-2"_s)}}, 0);
    QCOMPARE(problemOf(openStore(path()).apply({RemovePrice{u"own-2"_s}}, 99)).code, Code::Conflict);
}

void UserStoreTest::longForgottenRevision_isRefused()
{
    apply({PutPrice{samplePrice(u"own-2"_s)}}, 0);
    {
        const Connection db(path(), Connection::Mode::ReadWrite);
        QVERIFY(db.run(u"UPDATE meta SET value = '5000' WHERE key = 'revision'"_s));
    }
    QCOMPARE(apply({PutPrice{samplePrice(u"own-3"_s)}}, 5000),
             qint64{5001}); // what was touched up to 4001 goes
    QCOMPARE(problemOf(openStore(path()).apply({RemovePrice{u"own-2"_s}}, 4000)).code, Code::Conflict);
    QCOMPARE(apply({RemovePrice{u"own-2"_s}}, 4001), qint64{5002});
}

void UserStoreTest::senselessEdits_areRefused_data()
{
    QTest::addColumn<UserEdit>("edit");
    OwnCard card = sampleCard(u"nvidia-rtx-4090-24gb"_s);
    QTest::newRow("shipped id") << UserEdit(PutCard{card});
    card = sampleCard(u"own-1"_s, QString());
    QTest::newRow("no name") << UserEdit(PutCard{card});
    card = sampleCard(u"own-1"_s);
    card.specs.push_back(card.specs.front());
    QTest::newRow("a value twice") << UserEdit(PutCard{card});
    card = sampleCard(u"own-1"_s);
    card.specs.front().text.clear();
    QTest::newRow("empty value") << UserEdit(PutCard{card});
    OwnPrice price = samplePrice(u"own-1"_s, 0);
    QTest::newRow("no money") << UserEdit(PutPrice{price});
    price = samplePrice(u"own-1"_s);
    price.asOf = QDate();
    QTest::newRow("no date") << UserEdit(PutPrice{price});
    price = samplePrice(u"own-1"_s);
    price.count = 0;
    QTest::newRow("no cards") << UserEdit(PutPrice{price});
    SpecOverride correction = sampleOverride();
    correction.gpuId = u"own-1"_s;
    QTest::newRow("correction of an own card") << UserEdit(PutOverride{correction});
    AiModel model = sampleModel(u"own-1"_s);
    model.shape.layers = -1;
    QTest::newRow("negative layers") << UserEdit(PutModel{model});
    model = sampleModel(u"own-1"_s);
    model.shape.params = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("no number of parameters") << UserEdit(PutModel{model});
    QTest::newRow("a favourite twice") << UserEdit(SetFavourites{{u"a"_s, u"a"_s}});
}

void UserStoreTest::senselessEdits_areRefused()
{
    QFETCH(UserEdit, edit);
    QCOMPARE(problemOf(openStore(path()).apply({edit}, 0)).code, Code::Refused);
    QVERIFY(!QFileInfo::exists(path()));
}

void UserStoreTest::partOfAnEditList_isNeverKept()
{
    apply({PutPrice{samplePrice(u"own-2"_s)}}, 0);
    // "own-" passes the check before, and the table refuses it: the edit before it goes too.
    const auto answer =
        openStore(path()).apply({RemovePrice{u"own-2"_s}, PutPrice{samplePrice(u"own-"_s)}}, 1);
    QCOMPARE(problemOf(answer).code, Code::Refused);
    QCOMPARE(readStore(path()).revision, qint64{1});
    QCOMPARE(readStore(path()).data.prices.size(), std::size_t{1});
}

void UserStoreTest::stoppedEdits_leaveTheFileAsItWas_data()
{
    QTest::addColumn<double>("when");
    QTest::newRow("before the first edit") << 0.0;
    QTest::newRow("in the middle") << 0.5;
    QTest::newRow("when all is written, and not yet committed") << 1.0;
}

void UserStoreTest::stoppedEdits_leaveTheFileAsItWas()
{
    QFETCH(const double, when);
    QCOMPARE(apply(editsThatMake(sampleData()), 0), qint64{1});
    const QByteArray before = bytesOf(path());
    UserEdits many;
    for (int i = 0; i < 20000; ++i) // more than SQLite keeps in memory: pages of it are in the file by then
        many.push_back(PutPrice{samplePrice(u"own-many-%1"_s.arg(i))});
    many.push_back(RemoveCard{u"own-a"_s});
    const auto answer = openStore(path()).apply(many, 1, QDateTime::currentDateTime(),
                                                [when](double done) { return done < when; });
    QCOMPARE(problemOf(answer).code, Code::Stopped);
    QVERIFY(bytesOf(path()) == before);
    QVERIFY(!QFileInfo::exists(path() + u"-journal"_s));
    QCOMPARE(apply(many, 1), qint64{2}); // and the same can be done again
    QCOMPARE(readStore(path()).data.prices.size(), sampleData().prices.size() + 20000);
}

void UserStoreTest::watch_seesTheWayFromNothingToAll()
{
    UserEdits many;
    for (int i = 0; i < 2000; ++i)
        many.push_back(PutPrice{samplePrice(u"own-many-%1"_s.arg(i))});
    QList<double> seen;
    const auto answer = openStore(path()).apply(many, 0, QDateTime::currentDateTime(), [&](double done) {
        seen << done;
        return true;
    });
    QVERIFY(std::holds_alternative<qint64>(answer));
    QVERIFY(seen.size() > 4 && std::is_sorted(seen.begin(), seen.end()));
    QCOMPARE(seen.first(), 0.0);
    QCOMPARE(seen.last(), 1.0);
}

void UserStoreTest::settings_ofTheFile()
{
    apply({PutPrice{samplePrice(u"own-2"_s)}}, 0);
    const Connection db(path(), Connection::Mode::ReadWrite);
    QCOMPARE(db.value(u"PRAGMA application_id"_s).toInt(), 0x47505755);
    QCOMPARE(db.value(u"PRAGMA user_version"_s).toInt(), 2);
    QCOMPARE(db.value(u"PRAGMA journal_mode"_s).toString(), u"delete"_s);
    QCOMPARE(db.value(u"SELECT count(*) FROM pragma_table_list WHERE type = 'table' AND schema = 'main' "
                      "AND strict = 0 AND name NOT LIKE 'sqlite_%'"_s)
                 .toInt(),
             0);
    QVERIFY(!QFileInfo::exists(path() + u"-journal"_s));
}

void UserStoreTest::wrongThings_data()
{
    QTest::addColumn<QByteArray>("content"); // null: made by a command
    QTest::addColumn<QString>("command");
    QTest::addColumn<StoreProblem::Code>("code");
    const QByteArray text("I am a text that somebody put here.");
    QTest::newRow("text") << text << QString() << Code::NotADatabase;
    QTest::newRow("few bytes") << QByteArray("hi") << QString() << Code::NotADatabase;
    QTest::newRow("header only") << QByteArray("SQLite format 3\0", 16) << QString() << Code::Damaged;
    QTest::newRow("folder") << QByteArray() << u"mkdir"_s << Code::NotAFile;
    QTest::newRow("pipe") << QByteArray() << u"mkfifo"_s << Code::NotAFile;
    QTest::newRow("device") << QByteArray() << u"ln -s /dev/zero"_s << Code::NotAFile;
    QTest::newRow("dangling link") << QByteArray() << u"ln -s /nowhere/at/all"_s << Code::NotAFile;
    QTest::newRow("another program's")
        << QByteArray() << u"sqlite3 -cmd \"CREATE TABLE t(x)\""_s << Code::Foreign;
}

void UserStoreTest::wrongThings()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, command);
    QFETCH(StoreProblem::Code, code);
    QVERIFY(QDir().mkpath(m_folder->filePath(u"data"_s)));
    if (command.isEmpty()) {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    } else {
        QCOMPARE(QProcess::execute(u"sh"_s, {u"-c"_s, command + u" '"_s + path() + u"' </dev/null"_s}), 0);
    }
    const QByteArray before = QFileInfo(path()).isFile() ? bytesOf(path()) : QByteArray();
    QElapsedTimer timer;
    timer.start();
    const auto opened = UserStore::open(path());
    QVERIFY(timer.elapsed() < 2000);
    QVERIFY(std::holds_alternative<StoreProblem>(opened));
    QCOMPARE(std::get<StoreProblem>(opened).code, code);
    if (QFileInfo(path()).isFile())
        QCOMPARE(bytesOf(path()), before);
    QVERIFY(!QFileInfo::exists(path() + u"-journal"_s));
    QVERIFY(!QFileInfo::exists(path() + u"-wal"_s));
}

/// Permissions mean nothing to root: the test steps down for its length.
class AsNobody
{
public:
    AsNobody()
    {
        if (::geteuid() == 0)
            m_changed = ::setresuid(65534, 65534, 0) == 0;
    }
    ~AsNobody()
    {
        if (m_changed && ::setresuid(0, 0, 0) != 0)
            qFatal("cannot become root again");
    }

private:
    bool m_changed = false;
};

void UserStoreTest::readOnlyFolder_isRead()
{
    apply(editsThatMake(sampleData()), 0);
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x5555)));
    QCOMPARE(::chmod(qPrintable(m_folder->filePath(u"data"_s)), 0555), 0);
    QCOMPARE(::chmod(qPrintable(path()), 0444), 0);
    const QByteArray before = bytesOf(path());
    {
        const AsNobody nobody;
        const UserStore store = openStore(path());
        QVERIFY(store.readOnlyReason());
        QCOMPARE(store.readOnlyReason()->code, Code::ReadOnly);
        const auto read = store.read();
        QVERIFY(std::holds_alternative<UserSnapshot>(read));
        QVERIFY(std::get<UserSnapshot>(read).data == sampleData());
        QCOMPARE(problemOf(store.apply({RemoveCard{u"own-a"_s}}, 1)).code, Code::ReadOnly);
        // A folder that cannot be made.
        const auto nowhere = openStore(m_folder->filePath(u"data/deeper/user.sqlite"_s));
        QCOMPARE(problemOf(nowhere.apply({PutPrice{samplePrice(u"own-1"_s)}}, 0)).code, Code::NoFolder);
    }
    QCOMPARE(bytesOf(path()), before);
    ::chmod(qPrintable(m_folder->filePath(u"data"_s)), 0755);
}

void UserStoreTest::emptyFile_isAnEmptyStore()
{
    QVERIFY(QDir().mkpath(m_folder->filePath(u"data"_s)));
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QVERIFY(readStore(path()).data.isEmpty());
    QCOMPARE(apply(editsThatMake(sampleData()), 0), qint64{1});
    QVERIFY(readStore(path()).data == sampleData());
}

void UserStoreTest::version1_isBackedUpAndMigrated()
{
    QVERIFY(QDir().mkpath(m_folder->filePath(u"data"_s)));
    makeVersion1(path());
    const UserSnapshot found = readStore(path());
    QVERIFY(found.data == dataOfVersion1());
    QCOMPARE(found.revision, qint64{7});
    const QStringList backups = userStoreBackups(path());
    QCOMPARE(backups.size(), 1);
    QVERIFY2(backups.front().endsWith(u"user-20261130T120000-01-v1.sqlite"_s), qPrintable(backups.front()));
    {
        const Connection old(backups.front(), Connection::Mode::Immutable);
        QCOMPARE(old.value(u"PRAGMA user_version"_s).toInt(), 1);
        QCOMPARE(old.value(u"SELECT name FROM cards"_s).toString(), u"Card"_s);
        const Connection now(path(), Connection::Mode::ReadWrite);
        QCOMPARE(now.value(u"PRAGMA user_version"_s).toInt(), 2);
    }
    // Edits made before the migration meet the present records; those on what nobody remembers are refused.
    QCOMPARE(problemOf(openStore(path()).apply({RemoveCard{u"own-1"_s}}, 6)).code, Code::Conflict);
    QCOMPARE(apply({RemoveCard{u"own-1"_s}}, 7), qint64{8});
    // A current file is not copied at each start; that edit was the first of its day.
    QCOMPARE(userStoreBackups(path()).filter(u"-v1.sqlite"_s).size(), 1);
    QCOMPARE(userStoreBackups(path()).size(), 2);
    QCOMPARE(integrityOf(path()), u"ok"_s);
}

void UserStoreTest::version1_readOnly_isReadAsItIs()
{
    QVERIFY(QDir().mkpath(m_folder->filePath(u"data"_s)));
    makeVersion1(path());
    ::chmod(qPrintable(m_folder->path()), 0755);
    ::chmod(qPrintable(m_folder->filePath(u"data"_s)), 0555);
    const QByteArray before = bytesOf(path());
    {
        const AsNobody nobody;
        QVERIFY(readStore(path()).data == dataOfVersion1());
    }
    ::chmod(qPrintable(m_folder->filePath(u"data"_s)), 0755);
    QCOMPARE(bytesOf(path()), before);
}

void UserStoreTest::backupFails_nothingIsMigrated()
{
    QVERIFY(QDir().mkpath(m_folder->filePath(u"data"_s)));
    makeVersion1(path());
    QFile inTheWay(m_folder->filePath(u"data/backups"_s)); // a file where the folder should be
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    const QByteArray before = bytesOf(path());
    const auto opened = UserStore::open(path());
    QVERIFY(std::holds_alternative<StoreProblem>(opened));
    QCOMPARE(std::get<StoreProblem>(opened).code, Code::NoFolder);
    QCOMPARE(bytesOf(path()), before);
}

static void pretendNewer(const QString &path, const QString &minReader)
{
    const Connection db(path, Connection::Mode::ReadWrite);
    QVERIFY(db.runScript(
        u"ALTER TABLE prices ADD COLUMN mood TEXT NOT NULL DEFAULT 'fine';"
        "INSERT INTO overrides VALUES ('nvidia-rtx-4090-24gb','smell','roses','','','');"
        "UPDATE meta SET value = '%1' WHERE key = 'min_reader'; PRAGMA user_version = 3"_s.arg(minReader)));
}

void UserStoreTest::newerReadable_isReadAndKept()
{
    apply(editsThatMake(sampleData()), 0);
    pretendNewer(path(), u"2"_s);
    const QByteArray before = bytesOf(path());
    const UserStore store = openStore(path());
    const auto read = store.read();
    QVERIFY(std::holds_alternative<UserSnapshot>(read));
    QVERIFY(std::get<UserSnapshot>(read).data == sampleData()); // what it has no word for is left out
    QCOMPARE(problemOf(store.apply({RemoveCard{u"own-a"_s}}, 1)).code, Code::ReadOnly);
    QCOMPARE(bytesOf(path()), before);
    QVERIFY(userStoreBackups(path()).isEmpty());
}

void UserStoreTest::newerUnreadable_staysUntouched()
{
    const UserStore before = openStore(path()); // opened when there was nothing
    apply(editsThatMake(sampleData()), 0);
    pretendNewer(path(), u"3"_s);
    const QByteArray bytes = bytesOf(path());
    const auto opened = UserStore::open(path());
    QVERIFY(std::holds_alternative<StoreProblem>(opened));
    QCOMPARE(std::get<StoreProblem>(opened).code, Code::Newer);
    // A store that was opened before a later program came writes nothing either.
    QCOMPARE(problemOf(before.apply({RemoveCard{u"own-a"_s}}, 1)).code, Code::Newer);
    QCOMPARE(bytesOf(path()), bytes);
}

void UserStoreTest::backups_arePrunedAfterSuccessOnly()
{
    apply(editsThatMake(sampleData()), 0);
    const UserStore store = openStore(path());
    const QDateTime start(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC);
    for (int day = 0; day < UserStore::keepBackups + 2; ++day) {
        const auto made = store.backUp(start.addDays(day));
        QVERIFY(std::holds_alternative<QString>(made));
    }
    const QStringList kept = userStoreBackups(path());
    QCOMPARE(kept.size(), qsizetype{UserStore::keepBackups});
    QVERIFY(kept.front().contains(u"20260112T000000"_s)); // the twelfth; the first two days went
    QVERIFY(kept.back().contains(u"20260103T000000"_s));
    // Twice in one second: never one name for two.
    store.backUp(start.addDays(20));
    store.backUp(start.addDays(20));
    QVERIFY(userStoreBackups(path()).front().contains(u"20260121T000000-02"_s));
    // A copy that fails takes nothing away.
    QVERIFY(QDir(QFileInfo(path()).absolutePath() + u"/backups"_s)
                .mkdir(u"user-%1.part"_s.arg(QCoreApplication::applicationPid())));
    QVERIFY(std::holds_alternative<StoreProblem>(store.backUp(start.addDays(30))));
    QCOMPARE(userStoreBackups(path()).size(), qsizetype{UserStore::keepBackups});
    QVERIFY(readStore(path()).data == sampleData());
}

void UserStoreTest::firstEditOfADay_isBackedUp()
{
    const auto editAt = [this](const QDateTime &now, double amount) {
        const UserStore store = openStore(path());
        const auto answer =
            store.apply({PutPrice{samplePrice(u"own-p"_s, amount)}}, readStore(path()).revision, now);
        QVERIFY(std::holds_alternative<qint64>(answer));
    };
    const auto daily = [this] { return userStoreBackups(path()).filter(u"-daily.sqlite"_s); };
    const auto amountIn = [](const QString &file) {
        const QTemporaryDir folder; // as one recovers: a copy of it in the store's place
        const QString place = folder.filePath(u"user.sqlite"_s);
        return QFile::copy(file, place) ? readStore(place).data.prices.front().price.amount() : -1;
    };
    const QDateTime first(QDate(2026, 1, 1), QTime(8, 0), Qt::UTC);
    editAt(first, 1);
    QVERIFY(daily().isEmpty()); // there was nothing before
    editAt(first.addSecs(3600), 2);
    QCOMPARE(daily().size(), 1);
    QCOMPARE(amountIn(daily().front()), 1.0); // what there was before the edit
    editAt(first.addSecs(7200), 3);
    QCOMPARE(daily().size(), 1); // once a day
    QCOMPARE(amountIn(daily().front()), 1.0);
    for (int day = 1; day < 12; ++day)
        editAt(first.addDays(day), 100 + day);
    const QStringList kept = daily();
    QCOMPARE(kept.size(), qsizetype{UserStore::keepDailyBackups});
    QVERIFY(kept.front().contains(u"20260112T080000"_s));
    QCOMPARE(amountIn(kept.front()), 110.0); // of the day before
    QVERIFY(kept.back().contains(u"20260106T080000"_s));
    // Those before migrations are counted by themselves.
    for (int i = 0; i < 3; ++i)
        QVERIFY(std::holds_alternative<QString>(openStore(path()).backUp(first.addDays(20 + i))));
    QCOMPARE(daily(), kept);
    QCOMPARE(userStoreBackups(path()).size(), kept.size() + 3);
    QCOMPARE(integrityOf(path()), u"ok"_s);
}

void UserStoreTest::failingDailyBackup_keepsNobodyFromSaving()
{
    apply(editsThatMake(sampleData()), 0);
    QFile inTheWay(QFileInfo(path()).absolutePath() + u"/backups"_s); // where the folder must be
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    QCOMPARE(apply({PutPrice{samplePrice(u"own-new"_s)}}, 1), qint64{2});
    QCOMPARE(readStore(path()).data.prices.size(), sampleData().prices.size() + 1);
}

void UserStoreTest::problems_haveSentences()
{
    QStringList sentences;
    for (int code = 0; code <= static_cast<int>(Code::WriteFailed); ++code) {
        const QString sentence =
            storeProblemMessage({static_cast<Code>(code), u"/a/user.sqlite"_s, u"detail"_s, {}});
        QVERIFY(!sentence.isEmpty() && !sentence.contains(u'%'));
        sentences << sentence;
    }
    QCOMPARE(sentences.removeDuplicates(), 0);
}

void UserStoreTest::path_isThatOfTheWindow()
{
    qputenv("XDG_DATA_HOME", "/data/home");
    QCOMPARE(userStorePath(), u"/data/home/gpuwise/gpuwise/user.sqlite"_s);
    QCOMPARE(userStorePath(u"/some/where"_s), u"/some/where/user.sqlite"_s);
    QCoreApplication::setOrganizationName(u"gpuwise"_s);
    QCoreApplication::setApplicationName(u"gpuwise"_s);
    QCOMPARE(userStorePath(),
             QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/user.sqlite"_s);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::UserStoreTest)
#include "tst_userstore.moc"
