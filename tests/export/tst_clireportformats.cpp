// SPDX-License-Identifier: GPL-3.0-or-later
//
// `report` in all its formats: one line writes them all, and their rows are those of `compare --json`.
#include "tests/app/clirun.h"
#include "tests/ui/report/pdftools.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QString question =
    u"--model qwen2.5-32b --precision int4 nvidia-rtx-5090-32gb amd-radeon-rx-7900-xtx"_s;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestCliReportFormats : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everyFormatIsWritten();
    void rowsAreThoseOfTheJson_data();
    void rowsAreThoseOfTheJson();
    void sameAgain();
    void wrongUse();

private:
    QStringList line(const QString &folder) const
    {
        const QDir to(folder);
        return u"report"_s.split(u' ') + question.split(u' ') +
               QStringList{u"--pdf"_s,  to.filePath(u"r.pdf"_s),  u"--html"_s,     to.filePath(u"r.html"_s),
                           u"--xlsx"_s, to.filePath(u"r.xlsx"_s), u"--markdown"_s, to.filePath(u"r.md"_s),
                           u"--csv"_s,  to.filePath(u"tables"_s)};
    }
    QTemporaryDir m_folder;
};

void TestCliReportFormats::initTestCase()
{
    const CliRun run = runCli(line(m_folder.path()));
    QVERIFY2(run.code == ExitCode::Answered, qPrintable(run.err));
    QCOMPARE(run.out.count(u"Written: "_s), 5);
}

void TestCliReportFormats::everyFormatIsWritten()
{
    QVERIFY(bytesOf(m_folder.filePath(u"r.pdf"_s)).startsWith("%PDF"));
    QVERIFY(bytesOf(m_folder.filePath(u"r.html"_s)).startsWith("<!DOCTYPE html>"));
    QVERIFY(bytesOf(m_folder.filePath(u"r.xlsx"_s)).startsWith("PK"));
    QVERIFY(bytesOf(m_folder.filePath(u"r.md"_s)).startsWith("# "));
    QVERIFY(bytesOf(m_folder.filePath(u"tables/comparison.csv"_s)).startsWith("\xEF\xBB\xBF"));
}

void TestCliReportFormats::rowsAreThoseOfTheJson_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id :
         {"bandwidth_gb_per_s", "memory_gb", "fp16_tflops", "bus_width_bits", "shader_cores", "tdp_w"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

/// Facts have as many digits as their sources: the same figure in every format.
void TestCliReportFormats::rowsAreThoseOfTheJson()
{
    QFETCH(const QString, id);
    const CliRun json = runCli(QStringList{u"compare"_s} + question.split(u' ') + QStringList{u"--json"_s});
    const QJsonObject row = entryWith(json.json().value("rows"_L1).toArray(), "id"_L1, id);
    const QString name = row.value("name"_L1).toString();
    QVERIFY(!name.isEmpty());
    const QString pdf = pdfText(m_folder.filePath(u"r.pdf"_s));
    const QString html = QString::fromUtf8(bytesOf(m_folder.filePath(u"r.html"_s)));
    const QString markdown = QString::fromUtf8(bytesOf(m_folder.filePath(u"r.md"_s)));
    QString csvLine;
    for (const QString &csv :
         QString::fromUtf8(bytesOf(m_folder.filePath(u"tables/comparison.csv"_s))).split(u"\r\n"_s))
        if (csv.contains(u",%1,%2,"_s.arg(name, row.value("unit"_L1).toString())))
            csvLine = csv;
    QVERIFY2(!csvLine.isEmpty(), qPrintable(name));
    QVERIFY(pdf.contains(name) && html.contains(name) && markdown.contains(name));
    const QJsonArray cells = row.value("cells"_L1).toArray();
    QCOMPARE(cells.size(), 2);
    for (const QJsonValue &cell : cells) {
        const double value = cell.toObject().value("value"_L1).toDouble();
        QVERIFY(value > 0);
        QVERIFY2(QString(csvLine + u',').contains(u",%1,"_s.arg(value, 0, 'g', 12)), qPrintable(csvLine));
        const QString shown = QLocale(u"en_US"_s).toString(value, 'g', 12);
        QVERIFY2(pdf.contains(shown) && html.contains(shown) && markdown.contains(shown), qPrintable(shown));
    }
}

void TestCliReportFormats::sameAgain()
{
    QTemporaryDir again;
    QCOMPARE(runCli(line(again.path())).code, ExitCode::Answered);
    for (const QString &name :
         {u"r.html"_s, u"r.xlsx"_s, u"r.md"_s, u"tables/memory.csv"_s, u"tables/sources.csv"_s})
        QVERIFY2(bytesOf(again.filePath(name)) == bytesOf(m_folder.filePath(name)), qPrintable(name));
    static const QRegularExpression moment(u"/CreationDate \\([^)]*\\)|/ID \\[[^\\]]*\\]"_s);
    const auto timeless = [](const QByteArray &pdf) { return QString::fromLatin1(pdf).remove(moment); };
    QCOMPARE(timeless(bytesOf(again.filePath(u"r.pdf"_s))).size(),
             timeless(bytesOf(m_folder.filePath(u"r.pdf"_s))).size());
}

void TestCliReportFormats::wrongUse()
{
    CliRun run = runCli(u"report 4090"_s.split(u' '));
    QCOMPARE(run.code, ExitCode::WrongUsage);
    for (const QString &option : {u"--pdf"_s, u"--html"_s, u"--xlsx"_s, u"--markdown"_s, u"--csv"_s})
        QVERIFY2(run.err.contains(option), qPrintable(run.err));
    QCOMPARE(runCli(u"report 4090 --csv"_s.split(u' ')).code, ExitCode::WrongUsage); // a folder is needed
    run = runCli(u"report --params 7B 4090 --html /nowhere/at/all.html"_s.split(u' '));
    QCOMPARE(run.code, ExitCode::InputOutputFailed);
    QVERIFY2(run.err.contains(u"all.html"_s), qPrintable(run.err));
    QVERIFY(runCli(u"help report"_s.split(u' ')).out.contains(u"--csv FOLDER"_s));
    QVERIFY(!runCli(u"help report"_s.split(u' ')).out.contains(u"answer as CSV"_s));
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestCliReportFormats)
#include "tst_clireportformats.moc"
