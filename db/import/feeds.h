// SPDX-License-Identifier: GPL-3.0-or-later
//
// Price feeds of rented cards as they are published: vms.csv of SkyPilot's catalogue (schema v8:
// https://github.com/skypilot-org/skypilot-catalog) and the catalogue of gpuhunt
// (https://github.com/dstackai/gpuhunt). A row is a machine with a number of cards, in US dollars an hour;
// what is kept is the price of one card, of the cheapest machine of each card, number, region and kind.
#pragma once

#include "db/csv.h"
#include "db/import/pricereader.h"

#include <QMap>

namespace gpuwise {

std::optional<ImportFormat> feedFormat(const QStringList &header);

class FeedReader
{
public:
    FeedReader(ImportFormat format, const QStringList &header, const ImportOptions &options,
               const Catalogue &catalogue, const UserData &existing);

    std::vector<ImportColumn> columns() const;
    void read(const CsvRow &row);
    std::vector<ImportRow> takeRows();
    std::vector<ImportProblem> remarks() const;

private:
    QString cell(const CsvRow &row, const char *column) const;
    std::optional<double> number(const CsvRow &row, const char *column, ImportRow &bad) const;
    const Gpu *cardFor(const QString &name, double memoryGB);
    double memoryOf(const CsvRow &row) const;
    void take(const CsvRow &row, const QString &name, const Gpu &gpu, int count, OfferKind kind,
              double machinePrice);

    ImportFormat m_format;
    QStringList m_header;
    const ImportOptions &m_options;
    const Catalogue &m_catalogue;
    QSet<QString> m_present;
    QHash<QString, const Gpu *> m_cards; ///< by name and memory
    struct Found
    {
        int line = 0;
        QString name;
        OwnPrice price;
    };
    QMap<QString, Found> m_cheapest;
    std::vector<ImportRow> m_bad;
    QMap<QString, int> m_unknown; ///< name -> rows
    int m_withoutCard = 0;
    int m_parts = 0;
    int m_withoutPrice = 0;
    int m_dearer = 0;
};

} // namespace gpuwise
