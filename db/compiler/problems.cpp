// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/compiler/problems.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

QString Problem::text() const
{
    QString where = file;
    if (line > 0)
        where += u":%1"_s.arg(line);
    if (!field.isEmpty())
        where += u": "_s + field;
    return where + u": "_s + reason;
}

void Problems::add(const QString &file, int line, const QString &field, const QString &reason)
{
    m_errors.push_back({file, line, field, reason});
}

void Problems::warn(const QString &file, int line, const QString &field, const QString &reason)
{
    m_warnings.push_back({file, line, field, reason});
}

void Problems::addUnreadable(const QString &file, int line, const QString &reason)
{
    add(file, line, {}, reason);
    m_unreadable = true;
}

void Problems::addOnce(const QString &key, const Problem &problem)
{
    if (m_keys.contains(key))
        return;
    m_keys.insert(key);
    m_errors.push_back(problem);
}

} // namespace gpuwise
