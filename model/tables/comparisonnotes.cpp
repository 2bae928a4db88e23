// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/comparisonnotes.h"

#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

constexpr double clearlyMorePeak = 1.3;
constexpr qsizetype mostNotes = 3;

double ofGroup(const ComparisonColumn &column, SpecField field)
{
    return column.gpu->number(field).value_or(0) * column.cards.count;
}

double speedOf(const ComparisonColumn &column)
{
    return column.judged && column.judged->speed.isKnown() ? column.judged->speed.value.expected : 0;
}

QString sentenceOf(const Catalogue &catalogue, const Comparison &comparison, const PaperTiger &tiger,
                   const QLocale &locale)
{
    const ComparisonColumn &paper = comparison.columns[tiger.paper];
    const ComparisonColumn &real = comparison.columns[tiger.real];
    const QString ratio = formatSignificant(tiger.peakRatio, 2, locale);
    if (tiger.bandwidthTells)
        return QCoreApplication::translate(
                   "Comparison", "On paper %1 computes %2 times as much as %3 (dense FP16), and yet it is "
                                 "slower here: writing tokens waits for memory, %4 against %5 GB/s.")
            .arg(groupName(catalogue, paper.cards), ratio, groupName(catalogue, real.cards),
                 formatNumber(ofGroup(paper, SpecField::BandwidthGBps), 0, locale),
                 formatNumber(ofGroup(real, SpecField::BandwidthGBps), 0, locale));
    return QCoreApplication::translate(
               "Comparison", "On paper %1 computes %2 times as much as %3 (dense FP16), and yet it is "
                             "slower here: measured software reaches less of its peak.")
        .arg(groupName(catalogue, paper.cards), ratio, groupName(catalogue, real.cards));
}

} // namespace

std::vector<PaperTiger> paperTigers(const Comparison &comparison, Task task)
{
    std::vector<PaperTiger> found;
    for (std::size_t i = 0; i < comparison.columns.size(); ++i) {
        for (std::size_t j = 0; j < comparison.columns.size(); ++j) {
            const ComparisonColumn &paper = comparison.columns[i];
            const ComparisonColumn &real = comparison.columns[j];
            const double most = ofGroup(paper, SpecField::Fp16Tflops);
            const double least = ofGroup(real, SpecField::Fp16Tflops);
            const double slow = speedOf(paper);
            const double fast = speedOf(real);
            if (!(least > 0) || most < clearlyMorePeak * least || !(slow > 0) || fast <= slow ||
                isTie(slow, fast))
                continue;
            const bool bandwidthTells =
                task == Task::Inference &&
                ofGroup(real, SpecField::BandwidthGBps) > ofGroup(paper, SpecField::BandwidthGBps);
            found.push_back({i, j, most / least, bandwidthTells});
        }
    }
    return found;
}

QStringList comparisonNotes(const Catalogue &catalogue, const Comparison &comparison, Task task,
                            const QLocale &locale)
{
    QStringList notes;
    for (const PaperTiger &tiger : paperTigers(comparison, task))
        notes << sentenceOf(catalogue, comparison, tiger, locale);
    return notes.mid(0, mostNotes);
}

} // namespace gpuwise
