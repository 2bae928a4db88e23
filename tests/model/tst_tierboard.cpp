// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tiers as they are shown: weights in the session, the board, a card's score taken apart, the guides.
#include "model/session/session.h"
#include "model/session/tierboard.h"
#include "model/session/tierdetails.h"
#include "model/session/tierweights.h"
#include "model/words/tierwords.h"
#include "model/words/words.h"
#include "tests/support/testsupport.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <numeric>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QDate today(2026, 11, 30);

std::shared_ptr<const Catalogue> shared()
{
    return {&shippedCatalogue(), [](const Catalogue *) {}};
}

SessionState exampleState()
{
    SessionState state;
    state.workload = exampleWorkload(Region::Cn); // to buy for at most 20,000 CNY
    return state;
}

QStringList order(const std::vector<TierEntry> &entries)
{
    QStringList ids;
    for (const TierEntry &entry : entries)
        ids << tierName(entry.tier) + u' ' + entry.option.cards.gpuId;
    return ids;
}

TierBoard boardOf(const TierList &list)
{
    return tierBoard(shippedCatalogue(), exampleState().workload, list, QLocale::c());
}

} // namespace

class TierBoardTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reweighted_isWhatJudgingAnewGives_data();
    void reweighted_isWhatJudgingAnewGives();
    void weights_areHeldInTheirRange();
    void weights_areUndone();
    void weights_leaveTheAdviceAlone();
    void board_showsEveryCardOnce();
    void board_chipsAddUpToTheirScore();
    void board_ofAnUnknownModelHasNoLanes();
    void details_addUpAndSayWhy();
    void details_belowTheLineSayTheReason();
    void guides_sayWhereTheirCardsStand();
};

void TierBoardTest::reweighted_isWhatJudgingAnewGives_data()
{
    QTest::addColumn<ScoreWeights>("weights");
    QTest::newRow("as they are") << ScoreWeights();
    QTest::newRow("speed alone") << ScoreWeights{0, 1, 0, 0, 0};
    QTest::newRow("price alone") << ScoreWeights{0, 0, 1, 0, 0};
    QTest::newRow("mixed") << ScoreWeights{0.9, 0.1, 0.2, 0.7, 0.4};
}

void TierBoardTest::reweighted_isWhatJudgingAnewGives()
{
    QFETCH(const ScoreWeights, weights);
    const Workload workload = exampleState().workload;
    const TierList fresh = tiersFor(shippedCatalogue(), workload, today, weights);
    const TierList turned = reweighted(tiersFor(shippedCatalogue(), workload, today), weights);
    QCOMPARE(order(turned.entries), order(fresh.entries));
    QCOMPARE(order(turned.overBudget), order(fresh.overBudget));
    QCOMPARE(turned.below.size(), fresh.below.size());
    QVERIFY(turned.weights == weights);
}

void TierBoardTest::weights_areHeldInTheirRange()
{
    QCOMPARE(weightPoints(ScoreWeights(), ScorePart::Price), 40);
    ScoreWeights weights = withWeightPoints({}, ScorePart::Speed, 63);
    QCOMPARE(weights.speed, 0.63);
    QCOMPARE(weights.price, ScoreWeights().price); // the others stay
    QCOMPARE(weightPoints(withWeightPoints({}, ScorePart::Speed, -5), ScorePart::Speed), 0);
    QCOMPARE(weightPoints(withWeightPoints({}, ScorePart::Speed, 4000), ScorePart::Speed), 100);
    for (const ScorePart part : scoreParts)
        weights = withWeightPoints(weights, part, 0);
    QCOMPARE(weightPoints(weights, ScorePart::Power), 1); // the last that was turned down
    QCOMPARE(weights.headroom + weights.speed + weights.price + weights.software, 0.0);
}

void TierBoardTest::weights_areUndone()
{
    Session session(shared(), today, exampleState());
    const QSignalSpy changed(&session, &Session::tierWeightsChanged);
    const QStringList before = order(session.tiers().entries);
    session.setTierWeights(withWeightPoints({}, ScorePart::Power, 100));
    session.setTierWeights(withWeightPoints({}, ScorePart::Power, 90)); // the same drag: one step
    QCOMPARE(changed.size(), 2);
    QCOMPARE(session.undoKind(), EditKind::ChangeTierWeights);
    QVERIFY(order(session.tiers().entries) != before);
    session.undo();
    QCOMPARE(changed.size(), 3);
    QVERIFY(!session.canUndo());
    QVERIFY(session.tierWeights() == ScoreWeights());
    QCOMPARE(order(session.tiers().entries), before);
    session.redo();
    QCOMPARE(weightPoints(session.tierWeights(), ScorePart::Power), 90);
}

void TierBoardTest::weights_leaveTheAdviceAlone()
{
    Session session(shared(), today, exampleState());
    const QSignalSpy workload(&session, &Session::workloadChanged);
    const Advice *const before = &session.advice();
    session.setTierWeights({1, 0, 0, 0, 0});
    QCOMPARE(&session.advice(), before); // not even computed again
    QCOMPARE(workload.size(), 0);
}

