// SPDX-License-Identifier: GPL-3.0-or-later
//
// The readers of the single tables. Each returns what is wrong, or an empty text. A word that the program
// does not know is an error: a catalogue is right or it is not read.
#pragma once

#include "db/cataloguefile.h"
#include "model/domain/catalogue.h"

#include <QHash>
#include <QString>

#include <utility>
#include <vector>

namespace gpuwise {

struct ReadContext
{
    const CatalogueFile &db;
    Catalogue &catalogue;
    QHash<QString, int> sourceIndex;

    /// -1: no such source. What follows each other is often read in the same place.
    int source(QStringView id)
    {
        if (lastSource < 0 || catalogue.sources[static_cast<std::size_t>(lastSource)].id != id)
            lastSource = sourceIndex.value(QString::fromRawData(id.data(), id.size()), -1);
        return lastSource;
    }

    int lastSource = -1;
};

template <typename T> using AliasRows = std::vector<std::pair<QString, T>>;

/// An exact spelling always means what its row says; of several that fold to one name the first row decides.
template <typename T> void fillAliases(QHash<QString, T> &aliases, const AliasRows<T> &rows)
{
    for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        aliases.insert(foldName(row->first), row->second);
    for (const auto &[alias, target] : rows)
        aliases.insert(alias, target);
}

QString readHead(ReadContext &c); ///< version, sources
QString readGpus(ReadContext &c); ///< cards, facts, aliases
QString readPciIds(ReadContext &c);
QString readModels(ReadContext &c);
QString readLlamaCppShapes(ReadContext &c);
QString readQuantisations(ReadContext &c);
QString readSoftware(ReadContext &c);
QString readUsableMemory(ReadContext &c);
QString readClaims(ReadContext &c);
QString readOffers(ReadContext &c);         ///< prices and exchange rates
QString readSpeedConstants(ReadContext &c); ///< and how far off they were for cards left out

} // namespace gpuwise
