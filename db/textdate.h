// SPDX-License-Identifier: GPL-3.0-or-later
//
// Dates as the facts and the user's store write them.
#pragma once

#include <QDate>
#include <QStringView>

namespace gpuwise {

/// "2026-11-30", "2026-11" (the first day of it) or "2026"; an invalid date for anything else. `monthOnly`
/// tells that no day was given.
QDate dateFromText(QStringView text, bool *monthOnly = nullptr);

} // namespace gpuwise
