// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/useroverlay.h"

#include "model/domain/plausible.h"

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

class Overlay
{
public:
    explicit Overlay(const Catalogue &shipped)
        : m_out(shipped)
        , m_shippedCards(shipped.gpus.size())
    {}

    void add(const OwnCard &card);
    void add(const SpecOverride &correction);
    void add(const OwnPrice &price);
    void add(const AiModel &model);

    Catalogue finish()
    {
        m_out.buildIndex();
        return std::move(m_out);
    }
    void index() { m_out.buildIndex(); }

private:
    int source(const QString &title);
    Gpu *card(const QString &id);

    Catalogue m_out;
    std::size_t m_shippedCards;
    QHash<QString, int> m_sources; ///< by what the user said
};

/// One row for each thing that the user said, so that a report lists a shop once.
int Overlay::source(const QString &title)
{
    const auto known = m_sources.constFind(title);
    if (known != m_sources.constEnd())
        return *known;
    Source row;
    row.id = u"own-source-%1"_s.arg(m_sources.size() + 1);
    row.title = title;
    row.own = true;
    const int at = static_cast<int>(m_out.sources.size());
    m_out.sources.push_back(row);
    m_sources.insert(title, at);
    return at;
}

Gpu *Overlay::card(const QString &id)
{
    const auto at = m_out.gpuIndex.constFind(id);
    return at == m_out.gpuIndex.constEnd() ? nullptr : &m_out.gpus[static_cast<std::size_t>(*at)];
}

void Overlay::add(const OwnCard &own)
{
    if (card(own.id))
        return; // two cards with one id: the first stands
    Gpu gpu;
    const Gpu *base = own.basedOn.isEmpty() ? nullptr : card(own.basedOn);
    if (base) {
        gpu.specs = base->specs;
        gpu.conflicts = base->conflicts;
    }
    gpu.id = own.id;
    gpu.name = own.name;
    gpu.vendor = own.vendor;
    gpu.segment = own.segment;
    gpu.architecture = own.architecture;
    gpu.basedOn = own.basedOn;
    gpu.notes = own.notes;
    for (const OwnSpec &spec : own.specs) {
        gpu.spec(spec.field) = specValueOf(spec, source(spec.origin.source));
        // What others say about this value of the card it was made from is not about this card.
        std::erase_if(gpu.conflicts, [&](const SpecConflict &c) { return c.field == spec.field; });
    }
    // Who gave a card this name means it, also where a guide's name for a shipped one is the same.
    m_out.gpuAliases.insert(gpu.name, gpu.id);
    m_out.gpuAliases.insert(foldName(gpu.name), gpu.id);
    m_out.gpuIndex.insert(gpu.id, static_cast<int>(m_out.gpus.size()));
    m_out.gpus.push_back(std::move(gpu));
}

void Overlay::add(const SpecOverride &correction)
{
    const auto at = m_out.gpuIndex.constFind(correction.gpuId);
    if (at == m_out.gpuIndex.constEnd() || static_cast<std::size_t>(*at) >= m_shippedCards)
        return;
    Gpu &gpu = m_out.gpus[static_cast<std::size_t>(*at)];
    const SpecField field = correction.value.field;
    const SpecValue shipped = gpu.spec(field);
    gpu.spec(field) = specValueOf(correction.value, source(correction.value.origin.source));
    if (shipped.hasValue()) // first: what was shipped stands nearest to the user's value
        gpu.conflicts.insert(gpu.conflicts.begin(),
                             {field, shipped.text, shipped.source, shipped.readOn, shipped.note, true});
}

void Overlay::add(const OwnPrice &own)
{
    if (!m_out.gpuIndex.contains(own.gpuId))
        return;
    const Gpu &gpu = m_out.gpus[static_cast<std::size_t>(m_out.gpuIndex.value(own.gpuId))];
    Offer offer;
    offer.ownId = own.id;
    offer.gpuId = own.gpuId;
    offer.kind = own.kind;
    offer.provider = own.provider;
    offer.price = own.price;
    offer.region = own.region;
    offer.asOf = own.asOf;
    offer.count = own.count;
    offer.scope =
        gpu.segment == Segment::Unified && !isRental(own.kind) ? OfferScope::Machine : OfferScope::Card;
    offer.source = source(own.origin.source);
    m_out.offers.push_back(std::move(offer));
}

void Overlay::add(const AiModel &own)
{
    if (m_out.modelIndex.contains(own.id))
        return;
    AiModel model = own;
    model.source = source({});
    m_out.modelAliases.insert(model.name, {model.id, 0});
    m_out.modelAliases.insert(foldName(model.name), {model.id, 0});
    m_out.modelIndex.insert(model.id, static_cast<int>(m_out.models.size()));
    m_out.models.push_back(std::move(model));
}

} // namespace

SpecValue specValueOf(const OwnSpec &spec, int source)
{
    SpecValue value;
    if (describe(spec.field).kind == SpecKind::Number)
        value.number = strictNumber(spec.text);
    value.text = spec.text;
    value.state = FactState::Published;
    value.confidence = Confidence::Medium;
    value.source = source;
    value.readOn = spec.origin.readOn;
    value.note = spec.origin.note;
    return value;
}

Catalogue withUserData(const Catalogue &shipped, const UserData &own)
{
    Overlay overlay(shipped);
    overlay.index();
    // Corrections first: a card made from a corrected one has the corrected values.
    for (const SpecOverride &correction : own.overrides)
        overlay.add(correction);
    for (const OwnCard &card : own.cards)
        overlay.add(card);
    for (const OwnPrice &price : own.prices)
        overlay.add(price);
    for (const AiModel &model : own.models)
        overlay.add(model);
    return overlay.finish();
}

bool isOwnSource(const Catalogue &catalogue, int source)
{
    return source >= 0 && static_cast<std::size_t>(source) < catalogue.sources.size() &&
           catalogue.sources[static_cast<std::size_t>(source)].own;
}

const SpecConflict *shippedBeside(const Catalogue &catalogue, const Gpu &gpu, SpecField field)
{
    if (!isOwnSource(catalogue, gpu.spec(field).source))
        return nullptr;
    const auto found = std::find_if(gpu.conflicts.begin(), gpu.conflicts.end(),
                                    [&](const SpecConflict &c) { return c.field == field && c.replaced; });
    return found == gpu.conflicts.end() ? nullptr : &*found;
}

} // namespace gpuwise
