// SPDX-License-Identifier: GPL-3.0-or-later
//
// Asks this machine, or a recorded one, for its graphics cards. Blocks, up to some seconds where programs do
// not answer: call it in a thread of its own, and only when somebody asked for it.
#pragma once

#include "machine/programrun.h"
#include "model/detect/machine.h"

namespace gpuwise {

struct Catalogue;

struct MachineSource
{
    /// A folder with sys/, proc/meminfo, nvidia-smi.txt, amd-smi.json, rocm-smi.json, system_profiler.json,
    /// as far as they are there. Nothing is run then. Empty: this machine.
    QString recorded;
    QStringList programFolders = {}; ///< where to look for programs; empty: PATH
    RunLimits limits = {};
};

Machine readMachine(const Catalogue &catalogue, const MachineSource &source, const CancelCheck &isCancelled);

} // namespace gpuwise
