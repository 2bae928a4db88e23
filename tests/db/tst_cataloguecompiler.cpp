// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every check of the compiler, by breaking one row of the real facts at a time: the build stops, says file,
// line, field and reason, and leaves no catalogue behind.
#include "db/cataloguereader.h"
#include "tests/support/testsupport.h"

#include <QCryptographicHash>
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class CatalogueCompilerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void realFacts_compileTwiceToTheSameBytes();
    void brokenRow_data();
    void brokenRow();
    void unreadableFile_isTheOnlyError();
    void missingFile_isNamed();
    void allErrors_areListedUpToFifty();
    void brokenFacts_removeTheOldCatalogue();
    void wrongUse_isExplained();

private:
    struct Run
    {
        int exitCode = -1;
        QString errors;
    };
    Run compile(const QString &output);
    void copyFacts();
    /// Replaces `from` with `to` in the only or first line that contains all of `marks`; gives its number.
    int edit(const QString &file, const QStringList &marks, const QString &from, const QString &to);
    void append(const QString &file, const QString &line);
    QString facts() const { return m_folder->filePath(u"facts"_s); }
    QString output() const { return m_folder->filePath(u"out.sqlite"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void CatalogueCompilerTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(u"facts"_s));
}

CatalogueCompilerTest::Run CatalogueCompilerTest::compile(const QString &output)
{
    QProcess process;
    process.start(QStringLiteral(GPUWISE_TEST_COMPILER), {facts(), output});
    // A second or two; with sanitizers on a busy machine many times as long.
    if (!process.waitForFinished(300000))
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
}

void CatalogueCompilerTest::copyFacts()
{
    const QDir source(catalogueSourceFolder());
    if (!QDir(facts()).mkpath(u"measurements"_s))
        qFatal("cannot make a folder");
    QStringList files = source.entryList({u"*.csv"_s});
    for (const QString &file : QDir(source.filePath(u"measurements"_s)).entryList({u"*.csv"_s}))
        files.append(u"measurements/"_s + file);
    for (const QString &file : files)
        if (!QFile::copy(source.filePath(file), QDir(facts()).filePath(file)))
            qFatal("cannot copy %s", qPrintable(file));
}

int CatalogueCompilerTest::edit(const QString &file, const QStringList &marks, const QString &from,
                                const QString &to)
{
    QFile in(QDir(facts()).filePath(file));
    if (!in.open(QIODevice::ReadWrite))
        qFatal("cannot open %s", qPrintable(file));
    QStringList lines = QString::fromUtf8(in.readAll()).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QString &line = lines[i];
        if (!std::all_of(marks.begin(), marks.end(), [&](const QString &m) { return line.contains(m); }) ||
            !line.contains(from))
            continue;
        line.replace(line.indexOf(from), from.size(), to);
        in.resize(0);
        in.write(lines.join(u'\n').toUtf8());
        return static_cast<int>(i) + 1;
    }
    qFatal("%s has no such line", qPrintable(file));
    return 0;
}

void CatalogueCompilerTest::append(const QString &file, const QString &line)
{
    QFile out(QDir(facts()).filePath(file));
    if (!out.open(QIODevice::Append) || out.write(line.toUtf8() + '\n') < 0)
        qFatal("cannot write %s", qPrintable(file));
}

void CatalogueCompilerTest::realFacts_compileTwiceToTheSameBytes()
{
    copyFacts();
    QByteArray hashes[2];
    for (QByteArray &hash : hashes) {
        const Run run = compile(output());
        QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
        QFile file(output());
        QVERIFY(file.open(QIODevice::ReadOnly));
        hash = QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256);
    }
    QCOMPARE(hashes[0], hashes[1]);
    QVERIFY(std::holds_alternative<Catalogue>(readCatalogue(output())));
    // No temporary file is left beside it.
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"out.sqlite"_s});
}

