// SPDX-License-Identifier: GPL-3.0-or-later
//
// A prepared statement with typed binding and typed columns. An empty optional is NULL; a null QString is an
// empty text, never NULL by accident.
#pragma once

#include "db/connection.h"

#include <QDate>
#include <QSqlQuery>
#include <QString>

#include <map>
#include <optional>

namespace gpuwise {

class Statement
{
public:
    Statement(const Connection &connection, const QString &sql);

    bool isValid() const { return m_error.isEmpty(); }
    QString error() const { return m_error; }
    const SqlFault &fault() const { return m_fault; } ///< the same with the code

    Statement &bind(int position, const QString &text);
    Statement &bind(int position, qint64 number);
    Statement &bind(int position, double number);
    Statement &bind(int position, std::optional<double> number);
    Statement &bind(int position, std::optional<qint64> number);
    Statement &bindVariant(int position, const QVariant &value);

    bool exec();
    bool next();
    void finish() { m_query.finish(); }

    QString text(int column) const { return m_query.value(column).toString(); }
    qint64 integer(int column) const { return m_query.value(column).toLongLong(); }
    double number(int column) const { return m_query.value(column).toDouble(); }
    bool flag(int column) const { return integer(column) != 0; }
    bool isNull(int column) const { return m_query.isNull(column); }
    std::optional<double> optionalNumber(int column) const;
    QDate date(int column) const; ///< as dateFromText()

private:
    void note(const QSqlError &error);

    QSqlQuery m_query;
    QString m_error;
    SqlFault m_fault;
};

/// Statements of one connection, each prepared when it is first asked for: an import runs the same few some
/// 20,000 times, and to prepare one takes longer than to run it.
class PreparedStatements
{
public:
    explicit PreparedStatements(const Connection &connection)
        : m_connection(connection)
    {}
    Statement &of(const QString &sql); ///< good as long as this is

private:
    const Connection &m_connection;
    std::map<QString, Statement> m_statements;
};

} // namespace gpuwise
