// SPDX-License-Identifier: GPL-3.0-or-later
//
// A preview of an import as tables and as JSON.
#pragma once

#include "app/cli/texttable.h"
#include "model/domain/importpreview.h"

#include <QJsonObject>
#include <QLocale>

namespace gpuwise {

inline constexpr int mostShownRows = 200;

TextTable columnTable(const ImportPreview &preview);
TextTable rowTable(const ImportPreview &preview, const QLocale &locale, int mostRows = -1);
QJsonObject jsonImport(const ImportPreview &preview, const QLocale &locale, bool imported, bool dryRun);

} // namespace gpuwise
