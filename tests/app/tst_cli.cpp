// SPDX-License-Identifier: GPL-3.0-or-later
//
// The JSON contract of docs/cli.md and the figures that can be worked out by hand.
#include "tests/app/clirun.h"
#include "tests/support/testsupport.h"

#include "db/csv.h"

#include <QSet>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class CliTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void json_hasTheKeysOfTheContract_data();
    void json_hasTheKeysOfTheContract();
    void baseline_isTheGroupThatWasNamed();
    void weights_ofABareSize();
    void kvCache_ofGroupedQueries();
    void kvCache_ofLatentAttention();
    void fit_judgesEveryNamedCard();
    void fit_takesCardsOfDifferentKinds();
    void fit_saysWhenNoneFits();
    void fit_valuesAreThoseOfTheFormulas();
    void fit_ofSeveralUsersBoundsTheCosts();
    void compare_valueIsThatOfFit();
    void recommend_picksWithReasons();
    void recommend_namesTheNearestWhenNothingFits();
    void fit_saysWhatWouldMakeItFit();
    void recommend_losesNothingWithMoreBudget();
    void estimate_neverShrinksWithContext();
    void show_hasSourcesAndClaims();
    void compare_h100WithH200();
    void claims_areAllThere();
    void claims_areFilteredAndComputed();
    void chinese_isChinese_data();
    void chinese_isChinese();

private:
    static QJsonArray array(const QJsonObject &object, const char *key)
    {
        return object.value(QLatin1StringView(key)).toArray();
    }
    static QJsonObject object(const QJsonObject &parent, const char *key)
    {
        return parent.value(QLatin1StringView(key)).toObject();
    }
};

void CliTest::json_hasTheKeysOfTheContract_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("path"); // to the object: keys, and numbers into arrays
    QTest::addColumn<QString>("keys");
    const auto row = [](const char *line, const char *path, const char *keys) {
        QTest::addRow("%s %s", line, path)
            << QString::fromLatin1(line) << QString::fromLatin1(path) << QString::fromLatin1(keys);
    };
    const char *estimate = "estimate --params 8B";
    row(estimate, "", "terms per_device total_expected_gib devices assumptions model");
    row(estimate, "terms 0", "id gib formula basis");
    row(estimate, "per_device", "low_gib expected_gib high_gib");
    const char *fit = "fit --model llama-3.1-8b --gpu 4090 --gpu 5090:2";
    row(fit, "", "cards");
    row(fit, "cards 1",
        "id count verdict usable_gib needed_gib margin_gib decode_tokens_per_s prefill_tokens_per_s "
        "train_tokens_per_s value max_context max_batch reasons to_fit");
    row(fit, "cards 0 value",
        "currency speed_per_1000 usable_gib_per_1000 speed_per_watt electricity_per_million_tokens "
        "cost_per_million_tokens costs_are_floors");
    const char *tooLarge = "fit --model llama-3.1-70b --gpu 4090";
    row(tooLarge, "cards 0 to_fit 0", "steps loss id count verdict needed_gib usable_gib margin_gib");
    row(tooLarge, "cards 0 to_fit 0 steps 0", "code text value cost");
    row("estimate --model llama-3.1-70b --gpu 4090", "to_fit 0 steps 0 cost", "code text");
    row(fit, "cards 0 needed_gib", "low expected high");
    row(fit, "cards 0 decode_tokens_per_s", "low expected high");
    const char *recommend = "recommend --model llama-3.1-8b --task qlora --budget 6000 --currency CNY";
    row(recommend, "", "picks options left_out workload");
    row(recommend, "picks", "best_value fastest cheapest rent");
    row(recommend, "options 0", "id count mode verdict cost speed value score score_parts reasons cautions");
    row(recommend, "options 0 value", "currency job_hours");
    row(recommend, "options 0 cost total", "amount currency");
    row(recommend, "left_out 0", "id count code text would_change");
    row("show nvidia-rtx-4090-24gb", "", "id name specs claims prices software");
    row("show nvidia-rtx-4090-24gb", "specs memory_gb", "value source read_on confidence state");
    row("show nvidia-rtx-4090-24gb", "prices 0", "kind price provider region as_of source");
    row("list", "cards 0", "id name memory_gb bandwidth_gb_per_s fp16_tflops tdp_w price");
    row("models", "models 0", "id name params_b params_active_b layers max_context source read_on");
    row("compare 4090 5090", "", "cards baseline rows");
    row("compare 4090 5090", "rows 0", "id section name unit differs cells");
    row("sources 4090", "sources 0", "id title address");
    row("claims 4090", "claims 0", "id said_en said_zh verdict right_value reason_en reason_zh evidence");
}

