// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ctrl+K: a line to type in and what it could mean. Pages and commands are taken as they are when it opens,
// so that new ones appear by themselves.
#pragma once

#include "model/tables/palettechoices.h"

#include <QFrame>

class QAction;
class QListView;

namespace gpuwise {

class SearchField;
class TextLabel;

class CommandPalette final : public QFrame
{
    Q_OBJECT
public:
    explicit CommandPalette(const Catalogue &catalogue, QWidget *window);

    void openOver(QWidget &window, const QList<QAction *> &actions);

Q_SIGNALS:
    void picked(PaletteKind kind, const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void search(const QString &text);
    void pick(const QModelIndex &index);
    void retranslate();

    const Catalogue &m_catalogue;
    PaletteChoices *m_choices;
    SearchField *m_search;
    QListView *m_list;
    TextLabel *m_note;
};

} // namespace gpuwise
