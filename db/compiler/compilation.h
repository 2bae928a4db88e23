// SPDX-License-Identifier: GPL-3.0-or-later
//
// From a folder of CSV files to rows that are ready to be inserted. Each compile function reads one or two
// files, checks every cell and appends rows; later files may refer to ids that earlier ones brought in.
#pragma once

#include "db/compiler/problems.h"
#include "model/domain/plausible.h"

#include <QDate>
#include <QHash>
#include <QSet>
#include <QString>
#include <QVariantList>

#include <vector>

namespace gpuwise {

/// Rows for one table, in the order of its columns.
struct TableRows
{
    QString table;
    int columns = 0;
    std::vector<QVariantList> rows;
};

/// A standing value with the line that it came from, for the checks that look at a whole card.
struct StandingFact
{
    int line = 0;
    QString value;
    std::optional<double> number;
    FactState state = FactState::NotPublished;
    QString note;
};

struct CardFacts
{
    QString id;
    Vendor vendor = Vendor::Other;
    Segment segment = Segment::Consumer;
    int line = 0; ///< in gpus.csv
    QHash<SpecField, StandingFact> standing;
};

struct Compilation
{
    QString directory;
    Problems problems;
    QDate asOf;
    QSet<QString> sources, cardIds, models, quantisations;
    QHash<QString, QString> cardNames; ///< folded ids and names, and the card that has them
    QHash<QString, CardFacts> cards;
    std::vector<TableRows> tables;
};

// In this order.
void compileHead(Compilation &c); ///< catalogue.csv, sources.csv
void compileCards(Compilation &c);
void compileFacts(Compilation &c);
void checkCards(Compilation &c); ///< values of one card against each other
void compileModels(Compilation &c);
void compileLlamaCppShapes(Compilation &c);
void compileQuantisations(Compilation &c);
void compileAliases(Compilation &c);
void compilePciIds(Compilation &c);
void compileSoftware(Compilation &c);
void compileUsableMemory(Compilation &c);
void compileClaims(Compilation &c);
void compileOffers(Compilation &c);
void compileSpeedConstants(Compilation &c);
void compileMeasurements(Compilation &c);

/// All of the above.
Compilation compileCatalogue(const QString &directory);

/// Writes the rows to `path`: under another name first, renamed when everything is in and checked. Returns
/// what went wrong, or an empty text.
QString writeCatalogue(const Compilation &compilation, const QString &schema, const QString &path);

} // namespace gpuwise
