// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which card of the shipped catalogue is it? Sure where the facts say so, and asked where they do not. What a
// PCI id and a revision stand for: pci.ids of 2026-08-22 and libdrm's amdgpu.ids of 2026-07-28.
#include "model/detect/identify.h"
#include "model/detect/readings.h"
#include "tests/support/testsupport.h"

#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

constexpr double mib = 1048576, gib = 1073741824;

Sighting seen(const char *ids, double memoryMiB = 0, const char *revision = "", const char *name = "",
              const char *subsystem = "")
{
    Sighting sighting;
    const QString text = QString::fromLatin1(ids);
    sighting.busId = u"0000:01:00.0"_s;
    sighting.vendor = pciNumber(text.section(u':', 0, 0)).value_or(0);
    sighting.device = pciNumber(text.section(u':', 1)).value_or(0);
    sighting.revision = QString::fromLatin1(revision);
    sighting.name = QString::fromLatin1(name);
    sighting.subsystemVendor = QString::fromLatin1(subsystem).section(u':', 0, 0);
    sighting.subsystemDevice = QString::fromLatin1(subsystem).section(u':', 1);
    if (memoryMiB > 0)
        sighting.memoryBytes = memoryMiB * mib;
    return sighting;
}

DetectedCard cardOf(const Sighting &sighting, std::optional<double> systemMemory = {})
{
    return identify(shippedCatalogue(), sighting, systemMemory);
}

} // namespace

class DetectCardsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sureCards_data();
    void sureCards();
    void askedCards_data();
    void askedCards();
    void otherAdapters_data();
    void otherAdapters();
    void unifiedMemory();
    void appleChips();
    void everyCardWithAnId_isFound();
    void memoryAlone_namesNoCard();
    void order_isCardsFirst();
};

void DetectCardsTest::sureCards_data()
{
    QTest::addColumn<Sighting>("sighting");
    QTest::addColumn<QString>("card");
    QTest::addColumn<CardMatch>("match");
    const auto row = [](const char *name, const Sighting &sighting, const char *card, CardMatch match) {
        QTest::newRow(name) << sighting << QString::fromLatin1(card) << match;
    };
    using enum CardMatch;
    row("id of one card", seen("10de:2204"), "nvidia-rtx-3090-24gb", ById);
    row("the same with memory", seen("10de:2204", 24576), "nvidia-rtx-3090-24gb", ById);
    row("ECC takes a sixteenth", seen("10de:2236", 23028), "nvidia-a10-24gb", ById);
    row("4090 with 24 GB", seen("10de:2684", 24564), "nvidia-rtx-4090-24gb", ToldApart);
    // tinygrad/open-gpu-kernel-modules issue 36: 49140 MiB.
    row("4090 changed to 48 GB", seen("10de:2684", 49140), "nvidia-rtx-4090-48gb", ToldApart);
    row("2080 Ti changed to 22 GB", seen("10de:1e07", 22528), "nvidia-rtx-2080-ti-22gb", ToldApart);
    row("RTX 3060 12 GB", seen("10de:2504", 12288), "nvidia-rtx-3060-12gb", ToldApart);
    row("5060 Ti 8 GB", seen("10de:2d04", 8151), "nvidia-rtx-5060-ti-8gb", ToldApart);
    row("A2 by subsystem", seen("10de:25b6", 15356, "", "", "10de:157e"), "nvidia-a2-16gb", ToldApart);
    row("PRO 5000 72 GB by subsystem", seen("10de:2bb3", 0, "", "", "10de:227a"),
        "nvidia-rtx-pro-5000-blackwell-72gb", ToldApart);
    row("2080 of a laptop by name", seen("10de:1e90", 8192, "", "NVIDIA GeForce RTX 2080"),
        "nvidia-rtx-2080-laptop-8gb", ToldApart);
    row("7900 XTX by revision", seen("1002:744c", 0, "c8"), "amd-radeon-rx-7900-xtx", ToldApart);
    row("7900 GRE by revision", seen("1002:744c", 16368, "ce"), "amd-radeon-rx-7900-gre", ToldApart);
    row("9070 XT by revision", seen("1002:7550", 16304, "c0"), "amd-radeon-rx-9070-xt", ToldApart);
    row("9070 by revision", seen("1002:7550", 16304, "c3"), "amd-radeon-rx-9070", ToldApart);
    row("9060 XT by revision and memory", seen("1002:7590", 16304, "c0"), "amd-radeon-rx-9060-xt-16gb",
        ToldApart);
    row("RX 6800 XT by revision", seen("1002:73bf", 16368, "c1"), "amd-radeon-rx-6800-xt", ToldApart);
    row("7900 XT by memory alone", seen("1002:744c", 20464), "amd-radeon-rx-7900-xt", ToldApart);
    row("A770 16 GB", seen("8086:56a0", 16256), "intel-arc-a770-16gb", ToldApart);
    row("the whole of an MI300X in a virtual machine", seen("1002:74b5", 196592), "amd-instinct-mi300x",
        ToldApart);
}

