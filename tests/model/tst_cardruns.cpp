// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a card can run is what a question about that model and precision answers.
#include "model/advice/cardruns.h"
#include "model/advice/options.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

std::vector<CardRun> runsOf(const char *gpuId)
{
    const Catalogue &catalogue = shippedCatalogue();
    return cardRuns(catalogue, SpeedModel(catalogue), *catalogue.gpu(QString::fromLatin1(gpuId)),
                    OperatingSystem::Linux);
}

const CardRun *find(const std::vector<CardRun> &runs, const char *modelId)
{
    const auto it = std::find_if(runs.begin(), runs.end(), [&](const CardRun &run) {
        return run.modelId == QLatin1StringView(modelId);
    });
    return it == runs.end() ? nullptr : &*it;
}

} // namespace

class TestCardRuns : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void precisions_followTheBytes();
    void moreMemory_neverRunsLess();
    void answers_areThoseOfTheQuestion();
    void unknownMemory_saysNothing();
};

void TestCardRuns::precisions_followTheBytes()
{
    // Llama 3.1 8B has 8.03 billion parameters: 15.0 GiB in 16 bits, on a card whose software sees 11.6 GiB
    // only in 8 bits or less; on 24 GB (23.6 GiB) all of it fits with the 1 GiB cache of 8K tokens. 70.6
    // billion parameters need 32.9 GiB at 4 bits.
    const std::vector<CardRun> small = runsOf("nvidia-rtx-3060-12gb"), large = runsOf("nvidia-rtx-4090-24gb");
    const CardRun *eight = find(small, "llama-3.1-8b");
    QVERIFY(eight && eight->runs);
    QCOMPARE(eight->precisionId, u"q8_0"_s);
    eight = find(large, "llama-3.1-8b");
    QVERIFY(eight && eight->runs);
    QCOMPARE(eight->precisionId, u"bf16"_s);
    const CardRun *seventy = find(large, "llama-3.1-70b");
    QVERIFY(seventy && !seventy->runs && !seventy->training);
}

void TestCardRuns::moreMemory_neverRunsLess()
{
    const auto bits = [](const CardRun &run) {
        return run.runs ? shippedCatalogue().quantisation(run.precisionId)->bitsPerWeight : 0;
    };
    const std::vector<CardRun> less = runsOf("nvidia-rtx-4060-ti-8gb"),
                               more = runsOf("nvidia-rtx-4060-ti-16gb");
    QCOMPARE(less.size(), more.size());
    for (std::size_t i = 0; i < less.size(); ++i) {
        QVERIFY2(bits(more[i]) >= bits(less[i]), qPrintable(less[i].modelId));
        QVERIFY(!less[i].training || more[i].training);
    }
}

void TestCardRuns::answers_areThoseOfTheQuestion()
{
    const Catalogue &catalogue = shippedCatalogue();
    const SpeedModel speeds(catalogue);
    for (const char *card : {"nvidia-rtx-4090-24gb", "amd-radeon-rx-7900-xtx", "nvidia-h100-sxm5-80gb"}) {
        const Gpu *gpu = catalogue.gpu(QString::fromLatin1(card));
        QVERIFY2(gpu, card);
        for (const CardRun &run : cardRuns(catalogue, speeds, *gpu, OperatingSystem::Linux)) {
            if (!run.runs)
                continue;
            Workload workload;
            workload.model.modelId = run.modelId;
            workload.model.precisionId = run.precisionId;
            workload.task.task = Task::Inference;
            workload.task.inference.runtime = run.runtime;
            const Option option =
                judgeWithoutCost(catalogue, resolveWorkload(catalogue, workload), speeds, *gpu, 1);
            QCOMPARE(option.fit.verdict, Verdict::Fits);
            QCOMPARE(option.speed.value.expected, run.speed.value.expected);
        }
    }
}

void TestCardRuns::unknownMemory_saysNothing()
{
    Gpu gpu = *shippedCatalogue().gpu(u"nvidia-rtx-4090-24gb"_s);
    gpu.id = u"unheard-of"_s;
    gpu.spec(SpecField::MemoryGB) = {};
    QVERIFY(
        cardRuns(shippedCatalogue(), SpeedModel(shippedCatalogue()), gpu, OperatingSystem::Linux).empty());
}

} // namespace gpuwise

QTEST_APPLESS_MAIN(gpuwise::TestCardRuns)
#include "tst_cardruns.moc"
