// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every file of make_model_files.py is read or refused as its list says, with a message that names file,
// place, fault and what to do; within 64 MiB more memory and two seconds. Sound files that are cut or have
// single bytes changed never do harm. A second folder in the format file,kind,expected,why can be named in
// GPUWISE_BAD_INPUTS.
#include "model/modelfiles/modelfile.h"
#include "resources/i18n.h"
#include "tests/support/memorylimit.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

namespace gpuwise {

namespace {

using namespace Qt::StringLiterals;

struct Case
{
    QString path;
    QString kind;
    bool refused = false;
    QStringList codes;
    QString place;
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

QStringList csvFields(const QString &line)
{
    QStringList fields{QString()};
    bool quoted = false;
    for (const QChar c : line) {
        if (c == u'"')
            quoted = !quoted;
        else if (c == u',' && !quoted)
            fields.append(QString());
        else
            fields.last() += c;
    }
    return fields;
}

std::vector<QStringList> table(const QString &path)
{
    QFile file(path);
    std::vector<QStringList> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    file.readLine(); // names of the columns
    while (!file.atEnd())
        rows.push_back(csvFields(QString::fromUtf8(file.readLine()).trimmed()));
    return rows;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

ModelFileKind kindOfWord(const QString &word)
{
    return word == "gguf"_L1          ? ModelFileKind::Gguf
           : word == "safetensors"_L1 ? ModelFileKind::Safetensors
           : word == "index"_L1       ? ModelFileKind::SafetensorsIndex
                                      : ModelFileKind::HuggingFaceConfig;
}

bool isInert(const QString &text)
{
    return std::none_of(text.begin(), text.end(), [](QChar c) {
        return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format;
    });
}

/// Everything a face would print of this result.
QStringList allTexts(const ModelFileResult &result)
{
    if (const auto *problem = std::get_if<FileProblem>(&result))
        return {problemText(*problem)};
    const auto &report = std::get<ModelFileReport>(result);
    QStringList texts{report.content.model.name, report.architecture};
    for (const FileRemark &remark : report.remarks)
        texts << remarkText(remark);
    for (const FileFact &fact : report.facts)
        texts << fact.value << fact.where;
    return texts;
}

} // namespace

class BadModelFilesTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void files_areReadOrRefusedAsListed();
    void refusals_nameFilePlaceFaultAndAdvice();
    void refusals_speakChinese();
    void foldersNamedOutside_agree();
    void changedBytes_doNoHarm();
    void cutFiles_doNoHarm();
    void oddFiles_areRefusedAtOnce();

private:
    QTemporaryDir m_folder;
    std::vector<Case> m_cases;
};

void BadModelFilesTest::initTestCase()
{
    installTranslations(u"en"_s);
    const QString folder = m_folder.filePath(u"files"_s);
    QProcess python;
    python.start(u"python3"_s, {QStringLiteral(GPUWISE_BAD_FILES_SCRIPT), folder});
    QVERIFY(python.waitForFinished(60'000));
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
    for (const QStringList &row : table(folder + u"/expected.csv"))
        m_cases.push_back({folder + u'/' + row[0], row[1], row[2] == "refused"_L1,
                           row[3].split(u'|', Qt::SkipEmptyParts), row[4]});
    QVERIFY(m_cases.size() > 400);
}

void BadModelFilesTest::files_areReadOrRefusedAsListed()
{
    Findings findings;
    const MemoryLimit limit;
    for (const Case &one : m_cases) {
        const std::clock_t start = std::clock(); // of this process: others on the machine do not count
        const ModelFileResult result = readModelFile(one.path);
        const QString what = one.path + u": "_s + allTexts(result).join(u" | "_s);
        findings.expect(std::clock() - start < 2 * CLOCKS_PER_SEC, what);
        const auto *problem = std::get_if<FileProblem>(&result);
        findings.expect((problem != nullptr) == one.refused, what);
        if (problem) {
            findings.expect(one.codes.contains(faultCode(problem->fault)), what);
            continue;
        }
        const auto &report = std::get<ModelFileReport>(result);
        QStringList codes;
        for (const FileRemark &remark : report.remarks)
            codes << remarkCode(remark.id);
        for (const QString &code : one.codes)
            findings.expect(codes.contains(code), what);
        if (one.codes.isEmpty())
            findings.expect(codes.isEmpty() || !report.content.shapeKnown, what);
        findings.expect(report.content.hasExactWeights() || report.content.shapeKnown ||
                            codes.contains("NoTensors"_L1) || codes.contains("ShardsMissing"_L1),
                        what);
    }
    QVERIFY2(findings.none(), findings.text().constData());
}

void BadModelFilesTest::refusals_nameFilePlaceFaultAndAdvice()
{
    Findings findings;
    for (const Case &one : m_cases) {
        const ModelFileResult result = readModelFile(one.path);
        for (const QString &text : allTexts(result))
            findings.expect(isInert(text), one.path + u": "_s + text);
        const auto *problem = std::get_if<FileProblem>(&result);
        if (!problem)
            continue;
        const QString text = problemText(*problem);
        findings.expect(text.startsWith(QFileInfo(one.path).fileName() + u": "), text);
        findings.expect(text.endsWith(u'.') && text.count(u". "_s) >= 1, text); // fault, then advice
        findings.expect(!text.contains(u'%'), text);
        if (one.place.startsWith(u'@'))
            findings.expect(problem->offset == std::optional(one.place.mid(1).toULongLong()), text);
        else if (!one.place.isEmpty())
            findings.expect(problem->key == one.place && text.contains(one.place), text);
        const bool broken = !QFileInfo(one.path).fileName().contains("mistake"_L1);
        findings.expect(!broken || problem->offset || !problem->key.isEmpty(), text);
    }
    QVERIFY2(findings.none(), findings.text().constData());
}

void BadModelFilesTest::refusals_speakChinese()
{
    Findings findings;
    std::vector<QString> english;
    for (const Case &one : m_cases)
        english.push_back(allTexts(readModelFile(one.path)).first());
    QVERIFY(installTranslations(u"zh_CN"_s));
    for (std::size_t i = 0; i < m_cases.size(); ++i)
        if (m_cases[i].refused) {
            const QString text = allTexts(readModelFile(m_cases[i].path)).first();
            findings.expect(text != english[i] && text.contains(u'。'), text);
        }
    installTranslations(u"en"_s);
    QVERIFY2(findings.none(), findings.text().constData());
}

void BadModelFilesTest::foldersNamedOutside_agree()
{
    Findings findings;
    const QString folder = qEnvironmentVariable("GPUWISE_BAD_INPUTS");
    if (folder.isEmpty())
        QSKIP("GPUWISE_BAD_INPUTS names no folder");
    const MemoryLimit limit;
    int checked = 0;
    for (const QStringList &row : table(folder + u"/manifest.csv"_s)) {
        if (!QStringList{u"gguf"_s, u"safetensors"_s, u"st_index"_s, u"hf_config"_s}.contains(row[1]))
            continue;
        const ModelFileResult result = readModelFile(folder + u'/' + row[0]);
        const QStringList texts = allTexts(result);
        const QString what = row.join(u',') + u" -> "_s + texts.join(u" | "_s);
        findings.expect(std::holds_alternative<FileProblem>(result) == (row[2] == "error"_L1), what);
        if (row[3].startsWith("warn:"_L1))
            findings.expect(std::holds_alternative<ModelFileReport>(result) &&
                                !std::get<ModelFileReport>(result).remarks.empty(),
                            what);
        for (const QString &text : texts)
            findings.expect(isInert(text), what);
        ++checked;
    }
    qInfo("%d files agree", checked);
    QVERIFY(checked > 0);
    QVERIFY2(findings.none(), findings.text().constData());
}

void BadModelFilesTest::changedBytes_doNoHarm()
{
    const MemoryLimit limit;
    int tried = 0;
    for (const Case &one : m_cases) {
        if (!QFileInfo(one.path).fileName().contains("sound"_L1))
            continue;
        const QByteArray whole = contentOf(one.path).left(4096); // headers; tensor data is never read
        QByteArray changed = whole;
        for (qsizetype i = 0; i < whole.size(); i += 1 + whole.size() / 1500) {
            for (const char byte : {char(0), char(-1), char(whole[i] ^ 0x80)}) {
                changed[i] = byte;
                QBuffer device(&changed);
                device.open(QIODevice::ReadOnly);
                const ModelFileResult result = readModelFile(device, kindOfWord(one.kind), u"x"_s);
                QVERIFY(!allTexts(result).isEmpty());
                ++tried;
            }
            changed[i] = whole[i];
        }
    }
    QVERIFY(tried > 10'000);
}

void BadModelFilesTest::cutFiles_doNoHarm()
{
    int tried = 0;
    for (const Case &one : m_cases) {
        if (!QFileInfo(one.path).fileName().contains("sound"_L1))
            continue;
        const QByteArray whole = contentOf(one.path).left(4096);
        for (qsizetype length = 0; length < whole.size(); length += 1 + whole.size() / 800) {
            QByteArray cut = whole.left(length);
            QBuffer device(&cut);
            device.open(QIODevice::ReadOnly);
            const ModelFileResult result = readModelFile(device, kindOfWord(one.kind), u"x"_s);
            QVERIFY(one.kind != "config"_L1 || std::holds_alternative<FileProblem>(result));
            ++tried;
        }
    }
    QVERIFY(tried > 5'000);
}

void BadModelFilesTest::oddFiles_areRefusedAtOnce()
{
    const auto fault = [](const QString &path) {
        const ModelFileResult result = readModelFile(path);
        return std::holds_alternative<FileProblem>(result) ? faultCode(std::get<FileProblem>(result).fault)
                                                           : QString();
    };
    QCOMPARE(fault(u"/dev/zero"_s), u"NotAFile"_s);
    QCOMPARE(fault(m_folder.path()), u"NotAFile"_s);
    QCOMPARE(fault(m_folder.filePath(u"none.gguf"_s)), u"CannotOpen"_s);
    QFile large(m_folder.filePath(u"config.json"_s)); // sparse
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(5LL << 30));
    QCOMPARE(fault(large.fileName()), u"TooLarge"_s);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::BadModelFilesTest)
#include "tst_badmodelfiles.moc"
