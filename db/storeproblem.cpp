// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/storeproblem.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(StoreProblem)
};

} // namespace

QString storeProblemMessage(const StoreProblem &problem)
{
    const QString path = QDir::toNativeSeparators(problem.path);
    switch (problem.code) {
    case StoreProblem::Code::NoFolder:
        return Words::tr(
                   "The folder for your own cards and prices cannot be made: %1 (%2). Choose another folder.")
            .arg(QDir::toNativeSeparators(QFileInfo(problem.path).absolutePath()), problem.detail);
    case StoreProblem::Code::NotAFile:
        return Words::tr(
                   "%1 is not a file (%2), so your own cards and prices cannot be kept there. Move it away.")
            .arg(path, problem.detail);
    case StoreProblem::Code::NotReadable:
        return Words::tr("%1, with your own cards and prices, cannot be read (%2). Check its permissions.")
            .arg(path, problem.detail);
    case StoreProblem::Code::NotADatabase:
        return Words::
            tr("%1 should hold your own cards and prices, and is another kind of file. It was left as it is: "
               "move it away, or have it repaired.")
                .arg(path);
    case StoreProblem::Code::Foreign:
        return Words::
            tr("%1 should hold your own cards and prices, and is a database of another program. It was left "
               "as it is: move it away.")
                .arg(path);
    case StoreProblem::Code::Damaged:
        return Words::
            tr("%1, with your own cards and prices, is damaged (%2). A repair keeps the file aside and saves "
               "what can still be read.")
                .arg(path, problem.detail);
    case StoreProblem::Code::Newer:
        return Words::
            tr("%1, with your own cards and prices, was made by a newer GPUwise (%2). It was left as it is: "
               "update GPUwise.")
                .arg(path, problem.detail);
    case StoreProblem::Code::ReadOnly:
        return Words::tr("Your own cards and prices can be read, not changed: %1 (%2).")
            .arg(path, problem.detail);
    case StoreProblem::Code::Busy:
        return Words::tr("Another window or program is saving to %1. Nothing was changed: please try again.")
            .arg(path);
    case StoreProblem::Code::Conflict:
        return Words::tr(
            "Another window changed the same entries meanwhile. Nothing was overwritten: look at them and "
            "repeat your change.");
    case StoreProblem::Code::DiskFull:
        return Words::tr("The disk is full: %1 was not changed. Free some space and try again.").arg(path);
    case StoreProblem::Code::Stopped:
        return Words::tr("Saving was stopped. Nothing was changed.");
    case StoreProblem::Code::Refused:
        return Words::tr("This entry cannot be kept (%1). Nothing was changed.").arg(problem.detail);
    case StoreProblem::Code::WriteFailed:
        return Words::tr("%1 could not be written (%2). It is as it was before.").arg(path, problem.detail);
    }
    return {};
}

} // namespace gpuwise
