// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tables of the report card, cell by cell.
#include "model/words/accuracywords.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(AccuracySheet)
};

const QString none = u"–"_s;

QString share(std::optional<double> value, const QLocale &locale)
{
    return value ? formatFinePercent(*value, locale) : none;
}

QString width(std::optional<double> value, const QLocale &locale)
{
    return value ? u"×%1"_s.arg(formatNumber(*value, 2, locale)) : none;
}

QString count(int value, const QLocale &locale)
{
    return formatNumber(value, 0, locale);
}

Sheet errorSheet(const PartAccuracy &part, const QLocale &locale)
{
    Sheet sheet;
    sheet.title = accuracyPartName(part.part);
    sheet.header = {Words::tr("Group"),  Words::tr("Rows"),          Words::tr("Answered"),
                    Words::tr("Median"), formatPercent(0.9, locale), Words::tr("Inside"),
                    Words::tr("Band")};
    sheet.rightAligned = {false, true, true, true, true, true, true};
    const auto add = [&](const QString &name, const ErrorSummary &errors) {
        sheet.rows.push_back({name, count(errors.rows, locale), count(errors.answered, locale),
                              share(errors.median, locale), share(errors.p90, locale),
                              share(errors.inside, locale), width(errors.bandWidth, locale)});
    };
    for (const ErrorGroup &group : part.groups)
        add(errorGroupName(part.part, group.name), group.errors);
    add(Words::tr("All"), part.all);
    return sheet;
}

Sheet memorySheet(const PartAccuracy &part, const QLocale &locale)
{
    Sheet sheet = errorSheet(part, locale);
    sheet.notes = {Words::tr("The allocator's figure is what the framework had allocated or reserved at its "
                             "peak; the driver's adds its own context.")};
    return sheet;
}

/// What the fit found for cards that it had not seen, beside the errors of the program.
Sheet speedSheet(const Catalogue &catalogue, const PartAccuracy &part, const QLocale &locale)
{
    Sheet sheet = errorSheet(part, locale);
    sheet.header +=
        {Words::tr("Left out: median"), Words::tr("Left out: 90 %"), Words::tr("Left out: inside")};
    sheet.rightAligned.insert(sheet.rightAligned.end(), 3, true);
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
        const QString software = i < part.groups.size() ? part.groups[i].name : QString();
        if (const LeftOutError *error = leftOutError(catalogue, part.part, software))
            sheet.rows[i] +=
                {share(error->median, locale), share(error->p90, locale), share(error->inside, locale)};
        else
            sheet.rows[i] += {none, none, none};
    }
    return sheet;
}

Sheet verdictSheet(const AccuracyReport &report, const QLocale &locale)
{
    Sheet sheet;
    sheet.title = Words::tr("Verdicts");
    sheet.notes = {Words::tr("What is said of settings that ran, and of settings that ran out of memory.")};
    sheet.header = {Words::tr("Settings"),      Words::tr("Outcome"),        Words::tr("Rows"),
                    verdictWord(Verdict::Fits), verdictWord(Verdict::Tight), verdictWord(Verdict::No),
                    Words::tr("Unanswered")};
    sheet.rightAligned = {false, false, true, true, true, true, true};
    for (int i = 0; i < verdictSetCount; ++i) {
        const VerdictAccuracy &verdicts = report.verdicts[static_cast<std::size_t>(i)];
        for (const bool ran : {true, false}) {
            const VerdictCounts &said = ran ? verdicts.ran : verdicts.ranOut;
            sheet.rows.push_back({verdictSetName(static_cast<VerdictSet>(i)),
                                  ran ? Words::tr("ran") : Words::tr("ran out of memory"),
                                  count(said.rows(), locale), count(said.fits, locale),
                                  count(said.tight, locale), count(said.no, locale),
                                  count(said.unanswered, locale)});
        }
    }
    return sheet;
}

Sheet ruleSheet(const AccuracyReport &report, const QLocale &locale)
{
    Sheet sheet;
    sheet.title = Words::tr("Rules of thumb on the same rows");
    sheet.notes = {
        Words::tr("Peaks of language models, on one card or summed over several, by what people multiply "
                  "by: the weights as they are stored × 1.2; 2 bytes for each parameter × 1.2; "
                  "LLaMA-Factory's table."),
        Words::tr(
            "LLaMA-Factory's README (“Hardware Requirement”, marked “estimated”; commit ff6d4d12 of "
            "2026-08-18, https://github.com/hiyouga/LLaMA-Factory) gives GB for each billion "
            "parameters: 18 for full training or 8 in pure bf16, 2 for LoRA, and for QLoRA 1 in 8 bits, "
            "0.5 in 4 bits, 0.25 in 2 bits. It does not ask for a length or a batch."),
        Words::tr("Most of these peaks leave out the driver's context, which the 20 % of the first two rules "
                  "are often said to cover.")};
    sheet.header = {Words::tr("Task"),   Words::tr("Rule"),          Words::tr("Rows"),
                    Words::tr("Median"), formatPercent(0.9, locale), Words::tr("Bias")};
    sheet.rightAligned = {false, false, true, true, true, true};
    for (const RuleComparison &comparison : report.rules) {
        const auto add = [&](const QString &rule, const ErrorSummary &errors) {
            if (errors.answered > 0)
                sheet.rows.push_back({runKindName(comparison.kind), rule, count(errors.rows, locale),
                                      share(errors.median, locale), share(errors.p90, locale),
                                      share(errors.bias, locale)});
        };
        add(u"GPUwise"_s, comparison.estimate);
        for (int i = 0; i < ruleOfThumbCount; ++i)
            add(ruleOfThumbName(static_cast<RuleOfThumb>(i)), comparison.rules[static_cast<std::size_t>(i)]);
    }
    return sheet;
}

