// SPDX-License-Identifier: GPL-3.0-or-later
//
// The report as files, from the window: the same content and renderers as the command line's.
#pragma once

#include "model/report/reportcontent.h"
#include "ui/reportchoices.h"
#include "ui/reportfiles/reportfiles.h"

#include <functional>

class QWidget;

namespace gpuwise {

class Session;

/// Of the session's answers and shortlist.
ReportContent sessionReport(const Session &session, const ReportChoices &choices = {});

/// Writes it as PDF. False and *error (a sentence) when it cannot be written; then nothing is left behind.
bool writeSessionReport(const Session &session, const QString &path, QString *error,
                        const ReportChoices &choices = {});

/// A file to be saved, and how: asked by a dialog that does not stop the window.
struct SaveQuestion
{
    QString title, filter, suffix;
    QString name; ///< proposed
    std::function<bool(const QString &path, QString *error)> write;
};
void askWhereToSave(const SaveQuestion &question, QWidget *parent,
                    const std::function<void(const QString &)> &saved);

/// Asks what, where and in which format, and writes there. `remember` is told what was chosen, `saved` where
/// it is; a message says why it could not be written.
void askAndWriteReport(const Session &session, const ReportChoices &choices, QWidget *parent,
                       const std::function<void(const ReportChoices &)> &remember,
                       const std::function<void(const QString &)> &saved);

} // namespace gpuwise
