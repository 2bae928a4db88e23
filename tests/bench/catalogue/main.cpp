// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long a catalogue of 250, 10,000 and 100,000 cards takes to read, beside a plain pass over the same
// rows, and how that grows: an exponent of 1 is twice the time for twice the cards.
#include "db/cataloguereader.h"
#include "db/connection.h"
#include "tests/bench/line.h"
#include "tests/support/testsupport.h"

#include <QCoreApplication>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <cmath>

namespace gpuwise::bench {

namespace {

constexpr double wantedExponent = 1.15;

const char *const columns[][2] = {
    {"gpus", "id, name, vendor, segment, architecture, notes"},
    {"facts", "card, field, role, value, number, source, read_on, confidence, state, note"},
};

void execute(QSqlQuery &query, const QString &statement)
{
    if (!query.exec(statement))
        qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
}

/// The shipped catalogue with its cards and their facts again and again under other ids, until there are so
/// many.
QString catalogueOf(int cards, const QString &folder)
{
    const QString path = QStringLiteral("%1/%2.sqlite").arg(folder).arg(cards);
    if (!QFile::copy(shippedCataloguePath(), path) ||
        !QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner))
        qFatal("%s cannot be written", qPrintable(path));
    const QString name = QStringLiteral("bench");
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        db.setDatabaseName(path);
        if (!db.open())
            qFatal("%s cannot be opened", qPrintable(path));
        QSqlQuery query(db);
        execute(query, QStringLiteral("PRAGMA foreign_keys = OFF"));
        execute(query, QStringLiteral("PRAGMA journal_mode = OFF"));
        execute(query, QStringLiteral("BEGIN"));
        execute(query,
                QStringLiteral(
                    "CREATE TEMP TABLE copies AS WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 "
                    "FROM n WHERE i < %1) SELECT g.id AS of, g.id || '~' || n.i AS id FROM n JOIN "
                    "(SELECT id FROM gpus ORDER BY id) g LIMIT max(0, %1 - (SELECT count(*) FROM gpus))")
                    .arg(cards));
        execute(query,
                QStringLiteral(
                    "INSERT INTO gpus SELECT c.id, g.name || ' ' || c.id, vendor, segment, architecture, "
                    "notes FROM copies c JOIN gpus g ON g.id = c.of"));
        execute(query,
                QStringLiteral("INSERT INTO facts SELECT c.id, field, role, value, number, source, read_on, "
                               "confidence, state, note FROM copies c JOIN facts f ON f.card = c.of"));
        execute(query, QStringLiteral("DROP TABLE copies"));
        execute(query, QStringLiteral("COMMIT"));
    }
    QSqlDatabase::removeDatabase(name);
    return path;
}

/// Every value of the same rows, looked at and forgotten.
double plainPass(const QString &path)
{
    double sum = 0;
    const Connection db(path, Connection::Mode::Immutable);
    for (const auto &[table, names] : columns) {
        QSqlQuery query(db.database());
        query.setForwardOnly(true);
        execute(
            query,
            QStringLiteral("SELECT %2 FROM %1").arg(QString::fromLatin1(table), QString::fromLatin1(names)));
        const int count = static_cast<int>(QString::fromLatin1(names).count(u',')) + 1;
        while (query.next())
            for (int i = 0; i < count; ++i)
                sum += static_cast<double>(query.value(i).toString().size());
    }
    return sum;
}

int run()
{
    const QTemporaryDir folder;
    struct Size
    {
        int wanted = 0, cards = 0;
        double ms = 0;
    } sizes[]{{250}, {10000}, {100000}};
    for (Size &size : sizes) {
        const int repeats = size.wanted > 20000 ? 1 : 5;
        const QString path = catalogueOf(size.wanted, folder.path());
        double sum = 0;
        const double plain = bestMs(repeats, [&] { sum = plainPass(path); });
        size.ms = bestMs(repeats, [&] {
            const auto read = readCatalogue(path);
            if (const auto *catalogue = std::get_if<Catalogue>(&read))
                size.cards = static_cast<int>(catalogue->gpus.size());
            else
                qFatal("%s", qPrintable(catalogueErrorMessage(std::get<CatalogueError>(read))));
        });
        if (sum <= 0 || size.cards < size.wanted)
            return 1;
        print({QStringLiteral("catalogue of %1 cards").arg(size.cards), size.ms, plain, QStringLiteral("ms"),
               QStringLiteral("plain pass over its rows")});
    }
    const double exponent =
        std::log(sizes[2].ms / sizes[1].ms) / std::log(static_cast<double>(sizes[2].cards) / sizes[1].cards);
    print({QStringLiteral("exponent, 10,000 to 100,000 cards"), exponent, 1, QStringLiteral(""),
           QStringLiteral("in proportion"), wantedExponent});
    return 0;
}

} // namespace

} // namespace gpuwise::bench

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    return gpuwise::bench::run();
}
