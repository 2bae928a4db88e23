// SPDX-License-Identifier: GPL-3.0-or-later
//
// Evaluations a second on one core, beside a plain pass over the same records in the same run: machines
// differ, the ratio less so. Every kind of pass is run several times and the best counts.
#include "model/advice/cardbasis.h"
#include "model/session/session.h"
#include "tests/bench/engine/cells.h"
#include "tests/support/testsupport.h"

#include <QProcess>
#include <QTextStream>

#include <algorithm>
#include <chrono>

namespace gpuwise::bench {

namespace {

constexpr int repeats = 9;
constexpr double wantedPerSecond = 2e6;
constexpr double wantedTableSeconds = 0.5;
constexpr double wantedAdviceSeconds = 0.002;
constexpr std::size_t checkedEvery = 997; ///< a prime: all cards and models have their turn

double secondsOf(const auto &work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double bestOf(const auto &work)
{
    double best = secondsOf(work);
    for (int i = 1; i < repeats; ++i)
        best = std::min(best, secondsOf(work));
    return best;
}

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

/// The whole answer: every card, up to eight together, bought or rented, with reasons and what was left out.
/// The window keeps what few answers change from one to the next; the first one looks everything up.
void reportAdvice(QTextStream &out, const Catalogue &catalogue)
{
    Workload workload = exampleWorkload(Region::Cn);
    workload.budget.mode = AcquireMode::Either;
    workload.budget.maxCards = 8;
    const QDate day(2026, 11, 30);
    std::size_t options = 0;
    const double first = bestOf([&] { options = advise(catalogue, workload, day).options.size(); });
    AdviceBasis basis(catalogue, day);
    const double next = bestOf([&] { options = advise(basis, workload).options.size(); });
    out << "the whole advice        " << options << " options in " << QString::number(next * 1000, 'f', 2)
        << " ms" << (next <= wantedAdviceSeconds ? "" : "; above the 2 ms that are wanted") << '\n'
        << "the first advice        " << QString::number(first * 1000, 'f', 2) << " ms\n";
}

int run()
{
    QTextStream out(stdout);
    const Catalogue &catalogue = shippedCatalogue();
    const SpeedModel speeds(catalogue);
    Cells cells(catalogue, speeds);
    const std::vector<Row *> rows = answered(cells);
    const double count = static_cast<double>(rows.size() * cells.cards().size());

    Result plainResult;
    const double plainSeconds = bestOf([&] { plainResult = pass(cells, rows, plain); });
    out << "cells with an answer    " << static_cast<qint64>(count) << '\n';
    const auto report = [&](const char *name, double seconds, const Result &result) {
        out << QString::fromLatin1(name).leftJustified(24) << QString::number(count / seconds / 1e6, 'f', 1)
            << " million/s, " << QString::number(seconds / plainSeconds, 'f', 1) << " x a plain pass; "
            << result.fits << " fit";
        if (&result != &plainResult)
            out << (count / seconds >= wantedPerSecond ? "" : "; below the 2 million/s that are wanted");
        out << '\n';
    };
    report("plain pass", plainSeconds, plainResult);
    Result memory, all;
    const double memorySeconds = bestOf([&] { memory = pass(cells, rows, Cells::memory); });
    report("memory, verdict", memorySeconds, memory);
    report("memory, speed, verdict", bestOf([&] { all = pass(cells, rows, Cells::memoryAndSpeed); }), all);

    // From the catalogue's values: names looked up, plans made, every cell answered and kept.
    std::vector<Cell> table;
    const double tableSeconds = bestOf([&] {
        const SpeedModel ownSpeeds(catalogue);
        Cells own(catalogue, ownSpeeds);
        table.clear();
        table.reserve(own.rows().size() * own.cards().size());
        for (Row &row : own.rows())
            for (const Card &card : own.cards())
                table.push_back(Cells::memoryAndSpeed(row, card));
    });
    out << "the whole table         " << table.size() << " cells in " << QString::number(tableSeconds, 'f', 3)
        << " s" << (tableSeconds <= wantedTableSeconds ? "" : "; above the 0.5 s that are wanted") << '\n';

    reportAdvice(out, catalogue);
    if (const double fitllm = fitllmPerSecond(); fitllm > 0)
        out << "fitllm's simulate       " << QString::number(fitllm / 1e6, 'f', 2)
            << " million/s; memory with verdict is "
            << QString::number(count / memorySeconds / fitllm, 'f', 1) << " x as fast\n";
    else
        out << "fitllm's simulate       not compared: node or the npm package fitllm is not there\n";

    const int different = differences(cells);
    out << "unlike a single answer  " << different << " of the cells compared\n";
    return different == 0 && memory.fits == all.fits ? 0 : 1;
}

} // namespace

} // namespace gpuwise::bench

int main()
{
    return gpuwise::bench::run();
}
