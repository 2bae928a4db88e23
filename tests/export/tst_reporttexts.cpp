// SPDX-License-Identifier: GPL-3.0-or-later
//
// HTML, Markdown and CSV of the report: well-formed, complete, accessible, and inert whatever a name holds.
#include "db/csv.h"
#include "model/export/reporttexts.h"
#include "model/report/report.h"
#include "model/session/session.h"
#include "model/tables/exporttext.h"
#include "resources/i18n.h"
#include "tests/export/hostilecontent.h"
#include "tests/support/testsupport.h"
#include "ui/reportfiles/htmlcolours.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

ReportContent realReport(const QString &language)
{
    installTranslations(language);
    ReportRequest request;
    request.catalogue = &shippedCatalogue();
    request.workload = exampleWorkload(Region::Us);
    request.cards = {{u"nvidia-rtx-5090-32gb"_s, 1}, {u"nvidia-rtx-4090-24gb"_s, 2}};
    request.locale = QLocale(language == u"en"_s ? u"en_US"_s : language);
    request.today = QDate(2026, 11, 30);
    return makeReport(request);
}

/// What a reader of XML makes of the page; ends the test when it is not well-formed.
struct Page
{
    QStringList elements;
    QHash<QString, QStringList> texts; ///< by element
    QStringList attributes;            ///< "name=value"
    QString all;

    explicit Page(const QByteArray &bytes)
    {
        QXmlStreamReader reader(bytes);
        QStringList open;
        while (!reader.atEnd()) {
            reader.readNext();
            if (reader.isStartElement()) {
                open << reader.name().toString();
                elements << open.last();
                texts[open.last()] << QString();
                for (const QXmlStreamAttribute &a : reader.attributes())
                    attributes << a.qualifiedName() + u'=' + a.value();
            } else if (reader.isEndElement()) {
                open.removeLast();
            } else if (reader.isCharacters()) {
                all += reader.text();
                for (const QString &element : open)
                    texts[element].last() += reader.text();
            }
        }
        if (reader.hasError())
            qFatal("line %lld: %s", reader.lineNumber(), qPrintable(reader.errorString()));
    }
};

const QStringList hostileNames{u"<script>alert(1)</script><img src=\"x\" onerror='y'>&amp;"_s,
                               u"=cmd|' /C calc'!A0"_s,
                               u"+1+2"_s,
                               u"-2+3\" , x"_s,
                               u"@SUM(A1)"_s,
                               u"＝1＋1"_s,
                               u"\t=1"_s,
                               u"\u202Eבדיקה\u202C"_s,
                               u"A\nB\tC\u2028D\u0007\u0000E"_s,
                               u"|`*_[x](javascript:alert(1))# 1. x"_s,
                               u"]]>--><!--"_s,
                               u"javascript:alert(1)"_s,
                               QString(QChar(0xD83D)) + u"\uFFFE"_s,
                               QString(3000, u'W')};

} // namespace

class TestReportTexts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void html_isWellFormedAndAccessible_data();
    void html_isWellFormedAndAccessible();
    void html_saysWhatTheReportSays();
    void html_loadsNothing();
    void hostileNames_stayText_data();
    void hostileNames_stayText();
    void markdown_holdsEveryTable();
    void percentages_areNotFormulas();
    void sameContent_sameBytes();
};

void TestReportTexts::html_isWellFormedAndAccessible_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("tag");
    QTest::newRow("en") << u"en"_s << u"en"_s;
    QTest::newRow("zh_CN") << u"zh_CN"_s << u"zh-CN"_s;
}

