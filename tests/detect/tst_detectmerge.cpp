// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several sources see the same card: it is one card, and what they disagree on is no evidence.
#include "model/detect/merge.h"
#include "model/detect/readings.h"
#include "tests/detect/recordedtree.h"

#include <QFile>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class DetectMergeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneCardFromThreeSources();
    void disputedMemoryIsNoEvidence();
    void sightingsWithoutPlace();
};

void DetectMergeTest::oneCardFromThreeSources()
{
    const RecordedTree tree;
    addTwoCardsOfDifferentVendors(tree);
    const auto read = [&](const char *name) {
        QFile file(tree.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const auto merged = mergeSightings(
        {readSysfs(tree.path()), readNvidiaSmi(read("nvidia-smi.txt")), readRocmSmi(read("rocm-smi.json"))});
    QCOMPARE(merged.size(), std::size_t(3));
    const Sighting &nvidia = merged[0];
    QCOMPARE(nvidia.name, u"NVIDIA GeForce RTX 4090"_s);
    QCOMPARE(nvidia.driver, u"nvidia"_s);
    QCOMPARE(nvidia.memoryBytes, std::optional(24564 * 1048576.0));
    QCOMPARE(std::count_if(nvidia.facts.begin(), nvidia.facts.end(),
                           [](const DetectedFact &fact) { return fact.of == FactOf::PciId; }),
             2); // both places are kept
    QCOMPARE(merged[1].name, u"AMD Radeon RX 7900 XTX"_s);
}

void DetectMergeTest::disputedMemoryIsNoEvidence()
{
    Reading first = readNvidiaSmi("00000000:01:00.0, A, 0x268410DE, 0x889E1043, 24564 MiB\n");
    const Reading second = readNvidiaSmi("00000000:01:00.0, A, 0x268410DE, 0x889E1043, 49140 MiB\n");
    const auto merged = mergeSightings({first, second});
    QCOMPARE(merged.size(), std::size_t(1));
    QVERIFY(!merged[0].memoryBytes);
    QCOMPARE(std::count_if(merged[0].facts.begin(), merged[0].facts.end(),
                           [](const DetectedFact &fact) { return fact.of == FactOf::Memory; }),
             2);
}

void DetectMergeTest::sightingsWithoutPlace()
{
    const RecordedTree tree;
    tree.add({"0000:03:00.0", "0x1002", "0x744c", "0x030000", "0x1da2:0x471e", "0xc8"});
    const QByteArray one =
        R"J({"card0": {"Device ID": "0x744c", "Card Series": "XTX", "VRAM Total Memory (B)": "25753026560"}})J";
    // One card, seen with and without its place: one.
    auto merged = mergeSightings({readSysfs(tree.path()), readRocmSmi(one)});
    QCOMPARE(merged.size(), std::size_t(1));
    QCOMPARE(merged[0].memoryBytes, std::optional(25753026560.0));
    // Two of them: which is which is not known, and they are not four.
    tree.add({"0000:04:00.0", "0x1002", "0x744c", "0x030000", "0x1da2:0x471e", "0xc8"});
    QByteArray two = one;
    two.insert(two.size() - 1, R"J(, "card1": {"Device ID": "0x744c", "Card Series": "XTX"})J");
    merged = mergeSightings({readSysfs(tree.path()), readRocmSmi(two)});
    QCOMPARE(merged.size(), std::size_t(2));
    QVERIFY(!merged[0].memoryBytes);
    // Nothing but rocm-smi: its cards are the cards.
    QCOMPARE(mergeSightings({readRocmSmi(two)}).size(), std::size_t(2));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::DetectMergeTest)
#include "tst_detectmerge.moc"
