// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/catalogue.h"

#include <algorithm>

namespace gpuwise {

namespace {

template <typename T> QHash<QString, int> indexById(const std::vector<T> &values)
{
    QHash<QString, int> index;
    index.reserve(static_cast<qsizetype>(values.size()));
    for (std::size_t i = 0; i < values.size(); ++i)
        index.insert(values[i].id, static_cast<int>(i));
    return index;
}

template <typename T>
const T *byId(const std::vector<T> &values, const QHash<QString, int> &index, QStringView id)
{
    const auto it = index.constFind(id.toString());
    return it == index.constEnd() ? nullptr : &values[static_cast<std::size_t>(*it)];
}

template <typename T> const T *byName(const std::vector<T> &values, const QString &folded)
{
    for (const T &value : values)
        if (foldName(value.id) == folded)
            return &value;
    for (const T &value : values)
        if (foldName(value.name) == folded)
            return &value;
    return nullptr;
}

/// Levenshtein distance over folded names, bounded by the length of the longer one.
qsizetype distance(QStringView a, QStringView b)
{
    std::vector<qsizetype> row(static_cast<std::size_t>(b.size()) + 1);
    for (std::size_t j = 0; j < row.size(); ++j)
        row[j] = static_cast<qsizetype>(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        qsizetype diagonal = row[0];
        row[0] = i;
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            const qsizetype substitute = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[at];
            row[at] = std::min({row[at] + 1, row[at - 1] + 1, substitute});
        }
    }
    return row.back();
}

/// Distance that forgives what was left out: a word contained in a longer name is near.
qsizetype nearness(const QString &asked, const QString &candidate)
{
    const qsizetype d = distance(asked, candidate);
    return candidate.contains(asked) || asked.contains(candidate) ? std::min(d, d / 4 + 1) : d;
}

/// What is compared, and what is offered for it: "RTX 4090" and "nvidia-rtx-4090-24gb".
struct NamedWord
{
    QString word;
    QString offered;
};

QStringList nearestNames(const std::vector<NamedWord> &candidates, const QString &asked, int limit)
{
    const QString folded = foldName(asked);
    std::vector<std::pair<qsizetype, QString>> ranked;
    ranked.reserve(candidates.size());
    for (const NamedWord &candidate : candidates)
        ranked.emplace_back(nearness(folded, foldName(candidate.word)), candidate.offered);
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QStringList nearest;
    for (const auto &[distance, offered] : ranked) {
        if (nearest.size() >= limit || distance > std::max<qsizetype>(3, folded.size() * 2 / 3))
            break;
        if (!nearest.contains(offered))
            nearest.append(offered);
    }
    return nearest;
}

} // namespace

QString foldName(QStringView name)
{
    QString folded;
    folded.reserve(name.size());
    for (const QChar c : name)
        if (c.isLetterOrNumber() || c == u'.' || c == u'+')
            folded.append(c.toCaseFolded());
    return folded;
}

void Catalogue::buildIndex()
{
    gpuIndex = indexById(gpus);
    modelIndex = indexById(models);
    quantisationIndex = indexById(quantisations);
}

const Gpu *Catalogue::gpu(QStringView id) const
{
    return byId(gpus, gpuIndex, id);
}

const AiModel *Catalogue::model(QStringView id) const
{
    return byId(models, modelIndex, id);
}

const Quantisation *Catalogue::quantisation(QStringView id) const
{
    return byId(quantisations, quantisationIndex, id);
}

std::vector<const Offer *> Catalogue::offersFor(QStringView gpuId) const
{
    std::vector<const Offer *> found;
    for (const Offer &offer : offers)
        if (offer.gpuId == gpuId)
            found.push_back(&offer);
    return found;
}

std::vector<const Claim *> Catalogue::claimsAbout(QStringView id) const
{
    std::vector<const Claim *> found;
    for (const Claim &claim : claims)
        if (claim.subjects.contains(id))
            found.push_back(&claim);
    return found;
}

