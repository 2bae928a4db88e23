// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf.h"

#include "model/domain/wholefile.h"
#include "ui/report/document.h"
#include "ui/report/units.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

namespace gpuwise {

namespace {

bool fail(QString *error, const QString &path, const QString &reason)
{
    if (error)
        *error = QCoreApplication::translate("ReportPdf", "Cannot write %1: %2")
                     .arg(QDir::toNativeSeparators(path), reason);
    return false;
}

} // namespace

QByteArray makePdf(const ReportContent &content, Paper paper, Orientation orientation)
{
    const ReportDocument document(content, paper, orientation);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(unitsPerInch);
    writer.setPageSize(pageSize(paper));
    writer.setPageOrientation(orientation == Orientation::Landscape ? QPageLayout::Landscape
                                                                    : QPageLayout::Portrait);
    writer.setPageMargins(QMarginsF(0, 0, 0, 0)); // the frame has its own
    writer.setTitle(content.title);
    writer.setCreator(QStringLiteral("GPUwise " GPUWISE_VERSION));
    QPainter painter;
    if (!painter.begin(&writer))
        return {};
    for (int page = 0; page < document.pageCount(); ++page) {
        if (page > 0 && !writer.newPage())
            return {};
        document.paintPage(painter, page);
    }
    if (!painter.end())
        return {};
    return bytes;
}

bool writePdf(const ReportContent &content, const QString &path, Paper paper, QString *error,
              Orientation orientation)
{
    // Made in memory first: one write then either reaches the disk or says why it does not.
    const QByteArray bytes = makePdf(content, paper, orientation);
    if (bytes.isEmpty())
        return fail(error, path, QCoreApplication::translate("ReportPdf", "the page could not be painted."));
    const QString reason = writeWholeFile(path, bytes);
    return reason.isEmpty() || fail(error, path, reason);
}

} // namespace gpuwise
