// SPDX-License-Identifier: GPL-3.0-or-later
//
// A model file picked or dropped becomes the model of the workload, as one undo step. What is wrong or odd
// with it is said in a box of plain text, for its words come from a stranger.
#pragma once

#include <QString>

class QMimeData;
class QWidget;

namespace gpuwise {

class Session;

/// False: the file was refused, the workload is as before, and a box says why.
bool openModelFile(Session &session, const QString &path, QWidget *parent);

/// Asks which file, without stopping the window.
void askForModelFile(Session &session, QWidget *parent);

/// The first local file of a drag; empty: there is none.
QString fileIn(const QMimeData &mime);

} // namespace gpuwise
