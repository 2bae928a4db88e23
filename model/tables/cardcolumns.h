// SPDX-License-Identifier: GPL-3.0-or-later
//
// The columns of the table of all cards: what each one holds, how it is filtered and aligned, its name and
// unit. Every spec of the catalogue has one.
#pragma once

#include "model/domain/gpu.h"
#include "model/domain/money.h"
#include "model/tables/valuefilter.h"

#include <QString>
#include <QStringList>

#include <span>

namespace gpuwise {

enum class CardFigure
{
    Name,
    Fit, ///< the verdict for the workload; its number is the memory to spare in GiB
    Vendor,
    Segment,
    Architecture,
    Spec,
    Price,     ///< new or used, whichever way one would buy it
    PriceDate, ///< of that price
    Rent,      ///< per hour
};

struct CardColumn
{
    CardFigure figure = CardFigure::Spec;
    SpecField spec = SpecField::MemoryGB; ///< for CardFigure::Spec
    const char *id = "";                  ///< stable; specs have the id of the CSV files and the CLI
    ColumnKind kind = ColumnKind::Number;
    bool usual = false; ///< shown until somebody chooses

    bool isRightAligned() const { return kind == ColumnKind::Number && figure != CardFigure::Fit; }
};

/// In the order in which they are shown; a column is known by its index in here.
std::span<const CardColumn> cardTableColumns();
int cardTableColumn(QStringView id); ///< -1: there is none
QStringList usualCardColumns();      ///< ids

QString cardColumnName(const CardColumn &column);  ///< "Memory bandwidth"
QString cardColumnTitle(const CardColumn &column); ///< shorter, for the table's header: "BW"
QString cardColumnUnit(const CardColumn &column, Currency currency); ///< "GB/s"; empty: none
/// What a filter of this column may look like: ">=24".
QString cardColumnExample(const CardColumn &column);

} // namespace gpuwise
