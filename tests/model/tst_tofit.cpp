// SPDX-License-Identifier: GPL-3.0-or-later
//
// What makes it fit: whatever is proposed must really fit when asked anew, be the smallest change of its
// kind, and stand in the order of what the user loses.
#include "model/advice/options.h"
#include "model/advice/picks.h"
#include "model/advice/tofit.h"
#include "model/estimate/memory.h"
#include "model/estimate/precisionladder.h"
#include "model/words/words.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const QDate today(2026, 11, 30);

struct Setting
{
    QString name;
    Workload workload;
    CardGroup cards;
};

Workload workloadOf(const QString &model, Task task, const QString &precision = {})
{
    Workload workload;
    workload.model.modelId = model;
    workload.model.precisionId = precision;
    workload.task.task = task;
    return workload;
}

Setting infer(const QString &model, const QString &precision, const QString &gpu, int count = 1,
              int context = 8192, int users = 1)
{
    Workload workload = workloadOf(model, Task::Inference, precision);
    workload.task.inference.contextTokens = context;
    workload.task.inference.sequences = users;
    return {model + u' ' + precision + u" on "_s + gpu, workload, {gpu, count}};
}

Setting train(const QString &model, Task task, const QString &gpu, int count, int batch, int length,
              const QString &precision = {})
{
    Workload workload = workloadOf(model, task, precision);
    workload.task.training.batch = batch;
    workload.task.training.sequenceLength = length;
    workload.task.training.checkpointing = Checkpointing::Off;
    return {u"%1 task %2 batch %3 on %4"_s.arg(model).arg(static_cast<int>(task)).arg(batch).arg(gpu),
            workload,
            {gpu, count}};
}

std::vector<Setting> settings()
{
    std::vector<Setting> all{
        infer(u"qwen3-32b"_s, u"q4_k_m"_s, u"nvidia-rtx-4090-24gb"_s, 1, 40960),
        infer(u"qwen3-32b"_s, u"q4_k_m"_s, u"nvidia-rtx-5060-ti-16gb"_s),
        infer(u"qwen3-32b"_s, u"bf16"_s, u"nvidia-rtx-4090-24gb"_s, 2),
        infer(u"llama-3.1-70b"_s, {}, u"nvidia-h100-sxm5-80gb"_s, 1, 131072, 8),
        infer(u"llama-3.1-70b"_s, u"bf16"_s, u"nvidia-h100-sxm5-80gb"_s, 1),
        infer(u"llama-3.1-70b"_s, u"q4_k_m"_s, u"nvidia-rtx-4090-24gb"_s),
        infer(u"llama-3.1-8b"_s, u"bf16"_s, u"nvidia-rtx-3060-12gb"_s, 1, 32768, 16),
        infer(u"llama-3.1-8b"_s, u"q4_k_m"_s, u"nvidia-rtx-4090-24gb"_s, 1, 8192, 24),
        infer(u"llama-3.1-405b"_s, u"q4_k_m"_s, u"nvidia-rtx-4060-8gb"_s),
        infer(u"gemma-3-27b"_s, u"q8_0"_s, u"nvidia-rtx-5090-32gb"_s, 1, 131072),
        infer(u"gpt-oss-120b"_s, {}, u"nvidia-rtx-5090-32gb"_s, 1, 32768),
        train(u"llama-3.1-8b"_s, Task::Lora, u"nvidia-rtx-4090-24gb"_s, 1, 8, 2048),
        train(u"llama-3.1-8b"_s, Task::Lora, u"nvidia-rtx-3060-12gb"_s, 1, 1, 2048),
        train(u"llama-3.1-8b"_s, Task::Qlora, u"nvidia-rtx-3060-12gb"_s, 1, 4, 4096),
        train(u"llama-3.1-8b"_s, Task::FullFineTune, u"nvidia-a100-sxm4-80gb"_s, 1, 1, 8192, u"amp"_s),
        train(u"llama-3.1-8b"_s, Task::FullFineTune, u"nvidia-a100-sxm4-80gb"_s, 1, 4, 4096),
        train(u"qwen3-32b"_s, Task::FullFineTune, u"nvidia-h100-sxm5-80gb"_s, 4, 1, 4096),
        train(u"llama-3.1-70b"_s, Task::Qlora, u"nvidia-rtx-3060-12gb"_s, 1, 1, 2048),
        train(u"qwen3-4b"_s, Task::FullFineTune, u"nvidia-rtx-4090-24gb"_s, 1, 1, 4096),
    };
    Setting states = train(u"qwen3-4b"_s, Task::FullFineTune, u"nvidia-rtx-5090-32gb"_s, 1, 1, 1024);
    states.workload.task.training.checkpointing = Checkpointing::On;
    all.push_back(states);
    Setting logits = train(u"qwen3-4b"_s, Task::Lora, u"nvidia-rtx-4090-24gb"_s, 1, 4, 4096);
    logits.workload.task.training.checkpointing = Checkpointing::On;
    all.push_back(logits);
    Setting copies = infer(u"llama-3.1-70b"_s, u"fp8"_s, u"nvidia-h100-sxm5-80gb"_s, 2, 32768, 4);
    copies.workload.task.sharding = Sharding::None;
    all.push_back(copies);
    Setting turned = infer(u"llama-3.1-70b"_s, u"bf16"_s, u"nvidia-h100-sxm5-80gb"_s, 2);
    turned.workload.task.inference.runtime = Runtime::Transformers;
    all.push_back(turned);
    Setting pictures{u"FLUX"_s, workloadOf(u"flux.1-dev"_s, Task::Image), {u"nvidia-rtx-4090-24gb"_s, 1}};
    pictures.workload.task.image.images = 4;
    all.push_back(pictures);
    Setting room = pictures;
    room.name = u"FLUX on 48 GB"_s;
    room.cards.gpuId = u"nvidia-rtx-a6000-48gb"_s;
    all.push_back(room);
    Setting one = pictures;
    one.name = u"FLUX on 32 GB"_s;
    one.cards.gpuId = u"nvidia-rtx-5090-32gb"_s;
    one.workload.task.image.images = 1;
    all.push_back(one);
    return all;
}

