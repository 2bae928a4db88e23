// SPDX-License-Identifier: GPL-3.0-or-later
//
// `own`: what the user added, and edits of it. Cards in numbers come by `import cards`; here are the single
// ones.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/commands/ownedits.h"
#include "app/cli/json/json.h"
#include "model/words/format.h"
#include "model/words/sourcewords.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliOwn)
};

QString cardName(const Catalogue &catalogue, const QString &id)
{
    const Gpu *gpu = catalogue.gpu(id);
    return gpu ? gpu->name : id;
}

QString valueOf(const OwnSpec &spec)
{
    return QStringLiteral("%1 %2 %3")
        .arg(specName(spec.field), spec.text, QString::fromLatin1(describe(spec.field).unit))
        .trimmed();
}

TextTable tableOf(const CommandContext &context)
{
    const UserData &data = context.own.snapshot.data;
    TextTable table;
    table.header = {Words::tr("Kind"), Words::tr("Id"),     Words::tr("Card or model"), Words::tr("Value"),
                    Words::tr("Date"), Words::tr("Source"), Words::tr("Note")};
    for (const OwnCard &card : data.cards) {
        QStringList values;
        for (const OwnSpec &spec : card.specs)
            values << valueOf(spec);
        const QDate read = card.specs.empty() ? QDate() : card.specs.front().origin.readOn;
        table.rows.push_back({Words::tr("card"), card.id, card.name, values.join(QStringLiteral("; ")),
                              formatDate(read),
                              card.specs.empty() ? QString() : card.specs.front().origin.source, card.notes});
    }
    for (const SpecOverride &correction : data.overrides)
        table.rows.push_back({Words::tr("correction"), correction.gpuId,
                              cardName(context.catalogue, correction.gpuId), valueOf(correction.value),
                              formatDate(correction.value.origin.readOn), correction.value.origin.source,
                              correction.value.origin.note});
    for (const OwnPrice &price : data.prices)
        table.rows.push_back({Words::tr("price"), price.id, cardName(context.catalogue, price.gpuId),
                              QStringLiteral("%1 (%2)").arg(
                                  formatMoney(price.price, context.locale, isRental(price.kind) ? 2 : 0),
                                  offerKindWord(price.kind)),
                              formatDate(price.asOf),
                              price.provider.isEmpty() ? price.origin.source : price.provider,
                              price.origin.note});
    for (const AiModel &model : data.models)
        table.rows.push_back({Words::tr("model"), model.id, model.name,
                              formatParams(model.shape.params, context.locale), formatDate(model.readOn),
                              QString(), model.notes});
    for (const QString &id : data.favourites)
        table.rows.push_back({Words::tr("favourite"), id, cardName(context.catalogue, id), QString(),
                              QString(), QString(), QString()});
    return table;
}

void repair(const CommandContext &context)
{
    const auto done = repairUserStore(context.own.path);
    if (const auto *problem = std::get_if<StoreProblem>(&done))
        throw CliError{exitCodeOf(*problem), storeProblemMessage(*problem)};
    const StoreRepair &repaired = std::get<StoreRepair>(done);
    QTextStream &out = context.streams.out;
    out << Words::tr("The file was kept as %1.").arg(repaired.keptAside) << '\n'
        << Words::tr("%n record(s) were read from it.", nullptr, repaired.recovered) << '\n';
    if (!repaired.backup.isEmpty())
        out << Words::tr("%n more came from the backup %1.", nullptr, repaired.fromBackup)
                   .arg(repaired.backup)
            << '\n';
    if (!repaired.readToEnd && repaired.backup.isEmpty())
        out << Words::tr("Some records could not be read, and there is no backup.") << '\n';
}

} // namespace

ExitCode runOwn(const CommandContext &context)
{
    if (context.own.path.isEmpty())
        throw CliError{ExitCode::WrongUsage, Words::tr("Your own data are left out by --no-user-data.")};
    const QStringList &words = context.arguments.positional;
    const QString verb = words.value(0);
    if (verb == QLatin1StringView("repair") && words.size() == 1) {
        repair(context);
        return ExitCode::Answered;
    }
    if (!verb.isEmpty()) {
        const OwnEdit edit = readOwnEdit(context, words);
        applyToStore(context.own, edit.edits);
        context.streams.out << edit.said << '\n';
        return ExitCode::Answered;
    }
    if (context.wantsJson())
        context.print(jsonOwn(context));
    else
        context.print(tableOf(context));
    return ExitCode::Answered;
}

} // namespace gpuwise
