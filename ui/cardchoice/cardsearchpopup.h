// SPDX-License-Identifier: GPL-3.0-or-later
//
// A list of all cards under a button: type to find one, choose how many, take it by Enter or a click. What
// taking means, and what the line below says, is up to who derives from it.
#pragma once

#include "model/domain/workload.h"

#include <QFrame>

class QHBoxLayout;
class QListView;
class QModelIndex;

namespace gpuwise {

struct Catalogue;
class CardChoices;
class SearchField;
class Segmented;
class TextLabel;

class CardSearchPopup : public QFrame
{
    Q_OBJECT
public:
    void reload(); ///< the catalogue's contents are others

protected:
    /// `name`: of the object; `parts`: what the names of its parts begin with.
    CardSearchPopup(const Catalogue &catalogue, const QString &name, const QString &parts, QWidget *parent);

    virtual void take(const CardGroup &cards, const QModelIndex &index) = 0;
    virtual QString noteText() const = 0; ///< while there are cards to take
    virtual void retranslate();
    void changeEvent(QEvent *event) override;

    void clearSearch();
    void showUnder(QWidget *button); ///< inside the screen, ready to type
    void renewNote();
    int count() const;
    void setCount(int count); ///< one, when it is not among those that are offered

    CardChoices *choices() const { return m_choices; }
    QListView *list() const { return m_list; }
    SearchField *search() const { return m_search; }
    QHBoxLayout *foot() const { return m_foot; }

Q_SIGNALS:
    void countChosen();

private:
    void layOut();
    void filter(const QString &text);
    void takeAt(const QModelIndex &index);

    CardChoices *m_choices;
    SearchField *m_search;
    Segmented *m_count;
    QListView *m_list;
    TextLabel *m_note;
    QHBoxLayout *m_foot = nullptr;
};

} // namespace gpuwise
