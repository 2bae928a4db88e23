// SPDX-License-Identifier: GPL-3.0-or-later
//
// Does software exist for a card? The software matrix with its precedence, asked by framework and operating
// system.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

namespace gpuwise {

/// The most specific row of the matrix for the card and framework; null: the matrix says nothing.
const SoftwareSupport *softwareFor(const Catalogue &catalogue, const Gpu &gpu, QStringView framework);

enum class Support : std::uint8_t
{
    Official,
    Partial,
    Community,
    None,
    NotStated
};

struct SoftwareAnswer
{
    Support support = Support::NotStated;
    QString framework; ///< the row's framework, such as "llama.cpp (CUDA)"
    const SoftwareSupport *row = nullptr;
};

/// Whether what the workload needs (its runtime or training framework) runs on the card under the system.
SoftwareAnswer supportFor(const Catalogue &catalogue, const Gpu &gpu, Task task, Runtime runtime,
                          Framework framework, OperatingSystem os);

} // namespace gpuwise
