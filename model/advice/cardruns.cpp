// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/cardruns.h"

#include "model/advice/bands.h"
#include "model/advice/options.h"
#include "model/estimate/fit.h"
#include "model/estimate/precisionladder.h"

#include <optional>

namespace gpuwise {

namespace {

/// Below, models lose so much that nobody means them by their name.
constexpr double leastBits = 3.5;

bool holds(const Option &option)
{
    return option.fit.verdict == Verdict::Fits && option.software.support != Support::None;
}

class Runs
{
public:
    Runs(const Catalogue &catalogue, const SpeedModel &speeds, const Gpu &gpu, OperatingSystem os)
        : m_catalogue(catalogue)
        , m_speeds(speeds)
        , m_gpu(gpu)
    {
        m_workload.budget.os = os;
    }

    CardRun of(const QString &modelId)
    {
        CardRun run;
        run.modelId = modelId;
        m_workload.model = {};
        m_workload.model.modelId = modelId;
        findPrecision(run, {});
        if (!run.runs) // many cards of data centres run llama.cpp too
            findPrecision(run, Runtime::LlamaCpp);
        findTraining(run);
        return run;
    }

private:
    Option judged(Task task, const QString &precision)
    {
        m_workload.task.task = task;
        m_workload.model.precisionId = precision;
        const ResolvedWorkload resolved = resolveWorkload(m_catalogue, m_workload);
        return judgeWithoutCost(m_catalogue, resolved, m_speeds, m_gpu, 1);
    }

    /// From 16 bits down: the first that fits.
    void findPrecision(CardRun &run, std::optional<Runtime> runtime)
    {
        m_workload.task.inference.runtime = runtime;
        m_workload.task.task = Task::Inference;
        m_workload.model.precisionId = QStringLiteral("bf16");
        const ResolvedWorkload widest = resolveWorkload(m_catalogue, m_workload);
        for (const Quantisation *each :
             smallerPrecisions(m_catalogue, questionFor(m_catalogue, widest, m_gpu, 1))) {
            if (each->bitsPerWeight < leastBits)
                return;
            const Option option = judged(Task::Inference, each->id);
            if (!holds(option))
                continue;
            run.runs = true;
            run.precisionId = each->id;
            run.runtime = option.runtime;
            run.speed = option.speed;
            return;
        }
    }

    void findTraining(CardRun &run)
    {
        for (const Task task : {Task::FullFineTune, Task::Lora, Task::Qlora}) {
            const Option option = judged(task, {});
            if (!holds(option))
                continue;
            run.training = task;
            run.trainingSpeed = option.speed;
            return;
        }
    }

    const Catalogue &m_catalogue;
    const SpeedModel &m_speeds;
    const Gpu &m_gpu;
    Workload m_workload;
};

} // namespace

std::vector<CardRun> cardRuns(const Catalogue &catalogue, const SpeedModel &speeds, const Gpu &gpu,
                              OperatingSystem os)
{
    std::vector<CardRun> all;
    if (!(usableMemory(catalogue, gpu, os).bytes > 0))
        return all;
    Runs runs(catalogue, speeds, gpu, os);
    for (const QString &modelId : bandLadder(Task::Inference))
        if (catalogue.model(modelId))
            all.push_back(runs.of(modelId));
    return all;
}

} // namespace gpuwise
