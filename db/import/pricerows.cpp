// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/rows.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// A search of the whole catalogue; a list of a thousand other things must not cost a thousand of them.
constexpr qsizetype mostNearSearches = 50;

} // namespace

void settle(ImportRow &row, Cells &cells, bool present)
{
    const bool good = cells.isGood();
    row.problems = cells.takeProblems();
    if (!good)
        row.verdict = RowVerdict::Bad;
    else if (row.edits.empty())
        row.verdict = present ? RowVerdict::AlreadyThere : RowVerdict::LeftOut;
    else
        row.verdict = row.problems.empty() ? RowVerdict::Taken : RowVerdict::TakenWithWarning;
    if (row.verdict == RowVerdict::Bad)
        row.edits.clear();
}

const Gpu *PriceRows::cardFor(Cells &cells)
{
    const QString name = cells.name(u"gpu"_s);
    if (name.isEmpty()) {
        cells.problem(ImportNote::ValueMissing, u"gpu"_s);
        return nullptr;
    }
    const Gpu *gpu = findGpu(m_catalogue, name);
    if (!gpu)
        gpu = findGpu(m_catalogue, name.normalized(QString::NormalizationForm_KC).simplified());
    if (gpu)
        return gpu;
    auto near = m_near.constFind(name);
    if (near == m_near.constEnd())
        near = m_near.insert(name, m_near.size() < mostNearSearches
                                       ? nearestGpuNames(m_catalogue, name).join(u", "_s)
                                       : QString());
    cells.problem(near->isEmpty() ? ImportNote::CardUnknown : ImportNote::CardUnknownNear, u"gpu"_s, *near);
    return nullptr;
}

ImportRow PriceRows::read(Cells &cells)
{
    ImportRow row;
    row.line = cells.row();
    row.name = shownText(cells.raw(u"gpu"_s), mostNameChars);
    const Gpu *gpu = cardFor(cells);
    row.gpuId = gpu ? gpu->id : QString();
    UserEdits edits;
    const PriceReader::Outcome outcome = m_prices.read(cells, row.gpuId, edits);
    if (outcome.found == 0)
        cells.problem(ImportNote::ValueMissing, u"price"_s);
    const QString scope = cells.raw(u"scope"_s);
    const bool perCard = scope.isEmpty() || scope == u"card";
    if (!perCard && outcome.present == 0)
        cells.problem(ImportNote::NotPerCard, u"scope"_s);
    if (gpu && perCard)
        row.edits = std::move(edits);
    settle(row, cells, outcome.present > 0);
    return row;
}

} // namespace gpuwise
