// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows of an import's preview as a table, with the verdict on each. Everything in it comes from a file of
// a stranger: it is shown as plain text.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/importpreview.h"

#include <QAbstractTableModel>
#include <QLocale>

#include <memory>
#include <vector>

namespace gpuwise {

class ImportTable final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column
    {
        LineColumn,
        VerdictColumn,
        NameColumn,   ///< as the file has it
        CardColumn,   ///< what it means
        ResultColumn, ///< what it brings, and what is to be said about it
        ColumnCount
    };
    enum Role
    {
        VerdictRole = Qt::UserRole, ///< RowVerdict as int
        SortRole,
    };

    explicit ImportTable(QObject *parent = nullptr);

    /// `catalogue`: for the names of cards; it is used during the call only.
    void setPreview(const ImportPreview &preview, const Catalogue &catalogue, const QLocale &locale);
    void setOnlyNoted(bool on); ///< rows that are not simply taken

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        int line = 0;
        RowVerdict verdict = RowVerdict::Taken;
        QString name, card, result;
    };
    QString text(const Row &row, int column) const;
    void choose();

    std::vector<Row> m_all;
    std::vector<std::size_t> m_shown;
    bool m_onlyNoted = false;
};

} // namespace gpuwise
