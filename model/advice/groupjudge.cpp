// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/groupjudge.h"

#include "model/advice/cardbasis.h"
#include "model/advice/options.h"
#include "model/estimate/memory.h"

#include <optional>

namespace gpuwise {

struct GroupJudge::Known
{
    CardBasis basis;
    OptionMode mode = OptionMode::BuyNew;
    std::map<int, OptionCost> costs{}; ///< by the number of cards
};

GroupJudge::GroupJudge(const Catalogue &catalogue, const SpeedModel &speeds, QDate today)
    : m_catalogue(catalogue)
    , m_speeds(speeds)
    , m_today(today)
{}

GroupJudge::~GroupJudge() = default;

GroupJudge::Known &GroupJudge::knownOf(const Workload &workload, const Gpu &gpu)
{
    const Framework framework = workload.task.training.framework;
    if (workload.budget != m_budget || workload.task.task != m_task || framework != m_framework) {
        m_known.clear();
        m_budget = workload.budget;
        m_task = workload.task.task;
        m_framework = framework;
    }
    std::unique_ptr<Known> &known = m_known[&gpu];
    if (!known)
        known = std::make_unique<Known>(
            Known{CardBasis(m_catalogue, m_speeds, gpu, CardBasis::frameOf(workload), m_today),
                  wayToGet(m_catalogue, m_budget, gpu.id, m_today)});
    return *known;
}

void GroupJudge::forget()
{
    m_known.clear();
}

GroupFit GroupJudge::judge(const ResolvedWorkload &resolved, const Gpu &gpu, int count)
{
    Known &known = knownOf(resolved.workload, gpu);
    const Question question = questionFor(m_catalogue, resolved, gpu, count);
    const CardBasis::Program &program = known.basis.program(question);

    GroupFit group;
    Option &option = group.option;
    option.cards = {gpu.id, count};
    option.mode = known.mode;
    option.runtime = question.runtime;
    option.memory = estimateMemory(question);
    option.fit = judgeFit(option.memory, known.basis.usable());
    option.software = program.software;
    const EstimateProblem problem = option.memory.problem;
    if (option.software.support == Support::None)
        option.speed.gap = SpeedGap::NoBackend;
    else if (problem == EstimateProblem::None || problem == EstimateProblem::ShapeUnknown)
        option.speed = question.task == Task::Inference ? program.decode.speed(question)
                                                        : m_speeds.forTask(question, gpu);
    auto cost = known.costs.find(count);
    if (cost == known.costs.end()) {
        const OptionCost asked =
            costAt(m_catalogue, m_budget, gpu, count, known.mode, known.basis.price(known.mode, count));
        cost = known.costs.emplace(count, asked).first;
    }
    option.cost = cost->second;
    settleGroup(m_catalogue, resolved.workload, group);
    return group;
}

} // namespace gpuwise