void CliTest::json_hasTheKeysOfTheContract()
{
    QFETCH(const QString, line);
    QFETCH(const QString, path);
    QFETCH(const QString, keys);
    const CliRun run = runCli(QString(line + u" --json"_s).split(u' '));
    QVERIFY(run.code == ExitCode::Answered || run.code == ExitCode::NothingFits);
    QJsonValue value = run.json();
    for (const QString &step : path.split(u' ', Qt::SkipEmptyParts)) {
        bool isIndex = false;
        const int index = step.toInt(&isIndex);
        value = isIndex ? value.toArray().at(index) : value.toObject().value(step);
    }
    for (const QString &key : keys.split(u' '))
        QVERIFY2(value.toObject().contains(key), qPrintable(key));
}

/// One card and two of it are two columns: the baseline is the group that was named.
void CliTest::baseline_isTheGroupThatWasNamed()
{
    const auto baseline = [](const char *line) { return runCli(line).json().value(u"baseline"_s).toInt(-1); };
    QCOMPARE(baseline("compare 4090 4090:2 --baseline 4090:2 --json"), 1);
    QCOMPARE(baseline("compare 4090 4090:2 --baseline 4090 --json"), 0);
    QCOMPARE(baseline("compare 5090 4090:2 --baseline 4090 --json"), 1); // the only group of that card
}

void CliTest::weights_ofABareSize()
{
    // 7e9 parameters x 2 bytes / 2^30 = 13.0385 GiB
    const QJsonObject json = runCli("estimate --params 7B --precision fp16 --context 1 --json").json();
    QVERIFY2(std::abs(termGiB(json, u"weights"_s) - 13.0385) < 0.005,
             qPrintable(QString::number(termGiB(json, u"weights"_s), 'f', 4)));
}

void CliTest::kvCache_ofGroupedQueries()
{
    // 32 layers x 2 (K and V) x 8 heads x 128 x 2 bytes x 131,072 tokens = 2^34 bytes = 16 GiB
    const QJsonObject json =
        runCli("estimate --model llama-3.1-8b --precision bf16 --context 131072 --json").json();
    QCOMPARE(termGiB(json, u"kv_cache"_s), 16.0);
}

void CliTest::kvCache_ofLatentAttention()
{
    // 61 layers x (512 + 64) latents x 2 bytes x 131,072 tokens / 2^30 = 8.578125 GiB
    const QJsonObject json = runCli("estimate --model deepseek-v3 --context 131072 --json").json();
    QCOMPARE(termGiB(json, u"kv_cache"_s), 8.578125);
}

void CliTest::fit_judgesEveryNamedCard()
{
    // BF16 weights of Llama 3.1 8B alone are 8.03e9 x 2 / 2^30 = 14.96 GiB: less than 24 GB, more than 8 GB.
    const CliRun run = runCli("fit --model llama-3.1-8b --precision bf16 --gpu nvidia-rtx-4090-24gb "
                              "--gpu nvidia-rtx-4060-8gb --json");
    QCOMPARE(run.code, ExitCode::Answered);
    const QJsonArray cards = array(run.json(), "cards");
    QCOMPARE(cards.size(), 2);
    QCOMPARE(cards[0].toObject().value(QLatin1StringView("verdict")).toString(), u"fits"_s);
    QCOMPARE(cards[1].toObject().value(QLatin1StringView("verdict")).toString(), u"no"_s);
    QVERIFY(!array(cards[1].toObject(), "reasons").isEmpty());
}

