// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files are whole or are not there; the workbook, opened by others' tools, has numbers as numbers and no
// formula.
#include "model/export/reporttexts.h"
#include "model/report/report.h"
#include "model/session/session.h"
#include "tests/export/hostilecontent.h"
#include "tests/support/testsupport.h"
#include "tests/ui/report/samplereport.h"
#include "ui/reportfiles/reportfiles.h"
#include "ui/reportfiles/workbook.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// A cell as it stands in the sheet's XML.
struct SheetCell
{
    QString type; ///< "s": a shared string; empty: a number
    QString value;
};

/// The workbook as Python's zipfile and Qt's XML reader see it.
struct OpenedBook
{
    QStringList strings;
    QList<QList<SheetCell>> sheets; ///< all cells of a sheet in reading order
    bool formulas = false;
    QStringList names;  ///< of the sheets, in their order
    int active = -1;    ///< the sheet that is shown when the book is opened
    QStringList frozen; ///< of each sheet, "columns x rows"

    explicit OpenedBook(const QByteArray &bytes)
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"book.xlsx"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no room");
        file.close();
        QProcess python;
        python.start(u"python3"_s, {u"-m"_s, u"zipfile"_s, u"-e"_s, file.fileName(), folder.path()});
        if (!python.waitForFinished() || python.exitCode() != 0)
            qFatal("not a zip: %s", python.readAllStandardError().constData());
        read(folder.filePath(u"xl/sharedStrings.xml"_s), u"si"_s, [this](QXmlStreamReader &xml) {
            strings << QString();
            while (!(xml.isEndElement() && xml.name() == u"si") && !xml.atEnd()) {
                xml.readNext();
                if (xml.isCharacters())
                    strings.last() += xml.text();
            }
        });
        read(folder.filePath(u"xl/workbook.xml"_s), u"sheet"_s,
             [this](QXmlStreamReader &xml) { names << xml.attributes().value(u"name"_s).toString(); });
        read(folder.filePath(u"xl/workbook.xml"_s), u"workbookView"_s,
             [this](QXmlStreamReader &xml) { active = xml.attributes().value(u"activeTab"_s).toInt(); });
        for (int number = 1; QFile::exists(sheetPath(folder, number)); ++number) {
            frozen << QString();
            read(sheetPath(folder, number), u"pane"_s, [this](QXmlStreamReader &xml) {
                const auto attributes = xml.attributes();
                if (attributes.value(u"state"_s) == u"frozen")
                    frozen.last() = attributes.value(u"xSplit"_s) + u'x' + attributes.value(u"ySplit"_s);
            });
            sheets.emplaceBack();
            read(sheetPath(folder, number), u"c"_s, [this](QXmlStreamReader &xml) {
                SheetCell cell{xml.attributes().value(u"t"_s).toString(), {}};
                while (!(xml.isEndElement() && xml.name() == u"c") && !xml.atEnd()) {
                    xml.readNext();
                    formulas = formulas || (xml.isStartElement() && xml.name() == u"f");
                    if (xml.isCharacters())
                        cell.value += xml.text();
                }
                sheets.last() << cell;
            });
        }
    }

    QStringList textsOf(qsizetype sheet) const
    {
        QStringList texts;
        for (const SheetCell &cell : sheets[sheet])
            texts << (cell.type == u"s" ? strings.value(cell.value.toInt()) : cell.value);
        return texts;
    }

private:
    static QString sheetPath(const QTemporaryDir &folder, int number)
    {
        return folder.filePath(u"xl/worksheets/sheet%1.xml"_s.arg(number));
    }
    template <typename Each> static void read(const QString &path, const QString &element, Each each)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no %s", qPrintable(path));
        QXmlStreamReader xml(&file);
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement() && xml.name() == element)
                each(xml);
        }
        if (xml.hasError())
            qFatal("%s: %s", qPrintable(path), qPrintable(xml.errorString()));
    }
};

ReportContent realReport()
{
    ReportRequest request;
    request.catalogue = &shippedCatalogue();
    request.workload = exampleWorkload(Region::Us);
    request.cards = {{u"nvidia-rtx-5090-32gb"_s, 1}, {u"amd-radeon-rx-7900-xtx"_s, 1}};
    request.locale = QLocale(u"en_US"_s);
    request.today = QDate(2026, 11, 30);
    return makeReport(request);
}

std::vector<ReportTarget> allIn(const QString &folder)
{
    std::vector<ReportTarget> targets;
    for (const ReportFormat format : reportFormats)
        targets.push_back({format, QDir(folder).filePath(format == ReportFormat::Csv
                                                             ? u"tables"_s
                                                             : u"report."_s + reportSuffix(format))});
    return targets;
}

