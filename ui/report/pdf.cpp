// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf.h"

#include "ui/report/document.h"
#include "ui/report/units.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace gpuwise {

namespace {

bool fail(QString *error, const QString &path, const QString &reason)
{
    if (error)
        *error = QCoreApplication::translate("ReportPdf", "Cannot write %1: %2")
                     .arg(QDir::toNativeSeparators(path), reason);
    return false;
}

/// Null when all was written. A disk that fills up takes a part without complaint: only the next write says
/// why.
QString writeAll(QSaveFile &file, const QByteArray &bytes)
{
    for (qint64 at = 0; at < bytes.size();) {
        const qint64 taken = file.write(bytes.constData() + at, bytes.size() - at);
        if (taken <= 0)
            return file.errorString();
        at += taken;
    }
    return {};
}

} // namespace

QByteArray makePdf(const ReportContent &content, Paper paper)
{
    const ReportDocument document(content, paper);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(unitsPerInch);
    writer.setPageSize(pageSize(paper));
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

bool writePdf(const ReportContent &content, const QString &path, Paper paper, QString *error)
{
    // Made in memory first: one write then either reaches the disk or says why it does not.
    const QByteArray bytes = makePdf(content, paper);
    if (bytes.isEmpty())
        return fail(error, path, QCoreApplication::translate("ReportPdf", "the page could not be painted."));
    // The finished file takes the place of what stands at the path: that must not be a device, pipe or
    // folder.
    const QFileInfo target(path);
    if (target.exists() && !target.isFile())
        return fail(error, path, QCoreApplication::translate("ReportPdf", "it is not a regular file."));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly |
                   QIODevice::Unbuffered)) // so that a full disk is met here, with its reason
        return fail(error, path, file.errorString());
    const QString reason = writeAll(file, bytes);
    if (!reason.isNull()) {
        file.cancelWriting();
        return fail(error, path, reason);
    }
    if (!file.commit())
        return fail(error, path, file.errorString());
    return true;
}

} // namespace gpuwise