void CliTest::fit_takesCardsOfDifferentKinds()
{
    const CliRun run =
        runCli("fit --model qwen3-32b --precision q4_k_m --json nvidia-rtx-3060-12gb+nvidia-rtx-3090-24gb");
    QCOMPARE(run.code, ExitCode::Answered);
    const QJsonObject answer = run.json().value(u"cards").toArray().at(0).toObject();
    QCOMPARE(answer.value(u"count").toInt(), 2);
    QCOMPARE(answer.value(u"verdict").toString(), QStringLiteral("fits"));
    const QJsonArray shares = answer.value(u"shares").toArray();
    QCOMPARE(shares.size(), 2);
    QVERIFY(shares.at(0).toObject().value(u"share").toDouble() <
            shares.at(1).toObject().value(u"share").toDouble());

    QCOMPARE(runCli("fit --model qwen3-32b nvidia-rtx-3060-12gb+").code, ExitCode::WrongUsage);
    QCOMPARE(runCli("fit --model qwen3-32b nvidia-rtx-3060-12gb:16+nvidia-rtx-3090-24gb").code,
             ExitCode::WrongUsage);
    const CliRun training =
        runCli("fit --model llama-3.1-8b --task lora nvidia-rtx-3060-12gb+nvidia-rtx-3090-24gb --json");
    QCOMPARE(training.code, ExitCode::NothingFits);
    QVERIFY(training.out.contains(u"training waits"));
}

void CliTest::fit_saysWhenNoneFits()
{
    const CliRun run = runCli("fit --model llama-3.1-70b --precision bf16 --gpu 4090 --json");
    QCOMPARE(run.code, ExitCode::NothingFits);
    QCOMPARE(array(run.json(), "cards").at(0).toObject().value(QLatin1StringView("verdict")).toString(),
             u"no"_s);
}

void CliTest::fit_valuesAreThoseOfTheFormulas()
{
    // The RTX 4090's board power is 450 W (NVIDIA's product page), the tariff 0.1872 USD/kWh (EIA): 450 W x
    // 0.8 / 0.9 x 0.1872 = 0.07488 USD an hour. 100 h in each of 20 months are 2,000 h.
    const QJsonObject card =
        array(runCli("fit --model llama-3.1-8b --precision q4_k_m --gpu 4090 --currency USD "
                     "--region us --hours-per-month 100 --months 20 --json")
                  .json(),
              "cards")
            .at(0)
            .toObject();
    const QJsonObject value = object(card, "value");
    const auto of = [](const QJsonObject &band, const char *key) {
        return band.value(QLatin1StringView(key)).toDouble();
    };
    const QJsonObject speed = object(card, "decode_tokens_per_s");
    const double tokensAnHour = of(speed, "expected") * 3600 / 1e6;
    const QJsonObject electricity = object(value, "electricity_per_million_tokens");
    QVERIFY(std::abs(of(electricity, "expected") - 0.07488 / tokensAnHour) < 1e-6);
    QVERIFY(std::abs(of(electricity, "high") - 0.07488 * 1e6 / 3600 / of(speed, "low")) < 1e-6);
    QVERIFY(std::abs(of(object(value, "speed_per_watt"), "expected") - of(speed, "expected") / 450) < 1e-9);
    // The price follows from one ratio and must explain the others.
    const double price = 1000 * of(speed, "expected") / of(object(value, "speed_per_1000"), "expected");
    QVERIFY(price > 300 && price < 10000);
    QVERIFY(std::abs(of(object(value, "usable_gib_per_1000"), "expected") -
                     card.value(QLatin1StringView("usable_gib")).toDouble() * 1000 / price) < 1e-6);
    QVERIFY(std::abs(of(object(value, "cost_per_million_tokens"), "expected") -
                     (0.07488 + price / 2000) / tokensAnHour) < 1e-6);
}

void CliTest::fit_ofSeveralUsersBoundsTheCosts()
{
    const QJsonObject card =
        array(runCli("fit --model llama-3.1-8b --precision q4_k_m --gpu 4090 --sequences 8 --json").json(),
              "cards")
            .at(0)
            .toObject();
    QVERIFY(object(card, "value").value(QLatin1StringView("costs_are_floors")).toBool());
    const CliRun text = runCli("fit --model llama-3.1-8b --precision q4_k_m --gpu 4090 --sequences 8");
    QVERIFY2(text.out.contains(u"at least USD"_s), qPrintable(text.out));
}

