// SPDX-License-Identifier: GPL-3.0-or-later
//
// Price against speed: every option of the advice with the cards of the report named, or the named cards
// alone.
#include "model/report/cells.h"
#include "model/report/reportbasis.h"
#include "model/session/pricespeed.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

PriceSpeed pictureOf(const ReportBasis &basis)
{
    const Workload &workload = basis.request.workload;
    if (basis.request.focus == ReportFocus::NamedCards)
        return priceSpeedOf(basis.catalogue, workload, basis.comparison, basis.locale);
    PriceSpeed picture = priceSpeedOf(basis.catalogue, workload, basis.advice, basis.locale);
    for (std::size_t i = 0; i < picture.options.size(); ++i)
        if (std::find(basis.cards.begin(), basis.cards.end(), picture.options[i]->cards) != basis.cards.end())
            picture.chart.points[i].labelled = true;
    return picture;
}

} // namespace

ReportSection priceSpeedSection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::PriceSpeed;
    if (!basis.advice.problem.isEmpty())
        return section;
    PriceSpeed picture = pictureOf(basis);
    section.heading = picture.chart.title;
    if (picture.chart.points.empty())
        return section;
    section.blocks.emplace_back(paragraph(picture.chart.description));
    QStringList small{picture.chart.legend, picture.chart.note};
    section.blocks.emplace_back(ReportScatter{std::move(picture.chart), std::move(picture.table)});
    for (const QString &text : small)
        if (!text.isEmpty())
            section.blocks.emplace_back(quietParagraph(text));
    return section;
}

} // namespace gpuwise
