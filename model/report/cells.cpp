// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/cells.h"

#include "model/words/words.h"

namespace gpuwise {

ReportCell textCell(const QString &text, const QString &aside)
{
    ReportCell cell;
    cell.text = text;
    cell.aside = aside;
    return cell;
}

ReportCell strongCell(const QString &text, const QString &aside)
{
    ReportCell cell = textCell(text, aside);
    cell.tone = ReportTone::Strong;
    return cell;
}

ReportCell quietCell(const QString &text)
{
    ReportCell cell = textCell(text);
    cell.tone = ReportTone::Quiet;
    return cell;
}

ReportCell missingCell(const QString &text)
{
    ReportCell cell = textCell(text);
    cell.tone = ReportTone::Missing;
    return cell;
}

ReportCell verdictCell(const Fit &fit, const QLocale &locale)
{
    ReportCell cell = strongCell(verdictWord(fit.verdict), marginPhrase(fit, locale));
    cell.mark = markOf(fit.verdict);
    return cell;
}

ReportCell withAsideBelow(ReportCell cell)
{
    cell.asideBelow = true;
    return cell;
}

ReportColumn textColumn(const QString &title, double stretch)
{
    return {title, {}, ReportAlign::Left, stretch};
}

ReportColumn numberColumn(const QString &title)
{
    return {title, {}, ReportAlign::Number, 0};
}

ReportBlock quietParagraph(const QString &text)
{
    return ReportParagraph{{text, ReportTone::Quiet, ReportMark::None}, false};
}

} // namespace gpuwise
