// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rows of a table of AI models, as `export` writes them: columns have the names of ModelShape's own table
// (db/usermodelcolumns.h), and only those are read. A shape is numbers of one kind; nobody heads them in
// words of their own.
#pragma once

#include "db/import/cells.h"

#include <QHash>

namespace gpuwise {

/// The columns that mean something. Without a name and a number of parameters it is no table of models.
std::variant<ColumnMap, ImportProblem> mapModelColumns(const QStringList &header,
                                                       std::vector<ImportColumn> *recognised = nullptr);
bool isModelHeader(const QStringList &header);

class ModelRows
{
public:
    ModelRows(QDate today, const UserData &existing);

    ImportRow read(Cells &cells);
    std::vector<ImportProblem> remarks() const { return {}; }

private:
    AiModel modelOf(Cells &cells) const;

    QDate m_today;
    QHash<QString, const AiModel *> m_byId, m_byName; ///< of the user's
    QHash<QString, int> m_seen;                       ///< id -> line
};

} // namespace gpuwise
