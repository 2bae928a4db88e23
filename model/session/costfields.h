// SPDX-License-Identifier: GPL-3.0-or-later
//
// The inputs of the page "Rent or buy" as fields with ready texts: each says where its value is from.
#pragma once

#include "model/advice/rentorbuyinputs.h"

#include <QLocale>
#include <QString>

#include <cstdint>
#include <span>
#include <vector>

namespace gpuwise {

/// In the order of the page.
enum class CostField : std::uint8_t
{
    Hours,
    Months,
    Price,
    Host,
    ResaleLow,
    Resale,
    ResaleHigh,
    Interest,
    Watts,
    HostWatts,
    Load,
    Utilisation,
    Tariff,
    Efficiency,
    Pue,
    Rent,
    Storage,
    Egress
};
enum class CostSection : std::uint8_t
{
    Use,
    Buying,
    Power,
    Renting
};
std::span<const CostField> costFields();
CostSection costSectionOf(CostField field);
QString costFieldCode(CostField field); ///< stable: "price", for object names
QString costFieldName(CostField field); ///< "Price of a card"
QString costSectionName(CostSection section);

CostInput costInputOf(CostField field); ///< whose range it has
double costFieldScale(CostField field); ///< what is typed by what is computed with: 0.01 for percent
/// The user's own figure; null for hours and months, which are the second answer's.
std::optional<double> RentOrBuyFigures::*costFigureOf(CostField field);
QString costFigureWithUnit(CostField field, double value, Currency currency, const QLocale &locale);

struct CostFieldText
{
    CostField field = CostField::Hours;
    QString name;
    QString value;    ///< as it is typed: "22,000"; empty: not known
    QString unit;     ///< "CNY/kWh"
    QString basis;    ///< where the value is from, in a few words
    QString detail;   ///< the same in full, with the sources; empty: nothing more to say
    bool own = false; ///< the user's own figure
    bool known = true;
    bool applies = true; ///< PUE: only in a data centre of one's own

    bool operator==(const CostFieldText &) const = default;
};
std::vector<CostFieldText> costFieldTexts(const Catalogue &catalogue, const RentOrBuyQuestion &question,
                                          const RentOrBuyCase &found, const QLocale &locale);

} // namespace gpuwise
