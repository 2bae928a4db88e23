// SPDX-License-Identifier: GPL-3.0-or-later
//
// `sources`: where facts come from.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/words/sourcewords.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <set>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliProvenance)
};

/// The card named on the line, or null for all.
const Gpu *namedCard(const CommandContext &context)
{
    const QStringList &names = context.arguments.positional;
    if (names.size() > 1)
        throw CliError{ExitCode::WrongUsage, Words::tr("Give one card at most.")};
    return names.isEmpty() ? nullptr : &readCard(context.catalogue, names.front());
}

std::set<int> sourcesOf(const CommandContext &context, const Gpu &gpu)
{
    std::set<int> used;
    for (const SpecValue &spec : gpu.specs)
        used.insert(spec.source);
    for (const SpecConflict &conflict : gpu.conflicts)
        used.insert(conflict.source);
    for (const Offer *offer : context.catalogue.offersFor(gpu.id))
        used.insert(offer->source);
    used.erase(-1);
    return used;
}

} // namespace

ExitCode runSources(const CommandContext &context)
{
    const Gpu *gpu = namedCard(context);
    std::set<int> shown;
    if (gpu)
        shown = sourcesOf(context, *gpu);
    else
        for (int i = 0; i < static_cast<int>(context.catalogue.sources.size()); ++i)
            shown.insert(i);
    QJsonArray array;
    TextTable table;
    table.header = {Words::tr("Source"), Words::tr("Title"), Words::tr("Address")};
    for (const int i : shown) {
        const Source &source = context.catalogue.sources[static_cast<std::size_t>(i)];
        array.append(jsonSource(context.catalogue, i));
        table.rows.push_back({source.id, sourceTitle(source), source.address});
    }
    if (context.wantsJson())
        context.print(QJsonObject{{QStringLiteral("sources"), array}});
    else
        context.print(table);
    return ExitCode::Answered;
}

} // namespace gpuwise
