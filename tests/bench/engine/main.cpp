// SPDX-License-Identifier: GPL-3.0-or-later
//
// The time of one answer on one core, beside a plain pass over the same records in the same run: machines
// differ, the ratio less so. Every kind of pass is run several times and the best counts.
#include "model/advice/cardbasis.h"
#include "model/session/session.h"
#include "tests/bench/engine/cells.h"
#include "tests/bench/line.h"
#include "tests/support/testsupport.h"

#include <QProcess>

namespace gpuwise::bench {

namespace {

constexpr int repeats = 9;
constexpr double wantedCellMicroseconds = 0.5; ///< two million a second
constexpr double wantedTableMs = 500;
constexpr double wantedAdviceMs = 2;
constexpr std::size_t checkedEvery = 997; ///< a prime: all cards and models have their turn

/// Rows about models that generate text: the others are refused, which takes no time.
std::vector<Row *> answered(Cells &cells)
{
    std::vector<Row *> rows;
    for (Row &row : cells.rows())
        if (estimateMemory(row.elsewhere).isValid())
            rows.push_back(&row);
    return rows;
}

/// Fits, and a sum that keeps the compiler from leaving work out.
struct Result
{
    int fits = 0;
    double sum = 0;

    bool operator==(const Result &) const = default;
};

Result pass(const Cells &cells, const std::vector<Row *> &rows, const auto &evaluate)
{
    Result result;
    for (Row *row : rows)
        for (const Card &card : cells.cards()) {
            const Cell cell = evaluate(*row, card);
            result.fits += cell.verdict == Verdict::Fits;
            result.sum += cell.needed.expected + cell.tokensPerSecond.expected;
        }
    return result;
}

/// Reads of each record what a guess needs: the weights against the memory.
Cell plain(Row &row, const Card &card)
{
    const Question &question = row.on(card);
    const double weights = question.shape->params * question.weights.bitsPerWeight / 8;
    return {weights < card.usable.bytes ? Verdict::Fits : Verdict::No, {0, weights, 0}, {}};
}

/// The table says what a single question is told.
int differences(Cells &cells)
{
    int different = 0;
    std::size_t i = 0;
    for (Row &row : cells.rows())
        for (const Card &card : cells.cards()) {
            if (i++ % checkedEvery != 0)
                continue;
            const Cell table = Cells::memoryAndSpeed(row, card);
            const Cell single = cells.asUsual(row, card);
            different += table.verdict != single.verdict || table.needed != single.needed ||
                         table.tokensPerSecond != single.tokensPerSecond;
        }
    return different;
}

/// Verdicts a second of the npm package fitllm; 0: it or node is not there. GPUWISE_FITLLM names its folder
/// where node does not find it.
double fitllmPerSecond()
{
    QStringList arguments{QStringLiteral(GPUWISE_FITLLM_SCRIPT)};
    if (const QString folder = qEnvironmentVariable("GPUWISE_FITLLM"); !folder.isEmpty())
        arguments.append(folder);
    QProcess node;
    node.start(QStringLiteral("node"), arguments);
    if (!node.waitForStarted() || !node.waitForFinished(-1) || node.exitCode() != 0)
        return 0;
    return node.readAllStandardOutput().trimmed().toDouble();
}

/// Memory, verdict and speed of each card, alone and up to `maxCards` together, asked one by one.
double oneByOne(const Catalogue &catalogue, const SpeedModel &speeds, const ResolvedWorkload &workload,
                int maxCards)
{
    double sum = 0;
    for (const Gpu &gpu : catalogue.gpus)
        for (int count = 1; count <= maxCards; ++count) {
            const Question question = questionFor(catalogue, workload, gpu, count);
            const MemoryEstimate estimate = estimateMemory(question);
            sum += judgeFit(estimate, usableMemory(catalogue, gpu, OperatingSystem::Linux)).verdict ==
                   Verdict::Fits;
            sum += estimate.perDevice.expected + speeds.decode(question, gpu).value.expected;
        }
    return sum;
}

/// The whole answer: every card, up to eight together, bought or rented, with reasons and what was left out.
/// The window keeps what few answers change from one to the next; the first one looks everything up.
void reportAdvice(const Catalogue &catalogue, const SpeedModel &speeds)
{
    Workload workload = exampleWorkload(Region::Cn);
    workload.budget.mode = AcquireMode::Either;
    workload.budget.maxCards = 8;
    const QDate day(2026, 11, 30);
    const ResolvedWorkload resolved = resolveWorkload(catalogue, workload);
    std::size_t options = 0;
    double sum = 0;
    const double estimates =
        bestMs(repeats, [&] { sum = oneByOne(catalogue, speeds, resolved, workload.budget.maxCards); });
    const double first = bestMs(repeats, [&] { options = advise(catalogue, workload, day).options.size(); });
    AdviceBasis basis(catalogue, day);
    const double next = bestMs(repeats, [&] { options = advise(basis, workload).options.size(); });
    remark(QStringLiteral("the advice has %1 options; the same cards one by one add up to %2")
               .arg(options)
               .arg(sum));
    const QString oneByOneName = QStringLiteral("each card, 1 to 8, alone");
    print({QStringLiteral("whole advice"), next, estimates, QStringLiteral("ms"), oneByOneName,
           wantedAdviceMs});
    print({QStringLiteral("the first advice"), first, estimates, QStringLiteral("ms"), oneByOneName});
}

int run()
{
    const Catalogue &catalogue = shippedCatalogue();
    const SpeedModel speeds(catalogue);
    Cells cells(catalogue, speeds);
    const std::vector<Row *> rows = answered(cells);
    const double count = static_cast<double>(rows.size() * cells.cards().size());
    const QString plainPass = QStringLiteral("plain pass");

    Result plainResult, memory, all;
    const double plainMs = bestMs(repeats, [&] { plainResult = pass(cells, rows, plain); });
    const double memoryMs = bestMs(repeats, [&] { memory = pass(cells, rows, Cells::memory); });
    const double allMs = bestMs(repeats, [&] { all = pass(cells, rows, Cells::memoryAndSpeed); });
    remark(QStringLiteral("%1 cells have an answer: %2 fit by a plain pass, %3 by the engine")
               .arg(static_cast<qint64>(count))
               .arg(plainResult.fits)
               .arg(memory.fits));
    const auto report = [&](const char *name, double ms) {
        const double microseconds = 1000 / count;
        print({QString::fromLatin1(name), ms * microseconds, plainMs * microseconds,
               QStringLiteral("\u00b5s"), plainPass, wantedCellMicroseconds});
    };
    report("one answer: memory, verdict", memoryMs);
    report("one answer: memory, verdict, speed", allMs);

    // From the catalogue's values: names looked up, plans made, every cell answered and kept.
    std::vector<Cell> table;
    const double tableMs = bestMs(repeats, [&] {
        const SpeedModel ownSpeeds(catalogue);
        Cells own(catalogue, ownSpeeds);
        table.clear();
        table.reserve(own.rows().size() * own.cards().size());
        for (Row &row : own.rows())
            for (const Card &card : own.cards())
                table.push_back(Cells::memoryAndSpeed(row, card));
    });
    remark(QStringLiteral("the whole table has %1 cells").arg(table.size()));
    print({QStringLiteral("the whole table of answers"), tableMs, plainMs, QStringLiteral("ms"), plainPass,
           wantedTableMs});

    reportAdvice(catalogue, speeds);
    if (const double fitllm = fitllmPerSecond(); fitllm > 0)
        print({QStringLiteral("one answer, beside npm fitllm"), memoryMs * 1000 / count, 1e6 / fitllm,
               QStringLiteral("\u00b5s"), QStringLiteral("fitllm's simulate")});
    else
        remark(QStringLiteral("not compared with npm's fitllm: node or the package is not there"));

    const int different = differences(cells);
    if (different != 0 || memory.fits != all.fits)
        remark(QStringLiteral("%1 of the cells compared are unlike a single answer").arg(different));
    return different == 0 && memory.fits == all.fits ? 0 : 1;
}

} // namespace

} // namespace gpuwise::bench

int main()
{
    return gpuwise::bench::run();
}
