// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/question.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

/// Months since year 0 of "2024-07"; nullopt when the month is not known.
std::optional<int> monthOf(const QString &release)
{
    bool yearOk = false, monthOk = false;
    const int year = QStringView(release).left(4).toInt(&yearOk);
    const int month = QStringView(release).mid(5, 2).toInt(&monthOk);
    return yearOk && monthOk ? std::optional(year * 12 + month) : std::nullopt;
}

/// A model that cannot hold what people ask for is not what "8B" means: a masked diffusion model with 4K,
/// say.
constexpr int usualContext = 8192;

bool isDenseLanguageModel(const AiModel &model)
{
    const ModelShape &s = model.shape;
    return s.modality == Modality::Llm && !s.isMoe() && s.linear == LinearKind::None &&
           s.mlaKvLoraRank == 0 && s.maxContext >= usualContext && s.attention != AttentionKind::None &&
           s.layers > 0 && s.hidden > 0 && s.vocab > 0 && s.params > 0;
}

/// A model made much smaller than its pattern takes a smaller vocabulary too: in published small models the
/// embeddings are at most about a third (GPT-2 small: 50,257 x 768 of 124 M parameters).
void boundVocabulary(ModelShape &shape, double params)
{
    const double matrices = shape.tiedEmbeddings ? 1 : 2;
    const double most = params / 3 / matrices / shape.hidden;
    if (shape.vocab > most)
        shape.vocab = std::max(256, static_cast<int>(most / 256) * 256);
}

void scaleLayers(ModelShape &shape, double perLayer, double params)
{
    const double outside = shape.embeddingParams() * (shape.tiedEmbeddings ? 1 : 2);
    const int before = shape.layers;
    const double wanted = std::round((params - outside) / perLayer);
    shape.layers = static_cast<int>(std::clamp(wanted, 1.0, static_cast<double>(maxLayers)));
    shape.params = shape.activeParams = params;
    LayerPattern pattern{};
    int global = 0, sliding = 0;
    for (int i = 0; i < shape.layers; ++i) {
        const char letter = shape.pattern[static_cast<std::size_t>(i % before)];
        pattern[static_cast<std::size_t>(i)] = letter;
        (letter == 'S' ? sliding : global) += 1;
    }
    shape.pattern = pattern;
    shape.globalLayers = global;
    shape.slidingLayers = sliding;
}

} // namespace

ModelShape shapeOfBareSize(const Catalogue &catalogue, double params, QString *shapeOf)
{
    const int today = catalogue.asOf.isValid() ? catalogue.asOf.year() * 12 + catalogue.asOf.month() : 0;
    const AiModel *nearest = nullptr;
    double nearestDistance = 0;
    bool nearestIsRecent = false;
    for (const AiModel &model : catalogue.models) {
        if (!isDenseLanguageModel(model))
            continue;
        const std::optional<int> month = monthOf(model.release);
        const bool recent = month && *month >= today - 24 && *month <= today;
        const double distance = std::abs(std::log(model.shape.params / std::max(1.0, params)));
        // Recent models first; older ones only when there is none.
        if (!nearest || (recent && !nearestIsRecent) ||
            (recent == nearestIsRecent && distance < nearestDistance)) {
            nearest = &model;
            nearestDistance = distance;
            nearestIsRecent = recent;
        }
    }
    ModelShape shape;
    if (!nearest) {
        shape.params = shape.activeParams = params;
        return shape;
    }
    shape = nearest->shape;
    const double outside = shape.embeddingParams() * (shape.tiedEmbeddings ? 1 : 2);
    const double perLayer = std::max(1.0, (shape.params - outside) / shape.layers);
    boundVocabulary(shape, params);
    scaleLayers(shape, perLayer, params);
    if (shapeOf)
        *shapeOf = nearest->id;
    return shape;
}

} // namespace gpuwise
