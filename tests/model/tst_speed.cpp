// SPDX-License-Identifier: GPL-3.0-or-later
//
// The speed model against published measurements and against what must hold
// whatever the constants are. Measured values are rows of the published tables:
// decode.csv and prefill.csv (llama.cpp scoreboards,
// https://github.com/ggml-org/llama.cpp/discussions/15013 and /10879),
// training.csv (https://github.com/IST-DASLab/llmq).
#include "model/estimate/speed.h"

#include "model/cases/speedcases.h"
#include "tests/support/testsupport.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

/// Keeps what its question points to.
struct Asked
{
    ResolvedWorkload resolved;
    Question question;

    Asked(const Workload &workload, const Gpu &gpu, int count)
        : resolved(resolveWorkload(shippedCatalogue(), workload))
        , question(questionFor(shippedCatalogue(), resolved, gpu, count))
    {}
    Q_DISABLE_COPY_MOVE(Asked)
};

const Gpu &card(const QString &name)
{
    const Gpu *gpu = findGpu(shippedCatalogue(), name);
    if (!gpu)
        qFatal("no card %s", qPrintable(name));
    return *gpu;
}

Workload inference(const QString &model, const QString &precision, int context = 512)
{
    Workload workload;
    workload.model.modelId = model;
    workload.model.precisionId = precision;
    workload.task.task = Task::Inference;
    workload.task.inference.runtime = Runtime::LlamaCpp;
    workload.task.inference.contextTokens = context;
    return workload;
}

Workload tuning(Task task, const QString &model)
{
    Workload workload;
    workload.model.modelId = model;
    workload.task.task = task;
    return workload;
}

Speed decodeOf(const Workload &workload, const Gpu &gpu, int count = 1)
{
    const Asked asked(workload, gpu, count);
    return SpeedModel(shippedCatalogue()).decode(asked.question, gpu);
}

Speed trainingOf(const Workload &workload, const Gpu &gpu, int count = 1)
{
    const Asked asked(workload, gpu, count);
    return SpeedModel(shippedCatalogue()).forTask(asked.question, gpu);
}

Gpu with(Gpu gpu, SpecField field, std::optional<double> value)
{
    gpu.spec(field).number = value;
    return gpu;
}

CaseRow row(std::initializer_list<std::pair<QString, QString>> cells)
{
    return CaseRow(QHash<QString, QString>(cells));
}

} // namespace