void TierBoardTest::board_showsEveryCardOnce()
{
    const TierList list = tiersFor(shippedCatalogue(), exampleState().workload, today);
    const TierBoard board = boardOf(list);
    QSet<QString> seen;
    std::size_t chips = 0;
    for (const TierLane &lane : board.lanes) {
        for (const TierChip &chip : lane.chips) {
            QVERIFY2(!seen.contains(chip.cards.gpuId), qPrintable(chip.cards.gpuId));
            seen.insert(chip.cards.gpuId);
            ++chips;
            QVERIFY(!chip.spoken.isEmpty());
            QCOMPARE(chip.why.isEmpty(), lane.kind != TierLane::Kind::Below);
            QCOMPARE(chip.score.isEmpty(), lane.kind == TierLane::Kind::Below);
        }
    }
    QCOMPARE(chips, shippedCatalogue().gpus.size());
    QCOMPARE(board.lanes.size(), std::size_t{8}); // S, A, B, C, D, over budget, no price, below the line
    QCOMPARE(board.lanes[0].name, u"S"_s);
    QCOMPARE(board.lanes[5].kind, TierLane::Kind::OverBudget);
    QCOMPARE(board.lanes[5].chips.size(), list.overBudget.size());
    QVERIFY(!list.overBudget.empty()); // an RTX PRO 6000 costs more than 20,000 CNY
    QCOMPARE(board.lanes[6].kind, TierLane::Kind::NoPrice);
    QCOMPARE(board.lanes[7].kind, TierLane::Kind::Below);
    // Without a price nothing can be said of a tier: the two kinds of lane do not mix.
    for (const TierLane &lane : board.lanes) {
        for (const TierChip &chip : lane.chips) {
            const TierPlace place = findInTiers(list, chip.cards.gpuId);
            if (place.entry && !place.overBudget)
                QCOMPARE(lane.kind == TierLane::Kind::NoPrice, !place.entry->option.cost.price);
        }
    }
}

void TierBoardTest::board_chipsAddUpToTheirScore()
{
    const TierList list = tiersFor(shippedCatalogue(), exampleState().workload, today, {1, 2, 3, 4, 5});
    const TierBoard board = boardOf(list);
    std::size_t seen = 0;
    for (const TierLane &lane : board.lanes) {
        if (lane.kind != TierLane::Kind::Tier && lane.kind != TierLane::Kind::NoPrice)
            continue;
        for (const TierChip &chip : lane.chips) {
            const TierEntry &entry = *findInTiers(list, chip.cards.gpuId).entry;
            ++seen;
            const double sum = std::accumulate(chip.points.begin(), chip.points.end(), 0.0);
            QVERIFY(std::abs(sum - entry.score) < 1e-12);
            QCOMPARE(chip.capped, !entry.caps.empty());
        }
    }
    QCOMPARE(seen, list.entries.size());
}

void TierBoardTest::board_ofAnUnknownModelHasNoLanes()
{
    Workload workload = exampleState().workload;
    workload.model.modelId = u"no-such-model"_s;
    const TierList list = tiersFor(shippedCatalogue(), workload, today);
    const TierBoard board = tierBoard(shippedCatalogue(), workload, list, QLocale::c());
    QVERIFY(board.lanes.empty());
    QVERIFY(board.conclusion.contains(u"no-such-model"_s));
}

void TierBoardTest::details_addUpAndSayWhy()
{
    const TierList list = tiersFor(shippedCatalogue(), exampleState().workload, today);
    for (const auto *entries : {&list.entries, &list.overBudget}) {
        for (const TierEntry &entry : *entries) {
            const TierDetails details = tierDetails(shippedCatalogue(), exampleState().workload, list,
                                                    entry.option.cards.gpuId, QLocale::c());
            QCOMPARE(details.lines.size(), std::size_t{5});
            double shown = 0;
            for (const TierDetails::Line &line : details.lines) {
                QVERIFY(!line.name.isEmpty());
                QVERIFY2(!line.why.isEmpty(), qPrintable(details.name + line.name));
                shown += line.points.toDouble();
            }
            // Five printed figures, each rounded by at most 0.05.
            QVERIFY(std::abs(shown - entry.score * 100) < 0.26);
            QCOMPARE(details.held.size(), static_cast<qsizetype>(entry.caps.size()));
            QCOMPARE(details.standingNote.isEmpty(), entry.option.standing >= 1);
            QCOMPARE(details.option, &entry.option);
        }
    }
}

void TierBoardTest::details_belowTheLineSayTheReason()
{
    // 12 GB cannot hold 32 billion parameters at 4.9 bits (about 20 GiB); two of them can, and two are
    // allowed in the example, so a card of 4 GB is asked.
    const TierList list = tiersFor(shippedCatalogue(), exampleState().workload, today);
    const TierDetails details = tierDetails(shippedCatalogue(), exampleState().workload, list,
                                            u"amd-radeon-rx-6500-xt"_s, QLocale::c());
    QVERIFY(details.lines.empty());
    QVERIFY(!details.option);
    QCOMPARE(details.held.size(), 1);
    QVERIFY(details.held.front().startsWith(u"Needs "_s));
}

void TierBoardTest::guides_sayWhereTheirCardsStand()
{
    const TierList list = tiersFor(shippedCatalogue(), exampleState().workload, today);
    const std::vector<GuideTierView> guides = guideTierViews(shippedCatalogue(), list, QLocale::c());
    QCOMPARE(guides.size(), std::size_t{5});
    for (const GuideTierView &guide : guides) {
        QVERIFY(!guide.advantage.isEmpty() && !guide.scene.isEmpty() && !guide.caution.isEmpty());
        for (const GuideTierView::Card &card : guide.cards) {
            const TierPlace place = findInTiers(list, card.gpuId);
            if (place.left)
                QCOMPARE(card.here, u"here: below the line"_s);
            else if (place.overBudget)
                QVERIFY(card.here.startsWith(u"here: over budget"_s));
            else
                QVERIFY(card.here.startsWith(u"here: tier "_s + tierName(place.entry->tier)));
        }
    }
    for (const GuideTierView &guide : guideTierViews(shippedCatalogue(), {}, QLocale::c()))
        for (const GuideTierView::Card &card : guide.cards)
            QVERIFY(card.here.isEmpty());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TierBoardTest)
#include "tst_tierboard.moc"
