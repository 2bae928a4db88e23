// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/texttable.h"

#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class TextTableTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void width_countsChineseTwice();
    void text_alignsChineseAndNumbers();
    void text_showsControlCharactersAsSpaces();
    void csv_quotesAsRfc4180Says();
    void csv_neutralisesFormulas_data();
    void csv_neutralisesFormulas();
    void markdown_escapesBarsAndMarksAlignment();

private:
    static QString printed(const TextTable &table, TableFormat format)
    {
        QString text;
        QTextStream out(&text);
        printTable(table, format, out);
        return text;
    }
};

void TextTableTest::width_countsChineseTwice()
{
    QCOMPARE(displayWidth(u"RTX 4090"), 8);
    QCOMPARE(displayWidth(u"显存"), 4);
    QCOMPARE(displayWidth(u"显存 GB"), 7);
    QCOMPARE(displayWidth(u"："), 2);                    // fullwidth colon, U+FF1A
    QCOMPARE(displayWidth(QString(u"\U00020000"_s)), 2); // a Han character outside the first plane
    QCOMPARE(displayWidth(u""), 0);
}

void TextTableTest::text_alignsChineseAndNumbers()
{
    const TextTable table{{u"显卡"_s, u"GB"_s}, {false, true}, {{u"A"_s, u"8"_s}, {u"BBBBB"_s, u"141"_s}}};
    QCOMPARE(printed(table, TableFormat::Text), u"显卡    GB\nA        8\nBBBBB  141\n"_s);
}

void TextTableTest::text_showsControlCharactersAsSpaces()
{
    const TextTable table{{u"Name"_s}, {}, {{u"a\x1b[2Jb\nc\u202Ed"_s}}};
    QCOMPARE(printed(table, TableFormat::Text), u"Name\na [2Jb c d\n"_s);
}

void TextTableTest::csv_quotesAsRfc4180Says()
{
    const TextTable table{{u"a"_s, u"b"_s}, {}, {{u"x,y"_s, u"say \"hi\""_s}, {u"two\nlines"_s, u"plain"_s}}};
    QCOMPARE(printed(table, TableFormat::Csv), u"a,b\n\"x,y\",\"say \"\"hi\"\"\"\n\"two\nlines\",plain\n"_s);
}

void TextTableTest::csv_neutralisesFormulas_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("written");
    QTest::newRow("equals") << u"=1+1"_s << u"'=1+1"_s;
    QTest::newRow("plus") << u"+A1"_s << u"'+A1"_s;
    QTest::newRow("minus") << u"-A1"_s << u"'-A1"_s;
    QTest::newRow("at") << u"@SUM"_s << u"'@SUM"_s;
    QTest::newRow("tab") << u"\t=1"_s << u"'\t=1"_s;
    QTest::newRow("a negative number stays one") << u"-12.5"_s << u"-12.5"_s;
    QTest::newRow("inside a word") << u"a=1"_s << u"a=1"_s;
}

void TextTableTest::csv_neutralisesFormulas()
{
    QFETCH(const QString, cell);
    QFETCH(const QString, written);
    QCOMPARE(printed({{u"h"_s}, {}, {{cell}}}, TableFormat::Csv), QString(u"h\n"_s + written + u'\n'));
}

void TextTableTest::markdown_escapesBarsAndMarksAlignment()
{
    const TextTable table{{u"Card"_s, u"GB"_s}, {false, true}, {{u"a|b"_s, u"24"_s}}};
    QCOMPARE(printed(table, TableFormat::Markdown), u"| Card | GB |\n|---|---:|\n| a\\|b | 24 |\n"_s);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TextTableTest)
#include "tst_texttable.moc"