std::vector<const PciId *> Catalogue::pciIdsOf(std::uint16_t vendor, std::uint16_t device) const
{
    std::vector<const PciId *> found;
    const auto before = [](const PciId &row, std::pair<std::uint16_t, std::uint16_t> id) {
        return std::pair(row.vendor, row.device) < id;
    };
    for (auto row = std::lower_bound(pciIds.begin(), pciIds.end(), std::pair(vendor, device), before);
         row != pciIds.end() && row->vendor == vendor && row->device == device; ++row)
        found.push_back(&*row);
    return found;
}

const Gpu *findGpu(const Catalogue &catalogue, const QString &name)
{
    if (const Gpu *exact = catalogue.gpu(name))
        return exact;
    if (const Gpu *aliased = catalogue.gpu(catalogue.gpuAliases.value(name)))
        return aliased;
    const QString folded = foldName(name);
    if (folded.isEmpty())
        return nullptr;
    if (const Gpu *named = byName(catalogue.gpus, folded))
        return named;
    return catalogue.gpu(catalogue.gpuAliases.value(folded));
}

const AiModel *findModel(const Catalogue &catalogue, const QString &name)
{
    if (const AiModel *exact = catalogue.model(name))
        return exact;
    if (const AiModel *aliased = catalogue.model(catalogue.modelAliases.value(name).modelId))
        return aliased;
    const QString folded = foldName(name);
    if (folded.isEmpty())
        return nullptr;
    if (const AiModel *named = byName(catalogue.models, folded))
        return named;
    return catalogue.model(catalogue.modelAliases.value(folded).modelId);
}

const Quantisation *findWeightPrecision(const Catalogue &catalogue, const QString &name)
{
    const auto weights = [](const Quantisation *q) {
        return q && (q->kind == QuantisationKind::Linear || q->kind == QuantisationKind::File ||
                     q->kind == QuantisationKind::Generic)
                   ? q
                   : nullptr;
    };
    if (const Quantisation *exact = weights(catalogue.quantisation(name)))
        return exact;
    if (const Quantisation *aliased = weights(catalogue.quantisation(catalogue.weightAliases.value(name))))
        return aliased;
    if (const Quantisation *exact = weights(catalogue.quantisation(name.toLower())))
        return exact;
    return weights(catalogue.quantisation(catalogue.weightAliases.value(foldName(name))));
}

const Quantisation *findKvPrecision(const Catalogue &catalogue, const QString &name)
{
    if (const Quantisation *exact = catalogue.quantisation(name);
        exact && exact->kind == QuantisationKind::Kv)
        return exact;
    const QString alias = catalogue.kvAliases.value(name);
    return catalogue.quantisation(alias.isEmpty() ? catalogue.kvAliases.value(foldName(name)) : alias);
}

QStringList nearestWords(const QStringList &words, const QString &word, int limit)
{
    std::vector<NamedWord> named;
    named.reserve(static_cast<std::size_t>(words.size()));
    for (const QString &candidate : words)
        named.push_back({candidate, candidate});
    return nearestNames(named, word, limit);
}

QStringList nearestGpuNames(const Catalogue &catalogue, const QString &name, int limit)
{
    std::vector<NamedWord> named;
    for (const Gpu &gpu : catalogue.gpus) {
        named.push_back({gpu.id, gpu.id});
        named.push_back({gpu.name, gpu.id});
    }
    QStringList aliases = catalogue.gpuAliases.keys();
    aliases.sort(); // a hash has no order, an answer has
    for (const QString &alias : aliases)
        named.push_back({alias, catalogue.gpuAliases.value(alias)});
    return nearestNames(named, name, limit);
}

QStringList nearestModelNames(const Catalogue &catalogue, const QString &name, int limit)
{
    std::vector<NamedWord> named;
    for (const AiModel &model : catalogue.models) {
        named.push_back({model.id, model.id});
        named.push_back({model.name, model.id});
    }
    return nearestNames(named, name, limit);
}

} // namespace gpuwise