void CatalogueCompilerTest::brokenRow_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("marks");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("reason");
    const QString factsCsv = u"facts.csv"_s;
    const auto fact = [](const char *id, const char *field) {
        return QStringList{QString::fromLatin1(id) + u',' + QLatin1StringView(field) + u',', u",stands,"_s};
    };
    const QStringList bandwidth = fact("nvidia-rtx-5090-32gb", "bandwidth_gb_per_s");
    QTest::newRow("bandwidth ten times") << factsCsv << bandwidth << u",1792,"_s << u",17920,"_s << u"value"_s
                                         << u"Gbit/s a pin; GDDR7 gives"_s;
    QTest::newRow("bandwidth in MB/s") << factsCsv << bandwidth << u",1792,"_s << u",1792000,"_s << u"value"_s
                                       << u"1792000 is outside 10 to 30000 GB/s"_s;
    QTest::newRow("not a number") << factsCsv << bandwidth << u",1792,"_s << u",1.8 TB/s,"_s << u"value"_s
                                  << u"\"1.8 TB/s\" is not a number"_s;
    QTest::newRow("comma as a point") << factsCsv << bandwidth << u",1792,"_s << u",\"1,792\","_s
                                      << u"value"_s << u"\"1,792\" is not a number"_s;
    QTest::newRow("missing value") << factsCsv << bandwidth << u",1792,"_s << u",,"_s << u"value"_s
                                   << u"is empty"_s;
    QTest::newRow("unknown card") << factsCsv << bandwidth << u"nvidia-rtx-5090-32gb"_s
                                  << u"nvidia-rtx-5091-32gb"_s << u"card"_s
                                  << u"there is no card \"nvidia-rtx-5091-32gb\""_s;
    QTest::newRow("unknown field") << factsCsv << bandwidth << u"bandwidth_gb_per_s"_s << u"bandwidth"_s
                                   << u"field"_s << u"\"bandwidth\" is not one of"_s;
    QTest::newRow("date in the future") << factsCsv << bandwidth << u"2026-11-30"_s << u"2027-01-01"_s
                                        << u"read_on"_s << u"2027-01-01 is later than the catalogue"_s;
    QTest::newRow("date that is none") << factsCsv << bandwidth << u"2026-11-30"_s << u"2026-11-31"_s
                                       << u"read_on"_s << u"\"2026-11-31\" is not a date"_s;
    QTest::newRow("unknown state") << factsCsv << bandwidth << u"published"_s << u"sure"_s << u"state"_s
                                   << u"\"sure\" is not one of published"_s;
    QTest::newRow("unknown confidence") << factsCsv << bandwidth << u",high,"_s << u",certain,"_s
                                        << u"confidence"_s << u"\"certain\" is not one of high"_s;
    QTest::newRow("sparse FP8") << factsCsv << fact("nvidia-h100-sxm5-80gb", "fp8_tflops") << u",1978.9,"_s
                                << u",3957.8,"_s << u"value"_s << u"is it a rate with sparsity?"_s;
    QTest::newRow("sparse FP16") << factsCsv << fact("nvidia-rtx-4090-24gb", "fp16_tflops") << u",165.2,"_s
                                 << u",330.4,"_s << u"value"_s << u"is it a rate with sparsity?"_s;
    QTest::newRow("sparse FP4") << factsCsv << fact("nvidia-rtx-5090-32gb", "fp4_tflops") << u",1676,"_s
                                << u",3352,"_s << u"value"_s << u"8.00 times fp8_tflops"_s;
    QTest::newRow("FP8 on Ampere") << factsCsv << fact("nvidia-rtx-3090-24gb", "fp8_tflops")
                                   << u"fp8_tflops,,derived,2026-11-30,high,not_supported"_s
                                   << u"fp8_tflops,142,derived,2026-11-30,high,derived"_s << u"value"_s
                                   << u"needs compute capability 8.9"_s;
    QTest::newRow("unsupported with a value")
        << factsCsv << fact("nvidia-rtx-3090-24gb", "fp8_tflops") << u"fp8_tflops,,"_s << u"fp8_tflops,142,"_s
        << u"value"_s << u"is not supported and still has a value"_s;
    QTest::newRow("recalled called published")
        << factsCsv << QStringList{u",recalled,"_s, u",unconfirmed,stands,"_s} << u"unconfirmed"_s
        << u"published"_s << u"state"_s << u"a recalled value is unconfirmed"_s;
    QTest::newRow("two standing values")
        << factsCsv << QStringList{u"nvidia-rtx-5090-32gb,memory_gb,"_s, u",agrees,"_s} << u",agrees,"_s
        << u",stands,"_s << u"role"_s << u"two standing values"_s;
    QTest::newRow("unknown memory") << factsCsv << fact("nvidia-rtx-5090-32gb", "memory_type") << u",GDDR7,"_s
                                    << u",GDDR9,"_s << u"value"_s << u"not a known kind of memory"_s;
    QTest::newRow("unknown memory, where to look")
        << factsCsv << fact("nvidia-rtx-5090-32gb", "memory_type") << u",GDDR7,"_s << u",GDDR9,"_s
        << u"value"_s << u"\"GDDR9\" is not a known kind of memory; docs/catalogue.md lists them"_s;
    QTest::newRow("unknown source") << factsCsv << bandwidth << u"copy-of-nvidia-geforce-compare-page"_s
                                    << u"copy-of-nvidia-geforce-compare-pages"_s << u"source"_s
                                    << u"; the nearest is \"copy-of-nvidia-geforce-compare-page"_s;
    const QStringList rtx5080{u"nvidia-rtx-5080-16gb,"_s};
    QTest::newRow("misspelt architecture")
        << u"gpus.csv"_s << rtx5080 << u",Blackwell,"_s << u",Blackwel,"_s << u"architecture"_s
        << u"there is no architecture \"Blackwel\"; the nearest is \"Blackwell\"; correct it, or give a new "
           u"one "
           "of NVIDIA a row in architectures.csv"_s;
    QTest::newRow("architecture in small letters")
        << u"gpus.csv"_s << rtx5080 << u",Blackwell,"_s << u",blackwell,"_s << u"architecture"_s
        << u"there is no architecture \"blackwell\""_s;
    QTest::newRow("architecture of another maker")
        << u"gpus.csv"_s << rtx5080 << u",Blackwell,"_s << u",RDNA 4,"_s << u"architecture"_s
        << u"there is no architecture \"RDNA 4\""_s;
    QTest::newRow("architecture of nobody")
        << u"architectures.csv"_s << QStringList{u"NVIDIA,Hopper"_s} << u"NVIDIA"_s << u"Nvidea"_s
        << u"vendor"_s << u"\"Nvidea\" is not a known vendor"_s;
    QTest::newRow("architecture twice")
        << u"architectures.csv"_s << QStringList{u"NVIDIA,Hopper"_s} << u"Hopper"_s << u"Blackwell"_s
        << u"architecture"_s << u"\"Blackwell\" of NVIDIA is there twice"_s;
    QTest::newRow("derived without a word")
        << factsCsv << fact("amd-radeon-rx-9070-xt", "fp8_tflops")
        << u"twice the FP16 rate of this card: 194.6 x 2"_s << u""_s << u"note"_s
        << u"amd-radeon-rx-9070-xt fp8_tflops is derived, and nothing says from what"_s;
    QTest::newRow("unknown segment") << u"gpus.csv"_s << QStringList{u"nvidia-rtx-5080-16gb,"_s}
                                     << u",consumer,"_s << u",gaming,"_s << u"segment"_s
                                     << u"\"gaming\" is not a known segment: consumer, laptop, "_s;
    QTest::newRow("alias twice") << u"gpu_aliases.csv"_s << QStringList{u"MI325X,amd-instinct-mi325x,"_s}
                                 << u"MI325X,"_s << u"MI300X,"_s << u"alias"_s
                                 << u"MI300X\" is there twice: it means amd-instinct-mi300x already"_s;
    QTest::newRow("duplicate card") << u"gpus.csv"_s << QStringList{u"nvidia-rtx-5090-32gb,"_s}
                                    << u"nvidia-rtx-5090-32gb"_s << u"nvidia-rtx-5080-16gb"_s << u"id"_s
                                    << u"\"nvidia-rtx-5080-16gb\" is there twice"_s;
    QTest::newRow("id with capitals")
        << u"gpus.csv"_s << QStringList{u"nvidia-rtx-5080-16gb,"_s} << u"nvidia-rtx-5080-16gb"_s
        << u"NVIDIA-RTX-5080"_s << u"id"_s << u"is not an id"_s;
    QTest::newRow("unknown vendor") << u"gpus.csv"_s << QStringList{u"nvidia-rtx-5080-16gb,"_s}
                                    << u",NVIDIA,"_s << u",3dfx,"_s << u"vendor"_s
                                    << u"\"3dfx\" is not a known vendor"_s;
    QTest::newRow("source without a title")
        << u"sources.csv"_s << QStringList{u"recalled,"_s} << u"\"Recalled, no stored source\""_s << u""_s
        << u"title"_s << u"is empty"_s;
    QTest::newRow("layer pattern") << u"models.csv"_s << QStringList{u"llama-3.1-8b,"_s} << u",G*,"_s
                                   << u",G31,"_s << u"layer_pattern"_s
                                   << u"\"G31\" does not give 32 layers"_s;
    QTest::newRow("more active than total")
        << u"models.csv"_s << QStringList{u"llama-3.1-8b,"_s} << u",8.030,8.030,"_s << u",8.030,80.30,"_s
        << u"params_b_active"_s << u"is more than params_b_total"_s;
    QTest::newRow("alias of two cards")
        << u"gpu_aliases.csv"_s << QStringList{u"MI325X,amd-instinct-mi325x,"_s} << u"MI325X,"_s
        << u"mi300x,"_s << u"alias"_s << u"already means amd-instinct-mi300x"_s;
    QTest::newRow("alias of nothing")
        << u"gpu_aliases.csv"_s << QStringList{u"MI300X,amd-instinct-mi300x,"_s} << u"amd-instinct-mi300x"_s
        << u"amd-instinct-mi999"_s << u"gpu_id"_s << u"there is no card"_s;
    const QStringList rtx4090{u"10de,2684,discrete,nvidia-rtx-4090-24gb,"_s};
    QTest::newRow("PCI id of nothing") << u"pci_ids.csv"_s << rtx4090 << u"nvidia-rtx-4090-24gb"_s
                                       << u"nvidia-rtx-4090-23gb"_s << u"card"_s << u"there is no card"_s;
    QTest::newRow("PCI id that is no number") << u"pci_ids.csv"_s << rtx4090 << u"10de,"_s << u"nvidia,"_s
                                              << u"vendor_id"_s << u"is not four small hexadecimal digits"_s;
    QTest::newRow("PCI ids out of order") << u"pci_ids.csv"_s << rtx4090 << u"2684"_s << u"0684"_s
                                          << u"device_id"_s << u"10de:0684 stands behind a larger id"_s;
    QTest::newRow("a shared PCI id without a condition")
        << u"pci_ids.csv"_s << rtx4090 << u",memory,"_s << u",,"_s << u"when"_s
        << u"10de:2684 has several rows, and nothing tells this one apart"_s;
    QTest::newRow("an unknown condition")
        << u"pci_ids.csv"_s << rtx4090 << u",memory,"_s << u",colour=red,"_s << u"when"_s
        << u"\"colour\" is not memory, revision, subsystem or name"_s;
    QTest::newRow("a revision of three digits")
        << u"pci_ids.csv"_s << QStringList{u"amd-radeon-rx-7900-xtx,"_s} << u"revision=c8"_s
        << u"revision=c8f"_s << u"when"_s << u"is not a revision of two digits"_s;
    QTest::newRow("verdict") << u"claims.csv"_s << QStringList{u"claim-5090-tdp-450w,"_s} << u",false,"_s
                             << u",wrong,"_s << u"verdict"_s << u"\"wrong\" is not one of"_s;
    QTest::newRow("price of nothing")
        << u"offers.csv"_s << QStringList{u"nvidia-rtx-5090-32gb,new_msrp,,1999,"_s} << u",1999,"_s
        << u",0,"_s << u"price"_s << u"0 is outside 10 to 1000000"_s;
    QTest::newRow("negative price") << u"offers.csv"_s
                                    << QStringList{u"nvidia-rtx-5090-32gb,new_msrp,,1999,"_s} << u",1999,"_s
                                    << u",-1999,"_s << u"price"_s << u"-1999 is outside"_s;
    QTest::newRow("minimum term") << u"offers.csv"_s << QStringList{u"nvidia-rtx-5090-32gb,new_msrp,,1999,"_s}
                                  << u",high,,,,"_s << u",high,,,12,"_s << u"minimum_months"_s
                                  << u"only reserved cards have a minimum term"_s;
    QTest::newRow("tenancy of a bought card")
        << u"offers.csv"_s << QStringList{u"nvidia-rtx-5090-32gb,new_msrp,,1999,"_s} << u",high,,,,"_s
        << u",high,,,,shared"_s << u"tenancy"_s << u"only rented cards have a tenancy"_s;
    QTest::newRow("unknown tenancy") << u"offers.csv"_s << QStringList{u"omniyq,49.6575,CNY,CN,2026-10-10"_s}
                                     << u",dedicated"_s << u",mine"_s << u"tenancy"_s
                                     << u"\"mine\" is not one of"_s;
    QTest::newRow("currency") << u"offers.csv"_s << QStringList{u"nvidia-rtx-5090-32gb,new_msrp,,1999,"_s}
                              << u",USD,"_s << u",XXX,"_s << u"currency"_s
                              << u"\"XXX\" is not a known currency"_s;
    QTest::newRow("rate without USD") << u"rates.csv"_s << QStringList{u"USD,CNY"_s} << u"USD"_s << u"EUR"_s
                                      << u"quote"_s << u"one side of a rate is USD"_s;
    QTest::newRow("reading of another card")
        << u"usable_memory.csv"_s << QStringList{u"nvidia-t4-16gb,16,15360"_s} << u"15360"_s << u"153600"_s
        << u"reported_mib"_s << u"cannot be a reading of 16 GB"_s;
    QTest::newRow("software status") << u"software.csv"_s << QStringList{u"CUDA Toolkit,official"_s}
                                     << u",official,"_s << u",works,"_s << u"status"_s
                                     << u"\"works\" is not one of"_s;
    QTest::newRow("measured in words")
        << u"measurements/decode.csv"_s << QStringList{u"RTX 3070,1,Llama 3 8B,8.03,Q4_K_M,"_s}
        << u",72.79,"_s << u",fast,"_s << u"tokens_per_s"_s << u"\"fast\" is not a number"_s;
    QTest::newRow("measured below zero")
        << u"measurements/memory.csv"_s << QStringList{u"litgpt-hub-001,"_s} << u",15.544,"_s
        << u",-15.544,"_s << u"measured_gib"_s << u"-15.544 is outside"_s;
    QTest::newRow("outcome") << u"measurements/fit_facts.csv"_s << QStringList{u"fit-007,"_s} << u",fits,"_s
                             << u",maybe,"_s << u"outcome"_s << u"\"maybe\" is not one of"_s;
    QTest::newRow("measurement of nowhere") << u"measurements/llamacpp.csv"_s << QStringList{u"lc0001,"_s}
                                            << u"llama-cpp-planned-buffers-2026-09"_s << u"hearsay"_s
                                            << u"source"_s << u"there is no source \"hearsay\""_s;
    QTest::newRow("share above one") << u"speed_left_out.csv"_s << QStringList{u"decode,mlc,"_s}
                                     << u",1.0000,"_s << u",1.5000,"_s << u"inside"_s
                                     << u"1.5000 is outside 0 to 1"_s;
    QTest::newRow("open quote") << u"gpus.csv"_s << QStringList{u"nvidia-rtx-5080-16gb,"_s}
                                << u"GeForce RTX 5080"_s << u"\"GeForce RTX 5080"_s << u""_s << u"quote"_s;
}

