// SPDX-License-Identifier: GPL-3.0-or-later
//
// The signs in front of texts as characters, and which addresses may become links.
#pragma once

#include "model/report/reportcontent.h"

class QUrl;

namespace gpuwise {

QString signOf(ReportMark mark); ///< "✓"; empty for None and Bullet

/// Invalid unless it is a plain address of the web: nothing else is made a link.
QUrl webAddress(const QString &text);

} // namespace gpuwise