void DetectCardsTest::sureCards()
{
    QFETCH(Sighting, sighting);
    const DetectedCard card = cardOf(sighting);
    QTEST(card.gpuId, "card");
    QTEST(card.match, "match");
    QVERIFY(card.candidates.isEmpty());
    QVERIFY(!card.toldBy.empty());
    QCOMPARE(card.kind, GraphicsKind::Discrete);
}

void DetectCardsTest::askedCards_data()
{
    QTest::addColumn<Sighting>("sighting");
    QTest::addColumn<CardMatch>("match");
    QTest::addColumn<QString>("candidates");
    const auto row = [](const char *name, const Sighting &sighting, CardMatch match, const char *candidates) {
        QTest::newRow(name) << sighting << match << QString::fromLatin1(candidates);
    };
    using enum CardMatch;
    row("4090 without memory", seen("10de:2684"), Several, "nvidia-rtx-4090-24gb nvidia-rtx-4090-48gb");
    row("a 4090 of 32 GB", seen("10de:2684", 32760), MemoryDiffers,
        "nvidia-rtx-4090-24gb nvidia-rtx-4090-48gb");
    row("a quarter of an A10 in a virtual machine", seen("10de:2236", 6144), MemoryDiffers,
        "nvidia-a10-24gb");
    row("a 3070 changed to 16 GB", seen("10de:2484", 16384), MemoryDiffers, "nvidia-rtx-3070-8gb");
    row("RX 6800 without revision", seen("1002:73bf", 16368), Several,
        "amd-radeon-rx-6900-xt amd-radeon-rx-6800-xt amd-radeon-rx-6800");
    row("Navi 31 of 16 GB without revision", seen("1002:744c", 16368), Several,
        "amd-radeon-rx-7900-gre amd-radeon-rx-7900m-16gb");
    row("MI50 or MI60, both 32 GB", seen("1002:66a1", 32752, "02"), Several,
        "amd-instinct-mi50-32gb amd-instinct-mi60-32gb");
    row("RTX 3060 without memory", seen("10de:2504"), Several, "nvidia-rtx-3060-12gb");
    row("2060 of a laptop without name", seen("10de:1f11", 6144), Several, "nvidia-rtx-2060-laptop-6gb");
    row("a new id with a known name", seen("10de:fffe", 8188, "", "NVIDIA GeForce RTX 4060"), NameOnly,
        "nvidia-rtx-4060-8gb");
    row("a new id with a new name", seen("10de:fffe", 8188, "", "NVIDIA GeForce RTX 9999"), Unknown, "");
    row("a new id without a name", seen("10de:fffe"), Unknown, "");
    row("half an MI250X", seen("1002:7408", 65520), MemoryDiffers, "amd-instinct-mi250x");
}

void DetectCardsTest::askedCards()
{
    QFETCH(Sighting, sighting);
    const DetectedCard card = cardOf(sighting);
    QTEST(card.match, "match");
    QVERIFY(card.gpuId.isEmpty());
    QTEST(card.candidates.join(u' '), "candidates");
}

void DetectCardsTest::otherAdapters_data()
{
    QTest::addColumn<Sighting>("sighting");
    QTest::addColumn<GraphicsKind>("kind");
    QTest::addColumn<CardMatch>("match");
    const auto row = [](const char *name, const Sighting &sighting, GraphicsKind kind, CardMatch match) {
        QTest::newRow(name) << sighting << kind << match;
    };
    using enum CardMatch;
    row("Intel UHD 630", seen("8086:3e98"), GraphicsKind::Integrated, NotACard);
    row("Iris Xe passed to a virtual machine", seen("8086:a7a0"), GraphicsKind::Integrated, NotACard);
    Sighting newIntel = seen("8086:fffe");
    newIntel.busId = u"0000:00:02.0"_s;
    row("Intel graphics without a row, at their place", newIntel, GraphicsKind::Integrated, NotACard);
    row("Intel without a row elsewhere", seen("8086:fffe"), GraphicsKind::Unknown, Unknown);
    row("Raphael", seen("1002:164e", 512, "c6"), GraphicsKind::Integrated, NotACard);
    row("Radeon 8050S, not in the catalogue", seen("1002:1586", 512, "c2"), GraphicsKind::Integrated,
        NotACard);
    row("QXL", seen("1b36:0100"), GraphicsKind::Virtual, NotACard);
    row("virtio", seen("1af4:1050"), GraphicsKind::Virtual, NotACard);
    row("VMware", seen("15ad:0405"), GraphicsKind::Virtual, NotACard);
    row("Hyper-V", seen("1414:5353"), GraphicsKind::Virtual, NotACard);
    row("Bochs and QEMU", seen("1234:1111"), GraphicsKind::Virtual, NotACard);
    row("VirtualBox", seen("80ee:beef"), GraphicsKind::Virtual, NotACard);
    row("ASPEED", seen("1a03:2000"), GraphicsKind::Management, NotACard);
    row("Matrox G200eW3", seen("102b:0536"), GraphicsKind::Management, NotACard);
    row("RX 5700", seen("1002:731f", 8176, "c4"), GraphicsKind::Discrete, OtherProduct);
    row("RTX 3060 8 GB", seen("10de:2504", 8192), GraphicsKind::Discrete, OtherProduct);
    row("Pro VII", seen("1002:66a1", 16368, "06"), GraphicsKind::Discrete, OtherProduct);
}

