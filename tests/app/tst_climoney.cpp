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

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliMoneyTest)
#include "tst_climoney.moc"
