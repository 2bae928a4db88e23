// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything one can go to, as one list searched by a few letters: pages, commands, cards, models. Letters
// may be left out; names in the other language, aliases and ids count as well.
#pragma once

#include "model/tables/cardchoices.h"

#include <QAbstractListModel>

#include <vector>

namespace gpuwise {

enum class PaletteKind
{
    Page,
    Action,
    Card,
    Model,
};

struct PaletteEntry
{
    PaletteKind kind = PaletteKind::Page;
    QString id; ///< page id, object name of the command, id in the catalogue
    QString title;
    QString detail;    ///< shown behind it: the keys, the memory, the size
    QStringList words; ///< found by these too, shown nowhere
};

/// Cards and models of the catalogue with all their names.
std::vector<PaletteEntry> paletteEntriesOf(const Catalogue &catalogue, const QLocale &locale);

/// How well it answers to what was typed; 0: not at all. Every word must be found. Whole names go before
/// beginnings, beginnings before the middle, and letters in order with gaps come last.
int paletteScore(const PaletteEntry &entry, const QString &query);

class PaletteChoices final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role
    {
        IdRole = CardChoices::GpuIdRole,
        MetaRole = CardChoices::MetaRole, ///< so that one delegate paints both
        KindRole = CardChoices::TakenRole + 1,
    };
    static constexpr int mostShown = 60;

    using QAbstractListModel::QAbstractListModel;
    void setEntries(std::vector<PaletteEntry> entries);
    void setQuery(const QString &query); ///< empty: pages and commands
    int matches() const { return m_matches; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<PaletteEntry> m_entries;
    std::vector<std::size_t> m_shown;
    int m_matches = 0;
};

} // namespace gpuwise
