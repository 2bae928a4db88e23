// SPDX-License-Identifier: GPL-3.0-or-later
//
// The report as a PDF, from the window: the same content and painter as the command line's.
#pragma once

#include "ui/reportchoices.h"

#include <QString>

#include <functional>

class QWidget;

namespace gpuwise {

class Session;

/// Writes the report of the session's answers and shortlist. False and *error (a sentence) when it cannot be
/// written; then nothing is left behind.
bool writeSessionReport(const Session &session, const QString &path, QString *error,
                        const ReportChoices &choices = {});

/// Asks what and where, and writes there; a message says what happened. `remember` is told what was chosen.
void askAndWriteReport(const Session &session, const ReportChoices &choices, QWidget *parent,
                       const std::function<void(const ReportChoices &)> &remember);

} // namespace gpuwise