/// Asked anew, as if the reader had typed the answers.
MemoryEstimate memoryOf(const Workload &workload, const CardGroup &cards)
{
    const ResolvedWorkload resolved = resolveWorkload(shippedCatalogue(), workload);
    return estimateMemory(
        questionFor(shippedCatalogue(), resolved, *shippedCatalogue().gpu(cards.gpuId), cards.count));
}

bool fits(const Workload &workload, const CardGroup &cards)
{
    const UsableAmount usable =
        usableMemory(shippedCatalogue(), *shippedCatalogue().gpu(cards.gpuId), workload.budget.os);
    return judgeFit(memoryOf(workload, cards), usable).verdict == Verdict::Fits;
}

/// The same change, one step smaller; nullopt: there is none short of no change at all.
std::optional<std::pair<Workload, CardGroup>> oneStepLess(const FitChange &change, const Setting &asked)
{
    Workload less = change.workload;
    CardGroup cards = change.cards;
    InferenceSettings &inference = less.task.inference;
    TrainingSettings &training = less.task.training;
    switch (change.steps.back().kind) {
    case ChangeKind::Context:
        inference.contextTokens =
            std::min(inference.contextTokens + tokenStep, asked.workload.task.inference.contextTokens);
        break;
    case ChangeKind::Sequence:
        training.sequenceLength =
            std::min(training.sequenceLength + tokenStep, asked.workload.task.training.sequenceLength);
        break;
    case ChangeKind::Users:
        ++inference.sequences;
        break;
    case ChangeKind::HostLayers:
        ++inference.gpuLayers;
        break;
    case ChangeKind::Images:
        ++less.task.image.images;
        break;
    case ChangeKind::Accumulation: {
        const int all = training.batch * training.accumulation;
        while (all % ++training.batch != 0) {
        }
        training.accumulation = all / training.batch;
        break;
    }
    case ChangeKind::MoreCards: {
        const auto counts = cardCounts();
        const auto at = std::find(counts.begin(), counts.end(), cards.count);
        if (at == counts.begin() || *(at - 1) <= asked.cards.count)
            return std::nullopt;
        cards.count = *(at - 1);
        break;
    }
    default:
        return std::nullopt;
    }
    return std::pair(less, cards);
}

} // namespace

