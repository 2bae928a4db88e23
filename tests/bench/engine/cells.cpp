// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/engine/cells.h"

#include <array>

namespace gpuwise::bench {

namespace {

constexpr std::array precisions{"bf16", "fp8", "q8_0", "q6_k", "q5_k_m", "q4_k_m", "awq", "nf4"};
constexpr int runtimes = static_cast<int>(Runtime::Diffusers) + 1;

Cell judged(const Question &question, const Card &card)
{
    const MemoryEstimate estimate = estimateMemory(question);
    return {judgeFit(estimate, card.usable).verdict, estimate.perDevice, {}};
}

} // namespace

Cells::Cells(const Catalogue &catalogue, const SpeedModel &speeds)
    : m_catalogue(catalogue)
    , m_speeds(speeds)
{
    addCards();
    addRows();
}

void Cells::addCards()
{
    for (const Gpu &gpu : m_catalogue.gpus) {
        Card card{&gpu, traitsOf(gpu), usableMemory(m_catalogue, gpu, OperatingSystem::Linux), {}};
        Question example;
        for (int runtime = 0; runtime < runtimes; ++runtime) {
            example.runtime = static_cast<Runtime>(runtime);
            card.decode.push_back(m_speeds.decodeOf(example, gpu));
        }
        m_cards.push_back(std::move(card));
    }
}

void Cells::addRows()
{
    Gpu datacenter, elsewhere;
    datacenter.segment = Segment::Datacenter;
    for (const AiModel &model : m_catalogue.models)
        for (const char *precision : precisions) {
            Workload workload;
            workload.model.modelId = model.id;
            workload.model.precisionId = QString::fromLatin1(precision);
            Row row;
            row.workload = std::make_unique<ResolvedWorkload>(resolveWorkload(m_catalogue, workload));
            row.datacenter = questionFor(m_catalogue, *row.workload, datacenter, 1);
            row.elsewhere = questionFor(m_catalogue, *row.workload, elsewhere, 1);
            m_rows.push_back(std::move(row));
        }
}

Cell Cells::memory(Row &row, const Card &card)
{
    return judged(row.on(card), card);
}

Cell Cells::memoryAndSpeed(Row &row, const Card &card)
{
    const Question &question = row.on(card);
    Cell cell = judged(question, card);
    cell.tokensPerSecond = card.decode[static_cast<std::size_t>(question.runtime)].speed(question).value;
    return cell;
}

Cell Cells::asUsual(const Row &row, const Card &card) const
{
    const Question question = questionFor(m_catalogue, *row.workload, *card.gpu, 1);
    Cell cell = judged(question, card);
    cell.tokensPerSecond = m_speeds.decode(question, *card.gpu).value;
    return cell;
}

} // namespace gpuwise::bench
