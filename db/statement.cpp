// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/statement.h"

#include "db/textdate.h"

#include <QSqlError>
#include <QVariant>

namespace gpuwise {

using namespace Qt::StringLiterals;

Statement::Statement(const Connection &connection, const QString &sql)
    : m_query(connection.database())
{
    m_query.setForwardOnly(true);
    if (!m_query.prepare(sql))
        note(m_query.lastError());
}

void Statement::note(const QSqlError &error)
{
    m_error = error.databaseText();
    m_fault = SqlFault::from(error);
}

Statement &Statement::bind(int position, const QString &text)
{
    return bindVariant(position, text.isNull() ? u""_s : text);
}

Statement &Statement::bind(int position, qint64 number)
{
    return bindVariant(position, number);
}

Statement &Statement::bind(int position, double number)
{
    return bindVariant(position, number);
}

Statement &Statement::bind(int position, std::optional<double> number)
{
    return bindVariant(position, number ? QVariant(*number) : QVariant(QMetaType::fromType<double>()));
}

Statement &Statement::bind(int position, std::optional<qint64> number)
{
    return bindVariant(position, number ? QVariant(*number) : QVariant(QMetaType::fromType<qint64>()));
}

Statement &Statement::bindVariant(int position, const QVariant &value)
{
    m_query.bindValue(position, value);
    return *this;
}

bool Statement::exec()
{
    if (!isValid())
        return false;
    if (m_query.exec())
        return true;
    note(m_query.lastError());
    return false;
}

bool Statement::next()
{
    if (m_query.next())
        return true;
    // The end of the rows and a broken page look the same to next(); only lastError() tells them apart.
    if (m_query.lastError().isValid())
        note(m_query.lastError());
    return false;
}

std::optional<double> Statement::optionalNumber(int column) const
{
    if (isNull(column))
        return std::nullopt;
    return number(column);
}

QDate Statement::date(int column) const
{
    return dateFromText(text(column));
}

Statement &PreparedStatements::of(const QString &sql)
{
    const auto known = m_statements.find(sql);
    return known != m_statements.end() ? known->second
                                       : m_statements.try_emplace(sql, m_connection, sql).first->second;
}

} // namespace gpuwise
