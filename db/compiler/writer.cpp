// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/compiler/compilation.h"
#include "db/connection.h"
#include "db/statement.h"

#include <QFile>
#include <QStringList>
#include <QVariant>

#include <filesystem>
#include <system_error>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

QString insertRows(const Connection &db, const TableRows &table)
{
    const QStringList marks(table.columns, u"?"_s);
    Statement insert(db, u"INSERT INTO %1 VALUES (%2)"_s.arg(table.table, marks.join(u',')));
    for (const QVariantList &row : table.rows) {
        if (row.size() != table.columns)
            return u"%1: a row has %2 cells instead of %3"_s.arg(table.table)
                .arg(row.size())
                .arg(table.columns);
        for (int i = 0; i < table.columns; ++i) {
            const QVariant &cell = row.at(i);
            // A null QString would become NULL; columns of text are never NULL.
            const bool text = cell.metaType() == QMetaType::fromType<QString>();
            insert.bindVariant(i, text && cell.toString().isNull() ? QVariant(u""_s) : cell);
        }
        if (!insert.exec())
            return u"%1: %2 (%3)"_s.arg(table.table, insert.error(), row.value(0).toString());
    }
    return insert.error();
}

QString fill(const Compilation &compilation, const QString &schema, const QString &path)
{
    QString error;
    const Connection db(path, Connection::Mode::Create);
    if (!db.isOpen())
        return db.error();
    // The same facts give the same bytes: nothing here depends on the machine or the time.
    db.run(u"PRAGMA page_size = 4096"_s);
    db.run(u"PRAGMA journal_mode = OFF"_s);
    db.run(u"PRAGMA synchronous = OFF"_s);
    {
        Transaction transaction(db);
        if (!db.runScript(schema, &error))
            return error;
        for (const TableRows &table : compilation.tables)
            if (error = insertRows(db, table); !error.isEmpty())
                return error;
        if (!transaction.commit())
            return u"the facts cannot be committed"_s;
    }
    if (const QVariant orphan = db.value(u"PRAGMA foreign_key_check"_s); orphan.isValid())
        return u"%1 has a row that refers to nothing"_s.arg(orphan.toString());
    if (!db.run(u"VACUUM"_s, &error))
        return error;
    const QString check = db.value(u"PRAGMA integrity_check"_s).toString();
    return check == u"ok" ? QString() : check;
}

} // namespace

QString writeCatalogue(const Compilation &compilation, const QString &schema, const QString &path)
{
    const QString temporary = path + u".new"_s;
    QFile::remove(temporary);
    const QString error = fill(compilation, schema, temporary);
    if (!error.isEmpty()) {
        QFile::remove(temporary);
        return error;
    }
    // Replaces what was there in one step; QFile::rename() would not.
    std::error_code failed;
    std::filesystem::rename(temporary.toStdU16String(), path.toStdU16String(), failed);
    if (failed) {
        QFile::remove(temporary);
        return u"cannot be written: %1"_s.arg(QString::fromStdString(failed.message()));
    }
    return {};
}

} // namespace gpuwise
