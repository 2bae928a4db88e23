// SPDX-License-Identifier: GPL-3.0-or-later
//
// A model read from the user's own file: its shape as far as the file tells, and the bytes of its weights
// where they are in the file. Made by model/modelfiles, carried by the first answer of a workload.
#pragma once

#include "model/domain/aimodel.h"
#include "model/domain/llamacppshape.h"

#include <QString>

#include <array>
#include <memory>
#include <optional>

namespace gpuwise {

/// Bytes of a GGUF file's tensors by where llama.cpp puts them, padded as a CUDA buffer pads them.
struct FileTensorBytes
{
    std::array<double, maxLayers + 1> layer{};
    std::array<double, maxLayers + 1> largest{}; ///< the largest tensor of the layer
    std::array<double, maxLayers + 1> up{};      ///< its up projection
    double output = 0;     ///< final norm and head, or the second copy of a tied embedding
    double firstExtra = 0; ///< goes with layer 0
    double host = 0;       ///< stays in host memory
    double file = 0;       ///< all tensors as stored
};

struct FileModel
{
    AiModel model;           ///< without id; the name is the file's own or that of the file, made inert
    QString path;            ///< the file that was opened
    bool shapeKnown = false; ///< false: only the weights are known
    double weightBytes = 0;  ///< of all tensors; 0: not in the file
    QString precisionId; ///< how the file stores its weights, in the quantisation table; empty: no such id
    std::optional<LlamaCppShape> llamaCpp;          ///< as llama.cpp sees it, for GGUF files
    std::optional<FileTensorBytes> llamaCppWeights; ///< GGUF files that are all there

    bool hasExactWeights() const { return weightBytes > 0; }
};

} // namespace gpuwise