class TestToFit : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void changes_really_fit_data() { addSettings(); }
    void changes_really_fit()
    {
        for (const FitChange &change : found()) {
            QVERIFY2(fits(change.workload, change.cards), words(change).constData());
            QCOMPARE(change.fit.verdict, Verdict::Fits);
            const MemoryEstimate anew = memoryOf(change.workload, change.cards);
            QCOMPARE(change.memory.perDevice.high, anew.perDevice.high);
            QVERIFY2(change.fit.marginBytes >= 0, words(change).constData());
        }
    }

    void changes_are_the_smallest_of_their_kind_data() { addSettings(); }
    void changes_are_the_smallest_of_their_kind()
    {
        for (const FitChange &change : found())
            if (const auto less = oneStepLess(change, m_setting))
                QVERIFY2(!fits(less->first, less->second), words(change).constData());
    }

    /// Of the precisions that the program loads, no larger one that is smaller than the present would do.
    void precision_is_the_best_that_fits_data() { addSettings(); }
    void precision_is_the_best_that_fits()
    {
        for (const FitChange &change : found()) {
            if (change.steps.size() > 1 || change.steps.front().kind != ChangeKind::Precision)
                continue;
            const double taken =
                shippedCatalogue().quantisation(change.workload.model.precisionId)->bitsPerWeight;
            const double now = question().weights.bitsPerWeight;
            for (const Quantisation *other : smallerPrecisions(shippedCatalogue(), question())) {
                if (other->bitsPerWeight <= taken || other->bitsPerWeight >= now * 0.97)
                    continue;
                Workload workload = m_setting.workload;
                workload.model.precisionId = other->id;
                QVERIFY2(!fits(workload, m_setting.cards), qPrintable(other->id));
            }
        }
    }

    void order_is_that_of_loss_data() { addSettings(); }
    void order_is_that_of_loss()
    {
        ChangeLoss before = ChangeLoss::Nothing;
        auto leastSingle = ChangeLoss::Money;
        for (const FitChange &change : found()) {
            QVERIFY2(change.loss() >= before, words(change).constData());
            before = change.loss();
            if (change.steps.size() == 1)
                leastSingle = std::min(leastSingle, change.loss());
        }
        for (const FitChange &change : found()) // two changes only where they cost less than any single one
            if (change.steps.size() > 1)
                QVERIFY2(change.loss() < leastSingle && leastSingle >= ChangeLoss::Much,
                         words(change).constData());
    }

    void nothing_is_proposed_for_what_fits()
    {
        const Setting small = infer(u"llama-3.1-8b"_s, u"q4_k_m"_s, u"nvidia-rtx-4090-24gb"_s);
        QVERIFY(fits(small.workload, small.cards));
        const ResolvedWorkload resolved = resolveWorkload(shippedCatalogue(), small.workload);
        const FitChanges changes(shippedCatalogue(), resolved, today);
        QVERIFY(changes.changes(*shippedCatalogue().gpu(small.cards.gpuId), 1).empty());
        QVERIFY(!changes.least(*shippedCatalogue().gpu(small.cards.gpuId), 1));
    }

    /// So that no check above is empty: the settings call for every kind, and for pairs.
    void every_kind_occurs()
    {
        std::set<ChangeKind> kinds;
        bool pair = false;
        for (const Setting &setting : settings()) {
            m_setting = setting;
            for (const FitChange &change : found()) {
                pair = pair || change.steps.size() == 2;
                for (const ChangeStep &step : change.steps)
                    kinds.insert(step.kind);
            }
        }
        QVERIFY(pair);
        for (int kind = 0; kind <= static_cast<int>(ChangeKind::MoreCards); ++kind)
            QVERIFY2(kinds.contains(static_cast<ChangeKind>(kind)), qPrintable(QString::number(kind)));
    }

    /// 32 heads: three cards cannot share every layer, so tensor parallel goes from two to four.
    void cards_divide_the_heads()
    {
        Setting setting = infer(u"llama-3.1-8b"_s, u"bf16"_s, u"nvidia-rtx-3060-12gb"_s, 1, 65536);
        setting.workload.task.inference.runtime = Runtime::Vllm;
        setting.workload.task.sharding = Sharding::TensorParallel;
        const ResolvedWorkload resolved = resolveWorkload(shippedCatalogue(), setting.workload);
        const Gpu &gpu = *shippedCatalogue().gpu(setting.cards.gpuId);
        QVERIFY(!fits(setting.workload, {gpu.id, 2}));
        QCOMPARE(estimateMemory(questionFor(shippedCatalogue(), resolved, gpu, 3)).problem,
                 EstimateProblem::TensorParallelUneven);
        const auto count = smallestCount(shippedCatalogue(), resolved, gpu);
        QVERIFY(count);
        QCOMPARE(32 % *count, 0);
        QVERIFY(fits(setting.workload, {gpu.id, *count}));
    }

    /// Data parallel copies and QLoRA do not pool: more cards are no answer to them (design of the advisor).
    void cards_that_do_not_pool_are_not_proposed()
    {
        const Setting setting = train(u"llama-3.1-70b"_s, Task::Qlora, u"nvidia-rtx-3060-12gb"_s, 1, 1, 2048);
        const ResolvedWorkload resolved = resolveWorkload(shippedCatalogue(), setting.workload);
        QVERIFY(!smallestCount(shippedCatalogue(), resolved, *shippedCatalogue().gpu(setting.cards.gpuId)));
    }

    /// Against a plain walk over the catalogue: nothing dated that fits and may be bought costs less.
    void elsewhere_is_the_cheapest()
    {
        const Setting setting = infer(u"qwen3-32b"_s, u"q4_k_m"_s, u"nvidia-rtx-4060-8gb"_s);
        const ResolvedWorkload resolved = resolveWorkload(shippedCatalogue(), setting.workload);
        const SpeedModel speeds(shippedCatalogue());
        const auto elsewhere = fitsElsewhere(shippedCatalogue(), resolved, speeds, today);
        QCOMPARE(elsewhere.size(), std::size_t{2});
        QCOMPARE(elsewhere[0].steps.front().kind, ChangeKind::OtherCard);
        QCOMPARE(elsewhere[1].steps.front().kind, ChangeKind::Rent);
        for (const FitChange &change : elsewhere)
            QVERIFY(fits(change.workload, change.cards));
        // advise() with no limit of money lists all that may be bought; the cheapest of one condition that
        // is fast enough cannot undercut the answer.
        const Advice advice = advise(shippedCatalogue(), setting.workload, today);
        for (const Option &option : advice.options) {
            if (!isPickable(shippedCatalogue(), option, setting.workload))
                continue;
            const bool rents = option.mode == OptionMode::Rent;
            const double sum = option.cost.price->each.amount() * option.cards.count;
            const double proposed = elsewhere[rents ? 1 : 0].steps.front().cost.numbers[0];
            QVERIFY2(proposed <= sum + 0.005, qPrintable(option.cards.gpuId));
        }
    }

