// SPDX-License-Identifier: GPL-3.0-or-later
//
// A list of all cards to search, and how many of the one that is picked: under the button that asks.
#pragma once

#include "model/domain/workload.h"

#include <QFrame>

class QListView;
class QPushButton;

namespace gpuwise {

struct Catalogue;
class CardChoices;
class SearchField;
class Segmented;
class TextLabel;

class CardPickPopup final : public QFrame
{
    Q_OBJECT
public:
    CardPickPopup(const Catalogue &catalogue, const QString &objectName, QWidget *parent);
    void reload(); ///< the catalogue's contents are others

    void setDefaultText(const QString &text); ///< of the button that goes back to the default
    void openUnder(QWidget *button, const CardGroup &now, bool chosen);

Q_SIGNALS:
    void picked(const gpuwise::CardGroup &cards);
    void defaultAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void filter(const QString &text);
    void pick(const QModelIndex &index);
    void retranslate();

    CardChoices *m_choices;
    SearchField *m_search;
    Segmented *m_count;
    QListView *m_list;
    TextLabel *m_note;
    QPushButton *m_default;
};

} // namespace gpuwise
