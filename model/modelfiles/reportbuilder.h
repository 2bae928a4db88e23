// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the readers of all kinds share while they fill a report.
#pragma once

#include "model/modelfiles/modelfile.h"

#include <QHash>

namespace gpuwise {

/// Limits of the values of a shape; the catalogue's own tables are checked against much the same.
namespace limits {
inline constexpr qint64 layers = maxLayers;
inline constexpr qint64 hidden = 1'000'000;
inline constexpr qint64 width = 10'000'000;
inline constexpr qint64 heads = 65'535;
inline constexpr qint64 headDim = 65'536;
inline constexpr qint64 vocab = 100'000'000;
inline constexpr qint64 context = 2'000'000'000;
inline constexpr qint64 experts = 65'536;
inline constexpr qint64 rank = 1'000'000;
} // namespace limits

/// Notes a fact of the shape together with where it came from.
void addFact(ModelFileReport &report, const char *field, double value, FactBasis basis, const QString &where);
void addFact(ModelFileReport &report, const char *field, const QString &value, FactBasis basis,
             const QString &where);
void addRemark(ModelFileReport &report, FileRemarkId id, const QString &subject = {},
               const QString &detail = {});

/// Adds up tensors by type.
class TypeShares
{
public:
    void add(const QString &type, double elements, double bytes);
    void add(const TypeShares &others);
    std::vector<TypeShare> sorted() const;

private:
    QHash<QString, TypeShare> m_shares;
};

/// Fills what follows from the layer pattern and the widths: counts of layers by kind, kind of attention,
/// head storage, recurrent state. Without a pattern every layer has full attention.
void finishShape(ModelShape &shape);

/// The name to show: the file's own when it has one, else that of the file or its folder.
QString modelName(const QString &stated, const QString &path);

} // namespace gpuwise
