// SPDX-License-Identifier: GPL-3.0-or-later
//
// The comparison as text that leaves the program. The formats are read back by independent readers, with
// names that try to break out of them.
#include "model/tables/comparisontext.h"

#include "model/tables/exporttext.h"
#include "resources/i18n.h"
#include "tests/support/testsupport.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const QDate today(2026, 11, 30);
const QString first = u"nvidia-rtx-4090-24gb"_s;
const QString second = u"nvidia-rtx-5090-32gb"_s;

/// The shipped catalogue with one card under another name.
Catalogue catalogueWith(const QString &name)
{
    Catalogue catalogue = shippedCatalogue();
    for (Gpu &gpu : catalogue.gpus)
        if (gpu.id == second)
            gpu.name = name;
    catalogue.buildIndex();
    return catalogue;
}

Workload workload()
{
    Workload w;
    w.model.modelId = u"qwen3-32b"_s;
    w.model.precisionId = u"q4_k_m"_s;
    return w;
}

/// Everything a test needs to stay alive while it reads.
struct Fixture
{
    explicit Fixture(const QString &name)
        : catalogue(catalogueWith(name))
        , resolved(resolveWorkload(catalogue, workload()))
        , comparison(compareCards(catalogue, resolved, SpeedModel(catalogue),
                                  std::vector<CardGroup>{{first, 1}, {second, 1}}, 0, today))
    {
        for (const ComparisonRow &row : comparison.rows)
            rows.push_back(&row);
    }
    ComparisonExcerpt excerpt(const QLocale &locale = QLocale(QLocale::English)) const
    {
        return {catalogue, resolved, comparison, rows, locale};
    }

    Catalogue catalogue;
    ResolvedWorkload resolved;
    Comparison comparison;
    std::vector<const ComparisonRow *> rows;
};

/// RFC 4180, written from the RFC: quotes double inside quotes, CRLF ends a record.
std::vector<QStringList> readCsv(const QString &text)
{
    std::vector<QStringList> records;
    QStringList record;
    QString field;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted) {
            if (c != u'"')
                field += c;
            else if (i + 1 < text.size() && text[i + 1] == u'"')
                field += text[i++];
            else
                quoted = false;
        } else if (c == u'"' && field.isEmpty()) {
            quoted = true;
        } else if (c == u',') {
            record << std::exchange(field, {});
        } else if (c == u'\r' && i + 1 < text.size() && text[i + 1] == u'\n') {
            record << std::exchange(field, {});
            records.push_back(std::exchange(record, {}));
            ++i;
        } else {
            field += c;
        }
    }
    return records;
}

/// Cells of a Markdown row: parted by pipes that no backslash escapes; the escapes taken away.
QStringList readMarkdownRow(const QString &line)
{
    QStringList cells;
    QString cell;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line[i] == u'\\' && i + 1 < line.size())
            cell += line[++i];
        else if (line[i] == u'|')
            cells << std::exchange(cell, {}).trimmed();
        else
            cell += line[i];
    }
    return cells.mid(1); // what stands before the first pipe
}

const QStringList *recordOf(const std::vector<QStringList> &records, const QString &name)
{
    const auto it = std::find_if(records.begin(), records.end(), [&](const QStringList &record) {
        return record.size() > 1 && record[1] == name;
    });
    return it == records.end() ? nullptr : &*it;
}

} // namespace

class TestComparisonText final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void csv_readsBack_data() { hostileNames(); }
    void csv_readsBack();
    void csv_holdsBareFigures();
    void csv_holdsFiguresInChineseToo();
    void tsv_keepsItsColumns_data() { hostileNames(); }
    void tsv_keepsItsColumns();
    void html_isWellFormedAndInert_data() { hostileNames(); }
    void html_isWellFormedAndInert();
    void html_marksTheBest();
    void markdown_keepsItsColumns_data() { hostileNames(); }
    void markdown_keepsItsColumns();
    void markdown_leavesNoMarkup();
    void hiddenRows_areNotWritten();
    void prices_carryTheirDay();
    void formulas_areNeutralised_data();
    void formulas_areNeutralised();

private:
    static void hostileNames()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << u"GeForce RTX 5090"_s;
        QTest::newRow("markup") << u"<script>alert(\"1\")</script><b>&amp;|`*_x_*`"_s;
        QTest::newRow("formula") << u"=HYPERLINK(\"http://x\",\"a,b\")"_s;
        QTest::newRow("quotes and line ends") << u"a\"b\",\"c\r\nd\te"_s;
        QTest::newRow("2,000 characters") << QString(2000, u'W');
        QTest::newRow("right to left")
            << u"\u202E\u05DB\u05E8\u05D8\u05D9\u05E1 5090 \u0628\u0637\u0627\u0642\u0629"_s;
        QTest::newRow("placeholders") << u"%1 %2 %n %L3"_s;
    }
    /// Control and direction characters become spaces in formats of one line a row.
    static QString oneLine(QString text)
    {
        for (QChar &c : text)
            if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
                c = u' ';
        return text;
    }
    static QString guarded(const QString &text)
    {
        return text.startsWith(u'=') ? QString(u'\'' % text) : text;
    }
};

