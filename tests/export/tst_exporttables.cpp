// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rectangles behind CSV files and workbooks: figures are what the engine computed, no figure is invented
// from a name, and nothing that the report shows is lost.
#include "db/csv.h"
#include "model/export/exportnumber.h"
#include "model/export/exporttable.h"
#include "model/export/reporttexts.h"
#include "model/report/report.h"
#include "model/session/session.h"
#include "model/tables/comparison.h"
#include "model/tables/comparisonwords.h"
#include "model/words/format.h"
#include "tests/support/testsupport.h"

#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

ReportRequest request()
{
    ReportRequest request;
    request.catalogue = &shippedCatalogue();
    request.workload = exampleWorkload(Region::Us);
    request.cards = {
        {u"nvidia-rtx-5090-32gb"_s, 1}, {u"nvidia-rtx-4090-24gb"_s, 2}, {u"amd-radeon-rx-7900-xtx"_s, 1}};
    request.locale = QLocale(u"en_US"_s);
    request.today = QDate(2026, 11, 30);
    return request;
}

CsvTable csvNamed(const ReportContent &content, const QString &name)
{
    for (const CsvFile &file : reportCsv(content)) {
        if (file.name != name)
            continue;
        if (!file.bytes.startsWith("\xEF\xBB\xBF"))
            qFatal("no byte order mark");
        const auto parsed = parseCsv(QString::fromUtf8(file.bytes.mid(3)));
        if (const auto *error = std::get_if<CsvError>(&parsed))
            qFatal("line %d: %s", error->line, qPrintable(error->reason));
        return std::get<CsvTable>(parsed);
    }
    return {};
}

} // namespace

class TestExportTables : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsWhatIsShown_data();
    void readsWhatIsShown();
    void comparisonIsTheEngines();
    void memoryAddsUp();
    void everyTextOfATableIsThere();
};

void TestExportTables::readsWhatIsShown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("figure");
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("unit");
    const auto row = [](const char16_t *text, double value, int decimals, const char16_t *unit) {
        QTest::newRow(qPrintable(QString::fromUtf16(text)))
            << QString::fromUtf16(text) << true << value << decimals << QString::fromUtf16(unit);
    };
    const auto none = [](const char16_t *text) {
        QTest::newRow(qPrintable(QString::fromUtf16(text)))
            << QString::fromUtf16(text) << false << 0.0 << 0 << QString();
    };
    row(u"67", 67, 0, u"");
    row(u"1,792", 1792, 0, u"");
    row(u"0.40", 0.40, 2, u"");
    row(u"−3.5", -3.5, 1, u"");
    row(u"≈ 12,000", 12000, 0, u"");
    row(u"USD 1,999", 1999, 0, u"USD");
    row(u"¥15,000", 15000, 0, u"¥");
    row(u"38 tokens/s", 38, 0, u"tokens/s");
    row(u"50K", 50, 0, u"K");
    none(u"21–24");
    none(u"2026-06");
    none(u"GDDR7");
    none(u"gfx1100");
    none(u"RTX 4090 24 GB");
    none(u"1x 16-pin");
    none(u"not published");
    none(u"=1+2");
    none(u"1,2,3");
    none(u"");
}

void TestExportTables::readsWhatIsShown()
{
    QFETCH(const QString, text);
    QFETCH(const bool, figure);
    QFETCH(const double, value);
    QFETCH(const int, decimals);
    QFETCH(const QString, unit);
    const auto shown = shownNumber(text, QLocale(u"en_US"_s));
    QCOMPARE(shown.has_value(), figure);
    if (!shown)
        return;
    QCOMPARE(shown->value, value);
    QCOMPARE(shown->decimals, decimals);
    QCOMPARE(shown->unit, unit);
}

