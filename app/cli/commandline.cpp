// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"

#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/userdata.h"
#include "db/cataloguereader.h"
#include "model/domain/useroverlay.h"
#include "resources/i18n.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

Catalogue openCatalogue(const QString &path)
{
    auto result = readCatalogue(QFileInfo(path).absoluteFilePath());
    if (const auto *error = std::get_if<CatalogueError>(&result)) {
        const bool missing = error->code == CatalogueError::Code::Missing;
        throw CliError{missing ? ExitCode::InputOutputFailed : ExitCode::BadInput,
                       catalogueErrorMessage(*error)};
    }
    return std::get<Catalogue>(std::move(result));
}

/// --lang counts wherever it stands, also when something else on the line is wrong.
QString languageFor(const QStringList &words, const Environment &environment)
{
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words[i] == QLatin1StringView("--lang") && i + 1 < words.size())
            return nearestLanguage(words[i + 1]);
        if (words[i].startsWith(QLatin1StringView("--lang=")))
            return nearestLanguage(words[i].mid(7));
    }
    return nearestLanguage(environment.localeName);
}

/// "CNY=6.9": replaces the catalogue's rate, as of today.
void applyRates(const Arguments &arguments, QDate today, Catalogue &catalogue)
{
    for (const QString &text : arguments.values("--rate")) {
        const auto currency = currencyFromCode(text.section(u'=', 0, 0));
        bool ok = false;
        const double perUsd = text.section(u'=', 1).toDouble(&ok);
        // Written so that "nan" fails too.
        if (!currency || *currency == Currency::Usd || !ok || !(perUsd >= 0.0001 && perUsd <= 10000))
            throw CliError{
                ExitCode::WrongUsage,
                Words::tr("--rate takes a currency and a rate such as CNY=6.9, not \"%1\".").arg(text)};
        catalogue.rates.set({*currency, perUsd, today, -1});
    }
}

const Command &namedCommand(const QString &name)
{
    if (const Command *command = findCommand(name))
        return *command;
    QStringList names;
    for (const Command &entry : commands())
        names.append(QString::fromLatin1(entry.name));
    throw CliError{ExitCode::WrongUsage, withSuggestions(Words::tr("Unknown command \"%1\".").arg(name),
                                                         nearestWords(names, name))};
}

/// The line as it should be, where a command can be found in it.
[[noreturn]] void refuseOptionFirst(const QStringList &words)
{
    const auto named =
        std::find_if(words.begin(), words.end(), [](const QString &word) { return findCommand(word); });
    if (named == words.end())
        throw CliError{ExitCode::WrongUsage,
                       Words::tr("\"%1\" is an option, and the command is missing: it comes first. "
                                 "gpuwise-cli help lists the commands.")
                           .arg(words.first())};
    QStringList line{*named};
    for (auto word = words.begin(); word != words.end(); ++word)
        if (word != named)
            line << (word->contains(u' ') ? u'"' + *word + u'"' : *word);
    throw CliError{
        ExitCode::WrongUsage,
        Words::tr("The command comes first, its options follow: gpuwise-cli %1").arg(line.join(u' '))};
}

ExitCode run(const QStringList &words, Streams streams, const Environment &environment)
{
    const QString first = words.value(0);
    if (first.isEmpty() || first == QLatin1StringView("help") || first == QLatin1StringView("--help") ||
        first == QLatin1StringView("-h")) {
        const QString name = words.value(1);
        const bool named = !name.isEmpty() && !name.startsWith(u'-');
        streams.out << helpText(named ? &namedCommand(name) : nullptr);
        return ExitCode::Answered;
    }
    if (first == QLatin1StringView("--version")) {
        streams.out << "gpuwise-cli " GPUWISE_VERSION "\n";
        return ExitCode::Answered;
    }
    if (first.startsWith(u'-'))
        refuseOptionFirst(words);
    const Command &command = namedCommand(first);
    if (words.contains(QLatin1StringView("--help"))) {
        streams.out << helpText(&command);
        return ExitCode::Answered;
    }
    const Arguments arguments = readArguments(words.mid(1), command.groups);
    (void)readChoice(arguments, "--lang", {QStringLiteral("en"), QStringLiteral("zh_CN")}, 0);
    QDate today = environment.today;
    if (const auto text = arguments.value("--today")) {
        today = QDate::fromString(*text, Qt::ISODate);
        if (!today.isValid())
            throw CliError{ExitCode::WrongUsage,
                           Words::tr("--today takes a date such as 2026-08-28, not \"%1\".").arg(*text)};
    }
    const QString path = arguments.value("--catalogue").value_or(environment.cataloguePath);
    Catalogue catalogue = openCatalogue(path);
    const CliUserData own = readUserData(arguments, environment, streams);
    if (!own.snapshot.data.isEmpty())
        catalogue = withUserData(catalogue, own.snapshot.data);
    applyRates(arguments, today, catalogue);
    const QLocale locale;
    return command.run(
        {catalogue, arguments, streams, today, locale, locale.language() == QLocale::Chinese, path, own});
}

} // namespace

ExitCode runCommandLine(const QStringList &arguments, Streams streams, const Environment &environment)
{
    installTranslations(languageFor(arguments, environment));
    ExitCode code = ExitCode::InternalFault;
    try {
        code = run(arguments, streams, environment);
    } catch (const CliError &error) {
        streams.err << "gpuwise-cli: " << error.message << '\n';
        code = error.code;
    } catch (const std::exception &error) {
        streams.err << "gpuwise-cli: "
                    << Words::tr("Internal fault: %1").arg(QString::fromLocal8Bit(error.what())) << '\n';
    }
    streams.out.flush();
    streams.err.flush();
    return code;
}

} // namespace gpuwise
