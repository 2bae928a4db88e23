// SPDX-License-Identifier: GPL-3.0-or-later
//
// What holds for every model of the library: more of anything never needs less, bands are in order, terms add
// up, nothing is infinite.
#include "tests/model/memory/memoryquestions.h"

#include <QTest>

#include <cmath>
#include <ctime>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

/// Every model with every runtime, or every third for speed's sake where a test asks for many estimates.
template <typename Check> void forEachModel(Check check, std::size_t step = 1)
{
    const std::vector<AiModel> &models = shippedCatalogue().models;
    for (std::size_t i = 0; i < models.size(); i += step)
        check(models[i]);
}

constexpr Runtime runtimes[] = {Runtime::LlamaCpp,     Runtime::LlamaServer, Runtime::Vllm,
                                Runtime::Transformers, Runtime::Exllama,     Runtime::AutoAwq};

bool notLess(const MemoryEstimate &more, const MemoryEstimate &less)
{
    return more.perDevice.expected >= less.perDevice.expected * (1 - 1e-9) &&
           more.perDevice.high >= less.perDevice.high * (1 - 1e-9);
}

bool isSound(const MemoryEstimate &estimate)
{
    Band sum;
    for (const Term &term : estimate.terms()) {
        const Band &b = term.bytes;
        if (!(b.low <= b.expected && b.expected <= b.high && b.low >= 0 && std::isfinite(b.high)) ||
            term.formula == FormulaId::None)
            return false;
        sum = sum + b;
    }
    return std::abs(sum.expected - estimate.total.expected) <= 1e-6 * estimate.total.expected &&
           estimate.perDevice.high <= estimate.total.high * (1 + 1e-9);
}

} // namespace

class MemoryPropertiesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEstimate_isSound()
    {
        forEachModel([](const AiModel &model) {
            for (const Task task :
                 {Task::Inference, Task::FullFineTune, Task::Lora, Task::Qlora, Task::Image})
                for (const int count : {1, 2, 8}) {
                    Workload workload;
                    workload.model.modelId = model.id;
                    workload.task.task = task;
                    const Asked asked = ask(workload, count);
                    const MemoryEstimate estimate = asked.estimate();
                    if (estimate.isValid())
                        QVERIFY2(isSound(estimate) && estimate.termCount > 1, qPrintable(model.id));
                    else
                        QVERIFY2(estimate.problem != EstimateProblem::PrecisionNotForTask,
                                 qPrintable(model.id));
                }
        });
    }

    void languageModels_haveAnInferenceEstimate()
    {
        forEachModel([](const AiModel &model) {
            const bool language =
                model.shape.modality == Modality::Llm || model.shape.modality == Modality::Vlm;
            if (language && model.shape.layers > 0)
                QVERIFY2(ask(inference(model.id, QString(), 4096)).estimate().isValid(),
                         qPrintable(model.id));
        });
    }

    void moreContextOrSequences_neverNeedLess()
    {
        forEachModel(
            [](const AiModel &model) {
                for (const Runtime runtime : runtimes) {
                    Workload workload = inference(model.id, QString(), 1);
                    workload.task.inference.runtime = runtime;
                    Asked asked = ask(workload);
                    for (const bool flash : {true, false}) {
                        asked.question.inference.flashAttention = flash;
                        MemoryEstimate last;
                        for (const int context : {1, 100, 512, 1000, 4096, 8192, 32768, 131072}) {
                            asked.question.inference.contextTokens = context;
                            const MemoryEstimate now = asked.estimate();
                            QVERIFY2(!now.isValid() || notLess(now, last), qPrintable(model.id));
                            last = now;
                        }
                        asked.question.inference.contextTokens = 4096;
                        last = {};
                        for (const int sequences : {1, 2, 5, 16}) {
                            asked.question.inference.sequences = sequences;
                            const MemoryEstimate now = asked.estimate();
                            QVERIFY2(!now.isValid() || notLess(now, last), qPrintable(model.id));
                            last = now;
                        }
                        asked.question.inference.sequences = 1;
                    }
                }
            },
            3);
    }

    void moreBits_neverNeedLess()
    {
        forEachModel(
            [](const AiModel &model) {
                MemoryEstimate last;
                for (const auto precision : {"q3_k_m"_L1, "q4_k_m"_L1, "q5_k_m"_L1, "q6_k"_L1, "q8_0"_L1,
                                             "gguf_f16"_L1, "fp32"_L1}) {
                    Workload workload = inference(model.id, precision, 2048);
                    workload.task.inference.runtime = Runtime::LlamaCpp;
                    const MemoryEstimate now = ask(workload).estimate();
                    QVERIFY2(!now.isValid() || notLess(now, last), qPrintable(model.id));
                    last = now;
                }
                last = {};
                for (const auto kv : {"kv_q4_0"_L1, "kv_q8_0"_L1}) {
                    Workload workload = inference(model.id, QString(), 8192);
                    workload.task.inference.kvPrecisionId = kv;
                    const MemoryEstimate now = ask(workload).estimate();
                    QVERIFY2(!now.isValid() || notLess(now, last), qPrintable(model.id));
                    last = now;
                }
            },
            3);
    }

    void moreTrainingTokens_neverNeedLess()
    {
        forEachModel(
            [](const AiModel &model) {
                for (const Task task : {Task::FullFineTune, Task::Lora, Task::Qlora})
                    for (const Framework framework :
                         {Framework::Peft, Framework::Torchtune, Framework::Litgpt, Framework::Unsloth,
                          Framework::DeepSpeed, Framework::Megatron}) {
                        Workload workload = training(task, model.id, QString(), 1, 512);
                        workload.task.training.framework = framework;
                        Asked asked = ask(workload);
                        MemoryEstimate last;
                        for (const int batch : {1, 2, 8, 64}) {
                            asked.question.training.batch = batch;
                            const MemoryEstimate now = asked.estimate();
                            QVERIFY2(!now.isValid() || notLess(now, last), qPrintable(model.id));
                            last = now;
                        }
                        asked.question.training.checkpointing = Checkpointing::Off;
                        QVERIFY2(!last.isValid() || notLess(asked.estimate(), last), qPrintable(model.id));
                    }
            },
            3);
    }

    void sharding_neverNeedsMoreOnACard()
    {
        for (const auto model : {"llama-2-7b"_L1, "llama-3.1-70b"_L1, "qwen3-30b-a3b"_L1})
            for (const Sharding sharding :
                 {Sharding::Zero1, Sharding::Zero2, Sharding::Zero3, Sharding::Fsdp}) {
                Workload workload = training(Task::FullFineTune, model, u"bf16"_s, 1, 512);
                workload.task.training.framework = Framework::Megatron;
                workload.task.sharding = sharding;
                const MemoryEstimate two = ask(workload, 2).estimate();
                const MemoryEstimate eight = ask(workload, 8).estimate();
                QVERIFY2(eight.perDevice.expected < two.perDevice.expected, qPrintable(QString(model)));
            }
    }

    /// llama.cpp shares out only what is offloaded: of 65 units 33 stay, 17 on one card and 16 on the other.
    void partialOffload_isSharedByAllCards()
    {
        Workload workload = inference(u"qwen3-32b"_s, u"q4_k_m"_s, 8192);
        const MemoryEstimate all = ask(workload, 2).estimate();
        workload.task.inference.gpuLayers = 33;
        const MemoryEstimate half = ask(workload, 2).estimate();
        const auto layers = [](const MemoryEstimate &estimate) {
            return estimate.term(TermId::KvCache)->bytes.expected; // equal layers: a plain count
        };
        QVERIFY(std::abs(layers(half) / layers(all) - 32.0 / 64) < 1e-9);
        QVERIFY(half.perDevice.expected < 0.65 * all.perDevice.expected);
    }

    void largestContext_isTheLast()
    {
        for (const auto model : {"llama-3.1-8b"_L1, "gemma-3-27b"_L1, "deepseek-v2-lite"_L1}) {
            Asked asked = ask(inference(model, QString(), 1));
            const double usable = fromGiB(23.5);
            const int most = largestContext(asked.question, usable);
            QVERIFY(most > 0);
            asked.question.inference.contextTokens = most;
            QVERIFY(asked.estimate().perDevice.high <= usable);
            if (most < asked.question.shape->maxContext) {
                asked.question.inference.contextTokens = most + 1;
                QVERIFY(asked.estimate().perDevice.high > usable);
            }
        }
        QCOMPARE(largestContext(ask(inference(u"llama-3.1-405b"_s, QString(), 1)).question, fromGiB(8)), 0);
    }

    void largestBatch_isTheLast()
    {
        Asked asked = ask(training(Task::Qlora, u"llama-3.1-8b"_s, u"nf4"_s, 1, 2048));
        const double usable = fromGiB(23.5);
        const int most = largestBatch(asked.question, usable);
        QVERIFY(most > 0);
        asked.question.training.batch = most;
        QVERIFY(asked.estimate().perDevice.high <= usable);
        asked.question.training.batch = most + 1;
        QVERIFY(asked.estimate().perDevice.high > usable);
    }

    /// The advisor asks a hundred thousand times for one answer. A hundredth of the design speed of two
    /// million estimates a second leaves room for sanitizers.
    void estimates_areCheap()
    {
        Asked asked = ask(inference(u"llama-3.1-70b"_s, QString(), 4096));
        const std::clock_t start = std::clock(); // of this process: others on the machine do not count
        double sum = 0;
        constexpr int rounds = 100000;
        for (int i = 0; i < rounds; ++i) {
            asked.question.inference.contextTokens = 512 + i % 4096;
            sum += asked.estimate().perDevice.expected;
        }
        QVERIFY(sum > 0);
        QVERIFY(std::clock() - start < 5 * CLOCKS_PER_SEC);
    }
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::MemoryPropertiesTest)
#include "tst_memoryproperties.moc"
