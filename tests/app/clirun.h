// SPDX-License-Identifier: GPL-3.0-or-later
//
// One command line run inside the test, on strings, against the catalogue that this build made.
#pragma once

#include "app/cli/commandline.h"

#include <QJsonArray>
#include <QJsonObject>

namespace gpuwise {

struct CliRun
{
    ExitCode code = ExitCode::InternalFault;
    QString out;
    QString err;

    QJsonObject json() const; ///< of `out`; empty when it is not one object
};

/// The day is fixed, so that no answer changes with the calendar.
CliRun runCli(const QStringList &arguments, const QString &locale = QStringLiteral("en_US"));
/// Split at spaces.
CliRun runCli(const char *line, const QString &locale = QStringLiteral("en_US"));

/// The object of the array whose `key` has this value; empty when there is none.
QJsonObject entryWith(const QJsonArray &array, QLatin1StringView key, const QString &value);

/// The GiB of a term of `estimate --json`; -1 when there is no such term.
double termGiB(const QJsonObject &estimate, const QString &id);

} // namespace gpuwise
