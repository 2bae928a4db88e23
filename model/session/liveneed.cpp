// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/liveneed.h"

#include "model/charts/fitbargeometry.h"
#include "model/estimate/memory.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace gpuwise {

namespace {

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[(values.size() - 1) / 2]; // the lower middle: never more than a real card has
}

MemoryMark judgeMark(double nominalGiB, double usableBytes, const MemoryEstimate &estimate)
{
    UsableAmount usable;
    usable.bytes = usableBytes;
    usable.nominalBytes = fromGiB(nominalGiB);
    const Fit fit = judgeFit(estimate, usable);
    return {nominalGiB, toGiB(usableBytes), fit.verdict, toGiB(fit.marginBytes)};
}

} // namespace

LiveNeed liveNeed(const Catalogue &catalogue, const ResolvedWorkload &resolved)
{
    LiveNeed need;
    if (!resolved.problem.isEmpty()) {
        need.problem = EstimateProblem::ShapeUnknown;
        return need;
    }
    const MemoryEstimate common = estimateMemory(questionFor(catalogue, resolved, 1));
    need.problem = common.problem;
    need.bar = fitBarOf(common, Fit{}, 1);
    if (!common.isValid())
        return need;

    const OperatingSystem os = resolved.workload.budget.os;
    std::map<double, std::vector<double>> usableOfSize;
    for (const Gpu &gpu : catalogue.gpus) {
        const UsableAmount usable = usableMemory(catalogue, gpu, os);
        if (!(usable.bytes > 0))
            continue;
        ++need.cards;
        const MemoryEstimate onCard = estimateMemory(questionFor(catalogue, resolved, gpu, 1));
        if (judgeFit(onCard, usable).verdict == Verdict::Fits)
            ++need.fitting;
        if (gpu.segment != Segment::Laptop && gpu.segment != Segment::Unified)
            usableOfSize[gpu.number(SpecField::MemoryGB).value_or(0)].push_back(usable.bytes);
    }
    for (const double mark : memoryMarks) {
        const auto found = usableOfSize.find(mark);
        if (found != usableOfSize.end())
            need.marks.push_back(judgeMark(mark, median(found->second), common));
    }
    return need;
}

QString liveNeedSentence(const LiveNeed &need, const QLocale &locale)
{
    if (need.problem != EstimateProblem::None)
        return problemSentence(need.problem);
    QStringList sentences;
    sentences << QCoreApplication::translate("LiveNeed", "Fits on one card: %1 of %2.")
                     .arg(formatNumber(need.fitting, 0, locale), formatNumber(need.cards, 0, locale));
    const auto smallest = std::find_if(need.marks.begin(), need.marks.end(),
                                       [](const MemoryMark &mark) { return mark.verdict == Verdict::Fits; });
    if (smallest != need.marks.end() && smallest != need.marks.begin()) {
        const MemoryMark &below = *(smallest - 1);
        const QString size = formatTrimmed(below.nominalGiB, 0, locale);
        const QString gap = formatNumber(-below.marginGiB, 1, locale);
        sentences << (below.verdict == Verdict::Tight
                          ? QCoreApplication::translate("LiveNeed", "%1 GB is tight: %2 GiB over at worst.")
                                .arg(size, gap)
                          : QCoreApplication::translate("LiveNeed", "%1 GB is %2 GiB short.").arg(size, gap));
    } else if (smallest == need.marks.end() && !need.marks.empty()) {
        sentences << QCoreApplication::translate("LiveNeed", "No common card holds it alone.");
    }
    return sentencesJoined(sentences);
}

} // namespace gpuwise
