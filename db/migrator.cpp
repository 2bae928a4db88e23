// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/migrator.h"

#include <QFile>
#include <QVariant>

namespace gpuwise {

using namespace Qt::StringLiterals;

SqlFault runSchemaStep(const Connection &db, int version)
{
    QFile script(u":/schema/user_%1.sql"_s.arg(version, 3, 10, QLatin1Char('0')));
    if (!script.open(QIODevice::ReadOnly))
        return {1, u"schema step %1 is not part of this program"_s.arg(version)};
    const QStringList statements = splitStatements(QString::fromUtf8(script.readAll()));
    for (const QString &statement : statements)
        if (const SqlFault fault = db.tryRun(statement); fault.isFault())
            return fault;
    QString error;
    if (const QVariant broken = db.value(u"PRAGMA foreign_key_check"_s, &error);
        broken.isValid() || !error.isEmpty())
        return {SqlFault::constraint, u"step %1 left a reference to nothing"_s.arg(version)};
    return db.tryRun(u"PRAGMA user_version = %1"_s.arg(version));
}

SqlFault migrateStore(const Connection &db, int target)
{
    for (;;) {
        if (const SqlFault fault = db.tryRun(u"BEGIN IMMEDIATE"_s); fault.isFault())
            return fault;
        QString error;
        const int version = db.value(u"PRAGMA user_version"_s, &error).toInt();
        SqlFault fault;
        if (!error.isEmpty())
            fault = {SqlFault::corrupt, error};
        else if (version >= target)
            return db.tryRun(u"ROLLBACK"_s);
        else
            fault = runSchemaStep(db, version + 1);
        if (!fault.isFault())
            fault = db.tryRun(u"COMMIT"_s);
        if (fault.isFault()) {
            db.run(u"ROLLBACK"_s);
            return fault;
        }
    }
}

} // namespace gpuwise
