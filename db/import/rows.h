// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rows of a table as rows of a preview: a price list, or a list of cards.
#pragma once

#include "db/import/pricereader.h"
#include "model/domain/useroverlay.h"

namespace gpuwise {

class PriceRows
{
public:
    PriceRows(const ImportOptions &options, const Catalogue &shipped, const UserData &existing)
        : m_catalogue(withUserData(shipped, existing))
        , m_prices(options, shipped, existing, true)
    {}

    ImportRow read(Cells &cells);
    std::vector<ImportProblem> remarks() const { return m_prices.remarks(); }

private:
    const Gpu *cardFor(Cells &cells);

    Catalogue m_catalogue; ///< with the user's cards: prices can be of those
    PriceReader m_prices;
    QHash<QString, QString> m_near; ///< unknown name -> names near it
};

class CardRows
{
public:
    CardRows(const ImportOptions &options, const Catalogue &shipped, const UserData &existing);

    ImportRow read(Cells &cells);
    std::vector<ImportProblem> remarks() const { return m_prices.remarks(); }

private:
    std::vector<OwnSpec> readSpecs(Cells &cells);
    void readCorrections(Cells &cells, const Gpu &gpu, bool all, ImportRow &row);
    void readOwnCard(Cells &cells, ImportRow &row);
    OwnCard cardOf(Cells &cells, const QString &name, const Gpu *shipped);
    bool isRepeated(Cells &cells, const OwnCard &card);
    QString idFor(Cells &cells, const QString &folded) const;
    const Gpu *shippedCard(const QString &name) const;

    const ImportOptions &m_options;
    const Catalogue &m_shipped;
    const UserData &m_existing;
    PriceReader m_prices;
    QHash<QString, const OwnCard *> m_byId, m_byName; ///< of the user; names folded
    struct Seen
    {
        int line = 0;
        QString row;
    };
    QHash<QString, Seen> m_seen; ///< by folded name
};

/// The verdict that follows from the row's problems and edits. `present`: everything in it was there already.
void settle(ImportRow &row, Cells &cells, bool present);

} // namespace gpuwise
