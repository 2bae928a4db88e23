// SPDX-License-Identifier: GPL-3.0-or-later
//
// One adapter of this machine: what it is and why, what somebody says it is instead, and each fact with the
// place it was read at.
#pragma once

#include "model/session/machineview.h"
#include "ui/widgets/panel.h"

class QComboBox;

namespace gpuwise {

class EntryRefusal;

class MachineCardPanel final : public Panel
{
    Q_OBJECT
public:
    MachineCardPanel(const Catalogue &catalogue, const MachineCardView &view, int index,
                     QWidget *parent = nullptr);

Q_SIGNALS:
    /// A card's id, noCard, or empty: as it was detected.
    void chosen(const QString &key, const QString &choice);

private:
    QWidget *makeHead(int index);
    QWidget *makeChoice(const Catalogue &catalogue, int index);
    QWidget *makeCandidates(const Catalogue &catalogue);
    void putBack();
    void finishTyping();

    const MachineCardView m_view;
    QComboBox *m_card = nullptr;
    EntryRefusal *m_refusal = nullptr;
};

} // namespace gpuwise
