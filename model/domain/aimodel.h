// SPDX-License-Identifier: GPL-3.0-or-later
//
// A neural network: the numbers that decide memory and speed (ModelShape, plain values for the engine) and
// what people call it (AiModel).
#pragma once

#include "model/domain/provenance.h"

#include <QDate>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace gpuwise {

enum class AttentionKind : std::uint8_t
{
    None,
    Mha,
    Gqa,
    Mqa,
    Mla,
    Sliding,
    Hybrid,
    Compressed
};
enum class LinearKind : std::uint8_t
{
    None,
    GatedDeltaNet,
    Kda,
    Mamba1,
    Mamba2,
    Lightning,
    ShortConv
};
enum class Modality : std::uint8_t
{
    Llm,
    Vlm,
    Diffusion,
    Embedding,
    Asr
};
enum class MlpKind : std::uint8_t
{
    Gated,
    Plain,
    None
};
enum class HeadStorage : std::uint8_t
{
    Separate,
    Tied,
    None
};

/// One letter a layer, as in the `layer_pattern` column: G full attention, S sliding or chunked window, L
/// recurrent, M no mixer, P attention and recurrence in parallel, C and H compressed (ratio 4 and 128), E
/// encoder, X decoder with cross-attention, V cross-attention to image tokens. '\0' ends the pattern.
inline constexpr int maxLayers = 255;
using LayerPattern = std::array<char, maxLayers + 1>;

/// Shapes. 0 means "not known or not applicable" unless said otherwise. Counts are elements, not bytes.
struct ModelShape
{
    double params = 0;       ///< total parameters of the text tower (or of the diffusion transformer)
    double activeParams = 0; ///< used for one token; equals params for dense models
    int layers = 0;
    int hidden = 0;
    int intermediate = 0; ///< MLP width
    int heads = 0;
    int kvHeads = 0;
    int headDim = 0;
    int valueHeadDim = 0;
    int vocab = 0;
    int maxContext = 0;
    AttentionKind attention = AttentionKind::None;
    Modality modality = Modality::Llm;
    MlpKind mlp = MlpKind::Gated;
    HeadStorage head = HeadStorage::Separate; ///< does the output layer have a matrix of its own?
    bool tiedEmbeddings = false;
    bool parallelResidual = false;
    bool attentionGate = false;
    bool qkvBias = false;
    // Multi-head latent attention (DeepSeek, GLM-5, Kimi): one latent per token and layer instead of K and V.
    int mlaKvLoraRank = 0;
    int mlaRopeDim = 0;
    int qLoraRank = 0;
    // Sparse-attention indexer (DSA) and compressed attention (DeepSeek V4).
    int indexerLayers = 0;
    int indexerHeads = 0;
    int indexerDim = 0;
    // Which layers cache what.
    int slidingWindow = 0;
    int globalLayers = 0;
    int slidingLayers = 0;
    int linearLayers = 0;
    int globalHeadDim = 0;
    int globalKvHeads = 0;
    int slidingHeadDim = 0;
    int slidingKvHeads = 0;
    int kvSharedLayers = 0;   ///< last layers that own no cache (Gemma 3n, Gemma 4 E)
    int perLayerEmbedDim = 0; ///< per-layer embeddings (Gemma 3n, Gemma 4 E)
    // Recurrent layers.
    LinearKind linear = LinearKind::None;
    int ssmConv = 0;
    int ssmInner = 0;
    int ssmState = 0;
    int ssmHeads = 0;
    int ssmGroups = 0;
    double linearStateElementsPerLayer = 0;
    // Mixture of experts. intermediate is then the width of the dense layers, if any.
    int experts = 0;
    int expertsActive = 0;
    int expertIntermediate = 0;
    int sharedExperts = 0;
    int sharedExpertIntermediate = 0; ///< total width of a layer's shared experts
    int denseLeadLayers = 0;
    int moeEvery = 0;
    int moeLatentDim = 0;
    // Parts beside the text tower.
    double visionParams = 0;
    double textEncoderParams = 0;
    double vaeParams = 0;
    LayerPattern pattern{}; ///< expanded, one letter a layer

    bool isMoe() const { return experts > 1; }
    double embeddingParams() const { return static_cast<double>(vocab) * hidden; }
    bool operator==(const ModelShape &) const = default;
};

struct AiModel
{
    QString id;
    QString family;
    QString name;
    ModelShape shape;
    QString nativePrecision; ///< id in the quantisation table: "bf16", "fp8", "mxfp4"
    QString release;         ///< "2024-07"; empty when not known
    Confidence confidence = Confidence::Medium;
    int source = -1;
    QDate readOn;
    QString notes;

    bool operator==(const AiModel &) const = default;
};

/// Expands "5S1G*", "6(3L1G)2L1G" and the like to one letter a layer, cut at `layers`. nullopt when the text
/// does not parse, gives fewer letters than layers, or layers exceeds maxLayers.
std::optional<LayerPattern> expandLayerPattern(QStringView text, int layers);

} // namespace gpuwise
