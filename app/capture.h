// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures of every page and wizard step, for documents and for looking at the work: `gpuwise --capture DIR`.
#pragma once

#include <QString>
#include <QStringList>

namespace gpuwise {

class MainWindow;

struct CaptureResult
{
    QStringList files; ///< written, in order
    QString failed;    ///< the first that could not be written; then nothing after it was tried
};

/// Makes the folder when it is missing. Needs no display when the platform is "offscreen".
CaptureResult captureWindow(MainWindow &window, const QString &folder);

} // namespace gpuwise
