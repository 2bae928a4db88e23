// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/cataloguefile.h"

#include "db/fileaddress.h"
#include "db/textdate.h"

#include <sqlite3.h>

namespace gpuwise {

namespace {

constexpr int mostCellBytes = 1'000'000; ///< of a text in a catalogue that somebody names

QString textOf(const char *error)
{
    return error && *error ? QString::fromUtf8(error) : QStringLiteral("cannot be opened");
}

} // namespace

CatalogueFile::CatalogueFile(const QString &path)
{
    const int result = sqlite3_open_v2(
        fileAddress(path, stillFile).toUtf8().constData(), &m_db,
        SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE, nullptr);
    if (result != SQLITE_OK) {
        m_error = textOf(m_db ? sqlite3_errmsg(m_db) : sqlite3_errstr(result));
        return;
    }
    sqlite3_limit(m_db, SQLITE_LIMIT_LENGTH, mostCellBytes);
    sqlite3_db_config(m_db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_exec(m_db, "PRAGMA cell_size_check = ON", nullptr, nullptr, nullptr);
}

CatalogueFile::~CatalogueFile()
{
    sqlite3_close(m_db);
}

void CatalogueRows::Finalize::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

CatalogueRows::CatalogueRows(const CatalogueFile &file, const QString &sql)
    : m_file(file)
{
    if (!file.error().isEmpty()) {
        m_error = file.error();
        return;
    }
    const QByteArray utf8 = sql.toUtf8();
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(file.handle(), utf8.constData(), static_cast<int>(utf8.size()), &statement,
                           nullptr) != SQLITE_OK)
        m_error = textOf(sqlite3_errmsg(file.handle()));
    m_statement.reset(statement);
}

bool CatalogueRows::next()
{
    if (!m_statement)
        return false;
    const int result = sqlite3_step(m_statement.get());
    if (result == SQLITE_ROW)
        return true;
    if (result != SQLITE_DONE)
        m_error = textOf(sqlite3_errmsg(m_file.handle()));
    m_statement.reset(); // once through: a second next() would begin again
    return false;
}

QStringView CatalogueRows::view(int column) const
{
    // In this order: the number of bytes is that of the encoding that was asked for last.
    const void *text = sqlite3_column_text16(m_statement.get(), column);
    const int bytes = sqlite3_column_bytes16(m_statement.get(), column);
    return {static_cast<const QChar *>(text), bytes / static_cast<int>(sizeof(QChar))};
}

QString CatalogueRows::key(int column) const
{
    const QStringView text = view(column);
    return QString::fromRawData(text.data(), text.size());
}

qint64 CatalogueRows::integer(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

double CatalogueRows::number(int column) const
{
    return sqlite3_column_double(m_statement.get(), column);
}

bool CatalogueRows::isNull(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

std::optional<double> CatalogueRows::optionalNumber(int column) const
{
    if (isNull(column))
        return std::nullopt;
    return number(column);
}

QDate CatalogueRows::date(int column) const
{
    return dateFromText(view(column));
}

} // namespace gpuwise
