// SPDX-License-Identifier: GPL-3.0-or-later
//
// The shipped catalogue as a file and its rows, through SQLite's own interface: every start reads all of it,
// and Qt's driver makes a QVariant of each value, which took more time than anything else before the first
// picture. Everything else that is kept in SQLite goes through Connection and Statement.
#pragma once

#include <QDate>
#include <QString>
#include <QStringView>

#include <memory>
#include <optional>

struct sqlite3;
struct sqlite3_stmt;

namespace gpuwise {

/// Opened for reading in one thread, without locks; closed with its scope. Rows must not outlive it.
class CatalogueFile
{
public:
    explicit CatalogueFile(const QString &path);
    ~CatalogueFile();
    CatalogueFile(const CatalogueFile &) = delete;
    CatalogueFile &operator=(const CatalogueFile &) = delete;

    /// Why it is not open; empty when it is. A file that is no database opens: the first row tells.
    QString error() const { return m_error; }
    sqlite3 *handle() const { return m_db; }

private:
    sqlite3 *m_db = nullptr;
    QString m_error;
};

/// The rows of one query, read once from the first to the last.
class CatalogueRows
{
public:
    CatalogueRows(const CatalogueFile &file, const QString &sql);

    /// False at the end of the rows and at a broken page: error() tells them apart.
    bool next();
    QString error() const { return m_error; }
    bool isValid() const { return m_error.isEmpty(); }

    QString text(int column) const { return view(column).toString(); }
    QStringView view(int column) const; ///< until next()
    /// To look something up by, without a copy: until next(), never to be kept.
    QString key(int column) const;
    qint64 integer(int column) const;
    double number(int column) const;
    bool flag(int column) const { return integer(column) != 0; }
    bool isNull(int column) const;
    std::optional<double> optionalNumber(int column) const;
    QDate date(int column) const; ///< as dateFromText()

private:
    struct Finalize
    {
        void operator()(sqlite3_stmt *statement) const;
    };

    const CatalogueFile &m_file;
    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
    QString m_error;
};

} // namespace gpuwise