class TestSpeed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void preparedCard_answersAsAlone();
    void decodeIsWithinItsBand_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<double>("measured");
        // Llama 2 7B Q4_0, llama-bench tg128.
        QTest::newRow("RTX 4090") << u"RTX 4090"_s << 186.21;
        QTest::newRow("RTX 5070 Ti") << u"RTX 5070 Ti"_s << 176.85;
        QTest::newRow("RX 9070 XT, Vulkan") << u"RX 9070 XT"_s << 137.11;
        QTest::newRow("Arc B580, Vulkan") << u"Arc B580"_s << 70.14;
        QTest::newRow("M4 Max, 40 cores") << u"Apple M4 Max (40c)"_s << 83.06;
        // From the same scoreboard. Not among the fitted rows, but looked at when the launch time was held
        // firmly (docs/estimates.md): a regression test, no independent check.
        QTest::newRow("RTX 5090") << u"RTX 5090"_s << 290.0;
    }

    void decodeIsWithinItsBand()
    {
        QFETCH(QString, gpu);
        QFETCH(double, measured);
        const Speed speed = decodeOf(inference(u"llama-2-7b"_s, u"q4_0"_s), card(gpu));
        QVERIFY(speed.isKnown());
        QVERIFY2(
            speed.value.low <= measured && measured <= speed.value.high,
            qPrintable(u"%1 %2 %3"_s.arg(speed.value.low).arg(speed.value.expected).arg(speed.value.high)));
        QVERIFY(speed.value.low <= speed.value.expected && speed.value.expected <= speed.value.high);
    }

    void aTenBillionModelIsFluentOn24GB()
    {
        // 10.7B parameters at 4.53 bits are 6.1 GB: an RTX 3090 (936 GB/s) could read them 150 times a
        // second, of which a third is less than llama.cpp reaches on any GeForce of its scoreboards.
        QVERIFY(decodeOf(inference(u"solar-10.7b"_s, u"q4_0"_s), card(u"RTX 3090"_s)).value.expected >= 50);
    }

    void nothingReadsFasterThanItsMemory()
    {
        // 7.16 GB of Llama 2 7B Q8_0 (speed_model_bytes.csv) less the input
        // embedding, 32000 x 4096 x 8.5 bits.
        const double bytes = 7.16e9 - 32000.0 * 4096 * 8.5 / 8;
        for (const Gpu &gpu : shippedCatalogue().gpus) {
            const Speed speed = decodeOf(inference(u"llama-2-7b"_s, u"q8_0"_s), gpu);
            if (speed.isKnown())
                QVERIFY2(speed.value.high <= 1.03 * *gpu.number(SpecField::BandwidthGBps) * 1e9 / bytes,
                         qPrintable(gpu.id));
        }
    }

    void moreBandwidthIsNeverSlower()
    {
        for (const QString &name :
             {u"RTX 4090"_s, u"RX 7900 XTX"_s, u"Apple M4 Max (40c)"_s, u"H100 SXM"_s}) {
            const Gpu gpu = card(name);
            double last = 0;
            for (const double factor : {0.5, 1.0, 1.5, 4.0}) {
                const auto bandwidth = *gpu.number(SpecField::BandwidthGBps) * factor;
                const Speed speed = decodeOf(inference(u"llama-3.1-8b"_s, u"q4_k_m"_s),
                                             with(gpu, SpecField::BandwidthGBps, bandwidth));
                QVERIFY(speed.value.expected > last);
                last = speed.value.expected;
            }
        }
    }

    void aFasterLinkNeverSlows()
    {
        Workload workload = inference(u"llama-3.1-70b"_s, u"q4_k_m"_s);
        workload.task.sharding = Sharding::TensorParallel;
        const Gpu gpu = card(u"RTX 3090"_s);
        const Speed without = decodeOf(workload, with(gpu, SpecField::LinkGBps, std::nullopt), 4);
        const Speed linked = decodeOf(workload, with(gpu, SpecField::LinkGBps, 112.5), 4);
        QVERIFY(linked.value.expected >= without.value.expected);

        const Workload full = tuning(Task::FullFineTune, u"llama-3.1-8b"_s);
        QVERIFY(trainingOf(full, with(gpu, SpecField::LinkGBps, 112.5), 4).value.expected >=
                trainingOf(full, with(gpu, SpecField::LinkGBps, std::nullopt), 4).value.expected);
    }

    void layerSplitDoesNotAddUp()
    {
        // One card's speed times 0.85 to 0.99 when the model fits one card
        // (docs/estimates.md, several cards).
        const Workload workload = inference(u"llama-2-7b"_s, u"q4_0"_s);
        const Gpu &gpu = card(u"RTX 4090"_s);
        const double one = decodeOf(workload, gpu).value.expected;
        const double two = decodeOf(workload, gpu, 2).value.expected;
        QVERIFY(two > 0.85 * one && two < one);
    }

    void aLongerHistoryIsSlowerAndWiderBelow()
    {
        const Gpu &gpu = card(u"RTX 4090"_s);
        const Speed brief = decodeOf(inference(u"llama-3.1-8b"_s, u"q4_k_m"_s, 2048), gpu);
        const Speed extended = decodeOf(inference(u"llama-3.1-8b"_s, u"q4_k_m"_s, 65536), gpu);
        QVERIFY(extended.value.expected < brief.value.expected);
        QVERIFY(extended.value.low / extended.value.expected < brief.value.low / brief.value.expected);
        QVERIFY(extended.assumptions.has(AssumptionId::SpeedWithShortHistory));
    }

    void severalUsersEachGetLess()
    {
        Workload workload = inference(u"llama-3.1-8b"_s, u"q4_k_m"_s, 8192);
        const Gpu &gpu = card(u"RTX 4090"_s);
        const double alone = decodeOf(workload, gpu).value.expected;
        workload.task.inference.sequences = 8;
        const Speed shared = decodeOf(workload, gpu);
        QVERIFY(shared.value.expected < alone);
        QVERIFY(shared.assumptions.has(AssumptionId::SpeedOfSeveralUsersIsABound));
    }

    void radeonIsNotRankedByItsPeak()
    {
        // On paper the RX 9070 XT has 2.2 times the dense fp16 rate of the RTX 5070
        // Ti (194.6 and 87.9 TFLOPS); measured, it is slower in decode (137 against
        // 177 tokens/s) and prefill (5036 against 6952).
        const Gpu &radeon = card(u"RX 9070 XT"_s), &geforce = card(u"RTX 5070 Ti"_s);
        const SpeedModel model(shippedCatalogue());
        const Workload chat = inference(u"llama-2-7b"_s, u"q4_0"_s);
        const Asked onRadeon(chat, radeon, 1), onGeforce(chat, geforce, 1);
        QVERIFY(model.decode(onGeforce.question, geforce).value.expected >
                model.decode(onRadeon.question, radeon).value.expected);
        QVERIFY(model.prefill(onGeforce.question, geforce).value.expected >
                model.prefill(onRadeon.question, radeon).value.expected);
        const Workload lora = tuning(Task::Lora, u"llama-3.1-8b"_s);
        const Speed a = trainingOf(lora, geforce), b = trainingOf(lora, radeon);
        QVERIFY(b.value.expected < tieRatio * a.value.expected);
        QVERIFY(b.value.high / b.value.low > a.value.high / a.value.low); // nobody measured it
        QCOMPARE(b.cardsBehind, 0);
    }

    void fourGeForceComeNearOneH100()
    {
        // llmq, Qwen2.5 7B bf16 on one card: 2800 tokens/s on an RTX 4090, 14000 on
        // an H100.
        const auto answer = [](const QString &gpu) {
            return trainingCase(shippedCatalogue(), SpeedModel(shippedCatalogue()),
                                row({{u"gpu"_s, gpu},
                                     {u"gpu_count"_s, u"1"_s},
                                     {u"model"_s, u"Qwen2.5 7B"_s},
                                     {u"method"_s, u"pretrain"_s},
                                     {u"dtype"_s, u"bf16"_s},
                                     {u"seq_len"_s, u"1024"_s},
                                     {u"framework"_s, u"llmq"_s}}));
        };
        const CaseAnswer geforce = answer(u"RTX 4090"_s), hopper = answer(u"H100 SXM"_s);
        QVERIFY(*geforce.low <= 2800 && 2800 <= *geforce.high);
        QVERIFY(*hopper.low <= 14000 && 14000 <= *hopper.high);
    }

    void adaptersCostLessThanAllWeights()
    {
        const Gpu &gpu = card(u"A100 SXM 80GB"_s);
        const double full = trainingOf(tuning(Task::FullFineTune, u"llama-3.1-8b"_s), gpu).value.expected;
        const double lora = trainingOf(tuning(Task::Lora, u"llama-3.1-8b"_s), gpu).value.expected;
        const double qlora = trainingOf(tuning(Task::Qlora, u"llama-3.1-8b"_s), gpu).value.expected;
        QVERIFY(lora > full);
        QVERIFY(qlora < lora);
    }

    void whatIsMissingIsNamed()
    {
        const Workload chat = inference(u"llama-2-7b"_s, u"q4_0"_s);
        const Gpu gpu = card(u"RTX 4090"_s);
        QCOMPARE(decodeOf(chat, with(gpu, SpecField::BandwidthGBps, std::nullopt)).gap,
                 SpeedGap::BandwidthUnknown);
        Gpu noPeak = gpu;
        for (const SpecField field : {SpecField::Bf16Tflops, SpecField::Fp16Tflops, SpecField::Fp32Tflops,
                                      SpecField::PrefillBasisTflops})
            noPeak.spec(field).number.reset();
        const Asked asked(chat, noPeak, 1);
        QCOMPARE(SpeedModel(shippedCatalogue()).prefill(asked.question, noPeak).gap, SpeedGap::PeakUnknown);
        QCOMPARE(trainingOf(tuning(Task::Lora, u"llama-3.1-8b"_s), noPeak).gap, SpeedGap::PeakUnknown);
        QCOMPARE(SpeedModel(shippedCatalogue()).image(asked.question, gpu).gap, SpeedGap::NotThisTask);
    }

    void whatDoesNotRunHasNoSpeed()
    {
        // vLLM refuses Pascal (software.csv: needs compute capability 7.5).
        Workload workload = inference(u"llama-3.1-8b"_s, u"awq"_s);
        workload.task.inference.runtime = Runtime::Vllm;
        const Speed speed = decodeOf(workload, card(u"P40"_s));
        QCOMPARE(speed.gap, SpeedGap::NoBackend);
        QCOMPARE(speed.value, Band{});
    }

    void aCardWithoutMeasurementsSaysSo()
    {
        for (const Gpu &gpu : shippedCatalogue().gpus)
            if (gpu.vendor == Vendor::Huawei)
                QVERIFY(!decodeOf(inference(u"llama-3.1-8b"_s, u"q4_k_m"_s), gpu).isKnown());
    }
};

