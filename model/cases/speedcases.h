// SPDX-License-Identifier: GPL-3.0-or-later
//
// Speed cases: rows of decode.csv, prefill.csv, training.csv and images.csv answered by the engine.
#pragma once

#include "model/cases/caserow.h"
#include "model/domain/catalogue.h"
#include "model/estimate/speed.h"

namespace gpuwise {

CaseAnswer decodeCase(const Catalogue &catalogue, const SpeedModel &speeds, const CaseRow &row);
CaseAnswer prefillCase(const Catalogue &catalogue, const SpeedModel &speeds, const CaseRow &row);
/// Tokens per second and card.
CaseAnswer trainingCase(const Catalogue &catalogue, const SpeedModel &speeds, const CaseRow &row);
/// Images per minute, or steps per second where the row does not say how many steps an image takes.
CaseAnswer imageCase(const Catalogue &catalogue, const SpeedModel &speeds, const CaseRow &row);

} // namespace gpuwise
