// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/claims/claimtable.h"

#include "model/words/words.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr qsizetype longestSearch = 200;

int place(const Claim &claim)
{
    const ClaimGroup group = claimGroupOf(claim.verdict);
    return group == ClaimGroup::Wrong ? 0 : group == ClaimGroup::Open ? 1 : 2;
}

QString searchedText(const Catalogue &catalogue, const Claim &claim)
{
    QStringList texts{claim.id,           claim.saidEn,   claim.saidZh,   claim.rightValue,
                      claim.rightValueZh, claim.reasonEn, claim.reasonZh, claim.evidence};
    for (const QString &subject : claim.subjects) {
        if (const Gpu *gpu = catalogue.gpu(subject))
            texts << gpu->name;
        if (const AiModel *model = catalogue.model(subject))
            texts << model->name;
    }
    return texts.join(u'\n');
}

} // namespace

bool matches(const Catalogue &catalogue, const Claim &claim, const ClaimFilter &filter)
{
    if ((filter.group && claimGroupOf(claim.verdict) != *filter.group) ||
        (filter.subject && claim.subjectKind != *filter.subject) ||
        (!filter.card.isEmpty() && !claim.subjects.contains(filter.card)))
        return false;
    const QStringList words = filter.text.left(longestSearch).simplified().split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return true;
    const QString text = searchedText(catalogue, claim);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

std::vector<const Claim *> claimsMatching(const Catalogue &catalogue, const ClaimFilter &filter)
{
    std::vector<const Claim *> found;
    for (const Claim &claim : catalogue.claims)
        if (matches(catalogue, claim, filter))
            found.push_back(&claim);
    return found;
}

std::vector<const Gpu *> claimedCards(const Catalogue &catalogue)
{
    std::vector<const Gpu *> cards;
    for (const Claim &claim : catalogue.claims)
        for (const QString &subject : claim.subjects)
            if (const Gpu *gpu = catalogue.gpu(subject);
                gpu && std::find(cards.begin(), cards.end(), gpu) == cards.end())
                cards.push_back(gpu);
    std::sort(cards.begin(), cards.end(), [](const Gpu *a, const Gpu *b) { return a->name < b->name; });
    return cards;
}

ClaimTable::ClaimTable(const Catalogue &catalogue, QObject *parent)
    : QAbstractTableModel(parent)
    , m_catalogue(catalogue)
{}

void ClaimTable::setFilter(const ClaimFilter &filter, const QLocale &locale)
{
    beginResetModel();
    m_filter = filter;
    m_locale = locale;
    m_rows = claimsMatching(m_catalogue, filter);
    std::stable_sort(m_rows.begin(), m_rows.end(),
                     [](const Claim *a, const Claim *b) { return place(*a) < place(*b); });
    endResetModel();
}

const Claim *ClaimTable::claim(int row) const
{
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)] : nullptr;
}

int ClaimTable::rowOf(const QString &id) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const Claim *claim) { return claim->id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int ClaimTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ClaimTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ClaimTable::data(const QModelIndex &index, int role) const
{
    const Claim *claim = index.isValid() ? this->claim(index.row()) : nullptr;
    if (!claim)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == VerdictColumn ? claimVerdictWord(claim->verdict)
               : index.column() == SaidColumn  ? claimSaid(*claim, m_locale)
                                               : claimRightValue(*claim, m_locale);
    case IdRole:
        return claim->id;
    case VerdictRole:
        return static_cast<int>(claim->verdict);
    default:
        return {};
    }
}

QVariant ClaimTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == VerdictColumn ? tr("Verdict") : section == SaidColumn ? tr("Claim") : tr("Right");
}

} // namespace gpuwise
