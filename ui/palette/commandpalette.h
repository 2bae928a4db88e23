// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ctrl+K: a line to type in and what it could mean. Pages and commands are taken from the window as it is
// when it opens, so that new ones appear by themselves.
#pragma once

#include "model/tables/palettechoices.h"

#include <QFrame>

class QAction;
class QListView;

namespace gpuwise {

class Page;
class SearchField;
class TextLabel;

class CommandPalette final : public QFrame
{
    Q_OBJECT
public:
    explicit CommandPalette(const Catalogue &catalogue, QWidget *window);

    void openOver(QWidget &window, const std::vector<Page *> &pages, const QList<QAction *> &actions);

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

/// Names of a page or command in the other language, and of its parts: "Rent or buy", "租还是买", "rent".
QStringList otherNames(const QObject &object, const QString &shown);

} // namespace gpuwise
