// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names of files that the program proposes or makes. Names of cards and models come from strangers: only
// letters, digits and a few harmless signs get through, so that a name is one file in the chosen folder on
// every system, shown as it is.
#pragma once

#include <QString>

namespace gpuwise {

inline constexpr int mostFileNameBytes = 200; ///< of UTF-8, suffix and all

/// "显卡报告", "pdf" -> "显卡报告.pdf". What is not allowed becomes a dash; nothing left: `fallback`. An
/// empty suffix makes the name of a folder.
QString safeFileName(const QString &wished, const QString &suffix,
                     const QString &fallback = QStringLiteral("GPUwise"));

} // namespace gpuwise
