// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which byte sequences UTF-8 (RFC 3629, section 4) and GB18030 (GB 18030-2005, table 1: one, two or four
// bytes) have. Decoders differ in what they let pass, and none says where the fault stands.
#pragma once

#include <QByteArrayView>

namespace gpuwise {

/// Where the first sequence stands that is none, a cut last one included; the size when all are good.
/// `longest`: the length of the longest sequence seen.
qsizetype firstNotUtf8(QByteArrayView bytes, int *longest = nullptr);
qsizetype firstNotGb18030(QByteArrayView bytes);

/// A line that surely is UTF-8: with signs of three bytes, as Chinese has, and no fault. GB18030 text has
/// such lines by chance only once in a blue moon.
bool hasLineOfUtf8(QByteArrayView bytes);

} // namespace gpuwise
