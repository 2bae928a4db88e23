// SPDX-License-Identifier: GPL-3.0-or-later
//
// The precisions worth offering for the present model and task, each with what its weights would need.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

#include <QString>

#include <vector>

namespace gpuwise {

struct PrecisionChoice
{
    enum class Mark
    {
        None,
        Native,     ///< what the model was published in
        Usual,      ///< what people use for the task
        AdaOrNewer, ///< FP8 arithmetic needs Ada, Hopper or newer
        ServerOnly, ///< a format of vLLM and its relatives
    };
    QString id; ///< empty: left to the runtime
    QString name;
    QString resolvesTo;       ///< of the automatic choice: the name of what it is at present
    double bitsPerWeight = 0; ///< 0 for the automatic choice
    double weightBytes = 0;   ///< 0: cannot be estimated
    double neededBytes = 0;   ///< expected need of the whole workload on one card; 0: cannot be estimated
    Mark mark = Mark::None;
};

/// In falling size; the automatic choice first. The present answer is always among them.
std::vector<PrecisionChoice> precisionChoices(const Catalogue &catalogue, const Workload &workload);

/// The workload with a precision that belongs to another kind of task taken back to automatic: a GGUF file
/// cannot be fine-tuned, an NF4 base is no inference file.
Workload withFittingPrecision(const Catalogue &catalogue, Workload workload);

QString precisionMarkText(PrecisionChoice::Mark mark);

} // namespace gpuwise
