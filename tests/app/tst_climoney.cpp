// SPDX-License-Identifier: GPL-3.0-or-later
//
// The commands about power and money: the JSON contract, and answers that can be checked by hand.
#include "tests/app/clirun.h"

#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class CliMoneyTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void power_namesSupplyAndCircuit();
    void power_answersForEveryNamedCard();
    void rentOrBuy_namesDatedProviders();
    void rentOrBuy_answersTheWorkedCase();
    void rentOrBuy_saysWhenNoPriceIsKnown();
    void rentOrBuy_takesFreeRentForAnAnswer();
    void rate_isOnesOwn();
    void tiers_keepTheLine();
    void show_namesPitfalls();
    void tiers_followTheWeights();

private:
    static QJsonObject card(const CliRun &run, int index = 0)
    {
        return run.json().value(u"cards").toArray().at(index).toObject();
    }
};

// 2 x 575 + 170 + 75 = 1395 W, x 1.25 up to 1750 W; tests/model/tst_power.cpp has the sums for the wall.
void CliMoneyTest::power_namesSupplyAndCircuit()
{
    const CliRun run = runCli("power nvidia-rtx-5090-32gb:2 --cpu-watts 170 --json");
    QCOMPARE(run.code, ExitCode::Answered);
    const QJsonObject answer = card(run);
    for (const char *key : {"id",
                            "count",
                            "name",
                            "place",
                            "board_watts",
                            "sustained_watts",
                            "peak_watts",
                            "supply",
                            "connectors",
                            "circuits",
                            "heat_watts",
                            "heat_btu_per_h",
                            "slots",
                            "length_mm",
                            "passive",
                            "kwh_per_month",
                            "electricity_per_month",
                            "tariff_per_kwh",
                            "conclusion",
                            "notes"})
        QVERIFY2(answer.contains(QLatin1StringView(key)), key);
    QCOMPARE(answer.value(u"supply").toObject().value(u"recommended_watts").toDouble(), 1750.0);
    const QJsonArray notes = answer.value(u"notes").toArray();
    QVERIFY(!entryWith(notes, "code"_L1, u"supply_sum"_s).isEmpty());
    QVERIFY(!entryWith(notes, "code"_L1, u"supply_vendor"_s).isEmpty());
    const QJsonObject circuit = entryWith(notes, "code"_L1, u"circuit"_s);
    QVERIFY(circuit.value(u"text").toString().contains(u"120 V 15 A"));
    QVERIFY(!circuit.value(u"sources").toArray().isEmpty());
    QStringList overloaded;
    for (const QJsonValue &entry : answer.value(u"circuits").toArray())
        if (entry[u"verdict"].toString() != u"fits")
            overloaded.append(
                QStringLiteral("%1x%2").arg(entry[u"volts"].toDouble()).arg(entry[u"amperes"].toDouble()));
    QCOMPARE(overloaded, QStringList{u"120x15"_s});
}

void CliMoneyTest::power_answersForEveryNamedCard()
{
    const CliRun run = runCli("power 4090 nvidia-h100-sxm5-80gb --circuit 230x16 --json");
    QCOMPARE(card(run).value(u"circuits").toArray().size(), 1);
    QCOMPARE(card(run, 1).value(u"place").toString(), u"server_board"_s);
    QVERIFY(card(run, 1).value(u"supply").toObject().value(u"recommended_watts").isNull());
}

void CliMoneyTest::rentOrBuy_namesDatedProviders()
{
    const CliRun run = runCli("rent-or-buy nvidia-h100-sxm5-80gb --hours-per-month 200 --json");
    QCOMPARE(run.code, ExitCode::Answered);
    const QJsonObject answer = run.json();
    for (const char *key :
         {"own", "rent", "verdict", "conclusion", "break_even_hours", "break_even_months", "inputs", "price",
          "rent_price", "totals", "series", "turns", "providers", "notes"})
        QVERIFY2(answer.contains(QLatin1StringView(key)), key);
    QCOMPARE(answer.value(u"inputs").toObject().value(u"hours_per_month").toDouble(), 200.0);
    const QJsonArray providers = answer.value(u"providers").toArray();
    QVERIFY(providers.size() > 20);
    for (const QJsonValue &provider : providers) {
        QVERIFY(!provider[u"provider"].toString().isEmpty());
        QVERIFY(!provider[u"as_of"].toString().isEmpty());
        QVERIFY(provider[u"stale"].isBool());
    }
    // offers.csv: gmi-cloud is of 2026-04-13, more than 180 days before the day of the tests; crusoe of
    // 2026-10-10.
    QVERIFY(entryWith(providers, "provider"_L1, u"gmi-cloud"_s).value(u"stale").toBool());
    QVERIFY(!entryWith(providers, "provider"_L1, u"crusoe"_s).value(u"stale").toBool(true));
    QVERIFY(!entryWith(answer.value(u"notes").toArray(), "code"_L1, u"server_needed"_s).isEmpty());
}

// 13,200 / (5 - 0.575 x 0.8 x 0.6 / 0.9) = 2812.5: tests/model/tst_rentorbuy.cpp.
void CliMoneyTest::rentOrBuy_answersTheWorkedCase()
{
    const QJsonObject answer = runCli("rent-or-buy 5090 --price 22000 --rent 5 --load 80 --tariff 0.6 "
                                      "--supply-efficiency 90 --resale 40 "
                                      "--currency CNY --json")
                                   .json();
    QVERIFY(std::abs(answer.value(u"break_even_hours").toDouble() - 2812.5) < 1e-6);
    QCOMPARE(answer.value(u"verdict").toString(), u"buy_wins"_s);
}

