// SPDX-License-Identifier: GPL-3.0-or-later
//
// Wrong use and bad files: the exit code of the contract, a message that helps, and no answer.
#include "tests/app/clirun.h"
#include "tests/support/testsupport.h"

#include "app/cli/command.h"

#include <QFile>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class CliUsageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrongUse_data();
    void wrongUse();
    void nearestCards_areOfferedForShortNames();
    void badCatalogue_data();
    void badCatalogue();
    void help_namesEveryCommandAndOption();
    void documents_nameEveryCommandAndOption();
    void contextBeyondTheModel_warnsAndAnswers();
    void language_countsWhereverItStands();

private:
    QTemporaryDir m_folder;
};

void CliUsageTest::wrongUse_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("mentions");
    const auto row = [](const char *line, const char *mentions) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(mentions);
    };
    row("recomend", "recommend");
    row("help shw", "show");
    row("show nvidia-rtx-409", "nvidia-rtx-4090-24gb");
    row("show", "Which card?");
    row("show 4090 5090", "Which card?");
    row("claims 4090 5090", "one card");
    row("estimate --model llama-3.1-8", "llama-3.1-8b");
    row("recommend --params 7B --bugdet 5000", "--budget");
    row("list --max-cards 3", "--max-cards");
    row("models --where memory_gb>8", "--where");
    row("list 4090", "4090");
    row("models qwen", "--search");
    row("estimate -params 7B", "two dashes");
    row("estimate", "--model NAME");
    row("--catalogue x.sqlite show 4090",
        "The command comes first, its options follow: gpuwise-cli show --catalogue x.sqlite 4090");
    row("--json list", "gpuwise-cli list --json");
    row("--catalogue x.sqlite", "\"--catalogue\" is an option, and the command is missing");
    row("-x", "\"-x\" is an option, and the command is missing");
    row("estimate --params 7B extra", "extra");
    row("estimate --params 7B --model llama-3.1-8b", "not both");
    for (const char *size : {"0B", "-7B", "1000000000B", "nan", "inf", "B", "7X", "0x7B", "=7B"}) {
        const QByteArray line = QByteArray("estimate --params ") + size;
        QTest::newRow(line.constData()) << QString::fromLatin1(line) << u"from 1M to 100T"_s;
    }
    for (const char *sum : {"0", "-5", "nan", "inf", "abc", "1e300", "20000CNY"}) {
        const QByteArray line = QByteArray("recommend --params 7B --budget ") + sum;
        QTest::newRow(line.constData()) << QString::fromLatin1(line) << u"--budget takes a number"_s;
    }
    row("recommend --params 7B --budget", "--budget needs a value");
    row("recommend --params 7B --currency GALLEONS", "CNY or USD");
    row("recommend --params 7B --currency EUR", "CNY or USD"); // offers may be in it, budgets not
    row("recommend --params 7B --mode steal", "buy, rent, either");
    row("recommend --params 7B --vendor nvida", "nvidia");
    row("recommend --params 7B --region mars", "cn, us, eu, any");
    row("recommend --params 7B --max-cards 0", "from 1 to 64");
    row("recommend --params 7B --max-watts -1", "--max-watts takes a number");
    row("recommend --params 7B --hours-per-month 745", "744"); // 31 days of 24 hours
    row("recommend --params 7B 4090", "4090");
    row("fit --params 7B", "--gpu CARD");
    row("fit --params 7B --gpu 4090:0", "from 1 to 64");
    row("fit --params 7B --gpu 4090:10000", "from 1 to 64");
    row("fit --params 7B --gpu 4090:-1", "from 1 to 64");
    row("fit --params 7B --gpu 4090:two", "from 1 to 64");
    row("fit --params 7B --gpu nvidia-rtx-409", "nvidia-rtx-4090-24gb");
    row("estimate --params 7B --context 0", "--context takes a number of tokens");
    row("estimate --params 7B --context -1", "--context takes a number of tokens");
    row("estimate --params 7B --context 1e99", "--context takes a number of tokens");
    row("estimate --params 7B --sequences 1.5", "whole number");
    row("estimate --params 7B --precision q4_k_n", "q4_k_m");
    row("estimate --params 7B --kv-precision q9", "q8_0");
    row("estimate --params 7B --task dream", "qlora");
    row("estimate --params 7B --optimizer adam", "adamw8bit");
    row("estimate --params 7B --resolution 1024", "1024x1024");
    row("estimate --params 7B --json=yes", "--json takes no value");
    row("compare 4090", "two to eight");
    row("compare 4090 4090", "two to eight");
    row("compare 4090 5090 --baseline 3090", "3090");
    row("power", "Which card?");
    row("power 4090:9", "one to 8 cards");
    for (const char *circuit : {"220", "220x", "x10", "0x10", "nanx10", "220xnan", "220x10x2", "1e12x10"}) {
        const QByteArray line = QByteArray("power 4090 --circuit ") + circuit;
        QTest::newRow(line.constData()) << QString::fromLatin1(line) << u"such as 220x10"_s;
    }
    row("power 4090 --cpu-watts -1", "--cpu-watts takes a number");
    row("power 4090 --cpu-watts nan", "--cpu-watts takes a number");
    row("power 4090 --tariff 1e12", "--tariff takes a number");
    row("power 4090 --load 0", "--load takes a number");
    row("power 4090 --supply-level diamond", "platinum");
    for (const char *rate :
         {"6.9", "CNY", "CNY=", "CNY=0", "CNY=-1", "CNY=nan", "CNY=1e12", "USD=1", "XXX=2"}) {
        const QByteArray line = QByteArray("list --rate ") + rate;
        QTest::newRow(line.constData()) << QString::fromLatin1(line) << u"such as CNY=6.9"_s;
    }
    row("tiers", "--model NAME");
    row("tiers --params 7B 4090", "4090");
    for (const char *weights : {"speed", "speed=", "speed=-1", "speed=nan", "speed=1e12", "beauty=3", "=3"}) {
        const QByteArray line = QByteArray("tiers --params 7B --weights ") + weights;
        QTest::newRow(line.constData()) << QString::fromLatin1(line) << u"such as speed=50,price=20"_s;
    }
    row("tiers --params 7B --weights headroom=0,speed=0,price=0,software=0,power=0", "more than zero");
    row("rent-or-buy", "Which card?");
    row("rent-or-buy 4090 5090", "Give one");
    row("rent-or-buy 4090 --pue 1.3", "--in-data-centre");
    for (const char *option :
         {"--price", "--rent", "--host", "--tariff", "--storage", "--resale", "--interest"})
        for (const char *value : {"-1", "nan", "inf", "1000000000000", "lots"}) {
            const QByteArray line = QByteArray("rent-or-buy 4090 ") + option + ' ' + value;
            QTest::newRow(line.constData()) << QString::fromLatin1(line) << QString::fromLatin1(option);
        }
    row("rent-or-buy 4090 --hours-per-month 0", "--hours-per-month takes a number");
    row("rent-or-buy 4090 --utilisation 0", "--utilisation takes a number");
    row("rent-or-buy 4090 --rent-card nvidia-rtx-509", "nvidia-rtx-5090-32gb");
    row("list --where memory_gib>=24", "memory_gb");
    row("list --where memory_gb>=lots", "number");
    row("list --where memory_gb", "condition");
    row("list --columns memori_gb", "memory_gb");
    row("list --sort prise", "price");
    row("list --lang fr", "en, zh_CN");
    row("list --today 2026-13-01", "2026-13-01");
}

