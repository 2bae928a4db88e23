// SPDX-License-Identifier: GPL-3.0-or-later
//
// `accuracy`: one report in four shapes.
#include "tests/app/clirun.h"

#include "db/csv.h"

#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class CliAccuracyTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void json_hasEveryPart();
    void csv_isOneTable();
    void markdown_standsByItself();
    void chinese_isChinese();
    void operands_areRefused();
};

void CliAccuracyTest::json_hasEveryPart()
{
    const CliRun run = runCli("accuracy --json");
    QCOMPARE(run.code, ExitCode::Answered);
    const QJsonObject json = run.json();
    const QJsonArray parts = json.value("parts"_L1).toArray();
    for (const auto id : {"memory"_L1, "planned_weights"_L1, "planned_cache"_L1, "planned_state"_L1,
                          "planned_compute"_L1, "decode"_L1, "prefill"_L1, "training"_L1, "images"_L1}) {
        const QJsonObject all = entryWith(parts, "id"_L1, id).value("all"_L1).toObject();
        QVERIFY2(all.value("rows"_L1).toInt() > 0, id.data());
        QVERIFY2(all.value("median_error"_L1).isDouble(), id.data());
        const bool fitted =
            id == "decode"_L1 || id == "prefill"_L1 || id == "training"_L1 || id == "images"_L1;
        QCOMPARE(all.value("left_out"_L1).isObject(), fitted);
    }
    QCOMPARE(json.value("rules_of_thumb"_L1).toArray().size(), 5);
    QCOMPARE(json.value("verdicts"_L1).toArray().size(), 3);
    const QJsonObject constant = json.value("constants"_L1).toArray().at(0).toObject();
    QVERIFY(constant.value("cards"_L1).isDouble() && constant.value("low_factor"_L1).isDouble());
}

void CliAccuracyTest::csv_isOneTable()
{
    const CliRun run = runCli("accuracy --csv");
    const auto table = parseCsv(run.out);
    QVERIFY(std::holds_alternative<CsvTable>(table));
    QCOMPARE(std::get<CsvTable>(table).header.first(4).join(u','), u"part,group,rows,answered"_s);
}

void CliAccuracyTest::markdown_standsByItself()
{
    const CliRun run = runCli("accuracy --markdown");
    QVERIFY(run.out.startsWith(u"# "_s));
    QVERIFY(run.out.contains(u"in-sample"_s));
    QVERIFY(run.out.contains(u"2026-11-30"_s)); // of the facts, not of today
    QVERIFY(run.out.contains(u"https://github.com/hiyouga/LLaMA-Factory"_s));
}

void CliAccuracyTest::chinese_isChinese()
{
    const CliRun run = runCli("accuracy", u"zh_CN"_s);
    QCOMPARE(run.code, ExitCode::Answered);
    QVERIFY(run.out.startsWith(u"这些数字有多准？"_s));
    QVERIFY(!run.out.contains(u"Answered"_s));
}

void CliAccuracyTest::operands_areRefused()
{
    const CliRun run = runCli("accuracy 4090");
    QCOMPARE(run.code, ExitCode::WrongUsage);
    QCOMPARE(run.out, QString());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliAccuracyTest)
#include "tst_cliaccuracy.moc"
