// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads the facts in a thread of its own while the window program finds its fonts, and looks through the rest
// of the file while it makes its window. Nothing is shown before both have answered.
#pragma once

#include "db/cataloguereader.h"

#include <future>
#include <optional>
#include <thread>
#include <variant>

namespace gpuwise {

class CatalogueReading
{
public:
    explicit CatalogueReading(const QString &path); ///< begins

    /// Waits for the facts; once.
    std::variant<Catalogue, CatalogueError> facts() { return m_facts.get(); }
    /// Waits until the whole file has been looked through; what is wrong with it, if anything. Once.
    std::optional<CatalogueError> damage() { return m_damage.get(); }

private:
    std::future<std::variant<Catalogue, CatalogueError>> m_facts;
    std::future<std::optional<CatalogueError>> m_damage;
    std::jthread m_thread; ///< last: it is waited for before the answers go
};

} // namespace gpuwise
