// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reportfiles/reportfiles.h"

#include "model/export/filenames.h"
#include "model/export/reporttexts.h"
#include "ui/report/pdf.h"
#include "ui/reportfiles/htmlcolours.h"
#include "ui/reportfiles/wholefiles.h"
#include "ui/reportfiles/workbook.h"

#include <QCoreApplication>
#include <QDir>

namespace gpuwise {

namespace {

bool fail(QString *error, const QString &path, const QString &reason)
{
    if (error)
        *error = QCoreApplication::translate("ReportFiles", "Cannot write %1: %2")
                     .arg(QDir::toNativeSeparators(path), reason);
    return false;
}

/// Empty, with the reason, when it cannot be made.
QByteArray bytesOf(const ReportContent &content, ReportFormat format, Paper paper, Orientation orientation,
                   QString *reason)
{
    switch (format) {
    case ReportFormat::Pdf: {
        QByteArray bytes = makePdf(content, paper, orientation);
        if (bytes.isEmpty())
            *reason = QCoreApplication::translate("ReportFiles", "the page could not be painted");
        return bytes;
    }
    case ReportFormat::Html:
        return reportHtml(content, htmlColours());
    case ReportFormat::Xlsx:
        return makeWorkbook(content, reason);
    case ReportFormat::Markdown:
        return reportMarkdown(content);
    case ReportFormat::Csv:
        break; // several files
    }
    return {};
}

} // namespace

QString reportSuffix(ReportFormat format)
{
    switch (format) {
    case ReportFormat::Pdf:
        return QStringLiteral("pdf");
    case ReportFormat::Html:
        return QStringLiteral("html");
    case ReportFormat::Xlsx:
        return QStringLiteral("xlsx");
    case ReportFormat::Markdown:
        return QStringLiteral("md");
    case ReportFormat::Csv:
        break;
    }
    return {};
}

QString reportFormatName(ReportFormat format)
{
    switch (format) {
    case ReportFormat::Pdf:
        return QCoreApplication::translate("ReportFiles", "PDF document");
    case ReportFormat::Html:
        return QCoreApplication::translate("ReportFiles", "Web page");
    case ReportFormat::Xlsx:
        return QCoreApplication::translate("ReportFiles", "Excel workbook");
    case ReportFormat::Markdown:
        return QCoreApplication::translate("ReportFiles", "Markdown text");
    case ReportFormat::Csv:
        break;
    }
    return QCoreApplication::translate("ReportFiles", "Folder of CSV tables");
}

QString proposedFileName(const ReportContent &content, ReportFormat format)
{
    const QString name = QStringLiteral("GPUwise %1").arg(content.subject.section(u'·', 1).trimmed());
    return safeFileName(name, reportSuffix(format), QStringLiteral("GPUwise"));
}

bool writeReportFiles(const ReportContent &content, std::span<const ReportTarget> targets, Paper paper,
                      QString *error, Orientation orientation)
{
    std::vector<OutFile> files;
    QStringList folders;
    for (const ReportTarget &target : targets) {
        if (target.format == ReportFormat::Csv) {
            folders << target.path;
            for (CsvFile &table : reportCsv(content))
                files.push_back({QDir(target.path).filePath(table.name), std::move(table.bytes)});
            continue;
        }
        QString reason;
        QByteArray bytes = bytesOf(content, target.format, paper, orientation, &reason);
        if (bytes.isEmpty())
            return fail(error, target.path, reason);
        files.push_back({target.path, std::move(bytes)});
    }
    const WriteFault fault = writeWholeFiles(files, folders);
    return fault.path.isEmpty() || fail(error, fault.path, fault.reason);
}

} // namespace gpuwise
