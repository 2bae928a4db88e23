// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/fitadvice.h"

#include "model/estimate/memory.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliFit)
};

} // namespace

FitAdvice::FitAdvice(const Catalogue &catalogue, const ResolvedWorkload &resolved, const SpeedModel &speeds,
                     QDate today)
    : m_catalogue(catalogue)
    , m_resolved(resolved)
    , m_speeds(speeds)
    , m_today(today)
    , m_onCard(catalogue, resolved, today)
{}

std::vector<FitChange> FitAdvice::changes(const CardGroup &group) const
{
    const Gpu &gpu = *m_catalogue.gpu(group.gpuId);
    const UsableAmount usable = usableMemory(m_catalogue, gpu, m_resolved.workload.budget.os);
    const MemoryEstimate memory = estimateMemory(questionFor(m_catalogue, m_resolved, gpu, group.count));
    if (usable.bytes <= 0 || judgeFit(memory, usable).verdict == Verdict::Fits)
        return {};
    std::vector<FitChange> found = m_onCard.changes(gpu, group.count);
    if (!m_elsewhere)
        m_elsewhere = fitsElsewhere(m_catalogue, m_resolved, m_speeds, m_today);
    found.insert(found.end(), m_elsewhere->begin(), m_elsewhere->end());
    return found;
}

void printFitChanges(const CommandContext &context, const QString &card,
                     const std::vector<FitChange> &changes)
{
    context.streams.out << '\n' << Words::tr("What would make it fit on %1:").arg(card) << '\n';
    TextTable table;
    table.header = {Words::tr("Change"), Words::tr("Margin"), Words::tr("What that costs")};
    for (const FitChange &change : changes) {
        QStringList what, cost;
        for (const ChangeStep &step : change.steps) {
            what << reasonSentence(step.what, context.locale);
            cost << reasonSentence(step.cost, context.locale);
        }
        table.rows.push_back({asLabel(sentencesJoined(what)), marginPhrase(change.fit, context.locale),
                              asLabel(sentencesJoined(cost))});
    }
    context.print(table);
}

} // namespace gpuwise
