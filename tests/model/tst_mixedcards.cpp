// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cards of different kinds share a model by their memory; equal ones must come out as the estimate for
// equals.
#include "model/advice/mixedcards.h"
#include "model/advice/options.h"
#include "model/session/session.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <cmath>

namespace gpuwise {

namespace {

const QString rtx3090 = QStringLiteral("nvidia-rtx-3090-24gb");
const QString rtx3060 = QStringLiteral("nvidia-rtx-3060-12gb");

ResolvedWorkload resolvedOf(const char *model, int context = 8192)
{
    Workload workload = exampleWorkload(Region::Us);
    workload.model = {QString::fromLatin1(model), 0, QStringLiteral("q4_k_m"), {}};
    workload.task.inference.contextTokens = context;
    workload.task.inference.runtime = Runtime::LlamaCpp;
    return resolveWorkload(shippedCatalogue(), workload);
}

MixedCards mixedOf(const ResolvedWorkload &resolved, const std::vector<CardGroup> &groups)
{
    return judgeMixed(shippedCatalogue(), resolved, SpeedModel(shippedCatalogue()), groups);
}

} // namespace

class TestMixedCards : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sharesFollowTheMemory();
    void equalCardsNeedWhatEqualsNeed();
    void aSecondCardHoldsWhatOneDoesNot();
    void theSlowCardSlows();
    void trainingIsRefused();
};

/// 24 and 12 GB of about equal usable fraction: two thirds and one third.
void TestMixedCards::sharesFollowTheMemory()
{
    const MixedCards mixed = mixedOf(resolvedOf("qwen3-32b"), {{rtx3090, 1}, {rtx3060, 1}});
    QCOMPARE(mixed.problem, EstimateProblem::None);
    QCOMPARE(mixed.cards.size(), std::size_t(2));
    QVERIFY(std::abs(mixed.cards[0].share - 2.0 / 3) < 0.02);
    QVERIFY(std::abs(mixed.cards[0].share + mixed.cards[1].share - 1) < 1e-12);
}

void TestMixedCards::equalCardsNeedWhatEqualsNeed()
{
    const ResolvedWorkload resolved = resolvedOf("llama-3.1-70b");
    const MixedCards mixed = mixedOf(resolved, {{rtx3090, 2}});
    const Option equals = judgeWithoutCost(shippedCatalogue(), resolved, SpeedModel(shippedCatalogue()),
                                           *shippedCatalogue().gpu(rtx3090), 2);
    double together = 0;
    for (const MixedCard &card : mixed.cards) {
        together += card.fit.needed.expected;
        QCOMPARE(card.share, 0.5);
    }
    QVERIFY(std::abs(together / equals.memory.total.expected - 1) < 1e-9);
    QCOMPARE(mixed.fit().verdict, equals.fit.verdict);
}

/// 32.8 B parameters at Q4_K_M are a file of 19.8 GB (Ollama issue 9988): over 12 GB, under 12 + 24 GB. 70 B
/// (42.5 GB) are over both.
void TestMixedCards::aSecondCardHoldsWhatOneDoesNot()
{
    QCOMPARE(mixedOf(resolvedOf("qwen3-32b"), {{rtx3060, 1}}).fit().verdict, Verdict::No);
    QCOMPARE(mixedOf(resolvedOf("qwen3-32b"), {{rtx3060, 1}, {rtx3090, 1}}).fit().verdict, Verdict::Fits);
    QCOMPARE(mixedOf(resolvedOf("llama-3.1-70b"), {{rtx3060, 1}, {rtx3090, 1}}).fit().verdict, Verdict::No);
}

/// design/advice.md, 7: a slow second card can lower the speed of a fast one. Times add up: with shares of
/// 2/3 and 1/3 and speeds f and s it is 1 / (2/3 / f + 1/3 / s).
void TestMixedCards::theSlowCardSlows()
{
    const ResolvedWorkload resolved = resolvedOf("llama-3.1-8b");
    const MixedCards fast = mixedOf(resolved, {{rtx3090, 1}});
    const MixedCards slow = mixedOf(resolved, {{rtx3060, 1}});
    const MixedCards both = mixedOf(resolved, {{rtx3090, 1}, {rtx3060, 1}});
    QVERIFY(fast.speed.isKnown() && slow.speed.isKnown() && both.speed.isKnown());
    QVERIFY(both.speed.value.expected < fast.speed.value.expected);
    QVERIFY(both.speed.value.expected > slow.speed.value.expected);
    const double expected = 1 / (both.cards[0].share / fast.speed.value.expected +
                                 both.cards[1].share / slow.speed.value.expected);
    QVERIFY(std::abs(both.speed.value.expected / expected - 1) < 1e-9);
    QVERIFY(both.speed.value.low <= both.speed.value.expected &&
            both.speed.value.expected <= both.speed.value.high);
}

void TestMixedCards::trainingIsRefused()
{
    ResolvedWorkload resolved = resolvedOf("llama-3.1-8b");
    resolved.workload.task.task = Task::Lora;
    QCOMPARE(mixedOf(resolved, {{rtx3090, 1}, {rtx3060, 1}}).problem, EstimateProblem::TaskNotForModel);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestMixedCards)
#include "tst_mixedcards.moc"
