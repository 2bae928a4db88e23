// SPDX-License-Identifier: GPL-3.0-or-later
//
// system_profiler of macOS. A chip of Apple's has a model and a number of GPU cores and no PCI id; its memory
// is the machine's. Cards in older Macs have device ids, and a memory of their own as "8 GB" or "8192 MB".
#include "model/detect/readingparts.h"
#include "model/detect/readings.h"
#include "model/domain/inerttext.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

namespace gpuwise {

namespace {

/// "sppci_vendor_amd", "AMD (0x1002)", "Intel".
std::optional<std::uint16_t> vendorOf(const QJsonObject &entry)
{
    if (const auto id = pciNumber(entry.value(QLatin1StringView("spdisplays_vendor-id")).toString()))
        return id;
    const QString vendor = entry.value(QLatin1StringView("spdisplays_vendor")).toString().left(80);
    static const QRegularExpression id(QStringLiteral("0x([0-9a-fA-F]{4})"));
    if (const auto found = id.match(vendor); found.hasMatch())
        return pciNumber(found.captured(1));
    constexpr std::pair<const char *, std::uint16_t> names[] = {
        {"amd", 0x1002}, {"ati", 0x1002}, {"nvidia", 0x10de}, {"intel", 0x8086}};
    for (const auto &[name, number] : names)
        if (vendor.contains(QLatin1StringView(name), Qt::CaseInsensitive))
            return number;
    return std::nullopt;
}

Sighting sightingOf(int index, const QJsonObject &entry, const QString &source)
{
    Sighting sighting;
    const auto text = [&](const char *key) { return entry.value(QLatin1StringView(key)).toString(); };
    const auto place = [&](const char *key) {
        return QStringLiteral("%1: SPDisplaysDataType[%2].%3")
            .arg(source)
            .arg(index)
            .arg(QLatin1StringView(key));
    };
    sighting.busId = QStringLiteral("mac:%1").arg(index);
    noteName(sighting, text("sppci_model"), place("sppci_model"));
    if (sighting.name.isEmpty())
        noteName(sighting, text("_name"), place("_name"));
    const bool apple = text("spdisplays_vendor").contains(QLatin1StringView("Apple")) ||
                       sighting.name.startsWith(QLatin1StringView("Apple "));
    if (apple) {
        sighting.kind = GraphicsKind::Integrated;
        bool ok = false;
        const int cores = text("sppci_cores").toInt(&ok);
        if (ok && cores > 0 && cores <= 1024) {
            sighting.gpuCores = cores;
            sighting.facts.push_back({FactOf::GpuCores, QString::number(cores), place("sppci_cores")});
        }
        return sighting;
    }
    notePciId(sighting, vendorOf(entry), pciNumber(text("spdisplays_device-id")),
              place("spdisplays_device-id"));
    noteRevision(sighting, text("spdisplays_revision-id"), place("spdisplays_revision-id"));
    noteMemory(sighting, bytesOf(text("spdisplays_vram"), mebibyte), place("spdisplays_vram"));
    if (text("sppci_bus") == u"spdisplays_builtin")
        sighting.kind = GraphicsKind::Integrated;
    return sighting;
}

} // namespace

Reading readSystemProfiler(const QByteArray &output, std::optional<DetectedFact> *systemMemory,
                           const QString &source)
{
    Reading reading;
    reading.look.source = source;
    reading.look.result = output.size() > mostOutputBytes ? LookResult::TooLong : LookResult::NotReadable;
    const QJsonDocument document = jsonIn(output);
    const QJsonValue displays = document.object().value(QLatin1StringView("SPDisplaysDataType"));
    if (!displays.isArray())
        return reading;
    int index = 0;
    const QJsonArray entries = displays.toArray();
    for (const auto &entry : entries) {
        Sighting sighting = sightingOf(index++, entry.toObject(), source);
        if (sighting.facts.empty() || reading.sightings.size() >= static_cast<std::size_t>(mostAdapters))
            ++reading.look.skipped;
        else
            reading.sightings.push_back(std::move(sighting));
    }
    const QJsonArray hardware = document.object().value(QLatin1StringView("SPHardwareDataType")).toArray();
    const auto memory =
        bytesOf(hardware.at(0).toObject().value(QLatin1StringView("physical_memory")).toString(), gibibyte);
    if (memory && systemMemory && *memory > 0 && *memory < 65536.0 * gibibyte)
        *systemMemory = DetectedFact{FactOf::SystemMemory, QString::number(*memory, 'f', 0),
                                     QStringLiteral("%1: SPHardwareDataType.physical_memory").arg(source)};
    reading.look.found = static_cast<int>(reading.sightings.size());
    reading.look.result = LookResult::Read;
    return reading;
}

} // namespace gpuwise
