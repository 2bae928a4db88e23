// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/modelfileopening.h"

#include "model/modelfiles/modelfile.h"
#include "model/session/fileanswer.h"
#include "model/session/precisionchoices.h"
#include "model/session/session.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QUrl>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ModelFileOpening)
};

void say(QWidget *parent, QMessageBox::Icon icon, const QString &title, const QString &text)
{
    auto *box = new QMessageBox(parent);
    box->setObjectName(QStringLiteral("modelFileMessageBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(icon);
    box->setTextFormat(Qt::PlainText);
    box->setWindowTitle(title);
    box->setText(text);
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

QString remarksOf(const ModelFileReport &report)
{
    QStringList lines{Words::tr("%1 was read. To know:").arg(report.content.model.name)};
    for (const FileRemark &remark : report.remarks)
        lines << remarkText(remark);
    return lines.join(QStringLiteral("\n\n"));
}

} // namespace

bool openModelFile(Session &session, const QString &path, QWidget *parent)
{
    const ModelFileResult result = readModelFile(path);
    if (const auto *problem = std::get_if<FileProblem>(&result)) {
        say(parent, QMessageBox::Warning, Words::tr("This file cannot be used"), problemText(*problem));
        return false;
    }
    const auto &report = std::get<ModelFileReport>(result);
    if (!isAnswer(report.content)) {
        say(parent, QMessageBox::Warning, Words::tr("This file cannot be used"),
            Words::tr("%1 tells neither a shape nor a size: nothing can be estimated from it.")
                .arg(inertText(QFileInfo(path).fileName())));
        return false;
    }
    Workload workload = session.workload();
    workload.model = answerOf(session.catalogue(), report.content);
    session.setWorkload(withFittingPrecision(session.catalogue(), workload), EditKind::OpenModelFile);
    if (!report.remarks.empty())
        say(parent, QMessageBox::Information, Words::tr("Model file"), remarksOf(report));
    return true;
}

void askForModelFile(Session &session, QWidget *parent)
{
    auto *dialog =
        new QFileDialog(parent, Words::tr("Open a model file"), QString(),
                        Words::tr("Model files (%1)").arg(QStringLiteral("*.gguf *.safetensors *.json")));
    dialog->setObjectName(QStringLiteral("modelFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [&session, parent](const QString &path) { openModelFile(session, path, parent); });
    dialog->open();
}

QString fileIn(const QMimeData &mime)
{
    const QList<QUrl> addresses = mime.urls();
    for (const QUrl &address : addresses)
        if (address.isLocalFile())
            return address.toLocalFile();
    return {};
}

} // namespace gpuwise
