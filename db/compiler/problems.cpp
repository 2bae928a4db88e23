// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/compiler/problems.h"

#include <algorithm>
#include <tuple>

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

void Problems::sort()
{
    for (std::vector<Problem> *problems : {&m_errors, &m_warnings})
        std::stable_sort(problems->begin(), problems->end(), [](const Problem &a, const Problem &b) {
            return std::tie(a.file, a.line, a.reason) < std::tie(b.file, b.line, b.reason);
        });
}

} // namespace gpuwise