void CliTest::compare_valueIsThatOfFit()
{
    const char *fit = "fit --model llama-3.1-8b --precision q4_k_m --gpu 5090 --json";
    const char *compare = "compare 5090 4090 --model llama-3.1-8b --precision q4_k_m --exclude-used --json";
    const QJsonObject value = object(array(runCli(fit).json(), "cards").at(0).toObject(), "value");
    const QJsonArray rows = array(runCli(compare).json(), "rows");
    for (const char *id : {"speed_per_1000", "usable_gib_per_1000", "electricity_per_million_tokens",
                           "cost_per_million_tokens"}) {
        const QJsonObject row = entryWith(rows, QLatin1StringView("id"), QString::fromLatin1(id));
        QVERIFY2(!row.isEmpty(), id);
        const QJsonObject cell = array(row, "cells").at(0).toObject();
        QCOMPARE(cell.value(QLatin1StringView("value")).toDouble(),
                 object(value, id).value(QLatin1StringView("expected")).toDouble());
    }
    const QJsonObject row = entryWith(rows, QLatin1StringView("id"), u"speed_per_100_w"_s);
    QCOMPARE(array(row, "cells").at(0).toObject().value(QLatin1StringView("value")).toDouble(),
             100 * object(value, "speed_per_watt").value(QLatin1StringView("expected")).toDouble());
}

void CliTest::recommend_picksWithReasons()
{
    const CliRun run =
        runCli("recommend --model llama-3.1-8b --task qlora --budget 6000 --currency CNY --json");
    QCOMPARE(run.code, ExitCode::Answered);
    const QJsonObject picks = object(run.json(), "picks");
    QVERIFY(!object(picks, "best_value").isEmpty());
    for (const QString &role : picks.keys()) {
        const QJsonObject pick = picks.value(role).toObject();
        if (pick.isEmpty())
            continue;
        QVERIFY2(!array(pick, "reasons").isEmpty(), qPrintable(role));
        QVERIFY(pick.value(QLatin1StringView("verdict")).toString() != u"no"_s);
        if (pick.value(QLatin1StringView("mode")).toString() == u"buy"_s) {
            const QJsonObject total = object(object(pick, "cost"), "total");
            QCOMPARE(total.value(QLatin1StringView("currency")).toString(), u"CNY"_s);
            QVERIFY(total.value(QLatin1StringView("amount")).toDouble() <= 6000);
        }
    }
}

void CliTest::recommend_namesTheNearestWhenNothingFits()
{
    // 70.55e9 x 2 bytes = 141 GB of weights: two cards for CNY 5,000 in all do not hold them.
    const char *line = "recommend --model llama-3.1-70b --precision bf16 --budget 5000 --currency CNY --mode "
                       "buy --max-cards 2";
    const CliRun text = runCli(line);
    QCOMPARE(text.code, ExitCode::NothingFits);
    const CliRun run = runCli(QString(QString::fromLatin1(line) + u" --json"_s).split(u' '));
    QCOMPARE(run.code, ExitCode::NothingFits);
    QVERIFY(array(run.json(), "options").isEmpty());
    const QJsonObject nearest = object(run.json(), "nearest");
    const Gpu *card = shippedCatalogue().gpu(nearest.value(QLatin1StringView("id")).toString());
    QVERIFY(card);
    QVERIFY2(text.out.contains(card->name), qPrintable(text.out));
    QVERIFY(!nearest.value(QLatin1StringView("would_change")).toString().isEmpty());
}

/// 70.55e9 x 2 bytes = 131.4 GiB: two cards of 80 GB hold the weights and the cache, one does not.
void CliTest::fit_saysWhatWouldMakeItFit()
{
    const char *line = "fit --model llama-3.1-70b --precision bf16 --runtime vllm --gpu h100-sxm5-80gb";
    const CliRun text = runCli(line);
    QCOMPARE(text.code, ExitCode::NothingFits);
    QVERIFY2(text.out.contains(u"Take 2 of them"_s), qPrintable(text.out));
    QVERIFY2(text.out.contains(u"Take weights in FP8"_s), qPrintable(text.out));
    const CliRun run = runCli(QString(QString::fromLatin1(line) + u" --json"_s).split(u' '));
    QStringList codes;
    for (const QJsonValue &change : array(array(run.json(), "cards").at(0).toObject(), "to_fit")) {
        QCOMPARE(change[u"verdict"_s].toString(), u"fits"_s);
        QVERIFY(change[u"margin_gib"_s].toDouble() >= 0);
        QVERIFY(change[u"needed_gib"_s][u"high"_s].toDouble() <= change[u"usable_gib"_s].toDouble());
        codes << change[u"steps"_s][0][u"code"_s].toString();
    }
    QCOMPARE(codes.first(), u"smaller_precision"_s);
    QVERIFY(codes.contains(u"more_cards"_s) && codes.contains(u"rent"_s));
}

