// SPDX-License-Identifier: GPL-3.0-or-later
//
// The header of a safetensors file and the index of a model in several such files. Headers are read as a
// stream; tensor data never.
#pragma once

#include "model/modelfiles/reportbuilder.h"

class QIODevice;

namespace gpuwise {

struct SafetensorsContent
{
    TypeShares shares;
    quint64 tensors = 0;
    double bytes = 0;
    double parameters = 0;   ///< packed integers counted as what they hold; scales and zero points left out
    quint64 headerBytes = 0; ///< the eight bytes of its length included
    quint64 dataBytes = 0;
    quint64 fileBytes = 0;
};

/// Throws FileRefused. An incomplete download is accepted: compare dataBytes with fileBytes.
SafetensorsContent readSafetensors(QIODevice &device);

struct ShardIndex
{
    double totalBytes = 0;      ///< what the index says; 0: it does not
    double totalParameters = 0; ///< the same
    QStringList shards;         ///< plain names, sorted
    quint64 tensors = 0;
};
ShardIndex readShardIndex(QIODevice &device); ///< throws FileRefused

/// Letters, digits, "_", "-" and "." only, ending in ".safetensors", not hidden: a name that cannot leave its
/// folder.
bool isPlainShardName(QStringView name);

} // namespace gpuwise
