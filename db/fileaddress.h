// SPDX-License-Identifier: GPL-3.0-or-later
//
// SQLite on Debian takes names that start with "file:" for addresses, so a path is always given as an
// absolute address, always encoded.
#pragma once

#include <QString>

namespace gpuwise {

/// `query` as SQLite's documentation of URI file names has it: "mode=ro&immutable=1".
QString fileAddress(const QString &path, QLatin1StringView query);

/// Read only, and nobody writes while it is read: nothing is locked, and nothing is written beside it.
inline constexpr QLatin1StringView stillFile("mode=ro&immutable=1");

} // namespace gpuwise