void CliTest::recommend_losesNothingWithMoreBudget()
{
    QSet<QString> before;
    for (const char *budget : {"2000", "6000", "20000", "100000"}) {
        const CliRun run = runCli({u"recommend"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--currency"_s, u"CNY"_s,
                                   u"--budget"_s, QString::fromLatin1(budget), u"--json"_s});
        QSet<QString> now;
        for (const QJsonValue &value : array(run.json(), "options")) {
            const QJsonObject option = value.toObject();
            now.insert(u"%1 %2 %3 %4"_s.arg(option.value(QLatin1StringView("id")).toString(),
                                            QString::number(option.value(QLatin1StringView("count")).toInt()),
                                            option.value(QLatin1StringView("mode")).toString(),
                                            option.value(QLatin1StringView("condition")).toString()));
        }
        const QSet<QString> lost = before - now;
        QVERIFY2(lost.isEmpty(), qPrintable(QStringList(lost.values()).join(u", "_s)));
        before = now;
    }
    QVERIFY(!before.isEmpty());
}

void CliTest::estimate_neverShrinksWithContext()
{
    double before = 0;
    for (const char *context : {"1", "512", "4096", "8192", "32768", "131072"}) {
        const CliRun run = runCli({u"estimate"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--context"_s,
                                   QString::fromLatin1(context), u"--json"_s});
        const double now =
            object(run.json(), "per_device").value(QLatin1StringView("expected_gib")).toDouble();
        QVERIFY2(now >= before && now > 0, context);
        before = now;
    }
}

void CliTest::show_hasSourcesAndClaims()
{
    const QJsonObject card = runCli("show nvidia-rtx-5090-32gb --json").json();
    // NVIDIA's GeForce comparison page: 32 GB, 1,792 GB/s, 575 W.
    const std::pair<const char *, double> expected[] = {
        {"memory_gb", 32}, {"bandwidth_gb_per_s", 1792}, {"tdp_w", 575}};
    for (const auto &[field, value] : expected) {
        const QJsonObject spec = object(object(card, "specs"), field);
        QCOMPARE(spec.value(QLatin1StringView("value")).toDouble(), value);
        QVERIFY(!object(spec, "source").value(QLatin1StringView("title")).toString().isEmpty());
        QVERIFY(
            QDate::fromString(spec.value(QLatin1StringView("read_on")).toString(), Qt::ISODate).isValid());
    }
    QSet<QString> refuted;
    for (const QJsonValue &value : array(card, "claims"))
        if (value.toObject().value(QLatin1StringView("verdict")).toString() == u"false"_s)
            refuted.insert(value.toObject().value(QLatin1StringView("field")).toString());
    QVERIFY(refuted.contains(u"memory_gb"_s)); // "24 GB"
    QVERIFY(refuted.contains(u"tdp_w"_s));     // "450 W"
}

void CliTest::compare_h100WithH200()
{
    // NVIDIA's H200 datasheet: the same compute as H100 SXM (989.4 TFLOPS dense FP16), 141 GB and 4.8 TB/s
    // instead of 80 GB and 3.35 TB/s.
    const CliRun run = runCli("compare nvidia-h100-sxm5-80gb nvidia-h200-sxm-141gb --json");
    QCOMPARE(run.code, ExitCode::Answered);
    const QJsonArray rows = array(run.json(), "rows");
    const auto cell = [&](const char *id, int column) {
        return array(entryWith(rows, QLatin1StringView("id"), QString::fromLatin1(id)), "cells")
            .at(column)
            .toObject()
            .value(QLatin1StringView("value"))
            .toDouble(-1);
    };
    QCOMPARE(cell("fp16_tflops", 0), 989.4);
    QCOMPARE(cell("fp16_tflops", 1), 989.4);
    QVERIFY(!entryWith(rows, QLatin1StringView("id"), u"fp16_tflops"_s)
                 .value(QLatin1StringView("differs"))
                 .toBool(true));
    QCOMPARE(cell("memory_gb", 0), 80.0);
    QCOMPARE(cell("memory_gb", 1), 141.0);
    QCOMPARE(cell("bandwidth_gb_per_s", 0), 3350.0);
    QCOMPARE(cell("bandwidth_gb_per_s", 1), 4800.0);

    const CliRun different =
        runCli("compare nvidia-h100-sxm5-80gb nvidia-h200-sxm-141gb --only-different --json");
    QVERIFY(entryWith(array(different.json(), "rows"), QLatin1StringView("id"), u"fp16_tflops"_s).isEmpty());
    QVERIFY(!entryWith(array(different.json(), "rows"), QLatin1StringView("id"), u"memory_gb"_s).isEmpty());
}

