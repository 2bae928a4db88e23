// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/pciid.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr double gib = 1073741824.0;
constexpr double leastShare = 0.9;
constexpr double mostShare = 1.05;

bool isHex(QStringView text, qsizetype least, qsizetype most)
{
    return text.size() >= least && text.size() <= most && std::all_of(text.begin(), text.end(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
           });
}

/// Empty when it is understood.
QString readCondition(PciConditions &when, QStringView key, const QString &value)
{
    if (key == u"memory") {
        bool ok = false;
        const double size = value.toDouble(&ok);
        if (value.isEmpty())
            when.cardMemory = true;
        else if (ok && size > 0 && size <= 1024)
            when.memoryGiB = size;
        else
            return QStringLiteral("\"%1\" is not a memory in GiB").arg(value);
        return {};
    }
    if (key == u"revision") {
        when.revisions = value.split(u'|');
        for (const QString &revision : when.revisions)
            if (!isHex(revision, 2, 2))
                return QStringLiteral("\"%1\" is not a revision of two digits").arg(revision);
        return {};
    }
    if (key == u"subsystem") {
        const qsizetype colon = value.indexOf(u':');
        const QString vendor = value.left(std::max<qsizetype>(colon, 0));
        when.subsystemDevice = value.mid(colon + 1);
        when.subsystemVendor = vendor == u"*" ? QString() : vendor;
        if (colon < 0 || (vendor != u"*" && !isHex(vendor, 4, 4)) || !isHex(when.subsystemDevice, 4, 4))
            return QStringLiteral("\"%1\" is not a subsystem such as 10de:13d9").arg(value);
        return {};
    }
    if (key == u"name") {
        when.names = value.split(u'|');
        return when.names.contains(QString()) ? QStringLiteral("a name is empty") : QString();
    }
    return QStringLiteral("\"%1\" is not memory, revision, subsystem or name").arg(key);
}

} // namespace

PciConditions readPciConditions(const QString &text, QString *problem)
{
    PciConditions when;
    if (text.isEmpty())
        return when;
    for (const QString &part : text.split(u';')) {
        const qsizetype equals = part.indexOf(u'=');
        const QString value = equals < 0 ? QString() : part.mid(equals + 1);
        const QString wrong =
            readCondition(when, QStringView(part).left(equals < 0 ? part.size() : equals), value);
        if (!wrong.isEmpty() && problem)
            *problem = wrong;
    }
    return when;
}

QString pciIdText(std::uint16_t vendor, std::uint16_t device)
{
    return QStringLiteral("%1:%2").arg(vendor, 4, 16, QLatin1Char('0')).arg(device, 4, 16, QLatin1Char('0'));
}

std::optional<std::uint16_t> pciNumber(QStringView text)
{
    if (text.startsWith(QLatin1StringView("0x"), Qt::CaseInsensitive))
        text = text.mid(2);
    if (!isHex(text, 1, 4))
        return std::nullopt;
    return static_cast<std::uint16_t>(text.toString().toUInt(nullptr, 16));
}

bool isMemoryOf(double reportedBytes, double labelGiB)
{
    const double share = reportedBytes / (labelGiB * gib);
    return share >= leastShare && share <= mostShare;
}

} // namespace gpuwise
