// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sessionoption.h"

#include "app/cli/clierror.h"
#include "app/cli/workloadoptions.h"
#include "model/sessionfiles/sessionfile.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

using namespace Qt::StringLiterals;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

void refuseOtherAnswers(const Arguments &arguments)
{
    const auto groups = workloadGroups();
    for (const OptionSpec &spec : optionSpecs()) {
        using enum OptionGroup;
        const bool choices = spec.group == Place || spec.group == Electricity || spec.group == Ownership ||
                             spec.group == Tiers || QLatin1StringView(spec.name) == "--buy-card"_L1 ||
                             QLatin1StringView(spec.name) == "--new"_L1;
        const bool answers = choices || std::find(groups.begin(), groups.end(), spec.group) != groups.end();
        if (answers && arguments.has(spec.name))
            throw CliError{ExitCode::WrongUsage, Words::tr("--session holds all the answers: leave %1 out.")
                                                     .arg(QString::fromLatin1(spec.name))};
    }
}

} // namespace

std::optional<SessionState> readSessionOption(const CommandContext &context)
{
    const auto path = context.arguments.value("--session");
    if (!path)
        return std::nullopt;
    refuseOtherAnswers(context.arguments);
    SessionReadResult result = readSessionFile(context.catalogue, *path);
    if (const auto *problem = std::get_if<SessionProblem>(&result))
        throw CliError{problem->fault == SessionFault::CannotOpen ? ExitCode::InputOutputFailed
                                                                  : ExitCode::BadInput,
                       sessionProblemText(*problem)};
    const auto &content = std::get<SessionFileContent>(result);
    for (const SessionNote &note : content.notes)
        context.streams.err << sessionNoteText(note) << '\n';
    return content.document.state;
}

} // namespace gpuwise
