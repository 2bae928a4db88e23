// SPDX-License-Identifier: GPL-3.0-or-later
//
// `guide` and `checklist` as commands: text, JSON, errors.
#include "tests/app/clirun.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace gpuwise {

class CliGuideTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void guide_listsAndFinds()
    {
        const CliRun all = runCli("guide --csv");
        QCOMPARE(all.code, ExitCode::Answered);
        QVERIFY(all.out.contains(u"kp-memory,"_s) && all.out.contains(u"uc-repaste,"_s));
        const CliRun some = runCli(QStringList{u"guide"_s, u"--search"_s, u"爆显存"_s, u"--csv"_s});
        QVERIFY(some.out.contains(u"fq-not-enough-memory"_s));
        QVERIFY(!some.out.contains(u"kp-link"_s));
    }

    void guide_printsAnEntryInBothLanguages()
    {
        const CliRun english = runCli("guide mc-24gb-any-70b");
        QCOMPARE(english.code, ExitCode::Answered);
        QVERIFY(english.out.contains(u"Does not fit"_s));
        const CliRun chinese = runCli("guide mc-24gb-any-70b --lang zh_CN");
        QVERIFY(chinese.out.contains(u"装不下"_s));
        QVERIFY(!chinese.out.contains(u"Guides say"_s));
        QVERIFY(!english.out.contains(u'{') && !chinese.out.contains(u'{'));
    }

    void guide_jsonSaysWhereValuesAreFrom()
    {
        const QJsonObject json = runCli("guide kp-bandwidth --json").json();
        QCOMPARE(json.value(u"id"_s).toString(), u"kp-bandwidth"_s);
        QCOMPARE(json.value(u"section"_s).toString(), u"key-parameters"_s);
        bool found = false;
        for (const QJsonValue &block : json.value(u"blocks"_s).toArray())
            for (const QJsonValue &line : block.toObject().value(u"lines"_s).toArray())
                for (const QJsonValue &value : line.toObject().value(u"values"_s).toArray())
                    if (value.toObject().value(u"key"_s) ==
                        u"fact:nvidia-rtx-5090-32gb:bandwidth_gb_per_s"_s) {
                        found = true;
                        QCOMPARE(value.toObject().value(u"text"_s).toString(), u"1,792 GB/s"_s);
                        QVERIFY(!value.toObject().value(u"from"_s).toString().isEmpty());
                    }
        QVERIFY(found);
        const QJsonObject table = runCli("guide tb-landscape --json").json();
        QVERIFY(!table.value(u"blocks"_s)
                     .toArray()
                     .last()
                     .toObject()
                     .value(u"table"_s)
                     .toObject()
                     .value(u"rows"_s)
                     .toArray()
                     .isEmpty());
    }

    void guide_namesTheNearestForAnUnknownId()
    {
        const CliRun run = runCli("guide kp-memry");
        QCOMPARE(run.code, ExitCode::WrongUsage);
        QVERIFY(run.err.contains(u"kp-memory"_s));
        QCOMPARE(runCli("guide kp-memory kp-link").code, ExitCode::WrongUsage);
    }

    /// The acceptance of the issue: what is cut, what is known, what to confirm.
    void checklist_ofACutVariantInChinese()
    {
        const CliRun run = runCli("checklist nvidia-rtx-4090-d-24gb --lang zh_CN");
        QCOMPARE(run.code, ExitCode::Answered);
        QVERIFY(run.out.contains(u"已削减：14,592，原版 16,384"_s));
        QVERIFY(run.out.contains(u"未削减：24 GB"_s));
        QVERIFY(run.out.contains(u"（已知）"_s) && run.out.contains(u"（待确认）"_s) &&
                run.out.contains(u"（警告）"_s));
    }

    void checklist_json()
    {
        const QJsonObject json = runCli("checklist 4090:2 --json").json();
        QCOMPARE(json.value(u"id"_s).toString(), u"nvidia-rtx-4090-24gb"_s);
        QCOMPARE(json.value(u"count"_s).toInt(), 2);
        int items = 0;
        for (const QJsonValue &group : json.value(u"groups"_s).toArray())
            for (const QJsonValue &item : group.toObject().value(u"items"_s).toArray()) {
                ++items;
                const QString state = item.toObject().value(u"state"_s).toString();
                QVERIFY(state == u"known"_s || state == u"to_confirm"_s || state == u"warning"_s);
            }
        QCOMPARE(items, json.value(u"known"_s).toInt() + json.value(u"to_confirm"_s).toInt() +
                            json.value(u"warnings"_s).toInt());
    }

    void checklist_asksWhomTheModeSays()
    {
        const QJsonObject rent = runCli("checklist h100 --mode rent --json").json();
        QVERIFY(entryWith(rent.value(u"groups"_s).toArray(), QLatin1StringView("id"), u"price"_s).isEmpty());
        const QJsonObject buy = runCli("checklist 3090 --mode buy --json").json();
        QVERIFY(entryWith(buy.value(u"groups"_s).toArray(), QLatin1StringView("id"), u"rent"_s).isEmpty());
        QVERIFY(!entryWith(buy.value(u"groups"_s).toArray(), QLatin1StringView("id"), u"used"_s).isEmpty());
        const QJsonObject fresh = runCli("checklist 3090 --mode buy --exclude-used --json").json();
        QVERIFY(entryWith(fresh.value(u"groups"_s).toArray(), QLatin1StringView("id"), u"used"_s).isEmpty());
    }

    void checklist_needsOneKnownCard()
    {
        QCOMPARE(runCli("checklist").code, ExitCode::WrongUsage);
        QCOMPARE(runCli("checklist 4090 5090").code, ExitCode::WrongUsage);
        QCOMPARE(runCli("checklist nonsense9").code, ExitCode::WrongUsage);
    }
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliGuideTest)
#include "tst_cliguide.moc"
