// SPDX-License-Identifier: GPL-3.0-or-later
//
// The matrix of a group: which answers stand in it, and that each cell is what that answer alone would get.
#include "model/advice/fitmatrix.h"
#include "model/estimate/memory.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

Workload qwen32b()
{
    Workload workload;
    workload.model.modelId = u"qwen3-32b"_s;
    workload.model.precisionId = u"q4_k_m"_s;
    workload.task.inference.contextTokens = 16384;
    return workload;
}

CardGroup rtx4090(int count = 1)
{
    return {u"nvidia-rtx-4090-24gb"_s, count};
}

FitMatrix matrixOf(const Workload &workload, const CardGroup &cards, std::size_t columns = 5)
{
    return fitMatrix(shippedCatalogue(), resolveWorkload(shippedCatalogue(), workload), cards, columns);
}

std::size_t rowOf(const FitMatrix &matrix, const QString &precision)
{
    const auto found = std::find_if(matrix.rows.begin(), matrix.rows.end(),
                                    [&](const FitMatrix::Row &row) { return row.precisionId == precision; });
    return static_cast<std::size_t>(found - matrix.rows.begin());
}

double gib(const FitMatrix &matrix, const QString &precision, int size)
{
    const auto column = std::find(matrix.columns.begin(), matrix.columns.end(), size);
    const std::size_t row = rowOf(matrix, precision);
    if (column == matrix.columns.end() || row == matrix.rows.size())
        return -1;
    return toGiB(
        matrix.at(row, static_cast<std::size_t>(column - matrix.columns.begin())).fit.needed.expected);
}

} // namespace

class TestFitMatrix final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sizes_data();
    void sizes();
    void context_growsByTheCache();
    void precision_shrinksByTheBits();
    void everyCell_isAskedAlone_data();
    void everyCell_isAskedAlone();
    void asked_isFramed();
    void fineTuning_hasThreeMethods();
    void server_hasItsOwnFormats();
    void nothingToAsk_isEmpty();
};

void TestFitMatrix::sizes_data()
{
    QTest::addColumn<int>("asked");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::addColumn<std::vector<int>>("expected");
    using Sizes = std::vector<int>;
    // Qwen3-32B goes to 40,960 tokens: the last column is no power of two.
    QTest::newRow("near the end") << 16384 << 1024 << 40960 << Sizes{4096, 8192, 16384, 32768, 40960};
    QTest::newRow("in the middle") << 16384 << 1024 << 1048576 << Sizes{4096, 8192, 16384, 32768, 65536};
    QTest::newRow("at the beginning") << 1024 << 1024 << 131072 << Sizes{1024, 2048, 4096, 8192, 16384};
    QTest::newRow("between") << 10000 << 1024 << 131072 << Sizes{4096, 8192, 10000, 16384, 32768};
    QTest::newRow("beyond the model") << 65536 << 1024 << 8192 << Sizes{1024, 2048, 4096, 8192, 65536};
    QTest::newRow("below the least") << 512 << 1024 << 8192 << Sizes{512, 1024, 2048, 4096, 8192};
    QTest::newRow("one batch") << 1 << 1 << 4096 << Sizes{1, 2, 4, 8, 16};
}

void TestFitMatrix::sizes()
{
    QFETCH(int, asked);
    QFETCH(int, least);
    QFETCH(int, most);
    QFETCH(std::vector<int>, expected);
    QCOMPARE(sizesAround(asked, least, most, 5), expected);
}

void TestFitMatrix::context_growsByTheCache()
{
    const FitMatrix matrix = matrixOf(qwen32b(), rtx4090());
    QCOMPARE(matrix.across, FitMatrix::Across::Context);
    // Qwen3-32B's config.json: 64 layers, 8 key-value heads of 128; keys and values of 2 bytes each:
    // 64 x 8 x 128 x 2 x 2 = 262,144 bytes a token, so 16,384 more tokens are 4 GiB. Buffers grow a little.
    const double more = gib(matrix, u"q4_k_m"_s, 32768) - gib(matrix, u"q4_k_m"_s, 16384);
    QVERIFY2(more >= 4.0 && more < 4.15, qPrintable(QString::number(more)));
}

void TestFitMatrix::precision_shrinksByTheBits()
{
    const FitMatrix matrix = matrixOf(qwen32b(), rtx4090());
    // ggml's blocks: Q8_0 keeps 32 weights in 34 bytes (8.5 bits), Q6_K 256 in 210 (6.5625 bits). Without the
    // table of embeddings, which llama.cpp leaves in main memory (151,936 x 5,120), 31.98 of 32.76 billion
    // weights stand on the card: 31.98e9 x 1.9375 / 8 / 2^30 = 7.21 GiB.
    const double less = gib(matrix, u"q8_0"_s, 16384) - gib(matrix, u"q6_k"_s, 16384);
    QVERIFY2(std::abs(less - 7.21) < 0.05, qPrintable(QString::number(less)));
}

void TestFitMatrix::everyCell_isAskedAlone_data()
{
    QTest::addColumn<Workload>("workload");
    QTest::addColumn<CardGroup>("cards");
    QTest::newRow("inference, llama.cpp") << qwen32b() << rtx4090();
    QTest::newRow("two cards") << qwen32b() << rtx4090(2);
    Workload automatic = qwen32b();
    automatic.model.precisionId.clear();
    QTest::newRow("vLLM") << automatic << CardGroup{u"nvidia-h100-sxm5-80gb"_s, 1};
    Workload qlora;
    qlora.model.modelId = u"llama-3.1-8b"_s;
    qlora.task.task = Task::Qlora;
    QTest::newRow("fine-tuning") << qlora << rtx4090();
    Workload image;
    image.model.modelId = u"sdxl"_s;
    image.task.task = Task::Image;
    QTest::newRow("images") << image << rtx4090();
    Workload bare;
    bare.model.sizeBillions = 13;
    QTest::newRow("bare size") << bare << rtx4090();
}

