// SPDX-License-Identifier: GPL-3.0-or-later
//
// The readers of what machines say: the documented formats of several versions, what is broken, what is
// hostile. No card of the catalogue is needed for any of it.
#include "model/detect/merge.h"
#include "model/detect/readingparts.h"
#include "model/detect/readings.h"
#include "tests/detect/recordedtree.h"

#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

constexpr double mib = 1048576;

QString placeOf(const Sighting &sighting, FactOf of)
{
    for (const DetectedFact &fact : sighting.facts)
        if (fact.of == of)
            return fact.place;
    return {};
}

bool isInert(const Reading &reading)
{
    const auto inert = [](const QString &text) {
        return std::none_of(text.begin(), text.end(),
                            [](QChar c) { return c.category() == QChar::Other_Control; }) &&
               text.size() < 300;
    };
    return std::all_of(reading.sightings.begin(), reading.sightings.end(), [&](const Sighting &sighting) {
        return inert(sighting.name) &&
               std::all_of(sighting.facts.begin(), sighting.facts.end(),
                           [&](const DetectedFact &fact) { return inert(fact.value) && inert(fact.place); });
    });
}

} // namespace

class DetectReadingsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void busIds_data();
    void busIds();
    void sizes_data();
    void sizes();
    void memory_isWholeBytes_data();
    void memory_isWholeBytes();
    void nvidiaSmi_readsRows();
    void nvidiaSmi_readsAHeaderInAnyOrder();
    void nvidiaSmi_leavesOutWhatIsNotSaid();
    void nvidiaSmi_hasNoCards();
    void nvidiaSmi_broken_data();
    void nvidiaSmi_broken();
    void rocmSmi_readsOldAndNewKeys();
    void rocmSmi_skipsWarningsInFront();
    void rocmSmi_broken_data();
    void rocmSmi_broken();
    void amdSmi_readsListAndObject();
    void systemProfiler_readsChipsAndCards();
    void dxgi_readsValues();
    void sysfs_readsDisplayAndComputeDevices();
    void sysfs_leavesSharesOfACardOut();
    void sysfs_readsScreensWithoutPci();
    void sysfs_hostileFiles();
    void sysfs_missing();
    void hostileText_isInertAndQuick_data();
    void hostileText_isInertAndQuick();
};

void DetectReadingsTest::busIds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("sysfs") << u"0000:01:00.0"_s << u"0000:01:00.0"_s;
    QTest::newRow("nvidia-smi") << u"00000000:C4:00.0"_s << u"0000:c4:00.0"_s;
    QTest::newRow("a domain of five digits (VMD)") << u"10000:01:00.0"_s << u"10000:01:00.0"_s;
    QTest::newRow("without domain") << u"01:00.0"_s << u"0000:01:00.0"_s;
    QTest::newRow("function 8") << u"0000:01:00.8"_s << QString();
    QTest::newRow("words") << u"[N/A]"_s << QString();
    QTest::newRow("a path") << u"../../etc"_s << QString();
    QTest::newRow("long") << QString(4000, u'0') << QString();
}

void DetectReadingsTest::busIds()
{
    QFETCH(QString, text);
    QTEST(normalisedBusId(text), "expected");
}

void DetectReadingsTest::sizes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("expected"); // bytes, by hand; -1: none
    QTest::newRow("MiB") << u"24564 MiB"_s << 24564 * mib;
    QTest::newRow("no unit") << u"24564"_s << 24564 * mib;
    QTest::newRow("GB of macOS") << u"8 GB"_s << 8 * 1024 * mib;
    QTest::newRow("B") << u"25753026560 B"_s << 25753026560.0;
    QTest::newRow("not said") << u"[N/A]"_s << -1.0;
    QTest::newRow("negative") << u"-5 MiB"_s << -1.0;
    QTest::newRow("nan") << u"nan"_s << -1.0;
    QTest::newRow("exponent") << u"1e300"_s << -1.0;
    QTest::newRow("long") << QString(1000, u'9') << -1.0;
}

void DetectReadingsTest::sizes()
{
    QFETCH(QString, text);
    QTEST(bytesOf(text, mebibyte).value_or(-1), "expected");
}

