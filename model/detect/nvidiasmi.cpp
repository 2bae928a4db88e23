// SPDX-License-Identifier: GPL-3.0-or-later
//
// nvidia-smi writes neither quotes nor commas inside of a field. Ids come as 0xDDDDVVVV, a bus id with eight
// digits of domain, and what a card does not say as "[N/A]" or "[Not Supported]".
#include "model/detect/readingparts.h"
#include "model/detect/readings.h"

#include <QHash>

namespace gpuwise {

namespace {

constexpr qsizetype longestLine = 1024;

const QStringList &columns()
{
    static const QStringList names{QStringLiteral("pci.bus_id"), QStringLiteral("name"),
                                   QStringLiteral("pci.device_id"), QStringLiteral("pci.sub_device_id"),
                                   QStringLiteral("memory.total")};
    return names;
}

/// "memory.total [MiB]" is the column "memory.total"; older versions say gpu_name and gpu_bus_id.
QString columnName(const QString &head)
{
    const QString name = head.section(u'[', 0, 0).trimmed();
    return name == u"gpu_name"     ? QStringLiteral("name")
           : name == u"gpu_bus_id" ? QStringLiteral("pci.bus_id")
                                   : name;
}

QStringList cells(const QByteArray &line)
{
    QStringList fields = QString::fromUtf8(line).split(u',');
    for (QString &field : fields)
        field = field.trimmed();
    return fields;
}

struct IdPair
{
    std::optional<std::uint16_t> vendor, device;
};

/// 0x268410DE: the device stands in front of its vendor.
IdPair idPair(const QString &text)
{
    bool ok = false;
    const QString digits = text.startsWith(QLatin1StringView("0x"), Qt::CaseInsensitive) ? text.mid(2) : text;
    const uint number = digits.size() == 8 ? digits.toUInt(&ok, 16) : 0;
    if (!ok)
        return {};
    return {static_cast<std::uint16_t>(number & 0xffff), static_cast<std::uint16_t>(number >> 16)};
}

Sighting sightingOf(const QStringList &names, const QStringList &fields, const QString &source)
{
    Sighting sighting;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString &field = fields[i];
        const QString place = QStringLiteral("%1: %2").arg(source, names[i]);
        if (names[i] == columns()[0]) {
            sighting.busId = normalisedBusId(field);
        } else if (names[i] == columns()[1]) {
            noteName(sighting, field, place);
        } else if (names[i] == columns()[2]) {
            const IdPair id = idPair(field);
            notePciId(sighting, id.vendor, id.device, place);
        } else if (names[i] == columns()[3]) {
            const IdPair id = idPair(field);
            noteSubsystem(sighting, id.vendor, id.device, place);
        } else if (names[i] == columns()[4]) {
            noteMemory(sighting, bytesOf(field, mebibyte), place);
        }
    }
    return sighting;
}

} // namespace

QString nvidiaSmiColumns()
{
    return columns().join(u',');
}

Reading readNvidiaSmi(const QByteArray &output, const QString &source)
{
    Reading reading;
    reading.look.source = source;
    reading.look.result = LookResult::NotReadable;
    if (output.size() > mostOutputBytes) {
        reading.look.result = LookResult::TooLong;
        return reading;
    }
    QStringList names = columns();
    bool first = true;
    for (const QByteArray &raw : output.split('\n')) {
        const QByteArray line = raw.trimmed();
        if (line.isEmpty())
            continue;
        const QStringList fields = line.size() <= longestLine ? cells(line) : QStringList();
        if (first) {
            first = false;
            QStringList head;
            for (const QString &field : fields)
                head << columnName(field);
            if (head.contains(columns()[1]) || head.contains(columns()[0])) {
                names = head;
                continue;
            }
        }
        Sighting sighting = fields.size() == names.size() ? sightingOf(names, fields, source) : Sighting();
        if (sighting.facts.empty() || reading.sightings.size() >= static_cast<std::size_t>(mostAdapters))
            ++reading.look.skipped;
        else
            reading.sightings.push_back(std::move(sighting));
    }
    reading.look.found = static_cast<int>(reading.sightings.size());
    if (reading.look.found > 0 || (reading.look.skipped == 0 && !first))
        reading.look.result = LookResult::Read;
    return reading;
}

} // namespace gpuwise
