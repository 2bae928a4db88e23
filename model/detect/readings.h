// SPDX-License-Identifier: GPL-3.0-or-later
//
// The readers of the single sources: from text of a stranger to sightings. Any bytes are a result.
#pragma once

#include "model/detect/machine.h"

#include <QByteArray>

namespace gpuwise {

/// The columns that nvidia-smi is asked for, in this order: "pci.bus_id,name,...".
QString nvidiaSmiColumns();
/// "nvidia-smi --query-gpu=... --format=csv", with or without header and units. A header may have other
/// columns in another order.
Reading readNvidiaSmi(const QByteArray &output, const QString &source = QStringLiteral("nvidia-smi"));

/// "rocm-smi --showproductname --showid --showbus --showmeminfo vram --json".
Reading readRocmSmi(const QByteArray &output, const QString &source = QStringLiteral("rocm-smi"));

/// "amd-smi static --asic --bus --vram --json": a list, or an object with the list under "gpu_data".
Reading readAmdSmi(const QByteArray &output, const QString &source = QStringLiteral("amd-smi"));

/// "system_profiler SPDisplaysDataType SPHardwareDataType -json". `systemMemory`: when it is said.
Reading readSystemProfiler(const QByteArray &output, std::optional<DetectedFact> *systemMemory,
                           const QString &source = QStringLiteral("system_profiler"));

/// One adapter of IDXGIFactory1::EnumAdapters1(), as plain values.
struct DxgiAdapter
{
    QString description;
    std::uint32_t vendorId = 0, deviceId = 0, subSysId = 0, revision = 0;
    std::uint64_t dedicatedVideoMemory = 0;
    std::uint64_t luid = 0;
    bool software = false; ///< DXGI_ADAPTER_FLAG_SOFTWARE: the processor draws
};
Reading readDxgi(const std::vector<DxgiAdapter> &adapters);

/// The tree of sysfs under `root` ("" for the machine itself): PCI devices, DRM cards, memory of amdgpu.
Reading readSysfs(const QString &root);
/// MemTotal of `root`/proc/meminfo.
std::optional<DetectedFact> readMemInfo(const QString &root);

} // namespace gpuwise
