// SPDX-License-Identifier: GPL-3.0-or-later
//
// `export`: cards and prices as CSV and as a pack; `import` reads them back as they were.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/shippedcatalogue.h"
#include "db/export/packwriter.h"
#include "ui/reportfiles/wholefiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace gpuwise {

namespace {

using namespace Qt::StringLiterals;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliExport)
};

std::vector<OutFile> filesOf(const CommandContext &context, const QString &what, const QDir &folder)
{
    const bool user = what == u"user";
    const UserData &own = context.own.snapshot.data;
    const Catalogue shipped = shippedCatalogue(context);
    const OutTable cards = user ? cardTable(own, shipped) : cardTable(shipped);
    const OutTable prices = user ? priceTable(own) : priceTable(shipped);
    const OutTable models = user ? modelTable(own) : OutTable();
    QString error;
    const QByteArray pack =
        packOf(cards, prices, models, user ? own.favourites : QStringList(), what, &error);
    if (!error.isEmpty())
        throw CliError{ExitCode::InputOutputFailed, Words::tr("The pack could not be made: %1").arg(error)};
    std::vector<OutFile> files{{folder.filePath(u"cards.csv"_s), csvOf(cards)},
                               {folder.filePath(u"prices.csv"_s), csvOf(prices)},
                               {folder.filePath(QString(what + u".gpupack")), pack}};
    if (!models.rows.empty())
        files.push_back({folder.filePath(u"models.csv"_s), csvOf(models)});
    return files;
}

} // namespace

ExitCode runExport(const CommandContext &context)
{
    const QStringList &words = context.arguments.positional;
    const QString what = words.value(0);
    if (words.size() != 2 || (what != u"user" && what != u"catalogue"))
        throw CliError{ExitCode::WrongUsage,
                       Words::tr("What into which folder? Give user or catalogue, and one folder.")};
    if (what == u"user" && context.own.snapshot.data.isEmpty())
        throw CliError{
            ExitCode::InputOutputFailed,
            Words::tr("There is nothing of yours to export: no own cards, prices or corrections.")};
    const QDir folder(words.at(1));
    const std::vector<OutFile> files = filesOf(context, what, folder);
    for (const OutFile &file : files)
        if (QFileInfo::exists(file.path) && !context.arguments.has("--overwrite"))
            throw CliError{ExitCode::InputOutputFailed,
                           Words::tr("%1 is there already: choose another folder or give --overwrite.")
                               .arg(QDir::toNativeSeparators(file.path))};
    const WriteFault fault = writeWholeFiles(files, {folder.absolutePath()});
    if (!fault.path.isEmpty())
        throw CliError{ExitCode::InputOutputFailed,
                       Words::tr("%1 could not be written: %2.")
                           .arg(QDir::toNativeSeparators(fault.path), fault.reason)};
    for (const OutFile &file : files)
        context.streams.out << Words::tr("Written: %1").arg(QDir::toNativeSeparators(file.path)) << '\n';
    return ExitCode::Answered;
}

} // namespace gpuwise
