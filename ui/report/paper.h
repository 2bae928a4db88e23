// SPDX-License-Identifier: GPL-3.0-or-later
//
// Paper sizes and the frame of a page on the canvas.
#pragma once

#include <QLocale>
#include <QPageSize>
#include <QRectF>
#include <QSizeF>

#include <optional>

namespace gpuwise {

enum class Paper
{
    A4,
    Letter
};

enum class Orientation
{
    Portrait,
    Landscape
};

/// What people print on where they live: Letter where inches and pounds are used (the United States), else
/// A4.
Paper defaultPaper(const QLocale &locale);
std::optional<Paper> paperFromId(QStringView id); ///< "a4", "letter", in any case
QPageSize pageSize(Paper paper);

/// Canvas units. The body is where content flows; head and foot have a rule towards it.
struct PageFrame
{
    QSizeF page;
    QRectF body;
    double headBaseline = 0;
    double headRule = 0;
    double footBaseline = 0;
    double footRule = 0;
};
PageFrame pageFrame(Paper paper, Orientation orientation = Orientation::Portrait);

} // namespace gpuwise
