// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/detect/identify.h"

#include "model/detect/merge.h"
#include "model/domain/catalogue.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr std::uint16_t intel = 0x8086;
constexpr double alusOfAppleCore = 128; ///< facts.csv counts shader_cores so

enum class Answer : std::uint8_t
{
    No,
    Open, ///< nothing that is reported speaks for or against
    Yes
};

void both(Answer &answer, Answer other)
{
    if (answer == Answer::No || other == Answer::No)
        answer = Answer::No;
    else if (answer == Answer::Open || other == Answer::Open)
        answer = Answer::Open;
}

/// "NVIDIA GeForce RTX 4090" without its vendor, folded.
QString bareName(const QString &name)
{
    QString folded = foldName(name);
    for (const char *vendor : {"nvidia", "amd", "intelr", "intel"})
        if (folded.startsWith(QLatin1StringView(vendor)))
            return folded.mid(static_cast<qsizetype>(qstrlen(vendor)));
    return folded;
}

/// One adapter and the rows of its PCI id.
class Enquiry
{
public:
    Enquiry(const Catalogue &catalogue, const Sighting &seen, std::optional<double> systemMemory)
        : m_catalogue(catalogue)
        , m_seen(seen)
        , m_systemMemory(systemMemory)
        , m_rows(catalogue.pciIdsOf(seen.vendor, seen.device))
    {}

    DetectedCard answer()
    {
        DetectedCard card;
        card.seen = m_seen;
        card.kind = kind();
        if (m_rows.empty())
            return withoutRows(std::move(card));
        std::vector<const PciId *> open, confirmed;
        for (const PciId *row : m_rows) {
            const Answer answer = judge(*row);
            if (answer == Answer::Yes)
                confirmed.push_back(row);
            else if (answer == Answer::Open)
                open.push_back(row);
        }
        conclude(card, confirmed.empty() ? open : confirmed);
        if (isSure(card.match))
            card.toldBy = card.match == CardMatch::ById ? std::vector{FactOf::PciId} : evidence(card.gpuId);
        return card;
    }

private:
    /// What all rows agree on; a source may know better than none.
    GraphicsKind kind() const
    {
        if (m_rows.empty() && m_seen.vendor == intel && m_seen.busId == u"0000:00:02.0")
            return GraphicsKind::Integrated; // Intel puts its processors' graphics there, and nothing else
        const bool agree = !m_rows.empty() &&
                           std::all_of(m_rows.begin(), m_rows.end(),
                                       [&](const PciId *row) { return row->kind == m_rows.front()->kind; });
        return agree ? m_rows.front()->kind : m_seen.kind;
    }

    std::optional<double> memoryFor(const PciId &row) const
    {
        if (row.kind != GraphicsKind::Integrated)
            return m_seen.memoryBytes;
        // What the firmware keeps for the graphics is missing from the machine's.
        return m_systemMemory ? std::optional(*m_systemMemory + m_seen.memoryBytes.value_or(0))
                              : std::nullopt;
    }

    Answer memoryAnswer(const PciId &row) const
    {
        const Gpu *gpu = m_catalogue.gpu(row.gpuId);
        const auto label = gpu ? gpu->number(SpecField::MemoryGB) : row.when.memoryGiB;
        const auto reported = memoryFor(row);
        if (!label || !reported)
            return Answer::Open;
        return isMemoryOf(*reported, *label) ? Answer::Yes : Answer::No;
    }

    Answer revisionAnswer(const PciId &row) const
    {
        return m_seen.revision.isEmpty()                      ? Answer::Open
               : row.when.revisions.contains(m_seen.revision) ? Answer::Yes
                                                              : Answer::No;
    }

    Answer subsystemAnswer(const PciId &row) const
    {
        if (m_seen.subsystemDevice.isEmpty())
            return Answer::Open;
        const bool vendor =
            row.when.subsystemVendor.isEmpty() || row.when.subsystemVendor == m_seen.subsystemVendor;
        return vendor && row.when.subsystemDevice == m_seen.subsystemDevice ? Answer::Yes : Answer::No;
    }

