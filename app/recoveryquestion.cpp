// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recoveryquestion.h"

#include "ui/mainwindow.h"
#include "ui/sessionfiling.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RecoveryQuestion)
};

void takeOver(Recovery &recovery, const QString &path, MainWindow &window)
{
    const SessionKeeper::Opened opened = recovery.takeOver(path);
    if (opened.ok)
        window.showSessionView(opened.view);
    if (!opened.text.isEmpty())
        window.filing().say(Words::tr("Session"), opened.text, !opened.ok);
}

} // namespace

void askAboutRecovery(Recovery &recovery, const Recovery::Found &found, MainWindow &window)
{
    auto *box = new QMessageBox(&window);
    box->setObjectName(QStringLiteral("recoveryBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(QMessageBox::Question);
    box->setTextFormat(Qt::PlainText);
    box->setWindowTitle(Words::tr("Unfinished work"));
    box->setText(
        Words::tr("GPUwise was not closed properly. What you did until %1 was kept. Take it up again?")
            .arg(QLocale().toString(found.when, QLocale::ShortFormat)));
    QPushButton *restore = box->addButton(Words::tr("&Take it up"), QMessageBox::AcceptRole);
    QPushButton *discard = box->addButton(Words::tr("&Discard it"), QMessageBox::DestructiveRole);
    QPushButton *later = box->addButton(Words::tr("&Ask again later"), QMessageBox::RejectRole);
    restore->setObjectName(QStringLiteral("recoveryRestoreButton"));
    discard->setObjectName(QStringLiteral("recoveryDiscardButton"));
    later->setObjectName(QStringLiteral("recoveryLaterButton"));
    box->setDefaultButton(restore);
    box->setEscapeButton(later);
    QObject::connect(box, &QMessageBox::buttonClicked, &recovery,
                     [&recovery, &window, restore, discard, path = found.path](QAbstractButton *clicked) {
                         if (clicked == restore)
                             takeOver(recovery, path, window);
                         else if (clicked == discard)
                             recovery.discard(path);
                     });
    box->open();
}

} // namespace gpuwise