void TestComparisonText::csv_readsBack()
{
    QFETCH(QString, name);
    const Fixture fixture(name);
    const std::vector<QStringList> records = readCsv(comparisonCsv(fixture.excerpt()));
    QVERIFY(records.size() > fixture.rows.size()); // bands and dates have lines of their own
    for (const QStringList &record : records)
        QCOMPARE(record.size(), 5); // section, name, unit, two cards
    QCOMPARE(records.front()[4], guarded(name));
}

void TestComparisonText::csv_holdsBareFigures()
{
    const Fixture fixture(u"GeForce RTX 5090"_s);
    const std::vector<QStringList> records = readCsv(comparisonCsv(fixture.excerpt()));
    // NVIDIA's product pages: 1,008 and 1,792 GB/s; 450 and 575 W.
    const QStringList *bandwidth = recordOf(records, u"Bandwidth"_s);
    QVERIFY(bandwidth);
    QCOMPARE(bandwidth->mid(2), (QStringList{u"GB/s"_s, u"1008"_s, u"1792"_s}));
    const QStringList *power = recordOf(records, u"Board power"_s);
    QVERIFY(power);
    QCOMPARE(power->mid(2), (QStringList{u"W"_s, u"450"_s, u"575"_s}));
    // Speeds: a figure and its band, each alone in its field, in order.
    const QStringList *speed = recordOf(records, u"Speed"_s);
    const QStringList *low = recordOf(records, u"Speed, low end"_s);
    const QStringList *high = recordOf(records, u"Speed, high end"_s);
    QVERIFY(speed && low && high);
    for (qsizetype column = 3; column < 5; ++column) {
        bool ok[3] = {};
        const double figures[3] = {(*low)[column].toDouble(&ok[0]), (*speed)[column].toDouble(&ok[1]),
                                   (*high)[column].toDouble(&ok[2])};
        QVERIFY(ok[0] && ok[1] && ok[2]);
        QVERIFY(0 < figures[0] && figures[0] <= figures[1] && figures[1] <= figures[2]);
    }
    // The 4090 has no NVLink: that is not zero.
    const QStringList *link = recordOf(records, u"NVLink or vendor link"_s);
    QVERIFY(link);
    QCOMPARE((*link)[3], u"not supported"_s);
}

void TestComparisonText::csv_holdsFiguresInChineseToo()
{
    QVERIFY(installTranslations(u"zh_CN"_s));
    const Fixture fixture(u"GeForce RTX 5090"_s);
    const std::vector<QStringList> records = readCsv(comparisonCsv(fixture.excerpt(QLocale(u"zh_CN"_s))));
    QVERIFY(installTranslations(u"en"_s));
    QCOMPARE(records.front().mid(0, 3), (QStringList{u"分组"_s, u"规格"_s, u"单位"_s}));
    const QStringList *bandwidth = recordOf(records, u"带宽"_s);
    QVERIFY(bandwidth);
    QCOMPARE(bandwidth->mid(2), (QStringList{u"GB/s"_s, u"1008"_s, u"1792"_s}));
}

void TestComparisonText::tsv_keepsItsColumns()
{
    QFETCH(QString, name);
    const Fixture fixture(name);
    const QStringList lines = comparisonTsv(fixture.excerpt()).split(u'\n', Qt::SkipEmptyParts);
    qsizetype rows = 0;
    for (const QString &line : lines) {
        const QStringList cells = line.split(u'\t');
        QVERIFY2(cells.size() == 4 || cells.size() == 1, qPrintable(line)); // a section's title stands alone
        rows += cells.size() == 4;
    }
    QCOMPARE(rows, static_cast<qsizetype>(fixture.rows.size()) + 1);
    QCOMPARE(lines.front().split(u'\t')[3], guarded(oneLine(name)));
}

void TestComparisonText::html_isWellFormedAndInert()
{
    QFETCH(QString, name);
    const Fixture fixture(name);
    QXmlStreamReader reader(comparisonHtml(fixture.excerpt()));
    const QStringList allowed{u"html"_s, u"head"_s, u"meta"_s, u"body"_s, u"table"_s,
                              u"tr"_s,   u"th"_s,   u"td"_s,   u"b"_s};
    QStringList headers;
    qsizetype rows = 0;
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement())
            continue;
        QVERIFY2(allowed.contains(reader.name()), qPrintable(reader.name().toString()));
        rows += reader.name() == u"tr";
        if (reader.name() == u"th" && !reader.attributes().hasAttribute(u"colspan"_s))
            headers << reader.readElementText();
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(headers.size(), 4);
    QCOMPARE(headers[3], guarded(oneLine(name)));
    QVERIFY(rows > static_cast<qsizetype>(fixture.rows.size()));
}