private:
    void addSettings()
    {
        QTest::addColumn<int>("at");
        int at = 0;
        for (const Setting &setting : settings())
            QTest::newRow(qPrintable(setting.name)) << at++;
    }

    std::vector<FitChange> found()
    {
        if (QTest::currentDataTag())
            m_setting =
                settings()[static_cast<std::size_t>(*static_cast<int *>(QTest::qData("at", QMetaType::Int)))];
        m_resolved =
            std::make_unique<ResolvedWorkload>(resolveWorkload(shippedCatalogue(), m_setting.workload));
        return FitChanges(shippedCatalogue(), *m_resolved, today)
            .changes(*shippedCatalogue().gpu(m_setting.cards.gpuId), m_setting.cards.count);
    }

    Question question() const
    {
        return questionFor(shippedCatalogue(), *m_resolved, *shippedCatalogue().gpu(m_setting.cards.gpuId),
                           m_setting.cards.count);
    }

    QByteArray words(const FitChange &change) const
    {
        QStringList texts{m_setting.name};
        for (const ChangeStep &step : change.steps)
            texts << reasonSentence(step.what, QLocale::c());
        return texts.join(u' ').toUtf8();
    }

    Setting m_setting;
    std::unique_ptr<ResolvedWorkload> m_resolved;
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestToFit)
#include "tst_tofit.moc"
