// SPDX-License-Identifier: GPL-3.0-or-later
//
// The question after a start that follows a crash: take up the work that was kept, or not. Escape leaves it
// for the next start.
#pragma once

#include "model/sessionfiles/recovery.h"

namespace gpuwise {

class MainWindow;

/// Does not stop the window.
void askAboutRecovery(Recovery &recovery, const Recovery::Found &found, MainWindow &window);

} // namespace gpuwise
