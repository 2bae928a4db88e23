// SPDX-License-Identifier: GPL-3.0-or-later
//
// Looks up speed_constants.csv: the most specific row that matches a card.
#pragma once

#include "model/domain/catalogue.h"
#include "model/estimate/speed.h"

#include <array>
#include <optional>
#include <vector>

namespace gpuwise {

/// A constant and what it does to the band.
struct Factor
{
    double value = 1;
    double lowFactor = 1;
    double highFactor = 1;
};

class CardConstants;

class ConstantTable
{
public:
    explicit ConstantTable(const std::vector<SpeedConstant> &rows);

    CardConstants of(Backend backend, const Gpu &gpu) const;

private:
    friend class CardConstants;
    struct Row
    {
        SpeedConstant constant;
        std::optional<Backend> backend; ///< none: for all
    };
    struct Quantity
    {
        QString name;
        std::vector<Row> rows;
    };
    std::vector<Quantity> m_quantities; ///< a dozen
};

/// The table as one card on one backend reads it. The table must outlive it.
class CardConstants
{
public:
    CardConstants(const ConstantTable &table, Backend backend, const Gpu &gpu);

    Backend backend() const { return m_backend; }
    /// The row of the card's architecture before that of its class, one for the backend before one for all.
    /// `software` must match exactly: "" is what the other constants were fitted for.
    const SpeedConstant *find(QStringView quantity, QStringView software = {}) const;
    /// Neutral when there is no such row.
    Factor factor(QStringView quantity, QStringView software = {}) const;
    double value(QStringView quantity, QStringView software = {}) const
    {
        return factor(quantity, software).value;
    }

private:
    const ConstantTable &m_table;
    Backend m_backend;
    std::array<QString, 3> m_groups; ///< from the most specific to the widest
};

} // namespace gpuwise
