// SPDX-License-Identifier: GPL-3.0-or-later
//
// The config.json of a Hugging Face model: its shape under every family's own key names.
#pragma once

#include "model/modelfiles/jsontree.h"
#include "model/modelfiles/reportbuilder.h"

namespace gpuwise {

/// Throws FileRefused.
ModelFileReport readHuggingFaceConfig(QIODevice &device, const QString &path);

/// How the config says that weights are stored: `precision` in the quantisation table, empty when it names
/// none.
struct StoredType
{
    QString native;    ///< number type of the unquantised weights: "bf16"
    QString precision; ///< what the files hold: "gptq4", "fp8_block", or the same as native
};
class ConfigValues;
StoredType readStoredType(const ConfigValues &root, const ConfigValues &text, ModelFileReport &report);

} // namespace gpuwise
