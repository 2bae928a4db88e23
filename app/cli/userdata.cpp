// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/userdata.h"

#include "app/cli/clierror.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliUserData)
};

std::variant<UserSnapshot, StoreProblem> readStore(const QString &path)
{
    auto opened = UserStore::open(path);
    if (auto *problem = std::get_if<StoreProblem>(&opened))
        return std::move(*problem);
    return std::get<UserStore>(opened).read();
}

} // namespace

ExitCode exitCodeOf(const StoreProblem &problem)
{
    switch (problem.code) {
    case StoreProblem::Code::NotADatabase:
    case StoreProblem::Code::Foreign:
    case StoreProblem::Code::Damaged:
    case StoreProblem::Code::Newer:
        return ExitCode::BadInput;
    case StoreProblem::Code::Refused:
        return ExitCode::WrongUsage;
    default:
        return ExitCode::InputOutputFailed;
    }
}

CliUserData readUserData(const Arguments &arguments, const Environment &environment, Streams streams)
{
    if (arguments.has("--no-user-data")) {
        if (arguments.has("--user-data"))
            throw CliError{ExitCode::WrongUsage,
                           Words::tr("--user-data and --no-user-data do not go together.")};
        return {};
    }
    const auto folder = arguments.value("--user-data");
    CliUserData data;
    data.path = folder ? userStorePath(*folder) : environment.userStorePath;
    if (data.path.isEmpty())
        return {};
    auto read = readStore(data.path);
    if (auto *snapshot = std::get_if<UserSnapshot>(&read)) {
        data.snapshot = std::move(*snapshot);
        return data;
    }
    const StoreProblem &problem = std::get<StoreProblem>(read);
    if (folder)
        throw CliError{exitCodeOf(problem), storeProblemMessage(problem)};
    streams.err << "gpuwise-cli: " << storeProblemMessage(problem) << ' '
                << Words::tr("The answer is without them.") << '\n';
    return data;
}

void applyToStore(const CliUserData &data, const UserEdits &edits)
{
    if (data.path.isEmpty())
        throw CliError{ExitCode::WrongUsage, Words::tr("There is nothing to change with --no-user-data.")};
    auto opened = UserStore::open(data.path);
    const auto *store = std::get_if<UserStore>(&opened);
    const auto applied = store ? store->apply(edits, data.snapshot.revision)
                               : std::variant<qint64, StoreProblem>(std::get<StoreProblem>(opened));
    if (const auto *problem = std::get_if<StoreProblem>(&applied))
        throw CliError{exitCodeOf(*problem), storeProblemMessage(*problem)};
}

} // namespace gpuwise
