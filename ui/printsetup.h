// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page setup of the last print, kept between starts. What cannot be read is the default of the country.
#pragma once

#include <QLocale>
#include <QPageLayout>

namespace gpuwise {

QString printSetupFile();
QPageLayout readPrintSetup(const QString &file, const QLocale &locale);
void writePrintSetup(const QString &file, const QPageLayout &layout);

} // namespace gpuwise