void CliUsageTest::wrongUse()
{
    QFETCH(const QString, line);
    QFETCH(const QString, mentions);
    const CliRun run = runCli(line.split(u' '));
    QCOMPARE(run.code, ExitCode::WrongUsage);
    QCOMPARE(run.out, QString());
    QVERIFY2(run.err.startsWith(u"gpuwise-cli: "_s) && run.err.contains(mentions), qPrintable(run.err));
    QCOMPARE(run.err.count(u'\n'), 1);

    // The same in Chinese: understood the same way, said in Chinese.
    const CliRun chinese = runCli(line.split(u' '), u"zh_CN"_s);
    QCOMPARE(chinese.code, ExitCode::WrongUsage);
    QCOMPARE(chinese.out, QString());
    if (!line.contains(u"--lang"_s))
        QVERIFY2(chinese.err != run.err, qPrintable(chinese.err));
}

void CliUsageTest::nearestCards_areOfferedForShortNames()
{
    QVERIFY(runCli("show rtx4909").err.contains(u"nvidia-rtx-4090-24gb"_s));
    QVERIFY(runCli("show 4090x").err.contains(u"nvidia-rtx-4090-24gb"_s));
    QVERIFY(runCli("show H200x").err.contains(u"nvidia-h200-"_s));
}

void CliUsageTest::badCatalogue_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<ExitCode>("code");
    const auto path = [this](const char *name) { return m_folder.filePath(QString::fromLatin1(name)); };

    QFile text(path("text.sqlite"));
    QVERIFY(text.open(QIODevice::WriteOnly) && text.write("id,name\n1,card\n") > 0);
    text.close();

    const QString foreign = path("foreign.sqlite");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"foreign"_s);
        database.setDatabaseName(foreign);
        QVERIFY(database.open());
        QVERIFY(QSqlQuery(database).exec(u"CREATE TABLE gpu (id TEXT)"_s));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"foreign"_s);

    QFile whole(shippedCataloguePath());
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const QByteArray bytes = whole.readAll();
    QFile half(path("half.sqlite"));
    QVERIFY(half.open(QIODevice::WriteOnly) && half.write(bytes.left(bytes.size() / 2)) > 0);
    half.close();
    QFile nothing(path("nothing.sqlite"));
    QVERIFY(nothing.open(QIODevice::WriteOnly));
    nothing.close();

    QTest::newRow("missing") << path("missing.sqlite") << ExitCode::InputOutputFailed;
    QTest::newRow("text") << text.fileName() << ExitCode::BadInput;
    QTest::newRow("of another program") << foreign << ExitCode::BadInput;
    QTest::newRow("half") << half.fileName() << ExitCode::BadInput;
    QTest::newRow("empty") << nothing.fileName() << ExitCode::BadInput;
}

