// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every table, pack and name of make_import_files.py is imported or refused as its list says: with a message
// that names file, place, fault and what to do, without touching the store, within 64 MiB more memory and two
// seconds. A small pack with single bytes changed, or cut anywhere, never does harm. A second folder with
// tables, in the format file,kind,expected,why, can be named in GPUWISE_BAD_INPUTS.
#include "db/csv.h"
#include "db/export/packwriter.h"
#include "db/import/importer.h"
#include "db/userstore.h"
#include "model/domain/usercheck.h"
#include "model/domain/wholefile.h"
#include "model/export/filenames.h"
#include "model/words/importwords.h"
#include "resources/i18n.h"
#include "tests/app/clirun.h"
#include "tests/support/memorylimit.h"
#include "tests/support/testsupport.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

#include <sys/stat.h>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

struct Case
{
    QString file, kind, why;
    bool refused = false;
};

/// What went wrong, all of it.
class Findings
{
public:
    void expect(bool holds, const QString &what)
    {
        if (!holds)
            m_wrong.append(what);
    }
    bool none() const { return m_wrong.isEmpty(); }
    QByteArray text() const { return m_wrong.mid(0, 40).join(u'\n').toUtf8(); }

private:
    QStringList m_wrong;
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray hashOf(const QString &folder)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &name : QDir(folder).entryList(QDir::Files, QDir::Name)) {
        hash.addData(name.toUtf8());
        hash.addData(contentOf(QDir(folder).filePath(name)));
    }
    return hash.result();
}

std::vector<Case> manifestOf(const QString &folder)
{
    std::vector<Case> cases;
    const auto read = readCsvFile(QString(folder + u"/manifest.csv"));
    if (const auto *table = std::get_if<CsvTable>(&read))
        for (const CsvRow &row : table->rows)
            cases.push_back({row.fields[0], row.fields[1], row.fields[3], row.fields[2] == u"error"});
    return cases;
}

ImportKind kindOf(const Case &one)
{
    return one.kind == u"sqlite"       ? ImportKind::Pack
           : one.kind == u"csv_prices" ? ImportKind::Prices
                                       : ImportKind::Cards;
}

QString wordOf(ImportKind kind)
{
    return kind == ImportKind::Pack ? u"pack"_s : kind == ImportKind::Prices ? u"prices"_s : u"cards"_s;
}

ImportPreview preview(const QString &path, ImportKind kind)
{
    ImportOptions options;
    options.kind = kind;
    options.today = QDate(2026, 11, 30);
    return previewImport(path, options, shippedCatalogue(), {});
}

bool isInert(const QString &text)
{
    return std::none_of(text.begin(), text.end(), [](QChar c) {
        return c.category() == QChar::Other_Control ||
               (c.category() == QChar::Other_Format && c != u'\u200D');
    });
}

QString everyText(const ImportPreview &preview)
{
    QStringList texts;
    if (preview.refusal)
        texts.append(importProblemText(*preview.refusal, preview.file));
    for (const ImportRow &row : preview.rows)
        for (const ImportProblem &problem : row.problems)
            texts.append(importProblemText(problem, preview.file));
    for (const ImportProblem &remark : preview.remarks)
        texts.append(importProblemText(remark, preview.file));
    return texts.join(u'|');
}

} // namespace

class BadImportsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void files_areTakenOrRefusedAsListed();
    void refusals_nameFilePlaceAndAdvice();
    void refusals_speakChinese();
    void commandLine_leavesTheStoreAlone();
    void originals_areNotTouched();
    void exportNames_areOneSafeFile();
    void foldersNamedOutside_agree();
    void changedBytesOfAPack_doNoHarm();
    void cutPacks_areRefused();
    void oddFiles_areRefusedAtOnce();

private:
    QTemporaryDir m_folder;
    QString m_files;
    std::vector<Case> m_cases; ///< without the names
};

