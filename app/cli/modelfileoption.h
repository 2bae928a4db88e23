// SPDX-License-Identifier: GPL-3.0-or-later
//
// Model files on the command line.
#pragma once

#include "model/domain/catalogue.h"
#include "model/modelfiles/modelfile.h"

#include <QJsonObject>

namespace gpuwise {

/// Throws CliError: BadInput for a file that is refused, InputOutputFailed for one that cannot be read.
ModelFileReport readModelFileOrFail(const QString &path);

/// `--model` may name a file: an ending of a model file, or a path to something that is there.
bool namesModelFile(const QString &text);

QJsonObject jsonModelFile(const Catalogue &catalogue, const ModelFileReport &report);

} // namespace gpuwise
