// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cards, prices and models as tables that leave the program and that import reads back as they were: the same
// columns in CSV and in a pack.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/userdata.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace gpuwise {

struct OutColumn
{
    QString name;
    bool number = false;
};

struct OutTable
{
    std::vector<OutColumn> columns;
    std::vector<QStringList> rows; ///< numbers in the C locale
};

/// Own cards, and corrections as rows that name the card they correct. `catalogue`: for the names of those.
OutTable cardTable(const UserData &data, const Catalogue &catalogue);
OutTable priceTable(const UserData &data);
OutTable modelTable(const UserData &data);
/// The shipped ones: each value with source and day.
OutTable cardTable(const Catalogue &catalogue);
OutTable priceTable(const Catalogue &catalogue);

/// UTF-8 with a mark, which Excel needs; what a spreadsheet would calculate is neutralised.
QByteArray csvOf(const OutTable &table);

} // namespace gpuwise
