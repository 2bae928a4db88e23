// SPDX-License-Identifier: GPL-3.0-or-later
//
// The cells of the fit table in words: the figure, the line under it, the tip that says where it comes from,
// and what a screen reader says.
#pragma once

#include "model/tables/fittable.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

class FitCells
{
public:
    FitCells(const Catalogue &catalogue, const Workload &workload, const FitTable::Row &row,
             const QLocale &locale);

    QString text(int column) const;
    QString detail(int column) const;
    QString toolTip(int column) const;
    QString spoken(int column) const;
    QString spokenRow() const;
    bool isKnown(int column) const;

private:
    QString fullName() const;
    QString shortName() const;
    QString usableText() const;
    QString verdictDetail() const;
    QString priceText() const;
    QString usableTip() const;
    QString priceTip() const;
    QString speedTip() const;
    QString valueTip() const;

    const Catalogue &m_catalogue;
    const Workload &m_workload;
    const FitTable::Row &m_row;
    QLocale m_locale;
};

QString fitColumnName(FitTable::Column column, const Workload &workload, const QLocale &locale);
QString fitColumnTip(FitTable::Column column, const Workload &workload, const QLocale &locale);

} // namespace gpuwise
