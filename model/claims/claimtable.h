// SPDX-License-Identifier: GPL-3.0-or-later
//
// The claims as a table, what is wrong first, and the filter that window and command line share.
#pragma once

#include "model/claims/claimwords.h"

#include <QAbstractTableModel>

#include <vector>

namespace gpuwise {

struct ClaimFilter
{
    std::optional<ClaimGroup> group = {};
    std::optional<ClaimSubject> subject = {};
    QString card = {}; ///< id of a card or model; empty: any
    QString text =
        {}; ///< words that all occur: in what was said (both languages), right value, reason, names

    bool operator==(const ClaimFilter &) const = default;
};

bool matches(const Catalogue &catalogue, const Claim &claim, const ClaimFilter &filter);
/// In the order of the catalogue.
std::vector<const Claim *> claimsMatching(const Catalogue &catalogue, const ClaimFilter &filter);
/// Cards that claims are about, in the order of their names.
std::vector<const Gpu *> claimedCards(const Catalogue &catalogue);

class ClaimTable final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column
    {
        VerdictColumn,
        SaidColumn,
        RightColumn,
        ColumnCount
    };
    enum Role
    {
        IdRole = Qt::UserRole,
        VerdictRole, ///< ClaimVerdict as int
    };

    explicit ClaimTable(const Catalogue &catalogue, QObject *parent = nullptr);

    void setFilter(const ClaimFilter &filter, const QLocale &locale);
    const ClaimFilter &filter() const { return m_filter; }
    const Claim *claim(int row) const;  ///< null: there is no such row
    int rowOf(const QString &id) const; ///< -1: not shown

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const Catalogue &m_catalogue;
    ClaimFilter m_filter;
    QLocale m_locale;
    std::vector<const Claim *> m_rows;
};

} // namespace gpuwise
