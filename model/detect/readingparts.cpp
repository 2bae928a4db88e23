// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/detect/readingparts.h"

#include "model/domain/inerttext.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr int longestName = 120;
constexpr double mostMemory = 4096.0 * gibibyte;

QString hexText(std::uint16_t number)
{
    return QStringLiteral("%1").arg(number, 4, 16, QLatin1Char('0'));
}

} // namespace

QString normalisedBusId(QStringView text)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:([0-9a-f]{1,8}):)?([0-9a-f]{2}):([0-9a-f]{2})\\.([0-7])$"),
        QRegularExpression::CaseInsensitiveOption);
    text = text.trimmed();
    if (text.size() > 20)
        return {};
    const auto found = form.match(text.toString());
    if (!found.hasMatch())
        return {};
    const uint domain = found.captured(1).toUInt(nullptr, 16);
    return QStringLiteral("%1:%2:%3.%4")
        .arg(domain, 4, 16, QLatin1Char('0'))
        .arg(found.captured(2).toLower(), found.captured(3).toLower(), found.captured(4));
}

void noteName(Sighting &sighting, QStringView name, const QString &place)
{
    const QString inert = inertText(name.trimmed(), longestName);
    if (inert.isEmpty() || inert == u"N/A" || inert == u"[N/A]")
        return;
    sighting.name = inert;
    sighting.facts.push_back({FactOf::Name, inert, place});
}

void notePciId(Sighting &sighting, std::optional<std::uint16_t> vendor, std::optional<std::uint16_t> device,
               const QString &place)
{
    // All ones: a device that does not answer any more.
    if (!vendor || !device || *vendor == 0 || *vendor == 0xffff || *device == 0xffff)
        return;
    sighting.vendor = *vendor;
    sighting.device = *device;
    sighting.facts.push_back({FactOf::PciId, pciIdText(*vendor, *device), place});
}

void noteSubsystem(Sighting &sighting, std::optional<std::uint16_t> vendor,
                   std::optional<std::uint16_t> device, const QString &place)
{
    if (!vendor || !device || *vendor == 0xffff || (*vendor == 0 && *device == 0))
        return;
    sighting.subsystemVendor = hexText(*vendor);
    sighting.subsystemDevice = hexText(*device);
    sighting.facts.push_back({FactOf::Subsystem, pciIdText(*vendor, *device), place});
}

void noteRevision(Sighting &sighting, QStringView hex, const QString &place)
{
    const auto number = pciNumber(hex.trimmed());
    if (!number || *number > 0xff)
        return;
    sighting.revision = QStringLiteral("%1").arg(*number, 2, 16, QLatin1Char('0'));
    sighting.facts.push_back({FactOf::Revision, sighting.revision, place});
}

void noteMemory(Sighting &sighting, std::optional<double> bytes, const QString &place)
{
    // Less than a byte is none, and whole bytes are kept: it is rounded before it is judged.
    const double whole = std::floor(bytes.value_or(0));
    if (!std::isfinite(whole) || whole < 1 || whole > mostMemory)
        return;
    sighting.memoryBytes = whole;
    sighting.facts.push_back({FactOf::Memory, QString::number(*sighting.memoryBytes, 'f', 0), place});
}

void noteDriver(Sighting &sighting, QStringView driver, const QString &place)
{
    const QString inert = inertText(driver.trimmed(), 40);
    if (inert.isEmpty())
        return;
    sighting.driver = inert;
    sighting.facts.push_back({FactOf::Driver, inert, place});
}

std::optional<double> bytesOf(QStringView text, double unit)
{
    static const QRegularExpression form(
        QStringLiteral("^([0-9]{1,16}(?:\\.[0-9]{1,6})?) ?([KMGT]i?B|B|kB)?$"));
    text = text.trimmed();
    if (text.size() > 40)
        return std::nullopt;
    const auto found = form.match(text.toString());
    if (!found.hasMatch())
        return std::nullopt;
    const QString suffix = found.captured(2);
    if (!suffix.isEmpty()) {
        const QChar first = suffix.front().toUpper();
        unit = first == u'B'   ? 1
               : first == u'K' ? kibibyte
               : first == u'M' ? mebibyte
               : first == u'G' ? gibibyte
                               : gibibyte * kibibyte;
    }
    return found.captured(1).toDouble() * unit;
}

QJsonDocument jsonIn(const QByteArray &output)
{
    if (output.size() > mostOutputBytes)
        return {};
    // rocm-smi prints "WARNING: ..." lines before its JSON: it starts where a line starts with a bracket.
    for (qsizetype at = 0; at >= 0 && at < output.size(); at = output.indexOf('\n', at) + 1) {
        if (output[at] == '{' || output[at] == '[') {
            // Not isEmpty(): the first that is valid is taken.
            const QJsonDocument document = QJsonDocument::fromJson(output.mid(at).trimmed());
            return document;
        }
        if (output.indexOf('\n', at) < 0)
            break;
    }
    return {};
}

} // namespace gpuwise
