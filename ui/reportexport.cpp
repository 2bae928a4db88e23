// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reportexport.h"

#include "model/report/report.h"
#include "model/session/session.h"
#include "ui/reportdialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QStandardPaths>

#include <memory>

namespace gpuwise {

namespace {

void warn(QWidget *parent, const QString &text)
{
    auto *box = new QMessageBox(parent);
    box->setObjectName(QStringLiteral("reportMessageBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(QMessageBox::Warning);
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

QFileDialog *makeDialog(const QString &title, QWidget *parent)
{
    auto *dialog =
        new QFileDialog(parent, title, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setObjectName(QStringLiteral("reportFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    return dialog;
}

void askForPlace(const Session &session, const ReportChoices &choices, QWidget *parent,
                 const std::function<void(const QString &)> &saved)
{
    const auto content = std::make_shared<ReportContent>(sessionReport(session, choices));
    QFileDialog *dialog = makeDialog(QCoreApplication::translate("ReportExport", "Save the report"), parent);
    QStringList filters;
    for (const ReportFormat format : reportFormats)
        filters << filterOf(format);
    dialog->setNameFilters(filters);
    const auto choose = [dialog, content](ReportFormat format) {
        dialog->setDefaultSuffix(reportSuffix(format)); // before it asks whether to replace a file
        dialog->selectFile(proposedFileName(*content, format));
    };
    dialog->selectNameFilter(filterOf(choices.format));
    choose(choices.format);
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                     [choose](const QString &filter) { choose(formatOf(filter)); });
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [content, choices, dialog, parent, saved](const QString &path) {
                         const ReportTarget target{formatOf(dialog->selectedNameFilter()), path};
                         QString error;
                         if (writeReportFiles(*content, {&target, 1},
                                              choices.paper.value_or(defaultPaper(QLocale())), &error,
                                              choices.orientation))
                             saved(path);
                         else
                             warn(parent, error);
                     });
    dialog->open(); // no event loop of its own: the window stays alive
}

} // namespace

void askWhereToSave(const SaveQuestion &question, QWidget *parent,
                    const std::function<void(const QString &)> &saved)
{
    QFileDialog *dialog = makeDialog(question.title, parent);
    dialog->setNameFilter(question.filter);
    dialog->setDefaultSuffix(question.suffix);
    dialog->selectFile(question.name);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [write = question.write, parent, saved](const QString &path) {
                         QString error;
                         if (write(path, &error))
                             saved(path);
                         else
                             warn(parent, error);
                     });
    dialog->open();
}

void askAndWriteReport(const Session &session, const ReportChoices &choices, QWidget *parent,
                       const std::function<void(const ReportChoices &)> &remember,
                       const std::function<void(const QString &)> &saved)
{
    auto *dialog = new ReportDialog(choices, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, parent, [&session, dialog, parent, remember, saved] {
        remember(dialog->choices());
        askForPlace(session, dialog->choices(), parent, saved);
    });
    dialog->open();
}

} // namespace gpuwise
