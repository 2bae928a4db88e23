// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"
#include "model/words/notewords.h"
#include "model/words/words.h"

#include <QJsonArray>

#include <algorithm>

namespace gpuwise {

namespace {

using namespace Qt::StringLiterals;

QString kindCode(NoteKind kind)
{
    return kind == NoteKind::Warning ? u"warning"_s : kind == NoteKind::ToAsk ? u"ask"_s : u"reason"_s;
}

QString placeCode(PowerPlace place)
{
    return place == PowerPlace::Desktop       ? u"desktop"_s
           : place == PowerPlace::ServerBoard ? u"server_board"_s
                                              : u"whole_machine"_s;
}

QString verdictCode(CircuitVerdict verdict)
{
    return verdict == CircuitVerdict::Fits             ? u"fits"_s
           : verdict == CircuitVerdict::OverContinuous ? u"over_continuous"_s
                                                       : u"over_limit"_s;
}

QJsonValue sourceOf(const Catalogue &catalogue, const SpecValue &spec)
{
    return spec.source >= 0 ? QJsonValue(jsonSource(catalogue, spec.source)) : QJsonValue(QJsonValue::Null);
}

QJsonObject connectorsJson(const Catalogue &catalogue, const Gpu &gpu, const PowerAnswer &answer, int count)
{
    QJsonArray plugs;
    for (const Connector &plug : answer.connectors.plugs)
        plugs.append(QJsonObject{{u"kind"_s, plug.kind},
                                 {u"count"_s, plug.count * count},
                                 {u"limit_watts_each"_s, jsonNumber(plug.limitWatts)}});
    return {{u"known"_s, answer.connectors.known},
            {u"plugs"_s, plugs},
            {u"limit_watts_per_card"_s, jsonNumber(answer.connectors.limitWatts)},
            {u"source"_s, sourceOf(catalogue, gpu.spec(SpecField::PowerConnectors))}};
}

QJsonArray circuitsJson(const PowerAnswer &answer)
{
    QJsonArray circuits;
    for (const CircuitAnswer &entry : answer.circuits)
        circuits.append(QJsonObject{{u"volts"_s, entry.circuit.volts},
                                    {u"amperes"_s, entry.circuit.amperes},
                                    {u"limit_watts"_s, entry.circuit.limitWatts()},
                                    {u"continuous_watts"_s, entry.circuit.continuousWatts()},
                                    {u"wall_watts"_s, entry.wallWatts},
                                    {u"efficiency"_s, entry.efficiency},
                                    {u"verdict"_s, verdictCode(entry.verdict)}});
    return circuits;
}

} // namespace

QJsonObject jsonNote(const Catalogue &catalogue, const Note &note, const QLocale &locale)
{
    QJsonArray sources;
    const QStringList ids = noteSourceIds(note.code);
    for (std::size_t i = 0; i < catalogue.sources.size(); ++i)
        if (ids.contains(catalogue.sources[i].id))
            sources.append(jsonSource(catalogue, static_cast<int>(i)));
    return {{u"code"_s, noteCode(note.code)},
            {u"kind"_s, kindCode(noteKind(note.code))},
            {u"text"_s, noteSentence(note, locale)},
            {u"sources"_s, sources}};
}

QJsonObject jsonPower(const Catalogue &catalogue, const Gpu &gpu, const PowerQuestion &question,
                      const PowerAnswer &answer, const QLocale &locale)
{
    QJsonArray notes;
    for (const Note &note : answer.notes)
        notes.append(jsonNote(catalogue, note, locale));
    return {{u"id"_s, gpu.id},
            {u"count"_s, question.count},
            {u"name"_s, groupName(catalogue, {gpu.id, question.count})},
            {u"place"_s, placeCode(answer.place)},
            {u"board_watts"_s, jsonNumber(answer.cardWatts)},
            {u"cpu_watts"_s, question.cpuWatts},
            {u"rest_watts"_s, question.restWatts},
            {u"sustained_watts"_s, jsonNumber(answer.sustainedWatts)},
            {u"peak_watts"_s, jsonNumber(answer.peakWatts)},
            {u"supply"_s,
             QJsonObject{{u"recommended_watts"_s, jsonNumber(answer.supplyWatts)},
                         {u"own_sum_watts"_s, jsonNumber(answer.ownSumWatts)},
                         {u"vendor_watts"_s, jsonNumber(answer.vendorWatts)},
                         {u"vendor_source"_s, sourceOf(catalogue, gpu.spec(SpecField::RecommendedPsuWatts))},
                         {u"survives_peak_watts"_s, jsonNumber(answer.survivedWatts)},
                         {u"standard"_s, question.standard == SupplyStandard::Atx3 ? u"atx3"_s : u"older"_s},
                         {u"level"_s, supplyLevelName(question.level)}}},
            {u"connectors"_s, connectorsJson(catalogue, gpu, answer, question.count)},
            {u"circuits"_s, circuitsJson(answer)},
            {u"heat_watts"_s, jsonNumber(answer.heatWatts)},
            {u"heat_btu_per_h"_s, jsonNumber(answer.heatBtuPerHour)},
            {u"slots"_s, jsonNumber(answer.slotsNeeded)},
            {u"length_mm"_s, jsonNumber(answer.lengthMm)},
            {u"passive"_s, answer.passive},
            {u"kwh_per_month"_s, jsonNumber(answer.kwhPerMonth)},
            {u"electricity_per_month"_s, answer.electricityPerMonth ? jsonMoney(*answer.electricityPerMonth)
                                                                    : QJsonValue(QJsonValue::Null)},
            {u"tariff_per_kwh"_s,
             answer.electricityPerMonth ? jsonMoney(answer.tariffPerKwh) : QJsonValue(QJsonValue::Null)},
            {u"conclusion"_s, powerConclusion(answer, locale)},
            {u"notes"_s, notes}};
}

} // namespace gpuwise
