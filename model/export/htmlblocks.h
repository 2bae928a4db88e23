// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each kind of block of the report as HTML.
#pragma once

#include "model/export/htmlpage.h"

#include <QLocale>

namespace gpuwise {

/// `heading` names tables that have no title of their own.
void writeHtmlBlock(HtmlPage &page, const ReportBlock &block, const QString &heading, const QLocale &locale);

void writeHtmlTable(HtmlPage &page, const ReportTable &table, const QString &caption);

} // namespace gpuwise
