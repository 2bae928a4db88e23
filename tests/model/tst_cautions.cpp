// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rules that warn: each is asked on both sides of its limit, and each sentence of the table is said by some
// answer, so that none is dead.
#include "model/advice/cautions.h"
#include "model/advice/learningbasket.h"
#include "model/advice/remarks.h"
#include "model/advice/tofit.h"
#include "model/session/session.h"
#include "model/words/words.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace gpuwise {

namespace {

const QDate today(2026, 11, 30);
constexpr double giB = bytesPerGiB;

bool has(const std::vector<Reason> &reasons, ReasonCode code)
{
    return std::any_of(reasons.begin(), reasons.end(), [&](const Reason &r) { return r.code == code; });
}

/// A need put together by hand on one kind of card.
Option optionOf(const QString &gpuId, double weightsGiB, double cacheGiB, double usableGiB, int count = 1)
{
    Option option;
    option.cards = {gpuId, count};
    option.memory.devices = count;
    option.memory.add({TermId::Weights, FormulaId::None, Band::exact(weightsGiB * giB), {}});
    option.memory.add({TermId::KvCache, FormulaId::None, Band::exact(cacheGiB * giB), {}});
    option.memory.total = Band::exact((weightsGiB + cacheGiB) * giB);
    option.memory.perDevice = Band::exact((weightsGiB + cacheGiB) / count * giB);
    option.fit.usable.bytes = usableGiB * giB;
    option.fit.needed = option.memory.perDevice;
    option.fit.marginBytes = option.fit.usable.bytes - option.fit.needed.high;
    option.fit.verdict = option.fit.marginBytes >= 0 ? Verdict::Fits : Verdict::No;
    option.speed.gap = SpeedGap::None;
    option.speed.value = {90, 100, 110};
    return option;
}

std::vector<Reason> cautionsOf(const Option &option, const Workload &workload = exampleWorkload(Region::Us))
{
    return cautionsFor(shippedCatalogue(), workload, option);
}

Workload trainingOf(Task task, const QString &model, std::optional<Sharding> sharding = {})
{
    Workload workload = exampleWorkload(Region::Us);
    workload.model = {model, 0, {}, {}};
    workload.task.task = task;
    workload.task.sharding = sharding;
    return workload;
}

std::vector<Reason> remarksOf(const Workload &workload, int devices)
{
    return workloadRemarks(shippedCatalogue(), resolveWorkload(shippedCatalogue(), workload), devices);
}

const Reason *find(const std::vector<Reason> &reasons, ReasonCode code)
{
    const auto at =
        std::find_if(reasons.begin(), reasons.end(), [&](const Reason &r) { return r.code == code; });
    return at == reasons.end() ? nullptr : &*at;
}

const QString rtx4090 = QStringLiteral("nvidia-rtx-4090-24gb");
const QString rtx3090 = QStringLiteral("nvidia-rtx-3090-24gb");

} // namespace

class TestCautions : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void weightsThatFillTheCard();
    void aLargeCache();
    void cardsWithoutALink();
    void layersAddNoSpeed();
    void daysNotHours();
    void slowHalfPrecision();
    void smallerVariantOfTheSameName();
    void farMoreThanNeeded();
    void poolingIsSaidWhereItDoesNotHappen();
    void statesPerParameter();
    void countsForTensorParallelism();
    void everySentenceIsSaid();
};

void TestCautions::weightsThatFillTheCard()
{
    // 0.85 of 20 GiB is 17 GiB.
    QVERIFY(has(cautionsOf(optionOf(rtx4090, 17.1, 0.5, 20)), ReasonCode::WeightsFillMemory));
    QVERIFY(!has(cautionsOf(optionOf(rtx4090, 16.9, 0.5, 20)), ReasonCode::WeightsFillMemory));
    // What does not fit at all has a stronger sentence of its own.
    QVERIFY(!has(cautionsOf(optionOf(rtx4090, 25, 0.5, 20)), ReasonCode::WeightsFillMemory));
    // Two cards hold half each: 8.55 of 20 GiB.
    QVERIFY(!has(cautionsOf(optionOf(rtx4090, 17.1, 0.5, 20, 2)), ReasonCode::WeightsFillMemory));
}

