// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/speedconstanttable.h"

#include "model/estimate/speedkeys.h"

#include <algorithm>

namespace gpuwise {

const SpeedConstant *ConstantTable::find(QStringView quantity, Backend backend, const Gpu &gpu,
                                         QStringView software) const
{
    const QString backendName = backendId(backend);
    const auto groups = speedGroups(gpu);
    const SpeedConstant *best = nullptr;
    qsizetype bestRank = -1;
    for (const SpeedConstant &row : m_rows) {
        if (row.quantity != quantity || row.software != software ||
            (!row.backend.isEmpty() && row.backend != backendName))
            continue;
        const auto group = std::find(groups.begin(), groups.end(), row.group);
        if (group == groups.end())
            continue;
        const qsizetype rank = 2 * (groups.end() - group) + (row.backend.isEmpty() ? 0 : 1);
        if (rank > bestRank) {
            bestRank = rank;
            best = &row;
        }
    }
    return best;
}

Factor ConstantTable::factor(QStringView quantity, Backend backend, const Gpu &gpu,
                             QStringView software) const
{
    const SpeedConstant *row = find(quantity, backend, gpu, software);
    return row ? Factor{row->value, row->lowFactor, row->highFactor} : Factor{};
}

} // namespace gpuwise
