// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/palettechoices.h"

#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Palette)
};

QString kindWord(PaletteKind kind)
{
    switch (kind) {
    case PaletteKind::Page:
        return Words::tr("page");
    case PaletteKind::Action:
        return Words::tr("command");
    case PaletteKind::Card:
        return Words::tr("card");
    case PaletteKind::Model:
        break;
    }
    return Words::tr("model");
}

/// Letters in their order with few between them: "qwncoder" in "qwen3coder". 0: no. A number half right is
/// another card.
int scattered(QStringView text, QStringView word)
{
    const bool number = std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
    if (word.size() < 3 || number)
        return 0;
    qsizetype at = text.indexOf(word.front());
    const qsizetype first = at;
    for (qsizetype i = 1; i < word.size() && at >= 0; ++i)
        at = text.indexOf(word[i], at + 1);
    if (at < 0)
        return 0;
    const auto gaps = static_cast<int>(at - first + 1 - word.size());
    return gaps > static_cast<int>(2 * word.size()) ? 0 : 100 - 4 * gaps;
}

int scoreIn(const QString &text, const QString &word)
{
    if (text == word)
        return 1000;
    const qsizetype at = text.indexOf(word);
    if (at == 0)
        return 800;
    if (at > 0)
        return text.endsWith(word) ? 650 : 500; // "4090" in "rtx4090" is what it is called
    return std::max(0, scattered(text, word));
}

int bestFor(const PaletteEntry &entry, const QString &word)
{
    int best = scoreIn(foldName(entry.title), word);
    for (const QString &part : entry.title.split(u' '))
        best = std::max(best, scoreIn(foldName(part), word) - 20);
    for (const QString &other : entry.words)
        best = std::max(best, scoreIn(foldName(other), word) - 40);
    return best;
}

int rankOf(PaletteKind kind)
{
    constexpr int ranks[] = {30, 20, 10, 0}; // between equals
    return ranks[static_cast<int>(kind)];
}

} // namespace

std::vector<PaletteEntry> paletteEntriesOf(const Catalogue &catalogue, const QLocale &locale)
{
    std::vector<PaletteEntry> entries;
    QMultiHash<QString, QString> cardNames, modelNames;
    for (auto it = catalogue.gpuAliases.cbegin(); it != catalogue.gpuAliases.cend(); ++it)
        cardNames.insert(it.value(), it.key());
    for (auto it = catalogue.modelAliases.cbegin(); it != catalogue.modelAliases.cend(); ++it)
        modelNames.insert(it->modelId, it.key());
    for (const Gpu &gpu : catalogue.gpus) {
        const auto memory = gpu.number(SpecField::MemoryGB);
        QStringList words = cardNames.values(gpu.id);
        words << gpu.id << vendorName(gpu.vendor);
        entries.push_back({PaletteKind::Card, gpu.id, gpu.name,
                           memory ? Words::tr("%1 GB").arg(formatTrimmed(*memory, 1, locale)) : QString(),
                           words});
    }
    for (const AiModel &model : catalogue.models) {
        QStringList words = modelNames.values(model.id);
        words << model.id << model.family;
        entries.push_back({PaletteKind::Model, model.id, model.name,
                           model.shape.params > 0
                               ? Words::tr("%1B", "billions of parameters")
                                     .arg(formatTrimmed(model.shape.params / 1e9, 1, locale))
                               : QString(),
                           words});
    }
    return entries;
}

int paletteScore(const PaletteEntry &entry, const QString &query)
{
    const QString whole = foldName(query);
    if (whole.isEmpty())
        return 0;
    int total = bestFor(entry, whole);
    if (total < 300) { // not in one piece: word by word
        int sum = 0;
        int count = 0;
        for (const QString &typed : query.split(u' ', Qt::SkipEmptyParts)) {
            const QString word = foldName(typed);
            if (word.isEmpty())
                continue;
            const int found = bestFor(entry, word);
            if (found <= 0)
                return total > 0 ? total : 0;
            sum += found;
            ++count;
        }
        total = std::max(total, count > 1 ? sum / count - 60 : sum);
    }
    if (total <= 0)
        return 0;
    return std::max(1, total + rankOf(entry.kind) - std::min(20, static_cast<int>(entry.title.size() / 4)));
}

void PaletteChoices::setEntries(std::vector<PaletteEntry> entries)
{
    m_entries = std::move(entries);
    setQuery({});
}

void PaletteChoices::setQuery(const QString &query)
{
    std::vector<std::pair<int, std::size_t>> found;
    const bool all = foldName(query).isEmpty();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const PaletteKind kind = m_entries[i].kind;
        const int score = all ? int(kind == PaletteKind::Page || kind == PaletteKind::Action)
                              : paletteScore(m_entries[i], query);
        if (score > 0)
            found.emplace_back(score, i);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    beginResetModel();
    m_matches = static_cast<int>(found.size());
    m_shown.clear();
    for (const auto &[score, i] : found)
        if (m_shown.size() < mostShown)
            m_shown.push_back(i);
    endResetModel();
}

int PaletteChoices::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant PaletteChoices::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PaletteEntry &entry = m_entries[m_shown[static_cast<std::size_t>(index.row())]];
    const QString meta =
        entry.detail.isEmpty()
            ? kindWord(entry.kind)
            : Words::tr("%1 · %2", "detail, kind of entry").arg(entry.detail, kindWord(entry.kind));
    switch (role) {
    case Qt::DisplayRole:
        return entry.title;
    case IdRole:
        return entry.id;
    case MetaRole:
        return meta;
    case KindRole:
        return static_cast<int>(entry.kind);
    case Qt::AccessibleTextRole:
        return Words::tr("%1, %2", "entry and what it is").arg(entry.title, meta);
    default:
        return {};
    }
}

} // namespace gpuwise
