// SPDX-License-Identifier: GPL-3.0-or-later
//
// The prices of a row as edits: each with currency, date and region, or a problem that says what is missing.
#pragma once

#include "db/import/cells.h"
#include "db/import/importer.h"

#include <QSet>

namespace gpuwise {

/// What is the same price again, whoever wrote it down: everything but id and origin.
QString priceKey(const QString &gpuId, OfferKind kind, const QString &provider, const Money &price,
                 const QString &region, QDate asOf, int count);
inline QString priceKey(const OwnPrice &price)
{
    return priceKey(price.gpuId, price.kind, price.provider, price.price, price.region, price.asOf,
                    price.count);
}

/// Where a row's values are from: what it says, else the file, read today.
OwnOrigin originOf(Cells &cells, const ImportOptions &options);

class PriceReader
{
public:
    /// `ofPriceList`: the id of a row is the price's.
    PriceReader(const ImportOptions &options, const Catalogue &catalogue, const UserData &existing,
                bool ofPriceList);

    /// Adds the edits of the row's prices. What is not taken is counted in `repeated` and `present`.
    struct Outcome
    {
        int found = 0;    ///< cells with a price
        int repeated = 0; ///< stand in the file already
        int present = 0;  ///< are the user's or the catalogue's already
    };
    Outcome read(Cells &cells, const QString &gpuId, UserEdits &edits);

    /// What was taken for granted.
    std::vector<ImportProblem> remarks() const;

private:
    std::optional<OwnPrice> readPrice(Cells &cells, const QString &field, OfferKind kind);
    std::optional<Currency> currencyFor(Cells &cells, const QString &field, const PriceCell &cell);
    void take(Cells &cells, OwnPrice price, UserEdits &edits, Outcome &outcome);
    QDate dayWithout() const { return m_options.fileDate.isValid() ? m_options.fileDate : m_options.today; }

    const ImportOptions &m_options;
    bool m_ofPriceList;
    QHash<QString, OwnPrice> m_byId; ///< of the user
    QSet<QString> m_present;         ///< keys of the user's prices and the catalogue's offers
    QHash<QString, int> m_seen;      ///< key -> line
    bool m_yen = false;
    bool m_undated = false;
    bool m_regionless = false;
    bool m_assumed = false;
};

} // namespace gpuwise