/// As many digits as are shown, but the engine's figure; units in a column of their own.
void TestExportTables::comparisonIsTheEngines()
{
    const ReportRequest asked = request();
    const CsvTable table = csvNamed(makeReport(asked), u"comparison.csv"_s);
    const ResolvedWorkload resolved = resolveWorkload(*asked.catalogue, asked.workload);
    const Comparison comparison =
        compareCards(*asked.catalogue, resolved, SpeedModel(*asked.catalogue), asked.cards, 0, asked.today);
    std::vector<qsizetype> columns;
    for (qsizetype i = 0; i < table.header.size(); ++i)
        if (table.header[i].endsWith(u')'))
            columns.push_back(i);
    QCOMPARE(columns.size(), asked.cards.size());
    int checked = 0;
    for (const ComparisonRow &row : comparison.rows) {
        if (row.field == ComparisonField::FitMargin || row.unit == ComparisonUnit::Tokens)
            continue;
        for (const CsvRow &line : table.rows) {
            if (line.fields.value(1) != rowName(row))
                continue;
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                bool read = false;
                const QString field = line.fields[columns[i]];
                const double exported = field.toDouble(&read);
                if (!row.cells[i].number || !read)
                    continue;
                const double engine = *row.cells[i].number;
                // Two significant digits are the fewest that the report shows of anything.
                QVERIFY2(std::abs(exported - engine) <= 0.05 * std::abs(engine) + 1e-9,
                         qPrintable(u"%1: %2, not %3"_s.arg(rowName(row), field).arg(engine)));
                ++checked;
            }
        }
    }
    QVERIFY2(checked > 60, qPrintable(QString::number(checked)));
    const auto bandwidth = std::find_if(table.rows.begin(), table.rows.end(), [](const CsvRow &line) {
        return line.fields.value(1) == u"Bandwidth"_s;
    });
    QVERIFY(bandwidth != table.rows.end());
    QCOMPARE(bandwidth->fields.value(2), u"GB/s"_s);
    QCOMPARE(bandwidth->fields.value(columns[0]), u"1792"_s); // NVIDIA's page of the RTX 5090
    QCOMPARE(bandwidth->fields.value(columns[2]), u"960"_s);  // AMD's page of the RX 7900 XTX
}

void TestExportTables::memoryAddsUp()
{
    const CsvTable table = csvNamed(makeReport(request()), u"memory.csv"_s);
    QVERIFY(table.rows.size() > 2);
    double sum = 0;
    for (std::size_t i = 0; i + 1 < table.rows.size(); ++i)
        sum += table.rows[i].fields.back().toDouble();
    const double total = table.rows.back().fields.back().toDouble();
    QVERIFY2(total > 1 && std::abs(sum - total) < 0.006, qPrintable(u"%1 of %2"_s.arg(sum).arg(total)));
}

/// Texts and asides of all cells of all tables stand somewhere in their rows.
void TestExportTables::everyTextOfATableIsThere()
{
    const ReportContent content = makeReport(request());
    const std::vector<ExportSection> sections = exportSections(content);
    QCOMPARE(sections.size(), content.sections.size());
    int cells = 0;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        QString all;
        for (const ExportSection::Part &part : sections[i].parts) {
            if (const auto *text = std::get_if<QString>(&part)) {
                all += *text + u'\n';
                continue;
            }
            const auto &table = std::get<ExportTable>(part);
            all += table.header.join(u'\n') + u'\n';
            for (const auto &row : table.rows) {
                QCOMPARE(row.size(), static_cast<std::size_t>(table.header.size()));
                for (const ExportCell &cell : row)
                    all += cell.text + u'\n';
            }
        }
        for (const ReportBlock &block : content.sections[i].blocks) {
            const auto *table = std::get_if<ReportTable>(&block);
            if (!table)
                continue;
            for (const ReportRow &row : table->rows)
                for (const ReportCell &cell : row.cells) {
                    QVERIFY2(all.contains(cell.text), qPrintable(cell.text));
                    QVERIFY2(all.contains(cell.aside), qPrintable(cell.aside));
                    ++cells;
                }
        }
    }
    QVERIFY(cells > 100);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestExportTables)
#include "tst_exporttables.moc"
