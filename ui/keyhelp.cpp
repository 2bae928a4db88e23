// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keyhelp.h"

#include <QCoreApplication>
#include <QStringList>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(KeyHelp)
};

} // namespace

QString keyHelp()
{
    const QStringList places{Words::tr("Alt+1, Alt+2, Alt+3: change an answer\n"
                                       "Ctrl+1, Ctrl+2 and so on: go to a page\n"
                                       "Ctrl+K: go to any card, page, model or command\n"
                                       "Ctrl+Z, Ctrl+Shift+Z: undo, redo\n"
                                       "Ctrl+N: start over\n"
                                       "Ctrl+O, Ctrl+S, Ctrl+Shift+S: open a session, save it, save it as\n"
                                       "Ctrl+Shift+O: open a model file\n"
                                       "Ctrl+Shift+I: import prices and cards\n"
                                       "Ctrl+E: save the report\n"
                                       "Ctrl+P: print\n"
                                       "Ctrl+Shift+C: copy the decision\n"
                                       "Ctrl+Shift+H: how good are these numbers?\n"
                                       "Shift+F1: what is this? The guide explains the term\n"
                                       "Arrow keys: move the slider, Page keys from mark to mark\n"
                                       "Enter: take what is chosen; Escape: close"),
                             Words::tr("In the comparison\n"
                                       "Enter: where a value comes from\n"
                                       "B: make the card the baseline\n"
                                       "Alt+Left, Alt+Right: move the card\n"
                                       "Delete: take it out\n"
                                       "Ctrl+C: copy the table"),
                             Words::tr("On the page Fit\n"
                                       "Enter on a card: add it to the comparison\n"
                                       "Arrow keys in the matrix: another answer; Enter: use it"),
                             Words::tr("In the table of cards\n"
                                       "Down from a filter: into the table; Escape: clear the filter\n"
                                       "Enter or F4: details of the card\n"
                                       "Ctrl+D: mark the card as a favourite, or no longer")};
    return places.join(QStringLiteral("\n\n"));
}

} // namespace gpuwise
