// SPDX-License-Identifier: GPL-3.0-or-later
//
// rocm-smi: an object for each card, all values texts. Its keys were renamed from version to version ("Card
// series", "Card Series"), so they are compared without case. The device id is "Device ID" or, in older
// versions, "GPU ID" or a "Card Model" that starts with 0x.
#include "model/detect/readingparts.h"
#include "model/detect/readings.h"
#include "model/domain/inerttext.h"

#include <QJsonObject>

namespace gpuwise {

namespace {

constexpr std::uint16_t amd = 0x1002;

struct Entry
{
    QString key; ///< as it is written
    QString value;
};

/// The first of these keys that says something.
Entry entryOf(const QJsonObject &card, std::initializer_list<const char *> keys)
{
    for (const char *wanted : keys)
        for (auto it = card.begin(); it != card.end(); ++it) {
            const QString value = it.value().toString();
            if (it.key().compare(QLatin1StringView(wanted), Qt::CaseInsensitive) == 0 && !value.isEmpty() &&
                value != u"N/A")
                return {it.key(), value};
        }
    return {};
}

Sighting sightingOf(const QString &cardKey, const QJsonObject &card, const QString &source)
{
    Sighting sighting;
    const auto place = [&](const Entry &entry) {
        return QStringLiteral("%1: %2, %3").arg(source, cardKey, entry.key);
    };
    sighting.busId = normalisedBusId(entryOf(card, {"PCI Bus"}).value);
    // "Card Model" is the id in some versions and a name in others.
    const Entry series = entryOf(card, {"Card Series", "Device Name", "Card Model"});
    if (!series.value.startsWith(QLatin1StringView("0x")))
        noteName(sighting, series.value, place(series));
    for (const char *key : {"Device ID", "GPU ID", "Card Model"}) {
        const Entry id = entryOf(card, {key});
        const auto device = pciNumber(id.value);
        if (!id.value.startsWith(QLatin1StringView("0x")) || !device)
            continue;
        notePciId(sighting, amd, device, place(id));
        break;
    }
    const Entry revision = entryOf(card, {"Device Rev"});
    noteRevision(sighting, revision.value, place(revision));
    const Entry memory = entryOf(card, {"VRAM Total Memory (B)"});
    noteMemory(sighting, bytesOf(memory.value, 1), place(memory));
    return sighting;
}

} // namespace

Reading readRocmSmi(const QByteArray &output, const QString &source)
{
    Reading reading;
    reading.look.source = source;
    reading.look.result = output.size() > mostOutputBytes ? LookResult::TooLong : LookResult::NotReadable;
    const QJsonDocument document = jsonIn(output);
    if (!document.isObject())
        return reading;
    const QJsonObject cards = document.object();
    for (auto it = cards.begin(); it != cards.end(); ++it) {
        if (!it.key().startsWith(QLatin1StringView("card")))
            continue; // "system"
        Sighting sighting = sightingOf(inertText(it.key(), 16), it.value().toObject(), source);
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
