// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stands over the window while an import is undone or done again: how far that is, and a button that leaves
// everything as it was. It closes by itself.
#pragma once

#include <QDialog>

class QProgressBar;
class QPushButton;

namespace gpuwise {

class OwnDataSaving;
class Session;
struct OwnDataChange;

/// From here on undoing waits in a dialog; fewer edits are saved before anybody could read it.
constexpr std::size_t manyEdits = 2000;

class SavingDialog final : public QDialog
{
    Q_OBJECT
public:
    SavingDialog(Session &session, const OwnDataChange &change, QWidget *parent);

    void reject() override; ///< stops

Q_SIGNALS:
    void refused(const QString &why);

private:
    OwnDataSaving *m_saving;
    QProgressBar *m_progress;
    QPushButton *m_stop;
};

} // namespace gpuwise
