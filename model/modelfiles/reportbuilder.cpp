// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/reportbuilder.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace gpuwise {

double ModelFileReport::bitsPerWeight() const
{
    const double params = content.model.shape.params;
    return content.hasExactWeights() && params > 0 ? content.weightBytes * 8 / params : 0;
}

void addFact(ModelFileReport &report, const char *field, double value, FactBasis basis, const QString &where)
{
    addFact(report, field, QString::number(value, 'g', 15), basis, where);
}

void addFact(ModelFileReport &report, const char *field, const QString &value, FactBasis basis,
             const QString &where)
{
    report.facts.push_back({QLatin1StringView(field), inertText(value), basis, inertText(where, 160)});
}

void addRemark(ModelFileReport &report, FileRemarkId id, const QString &subject, const QString &detail)
{
    FileRemark remark{id, subject, detail};
    if (std::find(report.remarks.begin(), report.remarks.end(), remark) == report.remarks.end())
        report.remarks.push_back(std::move(remark));
}

void TypeShares::add(const QString &type, double elements, double bytes)
{
    TypeShare &share = m_shares[type];
    share.type = type;
    ++share.tensors;
    share.elements += elements;
    share.bytes += bytes;
}

void TypeShares::add(const TypeShares &others)
{
    for (const TypeShare &other : others.m_shares) {
        TypeShare &share = m_shares[other.type];
        share.type = other.type;
        share.tensors += other.tensors;
        share.elements += other.elements;
        share.bytes += other.bytes;
    }
}

std::vector<TypeShare> TypeShares::sorted() const
{
    std::vector<TypeShare> shares(m_shares.cbegin(), m_shares.cend());
    std::sort(shares.begin(), shares.end(), [](const TypeShare &a, const TypeShare &b) {
        return a.bytes != b.bytes ? a.bytes > b.bytes : a.type < b.type;
    });
    return shares;
}

namespace {

double stateElements(const ModelShape &shape)
{
    const double matrix = static_cast<double>(shape.ssmInner) * shape.ssmState;
    const double rows = std::max(0, shape.ssmConv - 1);
    const double groups = 2.0 * shape.ssmGroups * shape.ssmState;
    switch (shape.linear) {
    case LinearKind::GatedDeltaNet:
    case LinearKind::Mamba2:
        return matrix + rows * (shape.ssmInner + groups);
    case LinearKind::Mamba1:
        return matrix + rows * shape.ssmInner;
    case LinearKind::Kda:
        return matrix + rows * 3 * shape.ssmInner;
    case LinearKind::Lightning:
        return matrix;
    case LinearKind::ShortConv:
        return rows * shape.ssmInner;
    case LinearKind::None:
        break;
    }
    return 0;
}

AttentionKind attentionOf(const ModelShape &shape)
{
    if (std::any_of(shape.pattern.begin(), shape.pattern.begin() + shape.layers,
                    [](char letter) { return letter == 'C' || letter == 'H'; }))
        return AttentionKind::Compressed;
    if (shape.linearLayers > 0)
        return shape.linearLayers == shape.layers && shape.globalLayers == 0 ? AttentionKind::None
                                                                             : AttentionKind::Hybrid;
    if (shape.mlaKvLoraRank > 0)
        return AttentionKind::Mla;
    if (shape.slidingLayers > 0)
        return AttentionKind::Sliding;
    if (shape.kvHeads == 1 && shape.heads > 1)
        return AttentionKind::Mqa;
    return shape.kvHeads > 0 && shape.kvHeads < shape.heads ? AttentionKind::Gqa : AttentionKind::Mha;
}

} // namespace

void finishShape(ModelShape &shape)
{
    shape.globalLayers = shape.slidingLayers = shape.linearLayers = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape.layers); ++i) {
        char &letter = shape.pattern[i];
        if (letter == '\0')
            letter = 'G';
        const bool ownsCache = static_cast<int>(i) < shape.layers - shape.kvSharedLayers;
        shape.slidingLayers += letter == 'S' && ownsCache;
        shape.linearLayers += letter == 'L' || letter == 'P';
        shape.globalLayers += (letter == 'G' && ownsCache) || letter == 'P' || letter == 'X';
    }
    const auto last = shape.pattern.begin() + shape.layers;
    const auto compressed =
        std::count_if(shape.pattern.begin(), last, [](char c) { return c == 'C' || c == 'H'; });
    if (compressed > 0) { // every layer keeps a window, whatever it compresses
        shape.globalLayers = static_cast<int>(compressed);
        shape.slidingLayers = shape.layers;
        shape.indexerLayers = static_cast<int>(std::count(shape.pattern.begin(), last, 'C'));
    }
    if (shape.slidingLayers == 0)
        shape.slidingWindow = 0;
    if (shape.globalHeadDim == 0 && shape.globalLayers > 0)
        shape.globalHeadDim = shape.headDim;
    if (shape.globalKvHeads == 0 && shape.globalLayers > 0)
        shape.globalKvHeads = shape.kvHeads;
    if (shape.slidingLayers > 0) {
        shape.slidingHeadDim = shape.slidingHeadDim > 0 ? shape.slidingHeadDim : shape.headDim;
        shape.slidingKvHeads = shape.slidingKvHeads > 0 ? shape.slidingKvHeads : shape.kvHeads;
    }
    if (shape.valueHeadDim == 0)
        shape.valueHeadDim = shape.headDim;
    if (shape.linearLayers > 0)
        shape.linearStateElementsPerLayer = stateElements(shape);
    if (shape.head != HeadStorage::None)
        shape.head = shape.tiedEmbeddings ? HeadStorage::Tied : HeadStorage::Separate;
    shape.attention = attentionOf(shape);
}

QString modelName(const QString &stated, const QString &path)
{
    const QString name = inertText(QStringView(stated).trimmed());
    if (!name.isEmpty())
        return name;
    const QFileInfo file(path);
    const QString base = file.completeBaseName();
    const bool plain = base == QLatin1StringView("config") || base.startsWith(QLatin1StringView("model"));
    const QString folder = file.absoluteDir().dirName();
    return inertText(plain && !folder.isEmpty() ? folder : base);
}

} // namespace gpuwise
