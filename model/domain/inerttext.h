// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names in files and in the output of programs are written by strangers.
#pragma once

#include <QString>

namespace gpuwise {

/// Text of strangers made harmless: one line, no control or direction characters, no lone surrogates, at most
/// `limit` characters.
QString inertText(QStringView text, int limit = 80);

} // namespace gpuwise
