// SPDX-License-Identifier: GPL-3.0-or-later
//
// A workload in a few words, where it stands in a row or a sentence.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

/// "Llama 3.1 70B, Q4_K_M"
QString workloadName(const Catalogue &catalogue, const Workload &workload, const QLocale &locale);
/// "QLoRA, 2K tokens, batch 1", "Inference, 8K context, 4 users"
QString workloadSettings(const Workload &workload, const QLocale &locale);

} // namespace gpuwise
