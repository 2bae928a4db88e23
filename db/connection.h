// SPDX-License-Identifier: GPL-3.0-or-later
//
// One SQLite connection for one purpose in one thread, closed and removed when it leaves its scope.
// Statements must not outlive it. The pragmas that matter are read back: foreign keys are off by default.
#pragma once

#include "db/sqlfault.h"

#include <QSqlDatabase>
#include <QString>

namespace gpuwise {

class Connection
{
public:
    enum class Mode
    {
        Immutable, ///< read only; writes nothing beside the file, not even a journal
        ReadOnly,  ///< read only, and heeds the locks of others
        ReadWrite, ///< the file must exist
        Create     ///< made when missing
    };

    Connection(const QString &path, Mode mode);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    bool isOpen() const { return m_error.isEmpty(); }
    QString error() const { return m_error; }
    const SqlFault &fault() const { return m_fault; } ///< why it is not open
    QSqlDatabase database() const;

    /// Runs one statement that gives no rows. False: error() of the last statement is in `error`.
    bool run(const QString &sql, QString *error = nullptr) const;
    SqlFault tryRun(const QString &sql) const; ///< the same with the code
    /// Runs a script of several statements in order, stops at the first error.
    bool runScript(const QString &sql, QString *error = nullptr) const;
    /// The first column of the first row; invalid when there is none.
    QVariant value(const QString &sql, QString *error = nullptr) const;

private:
    QString m_name;
    QString m_error;
    SqlFault m_fault;
};

/// Rolls back unless committed.
class Transaction
{
public:
    explicit Transaction(const Connection &connection);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    bool commit();

private:
    const Connection &m_connection;
    bool m_open = false;
};

/// Cuts a script at its semicolons; quotes, comments and the bodies of triggers stay whole. Comments go.
QStringList splitStatements(QStringView script);

} // namespace gpuwise