void TestCautions::aLargeCache()
{
    QVERIFY(has(cautionsOf(optionOf(rtx4090, 6.9, 3.1, 22)), ReasonCode::CacheIsLarge));
    QVERIFY(!has(cautionsOf(optionOf(rtx4090, 7.1, 2.9, 22)), ReasonCode::CacheIsLarge));
}

/// NVIDIA took NVLink off the GeForce RTX 40 series; the RTX 3090 has it (facts.csv, link_gb_per_s).
void TestCautions::cardsWithoutALink()
{
    const Workload training = trainingOf(Task::FullFineTune, QStringLiteral("qwen3-4b"), Sharding::Fsdp);
    QVERIFY(has(cautionsOf(optionOf(rtx4090, 10, 0, 22, 2), training), ReasonCode::NoCardLink));
    QVERIFY(!has(cautionsOf(optionOf(rtx3090, 10, 0, 22, 2), training), ReasonCode::NoCardLink));
    QVERIFY(!has(cautionsOf(optionOf(rtx4090, 10, 0, 22, 1), training), ReasonCode::NoCardLink));
}

void TestCautions::layersAddNoSpeed()
{
    Workload workload = exampleWorkload(Region::Us);
    workload.task.sharding = std::nullopt;
    QVERIFY(has(cautionsOf(optionOf(rtx3090, 30, 1, 22, 2), workload), ReasonCode::LayersDoNotAddSpeed));
    workload.task.sharding = Sharding::TensorParallel;
    QVERIFY(!has(cautionsOf(optionOf(rtx3090, 30, 1, 22, 2), workload), ReasonCode::LayersDoNotAddSpeed));
}

void TestCautions::daysNotHours()
{
    // 10,000 samples x 2,048 tokens x 3 epochs = 61.44 M tokens; at 100 tokens/s 170.7 h, 7.1 days.
    Workload workload = trainingOf(Task::Lora, QStringLiteral("llama-3.1-8b"));
    workload.task.training.samples = 10000;
    workload.task.training.sequenceLength = 2048;
    workload.task.training.epochs = 3;
    Option option = optionOf(rtx4090, 16, 0, 22);
    const std::vector<Reason> slow = cautionsOf(option, workload);
    const Reason *days = find(slow, ReasonCode::LongJob);
    QVERIFY(days);
    QCOMPARE(qRound(days->numbers[0] * 10), 71);
    option.speed.value = {9000, 10000, 11000}; // 1.7 h
    QVERIFY(!has(cautionsOf(option, workload), ReasonCode::LongJob));
}

/// GP102 computes FP16 at 1/64 of its FP32 rate, Turing and later at 1/1 or faster (NVIDIA, CUDA programming
/// guide, throughput of arithmetic instructions).
void TestCautions::slowHalfPrecision()
{
    QVERIFY(has(cautionsOf(optionOf(QStringLiteral("nvidia-tesla-p40-24gb"), 5, 1, 22)),
                ReasonCode::SlowHalfPrecision));
    for (const QString &id : {rtx3090, rtx4090, QStringLiteral("nvidia-a100-pcie-80gb")})
        QVERIFY2(!has(cautionsOf(optionOf(id, 5, 1, 22)), ReasonCode::SlowHalfPrecision), qPrintable(id));
}

void TestCautions::smallerVariantOfTheSameName()
{
    const Catalogue &catalogue = shippedCatalogue();
    const auto smallerOf = [&](const char *id) {
        const Gpu *smaller = smallerVariant(catalogue, *catalogue.gpu(QString::fromLatin1(id)));
        return smaller ? smaller->id : QString();
    };
    QCOMPARE(smallerOf("nvidia-rtx-4060-ti-16gb"), QStringLiteral("nvidia-rtx-4060-ti-8gb"));
    QCOMPARE(smallerOf("nvidia-rtx-4060-ti-8gb"), QString());
    QCOMPARE(smallerOf("nvidia-rtx-4090-24gb"), QString());
}

