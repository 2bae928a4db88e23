// SPDX-License-Identifier: GPL-3.0-or-later
//
// The report as a PDF file: vectors and searchable text, no pictures.
#pragma once

#include "model/report/reportcontent.h"
#include "ui/report/paper.h"

#include <QByteArray>
#include <QString>

namespace gpuwise {

/// Empty when painting failed.
QByteArray makePdf(const ReportContent &content, Paper paper,
                   Orientation orientation = Orientation::Portrait);

/// The whole file or nothing: on failure what stood at `path` is untouched, and `error` says why in the
/// installed language. Needs a QGuiApplication, with any platform.
bool writePdf(const ReportContent &content, const QString &path, Paper paper, QString *error,
              Orientation orientation = Orientation::Portrait);

} // namespace gpuwise
