// SPDX-License-Identifier: GPL-3.0-or-later
//
// What CellSources says, laid out: title, sources with dates, claims with their verdicts. The tool tip shows
// the beginning of it, the popup all of it with addresses.
#pragma once

#include "model/tables/cellsources.h"

#include <QWidget>

namespace gpuwise {

class SourcesBox final : public QWidget
{
    Q_OBJECT
public:
    enum class Extent
    {
        Beginning, ///< a few lines and the most urgent claim
        All,
    };

    SourcesBox(const CellSources &sources, Extent extent, QWidget *parent = nullptr);
    int heightFor(int width) const;

private:
    void addHead(const CellSources &sources);
    void addLines(const CellSources &sources, Extent extent);
    void addClaims(const CellSources &sources, Extent extent);
};

} // namespace gpuwise
