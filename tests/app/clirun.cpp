// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/clirun.h"

#include "tests/support/testsupport.h"

#include <QJsonDocument>

namespace gpuwise {

QJsonObject CliRun::json() const
{
    return QJsonDocument::fromJson(out.toUtf8()).object();
}

CliRun runCli(const QStringList &arguments, const QString &locale)
{
    CliRun run;
    QTextStream out(&run.out);
    QTextStream err(&run.err);
    run.code = runCommandLine(arguments, {out, err}, {shippedCataloguePath(), QDate(2026, 11, 30), locale});
    return run;
}

CliRun runCli(const char *line, const QString &locale)
{
    return runCli(QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts), locale);
}

QJsonObject entryWith(const QJsonArray &array, QLatin1StringView key, const QString &value)
{
    for (const QJsonValue &entry : array)
        if (entry.toObject().value(key).toString() == value)
            return entry.toObject();
    return {};
}

double termGiB(const QJsonObject &estimate, const QString &id)
{
    const QJsonArray terms = estimate.value(QLatin1StringView("terms")).toArray();
    return entryWith(terms, QLatin1StringView("id"), id).value(QLatin1StringView("gib")).toDouble(-1);
}

} // namespace gpuwise
