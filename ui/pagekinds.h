// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pages there are, in the order of the rail, and what the window knows of each before it is made.
#pragma once

#include <QString>

#include <vector>

class QWidget;
struct QMetaObject;

namespace gpuwise {

class Page;
class Session;

struct PageKind
{
    QString id;              ///< stable: session files, icons and the palette name pages so
    QString (*name)();       ///< in the language of the moment
    const QMetaObject *type; ///< its class: the name is translated in its context
    bool showsCards;         ///< one by one: then Page::showCard() does something
    Page *(*make)(Session &session, QWidget *parent);
};

const std::vector<PageKind> &pageKinds();

} // namespace gpuwise
