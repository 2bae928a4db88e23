// SPDX-License-Identifier: GPL-3.0-or-later
//
// amd-smi: a list of GPUs (since 7.0 under "gpu_data"), each with "asic", "bus" and "vram"; sizes as a value
// with its unit.
#include "model/detect/readingparts.h"
#include "model/detect/readings.h"

#include <QJsonArray>
#include <QJsonObject>

namespace gpuwise {

namespace {

std::optional<double> sizeOf(const QJsonValue &size)
{
    if (!size.isObject())
        return bytesOf(size.toString(), mebibyte);
    const QJsonValue value = size[QLatin1StringView("value")];
    const QString unit = size[QLatin1StringView("unit")].toString();
    const QString number = value.isDouble() ? QString::number(value.toDouble(), 'f', 0) : value.toString();
    return bytesOf(QStringLiteral("%1 %2").arg(number, unit).trimmed(), mebibyte);
}

std::optional<std::uint16_t> idOf(const QJsonObject &asic, const char *key)
{
    return pciNumber(asic.value(QLatin1StringView(key)).toString());
}

Sighting sightingOf(int index, const QJsonObject &gpu, const QString &source)
{
    Sighting sighting;
    const auto place = [&](const char *key) {
        return QStringLiteral("%1: gpu %2, %3").arg(source).arg(index).arg(QLatin1StringView(key));
    };
    const QJsonObject asic = gpu.value(QLatin1StringView("asic")).toObject();
    const QJsonObject bus = gpu.value(QLatin1StringView("bus")).toObject();
    const QJsonObject vram = gpu.value(QLatin1StringView("vram")).toObject();
    sighting.busId = normalisedBusId(bus.value(QLatin1StringView("bdf")).toString());
    noteName(sighting, asic.value(QLatin1StringView("market_name")).toString(), place("market_name"));
    notePciId(sighting, idOf(asic, "vendor_id"), idOf(asic, "device_id"), place("device_id"));
    noteSubsystem(sighting, idOf(asic, "subvendor_id"), idOf(asic, "subsystem_id"), place("subsystem_id"));
    noteRevision(sighting, asic.value(QLatin1StringView("rev_id")).toString(), place("rev_id"));
    noteMemory(sighting, sizeOf(vram.value(QLatin1StringView("size"))), place("vram size"));
    return sighting;
}

} // namespace

Reading readAmdSmi(const QByteArray &output, const QString &source)
{
    Reading reading;
    reading.look.source = source;
    reading.look.result = output.size() > mostOutputBytes ? LookResult::TooLong : LookResult::NotReadable;
    const QJsonDocument document = jsonIn(output);
    const QJsonValue list = document.isArray() ? QJsonValue(document.array())
                                               : document.object().value(QLatin1StringView("gpu_data"));
    if (!list.isArray())
        return reading;
    int index = 0;
    const QJsonArray gpus = list.toArray();
    for (const auto &gpu : gpus) {
        Sighting sighting = sightingOf(index++, gpu.toObject(), source);
        if (sighting.facts.empty() || reading.sightings.size() >= static_cast<std::size_t>(mostAdapters))
            ++reading.look.skipped;
        else
            reading.sightings.push_back(std::move(sighting));
    }
    reading.look.found = static_cast<int>(reading.sightings.size());
    reading.look.result = LookResult::Read;
    return reading;
}

} // namespace gpuwise
