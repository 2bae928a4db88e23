// SPDX-License-Identifier: GPL-3.0-or-later
//
// What safetensors files say about a model: exact bytes by type. The shape comes from the config.json beside
// them, when there is one.
#pragma once

#include "model/modelfiles/safetensorsformat.h"

namespace gpuwise {

struct SafetensorsPart
{
    QString name; ///< of the file, without folder
    SafetensorsContent content;
};

/// Puts the sums of these files into the report, which has a shape already when a config was read. Notes what
/// is incomplete.
void describeSafetensors(const std::vector<SafetensorsPart> &parts, ModelFileReport &report);

/// The same from an index whose files are not all there: the totals that it states.
void describeIndexOnly(const ShardIndex &index, qsizetype missing, ModelFileReport &report);

} // namespace gpuwise
