// SPDX-License-Identifier: GPL-3.0-or-later
//
// Caches and llama.cpp's planned buffers against published figures.
#include "tests/model/memory/memoryquestions.h"

#include "model/estimate/fit.h"
#include "model/estimate/kvcache.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

std::optional<LlamaCppShape> shapeOf(const QString &model)
{
    const auto &shapes = shippedCatalogue().llamaCppShapes;
    return shapes.contains(model) ? std::optional(shapes.value(model)) : std::nullopt;
}

} // namespace

class MemoryCachesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Vectors of npm fitllm 2.18.0 (MIT), vectors/fit-vectors-v1.json: bytes that one sequence keeps.
    void kvVector_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<double>("tokens");
        QTest::addColumn<double>("bits");
        QTest::addColumn<double>("bytes");
        QTest::newRow("sliding, 8 bits") << u"gemma-4-31b"_s << 131072.0 << 8.0 << 5788139520.0;
        QTest::newRow("heads of two sizes") << u"gemma-4-12b"_s << 262144.0 << 16.0 << 4630511616.0;
        QTest::newRow("hybrid, 10 of 40") << u"qwen-agentworld-35b-a3b"_s << 10000.0 << 16.0 << 204800000.0;
        QTest::newRow("grouped") << u"hy3"_s << 262144.0 << 16.0 << 85899345920.0;
        QTest::newRow("hybrid, 16 of 64") << u"qwen3.8-27b"_s << 262144.0 << 16.0 << 17179869184.0;
        QTest::newRow("dense") << u"granite-4.2-30b"_s << 131072.0 << 16.0 << 34359738368.0;
        QTest::newRow("hybrid, small") << u"nex-n2.5-mini"_s << 131072.0 << 16.0 << 2684354560.0;
        QTest::newRow("hybrid, large") << u"nex-n2.5-pro"_s << 131072.0 << 16.0 << 4026531840.0;
    }
    void kvVector()
    {
        QFETCH(QString, model);
        QFETCH(double, tokens);
        QFETCH(double, bits);
        QFETCH(double, bytes);
        const AiModel *known = shippedCatalogue().model(model);
        QVERIFY(known);
        QCOMPARE(kvRates(known->shape, bits).bytes(tokens), bytes);
    }

    /// The same source: past its window of 128 tokens gpt-oss-20b grows by 2 x 8 x 64 x 2 bytes x 12 layers.
    void growthPastTheWindow_isOfFullLayersOnly()
    {
        const KvRates rates = kvRates(shippedCatalogue().model(u"gpt-oss-20b")->shape, 16);
        QCOMPARE(rates.bytes(200001) - rates.bytes(200000), 24576.0);
    }

    /// Public test of both DeepSeek V4 models: bytes a token and a fixed part.
    void compressedCache_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<double>("perToken");
        QTest::addColumn<double>("fixed");
        QTest::newRow("flash") << u"deepseek-v4-flash"_s << 3915.0 << 15467904.0;
        QTest::newRow("pro") << u"deepseek-v4-pro"_s << 5609.25 << 23340672.0;
    }
    void compressedCache()
    {
        QFETCH(QString, model);
        QFETCH(double, perToken);
        QFETCH(double, fixed);
        const KvRates rates = kvRates(shippedCatalogue().model(model)->shape, 16);
        QCOMPARE(rates.bytes(1001) - rates.bytes(1000), perToken);
        QCOMPARE(rates.bytes(1000) - 1000 * perToken, fixed);
    }

    /// Verdicts of the same vectors on cards that the catalogue has; tight counts as agreement.
    void verdictVector_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("precision");
        QTest::addColumn<int>("context");
        QTest::addColumn<QString>("card");
        QTest::addColumn<bool>("fits");
        QTest::newRow("31B, 8 bits, Mac 64")
            << u"gemma-4-31b"_s << u"q8_0"_s << 8192 << u"apple-m1-max"_s << true;
        QTest::newRow("31B, 16 bits, Mac 64")
            << u"gemma-4-31b"_s << u"bf16"_s << 262144 << u"apple-m1-max"_s << false;
        QTest::newRow("GLM-5.2, 8 bits, Mac 512")
            << u"glm-5.2"_s << u"q8_0"_s << 8192 << u"apple-m3-ultra"_s << false;
        QTest::newRow("27B, 4 bits, 5090")
            << u"qwen3.8-27b"_s << u"q4_k_m"_s << 32768 << u"nvidia-rtx-5090-32gb"_s << true;
    }
    void verdictVector()
    {
        QFETCH(QString, model);
        QFETCH(QString, precision);
        QFETCH(int, context);
        QFETCH(QString, card);
        QFETCH(bool, fits);
        const Gpu *gpu = shippedCatalogue().gpu(card);
        QVERIFY(gpu);
        const ResolvedWorkload resolved =
            resolveWorkload(shippedCatalogue(), inference(model, precision, context));
        const MemoryEstimate estimate = estimateMemory(questionFor(shippedCatalogue(), resolved, *gpu, 1));
        const Verdict verdict =
            judgeFit(estimate, usableMemory(shippedCatalogue(), *gpu, OperatingSystem::Linux)).verdict;
        QVERIFY(verdict != (fits ? Verdict::No : Verdict::Fits));
    }

    /// Buffers that llama.cpp v0.5.0 itself plans for the shapes of real models (MiB): GPU weights, cache,
    /// recurrent state, compute buffer.
    void plannedBuffers_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("context");
        QTest::addColumn<bool>("flash");
        QTest::addColumn<double>("weights");
        QTest::addColumn<double>("kv");
        QTest::addColumn<double>("recurrent");
        QTest::addColumn<double>("compute");
        QTest::newRow("llama") << u"llama-2-7b"_s << 8192 << true << 3820.938 << 4096.0 << 0.0 << 96.512;
        QTest::newRow("llama, scores")
            << u"llama-2-7b"_s << 8192 << false << 3820.938 << 4096.0 << 0.0 << 576.008;
        QTest::newRow("windows") << u"gemma-3-1b"_s << 32768 << true << 762.543 << 150.0 << 0.0 << 514.25;
        QTest::newRow("latent") << u"deepseek-v2-lite"_s << 8192 << true << 9771.363 << 243.0 << 0.0
                                << 236.262;
        QTest::newRow("gated delta net")
            << u"qwen3.5-27b"_s << 8192 << false << 15088.320 << 512.0 << 149.62 << 505.0;
        QTest::newRow("falcon") << u"falcon-7b"_s << 8192 << false << 4629.736 << 64.0 << 0.0 << 1188.008;
        QTest::newRow("mamba 2") << u"mamba2-2.7b"_s << 8192 << true << 1488.761 << 0.0 << 163.938 << 108.221;
        QTest::newRow("command-r") << u"command-r-35b"_s << 8192 << true << 20519.406 << 10240.0 << 0.0
                                   << 532.0;
    }
    void plannedBuffers()
    {
        QFETCH(QString, model);
        QFETCH(int, context);
        QFETCH(bool, flash);
        QFETCH(double, weights);
        QFETCH(double, kv);
        QFETCH(double, recurrent);
        QFETCH(double, compute);
        const auto shape = shapeOf(model);
        QVERIFY(shape);
        const LlamaCppPlan plan = planFor(*shape, GgufType::Q4_K_M);
        LlamaCppSettings settings;
        settings.contextTokens = context;
        settings.flashAttention = flash;
        settings.outputs = 2048;
        const auto near = [](double said, double published, double share) {
            return std::abs(said - published) <= std::max(0.01, published * share);
        };
        QVERIFY(near(toMiB(gpuWeightBytes(plan.weights, 0, 1)), weights, 0.001));
        const LlamaCppCache cache = cacheOn(*shape, settings, 0);
        QVERIFY(near(toMiB(cache.kv), kv, 0.0001));
        QVERIFY(near(toMiB(cache.recurrent), recurrent, 0.0001));
        const double planned =
            toMiB(computeBufferOn(*shape, plan.widths, settings, 0, &plan.weights).expected);
        QVERIFY2(near(planned, compute, 0.04), qPrintable(QString::number(planned)));
    }

    /// A plan's sums over all layers say the same as adding up GPU by GPU.
    void cacheOfAllLayers_isTheSumOverGpus()
    {
        for (auto it = shippedCatalogue().llamaCppShapes.cbegin();
             it != shippedCatalogue().llamaCppShapes.cend(); ++it)
            for (const bool flash : {true, false}) {
                LlamaCppSettings one;
                one.flashAttention = flash;
                LlamaCppSettings four = one;
                four.devices = 4;
                LlamaCppCache sum;
                for (int device = 0; device < 4; ++device) {
                    const LlamaCppCache part = cacheOn(*it, four, device);
                    sum.kv += part.kv;
                    sum.recurrent += part.recurrent;
                }
                const LlamaCppCache all = cacheOf(*it, one, planFor(*it, GgufType::None).cache);
                QVERIFY2(std::abs(sum.kv - all.kv) < 1 && std::abs(sum.recurrent - all.recurrent) < 1,
                         qPrintable(it.key()));
            }
    }
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::MemoryCachesTest)
#include "tst_memorycaches.moc"
