// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the user wants on paper, and on which: remembered between starts.
#pragma once

#include "model/report/reportcontent.h"
#include "ui/report/paper.h"
#include "ui/reportfiles/reportfiles.h"

#include <optional>
#include <vector>

namespace gpuwise {

struct ReportChoices
{
    std::vector<ReportSectionId> sections; ///< empty: all
    std::optional<Paper> paper;            ///< none: what people print on where the user lives
    Orientation orientation = Orientation::Portrait;
    ReportFormat format = ReportFormat::Pdf;

    bool operator==(const ReportChoices &) const = default;
};

} // namespace gpuwise