void TestReportTexts::html_isWellFormedAndAccessible()
{
    QFETCH(const QString, language);
    QFETCH(const QString, tag);
    const ReportContent content = realReport(language);
    const QByteArray bytes = reportHtml(content, htmlColours());
    QVERIFY(bytes.startsWith("<!DOCTYPE html>"));
    const Page page(bytes);
    QVERIFY2(page.attributes.contains(u"lang="_s + tag), qPrintable(page.attributes.value(1)));
    QCOMPARE(page.texts.value(u"title"_s), QStringList{content.title});
    QCOMPARE(page.texts.value(u"h1"_s), QStringList{content.title});
    QCOMPARE(page.texts.value(u"h2"_s).size(), static_cast<qsizetype>(content.sections.size()));
    for (const ReportSection &section : content.sections)
        QVERIFY(page.all.contains(section.heading));
    QVERIFY(page.elements.count(u"table"_s) >= 4);
    QCOMPARE(page.elements.count(u"caption"_s), page.elements.count(u"table"_s));
    for (const QString &caption : page.texts.value(u"caption"_s))
        QVERIFY(!caption.isEmpty());
    qsizetype scopes = 0;
    for (const QString &scope : {u"scope=col"_s, u"scope=row"_s, u"scope=rowgroup"_s})
        scopes += page.attributes.count(scope);
    QCOMPARE(scopes, page.elements.count(u"th"_s));
    // A picture is either named or said to be skipped.
    qsizetype named = 0;
    for (const QString &attribute : page.attributes)
        named += attribute == u"role=img"_s;
    QVERIFY(named >= 2); // a bar a card
    QVERIFY(page.attributes.filter(u"aria-label="_s).size() >= named);
    const QString text = QString::fromUtf8(bytes);
    QVERIFY(text.contains(u"@media print"_s));
    QVERIFY(!text.contains(u"<p/>"_s) && !text.contains(u"<td/>"_s) && !text.contains(u"<span/>"_s));
}

void TestReportTexts::html_saysWhatTheReportSays()
{
    const ReportContent content = realReport(u"en"_s);
    const Page page(reportHtml(content, {}));
    int texts = 0;
    for (const ReportSection &section : content.sections)
        for (const ReportBlock &block : section.blocks)
            if (const auto *table = std::get_if<ReportTable>(&block))
                for (const ReportRow &row : table->rows)
                    for (const ReportCell &cell : row.cells) {
                        QVERIFY2(page.all.contains(cell.text), qPrintable(cell.text));
                        QVERIFY2(page.all.contains(cell.aside), qPrintable(cell.aside));
                        ++texts;
                    }
    QVERIFY(texts > 100);
    const auto *sources =
        std::get_if<ReportSourceList>(&content.section(ReportSectionId::Sources)->blocks.back());
    QVERIFY(sources);
    for (const auto &entry : sources->entries)
        QVERIFY2(page.all.contains(entry.title) && page.all.contains(entry.date), qPrintable(entry.title));
}

void TestReportTexts::html_loadsNothing()
{
    const Page page(reportHtml(realReport(u"en"_s), htmlColours()));
    for (const QString &element :
         {u"script"_s, u"img"_s, u"link"_s, u"iframe"_s, u"object"_s, u"base"_s, u"image"_s, u"use"_s})
        QVERIFY(!page.elements.contains(element));
    for (const QString &attribute : page.attributes)
        QVERIFY2(!attribute.startsWith(u"src="_s) && !attribute.startsWith(u"on"_s) &&
                     !attribute.startsWith(u"style="_s),
                 qPrintable(attribute));
    for (const QString &style : page.texts.value(u"style"_s))
        QVERIFY(!style.contains(u"url("_s) && !style.contains(u"@import"_s) && !style.contains(u'<') &&
                !style.contains(u'>') && !style.contains(u'&') && !style.contains(u'"'));
}

void TestReportTexts::hostileNames_stayText_data()
{
    QTest::addColumn<QString>("name");
    for (qsizetype i = 0; i < hostileNames.size(); ++i)
        QTest::addRow("%lld", i) << hostileNames[i];
}

