// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the content of one GGUF file, or of all parts of a split one, says about the model.
#pragma once

#include "model/modelfiles/ggufformat.h"
#include "model/modelfiles/reportbuilder.h"

namespace gpuwise {

struct GgufPart
{
    QString name; ///< of the file, without folder
    GgufContent content;
};

/// Which part of how many this is; {1, 1}: not split. Throws FileRefused.
struct GgufSplit
{
    int number = 1; ///< from 1
    int count = 1;
};
GgufSplit splitOf(const GgufContent &content);

/// The first part carries the metadata. `partCount`: parts the model has, which may be more than are here.
/// Throws FileRefused.
ModelFileReport describeGguf(const std::vector<GgufPart> &parts, int partCount, const QString &path);

/// The id in the quantisation table of "general.file_type"; empty: none.
QString precisionOfFileType(int fileType);

} // namespace gpuwise