    /// Names are written in many ways: only the name of another product of this id speaks against a row.
    Answer nameAnswer(const PciId &row) const
    {
        const QString name = bareName(m_seen.name);
        const auto has = [&](const PciId &other) {
            return std::any_of(other.when.names.begin(), other.when.names.end(),
                               [&](const QString &known) { return bareName(known) == name; });
        };
        if (name.isEmpty())
            return Answer::Open;
        if (has(row))
            return Answer::Yes;
        return std::any_of(m_rows.begin(), m_rows.end(), [&](const PciId *other) { return has(*other); })
                   ? Answer::No
                   : Answer::Open;
    }

    Answer judge(const PciId &row) const
    {
        Answer answer = row.when.isEmpty() ? Answer::Open : Answer::Yes;
        const Answer memory = memoryAnswer(row);
        // Less memory than the card has is a share of it, more is a changed card: never the card itself.
        if (row.when.cardMemory || row.when.memoryGiB || memory == Answer::No)
            both(answer, memory);
        if (!row.when.revisions.isEmpty())
            both(answer, revisionAnswer(row));
        if (!row.when.subsystemDevice.isEmpty())
            both(answer, subsystemAnswer(row));
        if (!row.when.names.isEmpty())
            both(answer, nameAnswer(row));
        return answer;
    }

    static QStringList cardsOf(const std::vector<const PciId *> &rows)
    {
        QStringList ids;
        for (const PciId *row : rows)
            if (!row->gpuId.isEmpty() && !ids.contains(row->gpuId))
                ids << row->gpuId;
        return ids;
    }

    void conclude(DetectedCard &card, const std::vector<const PciId *> &left) const
    {
        const QStringList ids = cardsOf(left);
        const bool others =
            std::any_of(left.begin(), left.end(), [](const PciId *row) { return row->gpuId.isEmpty(); });
        const std::vector<const PciId *> &named = left.empty() ? m_rows : left;
        const bool oneName = std::all_of(named.begin(), named.end(),
                                         [&](const PciId *row) { return row->name == named.front()->name; });
        card.productName = oneName ? named.front()->name : QString();
        if (left.empty()) {
            card.candidates = cardsOf(m_rows);
            card.match = card.candidates.isEmpty() ? CardMatch::OtherProduct
                         : memoryContradicts()     ? CardMatch::MemoryDiffers
                                                   : CardMatch::Several;
        } else if (ids.isEmpty()) {
            card.match = card.kind == GraphicsKind::Discrete || card.kind == GraphicsKind::Unknown
                             ? CardMatch::OtherProduct
                             : CardMatch::NotACard;
        } else if (ids.size() == 1 && !others && !isMemoryMissing(left)) {
            card.gpuId = ids.front();
            card.kind = left.front()->kind;
            card.match = m_rows.size() == 1 ? CardMatch::ById : CardMatch::ToldApart;
        } else {
            card.candidates = ids;
            card.match = CardMatch::Several;
        }
    }

    /// Its memory would say so, and nobody says how much there is: it may be sold with less.
    bool isMemoryMissing(const std::vector<const PciId *> &rows) const
    {
        return std::any_of(rows.begin(), rows.end(), [&](const PciId *row) {
            return row->when.cardMemory && memoryAnswer(*row) == Answer::Open;
        });
    }

    /// Was the memory the reason that a card was ruled out?
    bool memoryContradicts() const
    {
        return std::any_of(m_rows.begin(), m_rows.end(), [&](const PciId *row) {
            return !row->gpuId.isEmpty() && memoryAnswer(*row) == Answer::No &&
                   (row->when.revisions.isEmpty() || revisionAnswer(*row) != Answer::No);
        });
    }

    /// What spoke for this card.
    std::vector<FactOf> evidence(const QString &gpuId) const
    {
        std::vector<FactOf> facts{FactOf::PciId};
        for (const PciId *row : m_rows) {
            if (row->gpuId != gpuId || judge(*row) == Answer::No)
                continue;
            if (!row->when.revisions.isEmpty() && revisionAnswer(*row) == Answer::Yes)
                facts.push_back(FactOf::Revision);
            if (!row->when.subsystemDevice.isEmpty() && subsystemAnswer(*row) == Answer::Yes)
                facts.push_back(FactOf::Subsystem);
            if (!row->when.names.isEmpty() && nameAnswer(*row) == Answer::Yes)
                facts.push_back(FactOf::Name);
            if (row->when.cardMemory && memoryAnswer(*row) == Answer::Yes)
                facts.push_back(row->kind == GraphicsKind::Integrated ? FactOf::SystemMemory
                                                                      : FactOf::Memory);
            break;
        }
        return facts;
    }