void BadImportsTest::initTestCase()
{
    installTranslations(u"en"_s);
    m_files = m_folder.filePath(u"files"_s);
    QProcess python;
    python.start(u"python3"_s, {QStringLiteral(GPUWISE_BAD_FILES_SCRIPT), m_files});
    QVERIFY(python.waitForFinished(60'000));
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
    for (const Case &one : manifestOf(m_files))
        if (one.kind != u"export_names")
            m_cases.push_back(one);
    QCOMPARE(m_cases.size(), 197U);
    QVERIFY(!shippedCatalogue().gpus.empty()); // read before memory is counted
}

void BadImportsTest::files_areTakenOrRefusedAsListed()
{
    Findings findings;
    const MemoryLimit limit;
    for (const Case &one : m_cases) {
        const std::clock_t start = std::clock(); // of this process: others on the machine do not count
        const ImportPreview seen = preview(m_files + u'/' + one.file, kindOf(one));
        const QString what = one.file + u" ("_s + one.why + u"): "_s + everyText(seen);
        findings.expect(std::clock() - start < 2 * CLOCKS_PER_SEC, u"slow: "_s + what);
        const UserEdits edits = importEdits(seen, false);
        findings.expect(seen.firstFault().has_value() == one.refused, what);
        findings.expect(edits.empty() == one.refused, what);
        if (one.why.startsWith(u"warn:"))
            findings.expect(!everyText(seen).isEmpty(), what);
        for (const UserEdit &edit : edits)
            if (const auto *put = std::get_if<PutCard>(&edit))
                findings.expect(isInert(put->card.name) && put->card.name.size() <= longestName &&
                                    !put->card.name.trimmed().isEmpty(),
                                what);
    }
    QVERIFY2(findings.none(), findings.text().constData());
}

void BadImportsTest::refusals_nameFilePlaceAndAdvice()
{
    Findings findings;
    for (const Case &one : m_cases) {
        const ImportPreview seen = preview(m_files + u'/' + one.file, kindOf(one));
        findings.expect(isInert(everyText(seen)), one.file);
        const auto fault = seen.firstFault();
        if (!fault)
            continue;
        const QString text = importProblemText(*fault, seen.file);
        findings.expect(text.startsWith(one.file + u": "), text);
        findings.expect(text.endsWith(u'.') && text.count(u". "_s) >= 1, text); // fault, then advice
        findings.expect(!text.contains(u"%1") && !text.contains(u"%2"), text);
        // A row or line is named unless the fault is of the file as a whole, its header or the database.
        const bool whole =
            one.kind == u"sqlite"_s ? seen.refusal.has_value() : one.file.contains(u"wrong_"_s);
        const bool ofHeader = fault->note == ImportNote::ColumnMissing ||
                              fault->note == ImportNote::ColumnTwice || fault->note == ImportNote::NoRows ||
                              fault->note == ImportNote::Empty;
        findings.expect(whole || ofHeader || fault->line > 0, text);
    }
    QVERIFY2(findings.none(), findings.text().constData());
}

void BadImportsTest::refusals_speakChinese()
{
    Findings findings;
    QVERIFY(installTranslations(u"zh_CN"_s));
    for (const Case &one : m_cases) {
        const ImportPreview seen = preview(m_files + u'/' + one.file, kindOf(one));
        if (const auto fault = seen.firstFault()) {
            const QString chinese = importProblemText(*fault, seen.file);
            findings.expect(chinese.contains(u'。') && !chinese.endsWith(u'.'), chinese);
        }
    }
    installTranslations(u"en"_s);
    QVERIFY2(findings.none(), findings.text().constData());
}

/// Each run reads the whole catalogue, which takes seconds under a sanitizer: there, every eighth file is
/// enough, since files_areTakenOrRefusedAsListed() has had all of them.
#if defined(__SANITIZE_ADDRESS__)
constexpr std::size_t commandLineStep = 8;
#else
constexpr std::size_t commandLineStep = 1;
#endif

void BadImportsTest::commandLine_leavesTheStoreAlone()
{
    Findings findings;
    const QString folder = m_folder.filePath(u"store"_s);
    QVERIFY(QDir().mkpath(folder));
    const QString store = folder + u"/user.sqlite"_s;
    QVERIFY(
        runCli({u"import"_s, u"cards"_s, m_files + u"/csv_ok_utf8.csv"_s, u"--user-data"_s, folder}).code ==
        ExitCode::Answered);
    const QByteArray before = hashOf(folder);
    const QByteArray kept = contentOf(store);
    for (std::size_t i = 0; i < m_cases.size(); i += commandLineStep) {
        const Case &one = m_cases[i];
        const CliRun run =
            runCli({u"import"_s, wordOf(kindOf(one)), m_files + u'/' + one.file, u"--user-data"_s, folder});
        const QString what = one.file + u" ("_s + one.why + u"): "_s + run.err;
        findings.expect(run.code == (one.refused ? ExitCode::BadInput : ExitCode::Answered), what);
        if (one.refused) {
            findings.expect(hashOf(folder) == before, u"changed: "_s + what);
            findings.expect(run.err.contains(one.file), what);
        } else if (contentOf(store) != kept) {
            QVERIFY(writeWholeFile(store, kept).isEmpty());
        }
    }
    QVERIFY2(findings.none(), findings.text().constData());
}

/// A journal beside a pack would be rolled back into it if it were opened where it lies.
void BadImportsTest::originals_areNotTouched()
{
    const QByteArray before = hashOf(m_files);
    for (const Case &one : m_cases)
        if (one.kind == u"sqlite")
            (void)preview(m_files + u'/' + one.file, ImportKind::Pack);
    QVERIFY(QFile::exists(m_files + u"/db_journal.gpupack-journal"));
    QCOMPARE(hashOf(m_files), before);
}

void BadImportsTest::exportNames_areOneSafeFile()
{
    const QJsonArray names = QJsonDocument::fromJson(contentOf(m_files + u"/export_names.json")).array();
    QCOMPARE(names.size(), 31);
    for (const QJsonValue &name : names) {
        QTemporaryDir folder;
        const QString safe = safeFileName(name.toString(), u"csv"_s);
        QVERIFY2(safe.toUtf8().size() <= 200 && isInert(safe) && !safe.contains(u'/'), qPrintable(safe));
        QFile file(folder.filePath(safe));
        QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(safe));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{safe}); // without hidden ones
        QCOMPARE(QFileInfo(file.fileName()).canonicalPath(), QFileInfo(folder.path()).canonicalFilePath());
    }
}

