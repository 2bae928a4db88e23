// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection.h"

#include "db/fileaddress.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <atomic>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

QString nextName()
{
    static std::atomic<unsigned> count{0};
    return u"gpuwise-%1"_s.arg(count.fetch_add(1));
}

void store(QString *target, const QString &text)
{
    if (target)
        *target = text;
}

} // namespace

Connection::Connection(const QString &path, Mode mode)
    : m_name(nextName())
{
    QSqlDatabase db = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
    if (!db.isValid()) {
        m_error = u"the SQLite driver of Qt is not installed"_s;
        return;
    }
    if (mode == Mode::Immutable) {
        db.setConnectOptions(u"QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s);
        db.setDatabaseName(fileAddress(path, stillFile));
    } else if (mode == Mode::ReadOnly) {
        db.setConnectOptions(u"QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=5000"_s);
        db.setDatabaseName(fileAddress(path, QLatin1StringView("mode=ro")));
    } else {
        db.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=5000"_s);
        db.setDatabaseName(
            fileAddress(path, QLatin1StringView(mode == Mode::Create ? "mode=rwc" : "mode=rw")));
    }
    if (!db.open()) {
        m_fault = SqlFault::from(db.lastError());
        m_error = db.lastError().databaseText();
        if (m_error.isEmpty())
            m_error = u"cannot be opened"_s;
        return;
    }
    QString why;
    run(u"PRAGMA trusted_schema = OFF"_s);
    run(u"PRAGMA cell_size_check = ON"_s);
    run(u"PRAGMA foreign_keys = ON"_s);
    if (value(u"PRAGMA foreign_keys"_s, &why).toInt() != 1)
        m_error = u"foreign keys cannot be switched on: %1"_s.arg(why);
}

Connection::~Connection()
{
    {
        QSqlDatabase db = QSqlDatabase::database(m_name, false);
        if (db.isValid())
            db.close();
    }
    QSqlDatabase::removeDatabase(m_name);
}

QSqlDatabase Connection::database() const
{
    return QSqlDatabase::database(m_name, false);
}

bool Connection::run(const QString &sql, QString *error) const
{
    QSqlQuery query(database());
    if (query.exec(sql))
        return true;
    store(error, query.lastError().databaseText());
    return false;
}

SqlFault Connection::tryRun(const QString &sql) const
{
    QSqlQuery query(database());
    return query.exec(sql) ? SqlFault{} : SqlFault::from(query.lastError());
}

bool Connection::runScript(const QString &sql, QString *error) const
{
    const QStringList statements = splitStatements(sql);
    for (const QString &statement : statements)
        if (!run(statement, error))
            return false;
    return true;
}

QVariant Connection::value(const QString &sql, QString *error) const
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.exec(sql)) {
        store(error, query.lastError().databaseText());
        return {};
    }
    return query.next() ? query.value(0) : QVariant();
}

Transaction::Transaction(const Connection &connection)
    : m_connection(connection)
    , m_open(connection.run(u"BEGIN IMMEDIATE"_s))
{}

Transaction::~Transaction()
{
    if (m_open)
        m_connection.run(u"ROLLBACK"_s);
}

bool Transaction::commit()
{
    if (!m_open || !m_connection.run(u"COMMIT"_s))
        return false;
    m_open = false;
    return true;
}

} // namespace gpuwise