void CliMoneyTest::rentOrBuy_saysWhenNoPriceIsKnown()
{
    const CliRun run = runCli("rent-or-buy 5090 --today 2029-01-01 --json");
    QCOMPARE(run.code, ExitCode::NothingFits);
    QCOMPARE(run.json().value(u"verdict").toString(), u"price_unknown"_s);
    QVERIFY(run.json().value(u"break_even_hours").isNull());
    QVERIFY(run.json().value(u"totals").isNull());
}

void CliMoneyTest::rentOrBuy_takesFreeRentForAnAnswer()
{
    const CliRun run = runCli("rent-or-buy 5090 --price 2000 --rent 0 --json");
    QCOMPARE(run.code, ExitCode::Answered);
    QCOMPARE(run.json().value(u"verdict").toString(), u"rent_always_wins"_s);
    QVERIFY(run.json().value(u"break_even_hours").isNull());
}

// offers.csv: the only rent of an RTX 3060 12 GB is vast.ai's in USD, so in CNY it follows the rate.
void CliMoneyTest::rate_isOnesOwn()
{
    const auto rent = [](const char *rate) {
        const QJsonObject answer =
            runCli({u"rent-or-buy"_s, u"nvidia-rtx-3060-12gb"_s, u"--price"_s, u"1900"_s, u"--currency"_s,
                    u"CNY"_s, u"--region"_s, u"cn"_s, u"--rate"_s, QString::fromLatin1(rate), u"--json"_s})
                .json();
        return answer.value(u"inputs").toObject().value(u"rent").toDouble();
    };
    QVERIFY(rent("CNY=7") > 0);
    QVERIFY(std::abs(rent("CNY=14") / rent("CNY=7") - 2) < 1e-3);
}

void CliMoneyTest::tiers_keepTheLine()
{
    const CliRun run = runCli("tiers --model llama-3.1-70b --precision int4 --task infer --guides --json");
    QCOMPARE(run.code, ExitCode::Answered);
    const QJsonObject answer = run.json();
    QStringList letters;
    for (const QJsonValue &tier : answer.value(u"tiers").toArray()) {
        letters.append(tier[u"tier"].toString());
        for (const QJsonValue &card : tier[u"cards"].toArray()) {
            QVERIFY(card[u"verdict"].toString() != u"no");
            QVERIFY(card[u"needed_gib"][u"expected"].toDouble() <= card[u"usable_gib"].toDouble());
            QVERIFY(card[u"count"].toInt() <= 2); // as many as are allowed without --max-cards
            QCOMPARE(card[u"score_parts"].toObject().size(), 5);
        }
    }
    QCOMPARE(letters, QStringList({u"S"_s, u"A"_s, u"B"_s, u"C"_s, u"D"_s}));
    // 70 thousand million weights of 4 bits are 35 GB: two cards of 16 GB cannot hold them.
    const QJsonObject below =
        entryWith(answer.value(u"below_line").toArray(), "id"_L1, u"nvidia-rtx-4060-ti-16gb"_s);
    QCOMPARE(below.value(u"code").toString(), u"memory"_s);
    QVERIFY(!below.value(u"text").toString().isEmpty());
    QCOMPARE(answer.value(u"guides").toArray().size(), 5);
}

void CliMoneyTest::tiers_followTheWeights()
{
    const auto first = [](const char *weights) {
        const CliRun run = runCli({u"tiers"_s, u"--model"_s, u"llama-3.1-70b"_s, u"--precision"_s, u"int4"_s,
                                   u"--weights"_s, QString::fromLatin1(weights), u"--json"_s});
        return run.json().value(u"tiers").toArray().at(0)[u"cards"].toArray().at(0).toObject();
    };
    const auto part = [](const QJsonObject &card, const char *name) {
        return card.value(u"score_parts").toObject().value(QLatin1StringView(name)).toDouble();
    };
    const QJsonObject fast = first("headroom=0,speed=1,price=0,software=0,power=0");
    const QJsonObject cheap = first("headroom=0,speed=0,price=1,software=0,power=0");
    QVERIFY(part(fast, "speed") > part(cheap, "speed"));
    QVERIFY(part(cheap, "price") > part(fast, "price"));
    QCOMPARE(fast.value(u"score").toDouble(), part(fast, "speed"));
}

void CliMoneyTest::show_namesPitfalls() // the 4090 D has 147.1 of the 4090's 165.2 TFLOPS: 11 % less
{
    const QJsonArray pitfalls =
        runCli("show nvidia-rtx-4090-d-24gb --json").json().value(u"pitfalls").toArray();
    const QJsonObject cut = entryWith(pitfalls, "code"_L1, u"variant_compute"_s);
    QCOMPARE(cut.value(u"kind").toString(), u"warning"_s);
    QVERIFY(cut.value(u"text").toString().contains(u"11 %"));
    QVERIFY(runCli("show nvidia-rtx-4090-d-24gb").out.contains(cut.value(u"text").toString()));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliMoneyTest)
#include "tst_climoney.moc"