void DetectReadingsTest::memory_isWholeBytes_data()
{
    QTest::addColumn<double>("said");
    QTest::addColumn<double>("noted"); // by hand; -1: none
    QTest::newRow("none") << 0.0 << -1.0;
    QTest::newRow("less than a byte") << 0.5 << -1.0;
    QTest::newRow("one byte") << 1.0 << 1.0;
    QTest::newRow("parts of a byte") << 1024.75 << 1024.0;
    QTest::newRow("negative") << -1.0 << -1.0;
    QTest::newRow("nan") << qQNaN() << -1.0;
    QTest::newRow("infinite") << qInf() << -1.0;
    QTest::newRow("4 TiB") << 4096 * 1024 * mib << 4096 * 1024 * mib;
    QTest::newRow("more than any card") << 4097 * 1024 * mib << -1.0;
}

/// Whatever is noted is more than nothing: what is less than a byte is not a memory of 0.
void DetectReadingsTest::memory_isWholeBytes()
{
    QFETCH(double, said);
    Sighting sighting;
    noteMemory(sighting, said, u"a place"_s);
    QTEST(sighting.memoryBytes.value_or(-1), "noted");
    QCOMPARE(sighting.facts.size(), std::size_t(sighting.memoryBytes ? 1 : 0));
}

void DetectReadingsTest::nvidiaSmi_readsRows()
{
    QCOMPARE(nvidiaSmiColumns(), u"pci.bus_id,name,pci.device_id,pci.sub_device_id,memory.total"_s);
    const Reading reading =
        readNvidiaSmi("00000000:01:00.0, NVIDIA GeForce RTX 4090, 0x268410DE, 0x889E1043, 24564 MiB\r\n"
                      "00000000:41:00.0, NVIDIA A10, 0x223610DE, 0x148210DE, 23028 MiB\r\n");
    QCOMPARE(reading.look.result, LookResult::Read);
    QCOMPARE(reading.look.found, 2);
    QCOMPARE(reading.look.skipped, 0);
    const Sighting &first = reading.sightings[0];
    QCOMPARE(first.busId, u"0000:01:00.0"_s);
    QCOMPARE(first.name, u"NVIDIA GeForce RTX 4090"_s);
    QCOMPARE(pciIdText(first.vendor, first.device), u"10de:2684"_s);
    QCOMPARE(first.subsystemVendor + u':' + first.subsystemDevice, u"1043:889e"_s);
    QCOMPARE(first.memoryBytes, std::optional(24564 * mib));
    QCOMPARE(placeOf(first, FactOf::Memory), u"nvidia-smi: memory.total"_s);
    QCOMPARE(placeOf(first, FactOf::PciId), u"nvidia-smi: pci.device_id"_s);
}

void DetectReadingsTest::nvidiaSmi_readsAHeaderInAnyOrder()
{
    const Reading reading = readNvidiaSmi("name, memory.total [MiB], pci.bus_id\n"
                                          "NVIDIA RTX A4000, 16376 MiB, 00000000:2D:00.0\n");
    QCOMPARE(reading.look.found, 1);
    QCOMPARE(reading.sightings[0].name, u"NVIDIA RTX A4000"_s);
    QCOMPARE(reading.sightings[0].busId, u"0000:2d:00.0"_s);
    QCOMPARE(reading.sightings[0].memoryBytes, std::optional(16376 * mib));
    QCOMPARE(reading.sightings[0].vendor, std::uint16_t(0));
}

void DetectReadingsTest::nvidiaSmi_leavesOutWhatIsNotSaid()
{
    // A DGX Spark has no memory of its own to report.
    const Reading reading = readNvidiaSmi("0000000F:01:00.0, NVIDIA GB10, 0x2E1210DE, 0x000010DE, [N/A]\n");
    QCOMPARE(reading.look.found, 1);
    QCOMPARE(reading.sightings[0].busId, u"000f:01:00.0"_s);
    QVERIFY(!reading.sightings[0].memoryBytes);
    QVERIFY(placeOf(reading.sightings[0], FactOf::Memory).isEmpty());
}

void DetectReadingsTest::nvidiaSmi_hasNoCards()
{
    QCOMPARE(readNvidiaSmi("").look.result, LookResult::NotReadable);
    QCOMPARE(readNvidiaSmi("No devices were found\n").look.result, LookResult::NotReadable);
    QCOMPARE(readNvidiaSmi("name, pci.bus_id\n").look.result, LookResult::Read);
    QCOMPARE(readNvidiaSmi("name, pci.bus_id\n").look.found, 0);
}