QStringList everythingIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

#ifdef Q_OS_UNIX
/// Writing stops at so many bytes, as on a full disk.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FileSizeLimit(const FileSizeLimit &) = delete;
    FileSizeLimit &operator=(const FileSizeLimit &) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = SIG_DFL;
};
#endif

} // namespace

class TestReportFiles : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void workbook_hasNumbersAsNumbers();
    void workbook_opensSideBySide();
    void workbook_isTheCsvs();
    void workbook_staysInert_data();
    void workbook_staysInert();
    void workbook_opensInLibreOffice();
    void allFormats_atOnce();
    void existingFiles_areReplaced();
    void oneBadTarget_leavesNothing();
    void foldersAndTwins_areRefused();
#ifdef Q_OS_UNIX
    void fullDisk_leavesNothing_data();
    void fullDisk_leavesNothing();
    void readOnlyFolder_leavesNothing();
#endif
    void proposedNames_nameTheModel();
};

void TestReportFiles::workbook_hasNumbersAsNumbers()
{
    QString error;
    const OpenedBook book(makeWorkbook(realReport(), &error));
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QVERIFY(!book.formulas);
    QCOMPARE(static_cast<std::size_t>(book.sheets.size()), realReport().sections.size() + 1);
    // Bandwidths, from NVIDIA's page of the RTX 5090 and AMD's of the RX 7900 XTX.
    bool found = false;
    for (qsizetype sheet = 0; sheet < book.sheets.size(); ++sheet) {
        const QStringList texts = book.textsOf(sheet);
        const qsizetype at = texts.indexOf(u"Bandwidth"_s);
        if (at < 0)
            continue;
        found = true;
        QCOMPARE(texts.value(at + 1), u"GB/s"_s);
        const auto cellWith = [&](const QString &value) {
            const qsizetype cell = texts.indexOf(value, at);
            return cell < 0 ? QString(u"missing"_s) : book.sheets[sheet][cell].type;
        };
        QCOMPARE(cellWith(u"1792"_s), QString());
        QCOMPARE(cellWith(u"960"_s), QString());
    }
    QVERIFY(found);
}

/// Names and header stay where one scrolls, and the first thing seen is the comparison.
void TestReportFiles::workbook_opensSideBySide()
{
    QString error;
    const OpenedBook book(makeWorkbook(realReport(), &error));
    QCOMPARE(book.active, 0);
    QCOMPARE(book.names.front(), reportSectionName(ReportSectionId::Comparison));
    QVERIFY2(book.frozen.front().startsWith(u"1x"), qPrintable(book.frozen.front()));
    const QStringList texts = book.textsOf(0);
    QVERIFY(!texts.filter(u"GeForce RTX 5090"_s).isEmpty());
    int frozen = 0;
    for (const QString &each : book.frozen)
        frozen += each.isEmpty() ? 0 : 1;
    QVERIFY(frozen > 1);

    ReportRequest alone; // without cards the decision comes first
    alone.catalogue = &shippedCatalogue();
    alone.workload = exampleWorkload(Region::Us);
    alone.locale = QLocale(u"en_US"_s);
    alone.today = QDate(2026, 11, 30);
    alone.sections = {ReportSectionId::Picks, ReportSectionId::Sources};
    const OpenedBook decision(makeWorkbook(makeReport(alone), &error));
    QCOMPARE(decision.active, 0);
    QCOMPARE(decision.names.front(), u"GPUwise"_s);
}

/// Every figure of the CSV files is a number in the workbook.
void TestReportFiles::workbook_isTheCsvs()
{
    const ReportContent content = realReport();
    QString error;
    const OpenedBook book(makeWorkbook(content, &error));
    QSet<double> numbers;
    for (const auto &sheet : book.sheets)
        for (const SheetCell &cell : sheet)
            if (cell.type.isEmpty() && !cell.value.isEmpty())
                numbers.insert(cell.value.toDouble());
    QVERIFY(numbers.size() > 40);
    for (const CsvFile &file : reportCsv(content)) {
        if (!file.name.startsWith(u"memory"_s))
            continue;
        for (const QByteArray &line : file.bytes.split('\n'))
            if (const QByteArray last = line.trimmed().split(',').last();
                last.contains('.') && last[0] != '"')
                QVERIFY2(numbers.contains(last.toDouble()), last.constData());
    }
}

void TestReportFiles::workbook_staysInert_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("formula") << u"=HYPERLINK(\"http://x\")"_s;
    QTest::newRow("plus") << u"+1+2"_s;
    QTest::newRow("at") << u"@SUM(A1)"_s;
    QTest::newRow("markup") << u"<f>1</f>&amp;]]>"_s;
    QTest::newRow("sheet name") << u"[a]:b*c?/\\'History'"_s;
    QTest::newRow("controls") << u"a\u0001b\u000Bc\uFFFE"_s + QChar(0xD800);
    QTest::newRow("long") << QString(40000, u'W');
    QTest::newRow("empty") << QString();
}

