// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sessionfiling.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace gpuwise {

SessionFiling::SessionFiling(SessionKeeper &keeper, QWidget *window)
    : QObject(window)
    , m_keeper(keeper)
    , m_window(window)
{}

void SessionFiling::say(const QString &title, const QString &text, bool warning)
{
    auto *box = new QMessageBox(m_window);
    box->setObjectName(QStringLiteral("sessionMessageBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(warning ? QMessageBox::Warning : QMessageBox::Information);
    box->setTextFormat(Qt::PlainText);
    box->setWindowTitle(title);
    box->setText(text);
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

void SessionFiling::askToOpen()
{
    auto *dialog = new QFileDialog(m_window, tr("Open a session"), QFileInfo(m_keeper.path()).path(),
                                   tr("Sessions of GPUwise (%1)").arg(QStringLiteral("*.gpuwise")));
    dialog->setObjectName(QStringLiteral("openSessionDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &SessionFiling::open);
    dialog->open();
}

void SessionFiling::open(const QString &path)
{
    const auto now = [this, path] { openNow(path); };
    if (m_keeper.isModified())
        askAboutChanges(now, now);
    else
        now();
}

void SessionFiling::openNow(const QString &path)
{
    const SessionKeeper::Opened opened = m_keeper.open(path);
    if (opened.ok)
        showView(opened.view);
    if (!opened.text.isEmpty())
        say(opened.ok ? tr("Session") : tr("This session cannot be opened"), opened.text, !opened.ok);
}

void SessionFiling::save()
{
    saveThen([] {});
}

void SessionFiling::saveThen(const std::function<void()> &then)
{
    if (m_keeper.path().isEmpty())
        askWhereToSave(then);
    else
        saveTo(m_keeper.path(), then);
}

void SessionFiling::saveAs()
{
    askWhereToSave([] {});
}

void SessionFiling::askWhereToSave(const std::function<void()> &then)
{
    auto *dialog = new QFileDialog(m_window, tr("Save the session"), QFileInfo(m_keeper.path()).path(),
                                   tr("Sessions of GPUwise (%1)").arg(QStringLiteral("*.gpuwise")));
    dialog->setObjectName(QStringLiteral("saveSessionDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("gpuwise"));
    dialog->selectFile(m_keeper.path().isEmpty() ? tr("GPU decision") + QStringLiteral(".gpuwise")
                                                 : QFileInfo(m_keeper.path()).fileName());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, then](const QString &path) { saveTo(path, then); });
    dialog->open();
}

void SessionFiling::saveTo(const QString &path, const std::function<void()> &then)
{
    const QString error = m_keeper.saveAs(path, viewNow());
    if (!error.isEmpty()) {
        say(tr("The session was not saved"), error, true);
        return;
    }
    Q_EMIT saved(m_keeper.name());
    then();
}

bool SessionFiling::wouldLose() const
{
    return m_keeper.isModified() && (!m_keeper.path().isEmpty() || !keepsUnsaved);
}

bool SessionFiling::mayClose(const std::function<void()> &then)
{
    if (!wouldLose() || m_givenUp)
        return true;
    askAboutChanges(then, [this, then] {
        if (!m_keeper.path().isEmpty())
            m_keeper.open(m_keeper.path()); // else the next start would bring back what was given up
        m_givenUp = true;
        then();
    });
    return false;
}

void SessionFiling::askAboutChanges(const std::function<void()> &then, const std::function<void()> &discard)
{
    if (m_question) {
        m_question->activateWindow();
        return;
    }
    auto *box = new QMessageBox(m_window);
    m_question = box;
    box->setObjectName(QStringLiteral("unsavedBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(QMessageBox::Question);
    box->setTextFormat(Qt::PlainText);
    box->setWindowTitle(tr("Unsaved changes"));
    box->setText(m_keeper.path().isEmpty() ? tr("This session was not saved. Save it first?")
                                           : tr("%1 was changed. Save the changes?").arg(m_keeper.name()));
    QPushButton *save = box->addButton(tr("&Save"), QMessageBox::AcceptRole);
    QPushButton *drop = box->addButton(tr("&Don't save"), QMessageBox::DestructiveRole);
    QPushButton *cancel = box->addButton(tr("&Cancel"), QMessageBox::RejectRole);
    save->setObjectName(QStringLiteral("unsavedSaveButton"));
    drop->setObjectName(QStringLiteral("unsavedDropButton"));
    cancel->setObjectName(QStringLiteral("unsavedCancelButton"));
    box->setDefaultButton(save);
    box->setEscapeButton(cancel);
    connect(box, &QMessageBox::buttonClicked, this,
            [this, save, drop, then, discard](QAbstractButton *clicked) {
                if (clicked == save)
                    saveThen(then);
                else if (clicked == drop)
                    discard();
            });
    box->open();
}

} // namespace gpuwise
