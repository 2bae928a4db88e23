// SPDX-License-Identifier: GPL-3.0-or-later
//
// The catalogue's cards as a list to search by name or alias, for fields in which a card is picked.
#pragma once

#include "model/domain/catalogue.h"

#include <QAbstractListModel>
#include <QSet>

#include <vector>

namespace gpuwise {

class CardChoices final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role
    {
        GpuIdRole = Qt::UserRole,
        MetaRole, ///< "24 GB GDDR6X · 1,008 GB/s"
        TakenRole ///< bool: already picked, cannot be picked again
    };

    explicit CardChoices(const Catalogue &catalogue, QObject *parent = nullptr);
    void reload(); ///< the catalogue's contents are others; shows all

    /// Every word must occur in the name, id or an alias. Names that begin with the text come first.
    void setFilter(const QString &text);
    void setTaken(const QSet<QString> &gpuIds);
    int total() const { return static_cast<int>(m_all.size()); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Choice
    {
        const Gpu *gpu = nullptr;
        QString folded; ///< name, id and aliases, folded, parted by spaces
    };
    QString metaOf(const Gpu &gpu) const;

    const Catalogue &m_catalogue;
    std::vector<Choice> m_all;
    std::vector<const Choice *> m_shown;
    QSet<QString> m_taken;
};

} // namespace gpuwise