    /// A new id with a name that we know: worth asking about.
    DetectedCard withoutRows(DetectedCard card) const
    {
        if (card.kind == GraphicsKind::Integrated || card.kind == GraphicsKind::Virtual) {
            card.match = CardMatch::NotACard;
            return card;
        }
        const QString bare = bareName(m_seen.name);
        for (const Gpu &gpu : m_catalogue.gpus)
            if (!bare.isEmpty() && gpu.vendor != Vendor::Apple && bareName(gpu.name) == bare)
                card.candidates << gpu.id;
        if (const Gpu *named = m_seen.name.isEmpty() ? nullptr : findGpu(m_catalogue, m_seen.name);
            named && !card.candidates.contains(named->id))
            card.candidates << named->id;
        card.match = card.candidates.isEmpty() ? CardMatch::Unknown : CardMatch::NameOnly;
        return card;
    }

    const Catalogue &m_catalogue;
    const Sighting &m_seen;
    std::optional<double> m_systemMemory;
    std::vector<const PciId *> m_rows;
};

bool isAppleChip(const Sighting &sighting)
{
    return sighting.vendor == 0 && sighting.name.startsWith(QLatin1StringView("Apple "));
}

/// Of the cards with this chip those with as many cores, and of these the one with as much memory.
DetectedCard identifyApple(const Catalogue &catalogue, const Sighting &sighting,
                           std::optional<double> systemMemory)
{
    DetectedCard card;
    card.seen = sighting;
    card.kind = GraphicsKind::Integrated;
    const QString chip = sighting.name.mid(6);
    for (const Gpu &gpu : catalogue.gpus) {
        const auto cores = gpu.number(SpecField::ShaderCores);
        const bool other = sighting.gpuCores && cores && *cores != *sighting.gpuCores * alusOfAppleCore;
        if (gpu.vendor == Vendor::Apple && gpu.architecture == chip && !other)
            card.candidates << gpu.id;
    }
    if (card.candidates.isEmpty()) {
        card.match = CardMatch::OtherProduct;
        return card;
    }
    card.match = CardMatch::Several;
    if (card.candidates.size() > 1 || !sighting.gpuCores || !systemMemory)
        return card;
    const Gpu *gpu = catalogue.gpu(card.candidates.front());
    if (!isMemoryOf(*systemMemory, gpu->number(SpecField::MemoryGB).value_or(0))) {
        card.match = CardMatch::MemoryDiffers;
        return card;
    }
    card.gpuId = gpu->id;
    card.candidates.clear();
    card.match = CardMatch::ToldApart;
    card.toldBy = {FactOf::Name, FactOf::GpuCores, FactOf::SystemMemory};
    return card;
}

/// The order in which people want to see them.
int rank(const DetectedCard &card)
{
    return card.match == CardMatch::NotACard ? 2 : isSure(card.match) ? 0 : 1;
}

} // namespace

QString DetectedCard::key() const
{
    return QStringLiteral("%1 %2").arg(seen.busId,
                                       seen.vendor ? pciIdText(seen.vendor, seen.device) : seen.name);
}

DetectedCard identify(const Catalogue &catalogue, const Sighting &sighting,
                      std::optional<double> systemMemoryBytes)
{
    if (isAppleChip(sighting))
        return identifyApple(catalogue, sighting, systemMemoryBytes);
    return Enquiry(catalogue, sighting, systemMemoryBytes).answer();
}

Machine machineOf(const Catalogue &catalogue, const std::vector<Reading> &readings,
                  const std::optional<DetectedFact> &systemMemory)
{
    Machine machine;
    machine.systemMemory = systemMemory;
    const auto bytes = systemMemory ? std::optional(systemMemory->value.toDouble()) : std::nullopt;
    for (const Reading &reading : readings)
        machine.looks.push_back(reading.look);
    for (const Sighting &sighting : mergeSightings(readings))
        machine.cards.push_back(identify(catalogue, sighting, bytes));
    std::stable_sort(machine.cards.begin(), machine.cards.end(),
                     [](const DetectedCard &a, const DetectedCard &b) { return rank(a) < rank(b); });
    return machine;
}

} // namespace gpuwise
