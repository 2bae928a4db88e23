// SPDX-License-Identifier: GPL-3.0-or-later
//
// `detect`: recorded machines in both languages, as text, tables and JSON; a machine without a card is an
// answer.
#include "tests/app/clirun.h"
#include "tests/detect/recordedtree.h"
#include "tests/support/testsupport.h"

#include <QJsonArray>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

CliRun detect(const RecordedTree &tree, const QStringList &more = {}, const QString &locale = u"en_US"_s)
{
    return runCli(QStringList{u"detect"_s, u"--root"_s, tree.path()} + more, locale);
}

QJsonObject factOf(const QJsonObject &card, const QString &fact)
{
    return entryWith(card[u"facts"_s].toArray(), QLatin1StringView("fact"), fact);
}

} // namespace

class CliDetectTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void twoCards_data();
    void twoCards();
    void json_saysWhereEachFactWasRead();
    void unknown_listsCandidates();
    void nothingThere_isCalm_data();
    void nothingThere_isCalm();
    void virtualMachine_hasNoCard();
    void tables();
    void thisMachine_isAnswered();
    void wrongUse();
    void hostileNames_stayInert();
};

void CliDetectTest::twoCards_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("en") << u"en_US"_s
                        << QStringList{u"2 cards recognised."_s,
                                       u"GeForce RTX 4090 (graphics card, nvidia-rtx-4090-24gb)"_s,
                                       u"Told from similar products by: memory."_s,
                                       u"Told from similar products by: revision."_s,
                                       u"A part of the processor"_s,
                                       u"nvidia-smi: 1 adapter"_s,
                                       u"amd-smi: not there"_s};
    QTest::newRow("zh") << u"zh_CN"_s
                        << QStringList{u"认出 2 块显卡。"_s,
                                       u"GeForce RTX 4090（显卡，nvidia-rtx-4090-24gb）"_s,
                                       u"凭这些与相近产品区分：显存。"_s,
                                       u"处理器的一部分"_s,
                                       u"nvidia-smi：1 个适配器"_s,
                                       u"amd-smi：没有"_s};
}

void CliDetectTest::twoCards()
{
    QFETCH(QString, locale);
    QFETCH(QStringList, said);
    const RecordedTree tree;
    addTwoCardsOfDifferentVendors(tree);
    const CliRun run = detect(tree, {}, locale);
    QCOMPARE(run.code, ExitCode::Answered);
    QCOMPARE(run.err, QString());
    for (const QString &text : said)
        QVERIFY2(run.out.contains(text), qPrintable(text + u"\n---\n"_s + run.out));
    for (const char *place :
         {"sysfs: /sys/bus/pci/devices/0000:01:00.0/device", "nvidia-smi: memory.total",
          "rocm-smi: card0, VRAM Total Memory (B)", "gpuwise-cli recommend --own nvidia-rtx-4090-24gb"})
        QVERIFY2(run.out.contains(QLatin1StringView(place)), place);
}

void CliDetectTest::json_saysWhereEachFactWasRead()
{
    const RecordedTree tree;
    addTwoCardsOfDifferentVendors(tree);
    tree.addMemory(64);
    const QJsonObject json = detect(tree, {u"--json"_s}).json();
    const QJsonArray cards = json[u"cards"_s].toArray();
    QCOMPARE(cards.size(), 3);
    const QJsonObject first = cards[0].toObject();
    QCOMPARE(first[u"card"_s].toString(), u"nvidia-rtx-4090-24gb"_s);
    QCOMPARE(first[u"match"_s].toString(), u"told_apart"_s);
    QCOMPARE(first[u"kind"_s].toString(), u"discrete"_s);
    QCOMPARE(first[u"place"_s].toString(), u"0000:01:00.0"_s);
    QCOMPARE(first[u"memory_bytes"_s].toDouble(), 24564.0 * 1048576);
    QCOMPARE(factOf(first, u"memory_bytes"_s)[u"read_at"_s].toString(), u"nvidia-smi: memory.total"_s);
    QCOMPARE(factOf(first, u"pci_id"_s)[u"value"_s].toString(), u"10de:2684"_s);
    QCOMPARE(cards[2].toObject()[u"match"_s].toString(), u"not_a_card"_s);
    QVERIFY(cards[2].toObject()[u"card"_s].isNull());
    QCOMPARE(json[u"system_memory"_s].toObject()[u"value"_s].toDouble(), 64 * 1073741824.0);
    const QJsonObject look =
        entryWith(json[u"looked_at"_s].toArray(), QLatin1StringView("source"), u"amd-smi"_s);
    QCOMPARE(look[u"result"_s].toString(), u"not_there"_s);
}

