// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/modeltable.h"

#include "model/words/format.h"
#include "model/words/words.h"

#include <QLocale>

namespace gpuwise {

namespace {

bool isNumber(int column)
{
    return column != ModelTable::Name && column != ModelTable::NativePrecision;
}

QVariant alignmentOf(int column)
{
    const auto side = isNumber(column) ? Qt::AlignRight : Qt::AlignLeft;
    return QVariant::fromValue(Qt::Alignment(side | Qt::AlignVCenter));
}

} // namespace

ModelTable::ModelTable(const Catalogue &catalogue, QObject *parent)
    : QAbstractTableModel(parent)
    , m_models(catalogue.models)
{}

void ModelTable::reload()
{
    beginResetModel();
    endResetModel();
}

int ModelTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_models.size());
}

int ModelTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ModelTable::text(const AiModel &model, Column column) const
{
    const QLocale locale;
    const ModelShape &shape = model.shape;
    const QString unknown = factStateWord(FactState::NotPublished);
    switch (column) {
    case Name:
        return model.name;
    case TotalParams:
        return shape.params > 0 ? formatNumber(shape.params / 1e9, 2, locale) : unknown;
    case ActiveParams:
        return shape.activeParams > 0 ? formatNumber(shape.activeParams / 1e9, 2, locale) : unknown;
    case Layers:
        if (shape.layers <= 0)
            return unknown;
        return shape.kvHeads > 0 ? QStringLiteral("%1 / %2").arg(shape.layers).arg(shape.kvHeads)
                                 : QString::number(shape.layers);
    case MaxContext:
        return shape.maxContext > 0 ? formatTokens(shape.maxContext, locale) : unknown;
    case NativePrecision:
        return model.nativePrecision.isEmpty() ? unknown : precisionName(model.nativePrecision);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant ModelTable::sortKey(const AiModel &model, Column column) const
{
    const auto known = [](double value) { return value > 0 ? QVariant(value) : QVariant(); };
    switch (column) {
    case Name:
        return foldName(model.name);
    case TotalParams:
        return known(model.shape.params);
    case ActiveParams:
        return known(model.shape.activeParams);
    case Layers:
        return known(model.shape.layers);
    case MaxContext:
        return known(model.shape.maxContext);
    case NativePrecision:
        return model.nativePrecision.isEmpty() ? QVariant() : QVariant(model.nativePrecision);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant ModelTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const AiModel &model = m_models[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(model, column);
    case SortRole:
        return sortKey(model, column);
    case IdRole:
        return model.id;
    case SearchRole:
        return QStringList{foldName(model.name), foldName(model.family), foldName(model.id)}.join(u' ');
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    default:
        return {};
    }
}

QVariant ModelTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Name:
        return tr("Model");
    case TotalParams:
        return tr("Parameters (B)");
    case ActiveParams:
        return tr("Active (B)");
    case Layers:
        return tr("Layers / KV heads");
    case MaxContext:
        return tr("Longest context");
    case NativePrecision:
        return tr("Published in");
    case ColumnCount:
        break;
    }
    return {};
}

void ModelTable::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Qt::DisplayRole});
}

ModelSearch::ModelSearch(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(ModelTable::SortRole);
}

void ModelSearch::setQuery(const QString &query)
{
    m_words.clear();
    const QStringList typed = query.simplified().split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : typed)
        m_words << foldName(word);
    m_words.removeAll(QString());
    invalidateFilter();
}

bool ModelSearch::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QString text = sourceModel()->index(row, 0, parent).data(ModelTable::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString &word) { return text.contains(word); });
}

bool ModelSearch::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const bool leftKnown = left.data(ModelTable::SortRole).isValid();
    const bool rightKnown = right.data(ModelTable::SortRole).isValid();
    if (leftKnown && rightKnown)
        return QSortFilterProxyModel::lessThan(left, right);
    if (leftKnown == rightKnown)
        return left.row() < right.row();
    // What is not known stands last, whichever way is sorted.
    return leftKnown == (sortOrder() == Qt::AscendingOrder);
}

} // namespace gpuwise
