// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which column of a table is which field: by the header's names, or as people say.
#pragma once

#include "db/import/fields.h"
#include "model/domain/importpreview.h"

#include <QHash>

#include <variant>

namespace gpuwise {

struct ColumnMap
{
    std::vector<ImportColumn> columns; ///< as many as the header has
    QHash<QString, int> at;            ///< field -> column; "memory_gb source": origin of that spec

    bool ofSpreadsheet = true; ///< our apostrophe before formulas is taken off

    bool has(const QString &field) const { return at.contains(field); }
};

/// `chosen`: field -> header, by the user; these win over the names. A header that means nothing is not used;
/// two that mean one thing are refused, as is a table without what its kind needs.
/// `recognised`: the columns as far as they are understood, also when the table is refused.
std::variant<ColumnMap, ImportProblem> mapColumns(const QStringList &header, bool cards,
                                                  const QHash<QString, QString> &chosen,
                                                  std::vector<ImportColumn> *recognised = nullptr);

/// A price list, or a list of cards? What can be both (a name, a size of memory, a price) is a price list.
ImportKind kindOfHeader(const QStringList &header);

/// What can be mapped, for help and messages.
QStringList importFieldIds(bool cards);

} // namespace gpuwise
