// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/cardtable.h"

#include "model/domain/useredit.h"
#include "model/domain/useroverlay.h"
#include "model/estimate/memory.h"
#include "model/session/answertexts.h"
#include "model/session/favourites.h"
#include "model/session/session.h"
#include "model/tables/cellsources.h"
#include "model/words/factwords.h"
#include "model/words/format.h"
#include "model/words/pricewords.h"
#include "model/words/sourcewords.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CardTable)
};

constexpr qsizetype longestCell = 300; ///< of a name of a stranger: no cell shows more

/// One line: no name of a stranger breaks or reorders what stands beside it.
QString oneLine(const QString &text)
{
    QString line = text.left(longestCell);
    for (QChar &c : line)
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator ||
            c == QChar::ParagraphSeparator)
            c = u' ';
    return line;
}

/// The row of a comparison of this one card that has the sources of a column.
const ComparisonRow *comparedRow(const Comparison &comparison, const CardColumn &column)
{
    const auto field = column.figure == CardFigure::Spec   ? ComparisonField::Spec
                       : column.figure == CardFigure::Fit  ? ComparisonField::FitMargin
                       : column.figure == CardFigure::Rent ? ComparisonField::RentPerHour
                                                           : ComparisonField::Price;
    for (const ComparisonRow &row : comparison.rows)
        if (row.field == field && (field != ComparisonField::Spec || row.spec == column.spec))
            return &row;
    return nullptr;
}

} // namespace

CardTable::CardTable(Session &session, QObject *parent)
    : QAbstractTableModel(parent)
    , m_session(session)
    , m_values(session.catalogue())
{
    for (const QString &id : usualCardColumns())
        m_columns.push_back(cardTableColumn(id));
    readSession();
    m_rows = selected();
    connect(&session, &Session::workloadChanged, this, &CardTable::followWorkload);
    connect(&session, &Session::catalogueChanged, this, &CardTable::reload);
    connect(&session, &Session::favouritesChanged, this, &CardTable::followMarks);
    m_marked = session.ownData().favourites;
}

void CardTable::readSession()
{
    if (m_pricedFor != m_session.workload().budget) {
        m_pricedFor = m_session.workload().budget;
        m_values.setPrices(*m_pricedFor, m_session.today());
    }
    if (!isAnswered(m_session.workload().model) || !m_session.resolved().problem.isEmpty()) {
        m_values.setJudge({});
        return;
    }
    m_values.setJudge([this](const Gpu &gpu) {
        const Question question = questionFor(m_session.catalogue(), m_session.resolved(), gpu, 1);
        return judgeFit(estimateMemory(question),
                        usableMemory(m_session.catalogue(), gpu, m_session.workload().budget.os));
    });
}

void CardTable::followWorkload()
{
    beginResetModel();
    readSession();
    m_rows = selected();
    endResetModel();
}

void CardTable::reload()
{
    beginResetModel();
    m_values.reload();
    m_pricedFor.reset();
    readSession();
    m_rows = selected();
    endResetModel();
}

/// Only the rows whose star comes or goes; where nothing but marked cards is shown, these are others.
void CardTable::followMarks()
{
    const QStringList before = std::exchange(m_marked, m_session.ownData().favourites);
    if (m_favouritesOnly)
        return select();
    for (int row = 0; row < rowCount(); ++row) {
        const QString &id = m_values.gpu(m_rows[static_cast<std::size_t>(row)]).id;
        if (before.contains(id) != m_marked.contains(id))
            Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1),
                               {FavouriteRole, Qt::AccessibleTextRole});
    }
}

std::vector<int> CardTable::selected() const
{
    std::vector<int> rows = m_values.select(m_query);
    if (m_favouritesOnly)
        std::erase_if(rows, [this](int row) { return !isFavourite(m_session, m_values.gpu(row).id); });
    return rows;
}

void CardTable::setFavouritesOnly(bool on)
{
    if (on == m_favouritesOnly)
        return;
    m_favouritesOnly = on;
    select();
}

void CardTable::select()
{
    const std::vector<int> next = selected();
    if (next == m_rows)
        return;
    beginResetModel();
    m_rows = next;
    endResetModel();
}

const Gpu &CardTable::gpuAt(int row) const
{
    return m_values.gpu(m_rows[static_cast<std::size_t>(row)]);
}

