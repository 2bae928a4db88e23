// SPDX-License-Identifier: GPL-3.0-or-later
//
// `list` and `models`: filter, order, columns and the three ways to write a table.
#include "tests/app/clirun.h"
#include "tests/support/testsupport.h"

#include "db/csv.h"

#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class CliTablesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void where_keepsWhatMeetsAllConditions();
    void sort_putsUnknownLastBothWays();
    void sort_byPriceIgnoresCardsWithoutOne();
    void columns_comeInTheOrderAskedFor();
    void csv_readsBackWhole();
    void markdown_hasOneLinePerCard();
    void search_findsByFoldedName();
    void sources_ofOneCardAreSome();

private:
    static QJsonArray cards(const char *line)
    {
        return runCli(line).json().value(QLatin1StringView("cards")).toArray();
    }
};

void CliTablesTest::where_keepsWhatMeetsAllConditions()
{
    const CliRun run = runCli({u"list"_s, u"--where"_s, u"memory_gb>=24 and tdp_w<=300 and vendor=nvidia"_s,
                               u"--columns"_s, u"memory_gb,tdp_w,vendor"_s, u"--json"_s});
    const QJsonArray found = run.json().value(QLatin1StringView("cards")).toArray();
    int expected = 0;
    for (const Gpu &gpu : shippedCatalogue().gpus) {
        const auto memory = gpu.number(SpecField::MemoryGB);
        const auto watts = gpu.number(SpecField::TdpWatts);
        expected += gpu.vendor == Vendor::Nvidia && memory && watts && *memory >= 24 && *watts <= 300;
    }
    QVERIFY(expected > 0);
    QCOMPARE(found.size(), expected);
    for (const QJsonValue &value : found) {
        QVERIFY(value[QLatin1StringView("memory_gb")].toDouble() >= 24);
        QVERIFY(value[QLatin1StringView("tdp_w")].toDouble(1e9) <= 300);
        QCOMPARE(value[QLatin1StringView("vendor")].toString(), u"NVIDIA"_s);
    }
}

void CliTablesTest::sort_putsUnknownLastBothWays()
{
    for (const bool descending : {false, true}) {
        const QJsonArray found = cards(descending ? "list --sort -fp4_tflops --columns fp4_tflops --json"
                                                  : "list --sort fp4_tflops --columns fp4_tflops --json");
        QCOMPARE(found.size(), static_cast<qsizetype>(shippedCatalogue().gpus.size()));
        bool unknownSeen = false;
        std::optional<double> before;
        for (const QJsonValue &value : found) {
            const QJsonValue figure = value[QLatin1StringView("fp4_tflops")];
            if (!figure.isDouble()) {
                unknownSeen = true;
                continue;
            }
            QVERIFY(!unknownSeen);
            if (before)
                QVERIFY(descending ? figure.toDouble() <= *before : figure.toDouble() >= *before);
            before = figure.toDouble();
        }
        QVERIFY(unknownSeen && before);
    }
}

void CliTablesTest::sort_byPriceIgnoresCardsWithoutOne()
{
    const QJsonArray found = cards("list --sort price --columns price --json");
    QVERIFY(found.first()[QLatin1StringView("price")].isDouble());
    QVERIFY(found.last()[QLatin1StringView("price")].isNull());
}

void CliTablesTest::columns_comeInTheOrderAskedFor()
{
    const QStringList lines =
        runCli("list --search rtx-4090-24gb --columns tdp_w,memory_gb,id --csv").out.split(u'\n');
    QCOMPARE(lines.value(0).count(u','), 2);
    QCOMPARE(lines.value(1), u"450,24,nvidia-rtx-4090-24gb"_s); // NVIDIA: 450 W, 24 GB
}

void CliTablesTest::csv_readsBackWhole()
{
    for (const char *line : {"list --csv", "models --csv", "claims --csv", "compare 4090 5090 --csv"}) {
        const CliRun run = runCli(line);
        QCOMPARE(run.code, ExitCode::Answered);
        const auto read = parseCsv(run.out);
        if (const auto *error = std::get_if<CsvError>(&read))
            QFAIL(qPrintable(
                u"%1, line %2: %3"_s.arg(QString::fromLatin1(line)).arg(error->line).arg(error->reason)));
        QVERIFY(!std::get<CsvTable>(read).rows.empty());
    }
    const auto list = parseCsv(runCli("list --csv").out);
    QCOMPARE(std::get<CsvTable>(list).rows.size(), shippedCatalogue().gpus.size());
}

void CliTablesTest::markdown_hasOneLinePerCard()
{
    const QString text = runCli("list --markdown").out;
    QVERIFY(text.startsWith(u"| "_s));
    QCOMPARE(text.count(u'\n'), static_cast<qsizetype>(shippedCatalogue().gpus.size()) + 2);
}

void CliTablesTest::search_findsByFoldedName()
{
    const CliRun run = runCli({u"models"_s, u"--search"_s, u"LLAMA 3.1"_s, u"--json"_s});
    const QJsonArray models = run.json().value(QLatin1StringView("models")).toArray();
    QVERIFY(!entryWith(models, QLatin1StringView("id"), u"llama-3.1-8b"_s).isEmpty());
    QVERIFY(entryWith(models, QLatin1StringView("id"), u"deepseek-v3"_s).isEmpty());
    QCOMPARE(runCli("list --search no-such-card --json").code, ExitCode::Answered);
}

void CliTablesTest::sources_ofOneCardAreSome()
{
    const auto count = [](const char *line) {
        return runCli(line).json().value(QLatin1StringView("sources")).toArray().size();
    };
    QCOMPARE(count("sources --json"), static_cast<qsizetype>(shippedCatalogue().sources.size()));
    QVERIFY(count("sources 4090 --json") > 0);
    QVERIFY(count("sources 4090 --json") < count("sources --json"));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliTablesTest)
#include "tst_clitables.moc"
