// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything that is known, read once from catalogue.sqlite into values. Indices (source, card) stay valid
// for the life of the catalogue: it is never edited after reading.
#pragma once

#include "model/domain/aimodel.h"
#include "model/domain/gpu.h"
#include "model/domain/llamacppshape.h"
#include "model/domain/measurement.h"
#include "model/domain/money.h"
#include "model/domain/offer.h"
#include "model/domain/pciid.h"
#include "model/domain/provenance.h"
#include "model/domain/speedconstants.h"

#include <QDate>
#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gpuwise {

enum class QuantisationKind
{
    Linear,
    File,
    Kv,
    OptimizerState,
    Adapter,
    Generic
};
enum class Keeps16Bit
{
    None,
    EmbeddingsAndHead,
    Mixed
};

/// A way to store weights, cache or optimizer states.
struct Quantisation
{
    QString id;
    QuantisationKind kind = QuantisationKind::Linear;
    double bitsPerWeight = 16;
    Keeps16Bit keeps = Keeps16Bit::None; ///< what stays 16-bit beside the quantised linears (kind Linear)
    QStringList runtimes;
    QString resolvesTo; ///< kind Generic: "awq@vllm,sglang|q4_k_m@llama.cpp"
    int source = -1;
    QString note;
};

enum class SoftwareStatus
{
    Official,
    Partial,
    Community,
    None,
    Note
};

/// One row of the software matrix. Precedence when several match a card: id, then compute capability or gfx
/// target, then architecture, then vendor.
struct SoftwareSupport
{
    enum class Match
    {
        Id,
        ComputeCapability,
        Gfx,
        Architecture,
        Vendor
    };
    Vendor vendor = Vendor::Nvidia;
    Match match = Match::Vendor;
    QStringList values; ///< what `match` compares with
    QString framework;  ///< "vLLM", "llama.cpp (CUDA)", ...
    SoftwareStatus status = SoftwareStatus::Note;
    QString since, until;
    QString onLinux, onWindows, onMacOs; ///< "yes", "no", "partial", "wsl2", ...; empty: not stated
    QString asOf;
    int source = -1;
    QString note;
};

enum class UsableKind
{
    TorchTotal,
    DriverTotal,
    MetalWorkingSet
};

/// What software was seen to report on a card.
struct UsableMemory
{
    QString gpuId;
    double reportedMiB = 0;
    UsableKind kind = UsableKind::DriverTotal;
    bool eccOn = false;
    bool isDefault = true; ///< false: after the user changed a setting
    int source = -1;
    QDate readOn;
    double labelGB = 0; ///< the memory of the machine that was read: less than the card's for some Macs
};

/// "F-M": usable = F x label x 1024 MiB - M MiB, for cards without a reading of their own.
struct UsableDefault
{
    Vendor vendor = Vendor::Nvidia;
    QString segment; ///< words of the table, such as "datacenter HBM"
    QString os;
    double fraction = 1;
    double minusMiB = 0;
    int evidence = 0;
    UsableKind kind = UsableKind::TorchTotal;
    QString note;
};

struct Catalogue
{
    QString version; ///< "2026.11"
    QDate asOf;      ///< the day the facts were last read
    std::vector<Source> sources;
    std::vector<Gpu> gpus;
    std::vector<AiModel> models;
    std::vector<Quantisation> quantisations;
    std::vector<Offer> offers;
    std::vector<SoftwareSupport> software;
    std::vector<Claim> claims;
    std::vector<UsableMemory> usableMemory;
    std::vector<UsableDefault> usableDefaults;
    std::vector<SpeedConstant> speedConstants;
    std::vector<LeftOutError> leftOutErrors;
    QHash<QString, LlamaCppShape> llamaCppShapes; ///< by model id
    std::vector<PciId> pciIds;                    ///< by vendor and device
    ExchangeRates rates;

    // Names as people write them: each under its exact spelling and under foldName() of it, because "FP4" and
    // "fp4" are not the same.
    QHash<QString, QString> gpuAliases;
    struct ModelAlias
    {
        QString modelId;
        double sizeBillions = 0; ///< "13B class" is a size, not a model
    };
    QHash<QString, ModelAlias> modelAliases;
    QHash<QString, QString> weightAliases, kvAliases, optimizerAliases;

    // Filled by buildIndex() after reading.
    QHash<QString, int> gpuIndex, modelIndex, quantisationIndex;
    void buildIndex();

    const Gpu *gpu(QStringView id) const;
    const AiModel *model(QStringView id) const;
    const Quantisation *quantisation(QStringView id) const;
    std::vector<const Offer *> offersFor(QStringView gpuId) const;
    std::vector<const Claim *> claimsAbout(QStringView id) const;
    std::vector<const PciId *> pciIdsOf(std::uint16_t vendor, std::uint16_t device) const;
};

/// Case, white space and punctuation between words do not tell names apart: "RTX-4090" is "rtx 4090".
QString foldName(QStringView name);

/// An exact id wins, then an exact alias, then id, name and alias folded. Null when nothing matches.
const Gpu *findGpu(const Catalogue &catalogue, const QString &name);
const AiModel *findModel(const Catalogue &catalogue, const QString &name);
const Quantisation *findWeightPrecision(const Catalogue &catalogue, const QString &name);
const Quantisation *findKvPrecision(const Catalogue &catalogue, const QString &name);

/// Up to `limit` ids or names close to a name that was not found, nearest first.
QStringList nearestGpuNames(const Catalogue &catalogue, const QString &name, int limit = 3);
QStringList nearestModelNames(const Catalogue &catalogue, const QString &name, int limit = 3);
/// The same for any list of words, such as option names.
QStringList nearestWords(const QStringList &words, const QString &word, int limit = 3);

} // namespace gpuwise
