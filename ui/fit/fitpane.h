// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything about the group that is chosen in the table: its need by term, the matrix of other answers, how
// far the workload can grow, and what would make it fit where it does not.
#pragma once

#include "model/advice/groupfit.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QGridLayout;
class QPushButton;

namespace gpuwise {

class ChangeList;
class MatrixPanel;
class Panel;
class Session;
class TermList;
class TextLabel;
class VerdictLabel;

class FitPane final : public QWidget
{
    Q_OBJECT
public:
    explicit FitPane(Session &session, QWidget *parent = nullptr);

    void showGroup(const GroupFit &group); ///< of the session's present workload
    void retranslate();

Q_SIGNALS:
    void groupAsked(const gpuwise::CardGroup &cards); ///< a change was tried that is about these cards
    void buttonsChanged();                            ///< those of the changes are new

private:
    void makeCardPanel();
    void refreshCard();
    void refreshLimits();
    void refreshChanges();
    void renewChanges(bool sameCards); ///< at once, or when the slider has come to rest
    void showInShortlist();
    void tryChange(const Workload &workload);

    Session &m_session;
    GroupFit m_group;
    Panel *m_card;
    TextLabel *m_name;
    VerdictLabel *m_verdict;
    TextLabel *m_memory;
    TextLabel *m_speed;
    TermList *m_terms;
    TextLabel *m_obstacle;
    QPushButton *m_compare;
    MatrixPanel *m_matrix;
    QWidget *m_limits;
    QGridLayout *m_limitLines;
    Panel *m_changes;
    TextLabel *m_changesTitle;
    ChangeList *m_changeList;
    std::vector<FitChange> m_found;
    QTimer m_later;
    QElapsedTimer m_sinceLast;
};

} // namespace gpuwise
