// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/export/packwriter.h"

#include "db/statement.h"

#include <QFile>
#include <QTemporaryDir>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

class Writer
{
public:
    explicit Writer(const Connection &db)
        : m_db(db)
    {}

    bool run(const QString &sql) { return m_error.isEmpty() && m_db.run(sql, &m_error); }
    void table(const QString &name, const OutTable &table);
    void text(const QString &sql, const QStringList &values);
    QString error() const { return m_error; }

private:
    const Connection &m_db;
    QString m_error;
};

void Writer::text(const QString &sql, const QStringList &values)
{
    Statement insert(m_db, sql);
    for (qsizetype i = 0; i < values.size(); ++i)
        insert.bind(static_cast<int>(i), values.at(i));
    if (!insert.exec() && m_error.isEmpty())
        m_error = insert.error();
}

void Writer::table(const QString &name, const OutTable &table)
{
    QStringList columns;
    QStringList marks;
    for (const OutColumn &column : table.columns) {
        columns.append(u"\"%1\" %2"_s.arg(column.name, column.number ? u"REAL"_s : u"TEXT"_s));
        marks.append(u"?"_s);
    }
    if (!run(u"CREATE TABLE %1(%2) STRICT"_s.arg(name, columns.join(u", "_s))))
        return;
    Statement insert(m_db, u"INSERT INTO %1 VALUES(%2)"_s.arg(name, marks.join(u',')));
    for (const QStringList &row : table.rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            const bool number = table.columns[static_cast<std::size_t>(i)].number;
            if (row.at(i).isEmpty())
                insert.bindVariant(static_cast<int>(i), QVariant());
            else if (number)
                insert.bind(static_cast<int>(i), row.at(i).toDouble());
            else
                insert.bind(static_cast<int>(i), row.at(i));
        }
        if (!insert.exec()) {
            m_error = insert.error();
            return;
        }
    }
}

} // namespace

QByteArray packOf(const OutTable &cards, const OutTable &prices, const OutTable &models,
                  const QStringList &favourites, const QString &title, QString *error)
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"pack"_s);
    {
        const Connection db(path, Connection::Mode::Create);
        if (!db.isOpen()) {
            *error = db.error();
            return {};
        }
        Writer writer(db);
        writer.run(u"PRAGMA application_id = %1"_s.arg(packApplicationId));
        writer.run(u"PRAGMA user_version = %1"_s.arg(packVersion));
        writer.run(u"BEGIN"_s);
        writer.run(u"CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID"_s);
        writer.text(u"INSERT INTO meta VALUES('title', ?), ('program', ?)"_s,
                    {title, u"GPUwise " GPUWISE_VERSION ""_s});
        writer.table(u"gpu"_s, cards);
        writer.table(u"price"_s, prices);
        if (!models.rows.empty())
            writer.table(u"model"_s, models);
        writer.run(u"CREATE TABLE favourite(position INTEGER PRIMARY KEY, gpu TEXT NOT NULL) STRICT"_s);
        for (const QString &gpu : favourites)
            writer.text(u"INSERT INTO favourite(gpu) VALUES(?)"_s, {gpu});
        writer.run(u"COMMIT"_s);
        if (!writer.error().isEmpty()) {
            *error = writer.error();
            return {};
        }
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        *error = file.errorString();
        return {};
    }
    return file.readAll();
}

} // namespace gpuwise
