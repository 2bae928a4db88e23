// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/pitfalls.h"

#include "model/estimate/cost.h"
#include "model/estimate/software.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gpuwise {

namespace {

const QDate ethereumMerge(2022, 9, 15); ///< from then on graphics cards mined next to nothing
constexpr double farBelowSiblings = 0.6;
constexpr double peerComputeSpread = 0.2;
constexpr std::size_t leastPeers = 5;
constexpr double starvedShare = 0.6;
constexpr qint64 currentDays = 365;

/// Variants made for mainland China, and the card that they are cut from.
constexpr std::array<std::pair<const char *, const char *>, 6> variants{{
    {"nvidia-rtx-4090-d-24gb", "nvidia-rtx-4090-24gb"},
    {"nvidia-rtx-5090-d-32gb", "nvidia-rtx-5090-32gb"},
    {"nvidia-rtx-5090-d-v2-24gb", "nvidia-rtx-5090-32gb"},
    {"nvidia-a800-sxm4-80gb", "nvidia-a100-sxm4-80gb"},
    {"nvidia-h800-sxm5-80gb", "nvidia-h100-sxm5-80gb"},
    {"nvidia-h20-96gb", "nvidia-h100-sxm5-80gb"},
}};

/// Named in NVIDIA's Form 8-K of 2023-10-17 (source of NoteCode::ExportLicence): A100, A800, H100, H800, L40,
/// L40S and RTX 4090 in every form, but not the variants made for China afterwards.
constexpr std::array licensedForChina{"nvidia-a100-",         "nvidia-a800-",        "nvidia-h100-",
                                      "nvidia-h800-",         "nvidia-l40-",         "nvidia-l40s-",
                                      "nvidia-rtx-4090-24gb", "nvidia-rtx-4090-48gb"};

class PitfallSearch
{
public:
    PitfallSearch(const Catalogue &catalogue, const Gpu &gpu, Region region, QDate today)
        : m_catalogue(catalogue)
        , m_gpu(gpu)
        , m_region(region)
        , m_today(std::max(today, catalogue.asOf))
    {}

    std::vector<Note> run()
    {
        lookAtTheChip();
        lookAtVariants();
        lookAtSiblings();
        lookAtItsPeers();
        lookAtTheKindOfCard();
        lookAtExportRules();
        lookAtSoftware();
        lookAtOffers();
        std::stable_sort(m_notes.begin(), m_notes.end(),
                         [](const Note &a, const Note &b) { return noteKind(a.code) < noteKind(b.code); });
        return std::move(m_notes);
    }

private:
    void note(NoteCode code, std::array<double, 3> numbers = {}, const QString &name = {})
    {
        m_notes.push_back({code, numbers, Currency::Usd, name});
    }

    bool lacks(SpecField field) const { return m_gpu.spec(field).state == FactState::NotSupported; }

    void lookAtTheChip()
    {
        if (lacks(SpecField::TensorCores))
            note(NoteCode::NoTensorCores);
        if (lacks(SpecField::Bf16Tflops))
            note(NoteCode::NoBf16Hardware);
        else if (lacks(SpecField::Fp8Tflops)) // what lacks the one lacks the other: said once
            note(NoteCode::NoFp8Hardware);
        if (lacks(SpecField::LinkGBps) &&
            (m_gpu.segment == Segment::Consumer || m_gpu.segment == Segment::Workstation))
            note(NoteCode::NoLink);
    }

    void lookAtVariants()
    {
        const Gpu *full = fullVersionOf(m_catalogue, m_gpu);
        if (!full)
            return;
        bool cut = false;
        const auto compare = [&](SpecField field, NoteCode code) {
            const auto mine = m_gpu.number(field);
            const auto theirs = full->number(field);
            if (!mine || !theirs || *mine >= *theirs * 0.99)
                return;
            note(code, {1 - *mine / *theirs}, full->name);
            cut = true;
        };
        compare(SpecField::MemoryGB, NoteCode::CutMemory);
        compare(SpecField::BandwidthGBps, NoteCode::CutBandwidth);
        compare(SpecField::Fp16Tflops, NoteCode::CutCompute);
        if (!m_gpu.number(SpecField::Fp16Tflops))
            compare(SpecField::ShaderCores, NoteCode::CutCores);
        compare(SpecField::LinkGBps, NoteCode::CutLink);
        if (!cut)
            note(NoteCode::CutUnknown, {}, full->name);
    }

    /// Cards of the same vendor, architecture and kind with as much memory.
    void lookAtSiblings()
    {
        const auto bandwidth = m_gpu.number(SpecField::BandwidthGBps);
        const auto memory = m_gpu.number(SpecField::MemoryGB);
        if (!bandwidth || !memory)
            return;
        std::vector<double> theirs;
        for (const Gpu &other : m_catalogue.gpus) {
            const auto size = other.number(SpecField::MemoryGB);
            const auto speed = other.number(SpecField::BandwidthGBps);
            if (other.id != m_gpu.id && other.vendor == m_gpu.vendor && other.segment == m_gpu.segment &&
                other.architecture == m_gpu.architecture && speed && size &&
                std::abs(*size / *memory - 1) < 0.1)
                theirs.push_back(*speed);
        }
        if (theirs.size() < 2)
            return;
        const auto middle = theirs.begin() + static_cast<std::ptrdiff_t>(theirs.size() / 2);
        std::nth_element(theirs.begin(), middle, theirs.end());
        if (*bandwidth < farBelowSiblings * *middle)
            note(NoteCode::SlowMemory, {*bandwidth, *middle});
    }

