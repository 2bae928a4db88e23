// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/sqlitefile.h"

#include "db/fileaddress.h"
#include "db/import/numbers.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace gpuwise {

namespace {

constexpr int mostCellBytes = 64 * 1024; ///< read of a text; the rest is not looked at

struct Limit
{
    int id;
    int value;
};
/// The values that SQLite's documentation suggests for files of strangers; columns as our CSV has.
constexpr std::array limits{
    Limit{SQLITE_LIMIT_LENGTH, 1'000'000},
    Limit{SQLITE_LIMIT_SQL_LENGTH, 100'000},
    Limit{SQLITE_LIMIT_COLUMN, 256},
    Limit{SQLITE_LIMIT_EXPR_DEPTH, 10},
    Limit{SQLITE_LIMIT_COMPOUND_SELECT, 3},
    Limit{SQLITE_LIMIT_VDBE_OP, 25'000},
    Limit{SQLITE_LIMIT_FUNCTION_ARG, 8},
    Limit{SQLITE_LIMIT_ATTACHED, 0},
    Limit{SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50},
    Limit{SQLITE_LIMIT_VARIABLE_NUMBER, 10},
    Limit{SQLITE_LIMIT_TRIGGER_DEPTH, 10},
};

void configure(sqlite3 *db, int option, int value)
{
    sqlite3_db_config(db, option, value, nullptr);
}

} // namespace

SqliteFile::SqliteFile(const QString &path)
{
    m_clock.start();
    const int result = sqlite3_open_v2(
        fileAddress(path, stillFile).toUtf8().constData(), &m_db,
        SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE, nullptr);
    if (result != SQLITE_OK) {
        m_error = QString::fromUtf8(sqlite3_errstr(result));
        return;
    }
    harden();
}

SqliteFile::~SqliteFile()
{
    sqlite3_close(m_db);
}

void SqliteFile::harden()
{
    configure(m_db, SQLITE_DBCONFIG_DEFENSIVE, 1);
    configure(m_db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
    configure(m_db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0);
    configure(m_db, SQLITE_DBCONFIG_ENABLE_VIEW, 0);
    configure(m_db, SQLITE_DBCONFIG_ENABLE_FKEY, 0);
    configure(m_db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0);
    configure(m_db, SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0);
    for (const Limit &limit : limits)
        sqlite3_limit(m_db, limit.id, limit.value);
    sqlite3_progress_handler(m_db, 1000, &SqliteFile::checkDeadline, this);
    run("PRAGMA cell_size_check = ON");
    run("PRAGMA mmap_size = 0");
}

int SqliteFile::checkDeadline(void *self)
{
    auto *file = static_cast<SqliteFile *>(self);
    if (!file->m_clock.hasExpired(mostSeconds * 1000))
        return 0;
    file->m_late = true;
    return 1;
}

SqliteCell SqliteFile::cell(sqlite3_stmt *statement, int column) const
{
    SqliteCell cell;
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER:
        cell.isInteger = true;
        cell.text = QString::number(sqlite3_column_int64(statement, column));
        break;
    case SQLITE_FLOAT: {
        const double number = sqlite3_column_double(statement, column);
        cell.text = std::isfinite(number) ? plainDigits(number) : QStringLiteral("infinite");
        break;
    }
    case SQLITE_TEXT: {
        const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(statement, column));
        const int size = std::min(sqlite3_column_bytes(statement, column), mostCellBytes);
        cell.text = text ? QString::fromUtf8(text, size) : QString();
        break;
    }
    case SQLITE_BLOB:
        cell.isBlob = true;
        break;
    default:
        break;
    }
    return cell;
}

bool SqliteFile::run(const QByteArray &sql, const std::function<bool(const std::vector<SqliteCell> &)> &row)
{
    if (!m_error.isEmpty())
        return false;
    sqlite3_stmt *prepared = nullptr;
    int result = sqlite3_prepare_v2(m_db, sql.constData(), static_cast<int>(sql.size()), &prepared, nullptr);
    const std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt *)> statement(prepared, &sqlite3_finalize);
    std::vector<SqliteCell> cells;
    while (result == SQLITE_OK || result == SQLITE_ROW) {
        result = sqlite3_step(statement.get());
        if (result != SQLITE_ROW || !row)
            continue;
        cells.clear();
        for (int i = 0; i < sqlite3_column_count(statement.get()); ++i)
            cells.push_back(cell(statement.get(), i));
        if (!row(cells))
            return true;
    }
    if (result == SQLITE_DONE)
        return true;
    m_error = QString::fromUtf8(sqlite3_errmsg(m_db));
    return false;
}

QByteArray quotedName(const QString &name)
{
    return QByteArray("\"" + name.toUtf8().replace("\"", "\"\"") + "\"");
}

} // namespace gpuwise
