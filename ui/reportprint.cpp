// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reportprint.h"

#include "ui/printsetup.h"
#include "ui/report/document.h"
#include "ui/reportexport.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include <algorithm>
#include <memory>

namespace gpuwise {

namespace {

/// Letter and its longer kin are as wide as Letter; all else is nearer to A4.
Paper paperOf(const QPrinter &printer)
{
    const QSizeF inches = printer.pageLayout().pageSize().size(QPageSize::Inch);
    return qAbs(std::min(inches.width(), inches.height()) - 8.5) < 0.05 ? Paper::Letter : Paper::A4;
}

void fitPage(QPainter &painter, const QSizeF &page, const QRectF &sheet)
{
    const double scale = std::min(sheet.width() / page.width(), sheet.height() / page.height());
    painter.translate((sheet.width() - page.width() * scale) / 2,
                      (sheet.height() - page.height() * scale) / 2);
    painter.scale(scale, scale);
}

} // namespace

void printReport(QPrinter &printer, const ReportContent &content)
{
    printer.setFullPage(true);
    const bool across = printer.pageLayout().orientation() == QPageLayout::Landscape;
    const ReportDocument document(content, paperOf(printer),
                                  across ? Orientation::Landscape : Orientation::Portrait);
    const int first = printer.fromPage() > 0 ? std::min(printer.fromPage(), document.pageCount()) : 1;
    const int last =
        printer.toPage() > 0 ? std::min(printer.toPage(), document.pageCount()) : document.pageCount();
    QPainter painter;
    if (!painter.begin(&printer))
        return;
    const QSizeF page = document.pageSize();
    for (int number = first; number <= last; ++number) {
        if (number > first && !printer.newPage())
            return;
        painter.save();
        fitPage(painter, page, printer.paperRect(QPrinter::DevicePixel));
        document.paintPage(painter, number - 1);
        painter.restore();
    }
}

void previewReport(const Session &session, const ReportChoices &choices, QWidget *parent)
{
    const auto content = std::make_shared<ReportContent>(sessionReport(session, choices));
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageLayout(readPrintSetup(printSetupFile(), QLocale()));
    printer->setDocName(content->title);
    auto *dialog = new QPrintPreviewDialog(printer.get(), parent);
    dialog->setObjectName(QStringLiteral("reportPreviewDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QCoreApplication::translate("ReportPrint", "Print the report"));
    QObject::connect(dialog, &QPrintPreviewDialog::paintRequested, dialog,
                     [content](QPrinter *target) { printReport(*target, *content); });
    // The printer outlives the dialog, which paints from it until the end.
    QObject::connect(dialog, &QObject::destroyed, [printer] {});
    QObject::connect(dialog, &QDialog::finished, dialog,
                     [printer] { writePrintSetup(printSetupFile(), printer->pageLayout()); });
    dialog->resize(900, 760);
    dialog->open(); // no event loop of its own: the window stays alive
}

} // namespace gpuwise