void CatalogueCompilerTest::brokenRow()
{
    QFETCH(QString, file);
    QFETCH(QStringList, marks);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, field);
    QFETCH(QString, reason);
    copyFacts();
    const int line = edit(file, marks, from, to);
    const Run run = compile(output());
    QCOMPARE(run.exitCode, 1);
    QString where = u"/%1:%2: "_s.arg(file).arg(line);
    if (!field.isEmpty())
        where += field + u": "_s;
    const QStringList errors = run.errors.split(u'\n');
    const bool named = std::any_of(errors.begin(), errors.end(), [&](const QString &error) {
        return error.contains(where) && error.contains(reason);
    });
    QVERIFY2(named, qPrintable(where + reason + u" in\n"_s + run.errors));
    QVERIFY(!QFile::exists(output()));
    QVERIFY(QDir(m_folder->path()).entryList(QDir::Files).isEmpty());
}

void CatalogueCompilerTest::unreadableFile_isTheOnlyError()
{
    copyFacts();
    append(u"facts.csv"_s, u"nvidia-rtx-5090-32gb,tdp_w,575"_s); // a row that is too short: no row is read
    const Run run = compile(output());
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.errors.contains(u"has 3 fields where the header has 9"), qPrintable(run.errors));
    QCOMPARE(run.errors.count(u'\n'), 1);
}