void TestFitMatrix::everyCell_isAskedAlone()
{
    QFETCH(Workload, workload);
    QFETCH(CardGroup, cards);
    const Catalogue &catalogue = shippedCatalogue();
    const FitMatrix matrix = matrixOf(workload, cards);
    QVERIFY(matrix.rows.size() >= 3);
    QCOMPARE(matrix.cells.size(), matrix.rows.size() * matrix.columns.size());
    const Gpu &gpu = *catalogue.gpu(cards.gpuId);
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        double before = 0;
        for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
            const FitMatrix::Cell &cell = matrix.at(row, column);
            const ResolvedWorkload alone = resolveWorkload(catalogue, cell.workload);
            const MemoryEstimate memory = estimateMemory(questionFor(catalogue, alone, gpu, cards.count));
            QCOMPARE(cell.problem, memory.problem);
            const Fit fit = judgeFit(memory, usableMemory(catalogue, gpu, workload.budget.os));
            QCOMPARE(cell.fit.needed, fit.needed);
            QCOMPARE(cell.fit.verdict, fit.verdict);
            QCOMPARE(precisionUsed(catalogue, alone, gpu)->id, matrix.rows[row].precisionId);
            QVERIFY(cell.fit.needed.expected >= before); // longer never needs less
            before = cell.fit.needed.expected;
        }
    }
}

void TestFitMatrix::asked_isFramed()
{
    Workload automatic = qwen32b();
    automatic.model.precisionId.clear();
    for (const Workload &workload : {qwen32b(), automatic}) {
        const FitMatrix matrix = matrixOf(workload, rtx4090());
        QVERIFY(matrix.asked);
        QCOMPARE(matrix.rows[matrix.asked->row].precisionId, u"q4_k_m"_s); // llama.cpp's usual one
        QCOMPARE(matrix.columns[matrix.asked->column], 16384);
        QCOMPARE(matrix.at(matrix.asked->row, matrix.asked->column).workload, workload);
    }
    Workload unusual = qwen32b();
    unusual.model.precisionId = u"q5_0"_s; // not among those that are offered
    QVERIFY(shippedCatalogue().quantisation(unusual.model.precisionId));
    const FitMatrix matrix = matrixOf(unusual, rtx4090());
    QVERIFY(matrix.asked);
    QCOMPARE(matrix.rows[matrix.asked->row].precisionId, u"q5_0"_s);
    QCOMPARE(matrix.asked->row, rowOf(matrix, u"q5_k_m"_s) + 1); // 5.5 bits stand below 5.7
}

void TestFitMatrix::fineTuning_hasThreeMethods()
{
    Workload workload;
    workload.model.modelId = u"llama-3.1-8b"_s;
    workload.task.task = Task::Lora;
    workload.task.training.batch = 3;
    const FitMatrix matrix = matrixOf(workload, rtx4090());
    QCOMPARE(matrix.across, FitMatrix::Across::Batch);
    QCOMPARE(matrix.columns, (std::vector<int>{1, 2, 3, 4, 8}));
    std::vector<Task> methods;
    for (const FitMatrix::Row &row : matrix.rows)
        if (methods.empty() || methods.back() != row.task)
            methods.push_back(row.task);
    QCOMPARE(methods, (std::vector<Task>{Task::FullFineTune, Task::Lora, Task::Qlora}));
    QCOMPARE(matrix.rows[matrix.asked->row].task, Task::Lora);
    // Public rule and arithmetic agree: 8.03 billion weights with AdamW in mixed precision are 16 bytes each,
    // 120 GiB, which no card of 24 GB holds; NF4 with adapters is a fraction of that.
    QCOMPARE(matrix.at(rowOf(matrix, u"amp"_s), 0).fit.verdict, Verdict::No);
    QVERIFY(gib(matrix, u"amp"_s, 1) >= 8.03e9 * 16 / 1024 / 1024 / 1024);
    QCOMPARE(matrix.at(rowOf(matrix, u"nf4"_s), 0).fit.verdict, Verdict::Fits);
    workload.task.task = Task::Pretrain;
    for (const FitMatrix::Row &row : matrixOf(workload, rtx4090()).rows)
        QCOMPARE(row.task, Task::Pretrain);
}

void TestFitMatrix::server_hasItsOwnFormats()
{
    Workload workload = qwen32b();
    workload.model.precisionId.clear();
    const FitMatrix matrix = matrixOf(workload, {u"nvidia-h100-sxm5-80gb"_s, 1});
    QVERIFY(rowOf(matrix, u"awq"_s) < matrix.rows.size());
    QCOMPARE(rowOf(matrix, u"q4_k_m"_s), matrix.rows.size()); // vLLM is not asked to load GGUF files
}

void TestFitMatrix::nothingToAsk_isEmpty()
{
    QVERIFY(matrixOf(qwen32b(), {u"no-such-card"_s, 1}).isEmpty());
    Workload unknown = qwen32b();
    unknown.model.modelId = u"no-such-model"_s;
    QVERIFY(matrixOf(unknown, rtx4090()).isEmpty());
}

} // namespace gpuwise

QTEST_APPLESS_MAIN(gpuwise::TestFitMatrix)
#include "tst_fitmatrix.moc"
