// SPDX-License-Identifier: GPL-3.0-or-later
//
// Public claims that the engine can check (claims.csv): workload, card and the verdict that is right.
#include "tests/model/memory/memoryquestions.h"

#include "model/estimate/fit.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

Task taskOf(const QString &word)
{
    static const QHash<QString, Task> tasks{{u"pretrain"_s, Task::Pretrain}, {u"full"_s, Task::FullFineTune},
                                            {u"lora"_s, Task::Lora},         {u"qlora"_s, Task::Qlora},
                                            {u"infer"_s, Task::Inference},   {u"image"_s, Task::Image}};
    return tasks.value(word, Task::Inference);
}

/// Only the options that the claims use; any other fails the test.
bool apply(const QString &option, const QString &value, Workload &workload)
{
    if (option == "--model"_L1)
        workload.model.modelId = value;
    else if (option == "--params"_L1)
        workload.model.sizeBillions = QString(value).remove(u'B').toDouble();
    else if (option == "--precision"_L1)
        workload.model.precisionId = value;
    else if (option == "--task"_L1)
        workload.task.task = taskOf(value);
    else if (option == "--context"_L1)
        workload.task.inference.contextTokens = value.toInt();
    else if (option == "--sequences"_L1)
        workload.task.inference.sequences = value.toInt();
    else if (option == "--runtime"_L1)
        workload.task.inference.runtime = value == "llama.cpp"_L1 ? Runtime::LlamaCpp : Runtime::Transformers;
    else if (option == "--batch"_L1)
        workload.task.training.batch = value.toInt();
    else if (option == "--seq-len"_L1)
        workload.task.training.sequenceLength = value.toInt();
    else if (option == "--checkpointing"_L1)
        workload.task.training.checkpointing = value == "on"_L1 ? Checkpointing::On : Checkpointing::Off;
    else if (option == "--framework"_L1)
        workload.task.training.framework = value == "litgpt"_L1      ? Framework::Litgpt
                                           : value == "torchtune"_L1 ? Framework::Torchtune
                                                                     : Framework::Peft;
    else if (option == "--lora-rank"_L1)
        workload.task.training.loraRank = value.toInt();
    else if (option == "--sharding"_L1)
        workload.task.sharding = Sharding::Fsdp;
    else
        return option == "--optimizer"_L1 && value == "adamw"_L1;
    return true;
}

} // namespace

class MemoryClaimsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void claim_data()
    {
        QTest::addColumn<QString>("workload");
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("expect");
        int rows = 0;
        for (const Claim &claim : shippedCatalogue().claims)
            if (!claim.workload.isEmpty()) {
                QTest::addRow("%s", qPrintable(claim.id)) << claim.workload << claim.card << claim.expect;
                ++rows;
            }
        QVERIFY(rows >= 30);
    }
    void claim()
    {
        QFETCH(QString, workload);
        QFETCH(QString, card);
        QFETCH(QString, expect);
        Workload asked;
        const QStringList words = workload.split(u' ', Qt::SkipEmptyParts);
        for (qsizetype i = 0; i + 1 < words.size(); i += 2)
            QVERIFY2(apply(words[i], words[i + 1], asked), qPrintable(words[i]));
        const QStringList named = card.split(u' ');
        const Gpu *gpu = shippedCatalogue().gpu(named.first());
        QVERIFY(gpu);
        const int count = named.size() > 1 ? QString(named[1]).remove(u'x').toInt() : 1;
        const ResolvedWorkload resolved = resolveWorkload(shippedCatalogue(), asked);
        QVERIFY2(resolved.problem.isEmpty(), qPrintable(resolved.problem));
        const MemoryEstimate estimate =
            estimateMemory(questionFor(shippedCatalogue(), resolved, *gpu, count));
        QVERIFY(estimate.isValid());
        const Fit fit = judgeFit(estimate, usableMemory(shippedCatalogue(), *gpu, OperatingSystem::Linux));
        const QString said = fit.verdict == Verdict::Fits    ? u"fits"_s
                             : fit.verdict == Verdict::Tight ? u"tight"_s
                                                             : u"no"_s;
        QVERIFY2(said == expect, qPrintable(u"%1: need %2..%3..%4, usable %5"_s.arg(said)
                                                .arg(toGiB(fit.needed.low))
                                                .arg(toGiB(fit.needed.expected))
                                                .arg(toGiB(fit.needed.high))
                                                .arg(toGiB(fit.usable.bytes))));
    }
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::MemoryClaimsTest)
#include "tst_memoryclaims.moc"
