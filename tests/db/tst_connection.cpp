// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection.h"
#include "db/statement.h"
#include "db/textdate.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class ConnectionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u"."_s)); }
    void cleanup() { QVERIFY(QSqlDatabase::connectionNames().isEmpty()); }
    void foreignKeys_areOn();
    void names_areNeverReadAsAddresses();
    void readWrite_doesNotMakeAFile();
    void immutable_writesNothingAndRefusesWriting();
    void transaction_rollsBackUnlessCommitted();
    void binders_tellNullFromEmpty();
    void statement_reportsWhatSqliteSays();
    void dates_data();
    void dates();
    void splitStatements_data();
    void splitStatements();
};

void ConnectionTest::foreignKeys_areOn()
{
    QTemporaryDir folder;
    const Connection db(folder.filePath(u"a.sqlite"_s), Connection::Mode::Create);
    QVERIFY2(db.isOpen(), qPrintable(db.error()));
    QVERIFY(db.runScript(u"CREATE TABLE a (id INTEGER PRIMARY KEY);"
                         "CREATE TABLE b (a INTEGER REFERENCES a(id));"_s));
    QString error;
    QVERIFY(!db.run(u"INSERT INTO b VALUES (1)"_s, &error));
    QVERIFY2(error.contains(u"FOREIGN KEY"), qPrintable(error));
}

void ConnectionTest::names_areNeverReadAsAddresses()
{
    // SQLite would take "file:x.sqlite?mode=memory" for an address and write nothing.
    QTemporaryDir folder;
    const QString name = u"file:显卡 #1?mode=memory%20.sqlite"_s;
    {
        const Connection db(folder.filePath(name), Connection::Mode::Create);
        QVERIFY2(db.isOpen(), qPrintable(db.error()));
        QVERIFY(db.run(u"CREATE TABLE a (id)"_s));
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{name});
}

void ConnectionTest::readWrite_doesNotMakeAFile()
{
    QTemporaryDir folder;
    const Connection db(folder.filePath(u"none.sqlite"_s), Connection::Mode::ReadWrite);
    QVERIFY(!db.isOpen());
    QVERIFY(QDir(folder.path()).isEmpty());
}

void ConnectionTest::immutable_writesNothingAndRefusesWriting()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.sqlite"_s);
    {
        const Connection db(path, Connection::Mode::Create);
        QVERIFY(db.run(u"PRAGMA journal_mode = WAL"_s) || true);
        QVERIFY(db.run(u"CREATE TABLE a (id)"_s));
    }
    const Connection db(path, Connection::Mode::Immutable);
    QVERIFY2(db.isOpen(), qPrintable(db.error()));
    QCOMPARE(db.value(u"SELECT count(*) FROM a"_s).toInt(), 0);
    QVERIFY(!db.run(u"INSERT INTO a VALUES (1)"_s));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"a.sqlite"_s});
}

void ConnectionTest::transaction_rollsBackUnlessCommitted()
{
    QTemporaryDir folder;
    const Connection db(folder.filePath(u"a.sqlite"_s), Connection::Mode::Create);
    QVERIFY(db.run(u"CREATE TABLE a (id)"_s));
    {
        const Transaction dropped(db);
        QVERIFY(db.run(u"INSERT INTO a VALUES (1)"_s));
    }
    QCOMPARE(db.value(u"SELECT count(*) FROM a"_s).toInt(), 0);
    {
        Transaction kept(db);
        QVERIFY(db.run(u"INSERT INTO a VALUES (1)"_s));
        QVERIFY(kept.commit());
    }
    QCOMPARE(db.value(u"SELECT count(*) FROM a"_s).toInt(), 1);
}

void ConnectionTest::binders_tellNullFromEmpty()
{
    QTemporaryDir folder;
    const Connection db(folder.filePath(u"a.sqlite"_s), Connection::Mode::Create);
    QVERIFY(db.run(u"CREATE TABLE a (text TEXT NOT NULL, number REAL) STRICT"_s));
    Statement insert(db, u"INSERT INTO a VALUES (?, ?)"_s);
    QVERIFY(insert.bind(0, QString()).bind(1, std::optional<double>()).exec());
    QVERIFY(insert.bind(0, u"x"_s).bind(1, 2.5).exec());
    Statement read(db, u"SELECT text, number FROM a ORDER BY text"_s);
    QVERIFY(read.exec() && read.next());
    QCOMPARE(read.text(0), u""_s);
    QVERIFY(!read.optionalNumber(1));
    QVERIFY(read.next());
    QCOMPARE(read.optionalNumber(1), std::optional<double>(2.5));
    QVERIFY(!read.next());
    QVERIFY(read.isValid());
}

void ConnectionTest::statement_reportsWhatSqliteSays()
{
    QTemporaryDir folder;
    const Connection db(folder.filePath(u"a.sqlite"_s), Connection::Mode::Create);
    Statement wrong(db, u"SELECT id FROM nowhere"_s);
    QVERIFY(!wrong.isValid());
    QVERIFY(!wrong.exec());
    QVERIFY2(wrong.error().contains(u"nowhere"), qPrintable(wrong.error()));
}

void ConnectionTest::dates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QDate>("date");
    QTest::addColumn<bool>("partial");
    QTest::newRow("day") << u"2026-11-30"_s << QDate(2026, 11, 30) << false;
    QTest::newRow("month") << u"2026-11"_s << QDate(2026, 11, 1) << true;
    QTest::newRow("year") << u"2026"_s << QDate(2026, 1, 1) << true;
    QTest::newRow("no such day") << u"2026-02-30"_s << QDate() << false;
    QTest::newRow("American") << u"11/30/2026"_s << QDate() << false;
    QTest::newRow("empty") << u""_s << QDate() << false;
}

void ConnectionTest::dates()
{
    QFETCH(QString, text);
    bool partial = false;
    QTEST(dateFromText(text, &partial), "date");
    QTEST(partial, "partial");
}

void ConnectionTest::splitStatements_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("two") << u"CREATE a; CREATE b;\n"_s << QStringList{u"CREATE a"_s, u"CREATE b"_s};
    QTest::newRow("last without semicolon") << u"A; B"_s << QStringList{u"A"_s, u"B"_s};
    QTest::newRow("empty ones go") << u";;\n ; A;"_s << QStringList{u"A"_s};
    QTest::newRow("quotes") << u"A ';' \"b;c\" 'it''s;';B"_s
                            << QStringList{u"A ';' \"b;c\" 'it''s;'"_s, u"B"_s};
    QTest::newRow("line comment") << u"A -- not; cut ' here\nB; C"_s << QStringList{u"A  \nB"_s, u"C"_s};
    QTest::newRow("block comment") << u"A /* ; ' */ B; C"_s << QStringList{u"A   B"_s, u"C"_s};
    QTest::newRow("trigger")
        << u"CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE a SET x = CASE WHEN 1 THEN 2 END; DELETE FROM b; END; C"_s
        << QStringList{u"CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE a SET x = CASE WHEN 1 THEN 2 END; "
                       "DELETE FROM b; END"_s,
                       u"C"_s};
    QTest::newRow("transaction is no trigger")
        << u"BEGIN; A; END;"_s << QStringList{u"BEGIN"_s, u"A"_s, u"END"_s};
    QTest::newRow("open quote") << u"A 'x; B"_s << QStringList{u"A 'x; B"_s};
}

void ConnectionTest::splitStatements()
{
    QFETCH(QString, script);
    QTEST(gpuwise::splitStatements(script), "statements");
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::ConnectionTest)
#include "tst_connection.moc"
