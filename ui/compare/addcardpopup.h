// SPDX-License-Identifier: GPL-3.0-or-later
//
// Under "Add card": a search field, how many of the card, and the cards that match. Stays open so that
// several cards can be added in a row.
#pragma once

#include "model/domain/workload.h"

#include <QFrame>

class QListView;
class QModelIndex;

namespace gpuwise {

class CardChoices;
class SearchField;
class Segmented;
class Session;
class TextLabel;

class AddCardPopup final : public QFrame
{
    Q_OBJECT
public:
    explicit AddCardPopup(Session &session, QWidget *parent = nullptr);
    void openUnder(QWidget *button);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showCount();
    void showTaken();
    void filter(const QString &text);
    void add(const QModelIndex &index);
    int count() const;

    Session &m_session;
    CardChoices *m_choices;
    SearchField *m_search;
    Segmented *m_count;
    QListView *m_list;
    TextLabel *m_note;
};

} // namespace gpuwise