void DetectReadingsTest::nvidiaSmi_broken_data()
{
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<int>("found");
    QTest::addColumn<int>("skipped");
    const QByteArray good = "00000000:01:00.0, NVIDIA A10, 0x223610DE, 0x148210DE, 23028 MiB\n";
    QTest::newRow("a row too short") << QByteArray(good + "00000000:02:00.0, NVIDIA A10\n") << 1 << 1;
    QTest::newRow("a row too long") << QByteArray(good + "1,2,3,4,5,6\n") << 1 << 1;
    QTest::newRow("an error between")
        << QByteArray("Unable to determine the device handle\n" + good) << 1 << 1;
    QTest::newRow("nothing in it") << QByteArray(",,,,\n" + good) << 1 << 1;
    QTest::newRow("a line of 100 KB") << QByteArray(good + QByteArray(100000, 'x') + '\n') << 1 << 1;
    QTest::newRow("200 cards") << good.repeated(200) << 64 << 136;
}

void DetectReadingsTest::nvidiaSmi_broken()
{
    QFETCH(QByteArray, output);
    const Reading reading = readNvidiaSmi(output);
    QTEST(reading.look.found, "found");
    QTEST(reading.look.skipped, "skipped");
}

void DetectReadingsTest::rocmSmi_readsOldAndNewKeys()
{
    // ROCm 6 (marimo issue 9237) and ROCm 5 ("Card series", "GPU ID").
    const Reading reading = readRocmSmi(
        R"J({"card0": {"VRAM Total Memory (B)": "21458059264", "Card Series": "Radeon RX 7900 XT",
            "Card Model": "0x744c", "Subsystem ID": "0x471e", "Device Rev": "0xcc", "PCI Bus": "0000:03:00.0"},
            "card1": {"GPU ID": "0x7408", "Card series": "AMD INSTINCT MI200 (MCM) OAM LC MBA HPE C2",
            "Card model": "FirePro W4300", "PCI Bus": "0000:C9:00.0", "VRAM Total Memory (B)": "68702699520"},
            "system": {"Driver version": "6.7.8"}})J");
    QCOMPARE(reading.look.result, LookResult::Read);
    QCOMPARE(reading.look.found, 2);
    const Sighting &first = reading.sightings[0];
    QCOMPARE(first.name, u"Radeon RX 7900 XT"_s);
    QCOMPARE(pciIdText(first.vendor, first.device), u"1002:744c"_s);
    QCOMPARE(first.revision, u"cc"_s);
    QCOMPARE(first.memoryBytes, std::optional(21458059264.0));
    QCOMPARE(placeOf(first, FactOf::Memory), u"rocm-smi: card0, VRAM Total Memory (B)"_s);
    QCOMPARE(reading.sightings[1].busId, u"0000:c9:00.0"_s);
    QCOMPARE(pciIdText(reading.sightings[1].vendor, reading.sightings[1].device), u"1002:7408"_s);
}

void DetectReadingsTest::rocmSmi_skipsWarningsInFront()
{
    const Reading reading =
        readRocmSmi("WARNING: AMD GPU device(s) is/are in a low-power state. Check power control\n\n"
                    "{\"card0\": {\"Card Series\": \"Radeon RX 6800\", \"PCI Bus\": \"0000:03:00.0\"}}\n");
    QCOMPARE(reading.look.found, 1);
    QCOMPARE(readRocmSmi("WARNING: No JSON data to report\n").look.result, LookResult::NotReadable);
}

void DetectReadingsTest::rocmSmi_broken_data()
{
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<LookResult>("result");
    QTest::newRow("empty") << QByteArray() << LookResult::NotReadable;
    QTest::newRow("cut") << QByteArray("{\"card0\": {\"Card") << LookResult::NotReadable;
    QTest::newRow("a list") << QByteArray("[1, 2]") << LookResult::NotReadable;
    QTest::newRow("deep") << QByteArray(100000, '[') << LookResult::NotReadable;
    QTest::newRow("cards that are numbers")
        << QByteArray("{\"card0\": 5, \"card1\": []}") << LookResult::Read;
    QTest::newRow("too long") << QByteArray(mostOutputBytes + 1, ' ') << LookResult::TooLong;
}