void CliTest::claims_areAllThere()
{
    const auto read = readCsvFile(QString(catalogueSourceFolder() + u"/claims.csv"_s));
    const auto *table = std::get_if<CsvTable>(&read);
    QVERIFY(table && !table->rows.empty());
    QCOMPARE(array(runCli("claims --json").json(), "claims").size(),
             static_cast<qsizetype>(table->rows.size()));
}

void CliTest::claims_areFilteredAndComputed()
{
    const auto count = [](const char *line) { return array(runCli(line).json(), "claims").size(); };
    const auto all = count("claims --json");
    const auto wrong = count("claims --verdict wrong --json");
    QVERIFY(wrong > 0);
    QCOMPARE(wrong + count("claims --verdict right --json") + count("claims --verdict depends --json"), all);
    QVERIFY(count("claims --subject price --json") < all);
    QCOMPARE(count("claims --search qzxv --json"), 0);

    const QJsonArray found =
        array(runCli("claims 5090 --search GDDR7 --verdict wrong --json").json(), "claims");
    QCOMPARE(found.size(), 1);
    const QJsonObject checked = object(found.at(0).toObject(), "checked");
    QVERIFY(checked.value(QLatin1StringView("agrees")).toBool());
    const QJsonObject memory = array(checked, "quantities").at(0).toObject();
    QCOMPARE(memory.value(QLatin1StringView("value")).toDouble(), 32.0); // NVIDIA's page of the RTX 5090
    QCOMPARE(memory.value(QLatin1StringView("outcome")).toString(), u"above"_s);

    const QJsonObject fit = object(object(entryWith(array(runCli("claims --json").json(), "claims"),
                                                    QLatin1StringView("id"), u"rule-24gb-not-any-70b"_s),
                                          "checked"),
                                   "fit");
    QCOMPARE(fit.value(QLatin1StringView("verdict")).toString(), u"no"_s);
    // 70.554e9 weights at 4.89 bits are 40.2 GiB, of which llama.cpp keeps the embeddings (128,256 x 8,192 at
    // 4.5 bits: 0.55 GiB) in host memory: 39.6 GiB before any context.
    QVERIFY(object(fit, "needed_gib").value(QLatin1StringView("low")).toDouble() > 39.6);
    QVERIFY(fit.value(QLatin1StringView("usable_gib")).toDouble() < 24);
    QCOMPARE(runCli("claims --verdict maybe").code, ExitCode::WrongUsage);
}

void CliTest::chinese_isChinese_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line :
         {"help", "help recommend", "list", "models", "show nvidia-rtx-5090-32gb",
          "estimate --model llama-3.1-8b", "fit --model llama-3.1-8b --gpu 4090",
          "recommend --model llama-3.1-8b --budget 6000", "compare 4090 5090", "sources 4090", "claims",
          "power 5090:2", "rent-or-buy 5090 --price 20000 --rent 5", "tiers --model llama-3.1-8b"})
        QTest::newRow(line) << QString::fromLatin1(line);
}

void CliTest::chinese_isChinese()
{
    QFETCH(const QString, line);
    const CliRun run = runCli(line.split(u' '), u"zh_CN"_s);
    QCOMPARE(run.code, ExitCode::Answered);
    const auto isHan = [](QChar c) { return c.script() == QChar::Script_Han; };
    const QString head = run.out.section(u'\n', 0, 2);
    QVERIFY2(std::any_of(head.begin(), head.end(), isHan), qPrintable(head));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliTest)
#include "tst_cli.moc"
