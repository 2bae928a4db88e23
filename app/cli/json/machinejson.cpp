// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"
#include "model/words/machinewords.h"

namespace gpuwise {

namespace {

using namespace Qt::StringLiterals;

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

QJsonObject jsonFact(const DetectedFact &fact)
{
    const bool number =
        fact.of == FactOf::Memory || fact.of == FactOf::SystemMemory || fact.of == FactOf::GpuCores;
    return {{u"fact"_s, factOfCode(fact.of)},
            {u"value"_s, number ? QJsonValue(fact.value.toDouble()) : QJsonValue(fact.value)},
            {u"read_at"_s, fact.place}};
}

QJsonObject jsonDetectedCard(const Catalogue &catalogue, const DetectedCard &card, const QLocale &locale)
{
    QJsonArray facts, toldBy;
    for (const DetectedFact &fact : card.seen.facts)
        facts.append(jsonFact(fact));
    for (const FactOf fact : card.toldBy)
        toldBy.append(factOfCode(fact));
    return {{u"place"_s, textOrNull(card.seen.busId)},
            {u"title"_s, detectedTitle(catalogue, card)},
            {u"kind"_s, graphicsKindCode(card.kind)},
            {u"match"_s, cardMatchCode(card.match)},
            {u"card"_s, textOrNull(card.gpuId)},
            {u"candidates"_s, QJsonArray::fromStringList(card.candidates)},
            {u"told_by"_s, toldBy},
            {u"sentence"_s, matchSentence(catalogue, card, locale)},
            {u"memory_bytes"_s, jsonNumber(card.seen.memoryBytes)},
            {u"facts"_s, facts}};
}

} // namespace

QJsonObject jsonMachine(const Catalogue &catalogue, const Machine &machine, const QLocale &locale)
{
    QJsonArray cards, looks;
    for (const DetectedCard &card : machine.cards)
        cards.append(jsonDetectedCard(catalogue, card, locale));
    for (const Look &look : machine.looks)
        looks.append(QJsonObject{{u"source"_s, look.source},
                                 {u"place"_s, textOrNull(look.place)},
                                 {u"result"_s, lookResultCode(look.result)},
                                 {u"found"_s, look.found},
                                 {u"not_understood"_s, look.skipped}});
    return {{u"summary"_s, machineSummary(machine)},
            {u"cards"_s, cards},
            {u"system_memory"_s, machine.systemMemory ? QJsonValue(jsonFact(*machine.systemMemory))
                                                      : QJsonValue(QJsonValue::Null)},
            {u"looked_at"_s, looks}};
}

} // namespace gpuwise
