// SPDX-License-Identifier: GPL-3.0-or-later
//
// Facts that are words ("no", "PCIe low-profile") in the user's language. Names, standards and sizes are the
// same in every language and pass unchanged.
#pragma once

#include <QString>

namespace gpuwise {

QString factWord(const QString &text);

} // namespace gpuwise