void CatalogueCompilerTest::missingFile_isNamed()
{
    copyFacts();
    QVERIFY(QFile::remove(QDir(facts()).filePath(u"software.csv"_s)));
    const Run run = compile(output());
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.errors.contains(u"software.csv: is missing"), qPrintable(run.errors));
}

void CatalogueCompilerTest::allErrors_areListedUpToFifty()
{
    copyFacts();
    for (int i = 0; i < 60; ++i)
        append(u"rates.csv"_s, u"USD,Q%1,1,2026-11-30,derived"_s.arg(i));
    const Run run = compile(output());
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.errors.count(u"is not a known currency"_s), 50);
    QVERIFY2(run.errors.contains(u"... and 10 more errors"), qPrintable(run.errors.right(200)));
}

void CatalogueCompilerTest::brokenFacts_removeTheOldCatalogue()
{
    copyFacts();
    QCOMPARE(compile(output()).exitCode, 0);
    edit(u"facts.csv"_s, {u",published,"_s}, u",published,"_s, u",maybe,"_s);
    QCOMPARE(compile(output()).exitCode, 1);
    QVERIFY(!QFile::exists(output())); // nobody goes on with the facts of yesterday
}

void CatalogueCompilerTest::wrongUse_isExplained()
{
    QProcess process;
    process.start(QStringLiteral(GPUWISE_TEST_COMPILER), QStringList());
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardError().contains("usage"));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CatalogueCompilerTest)
#include "tst_cataloguecompiler.moc"