void DetectReadingsTest::rocmSmi_broken()
{
    QFETCH(QByteArray, output);
    const Reading reading = readRocmSmi(output);
    QTEST(reading.look.result, "result");
    QCOMPARE(reading.look.found, 0);
}

void DetectReadingsTest::amdSmi_readsListAndObject()
{
    // ROCm 6.4: a list; since 7.0 an object. Values as in ROCm/rocm-systems pull request 2987.
    const QByteArray gpu =
        R"J({"gpu": 0, "asic": {"market_name": "AMD Instinct MI350X", "vendor_id": "0x1002",
            "vendor_name": "Advanced Micro Devices Inc. [AMD/ATI]", "subvendor_id": "0x1002",
            "device_id": "0x75a0", "subsystem_id": "0x75a0", "rev_id": "0x00", "num_compute_units": 256},
            "bus": {"bdf": "0000:05:00.0", "max_pcie_width": 16},
            "vram": {"type": "HBM3E", "size": {"value": 294896, "unit": "MB"}}})J";
    for (const QByteArray &output :
         {QByteArray("[" + gpu + "]"), QByteArray("{\"gpu_data\": [" + gpu + "]}")}) {
        const Reading reading = readAmdSmi(output);
        QCOMPARE(reading.look.found, 1);
        const Sighting &seen = reading.sightings[0];
        QCOMPARE(seen.busId, u"0000:05:00.0"_s);
        QCOMPARE(pciIdText(seen.vendor, seen.device), u"1002:75a0"_s);
        QCOMPARE(seen.memoryBytes, std::optional(294896 * mib));
        QCOMPARE(placeOf(seen, FactOf::PciId), u"amd-smi: gpu 0, device_id"_s);
    }
    QCOMPARE(readAmdSmi("{\"gpu_data\": 5}").look.result, LookResult::NotReadable);
    QCOMPARE(readAmdSmi("[5, null, {\"vram\": {\"size\": \"N/A\"}}]").look.skipped, 3);
}

void DetectReadingsTest::systemProfiler_readsChipsAndCards()
{
    std::optional<DetectedFact> memory;
    const Reading chip = readSystemProfiler(
        R"J({"SPDisplaysDataType": [{"_name": "Apple M2 Max", "sppci_bus": "spdisplays_builtin",
            "sppci_cores": "38", "sppci_device_type": "spdisplays_gpu", "sppci_model": "Apple M2 Max",
            "spdisplays_vendor": "sppci_vendor_Apple"}],
            "SPHardwareDataType": [{"chip_type": "Apple M2 Max", "physical_memory": "96 GB"}]})J",
        &memory);
    QCOMPARE(chip.look.found, 1);
    QCOMPARE(chip.sightings[0].gpuCores, std::optional(38));
    QCOMPARE(chip.sightings[0].kind, GraphicsKind::Integrated);
    QVERIFY(memory);
    QCOMPARE(memory->value, u"103079215104"_s); // 96 x 2^30
    // An older Mac with Intel graphics and a card in a box outside (chromium's swarming bot has such an
    // output).
    const Reading cards = readSystemProfiler(
        R"J({"SPDisplaysDataType": [{"sppci_model": "Intel UHD Graphics 630", "sppci_bus": "spdisplays_builtin",
            "spdisplays_vendor": "Intel", "spdisplays_device-id": "0x3e9b"},
            {"sppci_model": "Radeon RX 580", "spdisplays_vendor": "sppci_vendor_amd",
            "spdisplays_device-id": "0x67df", "spdisplays_revision-id": "0x00e7", "spdisplays_vram": "8 GB"}]})J",
        &memory);
    QCOMPARE(cards.look.found, 2);
    QCOMPARE(pciIdText(cards.sightings[0].vendor, cards.sightings[0].device), u"8086:3e9b"_s);
    QCOMPARE(pciIdText(cards.sightings[1].vendor, cards.sightings[1].device), u"1002:67df"_s);
    QCOMPARE(cards.sightings[1].revision, u"e7"_s);
    QCOMPARE(cards.sightings[1].memoryBytes, std::optional(8192 * mib));
}

