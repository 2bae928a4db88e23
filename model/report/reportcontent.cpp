// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/reportcontent.h"

#include <algorithm>

namespace gpuwise {

ReportMark markOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Fits:
        return ReportMark::Tick;
    case Verdict::Tight:
        return ReportMark::Warning;
    case Verdict::No:
        return ReportMark::Cross;
    case Verdict::Unknown:
        break;
    }
    return ReportMark::Question;
}

const ReportSection *ReportContent::section(ReportSectionId id) const
{
    const auto it =
        std::find_if(sections.begin(), sections.end(), [id](const ReportSection &s) { return s.id == id; });
    return it == sections.end() ? nullptr : &*it;
}

} // namespace gpuwise