void TestReportTexts::hostileNames_stayText()
{
    QFETCH(const QString, name);
    const ReportContent content = contentNamed(name);
    // HTML: the same elements as for a harmless name, no address that runs, no override.
    const QByteArray html = reportHtml(content, htmlColours());
    const Page page(html);
    const Page harmless(reportHtml(contentNamed(u"Card"_s), htmlColours()));
    QCOMPARE(QSet<QString>(page.elements.begin(), page.elements.end()),
             QSet<QString>(harmless.elements.begin(), harmless.elements.end()));
    QCOMPARE(page.texts.value(u"h1"_s), QStringList{inertLine(name)});
    for (const QString &attribute : page.attributes)
        if (attribute.startsWith(u"href="_s))
            QVERIFY2(attribute.startsWith(u"href=#"_s) || attribute.startsWith(u"href=http"_s),
                     qPrintable(attribute));
    QVERIFY(!QString::fromUtf8(html).contains(QChar(0x202E)));
    // Markdown: no tag, no link, no heading of its own.
    const QString markdown = QString::fromUtf8(reportMarkdown(content));
    static const QRegularExpression live(u"(?<!\\\\)(<(?!https?:)|\\])"_s); // whatever is not escaped
    static const QRegularExpression code(
        u"\n(`{3,})\n[^\n]*\n\\1\n"_s); // one line, in a fence that it cannot close
    QString prose = markdown;
    prose.remove(code);
    QVERIFY(prose.size() < markdown.size());
    const auto match = live.match(prose);
    QVERIFY2(!match.hasMatch(), qPrintable(prose.mid(match.capturedStart() - 20, 60)));
    QCOMPARE(markdown.count(u"\n## "_s), static_cast<qsizetype>(content.sections.size()));
    QVERIFY(!markdown.contains(QChar(0x202E)) && !markdown.contains(QChar(0x2028)));
    // CSV: one rectangle, and no field that a spreadsheet would calculate.
    for (const CsvFile &file : reportCsv(content)) {
        const auto parsed = parseCsv(QString::fromUtf8(file.bytes.mid(3)));
        const auto *table = std::get_if<CsvTable>(&parsed);
        QVERIFY2(table, qPrintable(file.name));
        QStringList fields = table->header;
        for (const CsvRow &row : table->rows)
            fields << row.fields;
        for (const QString &field : fields) {
            bool number = false;
            (void)field.toDouble(&number);
            QVERIFY2(field.isEmpty() || number || !QStringView(u"=+-@\t\r＝＋－＠").contains(field.front()),
                     qPrintable(field));
        }
    }
}

void TestReportTexts::markdown_holdsEveryTable()
{
    const ReportContent content = realReport(u"en"_s);
    const QString text = QString::fromUtf8(reportMarkdown(content));
    QVERIFY(text.startsWith(u"# "_s + markdownText(content.title)));
    qsizetype columns = 0;
    for (const QString &line : text.split(u'\n')) { // rows are as wide as their header
        if (!line.startsWith(u"| "_s)) {
            columns = 0;
            continue;
        }
        QString bare = line;
        const qsizetype here = bare.remove(u"\\|"_s).count(u'|');
        QVERIFY2(columns == 0 || here == columns, qPrintable(line));
        columns = here;
    }
    for (const ReportSection &section : content.sections)
        for (const ReportBlock &block : section.blocks)
            if (const auto *table = std::get_if<ReportTable>(&block))
                for (const ReportRow &row : table->rows)
                    for (const ReportCell &cell : row.cells)
                        QVERIFY2(text.contains(markdownText(cell.text)), qPrintable(cell.text));
}

void TestReportTexts::percentages_areNotFormulas()
{
    QCOMPARE(csvField(u"-5"_s), u"-5"_s);
    QCOMPARE(csvField(u"+39 %"_s), u"+39 %"_s);
    QCOMPARE(csvField(u"+39%"_s), u"+39%"_s);
    QCOMPARE(csvField(u"+39%+1"_s), u"'+39%+1"_s);
    QCOMPARE(csvField(u"=1"_s), u"'=1"_s);
    QCOMPARE(csvField(u"-2+3"_s), u"'-2+3"_s);
}

void TestReportTexts::sameContent_sameBytes()
{
    const ReportContent first = realReport(u"en"_s);
    const ReportContent second = realReport(u"en"_s);
    QCOMPARE(reportHtml(first, htmlColours()), reportHtml(second, htmlColours()));
    QCOMPARE(reportMarkdown(first), reportMarkdown(second));
    const auto a = reportCsv(first);
    const auto b = reportCsv(second);
    QCOMPARE(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        QVERIFY(a[i].name == b[i].name && a[i].bytes == b[i].bytes);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestReportTexts)
#include "tst_reporttexts.moc"
