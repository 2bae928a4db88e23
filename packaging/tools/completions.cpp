// SPDX-License-Identifier: GPL-3.0-or-later
//
// gpuwise-completions FOLDER: writes bash/, zsh/ and fish/ completions of both programs, at build time.
#include "app/cli/completion/completion.h"
#include "app/windowoptions.h"

#include <QCoreApplication>
#include <QDir>

#include <cstdio>

int main(int argc, char *argv[])
{
    using namespace gpuwise;
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 2) {
        std::fputs("Usage: gpuwise-completions FOLDER\n", stderr);
        return 2;
    }
    const QDir folder(words[1]);
    const auto write = [&](const QString &name, const QString &text) {
        const QString path = folder.filePath(name);
        QFile file(path);
        const QByteArray bytes = text.toUtf8();
        const bool written = folder.mkpath(QFileInfo(name).path()) && file.open(QIODevice::WriteOnly) &&
                             file.write(bytes) == bytes.size() && file.flush();
        if (!written)
            std::fprintf(stderr, "gpuwise-completions: cannot write %s\n", qPrintable(path));
        return written;
    };
    for (const CompletionProgram &program :
         {commandLineCompletion(), completionFromHelp(QStringLiteral("gpuwise"), windowOptionsHelp())}) {
        const bool written = write(QStringLiteral("bash/%1").arg(program.name), bashCompletion(program)) &&
                             write(QStringLiteral("zsh/_%1").arg(program.name), zshCompletion(program)) &&
                             write(QStringLiteral("fish/%1.fish").arg(program.name), fishCompletion(program));
        if (!written)
            return 4;
    }
    return 0;
}