void DetectCardsTest::otherAdapters()
{
    QFETCH(Sighting, sighting);
    const DetectedCard card = cardOf(sighting);
    QTEST(card.kind, "kind");
    QTEST(card.match, "match");
    QVERIFY(card.gpuId.isEmpty());
    QVERIFY(card.candidates.isEmpty());
}

/// Sold with less memory too: only the machine's memory can say that it is the catalogue's entry.
void DetectCardsTest::unifiedMemory()
{
    const QString strix = u"amd-ryzen-ai-max-plus-395-128gb"_s;
    const Sighting halo = seen("1002:1586", 512, "c1"); // Radeon 8060S
    QCOMPARE(cardOf(halo, 124.9 * gib).gpuId, strix);
    // 96 GiB kept for the graphics: the rest is the machine's.
    QCOMPARE(cardOf(seen("1002:1586", 98304, "c1"), 30.9 * gib).gpuId, strix);
    const DetectedCard half = cardOf(halo, 62.4 * gib);
    QCOMPARE(half.match, CardMatch::MemoryDiffers);
    QCOMPARE(half.candidates, QStringList{strix});
    QCOMPARE(cardOf(halo).match, CardMatch::Several);
    QCOMPARE(cardOf(seen("10de:2e12"), 119.7 * gib).gpuId, u"nvidia-dgx-spark-gb10-128gb"_s);
}

void DetectCardsTest::appleChips()
{
    Sighting chip;
    chip.busId = u"mac:0"_s;
    chip.name = u"Apple M2 Max"_s;
    chip.gpuCores = 38;
    QCOMPARE(cardOf(chip, 96 * gib).gpuId, u"apple-m2-max"_s);
    const DetectedCard smaller = cardOf(chip, 64 * gib);
    QCOMPARE(smaller.match, CardMatch::MemoryDiffers);
    QCOMPARE(smaller.candidates, QStringList{u"apple-m2-max"_s});
    chip.gpuCores = 30;
    QCOMPARE(cardOf(chip, 64 * gib).gpuId, u"apple-m2-max-30c"_s);
    chip.gpuCores.reset();
    QCOMPARE(cardOf(chip, 64 * gib).match, CardMatch::Several);
    QCOMPARE(cardOf(chip, 64 * gib).candidates.size(), 2);
    chip.name = u"Apple M99"_s;
    QCOMPARE(cardOf(chip, 64 * gib).match, CardMatch::OtherProduct);
    QCOMPARE(cardOf(chip, 64 * gib).kind, GraphicsKind::Integrated);
}

/// Whoever reports what its row asks for is taken for that card or asked about it, never for another.
void DetectCardsTest::everyCardWithAnId_isFound()
{
    int sure = 0, asked = 0;
    for (const PciId &row : shippedCatalogue().pciIds) {
        const Gpu *gpu = shippedCatalogue().gpu(row.gpuId);
        if (!gpu)
            continue;
        Sighting sighting;
        sighting.vendor = row.vendor;
        sighting.device = row.device;
        sighting.revision = row.when.revisions.value(0);
        sighting.subsystemVendor = row.when.subsystemVendor.isEmpty() ? u"10de"_s : row.when.subsystemVendor;
        sighting.subsystemDevice = row.when.subsystemDevice;
        sighting.name = row.when.names.value(0);
        const double memory = *gpu->number(SpecField::MemoryGB) * gib;
        if (row.kind == GraphicsKind::Discrete)
            sighting.memoryBytes = memory;
        const DetectedCard card = identify(shippedCatalogue(), sighting, memory);
        QVERIFY2(card.gpuId == gpu->id || card.candidates.contains(gpu->id), qPrintable(gpu->id));
        (isSure(card.match) ? sure : asked) += 1;
    }
    QVERIFY2(sure > 280 && asked < 10, qPrintable(u"%1 sure, %2 asked"_s.arg(sure).arg(asked)));
}

void DetectCardsTest::memoryAlone_namesNoCard()
{
    Sighting sighting;
    sighting.memoryBytes = 24576 * mib;
    const DetectedCard card = cardOf(sighting);
    QCOMPARE(card.match, CardMatch::Unknown);
    QVERIFY(card.candidates.isEmpty());
}

void DetectCardsTest::order_isCardsFirst()
{
    Reading reading;
    for (const char *id : {"8086:a7a0", "1234:1111", "10de:fffe", "10de:2204"}) {
        reading.sightings.push_back(seen(id));
        reading.sightings.back().busId = QString::fromLatin1(id);
    }
    const Machine machine = machineOf(shippedCatalogue(), {reading}, {});
    QCOMPARE(machine.cards.size(), std::size_t(4));
    QCOMPARE(machine.cards[0].gpuId, u"nvidia-rtx-3090-24gb"_s);
    QCOMPARE(machine.cards[1].match, CardMatch::Unknown);
    QCOMPARE(machine.cards[2].match, CardMatch::NotACard);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::DetectCardsTest)
#include "tst_detectcards.moc"
