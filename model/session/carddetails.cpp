// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/carddetails.h"

#include "model/advice/pitfalls.h"
#include "model/claims/claimwords.h"
#include "model/domain/useredit.h"
#include "model/estimate/memory.h"
#include "model/session/answertexts.h"
#include "model/session/cardsheets.h"
#include "model/session/powerdetails.h"
#include "model/session/session.h"
#include "model/words/factnotes.h"
#include "model/words/format.h"
#include "model/words/notesources.h"
#include "model/words/notewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CardDetails)
};

constexpr std::size_t similarShown = 5;

QString metaOf(const Gpu &gpu)
{
    QStringList parts{vendorName(gpu.vendor), gpu.architecture, segmentName(gpu.segment),
                      gpu.spec(SpecField::LaunchDate).text};
    if (isOwnId(gpu.id))
        parts.prepend(QCoreApplication::translate("CardDetails", "your own card"));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

std::vector<CardDetails::Claimed> claimsOf(const Catalogue &catalogue, const Gpu &gpu, const QLocale &locale)
{
    std::vector<const Claim *> about = catalogue.claimsAbout(gpu.id);
    sortByHarm(about);
    std::vector<CardDetails::Claimed> claims;
    for (const Claim *claim : about) {
        const QString reason = claimReason(*claim, locale);
        const QString value = claimRightValue(*claim, locale);
        const bool right = claim->verdict == ClaimVerdict::True || value.isEmpty();
        claims.push_back({claim->verdict, claimSaid(*claim, locale),
                          right ? reason : Words::tr("Right: %1. %2", "value, reason").arg(value, reason),
                          claim->id});
    }
    return claims;
}

QString partWord(SpecField field)
{
    switch (field) {
    case SpecField::MemoryGB:
        return Words::tr("memory");
    case SpecField::BandwidthGBps:
        return Words::tr("bandwidth");
    case SpecField::Fp16Tflops:
        return Words::tr("FP16", "rate of a card");
    default:
        return Words::tr("power");
    }
}

QString howSimilar(const SimilarCard &similar, const QLocale &locale)
{
    QStringList parts;
    for (std::size_t i = 0; i < similarityParts.size(); ++i) {
        if (!similar.ratios[i]) {
            parts << Words::tr("%1 not known", "property").arg(partWord(similarityParts[i].field));
            continue;
        }
        const double difference = *similar.ratios[i] - 1;
        const bool same = std::abs(difference) < 0.005;
        parts << Words::tr("%1 %2", "property, difference: memory +50 %")
                     .arg(partWord(similarityParts[i].field),
                          same ? Words::tr("the same") : formatSignedPercent(difference, locale));
    }
    return Words::tr("%1; distance %2", "differences, number")
        .arg(parts.join(Words::tr(", ", "between differences")), formatNumber(similar.distance, 2, locale));
}

std::vector<CardDetails::Similar> similarTo(const Catalogue &catalogue, const Gpu &gpu, const QLocale &locale)
{
    std::vector<CardDetails::Similar> all;
    for (const SimilarCard &similar : similarCards(catalogue, gpu, similarShown))
        all.push_back({similar.gpu->id, similar.gpu->name, howSimilar(similar, locale)});
    return all;
}

std::vector<CardDetails::Pitfall> pitfallsFor(const Session &session, const Gpu &gpu, const QLocale &locale)
{
    std::vector<CardDetails::Pitfall> all;
    const Region region = session.workload().budget.region;
    for (const Note &note : pitfallsOf(session.catalogue(), gpu, region, session.today()))
        all.push_back(
            {noteKind(note.code), noteSentence(note, locale), noteSources(session.catalogue(), note)});
    return all;
}

} // namespace

void judgeCard(const Session &session, const QLocale &locale, CardDetails *details)
{
    details->fit.reset();
    const Gpu *gpu = session.catalogue().gpu(details->gpuId);
    if (!gpu)
        return;
    if (!isAnswered(session.workload().model) || !session.resolved().problem.isEmpty())
        return;
    const Catalogue &catalogue = session.catalogue();
    const MemoryEstimate estimate = estimateMemory(questionFor(catalogue, session.resolved(), *gpu, 1));
    const Fit fit = judgeFit(estimate, usableMemory(catalogue, *gpu, session.workload().budget.os));
    if (fit.verdict == Verdict::Unknown)
        return;
    details->fit = fitBarOf(estimate, fit, 1);
    const QString precision = session.workload().model.precisionId;
    const QString label = modelLabel(session.resolved(), locale);
    details->fitFor =
        precision.isEmpty() ? label : QString(label % QStringLiteral(" · ") % precisionName(precision));
}

CardDetails cardDetails(const Session &session, const QString &gpuId, const QLocale &locale)
{
    const Catalogue &catalogue = session.catalogue();
    const Gpu *gpu = catalogue.gpu(gpuId);
    if (!gpu)
        return {};
    const BudgetAnswer &budget = session.workload().budget;
    CardDetails details;
    details.gpuId = gpu->id;
    details.name = gpu->name;
    details.meta = metaOf(*gpu);
    details.notes = factNote(catalogue, gpu->notes, locale);
    judgeCard(session, locale, &details);
    details.specs =
        specSheet(catalogue, *gpu, locale, &details.specSources, &details.specKnown, &details.specFields);
    details.claims = claimsOf(catalogue, *gpu, locale);
    details.prices = priceHistories(catalogue, *gpu, budget.mode, budget.currency, locale);
    details.software =
        softwareSheet(catalogue, *gpu, locale, &details.softwareNotes, &details.softwareVerdicts);
    details.runs = runsSheet(catalogue, session.speeds(), *gpu, budget.os, locale, &details.runNotes,
                             &details.runVerdicts);
    details.runsRule = runsRemark();
    Option one;
    one.cards = {gpu->id, 1};
    details.power = powerSection(catalogue, session.workload(), one, session.pc(), locale);
    details.pitfalls = pitfallsFor(session, *gpu, locale);
    details.similar = similarTo(catalogue, *gpu, locale);
    details.similarityRule =
        Words::tr(
            "Distance: how many times memory and bandwidth (counted twice), FP16 and power are doubled or "
            "halved, on average; %1 more for another vendor, %2 for another kind of card.")
            .arg(formatTrimmed(otherVendorDistance, 2, locale),
                 formatTrimmed(otherSegmentDistance, 2, locale));
    return details;
}

} // namespace gpuwise
