// SPDX-License-Identifier: GPL-3.0-or-later
//
// What public buying guides say about these cards and this model, with a verdict: mistakes first, because
// they are what a buyer has to know.
#include "model/claims/claimwords.h"
#include "model/report/cells.h"
#include "model/report/reportbasis.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr std::size_t mostClaims = 14;

ReportMark markOf(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::True:
        return ReportMark::Tick;
    case ClaimVerdict::False:
        return ReportMark::Cross;
    case ClaimVerdict::Unverified:
        return ReportMark::Question;
    default:
        return ReportMark::Warning;
    }
}

std::vector<const Claim *> claimsOf(const ReportBasis &basis)
{
    std::vector<const Claim *> claims;
    const auto addAbout = [&](const QString &id) {
        for (const Claim *claim : basis.catalogue.claimsAbout(id))
            if (std::find(claims.begin(), claims.end(), claim) == claims.end())
                claims.push_back(claim);
    };
    if (const Option *chosen = basis.chosen())
        addAbout(chosen->cards.gpuId);
    for (const CardGroup &cards : basis.cards)
        addAbout(cards.gpuId);
    if (basis.resolved.model)
        addAbout(basis.resolved.model->id);
    sortByHarm(claims);
    return claims;
}

} // namespace

ReportSection claimsSection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::Claims;
    section.heading = QCoreApplication::translate("Report", "Claims checked");
    section.aside = QCoreApplication::translate("Report", "what public buying guides say about these cards");
    std::vector<const Claim *> claims = claimsOf(basis);
    if (claims.empty())
        return section;
    const std::size_t found = claims.size();
    claims.resize(std::min(found, mostClaims));
    ReportTable table;
    table.columns = {textColumn(QCoreApplication::translate("Report", "Claim"), 2),
                     textColumn(QCoreApplication::translate("Report", "Verdict")),
                     textColumn(QCoreApplication::translate("Report", "What is known"), 3)};
    for (const Claim *claim : claims) {
        ReportCell verdict = textCell(claimVerdictWord(claim->verdict));
        verdict.mark = markOf(claim->verdict);
        table.rows.push_back({ReportRowKind::Values,
                              {textCell(claimSaid(*claim, basis.locale)), verdict,
                               quietCell(claimReason(*claim, basis.locale))},
                              {}});
    }
    section.blocks.emplace_back(std::move(table));
    const int further = static_cast<int>(found) - static_cast<int>(claims.size());
    if (further > 0)
        section.blocks.emplace_back(quietParagraph(QCoreApplication::translate(
            "Report", "%n further claim(s) about them stand in the catalogue.", nullptr, further)));
    return section;
}

} // namespace gpuwise