void DetectReadingsTest::dxgi_readsValues()
{
    DxgiAdapter card{u"NVIDIA GeForce RTX 4090"_s, 0x10de, 0x2684, 0x889e1043, 0xa1, 25390809088, 0x1234};
    DxgiAdapter basic{u"Microsoft Basic Render Driver"_s, 0x1414, 0x8c, 0, 0, 0, 0x99, true};
    DxgiAdapter none;
    const Reading reading = readDxgi({card, card, basic, none});
    QCOMPARE(reading.look.found, 3);
    QCOMPARE(reading.look.skipped, 1);
    QCOMPARE(reading.sightings[0].subsystemDevice, u"889e"_s);
    QCOMPARE(reading.sightings[2].kind, GraphicsKind::Virtual);
    QCOMPARE(mergeSightings({reading}).size(), std::size_t(2)); // the card that is listed twice is one
}

void DetectReadingsTest::sysfs_readsDisplayAndComputeDevices()
{
    const RecordedTree tree;
    tree.add({"0000:00:1f.3", "0x8086", "0x7a50", "0x040300"}); // sound
    tree.add({"0000:01:00.0", "0x10de", "0x2684", "0x030000", "0x1043:0x889e", "0xa1", "nvidia"});
    tree.add({"0000:41:00.0", "0x10de", "0x20b5", "0x030200"}); // 3D controller
    tree.add(
        {"0000:c1:00.0", "0x1002", "0x74a1", "0x120000", "0x1002:0x74a1", "0x00", "amdgpu", "206141652992"});
    tree.add({"0000:e1:00.0", "0x1d94", "0x6211", "0x0b4000"}); // co-processor
    const Reading reading = readSysfs(tree.path());
    QCOMPARE(reading.look.result, LookResult::Read);
    QCOMPARE(reading.look.found, 4);
    const Sighting &first = reading.sightings[0];
    QCOMPARE(first.busId, u"0000:01:00.0"_s);
    QCOMPARE(first.driver, u"nvidia"_s);
    QCOMPARE(placeOf(first, FactOf::PciId), u"sysfs: /sys/bus/pci/devices/0000:01:00.0/device"_s);
    QCOMPARE(reading.sightings[2].memoryBytes, std::optional(206141652992.0));
    QCOMPARE(placeOf(reading.sightings[2], FactOf::Memory),
             u"sysfs: /sys/bus/pci/devices/0000:c1:00.0/mem_info_vram_total"_s);
}

void DetectReadingsTest::sysfs_leavesSharesOfACardOut()
{
    const RecordedTree tree;
    tree.add({"0000:c1:00.0", "0x1002", "0x74a1", "0x120000"});
    tree.add({"0000:c1:02.0", "0x1002", "0x74b5", "0x120000"});
    QVERIFY(QFile::link(u"../0000:c1:00.0"_s, tree.filePath(u"sys/bus/pci/devices/0000:c1:02.0/physfn"_s)));
    QCOMPARE(readSysfs(tree.path()).look.found, 1);
}

void DetectReadingsTest::sysfs_readsScreensWithoutPci()
{
    const RecordedTree tree;
    const auto drm = [&](const char *card, const char *uevent) {
        tree.write(u"sys/class/drm/"_s + QLatin1StringView(card) + u"/device/uevent"_s, uevent);
    };
    drm("card0", "DRIVER=hyperv_drm\nMODALIAS=vmbus:da0a7802e377aac8\n");
    drm("card1", "DRIVER=amdgpu\nPCI_CLASS=30000\nPCI_ID=1002:744C\nPCI_SLOT_NAME=0000:03:00.0\n");
    drm("card2", "DRIVER=simple-framebuffer\nMODALIAS=platform:simple-framebuffer\n");
    drm("card0-HDMI-A-1", "DRIVER=none\n");
    const Reading reading = readSysfs(tree.path());
    QCOMPARE(reading.look.found, 1);
    QCOMPARE(reading.sightings[0].kind, GraphicsKind::Virtual);
    QCOMPARE(reading.sightings[0].busId, u"drm:card0"_s);
}