Sheet planSheet(const AccuracyReport &report, const QLocale &locale)
{
    Sheet sheet;
    sheet.title = Words::tr("Plans of llama.cpp");
    sheet.notes = {
        Words::tr("Buffers that llama.cpp's own planner reports for the shapes of real models, without "
                  "running them. Exact: off by less than 0.1 %.")};
    sheet.header = {Words::tr("Buffer"), Words::tr("Group"),         Words::tr("Rows"), Words::tr("Answered"),
                    Words::tr("Median"), formatPercent(0.9, locale), Words::tr("Exact")};
    sheet.rightAligned = {false, false, true, true, true, true, true};
    for (const PartAccuracy &part : report.parts) {
        if (part.part < AccuracyPart::PlannedWeights || part.part > AccuracyPart::PlannedCompute)
            continue;
        const auto add = [&](const QString &name, const ErrorSummary &errors) {
            sheet.rows.push_back({accuracyPartName(part.part), name, count(errors.rows, locale),
                                  count(errors.answered, locale), share(errors.median, locale),
                                  share(errors.p90, locale), share(errors.exact, locale)});
        };
        for (const ErrorGroup &group : part.groups)
            add(errorGroupName(part.part, group.name), group.errors);
        add(Words::tr("All"), part.all);
    }
    return sheet;
}

Sheet worstSheet(const Catalogue &catalogue, const AccuracyReport &report, const QLocale &locale)
{
    Sheet sheet;
    sheet.title = Words::tr("The furthest off");
    sheet.notes = {
        Words::tr("Left as they are: a formula is not bent to one row, and the source may be wrong."),
        Words::tr("In GiB, llama.cpp's buffers in MiB; tokens a second, in training for each card; "
                  "images a minute, or steps a second where a row does not say how many an image "
                  "takes.")};
    sheet.header = {Words::tr("Part"),   Words::tr("Row"),   Words::tr("Measured"),
                    Words::tr("Answer"), Words::tr("Error"), Words::tr("Source")};
    sheet.rightAligned = {false, false, true, true, true, false};
    for (const PartAccuracy &part : report.parts) {
        if (part.part >= AccuracyPart::PlannedWeights && part.part <= AccuracyPart::PlannedState)
            continue; // exact or nearly
        for (const WorstRow &row : part.worst) {
            const Source *source =
                row.source >= 0 ? &catalogue.sources[static_cast<std::size_t>(row.source)] : nullptr;
            sheet.rows.push_back(
                {accuracyPartName(part.part), row.what, formatSignificant(row.measured, 3, locale),
                 formatSignificant(row.expected, 3, locale), formatSignedPercent(row.error(), locale),
                 source ? source->title : QString()});
        }
    }
    return sheet;
}

Sheet constantSheet(const Catalogue &catalogue, const QLocale &locale)
{
    Sheet sheet;
    sheet.title = Words::tr("Constants of the speed model");
    sheet.notes = {
        Words::tr("Fitted to these measurements by scripts/fit_speed.py. Low and high multiply an "
                  "answer that rests on the constant. No cards: nobody published a measurement, and "
                  "the value is that of relatives.")};
    sheet.header = {Words::tr("Constant"), Words::tr("Backend"), Words::tr("Cards of"),
                    Words::tr("Program"),  Words::tr("Value"),   Words::tr("Low"),
                    Words::tr("High"),     Words::tr("Cards"),   Words::tr("Rows")};
    sheet.rightAligned = {false, false, false, false, true, true, true, true, true};
    for (const SpeedConstant &constant : catalogue.speedConstants)
        sheet.rows.push_back({constant.quantity, constant.backend, constant.group, constant.software,
                              formatSignificant(constant.value, 4, locale),
                              u"×%1"_s.arg(formatNumber(constant.lowFactor, 2, locale)),
                              u"×%1"_s.arg(formatNumber(constant.highFactor, 2, locale)),
                              count(constant.cards, locale), count(constant.rows, locale)});
    return sheet;
}

} // namespace

std::vector<Sheet> accuracySheets(const Catalogue &catalogue, const AccuracyReport &report,
                                  const QLocale &locale)
{
    std::vector<Sheet> sheets;
    for (const PartAccuracy &part : report.parts) {
        if (part.part == AccuracyPart::Memory) {
            sheets.push_back(memorySheet(part, locale));
            sheets.push_back(verdictSheet(report, locale));
            sheets.push_back(ruleSheet(report, locale));
            sheets.push_back(planSheet(report, locale));
        } else if (part.part >= AccuracyPart::Decode) {
            sheets.push_back(speedSheet(catalogue, part, locale));
        }
    }
    sheets.push_back(worstSheet(catalogue, report, locale));
    sheets.push_back(constantSheet(catalogue, locale));
    return sheets;
}

} // namespace gpuwise
