// SPDX-License-Identifier: GPL-3.0-or-later
//
// The checklist before ordering for one card: chosen here, else the best pick or the first card of the
// comparison.
#pragma once

#include "model/guide/checklist.h"

#include <QHash>
#include <QSet>
#include <QWidget>

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
    void copy();
    void retranslate();

    Session &m_session;
    std::optional<CardGroup> m_chosen;
    Checklist m_list;
    QHash<QString, QSet<QString>> m_ticked; ///< by card; what is known starts ticked
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