int CardTable::rowOf(const QString &gpuId) const
{
    const auto found = std::find(m_rows.begin(), m_rows.end(), m_values.rowOf(gpuId));
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QStringList CardTable::columns() const
{
    QStringList ids;
    for (const int column : m_columns)
        ids << QString::fromLatin1(cardTableColumns()[static_cast<std::size_t>(column)].id);
    return ids;
}

void CardTable::setColumns(const QStringList &ids)
{
    std::vector<int> columns{0};
    for (std::size_t i = 1; i < cardTableColumns().size(); ++i)
        if (ids.contains(QLatin1StringView(cardTableColumns()[i].id)))
            columns.push_back(static_cast<int>(i));
    if (columns == m_columns)
        return;
    beginResetModel();
    m_columns = columns;
    endResetModel();
}

void CardTable::setSearch(const QString &text)
{
    m_query.search = text;
    select();
}

void CardTable::setFilter(int column, const ValueFilter &filter)
{
    if (filter.isEmpty())
        m_query.filters.erase(column);
    else
        m_query.filters[column] = filter;
    select();
}

void CardTable::clearFilters()
{
    m_query.search.clear();
    m_query.filters.clear();
    m_favouritesOnly = false;
    select();
}

void CardTable::sort(int column, Qt::SortOrder order)
{
    m_query.sortColumn = column < 0 || column >= columnCount() ? -1 : columnAt(column);
    m_query.descending = order == Qt::DescendingOrder;
    const std::vector<int> next = selected();
    if (next == m_rows)
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    std::vector<int> placeOf(static_cast<std::size_t>(m_values.rows()), -1);
    for (std::size_t place = 0; place < next.size(); ++place)
        placeOf[static_cast<std::size_t>(next[place])] = static_cast<int>(place);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex &index : before)
        after << this->index(placeOf[static_cast<std::size_t>(m_rows[static_cast<std::size_t>(index.row())])],
                             index.column());
    m_rows = next;
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

int CardTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CardTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

CellKind CardTable::kindOf(const CardColumn &column, int row, int at) const
{
    switch (column.figure) {
    case CardFigure::Spec:
        if (m_values.number(at, row) || !m_values.text(at, row).isEmpty())
            return CellKind::Value;
        return m_values.gpu(row).spec(column.spec).state == FactState::NotSupported ? CellKind::NotSupported
                                                                                    : CellKind::NotPublished;
    case CardFigure::Price:
        return m_values.price(row) ? CellKind::Value : CellKind::NoPrice;
    case CardFigure::Rent:
        return m_values.rent(row) ? CellKind::Value : CellKind::NoPrice;
    case CardFigure::Fit: {
        const auto fit = m_values.fit(row);
        return fit && fit->verdict != Verdict::Unknown ? CellKind::Fit : CellKind::NotKnown;
    }
    default:
        return CellKind::Value;
    }
}

QString CardTable::textOf(const CardColumn &column, int row, int at) const
{
    const QLocale locale;
    switch (column.figure) {
    case CardFigure::Price:
        if (const auto &price = m_values.price(row))
            return price->converted
                       ? QStringLiteral("≈ %1").arg(formatSignificant(price->each.amount(), 2, locale))
                       : formatNumber(price->each.amount(), 0, locale);
        return Words::tr("no price");
    case CardFigure::Rent:
        if (const auto &rent = m_values.rent(row))
            return QStringLiteral("%1%2").arg(rent->converted ? QStringLiteral("≈ ") : QString(),
                                              formatNumber(rent->each.amount(), 2, locale));
        return Words::tr("no price");
    case CardFigure::PriceDate:
        if (const auto &price = m_values.price(row))
            return Words::tr("%1 %2", "month, condition: 2026-08 used")
                .arg(formatDate(price->asOf, true), offerKindWord(price->kind));
        return {};
    case CardFigure::Fit: {
        const auto fit = m_values.fit(row);
        return verdictWord(fit ? fit->verdict : Verdict::Unknown);
    }
    default:
        break;
    }
    if (column.figure == CardFigure::Spec) {
        const SpecValue &value = m_values.gpu(row).spec(column.spec);
        if (kindOf(column, row, at) != CellKind::Value)
            return factStateWord(value.state);
        if (column.kind == ColumnKind::Date)
            return value.text;
        if (const auto number = m_values.number(at, row))
            return formatTrimmed(*number, 2, locale);
    }
    const QString text = oneLine(m_values.text(at, row));
    return column.figure == CardFigure::Name && isOwnId(m_values.gpu(row).id)
               ? Words::tr("%1 (%2)", "card, that it is the user's").arg(text, ownWord())
               : text;
}

bool CardTable::isOwnValue(const CardColumn &column, int row) const
{
    const auto isOwnPrice = [](const std::optional<PriceAnswer> &price) {
        return price && price->newest && !price->newest->ownId.isEmpty();
    };
    switch (column.figure) {
    case CardFigure::Spec:
        return isOwnSource(m_session.catalogue(), m_values.gpu(row).spec(column.spec).source);
    case CardFigure::Price:
    case CardFigure::PriceDate:
        return isOwnPrice(m_values.price(row));
    case CardFigure::Rent:
        return isOwnPrice(m_values.rent(row));
    default:
        return false;
    }
}

QVariant CardTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int at = columnAt(index.column());
    const CardColumn &column = cardTableColumns()[static_cast<std::size_t>(at)];
    const int row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(column, row, at);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column.isRightAligned() ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    case Qt::AccessibleTextRole: {
        const QString unit = kindOf(column, row, at) == CellKind::Value
                                 ? cardColumnUnit(column, m_session.workload().budget.currency)
                                 : QString();
        const QString text = unit.isEmpty()
                                 ? textOf(column, row, at)
                                 : Words::tr("%1 %2", "value, unit").arg(textOf(column, row, at), unit);
        if (column.figure == CardFigure::Name && isFavourite(m_session, m_values.gpu(row).id))
            return Words::tr("%1, favourite", "card").arg(text);
        return isOwnValue(column, row)
                   ? Words::tr("%1 (%2)", "card, that it is the user's").arg(text, ownWord())
                   : QVariant(text);
    }
    case FavouriteRole:
        return column.figure == CardFigure::Name && isFavourite(m_session, m_values.gpu(row).id);
    case OwnRole:
        return isOwnValue(column, row);
    case GpuIdRole:
        return m_values.gpu(row).id;
    case KindRole:
        return static_cast<int>(kindOf(column, row, at));
    case NumberRole: {
        const auto number = m_values.number(at, row);
        return number ? QVariant(*number) : QVariant();
    }
    case VerdictRole: {
        if (column.figure != CardFigure::Fit)
            return {};
        const auto fit = m_values.fit(row);
        return static_cast<int>(fit ? fit->verdict : Verdict::Unknown);
    }
    case PriceAgeRole:
        if (column.figure == CardFigure::PriceDate && m_values.price(row))
            return static_cast<int>(m_values.price(row)->age);
        return {};
    default:
        return {};
    }
}

