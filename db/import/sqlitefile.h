// SPDX-License-Identifier: GPL-3.0-or-later
//
// An SQLite database of a stranger, opened as SQLite's "Defense Against The Dark Arts" says
// (https://www.sqlite.org/security.html): read only and immutable, without views, triggers and functions from
// the schema, with small limits and a deadline. Qt SQL can do none of these but the first, hence the C API;
// the library is the system's, which the distribution keeps patched.
#pragma once

#include <QElapsedTimer>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace gpuwise {

/// One value of a row, as text. Blobs are no values: `isBlob`.
struct SqliteCell
{
    QString text;
    bool isInteger = false;
    bool isBlob = false;
};

class SqliteFile
{
public:
    static constexpr int mostSeconds = 2;

    explicit SqliteFile(const QString &path);
    ~SqliteFile();
    SqliteFile(const SqliteFile &) = delete;
    SqliteFile &operator=(const SqliteFile &) = delete;

    /// Of the last call; empty: none. `tookTooLong`: the deadline passed.
    QString error() const { return m_error; }
    bool tookTooLong() const { return m_late; }

    /// Runs a statement; `row` may say false to stop. False: see error().
    bool run(const QByteArray &sql, const std::function<bool(const std::vector<SqliteCell> &)> &row = {});

private:
    void harden();
    SqliteCell cell(sqlite3_stmt *statement, int column) const;
    static int checkDeadline(void *self);

    sqlite3 *m_db = nullptr;
    QElapsedTimer m_clock;
    QString m_error;
    bool m_late = false;
};

/// A name in a statement: quotes doubled.
QByteArray quotedName(const QString &name);

} // namespace gpuwise
