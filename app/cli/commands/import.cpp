// SPDX-License-Identifier: GPL-3.0-or-later
//
// `import`: what a file would bring, row by row; then it is done, in one transaction.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/commands/importtables.h"
#include "app/cli/shippedcatalogue.h"
#include "app/cli/userdata.h"
#include "db/import/importer.h"
#include "model/words/importwords.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliImport)
};

QStringList kindWords()
{
    QStringList words;
    for (const ImportKind kind :
         {ImportKind::Prices, ImportKind::Cards, ImportKind::Models, ImportKind::Pack})
        words << importKindCode(kind);
    return words;
}

bool isKind(const QString &word)
{
    return kindWords().contains(word);
}

ImportKind kindOf(const QString &word)
{
    const auto at = kindWords().indexOf(word);
    if (at >= 0)
        return static_cast<ImportKind>(at);
    throw CliError{
        ExitCode::WrongUsage,
        withSuggestions(Words::tr("\"%1\" is nothing to import: prices, cards, models or pack.").arg(word),
                        nearestWords(kindWords(), word, 1))};
}

ImportOptions readOptions(const CommandContext &context)
{
    const Arguments &arguments = context.arguments;
    ImportOptions options;
    if (arguments.positional.size() == 2)
        options.kind = kindOf(arguments.positional.front());
    options.today = context.today;
    options.provider = arguments.value("--provider").value_or(QString());
    for (const QString &map : arguments.values("--map")) {
        const qsizetype equals = map.indexOf(u'=');
        if (equals < 1)
            throw CliError{
                ExitCode::WrongUsage,
                Words::tr("--map takes a field and a column such as price=Offer, not \"%1\".").arg(map)};
        options.columns.insert(map.left(equals), map.mid(equals + 1));
    }
    if (const auto code = arguments.value("--currency")) {
        options.currency = currencyFromCode(*code);
        if (!options.currency)
            throw CliError{ExitCode::WrongUsage,
                           Words::tr("--currency takes a code such as CNY or USD, not \"%1\".").arg(*code)};
    }
    return options;
}

void printPreview(const CommandContext &context, const ImportPreview &preview)
{
    QTextStream &out = context.streams.out;
    if (context.tableFormat() != TableFormat::Text)
        return context.print(rowTable(preview, context.locale));
    out << importFileText(preview) << '\n';
    if (context.arguments.positional.size() == 1)
        out << Words::tr("Read as %1.", "kind of list").arg(importKindWord(preview.kind)) << '\n';
    out << '\n';
    if (!preview.columns.empty()) {
        context.print(columnTable(preview));
        out << '\n';
    }
    if (!preview.rows.empty()) {
        context.print(rowTable(preview, context.locale, mostShownRows));
        if (const auto more = static_cast<int>(preview.rows.size()) - mostShownRows; more > 0)
            out << Words::tr("… and %n more row(s); --json and --csv show all.", nullptr, more) << '\n';
        out << '\n';
    }
    for (const ImportProblem &remark : preview.remarks)
        out << "  ! " << importNoteSentence(remark) << '\n';
    if (!preview.refusal)
        out << importSummary(preview) << '\n';
}

/// The first fault, and what can be done with the rest.
[[noreturn]] void refuse(const ImportPreview &preview)
{
    const ImportProblem fault = preview.firstFault().value_or(ImportProblem{});
    QString text = importProblemText(fault, preview.file);
    if (!preview.refusal && preview.taken() > 0)
        text = Words::tr("%1 Nothing was imported; --skip-bad imports the good rows.").arg(text);
    else
        text = Words::tr("%1 Nothing was imported.").arg(text);
    const bool unread = preview.refusal && preview.refusal->note == ImportNote::CannotOpen;
    throw CliError{unread ? ExitCode::InputOutputFailed : ExitCode::BadInput, text};
}

} // namespace

ExitCode runImport(const CommandContext &context)
{
    const Arguments &arguments = context.arguments;
    if (arguments.positional.isEmpty() || arguments.positional.size() > 2 ||
        isKind(arguments.positional.back()))
        throw CliError{
            ExitCode::WrongUsage,
            Words::tr("From which file? Give one file; prices, cards, models or pack before it says what "
                      "is in it.")};
    const ImportOptions options = readOptions(context);
    const bool dryRun = arguments.has("--dry-run");
    const bool skipBad = arguments.has("--skip-bad");
    const ImportPreview preview = previewImport(arguments.positional.back(), options,
                                                shippedCatalogue(context), context.own.snapshot.data);
    const bool refused = preview.isRefused(skipBad);
    const UserEdits edits = importEdits(preview, skipBad);
    const bool write = !dryRun && !refused && !edits.empty();
    if (write)
        applyToStore(context.own, edits);
    if (context.wantsJson())
        context.print(jsonImport(preview, context.locale, write, dryRun));
    else
        printPreview(context, preview);
    if (refused)
        refuse(preview);
    if (write && !context.wantsJson() && context.tableFormat() == TableFormat::Text)
        context.streams.out << Words::tr("Imported into %1.").arg(context.own.path) << '\n';
    return ExitCode::Answered;
}

} // namespace gpuwise
