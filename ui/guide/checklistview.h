// SPDX-License-Identifier: GPL-3.0-or-later
//
// The checklist before ordering for one card: chosen here, else the best pick or the first card of the
// comparison.
#pragma once

#include "model/guide/checklist.h"

#include <QSet>
#include <QStringList>
#include <QWidget>

#include <map>

class QPushButton;
class QVBoxLayout;

namespace gpuwise {

class CardPickPopup;
class PageScroll;
class Segmented;
class Session;
class TextLabel;

class ChecklistView final : public QWidget
{
    Q_OBJECT
public:
    explicit ChecklistView(Session &session, QWidget *parent = nullptr);

    void setCards(const CardGroup &cards);
    const Checklist &list() const { return m_list; }
    void refresh();

    /// What was ticked by hand, for the session's file: "tick:CARD:ITEM", "untick:CARD:ITEM". Ticks are about
    /// one purchase, so they belong to the session in which it is weighed, not to the card for ever.
    QStringList marks() const;
    void setMarks(const QStringList &marks); ///< what it does not understand is left out

Q_SIGNALS:
    void messageAsked(const QString &text);
    void reportAsked();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    CardGroup cardsNow() const;
    void fill();
    void tick(const QString &id, bool on);
    QSet<QString> ticked() const; ///< of the list that is shown
    void copy();
    void retranslate();

    Session &m_session;
    std::optional<CardGroup> m_chosen;
    Checklist m_list;
    std::map<QString, std::map<QString, bool>> m_byHand; ///< by card and item; else what is known is ticked
    TextLabel *m_title;
    TextLabel *m_conclusion;
    QPushButton *m_card;
    CardPickPopup *m_popup;
    Segmented *m_mode;
    QPushButton *m_copy;
    QPushButton *m_report;
    QVBoxLayout *m_groups;
    PageScroll *m_scroll;
    bool m_stale = true;
};

} // namespace gpuwise
