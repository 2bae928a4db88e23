// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every text that a window shows, wherever it is kept: on widgets, in their tips and accessible names, in
// menus, in headers and cells of item views. What is hidden may wait until it is shown.
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace gpuwise {

struct ScreenText
{
    QString where; ///< path of object names and the property
    QString text;
};

std::vector<ScreenText> textsOf(const QWidget &root);

} // namespace gpuwise
