// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/paper.h"

#include "ui/report/units.h"

namespace gpuwise {

namespace {
constexpr double margin = mm(16); ///< at the sides
constexpr double headBaseline = mm(14.5);
constexpr double top = mm(23);          ///< of the body
constexpr double footBaseline = mm(13); ///< from the lower edge
} // namespace

Paper defaultPaper(const QLocale &locale)
{
    return locale.measurementSystem() == QLocale::ImperialUSSystem ? Paper::Letter : Paper::A4;
}

std::optional<Paper> paperFromId(QStringView id)
{
    if (id.compare(QLatin1StringView("a4"), Qt::CaseInsensitive) == 0)
        return Paper::A4;
    if (id.compare(QLatin1StringView("letter"), Qt::CaseInsensitive) == 0)
        return Paper::Letter;
    return std::nullopt;
}

QPageSize pageSize(Paper paper)
{
    return QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter);
}

PageFrame pageFrame(Paper paper, Orientation orientation)
{
    PageFrame frame;
    frame.page = paper == Paper::A4 ? QSizeF(mm(210), mm(297)) : QSizeF(pt(612), pt(792));
    if (orientation == Orientation::Landscape)
        frame.page.transpose();
    frame.headBaseline = headBaseline;
    frame.headRule = headBaseline + pt(7);
    frame.footBaseline = frame.page.height() - footBaseline;
    frame.footRule = frame.footBaseline - pt(14);
    frame.body = QRectF(margin, top, frame.page.width() - 2 * margin, frame.footRule - pt(9) - top);
    return frame;
}

} // namespace gpuwise
