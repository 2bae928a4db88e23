// SPDX-License-Identifier: GPL-3.0-or-later
//
// The report as a PDF, from the window: the same content and painter as the command line's.
#pragma once

#include <QString>

class QWidget;

namespace gpuwise {

class Session;

/// Writes the report of the session's answers and shortlist. False and *error (a sentence) when it cannot be
/// written; then nothing is left behind.
bool writeSessionReport(const Session &session, const QString &path, QString *error);

/// Asks for a place and writes there; a message says what happened.
void askAndWriteReport(const Session &session, QWidget *parent);

} // namespace gpuwise