/// Constants looked up once for a card serve every model, also where a card has two backends or no program.
void TestSpeed::preparedCard_answersAsAlone()
{
    const SpeedModel speeds(shippedCatalogue());
    for (const char *name : {"RTX 4090", "RX 7900 XTX", "MI300X", "M2 Ultra", "Ascend 910B"}) {
        const Gpu *gpu = findGpu(shippedCatalogue(), QString::fromLatin1(name));
        if (!gpu)
            continue;
        const Asked dense(inference(u"llama-2-7b"_s, u"q4_0"_s), *gpu, 1);
        const Asked mixture(inference(u"mixtral-8x7b"_s, u"q8_0"_s, 8192), *gpu, 1);
        const Asked training(tuning(Task::Lora, u"llama-2-7b"_s), *gpu, 1);
        const CardDecode prepared = speeds.decodeOf(dense.question, *gpu);
        for (const Asked *asked : {&dense, &mixture, &training}) {
            const Speed once = prepared.speed(asked->question);
            const Speed alone = speeds.decode(asked->question, *gpu);
            QCOMPARE(once.gap, alone.gap);
            QCOMPARE(once.backend, alone.backend);
            QVERIFY(once.value == alone.value);
        }
    }
}

} // namespace gpuwise

QTEST_APPLESS_MAIN(gpuwise::TestSpeed)
#include "tst_speed.moc"
