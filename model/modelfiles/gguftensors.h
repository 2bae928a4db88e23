// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sums over the tensors of a GGUF file: by type, and by where llama.cpp puts them.
#pragma once

#include "model/modelfiles/ggufmetadata.h"
#include "model/modelfiles/modelfile.h"

namespace gpuwise {

struct GgufPart;

struct GgufTensors
{
    double bytes = 0;
    double elements = 0;
    double expertElements = 0; ///< in tensors that hold all experts of a layer
    bool hasHead = false;      ///< "output.weight" is there: the head is not tied
    bool hasQkvBias = false;
    bool hasGate = false;    ///< the MLP is gated
    bool placeable = false;  ///< every layer number is within the model
    quint64 vocab = 0;       ///< rows of the token embedding
    quint64 feedForward = 0; ///< width of the first dense MLP
    FileTensorBytes placed;
    std::vector<TypeShare> types;
};
GgufTensors sumTensors(const std::vector<GgufPart> &parts, const GgufMetadata &metadata);

} // namespace gpuwise
