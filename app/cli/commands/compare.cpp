// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/tables/comparison.h"
#include "model/tables/comparisonnotes.h"
#include "model/tables/comparisonverdict.h"
#include "model/tables/comparisonwords.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr std::size_t mostColumns = 8;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliCompare)
};

std::vector<CardGroup> readGroups(const CommandContext &context)
{
    std::vector<CardGroup> groups;
    for (const QString &name : context.arguments.positional) {
        const CardGroup group = readCardGroup(context.catalogue, name);
        if (std::find(groups.begin(), groups.end(), group) == groups.end())
            groups.push_back(group);
    }
    if (groups.size() < 2 || groups.size() > mostColumns)
        throw CliError{ExitCode::WrongUsage,
                       Words::tr("Compare two to eight different cards, such as: compare 4090 5090:2.")};
    return groups;
}

std::size_t readBaseline(const CommandContext &context, const std::vector<CardGroup> &groups)
{
    const auto name = context.arguments.value("--baseline");
    if (!name)
        return 0;
    const CardGroup group = readCardGroup(context.catalogue, *name);
    auto it = std::find(groups.begin(), groups.end(), group);
    if (it == groups.end()) // named without a number: the first group of that card
        it = std::find_if(groups.begin(), groups.end(),
                          [&](const CardGroup &g) { return group.count == 1 && g.gpuId == group.gpuId; });
    if (it == groups.end())
        throw CliError{
            ExitCode::WrongUsage,
            QCoreApplication::translate("CliCompare", "The baseline %1 is not among the compared cards.")
                .arg(*name)};
    return static_cast<std::size_t>(it - groups.begin());
}

QJsonObject cellJson(const Catalogue &catalogue, const ComparisonRow &row, const ComparisonCell &cell)
{
    QJsonObject json{{QStringLiteral("value"), cell.number           ? jsonNumber(cell.number)
                                               : cell.text.isEmpty() ? QJsonValue(QJsonValue::Null)
                                                                     : QJsonValue(cell.text)}};
    if (cell.band)
        json.insert(QStringLiteral("band"), QJsonObject{{QStringLiteral("low"), cell.band->low},
                                                        {QStringLiteral("high"), cell.band->high}});
    if (row.field == ComparisonField::FitMargin)
        json.insert(QStringLiteral("verdict"), verdictCode(cell.verdict));
    if (row.field == ComparisonField::Spec)
        json.insert(QStringLiteral("state"), stateCode(cell.state));
    if (cell.source >= 0) {
        json.insert(QStringLiteral("source"), jsonSource(catalogue, cell.source));
        json.insert(QStringLiteral("read_on"), cell.readOn.toString(Qt::ISODate));
    }
    json.insert(QStringLiteral("percent"), jsonNumber(cell.percent));
    json.insert(QStringLiteral("tie"), cell.tied);
    json.insert(QStringLiteral("best"), cell.best);
    if (!cell.claims.empty()) {
        QJsonArray claims;
        for (const Claim *claim : cell.claims)
            claims.append(QJsonObject{{QStringLiteral("id"), claim->id},
                                      {QStringLiteral("verdict"), claimVerdictCode(claim->verdict)}});
        json.insert(QStringLiteral("claims"), claims);
    }
    return json;
}

QJsonObject comparisonJson(const CommandContext &context, const Comparison &comparison, bool onlyDifferent)
{
    QJsonArray columns, rows;
    for (const ComparisonColumn &column : comparison.columns)
        columns.append(QJsonObject{{QStringLiteral("id"), column.cards.gpuId},
                                   {QStringLiteral("count"), column.cards.count},
                                   {QStringLiteral("name"), groupName(context.catalogue, column.cards)}});
    for (const ComparisonRow &row : comparison.rows) {
        if (onlyDifferent && !row.differs)
            continue;
        QJsonArray cells;
        for (const ComparisonCell &cell : row.cells)
            cells.append(cellJson(context.catalogue, row, cell));
        rows.append(QJsonObject{{QStringLiteral("id"), row.id()},
                                {QStringLiteral("section"), comparisonSectionCode(row.section)},
                                {QStringLiteral("name"), rowName(row)},
                                {QStringLiteral("unit"), unitText(row, comparison.currency)},
                                {QStringLiteral("differs"), row.differs},
                                {QStringLiteral("cells"), cells}});
    }
    return {{QStringLiteral("cards"), columns},
            {QStringLiteral("baseline"), static_cast<int>(comparison.baseline)},
            {QStringLiteral("rows"), rows}};
}

