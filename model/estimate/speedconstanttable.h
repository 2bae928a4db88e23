// SPDX-License-Identifier: GPL-3.0-or-later
//
// Looks up speed_constants.csv: the most specific row that matches a card.
#pragma once

#include "model/domain/catalogue.h"
#include "model/estimate/speed.h"

namespace gpuwise {

/// A constant and what it does to the band.
struct Factor
{
    double value = 1;
    double lowFactor = 1;
    double highFactor = 1;
};

class ConstantTable
{
public:
    explicit ConstantTable(std::vector<SpeedConstant> rows)
        : m_rows(std::move(rows))
    {}

    /// The row of the card's architecture before that of its class, one for the backend before one for all.
    /// `software` must match exactly: "" is what the other constants were fitted for.
    const SpeedConstant *find(QStringView quantity, Backend backend, const Gpu &gpu,
                              QStringView software = {}) const;
    /// Neutral when there is no such row.
    Factor factor(QStringView quantity, Backend backend, const Gpu &gpu, QStringView software = {}) const;
    double value(QStringView quantity, Backend backend, const Gpu &gpu, QStringView software = {}) const
    {
        return factor(quantity, backend, gpu, software).value;
    }

private:
    std::vector<SpeedConstant> m_rows;
};

} // namespace gpuwise
