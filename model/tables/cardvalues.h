// SPDX-License-Identifier: GPL-3.0-or-later
//
// The values of all cards, column by column: numbers lie beside numbers and words are kept once each, so that
// a filter or an order over 100,000 cards takes milliseconds. What is not known is kept apart from every
// value: it meets no filter and comes last in both orders.
#pragma once

#include "model/domain/catalogue.h"
#include "model/estimate/cost.h"
#include "model/estimate/fit.h"
#include "model/tables/cardcolumns.h"
#include "model/tables/foldedtexts.h"

#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace gpuwise {

/// What the table shows: cards that hold every word of `search` in name, id or an alias, and meet the filter
/// of every column, in an order.
struct CardQuery
{
    QString search;
    std::map<int, ValueFilter> filters; ///< by column
    int sortColumn = -1;                ///< -1: the order of the catalogue
    bool descending = false;
};

class CardValues
{
public:
    using Judge = std::function<Fit(const Gpu &)>; ///< empty: no workload to judge by

    explicit CardValues(const Catalogue &catalogue); ///< which must outlive this

    /// After the catalogue's contents changed: everything anew, without prices and verdicts.
    void reload();

    /// Prices in a currency, seen from a region on a day. Without this call there are none.
    void setPrices(const BudgetAnswer &budget, QDate today);
    /// Verdicts are asked for when they are looked at.
    void setJudge(Judge judge);
    /// Words of verdicts and kinds of cards, in the language of the moment.
    void retranslate();

    int rows() const { return static_cast<int>(m_catalogue.gpus.size()); }
    const Gpu &gpu(int row) const { return m_catalogue.gpus[static_cast<std::size_t>(row)]; }
    int rowOf(const QString &gpuId) const; ///< -1: there is none

    std::optional<double> number(int column, int row) const; ///< dates: as dateNumber()
    QString text(int column, int row) const;                 ///< words as they are filtered; empty: unknown
    const std::optional<PriceAnswer> &price(int row) const;
    const std::optional<PriceAnswer> &rent(int row) const;
    std::optional<Fit> fit(int row) const; ///< nothing without a workload

    /// Rows in the order of the query.
    std::vector<int> select(const CardQuery &query) const;
    /// For each row whether the column meets the filter, whatever the rest of a query says.
    std::vector<char> matching(int column, const ValueFilter &filter) const;

private:
    struct Column
    {
        std::vector<double> numbers; ///< NaN: unknown; empty: the column has none
        std::vector<int> words;      ///< indices into `texts`, -1: unknown; empty: the column has none
        QStringList texts;           ///< each once
        QStringList foldedEach;
        std::vector<double> textNumbers; ///< of the texts that read as numbers; NaN: they do not
        FoldedTexts folded;
    };
    struct Order
    {
        std::vector<int> rows; ///< known ones, ascending, then the unknown
        std::size_t known = 0;
    };
    const Column &at(int column) const;
    Column made(const CardColumn &column) const;
    Column madeOfWords(const std::function<QString(int)> &wordsOf) const;
    void forget(CardFigure figure); ///< columns and orders to be made anew
    std::vector<char> searched(const QString &search) const;
    const Order &order(int column) const;

    const Catalogue &m_catalogue;
    Judge m_judge;
    FoldedTexts m_searched; ///< name, id and aliases of each row
    std::vector<std::optional<PriceAnswer>> m_prices, m_rents;
    mutable std::vector<std::optional<Fit>> m_fits;
    mutable std::map<int, Column> m_columns; ///< made when first looked at
    mutable std::map<int, Order> m_orders;
};

} // namespace gpuwise