void BadImportsTest::foldersNamedOutside_agree()
{
    Findings findings;
    const QString folder = qEnvironmentVariable("GPUWISE_BAD_INPUTS");
    if (folder.isEmpty())
        QSKIP("GPUWISE_BAD_INPUTS names no folder");
    int checked = 0;
    for (const Case &one : manifestOf(folder)) {
        if (!one.kind.startsWith(u"csv_"))
            continue;
        const ImportPreview seen = preview(folder + u'/' + one.file, kindOf(one));
        findings.expect(seen.firstFault().has_value() == one.refused, one.file + u": "_s + everyText(seen));
        ++checked;
    }
    qInfo("%d files agree", checked);
    QVERIFY(checked > 0);
    QVERIFY2(findings.none(), findings.text().constData());
}

void BadImportsTest::changedBytesOfAPack_doNoHarm()
{
    const QByteArray whole = contentOf(m_files + u"/db_ok.gpupack");
    QVERIFY(whole.size() > 3000);
    const QString path = m_folder.filePath(u"changed.gpupack"_s);
    int tried = 0;
    int refused = 0;
    QByteArray changed = whole;
    for (qsizetype i = 0; i < whole.size(); ++i) {
        // Every byte of the header and of the pages' headers, some of the rest.
        if (i > 100 && i % 1024 > 24 && i % 13 != 0)
            continue;
        for (const char byte : {char(0), char(-1), char(whole[i] ^ 0x80)}) {
            if (byte == whole[i])
                continue;
            changed[i] = byte;
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(changed) == changed.size());
            file.close();
            const std::clock_t start = std::clock();
            const ImportPreview seen = preview(path, ImportKind::Pack);
            QVERIFY2(std::clock() - start < 2 * CLOCKS_PER_SEC, qPrintable(QString::number(i)));
            QVERIFY(isInert(everyText(seen)));
            refused += seen.firstFault().has_value() ? 1 : 0;
            ++tried;
        }
        changed[i] = whole[i];
    }
    qInfo("%d changes tried, %d refused", tried, refused);
    QVERIFY(tried > 900 && refused > tried / 8);
}

void BadImportsTest::cutPacks_areRefused()
{
    const QByteArray whole = contentOf(m_files + u"/db_ok.gpupack");
    const QString path = m_folder.filePath(u"cut.gpupack"_s);
    for (qsizetype length = 0; length < whole.size(); length += length < 120 ? 7 : 97) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(whole.left(length)) == length);
        file.close();
        QVERIFY2(preview(path, ImportKind::Pack).refusal, qPrintable(QString::number(length)));
    }
}

void BadImportsTest::oddFiles_areRefusedAtOnce()
{
    const QString pipe = m_folder.filePath(u"pipe"_s);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QFile large(m_folder.filePath(u"large"_s)); // sparse
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(5LL << 30));
    for (const ImportKind kind : {ImportKind::Prices, ImportKind::Cards, ImportKind::Pack}) {
        QCOMPARE(preview(u"/dev/zero"_s, kind).refusal->note, ImportNote::NotAFile);
        QCOMPARE(preview(pipe, kind).refusal->note, ImportNote::NotAFile);
        QCOMPARE(preview(m_folder.path(), kind).refusal->note, ImportNote::NotAFile);
        QCOMPARE(preview(m_folder.filePath(u"none"_s), kind).refusal->note, ImportNote::CannotOpen);
        QCOMPARE(preview(large.fileName(), kind).refusal->note, ImportNote::TooLarge);
    }
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::BadImportsTest)
#include "tst_badimports.moc"
