// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/measurementreader.h"

#include "db/cataloguefile.h"
#include "db/measurementtables.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

QString readTable(const CatalogueFile &db, const MeasurementTable &table,
                  const QHash<QString, int> &sourceIndex, std::vector<Measurement> &measurements)
{
    const QStringList columns = table.columns();
    CatalogueRows rows(db, u"SELECT source, %1 FROM %2 ORDER BY position"_s.arg(
                               columns.join(u", "_s), QString::fromLatin1(table.table)));
    while (rows.next()) {
        Measurement measurement;
        measurement.kind = table.kind;
        measurement.source = sourceIndex.value(rows.key(0), -1);
        for (int i = 0; i < columns.size(); ++i)
            if (const QString cell = rows.text(i + 1); !cell.isEmpty())
                measurement.cells.insert(columns[i], cell);
        measurements.push_back(std::move(measurement));
    }
    return rows.error();
}

} // namespace

std::variant<std::vector<Measurement>, CatalogueError> readMeasurements(const QString &path,
                                                                        const Catalogue &catalogue)
{
    QHash<QString, int> sourceIndex;
    for (std::size_t i = 0; i < catalogue.sources.size(); ++i)
        sourceIndex.insert(catalogue.sources[i].id, static_cast<int>(i));
    const CatalogueFile db(path);
    if (!db.error().isEmpty())
        return CatalogueError{CatalogueError::Code::Damaged, path, db.error()};
    std::vector<Measurement> measurements;
    for (const MeasurementTable &table : measurementTables)
        if (const QString error = readTable(db, table, sourceIndex, measurements); !error.isEmpty())
            return CatalogueError{CatalogueError::Code::Damaged, path, error};
    return measurements;
}

} // namespace gpuwise
