// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sections by name, as they are chosen; a heading may say more.
#include "model/report/report.h"

#include <QCoreApplication>

namespace gpuwise {

QString reportSectionName(ReportSectionId section)
{
    switch (section) {
    case ReportSectionId::Answers:
        return QCoreApplication::translate("Report", "The three answers");
    case ReportSectionId::Picks:
        return QCoreApplication::translate("Report", "The picks");
    case ReportSectionId::Memory:
        return QCoreApplication::translate("Report", "Memory needed, term by term");
    case ReportSectionId::Fit:
        return QCoreApplication::translate("Report", "Does it fit?");
    case ReportSectionId::Comparison:
        return QCoreApplication::translate("Report", "Side by side");
    case ReportSectionId::PriceSpeed:
        return QCoreApplication::translate("PriceSpeed", "Price and speed");
    case ReportSectionId::Tiers:
        return QCoreApplication::translate("Report", "Tiers for this workload");
    case ReportSectionId::RentOrBuy:
        return QCoreApplication::translate("Report", "Rent or buy");
    case ReportSectionId::Power:
        return QCoreApplication::translate("Report", "Power and place");
    case ReportSectionId::LeftOut:
        return QCoreApplication::translate("Report", "If things change");
    case ReportSectionId::Claims:
        return QCoreApplication::translate("Report", "Claims checked");
    case ReportSectionId::Checklist:
        return QCoreApplication::translate("Report", "Before ordering");
    case ReportSectionId::Assumptions:
        return QCoreApplication::translate("Report", "Assumptions");
    case ReportSectionId::Making:
        return QCoreApplication::translate("Report", "How this report was made");
    case ReportSectionId::Approval:
        return QCoreApplication::translate("Report", "Approval");
    case ReportSectionId::Sources:
        break;
    }
    return QCoreApplication::translate("Report", "Sources");
}

std::vector<ReportSectionId> shortReportSections()
{
    using enum ReportSectionId;
    return {Answers, Picks, Fit, Comparison, Assumptions, Approval};
}

} // namespace gpuwise
