// SPDX-License-Identifier: GPL-3.0-or-later
//
// DXGI lists an adapter once for each way it can be driven; its LUID tells that it is the same. Memory is the
// dedicated one: the 32-bit AdapterRAM of WMI, which stops at 4 GB, is not read anywhere.
#include "model/detect/readingparts.h"
#include "model/detect/readings.h"

namespace gpuwise {

Reading readDxgi(const std::vector<DxgiAdapter> &adapters)
{
    Reading reading;
    reading.look = {QStringLiteral("DXGI"), QString(), LookResult::Read};
    int index = -1;
    for (const DxgiAdapter &adapter : adapters) {
        ++index;
        const bool ids = adapter.vendorId > 0 && adapter.vendorId < 0xffff && adapter.deviceId <= 0xffff;
        if (!ids || reading.sightings.size() >= static_cast<std::size_t>(mostAdapters)) {
            ++reading.look.skipped;
            continue;
        }
        Sighting sighting;
        const auto place = [&](const char *member) {
            return QStringLiteral("DXGI: adapter %1, %2").arg(index).arg(QLatin1StringView(member));
        };
        sighting.busId = QStringLiteral("luid:%1").arg(adapter.luid, 16, 16, QLatin1Char('0'));
        noteName(sighting, adapter.description, place("Description"));
        notePciId(sighting, static_cast<std::uint16_t>(adapter.vendorId),
                  static_cast<std::uint16_t>(adapter.deviceId), place("DeviceId"));
        // SubSysId is 0xDDDDVVVV.
        noteSubsystem(sighting, static_cast<std::uint16_t>(adapter.subSysId & 0xffff),
                      static_cast<std::uint16_t>(adapter.subSysId >> 16), place("SubSysId"));
        noteRevision(sighting, QString::number(adapter.revision, 16), place("Revision"));
        noteMemory(sighting, static_cast<double>(adapter.dedicatedVideoMemory),
                   place("DedicatedVideoMemory"));
        if (adapter.software)
            sighting.kind = GraphicsKind::Virtual;
        reading.sightings.push_back(std::move(sighting));
    }
    reading.look.found = static_cast<int>(reading.sightings.size());
    return reading;
}

} // namespace gpuwise
