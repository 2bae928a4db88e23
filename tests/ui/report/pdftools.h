// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads a PDF as others do: with the tools of poppler-utils.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace gpuwise {

/// What the tool prints for the file. Stops the test program when the tool is missing or fails: without it
/// nothing was tested.
QString popplerOutput(const QString &tool, const QStringList &arguments);

QString pdfText(const QString &path); ///< in reading order, pages parted by form feeds
QString pdfInfo(const QString &path);
QString pdfFonts(const QString &path);
QString pdfImages(const QString &path); ///< header lines only when there is none

} // namespace gpuwise
