// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/csv.h"

#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class CsvTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quotedFields_keepSeparatorsQuotesAndLineBreaks();
    void lineNumbers_countTheBreaksInsideQuotes();
    void endOfFile_needsNoLineBreak();
    void byteOrderMark_isNotPartOfTheHeader();
    void otherSeparator_isTaken();
    void malformed_data();
    void malformed();
    void file_data();
    void file();
};

namespace {

CsvTable table(const QString &text, QChar separator = u',')
{
    const auto read = parseCsv(text, separator);
    if (const auto *error = std::get_if<CsvError>(&read))
        qFatal("line %d: %s", error->line, qPrintable(error->reason));
    return std::get<CsvTable>(read);
}

} // namespace

void CsvTest::quotedFields_keepSeparatorsQuotesAndLineBreaks()
{
    // RFC 4180, section 2, rules 5 to 7.
    const CsvTable read = table(u"a,b,c\r\n\"1,5\",\"say \"\"hi\"\"\",\"two\r\nlines\"\r\n"_s);
    QCOMPARE(read.rows.size(), std::size_t(1));
    QCOMPARE(read.rows[0].fields, QStringList({u"1,5"_s, u"say \"hi\""_s, u"two\r\nlines"_s}));
}

void CsvTest::lineNumbers_countTheBreaksInsideQuotes()
{
    const CsvTable read = table(u"a\n\"1\n2\"\n3\n"_s);
    QCOMPARE(read.rows.size(), std::size_t(2));
    QCOMPARE(read.rows[0].line, 2);
    QCOMPARE(read.rows[1].line, 4);
}

void CsvTest::endOfFile_needsNoLineBreak()
{
    QCOMPARE(table(u"a,b\n1,"_s).rows[0].fields, QStringList({u"1"_s, u""_s}));
    QVERIFY(table(u"a,b"_s).rows.empty());
}

void CsvTest::byteOrderMark_isNotPartOfTheHeader()
{
    QCOMPARE(table(u"\uFEFFa\n1\n"_s).header, QStringList{u"a"_s});
}

void CsvTest::otherSeparator_isTaken()
{
    QCOMPARE(table(u"a;b\n1,5;2\n"_s, u';').rows[0].fields, QStringList({u"1,5"_s, u"2"_s}));
}

void CsvTest::malformed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("reason");
    QTest::newRow("empty") << u""_s << 0 << u"empty"_s;
    QTest::newRow("two columns of one name") << u"a,a\n"_s << 1 << u"twice"_s;
    QTest::newRow("column without a name") << u"a,\n"_s << 1 << u"unnamed"_s;
    QTest::newRow("short row") << u"a,b\n1,2\n3\n"_s << 3 << u"has 1 fields where the header has 2"_s;
    QTest::newRow("long row") << u"a\n1,2\n"_s << 2 << u"has 2 fields"_s;
    QTest::newRow("blank line") << u"a,b\n\n"_s << 2 << u"has 1 fields"_s;
    QTest::newRow("open quote") << u"a\n\"1\n2\n3\n"_s << 2 << u"never closed"_s;
    QTest::newRow("text after a quote") << u"a\n\"1\"2\n"_s << 2 << u"after a closing quote"_s;
    QTest::newRow("quote inside") << u"a\n1\"2\n"_s << 2 << u"not quoted"_s;
    QTest::newRow("lone carriage return") << u"a\n1\r2\n"_s << 2 << u"carriage return"_s;
    QTest::newRow("NUL") << u"a\n1"_s + QChar(u'\0') + u"2\n"_s << 2 << u"NUL"_s;
    QTest::newRow("long field") << u"a\n"_s + QString(20000, u'x') << 2 << u"longer than 16384"_s;
    QTest::newRow("long row in quotes")
        << u"a,b,c,d,e\n"_s + QStringList(5, QString(15000, u'x')).join(u',') << 2 << u"a row is longer"_s;
    QTest::newRow("many fields") << QString(300, u',') << 1 << u"more than 256 fields"_s;
}

void CsvTest::malformed()
{
    QFETCH(QString, text);
    QFETCH(int, line);
    QFETCH(QString, reason);
    const auto read = parseCsv(text);
    const auto *error = std::get_if<CsvError>(&read);
    QVERIFY(error);
    QCOMPARE(error->line, line);
    QVERIFY2(error->reason.contains(reason), qPrintable(error->reason));
}

void CsvTest::file_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    QTest::newRow("UTF-8") << QByteArray("a\n\xE6\x98\xBE\n") << QString();
    // 显 in GBK: people save tables with a spreadsheet.
    QTest::newRow("GBK") << QByteArray("a\n\xCF\xD4\n") << u"not UTF-8"_s;
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE\x61\x00\x0A\x00", 6) << u"not UTF-8"_s;
    QTest::newRow("empty") << QByteArray() << u"empty"_s;
}

void CsvTest::file()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, reason);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"t.csv"_s);
    QFile out(path);
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
    out.close();
    const auto read = readCsvFile(path);
    const auto *error = std::get_if<CsvError>(&read);
    QCOMPARE(error != nullptr, !reason.isEmpty());
    if (error)
        QVERIFY2(error->reason.contains(reason), qPrintable(error->reason));
    QVERIFY(std::holds_alternative<CsvError>(readCsvFile(folder.path())));
    QVERIFY(std::holds_alternative<CsvError>(readCsvFile(folder.filePath(u"missing.csv"_s))));
    CsvLimits tiny;
    tiny.fileBytes = 1;
    QVERIFY(std::holds_alternative<CsvError>(readCsvFile(path, tiny)));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CsvTest)
#include "tst_csv.moc"
