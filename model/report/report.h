// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes the report from a workload and the cards to set side by side.
#pragma once

#include "model/advice/advisor.h"
#include "model/advice/scoring.h"
#include "model/estimate/power.h"
#include "model/report/reportcontent.h"
#include "model/session/costchoices.h"

#include <QDate>
#include <QStringView>

namespace gpuwise {

/// Whose decision the title is.
enum class ReportFocus
{
    Advice,     ///< the advisor's, over all cards; `cards` are compared beside its picks
    NamedCards, ///< the best among `cards`; what the advisor would choose is a remark
};

struct ReportRequest
{
    static constexpr std::size_t maxCards = 8;

    const Catalogue *catalogue = nullptr; ///< never null
    Workload workload;
    std::vector<CardGroup> cards; ///< set side by side; empty: the picks. More than maxCards are cut
    std::optional<CardGroup> baseline;
    ReportFocus focus = ReportFocus::Advice;
    QLocale locale; ///< numbers and dates; the words are those of the installed translation
    QDate today;
    std::vector<ReportSectionId> sections; ///< in any order; empty: all
    PcSetup pc;                            ///< around cards that are bought; without a circuit, that of homes
    CostChoices costs;                     ///< of rent or buy
    ScoreWeights tierWeights;              ///< of the tiers
    bool onlyDifferent = false;            ///< side by side: only rows that differ
    QStringList moreOptions;        ///< of the command line that were applied before, such as exchange rates
    const Advice *advice = nullptr; ///< already made for this workload; null: made here
};

ReportContent makeReport(const ReportRequest &request);

QString
reportSectionId(ReportSectionId section); ///< "answers", "picks", ...: stable words of the command line
std::optional<ReportSectionId> reportSectionFromId(QStringView id);

QString reportSectionName(ReportSectionId section);
/// The decision and what it rests on, for who has two minutes.
std::vector<ReportSectionId> shortReportSections();

/// The option chosen by a report of this focus; none: no card fits. For exit codes.
std::optional<Option> reportDecision(const ReportRequest &request);

} // namespace gpuwise
