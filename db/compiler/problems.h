// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is wrong with the facts: file, line, field, reason. All of it is collected before the build stops.
#pragma once

#include <QSet>
#include <QString>

#include <vector>

namespace gpuwise {

struct Problem
{
    QString file;
    int line = 0; ///< 0: the file as a whole
    QString field;
    QString reason;

    /// "facts.csv:12: value: 17920 is outside 10 to 30000 GB/s", which editors can jump to.
    QString text() const;
};

class Problems
{
public:
    void add(const QString &file, int line, const QString &field, const QString &reason);
    /// Once for each key: an id that is misspelt in one file is missing in a hundred rows of another.
    void addOnce(const QString &key, const Problem &problem);
    void warn(const QString &file, int line, const QString &field, const QString &reason);
    /// A file that has no rows because it could not be read: whatever refers to them would be missing too.
    void addUnreadable(const QString &file, int line, const QString &reason);
    bool isNew(const QString &key) const { return !m_keys.contains(key); }

    const std::vector<Problem> &errors() const { return m_errors; }
    const std::vector<Problem> &warnings() const { return m_warnings; }
    bool isEmpty() const { return m_errors.empty(); }
    bool hasUnreadableFile() const { return m_unreadable; }

private:
    QSet<QString> m_keys;
    std::vector<Problem> m_errors;
    std::vector<Problem> m_warnings;
    bool m_unreadable = false;
};

} // namespace gpuwise
