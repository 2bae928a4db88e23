// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/memoryweights.h"

namespace gpuwise {

double embeddingAndHeadParams(const ModelShape &shape, bool untiedHead)
{
    const double once = shape.embeddingParams();
    return shape.tiedEmbeddings && !untiedHead ? once : 2 * once;
}

double expertParams(const ModelShape &shape)
{
    if (!shape.isMoe())
        return 0;
    const int every = shape.moeEvery > 1 ? shape.moeEvery : 1;
    const double layers = static_cast<double>(shape.layers - shape.denseLeadLayers) / every;
    return layers * shape.experts * 3.0 * shape.hidden * shape.expertIntermediate;
}

double queryWidth(const ModelShape &shape)
{
    return static_cast<double>(shape.heads) * shape.headDim;
}

double kvWidth(const ModelShape &shape)
{
    return static_cast<double>(shape.kvHeads > 0 ? shape.kvHeads : shape.heads) * shape.headDim;
}

double activeFeedForward(const ModelShape &shape)
{
    if (shape.intermediate > 0)
        return shape.intermediate;
    return static_cast<double>(shape.expertsActive) * shape.expertIntermediate +
           shape.sharedExpertIntermediate;
}

bool hasShape(const ModelShape &shape)
{
    return shape.params > 0 && shape.layers > 0 && shape.hidden > 0;
}

WeightBytes weightBytes(const ModelShape &shape, const Precision &precision, bool untiedHead)
{
    const double bits = precision.bitsPerWeight;
    double params = shape.params;
    if (shape.tiedEmbeddings && untiedHead)
        params += shape.embeddingParams();
    WeightBytes weights;
    weights.bytes = params * bits / 8;
    if (precision.wholeFile || !precision.isQuantised() || precision.keeps == Keeps16Bit::None)
        return weights;
    const double outside = embeddingAndHeadParams(shape, untiedHead);
    if (outside >= params)
        return weights;
    weights.formula = FormulaId::WeightsKept;
    if (precision.keeps == Keeps16Bit::EmbeddingsAndHead) {
        weights.keptParams = outside;
    } else if (precision.family == PrecisionFamily::Mxfp4 && shape.isMoe()) {
        weights.keptParams = std::max(0.0, params - expertParams(shape)); // only the experts are MXFP4
    } else {
        // EXL2: 16-bit embedding, head of 8 bits.
        weights.keptParams = outside * 0.75;
    }
    weights.bytes = (params - weights.keptParams) * bits / 8 + weights.keptParams * 2;
    return weights;
}

} // namespace gpuwise
