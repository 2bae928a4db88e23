// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/reportbasis.h"

#include "model/advice/explain.h"
#include "model/advice/learningbasket.h"
#include "model/advice/remarks.h"
#include "model/advice/scoring.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

/// The cards of the picks, each once, best value first.
std::vector<CardGroup> pickedCards(const Advice &advice)
{
    std::vector<CardGroup> cards;
    for (const auto &pick : {advice.bestValue, advice.fastest, advice.cheapest, advice.rent})
        if (pick && std::find(cards.begin(), cards.end(), advice.options[*pick].cards) == cards.end())
            cards.push_back(advice.options[*pick].cards);
    if (cards.empty() && advice.nearest && *advice.nearest < advice.leftOut.size())
        cards.push_back(advice.leftOut[*advice.nearest].cards);
    return cards;
}

std::size_t baselineIndex(const ReportRequest &request, const std::vector<CardGroup> &cards)
{
    if (!request.baseline)
        return 0;
    const auto it = std::find(cards.begin(), cards.end(), *request.baseline);
    return it == cards.end() ? 0 : static_cast<std::size_t>(it - cards.begin());
}

Reason shortOfMemory(const Option &option)
{
    const Fit &fit = option.fit;
    if (fit.verdict == Verdict::Unknown)
        return {ReasonCode::EstimateImpossible, {static_cast<double>(option.memory.problem)}, {}, {}};
    return {ReasonCode::DoesNotFit, {toGiB(fit.needed.expected), toGiB(fit.usable.bytes)}, {}, {}};
}

} // namespace

ReportBasis::ReportBasis(const ReportRequest &asked)
    : request(asked)
    , catalogue(*asked.catalogue)
    , locale(asked.locale)
    , resolved(resolveWorkload(catalogue, asked.workload))
    , speeds(catalogue)
    , advice(asked.advice ? *asked.advice : advise(catalogue, asked.workload, asked.today))
    , cards(asked.cards.empty() ? pickedCards(advice) : asked.cards)
{
    if (cards.size() > ReportRequest::maxCards)
        cards.resize(ReportRequest::maxCards);
    comparison = compareCards(catalogue, resolved, speeds, cards, baselineIndex(asked, cards), asked.today);
    if (asked.focus == ReportFocus::NamedCards && advice.problem.isEmpty())
        decideAmongNamed();
    else
        decision = advice;
}

const Option *ReportBasis::chosen() const
{
    return decision.bestValue ? &decision.options[*decision.bestValue] : nullptr;
}

void ReportBasis::registerShape()
{
    registerShapeOf(resolved.model ? resolved.model->id : resolved.shapeOfModelId);
}

void ReportBasis::registerShapeOf(const QString &modelId)
{
    if (const AiModel *model = catalogue.model(modelId))
        sources.add(model->source, model->readOn, model->name,
                    QCoreApplication::translate("Report", "layers and widths"));
}

void ReportBasis::registerNote(const Note &note, const QString &subject)
{
    for (const QString &id : noteSourceIds(note.code)) {
        const auto found = std::find_if(catalogue.sources.begin(), catalogue.sources.end(),
                                        [&](const Source &source) { return source.id == id; });
        if (found != catalogue.sources.end())
            sources.add(static_cast<int>(found - catalogue.sources.begin()), {}, subject,
                        QCoreApplication::translate("Report", "rule"));
    }
}

