// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cataloguereading.h"

namespace gpuwise {

CatalogueReading::CatalogueReading(const QString &path)
{
    std::promise<std::variant<Catalogue, CatalogueError>> facts;
    std::promise<std::optional<CatalogueError>> damage;
    m_facts = facts.get_future();
    m_damage = damage.get_future();
    m_thread = std::jthread([path, facts = std::move(facts), damage = std::move(damage)]() mutable {
        facts.set_value(readCatalogue(path, WholeFile::IsCheckedApart));
        damage.set_value(checkCatalogue(path));
    });
}

} // namespace gpuwise
