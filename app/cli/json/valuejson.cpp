// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"

namespace gpuwise {

namespace {

QJsonValue jsonFigure(const ValueFigure &figure)
{
    if (!figure.isKnown())
        return QJsonValue::Null;
    return QJsonObject{{QStringLiteral("low"), figure.value->low},
                       {QStringLiteral("expected"), figure.value->expected},
                       {QStringLiteral("high"), figure.value->high}};
}

} // namespace

QJsonObject jsonValue(const OptionValue &value, Currency currency)
{
    const bool images = value.unit == WorkUnit::ThousandImages;
    const QString work = images ? QStringLiteral("1000_images") : QStringLiteral("million_tokens");
    QJsonObject json{{QStringLiteral("currency"), currencyCode(currency)},
                     {QStringLiteral("speed_per_watt"), jsonFigure(value.speedPerWatt)}};
    const auto cost = [&](const char *what, const ValueFigure &figure) {
        json.insert(QLatin1StringView(what) % QLatin1StringView("_per_") % work, jsonFigure(figure));
    };
    if (value.rented) {
        json.insert(QStringLiteral("speed_per_hour_price"), jsonFigure(value.speedPerPrice));
        json.insert(QStringLiteral("usable_gib_per_hour_price"), jsonFigure(value.memoryPerPrice));
        cost("rent", value.runningCost);
    } else {
        json.insert(QStringLiteral("speed_per_1000"), jsonFigure(value.speedPerPrice));
        json.insert(QStringLiteral("usable_gib_per_1000"), jsonFigure(value.memoryPerPrice));
        cost("electricity", value.runningCost);
        cost("cost", value.ownedCost);
    }
    json.insert(QStringLiteral("costs_are_floors"), value.isFloor);
    if (value.jobHours.missing != ValueGap::NotAsked) {
        json.insert(QStringLiteral("job_hours"), jsonFigure(value.jobHours));
        json.insert(value.rented ? QStringLiteral("job_rent") : QStringLiteral("job_electricity"),
                    jsonFigure(value.jobRunningCost));
        if (!value.rented)
            json.insert(QStringLiteral("job_cost"), jsonFigure(value.jobOwnedCost));
    }
    return json;
}

} // namespace gpuwise