/// The advisor's own order decides where it lists a named card; the others follow by verdict and score,
/// because they break a limit (budget, number of cards) that the buyer may still want to see past.
/// Renting stands beside buying as an alternative; it decides only where it was asked for.
void ReportBasis::decideAmongNamed()
{
    decision = {};
    decision.assumptions = advice.assumptions;
    const bool onlyBuys = request.workload.budget.mode == AcquireMode::Buy;
    for (const Option &option : advice.options)
        if (!(onlyBuys && option.mode == OptionMode::Rent) &&
            std::find(cards.begin(), cards.end(), option.cards) != cards.end())
            decision.options.push_back(option);
    std::vector<Option> beyond;
    for (const ComparisonColumn &column : comparison.columns) {
        if (!column.judged)
            continue;
        const Option &option = *column.judged;
        const bool listed = std::any_of(decision.options.begin(), decision.options.end(),
                                        [&](const Option &o) { return o.cards == option.cards; });
        if (listed)
            continue;
        if (option.fit.verdict == Verdict::Fits || option.fit.verdict == Verdict::Tight) {
            beyond.push_back(option);
            continue;
        }
        const auto known = std::find_if(advice.leftOut.begin(), advice.leftOut.end(), [&](const LeftOut &l) {
            return l.cards.gpuId == option.cards.gpuId;
        });
        decision.leftOut.push_back({option.cards, shortOfMemory(option),
                                    known == advice.leftOut.end() ? Reason{} : known->wouldChange,
                                    option.memory, option.fit});
    }
    scoreAndSort(catalogue, resolved, beyond); // among themselves: a comparison gives no points
    decision.options.insert(decision.options.end(), beyond.begin(), beyond.end());
    if (!decision.options.empty())
        decision.bestValue = 0;
    const auto nearest = std::max_element(
        decision.leftOut.begin(), decision.leftOut.end(),
        [](const LeftOut &a, const LeftOut &b) { return a.fit.marginBytes < b.fit.marginBytes; });
    if (nearest != decision.leftOut.end())
        decision.nearest = static_cast<std::size_t>(nearest - decision.leftOut.begin());
    explainAmongNamed();
}

/// Cautions compare a card with others: with those of this report, and with nothing the reader cannot see.
/// What holds among all cards stays said; of cards beyond the advisor's limits it has not said anything yet.
void ReportBasis::explainAmongNamed()
{
    const Workload &workload = request.workload;
    std::optional<LearningBasket> basket;
    if (task() == Task::Learn)
        basket.emplace(catalogue, workload.budget);
    for (Option &option : decision.options) {
        const std::vector<Reason> known = option.reasons;
        explainOption(catalogue, workload, decision, option);
        if (basket)
            basket->explain(option);
        if (!known.empty())
            option.reasons = known;
        else // the best of a few cards is not the best of all
            for (Reason &reason : option.reasons)
                if (reason.code == ReasonCode::BestSpeedPerMoney)
                    reason.code = ReasonCode::GoodSpeedPerMoney;
    }
    const Option *choice = chosen();
    if (!choice)
        return;
    if (advice.owned) { // what is there already is not one of the cards asked about
        decision.remarks.push_back(advice.owned->why);
        decision.remarks.insert(decision.remarks.end(), advice.owned->how.begin(), advice.owned->how.end());
    }
    for (std::vector<Reason> said :
         {workloadRemarks(catalogue, resolved, workload.budget.maxCards, catalogue.gpu(choice->cards.gpuId)),
          answerRemarks(catalogue, workload, decision, request.today)})
        decision.remarks.insert(decision.remarks.end(), said.begin(), said.end());
}

QString usablePhrase(const FitBar &bar, const QLocale &locale)
{
    if (!(bar.usableGiB > 0) || !(bar.nominalGiB > 0))
        return QCoreApplication::translate("Report", "memory size not published");
    const QString usable = formatNumber(bar.usableGiB, 1, locale);
    if (bar.cards == 1)
        return QCoreApplication::translate("Report", "sold as %1 GB, %2 GiB usable")
            .arg(formatTrimmed(bar.nominalGiB, 1, locale), usable);
    return QCoreApplication::translate("Report",
                                       "%1 × %2 GB, %3 GiB usable in all; judged by the fullest card")
        .arg(QString::number(bar.cards), formatTrimmed(bar.nominalGiB / bar.cards, 1, locale), usable);
}

QString listed(const QStringList &parts)
{
    QStringList present = parts;
    present.removeAll(QString());
    return present.join(QStringLiteral(" · "));
}

} // namespace gpuwise
