// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/gguftensors.h"

#include "model/modelfiles/ggufmodel.h"

#include <algorithm>

namespace gpuwise {

namespace {

/// Bytes in a CUDA buffer (llama.cpp v0.5.0): a quantised tensor whose row is no multiple of 512 gets one
/// padded row end, and every tensor is rounded up to 128 bytes.
double bufferBytes(const GgufTensor &tensor)
{
    quint64 bytes = tensor.bytes;
    const quint64 beyond = tensor.dims[0] % 512;
    if (tensor.type->quantised() && beyond != 0)
        bytes += (512 - beyond) / tensor.type->elements * tensor.type->bytes;
    bytes = (bytes + 127) / 128 * 128;
    return static_cast<double>(bytes);
}

/// "blk.12.attn_q.weight": 12 and "attn_q.weight". Layer -1: belongs to no layer; -2: a number that no model
/// has.
std::pair<int, QByteArrayView> splitName(QByteArrayView name)
{
    if (!name.startsWith("blk."))
        return {-1, name};
    const QByteArrayView rest = name.sliced(4);
    const qsizetype dot = rest.indexOf('.');
    if (dot <= 0 || dot > 4)
        return {-2, name};
    int layer = 0;
    for (const char c : rest.first(dot)) {
        if (c < '0' || c > '9')
            return {-2, name};
        layer = layer * 10 + (c - '0');
    }
    return {layer < maxLayers ? layer : -2, rest.sliced(dot + 1)};
}

void place(const GgufTensor &tensor, GgufTensors &sums)
{
    FileTensorBytes &placed = sums.placed;
    const double inFile = static_cast<double>(tensor.bytes);
    const double onGpu = bufferBytes(tensor);
    const auto [layer, role] = splitName(tensor.name);
    if (layer == -2) {
        sums.placeable = false;
    } else if (layer >= 0) {
        const auto i = static_cast<std::size_t>(layer);
        placed.layer[i] += onGpu;
        if (tensor.elements > tensor.dims[0])
            placed.largest[i] = std::max(placed.largest[i], onGpu);
        if (role.startsWith("ffn_up"))
            placed.up[i] = std::max(placed.up[i], onGpu);
    } else if (role == "token_embd.weight") {
        placed.host += inFile;
        sums.vocab = tensor.dims[1];
    } else if (role.startsWith("per_layer_token_embd") || role.startsWith("position_embd") ||
               role.startsWith("token_types")) {
        placed.host += inFile;
    } else if (role.startsWith("per_layer_") || role.startsWith("rope_")) {
        placed.firstExtra += onGpu;
    } else {
        placed.output += onGpu;
    }
}

void look(const GgufTensor &tensor, GgufTensors &sums)
{
    const QByteArrayView name = tensor.name;
    sums.hasHead |= name == "output.weight";
    sums.hasQkvBias |= name.endsWith("attn_q.bias") || name.endsWith("attn_qkv.bias");
    sums.hasGate |= name.endsWith("ffn_gate.weight") || name.contains("ffn_gate_exps");
    if (name.contains("_exps."))
        sums.expertElements += static_cast<double>(tensor.elements);
    if (sums.feedForward == 0 && name.endsWith("ffn_up.weight"))
        sums.feedForward = tensor.dims[1];
}

} // namespace

GgufTensors sumTensors(const std::vector<GgufPart> &parts, const GgufMetadata &metadata)
{
    GgufTensors sums;
    sums.placeable = true;
    TypeShares shares;
    double embeddingOnGpu = 0;
    for (const GgufPart &part : parts)
        for (const GgufTensor &tensor : part.content.tensors) {
            const double bytes = static_cast<double>(tensor.bytes);
            const double elements = static_cast<double>(tensor.elements);
            shares.add(QString::fromLatin1(tensor.type->name), elements, bytes);
            sums.bytes += bytes;
            sums.elements += elements;
            look(tensor, sums);
            place(tensor, sums);
            if (tensor.name == "token_embd.weight")
                embeddingOnGpu = bufferBytes(tensor);
        }
    // A tied head is a second copy of the embedding on the GPU; encoders have none.
    if (!sums.hasHead && !metadata.architecture().contains(QLatin1StringView("bert")))
        sums.placed.output += embeddingOnGpu;
    sums.placed.file = sums.bytes;
    sums.types = shares.sorted();
    return sums;
}

} // namespace gpuwise
