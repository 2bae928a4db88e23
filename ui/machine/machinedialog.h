// SPDX-License-Identifier: GPL-3.0-or-later
//
// "This machine": asks for its graphics cards in a thread of its own, because programs of others are run for
// it, and shows what was found. Nothing happens before somebody opens it; asking can be stopped.
#pragma once

#include "model/session/machineview.h"

#include <QDialog>

#include <functional>
#include <memory>

class QPushButton;
class QThread;
class QVBoxLayout;

namespace gpuwise {

class PageScroll;
class TextLabel;

/// Asks the machine. Called in another thread; it looks at the function from time to time and stops when that
/// is true.
using MachineReader = std::function<Machine(const Catalogue &, const std::function<bool()> &isCancelled)>;

class MachineDialog final : public QDialog
{
    Q_OBJECT
public:
    /// The catalogue must outlive the dialog.
    MachineDialog(const Catalogue &catalogue, MachineReader reader, const MachineChoices &choices,
                  QWidget *parent = nullptr);
    ~MachineDialog() override;

    bool isReady() const { return m_thread == nullptr; }

Q_SIGNALS:
    void choicesChanged(const gpuwise::MachineChoices &choices);
    void upgradeAsked(const std::vector<gpuwise::CardGroup> &machine);
    void ownedAsked(const gpuwise::CardGroup &cards);
    void byHandAsked(); ///< nothing was recognised: somebody wants to say what is there

private:
    struct Work; ///< shared with the thread
    QSize wantedSize() const;
    QWidget *makeFoot();
    QWidget *makeByHand();
    void ask();
    void stop();
    void showWaiting(bool waiting);
    void showMachine();
    void choose(const QString &key, const QString &choice);

    const Catalogue &m_catalogue;
    MachineReader m_reader;
    MachineChoices m_choices;
    Machine m_machine;
    MachineView m_view;
    std::shared_ptr<Work> m_work;
    QThread *m_thread = nullptr;
    TextLabel *m_summary;
    QWidget *m_content;
    QVBoxLayout *m_list;
    PageScroll *m_scroll;
    QPushButton *m_upgrade, *m_owned, *m_again, *m_stop;
};

} // namespace gpuwise
