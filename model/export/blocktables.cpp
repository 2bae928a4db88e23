// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/blocktables.h"

namespace gpuwise {

ReportTable tableOf(const ReportApproval &approval)
{
    ReportTable table;
    for (const QString &title : {QString(), approval.name, approval.signature, approval.date})
        table.columns.push_back({title, {}, ReportAlign::Left, 0});
    for (const QString &role : approval.roles) {
        ReportRow row;
        row.cells.resize(table.columns.size());
        row.cells.front().text = role;
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace gpuwise