TextTable comparisonTable(const CommandContext &context, const Comparison &comparison, bool onlyDifferent)
{
    TextTable table;
    table.header = {Words::tr("Value")};
    for (const ComparisonColumn &column : comparison.columns)
        table.header.append(groupName(context.catalogue, column.cards));
    std::optional<ComparisonSection> section;
    for (const ComparisonRow &row : comparison.rows) {
        if (onlyDifferent && !row.differs)
            continue;
        if (context.tableFormat() == TableFormat::Text && section != row.section) {
            table.rows.push_back({QStringLiteral("[%1]").arg(sectionName(row.section))});
            section = row.section;
        }
        const QString unit = unitText(row, comparison.currency);
        QStringList line{unit.isEmpty() ? rowName(row) : QStringLiteral("%1 (%2)").arg(rowName(row), unit)};
        for (const ComparisonCell &cell : row.cells) {
            QString text = cellText(row, cell, comparison.currency, context.locale);
            if (const QString percent = percentText(cell, context.locale); !percent.isEmpty())
                text = QStringLiteral("%1  %2").arg(text, percent);
            line.append(cell.best && context.tableFormat() == TableFormat::Text
                            ? QStringLiteral("◆ %1").arg(text)
                            : text);
        }
        table.rows.push_back(line);
    }
    return table;
}

} // namespace

ExitCode runCompare(const CommandContext &context)
{
    const std::vector<CardGroup> groups = readGroups(context);
    const std::size_t baseline = readBaseline(context, groups);
    ResolvedWorkload resolved;
    if (describesModel(context.arguments)) {
        const Workload workload = readWorkload(context.catalogue, context.arguments, context.chinese);
        warnAboutContext(context.catalogue, workload, context.streams);
        resolved = resolveWorkload(context.catalogue, workload);
    } else {
        resolved.workload.budget.region = context.chinese ? Region::Cn : Region::Us;
        resolved.workload.budget.currency = context.chinese ? Currency::Cny : Currency::Usd;
    }
    const SpeedModel speeds(context.catalogue);
    const Comparison comparison =
        compareCards(context.catalogue, resolved, speeds, groups, baseline, context.today);
    const bool onlyDifferent = context.arguments.has("--only-different");
    const QStringList notes =
        comparisonNotes(context.catalogue, comparison, resolved.workload.task.task, context.locale);
    const QString verdict = comparisonVerdict(context.catalogue, resolved, comparison, context.locale);
    if (context.wantsJson()) {
        QJsonObject json = comparisonJson(context, comparison, onlyDifferent);
        json.insert(QStringLiteral("verdict"), verdict);
        json.insert(QStringLiteral("notes"), QJsonArray::fromStringList(notes));
        context.print(json);
    } else {
        context.print(comparisonTable(context, comparison, onlyDifferent));
        if (context.tableFormat() == TableFormat::Text && !verdict.isEmpty())
            context.streams.out << verdict << '\n';
        if (context.tableFormat() == TableFormat::Text)
            for (const QString &note : notes)
                context.streams.out << "  " << note << '\n';
    }
    const auto doesNotFit = [](const ComparisonColumn &column) {
        return column.judged && column.judged->fit.verdict == Verdict::No;
    };
    const bool noneFits = std::all_of(comparison.columns.begin(), comparison.columns.end(), doesNotFit);
    return noneFits && describesModel(context.arguments) ? ExitCode::NothingFits : ExitCode::Answered;
}

} // namespace gpuwise
