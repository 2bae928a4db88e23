// SPDX-License-Identifier: GPL-3.0-or-later
//
// A card as the catalogue knows it: every value with its state, source and date.
#pragma once

#include "model/domain/provenance.h"

#include <QDate>
#include <QString>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace gpuwise {

enum class Vendor
{
    Nvidia,
    Amd,
    Intel,
    Apple,
    Huawei,
    MooreThreads,
    Cambricon,
    Hygon,
    Other
};
enum class Segment
{
    Consumer,
    Laptop,
    Workstation,
    Datacenter,
    Unified,
    Modified
};

QString vendorName(Vendor vendor); ///< as the vendor writes itself: "NVIDIA"
std::optional<Vendor> vendorFromName(QStringView name);
QString segmentId(Segment segment); ///< "consumer", "datacenter", ...
std::optional<Segment> segmentFromId(QStringView id);

/// The columns of db/catalogue/facts.csv, in the order in which people read them.
enum class SpecField
{
    MemoryGB,
    MemoryType,
    BandwidthGBps,
    BusWidthBits,
    Fp16Tflops,
    Bf16Tflops,
    Tf32Tflops,
    Fp32Tflops,
    Fp64Tflops,
    Fp8Tflops,
    Fp4Tflops,
    Int8Tops,
    Int4Tops,
    PrefillBasisTflops,
    ShaderCores,
    TensorCores,
    TensorCoreGen,
    ComputeCapability,
    TdpWatts,
    RecommendedPsuWatts,
    PowerConnectors,
    FormFactor,
    Slots,
    LengthMm,
    Pcie,
    LinkGBps,
    Ecc,
    Mig,
    LaunchDate,
    MsrpUsd,
    MsrpCny,
};
inline constexpr int specFieldCount = static_cast<int>(SpecField::MsrpCny) + 1;

enum class SpecKind
{
    Number,
    Text,
    Date
};

struct SpecDescription
{
    SpecField field;
    const char *id; ///< column name in the CSV files and the CLI's JSON, unit included
    SpecKind kind;
    const char *unit; ///< "GB", "GB/s", "TFLOPS", ...; empty for text
    int betterIs;     ///< +1 higher is better, -1 lower is better, 0 neither
};
std::span<const SpecDescription> specDescriptions();
const SpecDescription &describe(SpecField field);
std::optional<SpecField> specFieldFromId(QStringView id);

struct SpecValue
{
    std::optional<double> number; ///< for SpecKind::Number
    QString text;                 ///< for text and dates; for numbers as written in the source
    FactState state = FactState::NotPublished;
    Confidence confidence = Confidence::Low;
    int source = -1; ///< index into Catalogue::sources; -1 only when there is no value
    QDate readOn;
    QString note;

    bool hasValue() const { return number.has_value() || !text.isEmpty(); }
};

/// Another value for a field that already has one: kept, never averaged.
struct SpecConflict
{
    SpecField field = SpecField::MemoryGB;
    QString text;
    int source = -1;
    QDate readOn;
    QString note;
    bool replaced = false; ///< it is the shipped value, and the user's stands in its place
};

struct Gpu
{
    QString id;
    QString name;
    Vendor vendor = Vendor::Other;
    Segment segment = Segment::Consumer;
    QString architecture; ///< "Ada Lovelace", "RDNA 4", ...
    std::array<SpecValue, specFieldCount> specs;
    std::vector<SpecConflict> conflicts;
    QString notes;
    QString basedOn; ///< the user's own cards only: the card it was made from

    const SpecValue &spec(SpecField field) const { return specs[static_cast<std::size_t>(field)]; }
    SpecValue &spec(SpecField field) { return specs[static_cast<std::size_t>(field)]; }
    std::optional<double> number(SpecField field) const { return spec(field).number; }
    std::optional<double> computeCapability() const; ///< NVIDIA only: 8.9
    QString gfxTarget() const;                       ///< AMD only: "gfx1100"; else empty
};

/// Modules such as SXM and OAM are sold on server boards only.
bool isServerModule(const Gpu &gpu);

} // namespace gpuwise
