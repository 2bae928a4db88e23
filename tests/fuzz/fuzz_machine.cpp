// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any output of a program is a reading: inert texts, finite numbers, a bounded number of adapters. One reader
// for each program: GPUWISE_FUZZ_READER.
#include "model/detect/identify.h"
#include "model/detect/merge.h"
#include "model/detect/readings.h"
#include "model/domain/catalogue.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace gpuwise;

void require(bool holds)
{
    if (!holds)
        std::abort();
}

bool isInert(const QString &text)
{
    return text.size() < 400 && std::none_of(text.begin(), text.end(),
                                             [](QChar c) { return c.category() == QChar::Other_Control; });
}

Reading read(const QByteArray &output)
{
    [[maybe_unused]] std::optional<DetectedFact> memory;
    const Reading reading = GPUWISE_FUZZ_READER;
    if (memory)
        require(isInert(memory->value) && std::isfinite(memory->value.toDouble()));
    return reading;
}

/// One card of each way to be told apart.
Catalogue sampleCatalogue()
{
    Catalogue catalogue;
    Gpu gpu;
    gpu.id = QStringLiteral("card");
    gpu.name = QStringLiteral("GeForce RTX 4090");
    gpu.spec(SpecField::MemoryGB).number = 24;
    catalogue.gpus = {gpu};
    for (const char *when : {"memory", "revision=c8;memory", "name=GeForce RTX 4090", "subsystem=*:889e"}) {
        PciId row{0x10de, 0x2684, GraphicsKind::Discrete, gpu.id, gpu.name};
        row.when = readPciConditions(QString::fromLatin1(when), nullptr);
        catalogue.pciIds.push_back(row);
    }
    catalogue.buildIndex();
    return catalogue;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Catalogue catalogue = sampleCatalogue();
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const Reading reading = read(bytes);
    require(reading.sightings.size() <= static_cast<std::size_t>(mostAdapters));
    require(reading.look.found == static_cast<int>(reading.sightings.size()));
    for (const Sighting &sighting : reading.sightings) {
        require(isInert(sighting.name) && isInert(sighting.busId) && isInert(sighting.revision));
        require(!sighting.memoryBytes || (std::isfinite(*sighting.memoryBytes) && *sighting.memoryBytes > 0));
        for (const DetectedFact &fact : sighting.facts)
            require(isInert(fact.value) && isInert(fact.place));
    }
    const Machine machine = machineOf(catalogue, {reading, reading}, {});
    require(machine.cards.size() <= 2 * reading.sightings.size());
    for (const DetectedCard &card : machine.cards)
        require(card.gpuId.isEmpty() || isSure(card.match));
    return 0;
}
