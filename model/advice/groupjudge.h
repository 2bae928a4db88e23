// SPDX-License-Identifier: GPL-3.0-or-later
//
// judgeGroup() for a slider on its way: what does not depend on the model (software, usable memory, prices,
// the constants of generation) is looked up once a card and kept until the answers that it depends on change.
// The answers are those of judgeGroup(), but for the speed of reading prompts, which no row shows.
#pragma once

#include "model/advice/groupfit.h"

#include <map>
#include <memory>

namespace gpuwise {

class GroupJudge
{
public:
    GroupJudge(const Catalogue &catalogue, const SpeedModel &speeds, QDate today);
    ~GroupJudge();

    void forget(); ///< the catalogue's contents changed
    GroupFit judge(const ResolvedWorkload &resolved, const Gpu &gpu, int count);

private:
    struct Known; ///< of one card
    Known &knownOf(const Workload &workload, const Gpu &gpu);

    const Catalogue &m_catalogue;
    const SpeedModel &m_speeds;
    QDate m_today;
    BudgetAnswer m_budget;
    Task m_task = Task::Inference;
    Framework m_framework = Framework::Peft;
    std::map<const Gpu *, std::unique_ptr<Known>> m_known;
};

} // namespace gpuwise
