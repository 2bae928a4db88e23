// SPDX-License-Identifier: GPL-3.0-or-later
//
// The guide's scenes as workloads, so that their picks follow catalogue and engine.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

#include <QString>

#include <span>

namespace gpuwise {

struct GuideScene
{
    const char *id;    ///< "serve": the entry is "sc-serve"
    const char *words; ///< as guideworkload.h reads them
};
std::span<const GuideScene> guideScenes();
QString guideSceneName(const GuideScene &scene); ///< "A service for many users"

/// Buying or renting, whichever is wiser, without a limit; ids that the catalogue lacks give an empty
/// workload.
Workload sceneWorkload(const Catalogue &catalogue, const GuideScene &scene, Region region, Currency currency);

} // namespace gpuwise
