// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a file is, by its name and its first bytes, and the files that people pick by mistake.
#pragma once

#include "model/modelfiles/modelfile.h"

class QIODevice;

namespace gpuwise {

/// Throws FileRefused for an empty file, a Git LFS pointer, a web page, a ZIP archive, a PDF.
void refuseEverydayMistakes(QIODevice &device);

/// By the name's ending, else by the first bytes. Throws FileRefused when neither tells.
ModelFileKind kindOf(QIODevice &device, const QString &path);

} // namespace gpuwise