    /// Cards for the same place that compute about as fast, whoever makes them.
    void lookAtItsPeers()
    {
        const auto compute = m_gpu.number(SpecField::Fp16Tflops);
        const auto memory = m_gpu.number(SpecField::MemoryGB);
        if (!compute || !memory)
            return;
        std::vector<double> theirs;
        for (const Gpu &other : m_catalogue.gpus) {
            const auto speed = other.number(SpecField::Fp16Tflops);
            const auto size = other.number(SpecField::MemoryGB);
            if (other.id != m_gpu.id && other.segment == m_gpu.segment && speed && size &&
                std::abs(*speed / *compute - 1) <= peerComputeSpread)
                theirs.push_back(*size);
        }
        if (theirs.size() < leastPeers)
            return;
        const auto middle = theirs.begin() + static_cast<std::ptrdiff_t>(theirs.size() / 2);
        std::nth_element(theirs.begin(), middle, theirs.end());
        if (*memory < starvedShare * *middle)
            note(NoteCode::MemoryStarved, {*memory, *middle});
    }

    void lookAtExportRules()
    {
        const bool named =
            std::any_of(licensedForChina.begin(), licensedForChina.end(),
                        [&](const char *start) { return m_gpu.id.startsWith(QLatin1StringView(start)); });
        if (m_region == Region::Cn && named)
            note(NoteCode::ExportLicence);
    }

    void lookAtTheKindOfCard()
    {
        switch (m_gpu.segment) {
        case Segment::Laptop:
            note(NoteCode::LaptopVariant);
            break;
        case Segment::Modified:
            note(NoteCode::ModifiedNoWarranty);
            break;
        case Segment::Datacenter:
            if (isServerModule(m_gpu))
                note(NoteCode::ServerBoard, {}, m_gpu.spec(SpecField::FormFactor).text);
            else
                note(NoteCode::PassiveCard);
            break;
        case Segment::Consumer: {
            if (m_gpu.vendor == Vendor::Nvidia)
                note(NoteCode::GeForceLicence);
            const QDate launch = launchDate();
            if (launch.isValid() && launch < ethereumMerge)
                note(NoteCode::MayHaveMined);
            break;
        }
        default:
            break;
        }
        if (const QDate launch = launchDate(); launch.isValid() && launch > m_today)
            note(NoteCode::NotReleased, {}, launch.toString(Qt::ISODate));
    }

    /// "2025-01-30", "2025-01", "2025": the first day that fits.
    QDate launchDate() const
    {
        QString text = m_gpu.spec(SpecField::LaunchDate).text;
        if (text.size() == 4)
            text += QStringLiteral("-01");
        if (text.size() == 7)
            text += QStringLiteral("-01");
        return QDate::fromString(text, Qt::ISODate);
    }

    void lookAtSoftware()
    {
        QStringList frameworks, missing, notOnWindows;
        for (const SoftwareSupport &row : m_catalogue.software)
            if (row.vendor == m_gpu.vendor && !frameworks.contains(row.framework))
                frameworks.append(row.framework);
        for (const QString &framework : frameworks) {
            const SoftwareSupport *support = softwareFor(m_catalogue, m_gpu, framework);
            if (!support)
                continue;
            if (support->status == SoftwareStatus::None && isExpected(framework))
                missing.append(framework);
            else if (support->onWindows == QLatin1StringView("no"))
                notOnWindows.append(framework);
        }
        if (!missing.isEmpty())
            note(NoteCode::SoftwareRefuses, {}, missing.join(QStringLiteral(", ")));
        if (!notOnWindows.isEmpty())
            note(NoteCode::NotOnWindows, {}, notOnWindows.join(QStringLiteral(", ")));
    }

    /// What nobody expects to run is no pitfall: kernels made for one newer generation, a vendor's own
    /// program on another vendor's card.
    bool isExpected(const QString &framework) const
    {
        if (framework == QLatin1StringView("FlashAttention-3") ||
            framework == QLatin1StringView("FlashAttention-4"))
            return false;
        return framework != QLatin1StringView("TensorRT-LLM") || m_gpu.vendor == Vendor::Nvidia;
    }

    void lookAtOffers()
    {
        int rentals = 0, nodes = 0, inRegion = 0, all = 0;
        double smallestNode = 0;
        for (const Offer *offer : m_catalogue.offersFor(m_gpu.id)) {
            if (offer->kind == OfferKind::NewMsrp || offer->asOf.daysTo(m_today) > currentDays)
                continue;
            ++all;
            inRegion += offerServes(offer->region, m_region);
            if (!isRental(offer->kind))
                continue;
            ++rentals;
            if (offer->scope == OfferScope::Node && offer->count > 1) {
                ++nodes;
                if (smallestNode <= 0 || offer->count < smallestNode)
                    smallestNode = offer->count;
            }
        }
        if (rentals > 0 && nodes == rentals)
            note(NoteCode::WholeNodesOnly, {smallestNode});
        if (all > 0 && inRegion == 0)
            note(NoteCode::NoOfferHere);
    }

    const Catalogue &m_catalogue;
    const Gpu &m_gpu;
    Region m_region;
    QDate m_today;
    std::vector<Note> m_notes;
};

} // namespace

const Gpu *fullVersionOf(const Catalogue &catalogue, const Gpu &gpu)
{
    const auto variant = std::find_if(variants.begin(), variants.end(), [&](const auto &pair) {
        return gpu.id == QLatin1StringView(pair.first);
    });
    return variant == variants.end() ? nullptr : catalogue.gpu(QString::fromLatin1(variant->second));
}

std::vector<Note> pitfallsOf(const Catalogue &catalogue, const Gpu &gpu, Region region, QDate today)
{
    return PitfallSearch(catalogue, gpu, region, today).run();
}

} // namespace gpuwise
