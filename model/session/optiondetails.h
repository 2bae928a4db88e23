// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where every number of an option comes from: terms with their formulas, assumptions, usable memory, price
// offers with source and date, power and place, the card's pitfalls, and everything that speaks for and
// against it.
#pragma once

#include "model/advice/advisor.h"
#include "model/domain/catalogue.h"
#include "model/estimate/power.h"
#include "model/estimate/question.h"

#include <QDate>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gpuwise {

struct DetailLine
{
    std::optional<TermId> term; ///< a memory term: shown with its colour
    QString name;
    QString how;   ///< formula, source, condition
    QString value; ///< with its unit
};

struct DetailSection
{
    /// What the user can change about it, besides the three answers.
    enum class Edit : std::uint8_t
    {
        None,
        Pc
    };
    QString title;
    std::vector<DetailLine> lines;
    QStringList sentences;
    Edit edit = Edit::None;
};

std::vector<DetailSection> optionDetails(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                         const Option &option, const PcSetup &pc, QDate today,
                                         const QLocale &locale);

} // namespace gpuwise
