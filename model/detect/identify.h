// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which card of the catalogue is it? A PCI id that belongs to one card alone says so. Where several products
// share an id, each has conditions (pci_ids.csv): what is reported takes away those it contradicts and
// confirms those it meets. One product left is the answer; otherwise the candidates are listed and somebody
// is asked. A name alone is never enough, except for Apple's chips, which have no id: there the name, the
// number of cores and the machine's memory must all agree.
#pragma once

#include "model/detect/machine.h"

namespace gpuwise {

struct Catalogue;

/// `systemMemoryBytes`: of the machine, which chips with unified memory compute in.
DetectedCard identify(const Catalogue &catalogue, const Sighting &sighting,
                      std::optional<double> systemMemoryBytes);

/// Merged, identified, cards that compute first.
Machine machineOf(const Catalogue &catalogue, const std::vector<Reading> &readings,
                  const std::optional<DetectedFact> &systemMemory);

} // namespace gpuwise
