// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/detect/recordedtree.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace gpuwise {

void RecordedTree::write(const QString &file, const QByteArray &content) const
{
    const QString path = m_folder.filePath(file);
    QFile out(path);
    if (!QDir().mkpath(QFileInfo(path).path()) || !out.open(QIODevice::WriteOnly) ||
        out.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path));
}

void RecordedTree::add(const RecordedDevice &device) const
{
    const QString folder = QStringLiteral("sys/bus/pci/devices/%1/").arg(QString::fromLatin1(device.address));
    const QByteArray subsystem(device.subsystem);
    const auto attribute = [&](const char *name, const QByteArray &text) {
        write(folder + QLatin1StringView(name), text + '\n');
    };
    attribute("vendor", device.vendor);
    attribute("device", device.device);
    attribute("class", device.classCode);
    attribute("subsystem_vendor", subsystem.left(subsystem.indexOf(':')));
    attribute("subsystem_device", subsystem.mid(subsystem.indexOf(':') + 1));
    attribute("revision", device.revision);
    if (*device.driver != '\0')
        attribute("uevent", QByteArray("DRIVER=") + device.driver + "\nPCI_SLOT_NAME=" + device.address);
    if (*device.vram != '\0')
        attribute("mem_info_vram_total", device.vram);
}

void RecordedTree::addMemory(double gib) const
{
    const auto kib = static_cast<qint64>(gib * 1048576);
    write(QStringLiteral("proc/meminfo"),
          "MemTotal:       " + QByteArray::number(kib) + " kB\nMemFree:          812345 kB\n");
}

void addTwoCardsOfDifferentVendors(const RecordedTree &tree)
{
    tree.add({"0000:00:00.0", "0x1022", "0x14d8", "0x060000"}); // a bridge
    tree.add({"0000:01:00.0", "0x10de", "0x2684", "0x030000", "0x1043:0x889e", "0xa1", "nvidia"});
    tree.add({"0000:01:00.1", "0x10de", "0x22ba", "0x040300"}); // its sound
    tree.add(
        {"0000:03:00.0", "0x1002", "0x744c", "0x030000", "0x1da2:0x471e", "0xc8", "amdgpu", "25753026560"});
    tree.add(
        {"0000:0e:00.0", "0x1002", "0x164e", "0x030000", "0x1043:0x8877", "0xc6", "amdgpu", "536870912"});
    // nvidia-smi 535: the bus id has eight digits of domain; 24564 MiB is what an RTX 4090 reports.
    tree.write(QStringLiteral("nvidia-smi.txt"),
               "00000000:01:00.0, NVIDIA GeForce RTX 4090, 0x268410DE, 0x889E1043, 24564 MiB\n");
    // rocm-smi 6: bus ids in capitals, all values texts.
    tree.write(QStringLiteral("rocm-smi.json"), R"J({"card0": {"Device Name": "Navi 31 [Radeon RX 7900 XTX]",
        "Device ID": "0x744c", "Device Rev": "0xc8", "Subsystem ID": "0x471e", "GUID": "45534",
        "VRAM Total Memory (B)": "25753026560", "VRAM Total Used Memory (B)": "1048576",
        "PCI Bus": "0000:03:00.0", "Card Series": "AMD Radeon RX 7900 XTX", "Card Model": "0x744c"},
        "card1": {"Device Name": "Raphael", "Device ID": "0x164e", "Device Rev": "0xc6",
        "VRAM Total Memory (B)": "536870912", "PCI Bus": "0000:0E:00.0", "Card Series": "Raphael"},
        "system": {"Driver version": "6.7.8"}})J");
}

void addLaptop(const RecordedTree &tree)
{
    tree.add({"0000:00:02.0", "0x8086", "0xa7a0", "0x030000", "0x17aa:0x3c8e", "0x04", "i915"});
    tree.add({"0000:01:00.0", "0x10de", "0x28e0", "0x030000", "0x17aa:0x3c8e", "0xa1", "nvidia"});
    tree.write(QStringLiteral("nvidia-smi.txt"),
               "00000000:01:00.0, NVIDIA GeForce RTX 4060 Laptop GPU, 0x28E010DE, 0x3C8E17AA, 8188 MiB\n");
    tree.addMemory(15.3);
}

void addVirtualMachine(const RecordedTree &tree)
{
    tree.add({"0000:00:01.0", "0x1af4", "0x1050", "0x030000", "0x1af4:0x1100", "0x01", "virtio-pci"});
}

} // namespace gpuwise
