// SPDX-License-Identifier: GPL-3.0-or-later
//
// A recorded machine in a folder of its own, written file by file as the kernel and the vendors' tools write
// them: sysfs attributes as in Documentation/ABI/testing/sysfs-bus-pci of the Linux kernel, amdgpu's
// mem_info_vram_total in bytes as in Documentation/gpu/amdgpu of the kernel.
#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

namespace gpuwise {

struct RecordedDevice
{
    const char *address;   ///< "0000:01:00.0"
    const char *vendor;    ///< "0x10de"
    const char *device;    ///< "0x2684"
    const char *classCode; ///< "0x030000"
    const char *subsystem = "0x1043:0x889e";
    const char *revision = "0xa1";
    const char *driver = "";
    const char *vram = ""; ///< bytes
};

class RecordedTree
{
public:
    QString path() const { return m_folder.path(); }
    /// Ends the test program when it cannot be written.
    void write(const QString &file, const QByteArray &content) const;
    void add(const RecordedDevice &device) const;
    void addMemory(double gib) const; ///< proc/meminfo
    QString filePath(const QString &file) const { return m_folder.filePath(file); }

private:
    QTemporaryDir m_folder;
};

// The machines that several tests ask about.
void addTwoCardsOfDifferentVendors(const RecordedTree &tree); ///< RTX 4090 24 GB and RX 7900 XTX
void addLaptop(const RecordedTree &tree);                     ///< Intel graphics and an RTX 4060 Laptop
void addVirtualMachine(const RecordedTree &tree);             ///< virtio screen only

} // namespace gpuwise