QVariant CardTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const int at = columnAt(section);
    const CardColumn &column = cardTableColumns()[static_cast<std::size_t>(at)];
    const QString unit = cardColumnUnit(column, m_session.workload().budget.currency);
    switch (role) {
    case Qt::DisplayRole:
        return unit.isEmpty()
                   ? cardColumnTitle(column)
                   : Words::tr("%1 %2", "header of a column: name, unit").arg(cardColumnTitle(column), unit);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return unit.isEmpty() ? cardColumnName(column)
                              : Words::tr("%1, in %2", "name, unit").arg(cardColumnName(column), unit);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column.isRightAligned() ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    case ColumnRole:
        return at;
    default:
        return {};
    }
}

QString CardTable::sourcesOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const CardColumn &column = cardTableColumns()[static_cast<std::size_t>(columnAt(index.column()))];
    const Gpu &gpu = gpuAt(index.row());
    if (column.figure == CardFigure::Name || column.figure == CardFigure::Vendor ||
        column.figure == CardFigure::Segment || column.figure == CardFigure::Architecture)
        return index.data().toString() == gpu.name ? gpu.id
                                                   : QString(gpu.name % u'\n' % index.data().toString());
    const CardGroup one{gpu.id, 1};
    const Comparison comparison = compareCards(m_session.catalogue(), m_session.resolved(),
                                               m_session.speeds(), std::span(&one, 1), 0, m_session.today());
    const ComparisonRow *row = comparedRow(comparison, column);
    return row ? gpuwise::sourcesOf(m_session.catalogue(), comparison, *row, 0, QLocale()).plainText()
               : QString();
}

void CardTable::retranslate()
{
    beginResetModel();
    m_values.retranslate();
    m_rows = selected();
    endResetModel();
}

} // namespace gpuwise
