// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"
#include "model/advice/cardruns.h"
#include "model/advice/pitfalls.h"
#include "model/domain/useroverlay.h"
#include "model/words/optionwords.h"

#include <QJsonArray>

#include <array>

namespace gpuwise {

namespace {

QString dateText(const Offer &offer)
{
    return offer.asOf.toString(offer.monthOnly ? QStringLiteral("yyyy-MM") : QStringLiteral("yyyy-MM-dd"));
}

QJsonObject specJson(const Catalogue &catalogue, const SpecDescription &description, const SpecValue &spec)
{
    QJsonValue value = QJsonValue::Null;
    if (description.kind == SpecKind::Number)
        value = jsonNumber(spec.number);
    else if (!spec.text.isEmpty())
        value = spec.text;
    QJsonObject json{{QStringLiteral("value"), value}, {QStringLiteral("state"), stateCode(spec.state)}};
    if (spec.source >= 0) {
        json.insert(QStringLiteral("source"), jsonSource(catalogue, spec.source));
        json.insert(QStringLiteral("read_on"), spec.readOn.toString(Qt::ISODate));
        json.insert(QStringLiteral("confidence"), confidenceCode(spec.confidence));
    }
    if (!spec.note.isEmpty())
        json.insert(QStringLiteral("note"), spec.note);
    if (isOwnSource(catalogue, spec.source))
        json.insert(QStringLiteral("own"), true);
    return json;
}

QJsonValue tenancyCode(Tenancy tenancy)
{
    switch (tenancy) {
    case Tenancy::Dedicated:
        return QStringLiteral("dedicated");
    case Tenancy::Virtual:
        return QStringLiteral("virtual");
    case Tenancy::Shared:
        return QStringLiteral("shared");
    case Tenancy::NotStated:
        break;
    }
    return QJsonValue::Null;
}

QString offerScopeCode(OfferScope scope)
{
    constexpr std::array codes{"card", "node", "machine", "unknown"};
    return QString::fromLatin1(codes[static_cast<std::size_t>(scope)]);
}

QJsonArray runsOf(const Catalogue &catalogue, const Gpu &gpu)
{
    QJsonArray runs;
    for (const CardRun &run : cardRuns(catalogue, SpeedModel(catalogue), gpu, OperatingSystem::Linux)) {
        const QString training =
            run.training ? QString::fromLatin1(taskWords).section(u'|', static_cast<int>(*run.training),
                                                                  static_cast<int>(*run.training))
                         : QString();
        runs.append(QJsonObject{
            {QStringLiteral("model"), run.modelId},
            {QStringLiteral("precision"), run.runs ? QJsonValue(run.precisionId) : QJsonValue::Null},
            {QStringLiteral("decode_tokens_per_s"), run.runs ? jsonBand(run.speed) : QJsonValue::Null},
            {QStringLiteral("training"), training.isEmpty() ? QJsonValue::Null : QJsonValue(training)},
            {QStringLiteral("train_tokens_per_s"),
             run.training ? jsonBand(run.trainingSpeed) : QJsonValue::Null}});
    }
    return runs;
}

QString subjectCode(ClaimSubject subject)
{
    constexpr std::array codes{"card", "rule", "price", "software", "market", "method", "model"};
    return QString::fromLatin1(codes[static_cast<std::size_t>(subject)]);
}

} // namespace

QJsonObject jsonSource(const Catalogue &catalogue, int source)
{
    if (source < 0 || static_cast<std::size_t>(source) >= catalogue.sources.size())
        return {};
    const Source &s = catalogue.sources[static_cast<std::size_t>(source)];
    QJsonObject json{{QStringLiteral("id"), s.id},
                     {QStringLiteral("title"), s.title},
                     {QStringLiteral("address"), s.address}};
    if (s.own)
        json.insert(QStringLiteral("own"), true);
    return json;
}

QJsonObject jsonClaim(const Claim &claim)
{
    return {{QStringLiteral("id"), claim.id},
            {QStringLiteral("guide"), claim.guide},
            {QStringLiteral("subject_kind"), subjectCode(claim.subjectKind)},
            {QStringLiteral("subjects"), QJsonArray::fromStringList(claim.subjects)},
            {QStringLiteral("field"), claim.field},
            {QStringLiteral("said_en"), claim.saidEn},
            {QStringLiteral("said_zh"), claim.saidZh},
            {QStringLiteral("verdict"), claimVerdictCode(claim.verdict)},
            {QStringLiteral("right_value"), claim.rightValue},
            {QStringLiteral("right_value_zh"), claim.rightValueZh},
            {QStringLiteral("reason_en"), claim.reasonEn},
            {QStringLiteral("reason_zh"), claim.reasonZh},
            {QStringLiteral("evidence"), claim.evidence},
            {QStringLiteral("workload"), claim.workload},
            {QStringLiteral("card"), claim.card},
            {QStringLiteral("expect"), claim.expect}};
}

QJsonObject jsonOffer(const Catalogue &catalogue, const Offer &offer)
{
    QJsonObject json{{QStringLiteral("kind"), offerKindCode(offer.kind)},
                     {QStringLiteral("price"), jsonMoney(offer.price)},
                     {QStringLiteral("per_hour"), isRental(offer.kind)},
                     {QStringLiteral("provider"), offer.provider},
                     {QStringLiteral("region"), offer.region},
                     {QStringLiteral("as_of"), dateText(offer)},
                     {QStringLiteral("count"), offer.count},
                     {QStringLiteral("form"), offer.form},
                     {QStringLiteral("scope"), offerScopeCode(offer.scope)},
                     {QStringLiteral("provider_class"), offer.providerClass},
                     {QStringLiteral("tenancy"), tenancyCode(offer.tenancy)},
                     {QStringLiteral("interconnect"), offer.interconnect},
                     {QStringLiteral("includes"), offer.includes},
                     {QStringLiteral("minimum_months"),
                      offer.minimumMonths ? QJsonValue(*offer.minimumMonths) : QJsonValue(QJsonValue::Null)},
                     {QStringLiteral("source"), jsonSource(catalogue, offer.source)}};
    if (!offer.ownId.isEmpty())
        json.insert(QStringLiteral("own_id"), offer.ownId);
    return json;
}

QJsonObject jsonCard(const Catalogue &catalogue, const Gpu &gpu, Region region, QDate today,
                     const QLocale &locale)
{
    QJsonObject specs;
    for (const SpecDescription &description : specDescriptions())
        specs.insert(QString::fromLatin1(description.id),
                     specJson(catalogue, description, gpu.spec(description.field)));
    QJsonArray conflicts;
    for (const SpecConflict &conflict : gpu.conflicts) {
        QJsonObject json{{QStringLiteral("field"), QString::fromLatin1(describe(conflict.field).id)},
                         {QStringLiteral("value"), conflict.text},
                         {QStringLiteral("source"), jsonSource(catalogue, conflict.source)},
                         {QStringLiteral("read_on"), conflict.readOn.toString(Qt::ISODate)},
                         {QStringLiteral("note"), conflict.note}};
        if (conflict.replaced) // the shipped value: the user's stands in its place
            json.insert(QStringLiteral("shipped"), true);
        conflicts.append(json);
    }
    QJsonArray claims;
    for (const Claim *claim : catalogue.claimsAbout(gpu.id))
        claims.append(jsonClaim(*claim));
    QJsonArray prices;
    for (const Offer *offer : catalogue.offersFor(gpu.id))
        prices.append(jsonOffer(catalogue, *offer));
    QJsonArray pitfalls;
    for (const Note &note : pitfallsOf(catalogue, gpu, region, today))
        pitfalls.append(jsonNote(catalogue, note, locale));
    QJsonArray software;
    QStringList frameworks;
    for (const SoftwareSupport &row : catalogue.software)
        if (row.vendor == gpu.vendor && !frameworks.contains(row.framework))
            frameworks.append(row.framework);
    constexpr std::array statuses{"official", "partial", "community", "none", "note"};
    for (const QString &framework : frameworks)
        if (const SoftwareSupport *row = softwareFor(catalogue, gpu, framework))
            software.append(
                QJsonObject{{QStringLiteral("framework"), framework},
                            {QStringLiteral("status"),
                             QString::fromLatin1(statuses[static_cast<std::size_t>(row->status)])},
                            {QStringLiteral("since"), row->since},
                            {QStringLiteral("until"), row->until},
                            {QStringLiteral("linux"), row->onLinux},
                            {QStringLiteral("windows"), row->onWindows},
                            {QStringLiteral("macos"), row->onMacOs},
                            {QStringLiteral("as_of"), row->asOf},
                            {QStringLiteral("source"), jsonSource(catalogue, row->source)},
                            {QStringLiteral("note"), row->note}});
    return {{QStringLiteral("id"), gpu.id},
            {QStringLiteral("name"), gpu.name},
            {QStringLiteral("vendor"), vendorName(gpu.vendor)},
            {QStringLiteral("segment"), segmentId(gpu.segment)},
            {QStringLiteral("architecture"), gpu.architecture},
            {QStringLiteral("specs"), specs},
            {QStringLiteral("conflicts"), conflicts},
            {QStringLiteral("claims"), claims},
            {QStringLiteral("prices"), prices},
            {QStringLiteral("software"), software},
            {QStringLiteral("pitfalls"), pitfalls},
            {QStringLiteral("runs"), runsOf(catalogue, gpu)},
            {QStringLiteral("notes"), gpu.notes}};
}

} // namespace gpuwise
