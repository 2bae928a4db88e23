// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/connectors.h"

#include <QRegularExpression>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr double slotWatts = 75;
constexpr double sixteenPinWatts = 600;

std::optional<double> limitOf(const QString &kind)
{
    if (kind == QLatin1StringView("16-pin"))
        return sixteenPinWatts;
    if (kind == QLatin1StringView("8-pin"))
        return 150;
    if (kind == QLatin1StringView("6-pin"))
        return 75;
    return std::nullopt; // NVIDIA's 12-pin of 2020 and the CPU's EPS plug: no source says
}

std::optional<Connector> readPlug(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(?:(\\d+)x )?(\\d+-pin(?: EPS)?)$"));
    const QRegularExpressionMatch match = form.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    Connector plug;
    plug.count = match.captured(1).isEmpty() ? 1 : match.captured(1).toInt();
    plug.kind = match.captured(2);
    plug.limitWatts = limitOf(plug.kind);
    return plug;
}

} // namespace

bool Connectors::hasSixteenPin() const
{
    return std::any_of(plugs.begin(), plugs.end(),
                       [](const Connector &plug) { return plug.kind == QLatin1StringView("16-pin"); });
}

Connectors readConnectors(const SpecValue &value)
{
    Connectors connectors;
    if (value.text.isEmpty())
        return connectors;
    if (!value.text.startsWith(QLatin1StringView("none"))) {
        for (const QString &part : value.text.split(u'+')) {
            const auto plug = readPlug(part);
            if (!plug)
                return {}; // a text nobody taught us: as good as not published
            connectors.plugs.push_back(*plug);
        }
    }
    connectors.known = true;
    double sum = slotWatts;
    for (const Connector &plug : connectors.plugs) {
        if (!plug.limitWatts)
            return connectors;
        sum += plug.count * *plug.limitWatts;
    }
    connectors.limitWatts = connectors.hasSixteenPin() ? std::min(sum, sixteenPinWatts) : sum;
    return connectors;
}

QString connectorsText(const Connectors &connectors, int cards)
{
    QStringList parts;
    for (const Connector &plug : connectors.plugs)
        parts.append(QStringLiteral("%1 × %2").arg(QString::number(plug.count * cards), plug.kind));
    return parts.join(QStringLiteral(" + "));
}

} // namespace gpuwise