void DetectReadingsTest::sysfs_hostileFiles()
{
    const RecordedTree tree, outside;
    tree.add({"0000:01:00.0", "0x10de", "0x2684", "0x030000"});
    const QString folder = u"sys/bus/pci/devices/0000:01:00.0/"_s;
    tree.write(folder + u"product_name"_s, QByteArray("\x1b[31mred\xff\xfe\0\nNVIDIA", 18).repeated(9000));
    tree.write(folder + u"mem_info_vram_total"_s, QByteArray(100000, '9'));
    tree.write(folder + u"revision"_s, "0xa1; rm -rf\n");
    outside.write(u"secret"_s, "0x1234\n");
    QVERIFY(QFile::remove(tree.filePath(folder + u"subsystem_vendor"_s)));
    QVERIFY(QFile::link(outside.filePath(u"secret"_s), tree.filePath(folder + u"subsystem_vendor"_s)));
    tree.write(u"sys/bus/pci/devices/.."_s + u"/../../../x"_s, "");
    tree.add({"0000:02:00.0", "0xffff", "0xffff", "0x030000", "0xffff:0xffff", "0xff"});
    tree.add({"0000:03:00.0", "zzzz", "", "0x030000", ":", ""});
#ifdef Q_OS_UNIX
    tree.add({"0000:04:00.0", "0x10de", "0x2684", "0x030000"});
    QVERIFY(QFile::remove(tree.filePath(u"sys/bus/pci/devices/0000:04:00.0/vendor"_s)));
    QCOMPARE(mkfifo(qPrintable(tree.filePath(u"sys/bus/pci/devices/0000:04:00.0/vendor"_s)), 0600), 0);
#endif
    QElapsedTimer clock;
    clock.start();
    const Reading reading = readSysfs(tree.path());
    QVERIFY(clock.elapsed() < 2000);
    QVERIFY(isInert(reading));
    const Sighting &seen = reading.sightings.at(0);
    QCOMPARE(seen.busId, u"0000:01:00.0"_s);
    QVERIFY(!seen.memoryBytes);
    QVERIFY(seen.revision.isEmpty());
    QVERIFY(seen.subsystemVendor.isEmpty()); // its file leads out of the tree
    QVERIFY(seen.name.size() <= 121);
    for (const Sighting &other : reading.sightings)
        QVERIFY(other.busId != u"0000:02:00.0" && other.busId != u"0000:03:00.0");
}

void DetectReadingsTest::sysfs_missing()
{
    const RecordedTree tree;
    QCOMPARE(readSysfs(tree.path()).look.result, LookResult::NotThere);
    QCOMPARE(readSysfs(u"/no/such/folder"_s).look.result, LookResult::NotThere);
    QVERIFY(!readMemInfo(tree.path()));
    tree.addMemory(64);
    QCOMPARE(readMemInfo(tree.path())->value, u"68719476736"_s); // 64 x 2^30
}

void DetectReadingsTest::hostileText_isInertAndQuick_data()
{
    QTest::addColumn<QByteArray>("output");
    const auto row = [](const char *name, const QByteArray &bytes) { QTest::newRow(name) << bytes; };
    row("NULs", QByteArray(65536, '\0'));
    row("no UTF-8", QByteArray(65536, '\xff'));
    row("commas", QByteArray(200000, ','));
    row("line ends", QByteArray(200000, '\n'));
    row("brackets", QByteArray(200000, '['));
    row("braces at line starts", QByteArray("{\n").repeated(100000));
    row("escape sequences", QByteArray("0, \x1b]0;title\x07, 0x268410DE, 0x0, 5 MiB\n").repeated(100));
    row("right-to-left", QByteArray("0, \xe2\x80\xae"
                                    "4090 XTR, 0x268410DE, 0x0, 5 MiB\n")
                             .repeated(100));
    row("a control character in a key", "{\"card\x13\": {\"Device ID\": \"0x744c\"}}");
    row("a name of 200 KB", "{\"card0\": {\"Card Series\": \"" + QByteArray(200000, 'x') + "\"}}");
    row("100,000 keys", "{" + QByteArray("\"card1\": {},").repeated(20000) + "\"card2\": {}}");
    row("too much", QByteArray(8 * mostOutputBytes, 'x'));
}

void DetectReadingsTest::hostileText_isInertAndQuick()
{
    QFETCH(QByteArray, output);
    QElapsedTimer clock;
    clock.start();
    std::optional<DetectedFact> memory;
    QVERIFY(isInert(readNvidiaSmi(output)));
    QVERIFY(isInert(readRocmSmi(output)));
    QVERIFY(isInert(readAmdSmi(output)));
    QVERIFY(isInert(readSystemProfiler(output, &memory)));
    QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::DetectReadingsTest)
#include "tst_detectreadings.moc"
