// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/programrun.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif

namespace gpuwise {

namespace {

constexpr int slice = 20; ///< ms between two looks at the clock and at the cancel button

/// Where the vendors' tools are although PATH may not say so.
QStringList usualFolders()
{
#if defined(Q_OS_WIN)
    return {};
#elif defined(Q_OS_MACOS)
    return {QStringLiteral("/usr/sbin")};
#else
    return {QStringLiteral("/usr/bin"), QStringLiteral("/opt/rocm/bin"), QStringLiteral("/usr/lib/wsl/lib")};
#endif
}

/// The program and what it started: a wrapper script would leave the real one behind.
void stop(QProcess &process)
{
#ifdef Q_OS_UNIX
    if (const qint64 id = process.processId(); id > 0)
        ::kill(-static_cast<pid_t>(id), SIGKILL);
#endif
    process.kill();
    process.waitForFinished(1000);
}

void prepare(QProcess &process)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(QDir::rootPath());
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
#ifdef Q_OS_UNIX
    process.setChildProcessModifier([] { ::setpgid(0, 0); });
#endif
}

} // namespace

QString findProgram(const QString &name, const QStringList &folders)
{
    QStringList absolute;
    const QStringList asked =
        folders.isEmpty()
            ? qEnvironmentVariable("PATH").split(QDir::listSeparator(), Qt::SkipEmptyParts) + usualFolders()
            : folders;
    for (const QString &folder : asked)
        if (QDir::isAbsolutePath(folder))
            absolute << folder;
    return absolute.isEmpty() ? QString() : QStandardPaths::findExecutable(name, absolute);
}

ProgramRun runProgram(const QString &path, const QStringList &arguments, const RunLimits &limits,
                      const CancelCheck &isCancelled)
{
    ProgramRun run;
    if (!QDir::isAbsolutePath(path))
        return run;
    QElapsedTimer clock;
    clock.start();
    QProcess process;
    prepare(process);
    process.start(path, arguments, QIODevice::ReadOnly);
    if (!process.waitForStarted(limits.milliseconds)) {
        run.result = LookResult::Failed;
        return run;
    }
    const auto stopped = [&]() -> std::optional<LookResult> {
        if (run.output.size() > limits.bytes)
            return LookResult::TooLong;
        if (isCancelled && isCancelled())
            return LookResult::Cancelled;
        if (clock.elapsed() >= limits.milliseconds)
            return LookResult::TimedOut;
        return std::nullopt;
    };
    while (true) {
        // Does not wait for the program's end: who closes its output may go on running.
        process.waitForReadyRead(slice);
        run.output += process.read(limits.bytes + 1 - std::min(run.output.size(), limits.bytes));
        if (const auto why = stopped()) {
            stop(process);
            run.output.clear();
            run.result = *why;
            return run;
        }
        if (process.state() == QProcess::NotRunning)
            break;
    }
    run.output += process.read(limits.bytes + 1 - run.output.size());
    run.exitCode = process.exitCode();
    run.result = run.output.size() > limits.bytes ? LookResult::TooLong
                 : process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0
                     ? LookResult::Read
                     : LookResult::Failed;
    return run;
}

} // namespace gpuwise