void CliDetectTest::unknown_listsCandidates()
{
    const RecordedTree tree;
    tree.add({"0000:01:00.0", "0x10de", "0x2684", "0x030000"}); // no driver: no memory
    const CliRun run = detect(tree);
    QCOMPARE(run.code, ExitCode::Answered);
    for (const char *text : {"1 adapter for you to name.", "belongs to several products",
                             "  ? nvidia-rtx-4090-24gb", "  ? nvidia-rtx-4090-48gb"})
        QVERIFY2(run.out.contains(QLatin1StringView(text)), qPrintable(run.out));
    QVERIFY(!run.out.contains(u"recommend --own"_s));
}

void CliDetectTest::nothingThere_isCalm_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("said");
    QTest::newRow("en") << u"en_US"_s << u"No graphics adapter was found on this machine. That is fine"_s;
    QTest::newRow("zh") << u"zh_CN"_s << u"这台电脑上没有找到显示适配器"_s;
}

void CliDetectTest::nothingThere_isCalm()
{
    QFETCH(QString, locale);
    QFETCH(QString, said);
    const RecordedTree tree;
    const CliRun run = detect(tree, {}, locale);
    QCOMPARE(run.code, ExitCode::Answered);
    QCOMPARE(run.err, QString());
    QVERIFY2(run.out.contains(said), qPrintable(run.out));
    QVERIFY(detect(tree, {u"--json"_s}).json()[u"cards"_s].toArray().isEmpty());
}

void CliDetectTest::virtualMachine_hasNoCard()
{
    const RecordedTree tree;
    addVirtualMachine(tree);
    const CliRun run = detect(tree);
    QCOMPARE(run.code, ExitCode::Answered);
    QVERIFY2(run.out.contains(u"No card for AI work was found: 1 adapter that only draws the screen."_s),
             qPrintable(run.out));
    QVERIFY(run.out.contains(u"Virtio 1.0 GPU (virtual screen)"_s));
}

void CliDetectTest::tables()
{
    const RecordedTree tree;
    addLaptop(tree);
    const QString csv = detect(tree, {u"--csv"_s}).out;
    QVERIFY2(csv.startsWith(u"Adapter,Card,Fact,Value,Read at"_s), qPrintable(csv));
    QVERIFY(csv.contains(u"nvidia-rtx-4060-laptop-8gb,memory,8.00 GiB,nvidia-smi: memory.total"_s));
    QVERIFY(detect(tree, {u"--markdown"_s}).out.startsWith(u"| Adapter"_s));
}

/// Whatever machine runs the tests: an answer, and nothing on the stream of errors.
void CliDetectTest::thisMachine_isAnswered()
{
    const CliRun run = runCli("detect");
    QCOMPARE(run.code, ExitCode::Answered);
    QCOMPARE(run.err, QString());
    QVERIFY(run.out.contains(u"Looked at:"_s));
}

void CliDetectTest::wrongUse()
{
    QCOMPARE(runCli("detect 4090").code, ExitCode::WrongUsage);
    QCOMPARE(runCli("detect --root /no/such/folder").code, ExitCode::InputOutputFailed);
    QCOMPARE(runCli("detect --root").code, ExitCode::WrongUsage);
    QCOMPARE(runCli("show nvidia-rtx-4090-24gb --root /tmp").code, ExitCode::WrongUsage);
}

void CliDetectTest::hostileNames_stayInert()
{
    const RecordedTree tree;
    tree.add({"0000:01:00.0", "0x10de", "0xfffe", "0x030000"});
    tree.write(u"nvidia-smi.txt"_s,
               "00000000:01:00.0, \x1b[31m=cmd|' /C calc'!A0\x07, 0xFFFE10DE, 0x0, 5 MiB\n");
    for (const QStringList &more : {QStringList(), QStringList{u"--csv"_s}, QStringList{u"--json"_s}}) {
        const CliRun run = detect(tree, more);
        QCOMPARE(run.code, ExitCode::Answered);
        QVERIFY(!run.out.contains(u'\x1b') && !run.out.contains(u'\x07'));
    }
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CliDetectTest)
#include "tst_clidetect.moc"
