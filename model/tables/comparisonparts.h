// SPDX-License-Identifier: GPL-3.0-or-later
//
// A cell of a comparison taken apart for painting: the figure people look for, what qualifies it, and which
// kind of cell it is. The one-line form of the same cell is cellText().
#pragma once

#include "model/tables/comparison.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

enum class CellKind
{
    Value,
    Fit,          ///< a fit bar with its verdict
    NotPublished, ///< nobody has said
    NotSupported, ///< it is known that there is none
    NotKnown,     ///< an estimate that cannot be made
    NoPrice,
};

struct CellParts
{
    CellKind kind = CellKind::Value;
    QString value;  ///< "1,008", "38", "¥15,000", "Fits", "not published"
    QString detail; ///< "30–45", "2026-06", "1.1 to spare"; may be empty

    bool operator==(const CellParts &) const = default;
};

/// "used, 2026-09": whether a price to buy is that of a new or of a used card belongs to it.
QString priceDetail(const ComparisonRow &row, const PriceAnswer &price, bool monthOnly);
CellKind cellKind(const ComparisonRow &row, const ComparisonCell &cell);
CellParts cellParts(const ComparisonRow &row, const ComparisonCell &cell, Currency currency,
                    const QLocale &locale);

/// The unit as it stands beside the row's name; shorter than in prose: "CNY/h", "tokens/s per CNY 1,000".
QString shortUnit(const ComparisonRow &row, Currency currency);
/// "Spec" of the compared cards without the words that say nothing in a table: "RTX 4090", "2 × RTX 5090".
QString shortCardName(const QString &fullName);
/// "24 GB · new": size as sold and how the group is acquired.
QString columnMeta(const ComparisonColumn &column, const QLocale &locale);
/// What the section is about: "Qwen3 32B · Q4_K_M · 16K context", "dense, without sparsity".
QString sectionNote(ComparisonSection section, const ResolvedWorkload &resolved, const QLocale &locale);
/// The name without what the note says.
QString sectionTitle(ComparisonSection section);

} // namespace gpuwise
