// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/memory/memoryquestions.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gpuwise {

class MemoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// 7e9 parameters x 2 bytes (definition).
    void bareSize_isExactForWeights()
    {
        Workload workload = inference(QString(), u"fp16"_s, 1);
        workload.model.sizeBillions = 7;
        const Asked asked = ask(workload);
        QVERIFY(asked.resolved->problem.isEmpty());
        QCOMPARE(asked.gib(TermId::Weights), 7e9 * 2 / bytesPerGiB);
        QVERIFY(!asked.resolved->shapeOfModelId.isEmpty());
        QCOMPARE(asked.estimate().term(TermId::Weights)->formula, FormulaId::WeightsPlain);
        QVERIFY(asked.estimate().assumptions.has(AssumptionId::ShapeOfNearestModel));
    }

    void weights_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<double>("gib");
        // Parameters of the model cards x 2 bytes.
        QTest::newRow("13B") << u"llama-2-13b"_s << 13.016e9 * 2 / bytesPerGiB;   // 24.24
        QTest::newRow("70B") << u"llama-3.1-70b"_s << 70.554e9 * 2 / bytesPerGiB; // 131.4
    }
    void weights()
    {
        QFETCH(QString, model);
        QFETCH(double, gib);
        QVERIFY(std::abs(ask(inference(model, u"fp16"_s, 1)).gib(TermId::Weights) - gib) < 0.005);
    }

    /// 2 x 32 layers x 8 heads x 128 x 2 bytes x 131072 tokens = 16.0 GiB.
    void kvOfLlama31_isSixteenGiBAtFullLength()
    {
        QCOMPARE(ask(inference(u"llama-3.1-8b"_s, u"q4_k_m"_s, 131072)).gib(TermId::KvCache), 16.0);
        Workload workload = inference(u"llama-3.1-8b"_s, u"bf16"_s, 131072);
        workload.task.inference.runtime = Runtime::Vllm;
        QCOMPARE(ask(workload).gib(TermId::KvCache), 16.0);
    }

    /// One latent of 512 + 64 elements a layer: 61 x 576 x 2 x 131072 bytes = 8.58 GiB.
    void kvOfDeepSeekV3_isLatent()
    {
        const double expected = 61.0 * 576 * 2 * 131072 / bytesPerGiB;
        QCOMPARE(ask(inference(u"deepseek-v3"_s, u"q4_k_m"_s, 131072)).gib(TermId::KvCache), expected);
        Workload workload = inference(u"deepseek-v3"_s, u"fp8"_s, 131072);
        workload.task.inference.runtime = Runtime::Vllm;
        QCOMPARE(ask(workload).gib(TermId::KvCache), expected);
    }

    /// torchtune pull request 389: Llama-2-7B in pure bf16 with AdamW, about 54 GB; 6.738e9 x 8 bytes = 53.9.
    void statesOfPureBf16_areEightBytesAParameter()
    {
        Workload workload = training(Task::FullFineTune, u"llama-2-7b"_s, u"bf16"_s, 1, 512);
        workload.task.training.framework = Framework::Torchtune;
        const Asked asked = ask(workload);
        const double states =
            asked.gib(TermId::Weights) + asked.gib(TermId::Gradients) + asked.gib(TermId::Optimizer);
        QVERIFY(std::abs(states * bytesPerGiB / 1e9 - 53.9) < 0.05);
    }

    /// FP16 gradients cannot be unscaled (torch/amp/grad_scaler.py: "Attempting to unscale FP16 gradients"),
    /// so weights stay FP32 beside their FP16 copies: 4 + 2 + 4 + 8 = 18 bytes a parameter; 6.738e9 x 18 =
    /// 121.3 GB.
    void fullTuningInFp16_keepsFp32Weights()
    {
        Workload workload = training(Task::FullFineTune, u"llama-2-7b"_s, u"fp16"_s, 1, 512);
        workload.task.training.framework = Framework::Torchtune;
        const Asked asked = ask(workload);
        const double states =
            asked.gib(TermId::Weights) + asked.gib(TermId::Gradients) + asked.gib(TermId::Optimizer);
        QVERIFY(std::abs(states * bytesPerGiB / 1e9 - 121.3) < 0.1);
    }

    /// Published driver totals of qwen2.5-coder-32b Q4_K_M (a file of 19,851,335,520 bytes) in llama.cpp with
    /// an f16 cache and without flash attention.
    void driverTotalOfLlamaCpp_data()
    {
        QTest::addColumn<int>("context");
        QTest::addColumn<double>("mib");
        QTest::newRow("2k") << 2048 << 19757.0;
        QTest::newRow("4k") << 4096 << 20331.0;
        QTest::newRow("8k") << 8192 << 21683.0;
        QTest::newRow("16k") << 16384 << 24387.0;
    }
    void driverTotalOfLlamaCpp()
    {
        QFETCH(int, context);
        QFETCH(double, mib);
        Workload workload = inference(u"qwen2.5-coder-32b"_s, u"q4_k_m"_s, context);
        workload.task.inference.flashAttention = false;
        const double said = toMiB(ask(workload).estimate().perDevice.expected);
        QVERIFY2(std::abs(said / mib - 1) < 0.03, qPrintable(QString::number(said)));
    }

    void tensorParallel_needsADivisorOfTheHeads()
    {
        Workload workload = inference(u"llama-3.1-8b"_s, u"bf16"_s, 4096);
        workload.task.inference.runtime = Runtime::Vllm;
        workload.task.sharding = Sharding::TensorParallel;
        QCOMPARE(ask(workload, 3).estimate().problem, EstimateProblem::TensorParallelUneven);
        QVERIFY(ask(workload, 4).estimate().isValid());
    }

    void zero3_doesNotSplitAFourBitBase()
    {
        Workload workload = training(Task::Qlora, u"llama-3.1-8b"_s, u"nf4"_s, 1, 512);
        workload.task.sharding = Sharding::Zero3;
        QCOMPARE(ask(workload, 2).estimate().problem, EstimateProblem::ShardingNeedsSixteenBit);
    }

    void dataParallel_doesNotPool()
    {
        Workload workload = training(Task::Qlora, u"llama-3.1-70b"_s, u"nf4"_s, 1, 512);
        const MemoryEstimate one = ask(workload, 1).estimate();
        const MemoryEstimate eight = ask(workload, 8).estimate();
        QCOMPARE(eight.perDevice.expected, one.perDevice.expected);
        QVERIFY(eight.assumptions.has(AssumptionId::DataParallelDoesNotPool));
    }

    void fullFineTuning_refusesQuantisedWeights()
    {
        QCOMPARE(ask(training(Task::FullFineTune, u"llama-2-7b"_s, u"nf4"_s, 1, 512)).estimate().problem,
                 EstimateProblem::PrecisionNotForTask);
    }

    void termsAddUpToTheTotal()
    {
        for (const Task task : {Task::Inference, Task::FullFineTune, Task::Lora, Task::Qlora}) {
            Workload workload = training(task, u"llama-3.1-8b"_s, QString(), 1, 2048);
            const MemoryEstimate estimate = ask(workload, 2).estimate();
            QVERIFY(estimate.isValid());
            Band sum;
            for (const Term &term : estimate.terms()) {
                QVERIFY(term.bytes.low <= term.bytes.expected && term.bytes.expected <= term.bytes.high);
                QVERIFY(term.formula != FormulaId::None);
                sum = sum + term.bytes;
            }
            QVERIFY(std::abs(sum.expected / estimate.total.expected - 1) < 1e-9);
            QVERIFY(estimate.perDevice.expected * 2 >= estimate.total.expected * 0.999);
        }
    }
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::MemoryTest)
#include "tst_memory.moc"
