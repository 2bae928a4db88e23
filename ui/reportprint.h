// SPDX-License-Identifier: GPL-3.0-or-later
//
// The report on a printer, seen before: the same pages, breaks and painter as the PDF's.
#pragma once

class QPrinter;
class QWidget;

namespace gpuwise {

class Session;
struct ReportChoices;
struct ReportContent;

/// Opens the preview; its own button prints. The page setup is that of the last time.
void previewReport(const Session &session, const ReportChoices &choices, QWidget *parent);

/// The pages from first to last (0: all), upright or across as its paper lies, each fitted to it without
/// changing its shape.
void printReport(QPrinter &printer, const ReportContent &content);

} // namespace gpuwise
