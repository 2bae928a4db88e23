// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/report.h"

#include "model/report/reportbasis.h"
#include "model/words/decision.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

using SectionMaker = ReportSection (*)(ReportBasis &);

struct SectionEntry
{
    ReportSectionId id;
    const char *word;
    SectionMaker make;
};

/// In the order of the report. Sources stand last: they list what the others used.
constexpr std::array<SectionEntry, reportSectionCount> sectionEntries{{
    {ReportSectionId::Answers, "answers", answersSection},
    {ReportSectionId::Picks, "picks", picksSection},
    {ReportSectionId::Memory, "memory", memorySection},
    {ReportSectionId::Fit, "fit", fitSection},
    {ReportSectionId::Comparison, "comparison", comparisonSection},
    {ReportSectionId::PriceSpeed, "price-speed", priceSpeedSection},
    {ReportSectionId::Tiers, "tiers", tiersSection},
    {ReportSectionId::RentOrBuy, "rent-or-buy", rentOrBuySection},
    {ReportSectionId::Power, "power", powerSection},
    {ReportSectionId::LeftOut, "left-out", leftOutSection},
    {ReportSectionId::Claims, "claims", claimsSection},
    {ReportSectionId::Checklist, "checklist", checklistSection},
    {ReportSectionId::Assumptions, "assumptions", assumptionsSection},
    {ReportSectionId::Making, "making", makingSection},
    {ReportSectionId::Approval, "approval", approvalSection},
    {ReportSectionId::Sources, "sources", sourcesSection},
}};

QString titleOf(const ReportBasis &basis)
{
    const bool named = basis.request.focus == ReportFocus::NamedCards;
    if (named && basis.decision.problem.isEmpty() && !basis.chosen())
        return QCoreApplication::translate("Report", "None of these cards holds %1")
            .arg(modelLabel(basis.resolved, basis.locale));
    return decisionTitle(basis.catalogue, basis.decision);
}

QString subjectOf(const ReportBasis &basis)
{
    if (!basis.resolved.problem.isEmpty())
        return QCoreApplication::translate("Report", "GPU report");
    return QCoreApplication::translate("Report", "GPU report · %1, %2", "model, task")
        .arg(modelLabel(basis.resolved, basis.locale), taskName(basis.task()));
}

} // namespace

ReportContent makeReport(const ReportRequest &request)
{
    ReportBasis basis(request);
    ReportContent content;
    content.locale = request.locale;
    content.date = request.today;
    content.title = titleOf(basis);
    content.lead = decisionLead(basis.catalogue, basis.resolved, basis.decision, basis.locale);
    content.subject = subjectOf(basis);
    content.edition = QCoreApplication::translate("Report", "%1 · data %2", "date, edition of the catalogue")
                          .arg(formatDate(request.today), basis.catalogue.version);
    content.footer =
        QCoreApplication::translate("Report", "GPUwise %1 · every figure computed on this computer, offline")
            .arg(QStringLiteral(GPUWISE_VERSION));
    for (const SectionEntry &entry : sectionEntries) {
        const auto &asked = request.sections;
        const bool wanted = asked.empty() || std::find(asked.begin(), asked.end(), entry.id) != asked.end();
        if (!wanted)
            continue;
        ReportSection section = entry.make(basis);
        if (!section.blocks.empty())
            content.sections.push_back(std::move(section));
    }
    return content;
}

std::optional<Option> reportDecision(const ReportRequest &request)
{
    const ReportBasis basis(request);
    const Option *chosen = basis.chosen();
    return chosen ? std::optional(*chosen) : std::nullopt;
}

QString reportSectionId(ReportSectionId section)
{
    return QString::fromLatin1(sectionEntries[static_cast<std::size_t>(section)].word);
}

std::optional<ReportSectionId> reportSectionFromId(QStringView id)
{
    for (const SectionEntry &entry : sectionEntries)
        if (id.compare(QLatin1StringView(entry.word), Qt::CaseInsensitive) == 0)
            return entry.id;
    return std::nullopt;
}

} // namespace gpuwise
