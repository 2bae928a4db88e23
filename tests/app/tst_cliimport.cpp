// SPDX-License-Identifier: GPL-3.0-or-later
//
// `import` and `export` as people use them: look first, then do it, and find it in the answers.
#include "tests/app/clirun.h"

#include <QDir>
#include <QFile>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class CliImportTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void dryRun_showsAndChangesNothing();
    void badRows_areRefusedUnlessSkipped();
    void prices_appearInShow();
    void ownCard_takesPartInAnswers();
    void column_canBeNamed();
    void kind_isRecognised();
    void models_areExportedAndReadBack();
    void export_isReadBack();
    void exportOfTheCatalogue_bringsNothing();
    void existingFiles_stay();
    void wrongUse_data();
    void wrongUse();

private:
    QString write(const QString &name, const QByteArray &bytes);
    CliRun run(QStringList words, const QString &store = u"store"_s);

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QByteArray gb18030(const QString &text)
{
    QStringEncoder encoder("GB18030");
    return encoder(text);
}

/// What `own --json` says, without the order of the records and the place of the store.
QStringList sortedLines(const QString &text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines)
        if (line.endsWith(u','))
            line.chop(1);
    lines.removeIf(
        [](const QString &line) { return line.contains(u"\"store\":") || line.contains(u"\"revision\":"); });
    lines.sort();
    return lines;
}

const QString chinesePrices = u"显卡,报价（元）,日期,渠道,成色\r\n"
                              "RTX 4090,12345,2026-11-20,京东,全新\r\n"
                              "RTX 3090,5432,2026-11-21,闲鱼,二手\r\n"
                              "不存在的卡,1,2026-11-21,京东,全新\r\n"_s;

} // namespace

void CliImportTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QString CliImportTest::write(const QString &name, const QByteArray &bytes)
{
    const QString path = m_folder->filePath(name);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

CliRun CliImportTest::run(QStringList words, const QString &store)
{
    return runCli(words << u"--user-data"_s << m_folder->filePath(store));
}

void CliImportTest::dryRun_showsAndChangesNothing()
{
    const QString file = write(u"报价.csv"_s, gb18030(chinesePrices));
    const CliRun look = run({u"import"_s, u"prices"_s, file, u"--dry-run"_s});
    QCOMPARE(look.code, ExitCode::Answered);
    QVERIFY(look.out.contains(u"报价.csv: table, GB18030"_s));
    QVERIFY(look.out.contains(u"nvidia-rtx-4090-24gb"_s) && look.out.contains(u"12,345"_s));
    QVERIFY(look.out.contains(u"不存在的卡"_s));
    QVERIFY(look.out.contains(u"2 rows to import"_s));
    QVERIFY(!QFile::exists(m_folder->filePath(u"store/user.sqlite"_s)));
    const QJsonObject json = run({u"import"_s, u"prices"_s, file, u"--dry-run"_s, u"--json"_s}).json();
    QCOMPARE(json.value("encoding"_L1).toString(), u"GB18030"_s);
    QCOMPARE(json.value("taken"_L1).toInt(), 2);
    QCOMPARE(json.value("left_out"_L1).toInt(), 1);
    QCOMPARE(json.value("imported"_L1).toBool(true), false);
}

void CliImportTest::badRows_areRefusedUnlessSkipped()
{
    const QString file =
        write(u"list.csv"_s, gb18030(chinesePrices + u"RTX 5090,面议,2026-11-22,京东,全新\r\n"));
    for (const QStringList &extra : {QStringList(), QStringList{u"--dry-run"_s}}) {
        const CliRun refused = run(QStringList{u"import"_s, u"prices"_s, file} + extra);
        QCOMPARE(refused.code, ExitCode::BadInput);
        QVERIFY2(refused.err.contains(u"list.csv: line 5, column \"报价（元）\": \"面议\" is not a number"_s),
                 qPrintable(refused.err));
        QVERIFY(refused.out.contains(u"12,345"_s)); // what can be read is shown all the same
    }
    QVERIFY(!QFile::exists(m_folder->filePath(u"store/user.sqlite"_s)));
    QCOMPARE(run({u"import"_s, u"prices"_s, file, u"--skip-bad"_s}).code, ExitCode::Answered);
    QVERIFY(run({u"show"_s, u"RTX 4090"_s}).out.contains(u"12,345"_s));
}

void CliImportTest::prices_appearInShow()
{
    const QString file = write(u"list.csv"_s, gb18030(chinesePrices));
    QCOMPARE(run({u"import"_s, u"prices"_s, file}).code, ExitCode::Answered);
    const CliRun shown = run({u"show"_s, u"RTX 4090"_s});
    const QStringList lines = shown.out.split(u'\n');
    const auto line = std::find_if(lines.begin(), lines.end(),
                                   [](const QString &text) { return text.contains(u"12,345"_s); });
    QVERIFY(line != lines.end());
    QVERIFY2(line->contains(u"2026-11-20"_s) && line->contains(u"yours"_s), qPrintable(*line));
    QVERIFY(!runCli({u"show"_s, u"RTX 4090"_s}).out.contains(u"12,345"_s));
    // Once more: it is there.
    const CliRun again = run({u"import"_s, u"prices"_s, file});
    QVERIFY2(again.out.contains(u"0 rows to import, 2 already there"_s), qPrintable(again.out));
}

void CliImportTest::ownCard_takesPartInAnswers()
{
    const QString file =
        write(u"cards.csv"_s, "name,vendor,memory_gb,bandwidth_gb_per_s,tdp_w,price,currency,date\n"
                              "RTX 2080 Ti 22GB,NVIDIA,22,616,250,300,USD,2026-11-20\n");
    QCOMPARE(run({u"import"_s, u"cards"_s, file}).code, ExitCode::Answered);
    const QJsonObject card = run({u"show"_s, u"RTX 2080 Ti 22GB"_s, u"--json"_s}).json();
    const QString id = card.value("id"_L1).toString();
    QVERIFY2(id.startsWith(u"own-"_s), qPrintable(id));
    const QJsonObject advice = run({u"recommend"_s, u"--params"_s, u"14B"_s, u"--budget"_s, u"20000"_s,
                                    u"--mode"_s, u"buy"_s, u"--json"_s})
                                   .json();
    QVERIFY(!entryWith(advice.value("options"_L1).toArray(), "id"_L1, id).isEmpty());
    const CliRun compared = run({u"compare"_s, u"RTX 2080 Ti 22GB"_s, u"RTX 4090"_s});
    QCOMPARE(compared.code, ExitCode::Answered);
    QVERIFY(compared.out.contains(u"RTX 2080 Ti 22GB"_s));
    const QString notes = m_folder->filePath(u"r.md"_s);
    QCOMPARE(run({u"report"_s, u"RTX 2080 Ti 22GB"_s, u"RTX 4090"_s, u"--params"_s, u"14B"_s, u"--markdown"_s,
                  notes})
                 .code,
             ExitCode::Answered);
    QFile report(notes);
    QVERIFY(report.open(QIODevice::ReadOnly) && report.readAll().contains("RTX 2080 Ti 22GB"));
}

void CliImportTest::column_canBeNamed()
{
    const QString file = write(u"list.csv"_s, "gpu,ours,theirs\nRTX 4090,1999,1500\n");
    QCOMPARE(run({u"import"_s, u"prices"_s, file}).code, ExitCode::BadInput);
    const CliRun look = run({u"import"_s, u"prices"_s, file, u"--map"_s, u"price=ours"_s, u"--currency"_s,
                             u"USD"_s, u"--dry-run"_s, u"--json"_s});
    QCOMPARE(look.code, ExitCode::Answered);
    const QJsonObject row = look.json().value("rows"_L1).toArray().first().toObject();
    const QJsonObject price =
        row.value("prices"_L1).toArray().first().toObject().value("price"_L1).toObject();
    QCOMPARE(price.value("amount"_L1).toDouble(), 1999.0);
    QCOMPARE(price.value("currency"_L1).toString(), u"USD"_s);
}

void CliImportTest::kind_isRecognised()
{
    const CliRun prices = run({u"import"_s, write(u"a.csv"_s, chinesePrices.toUtf8()), u"--dry-run"_s});
    QVERIFY2(prices.out.contains(u"Read as prices."_s), qPrintable(prices.out));
    const QString cards = write(u"b.csv"_s, "name,memory_gb,tdp_w\nMine 33GB,33,250\n");
    QVERIFY(run({u"import"_s, cards, u"--dry-run"_s}).out.contains(u"Read as cards."_s));
    // Columns by place, and one that is left out.
    const QString twice =
        write(u"c.csv"_s, "gpu,price,price,currency,date\nRTX 4090,1,1500,USD,2026-11-01\n");
    const CliRun third =
        run({u"import"_s, twice, u"--map"_s, u"price=#3"_s, u"--map"_s, u"date="_s, u"--dry-run"_s});
    QCOMPARE(third.code, ExitCode::Answered);
    QVERIFY2(third.out.contains(u"1,500"_s) && !third.out.contains(u"2026-11-01"_s), qPrintable(third.out));
}

void CliImportTest::models_areExportedAndReadBack()
{
    const QString models =
        write(u"m.csv"_s, "name,params_b_total,layers,hidden_size,attention_heads,kv_heads,head_dim,"
                          "vocab_size,attention_kind\nHouse 9B,9.25,40,4096,32,8,128,128000,gqa\n");
    QVERIFY(run({u"import"_s, models}).out.contains(u"Read as AI models."_s));
    QVERIFY(run({u"own"_s}).out.contains(u"House 9B"_s));
    const CliRun fits = run({u"fit"_s, u"4090"_s, u"--model"_s, u"House 9B"_s});
    QVERIFY2(fits.code == ExitCode::Answered, qPrintable(fits.err)); // it is like one of the library
    const QString out = m_folder->filePath(u"out"_s);
    QCOMPARE(run({u"export"_s, u"user"_s, out}).code, ExitCode::Answered);
    for (const QString &file : {u"models.csv"_s, u"user.gpupack"_s}) {
        const QString store = u"of-"_s + file;
        QCOMPARE(run({u"import"_s, out + u'/' + file}, store).code, ExitCode::Answered);
        QCOMPARE(sortedLines(run({u"own"_s, u"--json"_s}, store).out),
                 sortedLines(run({u"own"_s, u"--json"_s}).out));
    }
}

void CliImportTest::export_isReadBack()
{
    const QString prices = write(u"list.csv"_s, gb18030(chinesePrices));
    const QString cards = write(u"cards.csv"_s, "name,memory_gb\n=1+1,24\n");
    QCOMPARE(run({u"import"_s, u"prices"_s, prices}).code, ExitCode::Answered);
    QCOMPARE(run({u"import"_s, u"cards"_s, cards}).code, ExitCode::Answered);
    const QString out = m_folder->filePath(u"out"_s);
    QCOMPARE(run({u"export"_s, u"user"_s, out}).code, ExitCode::Answered);
    QCOMPARE(QDir(out).entryList(QDir::Files, QDir::Name),
             QStringList({u"cards.csv"_s, u"prices.csv"_s, u"user.gpupack"_s}));
    const QStringList own = sortedLines(run({u"own"_s, u"--json"_s}).out);
    QCOMPARE(run({u"import"_s, u"cards"_s, out + u"/cards.csv"_s}, u"csv"_s).code, ExitCode::Answered);
    QCOMPARE(run({u"import"_s, u"prices"_s, out + u"/prices.csv"_s}, u"csv"_s).code, ExitCode::Answered);
    QCOMPARE(run({u"import"_s, u"pack"_s, out + u"/user.gpupack"_s}, u"pack"_s).code, ExitCode::Answered);
    QVERIFY(own.join(u' ').contains(u"=1+1"_s) && own.join(u' ').contains(u"12345"_s));
    QCOMPARE(sortedLines(run({u"own"_s, u"--json"_s}, u"csv"_s).out), own);
    QCOMPARE(sortedLines(run({u"own"_s, u"--json"_s}, u"pack"_s).out), own);
}

void CliImportTest::exportOfTheCatalogue_bringsNothing()
{
    const QString out = m_folder->filePath(u"out"_s);
    QCOMPARE(run({u"export"_s, u"catalogue"_s, out}).code, ExitCode::Answered);
    for (const QStringList &words :
         {QStringList{u"cards"_s, out + u"/cards.csv"_s}, QStringList{u"prices"_s, out + u"/prices.csv"_s},
          QStringList{u"pack"_s, out + u"/catalogue.gpupack"_s}}) {
        const CliRun read = run(QStringList{u"import"_s} + words + QStringList{u"--json"_s});
        QCOMPARE(read.code, ExitCode::Answered);
        QCOMPARE(read.json().value("taken"_L1).toInt(-1), 0);
        QVERIFY(read.json().value("already_there"_L1).toInt() > 200);
    }
    QVERIFY(!QFile::exists(m_folder->filePath(u"store/user.sqlite"_s)));
}

void CliImportTest::existingFiles_stay()
{
    const QString kept = write(u"cards.csv"_s, "mine");
    const CliRun refused = run({u"export"_s, u"catalogue"_s, m_folder->path()});
    QCOMPARE(refused.code, ExitCode::InputOutputFailed);
    QVERIFY(refused.err.contains(u"--overwrite"_s));
    QFile file(kept);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
    QVERIFY(!QFile::exists(m_folder->filePath(u"prices.csv"_s)));
    QCOMPARE(run({u"export"_s, u"catalogue"_s, m_folder->path(), u"--overwrite"_s}).code, ExitCode::Answered);
    QCOMPARE(run({u"export"_s, u"user"_s, m_folder->filePath(u"x"_s)}).code, ExitCode::InputOutputFailed);
}

void CliImportTest::wrongUse_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<ExitCode>("code");
    QTest::addColumn<QString>("mentions");
    QTest::newRow("nothing") << u"import"_s << ExitCode::WrongUsage << u"prices, cards, models or pack"_s;
    QTest::newRow("no file") << u"import prices"_s << ExitCode::WrongUsage << u"one file"_s;
    QTest::newRow("kind") << u"import price x.csv"_s << ExitCode::WrongUsage << u"prices"_s;
    QTest::newRow("map") << u"import prices x.csv --map price"_s << ExitCode::WrongUsage << u"price=Offer"_s;
    QTest::newRow("currency") << u"import prices x.csv --currency gold"_s << ExitCode::WrongUsage << u"CNY"_s;
    QTest::newRow("missing") << u"import prices /none/x.csv"_s << ExitCode::InputOutputFailed << u"x.csv"_s;
    QTest::newRow("device") << u"import cards /dev/zero"_s << ExitCode::BadInput << u"ordinary file"_s;
    QTest::newRow("export") << u"export x"_s << ExitCode::WrongUsage << u"one folder"_s;
}

void CliImportTest::wrongUse()
{
    QFETCH(const QString, line);
    QFETCH(const QString, mentions);
    const CliRun run = runCli(line.split(u' '));
    QTEST(run.code, "code");
    QVERIFY2(run.err.contains(mentions), qPrintable(run.err));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliImportTest)
#include "tst_cliimport.moc"
