// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/gpu.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr std::array<std::pair<Vendor, const char *>, 9> vendors{{
    {Vendor::Nvidia, "NVIDIA"},
    {Vendor::Amd, "AMD"},
    {Vendor::Intel, "Intel"},
    {Vendor::Apple, "Apple"},
    {Vendor::Huawei, "Huawei"},
    {Vendor::MooreThreads, "Moore Threads"},
    {Vendor::Cambricon, "Cambricon"},
    {Vendor::Hygon, "Hygon"},
    {Vendor::Other, "Other"},
}};

constexpr std::array<std::pair<Segment, const char *>, 6> segments{{
    {Segment::Consumer, "consumer"},
    {Segment::Laptop, "laptop"},
    {Segment::Workstation, "workstation"},
    {Segment::Datacenter, "datacenter"},
    {Segment::Unified, "unified"},
    {Segment::Modified, "modified"},
}};

constexpr std::array<SpecDescription, specFieldCount> specs{{
    {SpecField::MemoryGB, "memory_gb", SpecKind::Number, "GB", +1},
    {SpecField::MemoryType, "memory_type", SpecKind::Text, "", 0},
    {SpecField::BandwidthGBps, "bandwidth_gb_per_s", SpecKind::Number, "GB/s", +1},
    {SpecField::BusWidthBits, "bus_width_bits", SpecKind::Number, "bit", 0},
    {SpecField::Fp16Tflops, "fp16_tflops", SpecKind::Number, "TFLOPS", +1},
    {SpecField::Bf16Tflops, "bf16_tflops", SpecKind::Number, "TFLOPS", +1},
    {SpecField::Tf32Tflops, "tf32_tflops", SpecKind::Number, "TFLOPS", +1},
    {SpecField::Fp32Tflops, "fp32_tflops", SpecKind::Number, "TFLOPS", +1},
    {SpecField::Fp64Tflops, "fp64_tflops", SpecKind::Number, "TFLOPS", +1},
    {SpecField::Fp8Tflops, "fp8_tflops", SpecKind::Number, "TFLOPS", +1},
    {SpecField::Fp4Tflops, "fp4_tflops", SpecKind::Number, "TFLOPS", +1},
    {SpecField::Int8Tops, "int8_tops", SpecKind::Number, "TOPS", +1},
    {SpecField::Int4Tops, "int4_tops", SpecKind::Number, "TOPS", +1},
    {SpecField::PrefillBasisTflops, "prefill_basis_tflops", SpecKind::Number, "TFLOPS", +1},
    {SpecField::ShaderCores, "shader_cores", SpecKind::Number, "", 0},
    {SpecField::TensorCores, "tensor_cores", SpecKind::Number, "", 0},
    {SpecField::TensorCoreGen, "tensor_core_gen", SpecKind::Number, "", 0},
    {SpecField::ComputeCapability, "compute_capability", SpecKind::Text, "", 0},
    {SpecField::TdpWatts, "tdp_w", SpecKind::Number, "W", -1},
    {SpecField::RecommendedPsuWatts, "recommended_psu_w", SpecKind::Number, "W", -1},
    {SpecField::PowerConnectors, "power_connectors", SpecKind::Text, "", 0},
    {SpecField::FormFactor, "form_factor", SpecKind::Text, "", 0},
    {SpecField::Slots, "slots", SpecKind::Number, "", -1},
    {SpecField::LengthMm, "length_mm", SpecKind::Number, "mm", -1},
    {SpecField::Pcie, "pcie", SpecKind::Text, "", 0},
    {SpecField::LinkGBps, "link_gb_per_s", SpecKind::Number, "GB/s", +1},
    {SpecField::Ecc, "ecc", SpecKind::Text, "", 0},
    {SpecField::Mig, "mig", SpecKind::Number, "", +1},
    {SpecField::LaunchDate, "launch_date", SpecKind::Date, "", 0},
    {SpecField::MsrpUsd, "msrp_usd", SpecKind::Number, "USD", -1},
    {SpecField::MsrpCny, "msrp_cny", SpecKind::Number, "CNY", -1},
}};

static_assert(
    [] {
        for (std::size_t i = 0; i < specs.size(); ++i)
            if (static_cast<std::size_t>(specs[i].field) != i)
                return false;
        return true;
    }(),
    "specs[] is indexed by SpecField");

template <typename Table>
auto findByText(const Table &table, QStringView text) -> std::optional<typename Table::value_type::first_type>
{
    for (const auto &[value, name] : table)
        if (text.compare(QLatin1StringView(name), Qt::CaseInsensitive) == 0)
            return value;
    return std::nullopt;
}

} // namespace

QString vendorName(Vendor vendor)
{
    return QString::fromLatin1(vendors[static_cast<std::size_t>(vendor)].second);
}

std::optional<Vendor> vendorFromName(QStringView name)
{
    return findByText(vendors, name);
}

QString segmentId(Segment segment)
{
    return QString::fromLatin1(segments[static_cast<std::size_t>(segment)].second);
}

std::optional<Segment> segmentFromId(QStringView id)
{
    return findByText(segments, id);
}

std::span<const SpecDescription> specDescriptions()
{
    return specs;
}

const SpecDescription &describe(SpecField field)
{
    return specs[static_cast<std::size_t>(field)];
}

std::optional<SpecField> specFieldFromId(QStringView id)
{
    for (const SpecDescription &s : specs)
        if (id == QLatin1StringView(s.id))
            return s.field;
    return std::nullopt;
}

std::optional<double> Gpu::computeCapability() const
{
    const QString &text = spec(SpecField::ComputeCapability).text;
    if (vendor != Vendor::Nvidia || text.isEmpty())
        return std::nullopt;
    const auto digit = [&text](qsizetype at) { return text[at] >= u'0' && text[at] <= u'9'; };
    const auto value = [&text](qsizetype at) { return text[at].unicode() - u'0'; };
    // "8.9" by hand: every judged group of cards asks, and toDouble() would be a seventh of all its work.
    if (text.size() == 3 && digit(0) && text[1] == u'.' && digit(2))
        return (10 * value(0) + value(2)) / 10.0;
    bool ok = false;
    const double number = text.toDouble(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

QString Gpu::gfxTarget() const
{
    const QString &text = spec(SpecField::ComputeCapability).text;
    return text.startsWith(QLatin1StringView("gfx")) ? text : QString();
}

bool isServerModule(const Gpu &gpu)
{
    const QString &form = gpu.spec(SpecField::FormFactor).text;
    return gpu.segment == Segment::Datacenter &&
           !(form.contains(QLatin1StringView("PCIe"), Qt::CaseInsensitive) ||
             form.contains(QLatin1StringView("NVL"), Qt::CaseInsensitive));
}

} // namespace gpuwise
