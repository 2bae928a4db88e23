// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/json/json.h"

#include <QJsonArray>

namespace gpuwise {

namespace {

void addOrigin(QJsonObject &json, const OwnOrigin &origin)
{
    json.insert(QStringLiteral("source"), origin.source);
    json.insert(QStringLiteral("read_on"), origin.readOn.toString(Qt::ISODate));
    json.insert(QStringLiteral("note"), origin.note);
}

QJsonObject specJson(const OwnSpec &spec)
{
    QJsonObject json{{QStringLiteral("field"), QString::fromLatin1(describe(spec.field).id)},
                     {QStringLiteral("value"), spec.text}};
    addOrigin(json, spec.origin);
    return json;
}

} // namespace

QJsonObject jsonOwn(const CommandContext &context)
{
    const UserData &data = context.own.snapshot.data;
    QJsonArray cards, corrections, prices, models;
    for (const OwnCard &card : data.cards) {
        QJsonArray specs;
        for (const OwnSpec &spec : card.specs)
            specs.append(specJson(spec));
        cards.append(QJsonObject{{QStringLiteral("id"), card.id},
                                 {QStringLiteral("name"), card.name},
                                 {QStringLiteral("vendor"), vendorName(card.vendor)},
                                 {QStringLiteral("segment"), segmentId(card.segment)},
                                 {QStringLiteral("architecture"), card.architecture},
                                 {QStringLiteral("based_on"), card.basedOn},
                                 {QStringLiteral("specs"), specs},
                                 {QStringLiteral("notes"), card.notes}});
    }
    for (const SpecOverride &correction : data.overrides) {
        QJsonObject json = specJson(correction.value);
        json.insert(QStringLiteral("card"), correction.gpuId);
        corrections.append(json);
    }
    for (const OwnPrice &price : data.prices) {
        QJsonObject json{{QStringLiteral("id"), price.id},
                         {QStringLiteral("card"), price.gpuId},
                         {QStringLiteral("kind"), offerKindCode(price.kind)},
                         {QStringLiteral("price"), jsonMoney(price.price)},
                         {QStringLiteral("provider"), price.provider},
                         {QStringLiteral("region"), price.region},
                         {QStringLiteral("as_of"), price.asOf.toString(Qt::ISODate)},
                         {QStringLiteral("count"), price.count}};
        addOrigin(json, price.origin);
        prices.append(json);
    }
    for (const AiModel &model : data.models)
        models.append(QJsonObject{{QStringLiteral("id"), model.id},
                                  {QStringLiteral("name"), model.name},
                                  {QStringLiteral("parameters"), model.shape.params},
                                  {QStringLiteral("notes"), model.notes}});
    return {{QStringLiteral("store"), context.own.path},
            {QStringLiteral("revision"), context.own.snapshot.revision},
            {QStringLiteral("cards"), cards},
            {QStringLiteral("corrections"), corrections},
            {QStringLiteral("prices"), prices},
            {QStringLiteral("models"), models},
            {QStringLiteral("favourites"), QJsonArray::fromStringList(data.favourites)}};
}

} // namespace gpuwise