void CliUsageTest::badCatalogue()
{
    QFETCH(const QString, path);
    QFETCH(const ExitCode, code);
    for (const char *command : {"list", "models", "claims"}) {
        const CliRun run = runCli({QString::fromLatin1(command), u"--json"_s, u"--catalogue"_s, path});
        QCOMPARE(run.code, code);
        QCOMPARE(run.out, QString());
        QVERIFY2(run.err.contains(path), qPrintable(run.err));
    }
    QVERIFY(!QFile::exists(m_folder.filePath(u"missing.sqlite"_s))); // asking makes no file
}

void CliUsageTest::help_namesEveryCommandAndOption()
{
    const CliRun whole = runCli("--help");
    QCOMPARE(whole.code, ExitCode::Answered);
    QCOMPARE(runCli("help").out, whole.out);
    QCOMPARE(runCli(QStringList()).out, whole.out);
    for (const char *command : {"list", "show", "models", "estimate", "fit", "recommend", "compare",
                                "sources", "claims", "power", "tiers", "rent-or-buy"}) {
        QVERIFY2(whole.out.contains(QString::fromLatin1(command)), command);
        const CliRun one = runCli({u"help"_s, QString::fromLatin1(command)});
        QCOMPARE(one.code, ExitCode::Answered);
        QVERIFY(one.out.contains(u"--json"_s));
        QCOMPARE(runCli({QString::fromLatin1(command), u"--help"_s}).out, one.out);
    }
    QVERIFY(runCli("help recommend").out.contains(u"--budget SUM"_s));
    QVERIFY(runCli("--help --lang zh_CN").out.contains(u"退出码"_s));
    QVERIFY(runCli("--version").out.startsWith(u"gpuwise-cli "_s));
}

void CliUsageTest::documents_nameEveryCommandAndOption()
{
    const auto text = [](const char *path) {
        QFile file(QString(QStringLiteral(GPUWISE_SOURCE_FOLDER "/") % QString::fromLatin1(path)));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    const QString page = text("packaging/linux/man/gpuwise-cli.1");
    const QString contract = text("docs/cli.md");
    const auto names = [](const QString &document, const QString &word) {
        return document.contains(
            QRegularExpression(QString(QRegularExpression::escape(word) % u"(?![a-z-])"_s)));
    };
    for (const OptionSpec &spec : optionSpecs()) {
        const QString name = QString::fromLatin1(spec.name);
        QVERIFY2(names(page, QString(u"Fl "_s % name.mid(1))), spec.name);
        QVERIFY2(names(contract, name), spec.name);
    }
    for (const Command &command : commands()) {
        QVERIFY2(names(page, QString(u".It Cm "_s % QString::fromLatin1(command.name))), command.name);
        QVERIFY2(names(contract, QString(u"| `"_s % QString::fromLatin1(command.name))), command.name);
    }
}

void CliUsageTest::contextBeyondTheModel_warnsAndAnswers()
{
    // Llama 3.1: 131,072 positions (max_position_embeddings of its config).
    const CliRun run = runCli("estimate --model llama-3.1-8b --context 262144 --json");
    QCOMPARE(run.code, ExitCode::Answered);
    QVERIFY2(run.err.contains(u"131072"_s), qPrintable(run.err));
    QVERIFY(!run.json().isEmpty());
    QCOMPARE(runCli("estimate --model llama-3.1-8b --context 131072 --json").err, QString());
}

void CliUsageTest::language_countsWhereverItStands()
{
    const CliRun error = runCli("recommend --bugdet 5 --lang zh_CN");
    QCOMPARE(error.code, ExitCode::WrongUsage);
    QVERIFY2(error.err.contains(u"没有 --bugdet 这个选项"_s), qPrintable(error.err));
    QVERIFY(runCli("show nvidia-rtx-5090-32gb --lang=zh_CN").out.contains(u"显存"_s));
    QVERIFY(runCli("show nvidia-rtx-5090-32gb --lang en", u"zh_CN"_s).out.contains(u"Memory"_s));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliUsageTest)
#include "tst_cliusage.moc"
