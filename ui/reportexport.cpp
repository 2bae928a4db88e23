// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reportexport.h"

#include "model/report/report.h"
#include "model/session/session.h"
#include "ui/report/pdf.h"
#include "ui/reportdialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QStandardPaths>

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

} // namespace

bool writeSessionReport(const Session &session, const QString &path, QString *error,
                        const ReportChoices &choices)
{
    const QLocale locale;
    ReportRequest request;
    request.catalogue = &session.catalogue();
    request.workload = session.workload();
    request.cards = session.shortlist();
    request.baseline = session.baseline();
    request.focus = ReportFocus::Advice;
    request.locale = locale;
    request.today = session.today();
    request.advice = &session.advice();
    request.sections = choices.sections;
    request.pc = session.pc();
    request.costs = session.costs();
    request.tierWeights = session.tierWeights();
    return writePdf(makeReport(request), path, choices.paper.value_or(defaultPaper(locale)), error,
                    choices.orientation);
}

namespace {

void askForPlace(const Session &session, const ReportChoices &choices, QWidget *parent)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    auto *dialog =
        new QFileDialog(parent, QCoreApplication::translate("ReportExport", "Save the report"), folder,
                        QCoreApplication::translate("ReportExport", "PDF documents (*.pdf)"));
    dialog->setObjectName(QStringLiteral("reportFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf")); // before it asks whether to replace a file
    dialog->selectFile(QStringLiteral("GPUwise-report.pdf"));
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [&session, choices, parent](const QString &path) {
                         QString error;
                         if (writeSessionReport(session, path, &error, choices))
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
