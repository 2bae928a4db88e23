// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/speedconstanttable.h"

#include "model/estimate/speedkeys.h"

#include <algorithm>

namespace gpuwise {

namespace {

std::optional<Backend> backendFromId(const QString &id)
{
    for (int i = 0; i <= static_cast<int>(Backend::Other); ++i)
        if (id == backendId(static_cast<Backend>(i)))
            return static_cast<Backend>(i);
    return std::nullopt;
}

} // namespace

ConstantTable::ConstantTable(const std::vector<SpeedConstant> &rows)
{
    for (const SpeedConstant &row : rows) {
        const std::optional<Backend> backend = backendFromId(row.backend);
        if (!backend && !row.backend.isEmpty())
            continue; // no question is ever about it
        auto quantity = std::find_if(m_quantities.begin(), m_quantities.end(),
                                     [&row](const Quantity &q) { return q.name == row.quantity; });
        if (quantity == m_quantities.end())
            quantity = m_quantities.insert(m_quantities.end(), {row.quantity, {}});
        quantity->rows.push_back({row, backend});
    }
}

CardConstants ConstantTable::of(Backend backend, const Gpu &gpu) const
{
    return {*this, backend, gpu};
}

CardConstants::CardConstants(const ConstantTable &table, Backend backend, const Gpu &gpu)
    : m_table(table)
    , m_backend(backend)
    , m_groups(speedGroups(gpu))
{}

const SpeedConstant *CardConstants::find(QStringView quantity, QStringView software) const
{
    const auto &all = m_table.m_quantities;
    const auto found =
        std::find_if(all.begin(), all.end(), [quantity](const auto &q) { return q.name == quantity; });
    if (found == all.end())
        return nullptr;
    const SpeedConstant *best = nullptr;
    qsizetype bestRank = -1;
    for (const ConstantTable::Row &row : found->rows) {
        if ((row.backend && *row.backend != m_backend) || row.constant.software != software)
            continue;
        const auto group = std::find(m_groups.begin(), m_groups.end(), row.constant.group);
        if (group == m_groups.end())
            continue;
        const qsizetype rank = 2 * (m_groups.end() - group) + (row.backend ? 1 : 0);
        if (rank > bestRank) {
            bestRank = rank;
            best = &row.constant;
        }
    }
    return best;
}

Factor CardConstants::factor(QStringView quantity, QStringView software) const
{
    const SpeedConstant *row = find(quantity, software);
    return row ? Factor{row->value, row->lowFactor, row->highFactor} : Factor{};
}

} // namespace gpuwise
