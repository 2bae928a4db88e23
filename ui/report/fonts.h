// SPDX-License-Identifier: GPL-3.0-or-later
//
// The types of the report. One family list for everything painted into a PDF: Qt caches the fallback of the
// first list it meets, and text set with Noto CJK cannot be searched (its shared glyphs come out as
// radicals), so Chinese is set in WenQuanYi Micro Hei.
#pragma once

#include <QFont>
#include <QStringList>

namespace gpuwise {

enum class TextStyle
{
    Title,
    Lead,
    Section,
    CardName,
    Body,
    BodyStrong,
    Small, ///< captions, asides, table headers
    SmallStrong,
    Foot,
};

QStringList reportFamilies();
QFont reportFont(TextStyle style); ///< sized in canvas units (units.h)
double lineHeight(TextStyle style);

} // namespace gpuwise
