// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reportexport.h"

#include "model/report/report.h"
#include "model/session/session.h"
#include "ui/reportdialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QStandardPaths>

#include <memory>

namespace gpuwise {

namespace {

void say(QWidget *parent, QMessageBox::Icon icon, const QString &text)
{
    auto *box = new QMessageBox(parent);
    box->setObjectName(QStringLiteral("reportMessageBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(icon);
    box->setTextFormat(Qt::PlainText);
    box->setWindowTitle(QCoreApplication::translate("ReportExport", "Report"));
    box->setText(text);
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

QString filterOf(ReportFormat format)
{
    const QString suffix = reportSuffix(format);
    return suffix.isEmpty() ? QStringLiteral("%1 (*)").arg(reportFormatName(format))
                            : QStringLiteral("%1 (*.%2)").arg(reportFormatName(format), suffix);
}

ReportFormat formatOf(const QString &filter)
{
    for (const ReportFormat format : reportFormats)
        if (filter == filterOf(format))
            return format;
    return ReportFormat::Pdf;
}

} // namespace

ReportContent sessionReport(const Session &session, const ReportChoices &choices)
{
    ReportRequest request;
    request.catalogue = &session.catalogue();
    request.workload = session.workload();
    request.cards = session.shortlist();
    request.baseline = session.state().baseline;
    request.focus = ReportFocus::Advice;
    request.locale = QLocale();
    request.today = session.today();
    request.advice = &session.advice();
    request.sections = choices.sections;
    request.pc = session.pc();
    request.costs = session.costs();
    request.tierWeights = session.tierWeights();
    return makeReport(request);
}

bool writeSessionReport(const Session &session, const QString &path, QString *error,
                        const ReportChoices &choices)
{
    const ReportTarget target{ReportFormat::Pdf, path};
    return writeReportFiles(sessionReport(session, choices), {&target, 1},
                            choices.paper.value_or(defaultPaper(QLocale())), error, choices.orientation);
}

namespace {

void askForPlace(const Session &session, const ReportChoices &choices, QWidget *parent)
{
    const auto content = std::make_shared<ReportContent>(sessionReport(session, choices));
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    auto *dialog =
        new QFileDialog(parent, QCoreApplication::translate("ReportExport", "Save the report"), folder);
    dialog->setObjectName(QStringLiteral("reportFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const ReportFormat format : reportFormats)
        filters << filterOf(format);
    dialog->setNameFilters(filters);
    const auto choose = [dialog, content](ReportFormat format) {
        dialog->setDefaultSuffix(reportSuffix(format)); // before it asks whether to replace a file
        dialog->selectFile(proposedFileName(*content, format));
    };
    choose(ReportFormat::Pdf);
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                     [choose](const QString &filter) { choose(formatOf(filter)); });
    QObject::connect(
        dialog, &QFileDialog::fileSelected, parent, [content, choices, dialog, parent](const QString &path) {
            const ReportTarget target{formatOf(dialog->selectedNameFilter()), path};
            QString error;
            if (writeReportFiles(*content, {&target, 1}, choices.paper.value_or(defaultPaper(QLocale())),
                                 &error, choices.orientation))
                say(parent, QMessageBox::Information,
                    QCoreApplication::translate("ReportExport", "The report was saved as %1.")
                        .arg(QDir::toNativeSeparators(path)));
            else
                say(parent, QMessageBox::Warning, error);
        });
    dialog->open(); // no event loop of its own: the window stays alive
}

} // namespace

void askAndWriteReport(const Session &session, const ReportChoices &choices, QWidget *parent,
                       const std::function<void(const ReportChoices &)> &remember)
{
    auto *dialog = new ReportDialog(choices, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, parent, [&session, dialog, parent, remember] {
        remember(dialog->choices());
        askForPlace(session, dialog->choices(), parent);
    });
    dialog->open();
}

} // namespace gpuwise
