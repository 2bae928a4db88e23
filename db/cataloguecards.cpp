// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/cataloguerows.h"
#include "db/enumtexts.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

QString readHead(ReadContext &c)
{
    CatalogueRows head(c.db, u"SELECT key, value FROM catalogue"_s);
    while (head.next()) {
        if (head.view(0) == u"version")
            c.catalogue.version = head.text(1);
        else if (head.view(0) == u"as_of")
            c.catalogue.asOf = head.date(1);
    }
    if (!head.isValid())
        return head.error();
    if (!c.catalogue.asOf.isValid() || c.catalogue.version.isEmpty())
        return u"the catalogue has no version or date"_s;

    CatalogueRows sources(c.db, u"SELECT id, title, address FROM sources ORDER BY id"_s);
    while (sources.next()) {
        c.sourceIndex.insert(sources.text(0), static_cast<int>(c.catalogue.sources.size()));
        c.catalogue.sources.push_back({sources.text(0), sources.text(1), sources.text(2)});
    }
    return sources.error();
}

namespace {

QString readCards(ReadContext &c, QHash<QString, std::size_t> &index)
{
    CatalogueRows cards(c.db,
                        u"SELECT id, name, vendor, segment, architecture, notes FROM gpus ORDER BY id"_s);
    while (cards.next()) {
        Gpu gpu;
        gpu.id = cards.text(0);
        gpu.name = cards.text(1);
        const auto vendor = vendorFromName(cards.view(2));
        const auto segment = segmentFromId(cards.view(3));
        if (!vendor || !segment)
            return u"card %1 has an unknown vendor or segment"_s.arg(gpu.id);
        gpu.vendor = *vendor;
        gpu.segment = *segment;
        gpu.architecture = cards.text(4);
        gpu.notes = cards.text(5);
        index.insert(gpu.id, c.catalogue.gpus.size());
        c.catalogue.gpus.push_back(std::move(gpu));
    }
    return cards.error();
}

QString readFacts(ReadContext &c, const QHash<QString, std::size_t> &index)
{
    auto card = index.constEnd(); // its facts follow each other
    CatalogueRows facts(c.db,
                        u"SELECT card, field, role, value, number, source, read_on, confidence, state, note "
                        "FROM facts WHERE role <> 'agrees' ORDER BY card, field, role, source, value"_s);
    while (facts.next()) {
        if (card == index.constEnd() || card.key() != facts.view(0))
            card = index.constFind(facts.key(0));
        const auto field = specFieldFromId(facts.view(1));
        const auto role = enumFromText(factRoleTexts, facts.view(2));
        const auto confidence = enumFromText(confidenceTexts, facts.view(7));
        const auto state = enumFromText(factStateTexts, facts.view(8));
        const int source = c.source(facts.view(5));
        if (card == index.constEnd() || !field || !role || !confidence || !state || source < 0)
            return u"fact %1 %2 makes no sense"_s.arg(facts.text(0), facts.text(1));
        Gpu &gpu = c.catalogue.gpus[*card];
        if (*role == FactRole::Conflict) {
            gpu.conflicts.push_back({*field, facts.text(3), source, facts.date(6), facts.text(9)});
            continue;
        }
        gpu.spec(*field) = {facts.optionalNumber(4), facts.text(3), *state, *confidence, source,
                            facts.date(6),           facts.text(9)};
    }
    return facts.error();
}

} // namespace

QString readGpus(ReadContext &c)
{
    QHash<QString, std::size_t> index;
    if (const QString error = readCards(c, index); !error.isEmpty())
        return error;
    if (const QString error = readFacts(c, index); !error.isEmpty())
        return error;
    CatalogueRows aliases(c.db, u"SELECT alias, gpu FROM gpu_aliases ORDER BY position"_s);
    AliasRows<QString> rows;
    while (aliases.next())
        rows.emplace_back(aliases.text(0), aliases.text(1));
    fillAliases(c.catalogue.gpuAliases, rows);
    return aliases.error();
}

} // namespace gpuwise
