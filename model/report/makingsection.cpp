// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which program and which data made the report, the command that makes it again, and lines to sign on.
#include "model/report/cells.h"
#include "model/report/reportbasis.h"
#include "model/report/reportcommand.h"
#include "model/words/format.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

/// With the costs that the report used: a price of another card says nothing here.
QString commandOf(const ReportBasis &basis)
{
    ReportRequest used = basis.request;
    if (const auto question = costQuestionOf(basis)) {
        used.costs.figures = question->figures;
        used.costs.currency = question->budget.currency;
    }
    return reportCommand(used);
}

} // namespace

ReportSection makingSection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::Making;
    section.heading = QCoreApplication::translate("Report", "How this report was made");
    section.blocks.emplace_back(ReportFacts{
        {{QCoreApplication::translate("Report", "Program"), QStringLiteral("GPUwise " GPUWISE_VERSION)},
         {QCoreApplication::translate("Report", "Data"),
          QCoreApplication::translate("Report", "edition %1, last read on %2")
              .arg(basis.catalogue.version, formatDate(basis.catalogue.asOf))},
         {QCoreApplication::translate("Report", "Day"),
          QCoreApplication::translate("Report", "%1; the age of prices counts from it")
              .arg(formatDate(basis.request.today))}}});
    section.blocks.emplace_back(quietParagraph(QCoreApplication::translate(
        "Report", "This command makes the same report with the same program and data:")));
    section.blocks.emplace_back(ReportCommand{commandOf(basis)});
    if (basis.request.workload.model.file)
        section.blocks.emplace_back(quietParagraph(QCoreApplication::translate(
            "Report", "It is run in the folder of the model file, which is not part of the report.")));
    return section;
}

ReportSection approvalSection(ReportBasis &)
{
    ReportSection section;
    section.id = ReportSectionId::Approval;
    section.heading = QCoreApplication::translate("Report", "Approval");
    section.blocks.emplace_back(ReportApproval{{QCoreApplication::translate("Report", "Prepared", "role"),
                                                QCoreApplication::translate("Report", "Checked", "role"),
                                                QCoreApplication::translate("Report", "Approved", "role")},
                                               QCoreApplication::translate("Report", "Name"),
                                               QCoreApplication::translate("Report", "Signature"),
                                               QCoreApplication::translate("Report", "Date", "to sign")});
    return section;
}

} // namespace gpuwise
