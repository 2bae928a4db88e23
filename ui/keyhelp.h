// SPDX-License-Identifier: GPL-3.0-or-later
//
// What F1 says: every key of the window, place by place.
#pragma once

#include <QString>

namespace gpuwise {

QString keyHelp();

} // namespace gpuwise
