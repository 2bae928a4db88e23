// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/cardbasis.h"

namespace gpuwise {

CardBasis::Frame CardBasis::frameOf(const Workload &workload)
{
    return {workload.budget.os, workload.budget.region, workload.budget.currency, workload.task.task,
            workload.task.training.framework};
}

CardBasis::CardBasis(const Catalogue &catalogue, const SpeedModel &speeds, const Gpu &gpu, const Frame &frame,
                     QDate today)
    : m_catalogue(&catalogue)
    , m_speeds(&speeds)
    , m_gpu(&gpu)
    , m_frame(frame)
    , m_today(today)
    , m_usable(usableMemory(catalogue, gpu, frame.os))
{}

const CardBasis::Program &CardBasis::program(const Question &question)
{
    const auto known = m_programs.find(question.runtime);
    if (known != m_programs.end())
        return known->second;
    Program program{supportFor(*m_catalogue, *m_gpu, question.task, question.runtime,
                               question.training.framework, m_frame.os),
                    m_speeds->decodeOf(question, *m_gpu)};
    return m_programs.emplace(question.runtime, std::move(program)).first->second;
}

const std::optional<PriceAnswer> &CardBasis::price(OptionMode mode, int count)
{
    const bool rent = mode == OptionMode::Rent;
    const std::pair key(mode, rent ? count : 1); // in a shop the second card costs what the first does
    const auto known = m_prices.find(key);
    if (known != m_prices.end())
        return known->second;
    const auto price =
        rent ? rentPrice(*m_catalogue, m_gpu->id, count, m_frame.region, m_frame.currency, m_today)
             : buyPrice(*m_catalogue, m_gpu->id, mode == OptionMode::BuyUsed, m_frame.region,
                        m_frame.currency, m_today);
    return m_prices.emplace(key, price).first->second;
}

AdviceBasis::AdviceBasis(const Catalogue &catalogue, QDate today)
    : m_catalogue(catalogue)
    , m_speeds(catalogue)
    , m_today(today)
{}

void AdviceBasis::renew()
{
    m_cards.clear();
    m_speeds = SpeedModel(m_catalogue);
}

void AdviceBasis::prepare(const Workload &workload)
{
    const CardBasis::Frame frame = CardBasis::frameOf(workload);
    if (frame == m_frame)
        return;
    m_cards.clear();
    m_frame = frame;
}

CardBasis &AdviceBasis::card(const Gpu &gpu)
{
    const auto known = m_cards.find(&gpu);
    if (known != m_cards.end())
        return known->second;
    return m_cards.emplace(&gpu, CardBasis(m_catalogue, m_speeds, gpu, m_frame, m_today)).first->second;
}

} // namespace gpuwise