void TestComparisonText::html_marksTheBest()
{
    const Fixture fixture(u"GeForce RTX 5090"_s);
    const QString html = comparisonHtml(fixture.excerpt());
    QVERIFY(html.contains(u"<td dir=\"auto\"><b>1,792</b> +78 %</td>"_s)); // 1792 / 1008 = 1.778
    QVERIFY(html.contains(u"<td dir=\"auto\">1,008</td>"_s));
}

void TestComparisonText::markdown_keepsItsColumns()
{
    QFETCH(QString, name);
    const Fixture fixture(name);
    const QStringList lines = comparisonMarkdown(fixture.excerpt()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines)
        QCOMPARE(readMarkdownRow(line).size(), 4);
    QCOMPARE(readMarkdownRow(lines[0])[3], oneLine(name).trimmed());
    QCOMPARE(readMarkdownRow(lines[1]), (QStringList{u"---"_s, u"---"_s, u"---:"_s, u"---:"_s}));
}

void TestComparisonText::markdown_leavesNoMarkup()
{
    QCOMPARE(markdownText(u"<b>x</b>"_s), u"\\<b\\>x\\</b\\>"_s);
    QCOMPARE(markdownText(u"[a](b)"_s), u"\\[a\\](b)"_s);
    QCOMPARE(markdownText(u"_x_ *y* `z` ~~q~~ &lt;"_s), u"\\_x\\_ \\*y\\* \\`z\\` \\~\\~q\\~\\~ \\&lt;"_s);
    QCOMPARE(markdownText(u"a|b\\|c"_s), u"a\\|b\\\\\\|c"_s);
    QCOMPARE(markdownText(u"Q4_K_M"_s), u"Q4_K_M"_s);
}

void TestComparisonText::hiddenRows_areNotWritten()
{
    Fixture fixture(u"GeForce RTX 5090"_s);
    std::erase_if(fixture.rows,
                  [](const ComparisonRow *row) { return row->section != ComparisonSection::Memory; });
    const QString csv = comparisonCsv(fixture.excerpt());
    QVERIFY(csv.contains(u"Bandwidth"_s));
    QVERIFY(!csv.contains(u"Board power"_s));
    QCOMPARE(readCsv(csv).size(), fixture.rows.size() + 1);
}

void TestComparisonText::prices_carryTheirDay()
{
    const Fixture fixture(u"GeForce RTX 5090"_s);
    const auto price = std::find_if(fixture.rows.begin(), fixture.rows.end(), [](const ComparisonRow *row) {
        return row->field == ComparisonField::Price && row->cells[1].price;
    });
    QVERIFY(price != fixture.rows.end());
    const QString month = (*price)->cells[1].price->asOf.toString(u"yyyy-MM"_s);
    const std::vector<QStringList> records = readCsv(comparisonCsv(fixture.excerpt()));
    const QStringList *date = recordOf(records, u"Price, date"_s);
    QVERIFY(date);
    QVERIFY((*date)[4].startsWith(month));
    QVERIFY((*date)[2].isEmpty()); // a day has no currency
    const QStringList lines = comparisonTsv(fixture.excerpt()).split(u'\n');
    const QStringList found = lines.filter(QRegularExpression(u"^Price\t"_s));
    QCOMPARE(found.size(), 1);
    QVERIFY(found.front().split(u'\t')[3].contains(month));
}

void TestComparisonText::formulas_areNeutralised_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("harmless");
    // The first characters that OWASP's "CSV Injection" names, and the full-width forms.
    for (const char16_t c : std::u16string_view(u"=+-@\t\r\uFF1D\uFF0B\uFF0D\uFF20"))
        QTest::addRow("U+%04X", static_cast<unsigned>(c))
            << QString(QChar(c) % u"cmd|' /C calc'!A0"_s) << false;
    QTest::newRow("negative number") << u"-6.5"_s << true;
    QTest::newRow("word") << u"GDDR7"_s << true;
}

void TestComparisonText::formulas_areNeutralised()
{
    QFETCH(QString, text);
    QFETCH(bool, harmless);
    for (const QString &field : {csvField(text), tsvField(text), htmlText(text)}) {
        const QString bare = field.startsWith(u'"') ? field.mid(1) : field;
        QCOMPARE(bare.startsWith(u'\'') || bare.startsWith(u"&#39;"_s), !harmless);
    }
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestComparisonText)
#include "tst_comparisontext.moc"