void TestCautions::farMoreThanNeeded()
{
    // An RTX 4090 of 450 W with 22 GiB usable: four times the need begins below 5.5 GiB.
    QVERIFY(has(cautionsOf(optionOf(rtx4090, 4, 1, 22)), ReasonCode::FarMoreThanNeeded));
    QVERIFY(!has(cautionsOf(optionOf(rtx4090, 5, 1, 22)), ReasonCode::FarMoreThanNeeded));
}

/// design/advice.md, 1: data parallel and ZeRO-1/2 keep a whole copy of the weights on each card; so does a
/// 4-bit base under ZeRO-3.
void TestCautions::poolingIsSaidWhereItDoesNotHappen()
{
    const QString model = QStringLiteral("llama-3.1-8b");
    const auto pools = [&](Task task, Sharding sharding) {
        return !has(remarksOf(trainingOf(task, model, sharding), 4), ReasonCode::MemoryDoesNotPool);
    };
    QVERIFY(!pools(Task::Lora, Sharding::None));
    QVERIFY(!pools(Task::FullFineTune, Sharding::Zero1));
    QVERIFY(!pools(Task::FullFineTune, Sharding::Zero2));
    QVERIFY(!pools(Task::Qlora, Sharding::Zero3));
    QVERIFY(pools(Task::FullFineTune, Sharding::Zero3));
    QVERIFY(pools(Task::FullFineTune, Sharding::Fsdp));
    QVERIFY(pools(Task::Lora, Sharding::TensorParallel));
    QVERIFY(!has(remarksOf(trainingOf(Task::Lora, model, Sharding::None), 1), ReasonCode::MemoryDoesNotPool));
}

/// Rajbhandari et al. 2020 (ZeRO), section 3.1: mixed-precision Adam keeps 16 bytes a parameter: 2 weights, 2
/// gradients, 12 optimizer (an FP32 copy of the weights, momentum and variance). Autocast as people run it
/// keeps FP32 weights and FP32 gradients beside a 16-bit copy: 4 + 4 + 8, and at most 2 more.
void TestCautions::statesPerParameter()
{
    Workload workload = trainingOf(Task::FullFineTune, QStringLiteral("llama-3.1-8b"), Sharding::Zero3);
    workload.model.precisionId = QStringLiteral("fp16");
    const std::vector<Reason> remarks = remarksOf(workload, 8);
    const Reason *states = find(remarks, ReasonCode::StatesPerParameter);
    QVERIFY(states);
    QVERIFY2(states->numbers[0] >= 16 && states->numbers[0] <= 18.01,
             qPrintable(QString::number(states->numbers[0])));
}

void TestCautions::countsForTensorParallelism()
{
    Workload workload = exampleWorkload(Region::Us);
    workload.model = {QStringLiteral("qwen2.5-14b"), 0, {}, {}}; // 40 heads: config.json of Qwen/Qwen2.5-14B
    workload.task.sharding = Sharding::TensorParallel;
    const std::vector<Reason> remarks = remarksOf(workload, 2);
    const Reason *counts = find(remarks, ReasonCode::TensorParallelCounts);
    QVERIFY(counts);
    QCOMPARE(counts->name, QStringLiteral("1, 2, 4, 5, 8"));
}

