// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/fonts.h"

#include "ui/report/units.h"

#include <cmath>

namespace gpuwise {

namespace {

struct StyleSpec
{
    double size; ///< points
    double line; ///< points, baseline to baseline
    bool strong;
};

constexpr StyleSpec spec(TextStyle style)
{
    switch (style) {
    case TextStyle::Title:
        return {19, 25, true};
    case TextStyle::Lead:
        return {10.5, 16.5, false};
    case TextStyle::Section:
        return {11.5, 16, true};
    case TextStyle::CardName:
        return {9.5, 13, true};
    case TextStyle::Body:
        return {9.5, 14, false};
    case TextStyle::BodyStrong:
        return {9.5, 14, true};
    case TextStyle::Small:
        return {8.5, 12.5, false};
    case TextStyle::SmallStrong:
        return {8.5, 12.5, true};
    case TextStyle::Foot:
        break;
    }
    return {8.5, 12, false};
}

} // namespace

QStringList reportFamilies()
{
    // Noto Sans CJK stands last: better Chinese that cannot be searched than none, where WenQuanYi is
    // missing.
    return {QStringLiteral("Noto Sans"), QStringLiteral("WenQuanYi Micro Hei"),
            QStringLiteral("Droid Sans Fallback"), QStringLiteral("Noto Sans CJK SC")};
}

QFont reportFont(TextStyle style)
{
    QFont font;
    font.setFamilies(reportFamilies());
    font.setPixelSize(static_cast<int>(std::lround(pt(spec(style).size))));
    // WenQuanYi has no semibold: 600 would be drawn regular.
    font.setWeight(spec(style).strong ? QFont::Bold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setKerning(true);
    // Any spacing turns ligatures off: "fit" must be found as f, i, t. The amount itself is invisible.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
    return font;
}

double lineHeight(TextStyle style)
{
    return pt(spec(style).line);
}

} // namespace gpuwise
