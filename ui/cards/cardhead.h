// SPDX-License-Identifier: GPL-3.0-or-later
//
// The head of the details of a card: its name, whether it holds the workload, and what can be done with it.
#pragma once

#include "model/session/ownform.h"

#include <QWidget>

class QPushButton;

namespace gpuwise {

struct CardDetails;
class FitBarWidget;
class MenuButton;
class Session;
class TextLabel;
class VerdictLabel;

class CardHead final : public QWidget
{
    Q_OBJECT
public:
    explicit CardHead(Session &session, QWidget *parent = nullptr);

    void showCard(const CardDetails &details);
    void showFit(const CardDetails &details); ///< the verdict alone
    void refreshButtons();

Q_SIGNALS:
    void cardAsked(const QString &gpuId); ///< a new one of the user's
    void messageAsked(const QString &text);
    void starAsked(const QString &gpuId); ///< a favourite, or no longer

private:
    void layOut();
    void own();
    void fillMine(); ///< the menu of what the user can add and take away
    void openForm(OwnFormKind kind);
    void removeMine(const UserEdits &edits);

    Session &m_session;
    QString m_card, m_shownName;
    TextLabel *m_name, *m_meta;
    QPushButton *m_compare, *m_own, *m_star;
    MenuButton *m_mine;
    QWidget *m_fitRow;
    FitBarWidget *m_bar;
    VerdictLabel *m_verdict;
    TextLabel *m_fitFor;
};

} // namespace gpuwise