void TestReportFiles::workbook_staysInert()
{
    QFETCH(const QString, name);
    QString error;
    const QByteArray bytes = makeWorkbook(contentNamed(name), &error);
    QVERIFY2(error.isEmpty() && !bytes.isEmpty(), qPrintable(error));
    const OpenedBook book(bytes);
    QVERIFY(!book.formulas);
    for (const QString &text : book.strings)
        QVERIFY2(text.isEmpty() || !QStringView(u"=+-@").contains(text.front()), qPrintable(text.left(80)));
    QCOMPARE(static_cast<std::size_t>(book.sheets.size()), contentNamed(name).sections.size() + 1);
}

/// Converted to CSV by LibreOffice, the figures are the same.
void TestReportFiles::workbook_opensInLibreOffice()
{
    const QString office = QStandardPaths::findExecutable(u"soffice"_s);
    if (office.isEmpty())
        QSKIP("LibreOffice is not installed; the sheets are read as XML above");
    QTemporaryDir folder;
    QString error;
    QFile file(folder.filePath(u"book.xlsx"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(makeWorkbook(realReport(), &error));
    file.close();
    QProcess convert;
    convert.start(office, {u"--headless"_s, u"-env:UserInstallation=file://%1/profile"_s.arg(folder.path()),
                           u"--convert-to"_s,
                           u"csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1"_s,
                           u"--outdir"_s, folder.path(), file.fileName()});
    QVERIFY(convert.waitForFinished(90000));
    QByteArray all;
    for (const QString &name : QDir(folder.path()).entryList({u"*.csv"_s})) {
        QFile csv(folder.filePath(name));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        all += csv.readAll();
    }
    QVERIFY(all.contains("Bandwidth,GB/s,\"1,792\"") || all.contains("Bandwidth,GB/s,1792"));
}

void TestReportFiles::allFormats_atOnce()
{
    QTemporaryDir folder, again;
    QString error;
    QVERIFY2(writeReportFiles(realReport(), allIn(folder.path()), Paper::A4, &error), qPrintable(error));
    QCOMPARE(everythingIn(folder.path()),
             (QStringList{u"report.html"_s, u"report.md"_s, u"report.pdf"_s, u"report.xlsx"_s, u"tables"_s}));
    QVERIFY(everythingIn(folder.filePath(u"tables"_s)).contains(u"comparison.csv"_s));
    // Byte for byte the same again, but for the time of the PDF.
    QTest::qWait(1100);
    QVERIFY(writeReportFiles(realReport(), allIn(again.path()), Paper::A4, &error));
    for (const QString &name :
         {u"report.html"_s, u"report.md"_s, u"report.xlsx"_s, u"tables/comparison.csv"_s}) {
        QFile a(folder.filePath(name)), b(again.filePath(name));
        QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
        QVERIFY2(a.readAll() == b.readAll(), qPrintable(name));
    }
}

void TestReportFiles::existingFiles_areReplaced()
{
    QTemporaryDir folder;
    QDir(folder.path()).mkdir(u"tables"_s);
    for (const QString &name : {u"report.html"_s, u"tables/mine.txt"_s, u"tables/memory.csv"_s}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("old");
    }
    QString error;
    QVERIFY2(writeReportFiles(realReport(), allIn(folder.path()), Paper::A4, &error), qPrintable(error));
    QVERIFY(QFileInfo(folder.filePath(u"report.html"_s)).size() > 1000);
    QVERIFY(QFileInfo(folder.filePath(u"tables/memory.csv"_s)).size() > 100);
    QCOMPARE(QFileInfo(folder.filePath(u"tables/mine.txt"_s)).size(), 3);
}

void TestReportFiles::oneBadTarget_leavesNothing()
{
    QTemporaryDir folder;
    auto targets = allIn(folder.path());
    targets.push_back({ReportFormat::Html, folder.filePath(u"missing/report.html"_s)});
    QString error;
    QVERIFY(!writeReportFiles(realReport(), targets, Paper::A4, &error));
    QVERIFY2(error.contains(u"missing"_s) && error.contains(u"No such file"_s), qPrintable(error));
    QCOMPARE(everythingIn(folder.path()), QStringList());
}

void TestReportFiles::foldersAndTwins_areRefused()
{
    QTemporaryDir folder;
    QDir(folder.path()).mkdir(u"report.html"_s);
    QString error;
    QVERIFY(!writeReportFiles(realReport(), allIn(folder.path()), Paper::A4, &error));
    QVERIFY2(error.contains(u"not a regular file"_s), qPrintable(error));
    QCOMPARE(everythingIn(folder.path()), QStringList{u"report.html"_s});
    const ReportTarget twins[] = {{ReportFormat::Html, folder.filePath(u"x"_s)},
                                  {ReportFormat::Markdown, folder.filePath(u"./x"_s)}};
    QVERIFY(!writeReportFiles(realReport(), twins, Paper::A4, &error));
    QVERIFY2(error.contains(u"two files"_s), qPrintable(error));
    const ReportTarget device{ReportFormat::Csv, u"/dev/full"_s};
    QVERIFY(!writeReportFiles(realReport(), {&device, 1}, Paper::A4, &error));
    QVERIFY2(error.contains(u"not a folder"_s), qPrintable(error));
    const ReportTarget full{ReportFormat::Markdown, u"/dev/full"_s};
    QVERIFY(!writeReportFiles(realReport(), {&full, 1}, Paper::A4, &error));
    QCOMPARE(everythingIn(folder.path()), QStringList{u"report.html"_s});
}

#ifdef Q_OS_UNIX
void TestReportFiles::fullDisk_leavesNothing_data()
{
    QTest::addColumn<int>("format");
    for (const ReportFormat format : reportFormats)
        QTest::addRow("%d", static_cast<int>(format)) << static_cast<int>(format);
}

void TestReportFiles::fullDisk_leavesNothing()
{
    QFETCH(const int, format);
    QTemporaryDir folder;
    auto target = allIn(folder.path())[0];
    for (const ReportTarget &each : allIn(folder.path()))
        if (static_cast<int>(each.format) == format)
            target = each;
    const ReportContent content = realReport();
    if (target.format != ReportFormat::Csv) {
        QFile old(target.path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
    }
    QString error;
    {
        const FileSizeLimit limit(2048); // less than any of them takes
        QVERIFY(!writeReportFiles(content, {&target, 1}, Paper::A4, &error));
    }
    QVERIFY2(!error.isEmpty() && !error.contains(u"Unknown error"_s), qPrintable(error));
    if (target.format == ReportFormat::Csv) {
        QCOMPARE(everythingIn(folder.path()), QStringList());
        return;
    }
    QCOMPARE(everythingIn(folder.path()), QStringList{QFileInfo(target.path).fileName()});
    QCOMPARE(QFileInfo(target.path).size(), 3);
}

void TestReportFiles::readOnlyFolder_leavesNothing()
{
    QTemporaryDir folder;
    const QString closed = folder.filePath(u"closed"_s);
    QDir().mkdir(closed);
    QCOMPARE(::chmod(QFile::encodeName(closed).constData(), 0555), 0);
    if (::geteuid() == 0 && ::seteuid(65534) != 0) // root may write anywhere
        QSKIP("cannot become another user");
    ::chmod(QFile::encodeName(closed).constData(), 0555);
    QString error;
    const ReportTarget target{ReportFormat::Html, QDir(closed).filePath(u"report.html"_s)};
    const ReportTarget tables{ReportFormat::Csv, QDir(closed).filePath(u"tables"_s)};
    const bool wrote = writeReportFiles(realReport(), {&target, 1}, Paper::A4, &error);
    QString folderError;
    const bool made = writeReportFiles(realReport(), {&tables, 1}, Paper::A4, &folderError);
    if (::getuid() == 0)
        QCOMPARE(::seteuid(0), 0);
    QVERIFY(!wrote && !made);
    QVERIFY2(error.contains(u"report.html"_s) && error.contains(u"denied"_s), qPrintable(error));
    QVERIFY2(folderError.contains(u"tables"_s), qPrintable(folderError));
    QCOMPARE(everythingIn(closed), QStringList());
}
#endif

void TestReportFiles::proposedNames_nameTheModel()
{
    const ReportContent content = realReport();
    const QString name = proposedFileName(content, ReportFormat::Html);
    QVERIFY2(name.startsWith(u"GPUwise "_s) && name.endsWith(u".html"_s), qPrintable(name));
    QVERIFY(!name.contains(u'/'));
    for (const QString &hostile : {u"GPU report · ../../x"_s, u"· \u202Egnp"_s, QString()}) {
        ReportContent other = content;
        other.subject = hostile;
        const QString safe = proposedFileName(other, ReportFormat::Pdf);
        QVERIFY2(safe.startsWith(u"GPUwise"_s) && safe.endsWith(u".pdf"_s) && !safe.contains(u'/') &&
                     !safe.contains(QChar(0x202E)),
                 qPrintable(safe));
    }
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestReportFiles)
#include "tst_reportfiles.moc"