/// Collects what many different questions say; a code that none of them says is dead, or its rule is broken.
void TestCautions::everySentenceIsSaid()
{
    std::set<ReasonCode> said;
    const auto hear = [&](const std::vector<Reason> &reasons) {
        for (const Reason &reason : reasons)
            said.insert(reason.code);
    };
    std::vector<Workload> workloads;
    const std::pair<const char *, Task> questions[] = {
        {"llama-3.1-8b", Task::Inference},  {"qwen3-32b", Task::Inference},
        {"llama-3.1-70b", Task::Inference}, {"mixtral-8x7b", Task::Inference},
        {"llama-3.1-8b", Task::Qlora},      {"llama-3.1-8b", Task::FullFineTune},
        {"sdxl-base-1.0", Task::Image},
    };
    for (const auto &[model, task] : questions) {
        for (const double usd : {350.0, 1500.0, 2500.0, 60000.0}) {
            for (const AcquireMode mode : {AcquireMode::Buy, AcquireMode::Rent, AcquireMode::Either}) {
                Workload workload = trainingOf(task, QString::fromLatin1(model));
                workload.budget.mode = mode;
                workload.budget.limit = Money::fromAmount(usd, Currency::Usd);
                workload.budget.usedAccepted = usd != 2500.0;
                workload.budget.maxCards = 4;
                if (usd == 60000.0) {
                    workload.task.sharding = isTraining(task) ? Sharding::Fsdp : Sharding::TensorParallel;
                    workload.task.inference.contextTokens = 200000;
                    workload.task.inference.runtime = Runtime::Vllm;
                    workload.budget.maxWatts = 600;
                    workload.budget.vendors = {Vendor::Nvidia, Vendor::Amd};
                }
                workloads.push_back(workload);
            }
        }
    }
    for (const Workload &workload : workloads) {
        const Advice advice = advise(shippedCatalogue(), workload, today);
        QVERIFY2(advice.problem.isEmpty(), qPrintable(advice.problem));
        hear(advice.remarks);
        for (const Option &option : advice.options) {
            hear(option.reasons);
            hear(option.cautions);
        }
        for (const LeftOut &entry : advice.leftOut)
            hear({entry.why, entry.wouldChange});
        const ResolvedWorkload resolved = resolveWorkload(shippedCatalogue(), workload);
        const SpeedModel speeds(shippedCatalogue());
        for (const Gpu &gpu : shippedCatalogue().gpus) {
            const Option alone =
                judge(shippedCatalogue(), resolved, speeds, {gpu.id, 1}, OptionMode::BuyNew, today);
            hear(cautionsFor(shippedCatalogue(), workload, alone));
            hear(optionRemarks(shippedCatalogue(), resolved, alone));
        }
    }
    // What no question to the shipped catalogue says: a card without a memory size, weights that cannot be
    // trained.
    Catalogue gaps = shippedCatalogue();
    gaps.gpus.front().spec(SpecField::MemoryGB) = {};
    for (const OperatingSystem os :
         {OperatingSystem::Linux, OperatingSystem::Windows, OperatingSystem::MacOs}) {
        BudgetAnswer there;
        there.os = os;
        const LearningBasket basket(gaps, there);
        for (const Gpu &gpu : gaps.gpus)
            for (const Reason &reason : basket.judge(gpu, 1))
                hear({reason});
    }
    Workload untrainable = trainingOf(Task::FullFineTune, QStringLiteral("llama-3.1-8b"));
    untrainable.model.precisionId = QStringLiteral("nf4");
    for (const LeftOut &entry : advise(gaps, untrainable, today).leftOut)
        hear({entry.why});

    // What is said about cards one owns: tst_owned asks each on purpose.
    Workload own = trainingOf(Task::Inference, QStringLiteral("llama-3.1-8b"));
    for (const Runtime runtime : {Runtime::LlamaCpp, Runtime::Vllm})
        for (const char *model : {"llama-3.1-8b", "qwen3-32b", "llama-3.1-70b", "llama-3.1-405b"})
            for (const char *card : {"nvidia-rtx-3060-12gb", "nvidia-rtx-3090-24gb", "nvidia-tesla-p40-24gb"})
                for (const double usd : {100.0, 3000.0, 50000.0}) {
                    own.model = {
                        QString::fromLatin1(model), 0, usd == 100.0 ? QStringLiteral("bf16") : QString(), {}};
                    own.budget.hoursPerMonth = usd == 3000.0 ? 500 : 2;
                    own.budget.months = usd == 3000.0 ? 24 : 1;
                    own.task.inference.runtime = runtime;
                    own.task.inference.minTokensPerSecond = usd == 3000.0 ? 90 : 8;
                    own.budget.limit = Money::fromAmount(usd, Currency::Usd);
                    own.budget.owned = CardGroup{QString::fromLatin1(card), 1};
                    hear(advise(shippedCatalogue(), own, today).remarks);
                }
    own.budget.maxCards = 2; // a pair of which one is there
    own.model = {QStringLiteral("qwen3-32b"), 0, {}, {}};
    own.budget.limit = Money::fromAmount(50000, Currency::Usd);
    own.budget.owned = CardGroup{QStringLiteral("nvidia-rtx-3060-12gb"), 1};
    own.task.inference.runtime = Runtime::LlamaCpp;
    for (const char *model : {"qwen3-32b", "llama-3.1-8b"}) {
        own.model.modelId = QString::fromLatin1(model);
        for (const Option &option : advise(shippedCatalogue(), own, today).options)
            hear(option.reasons);
    }

    // What would make it fit: tst_tofit asks each on purpose.
    const auto hearChanges = [&](Workload workload, std::initializer_list<const char *> cards) {
        workload.budget.maxCards = 4;
        const ResolvedWorkload resolved = resolveWorkload(shippedCatalogue(), workload);
        const FitChanges changes(shippedCatalogue(), resolved, today);
        for (const char *card : cards)
            for (const int count : {1, 2, 3})
                for (const FitChange &change :
                     changes.changes(*shippedCatalogue().gpu(QString::fromLatin1(card)), count))
                    for (const ChangeStep &step : change.steps)
                        hear({step.what, step.cost});
        for (const FitChange &change :
             fitsElsewhere(shippedCatalogue(), resolved, SpeedModel(shippedCatalogue()), today))
            for (const ChangeStep &step : change.steps)
                hear({step.what, step.cost});
    };
    const auto small = {"nvidia-rtx-3060-12gb", "nvidia-rtx-3090-24gb", "nvidia-rtx-5090-32gb",
                        "nvidia-a100-sxm4-80gb"};
    for (const Task task : {Task::Inference, Task::Lora, Task::Qlora, Task::FullFineTune, Task::Pretrain}) {
        for (const char *model : {"llama-3.1-8b", "qwen3-14b", "qwen3-32b"}) {
            for (const char *precision : {"", "bf16", "fp32", "q4_k_m"}) {
                Workload workload = trainingOf(task, QString::fromLatin1(model));
                if (isTraining(task) && qstrcmp(precision, "q4_k_m") == 0)
                    continue;
                workload.model.precisionId = QString::fromLatin1(precision);
                workload.task.training.batch = 8;
                workload.task.training.sequenceLength = 8192;
                workload.task.training.checkpointing =
                    qstrcmp(precision, "bf16") == 0 ? Checkpointing::Off : Checkpointing::On;
                workload.task.inference.contextTokens = 131072;
                workload.task.inference.sequences = 4;
                hearChanges(workload, small);
                workload.task.inference.runtime = Runtime::Vllm;
                hearChanges(workload, small);
            }
        }
    }
    for (const Runtime runtime : {Runtime::LlamaCpp, Runtime::Vllm}) { // cards that do not share the work yet
        Workload workload = trainingOf(Task::Inference, QStringLiteral("qwen3-32b"), Sharding::None);
        workload.model.precisionId = QStringLiteral("q4_k_m");
        workload.task.inference.runtime = runtime;
        if (runtime == Runtime::Vllm)
            workload.model.precisionId = QStringLiteral("awq");
        workload.task.inference.contextTokens = 2048;
        hearChanges(workload, {"amd-radeon-rx-7900-xt", "nvidia-rtx-4060-ti-16gb"});
    }
    for (const char *model : {"flux.1-dev", "sdxl-base-1.0"}) {
        Workload workload = trainingOf(Task::Image, QString::fromLatin1(model));
        workload.task.image.images = 8;
        hearChanges(workload, small);
    }

    QStringList silent;
    for (int i = 0; i < static_cast<int>(ReasonCode::Count); ++i)
        if (!said.contains(static_cast<ReasonCode>(i)))
            silent << QStringLiteral("%1 (%2)").arg(
                reasonCode(static_cast<ReasonCode>(i)),
                reasonSentence({static_cast<ReasonCode>(i), {}, {}, {}}, QLocale::c()));
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestCautions)
#include "tst_cautions.moc"
