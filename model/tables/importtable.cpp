// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/importtable.h"

#include "model/domain/inerttext.h"
#include "model/words/importwords.h"

namespace gpuwise {

namespace {
constexpr int mostNameChars = 200;
} // namespace

ImportTable::ImportTable(QObject *parent)
    : QAbstractTableModel(parent)
{}

void ImportTable::setPreview(const ImportPreview &preview, const Catalogue &catalogue, const QLocale &locale)
{
    beginResetModel();
    m_all.clear();
    m_all.reserve(preview.rows.size());
    for (const ImportRow &row : preview.rows) {
        const Gpu *gpu = catalogue.gpu(row.gpuId);
        QStringList result{importBrings(row, locale), importRowNotes(row)};
        result.removeAll(QString());
        m_all.push_back({row.line, row.verdict, inertText(row.name, mostNameChars),
                         gpu ? gpu->name : QString(), result.join(u" · ")});
    }
    choose();
    endResetModel();
}

void ImportTable::setOnlyNoted(bool on)
{
    if (on == m_onlyNoted)
        return;
    beginResetModel();
    m_onlyNoted = on;
    choose();
    endResetModel();
}

void ImportTable::choose()
{
    m_shown.clear();
    for (std::size_t i = 0; i < m_all.size(); ++i)
        if (!m_onlyNoted || m_all[i].verdict != RowVerdict::Taken)
            m_shown.push_back(i);
}

int ImportTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ImportTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ImportTable::text(const Row &row, int column) const
{
    switch (column) {
    case LineColumn:
        return row.line > 0 ? QString::number(row.line) : QString();
    case VerdictColumn:
        return rowVerdictWord(row.verdict);
    case NameColumn:
        return row.name;
    case CardColumn:
        return row.card;
    case ResultColumn:
        return row.result;
    }
    return {};
}

QVariant ImportTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row &row = m_all[m_shown[static_cast<std::size_t>(index.row())]];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == LineColumn ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case VerdictRole:
        return static_cast<int>(row.verdict);
    case SortRole:
        return index.column() == LineColumn ? QVariant(row.line) : QVariant(text(row, index.column()));
    default:
        return {};
    }
}

QVariant ImportTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    switch (section) {
    case LineColumn:
        return tr("Line");
    case VerdictColumn:
        return tr("Verdict");
    case NameColumn:
        return tr("In the file");
    case CardColumn:
        return tr("Card");
    case ResultColumn:
        return tr("What comes of it");
    }
    return {};
}

} // namespace gpuwise
