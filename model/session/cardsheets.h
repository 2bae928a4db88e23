// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two tables about one card: its specs with their sources, and the software matrix as it concerns it.
#pragma once

#include "model/domain/catalogue.h"
#include "model/estimate/fit.h"
#include "model/estimate/speed.h"
#include "model/words/sheet.h"

#include <QLocale>

namespace gpuwise {

/// A row for each spec; under it, for each other value that was published, a row of its own. `sources`: of
/// the rows, all that is known of where they come from; `known`: whether there is a value.
Sheet specSheet(const Catalogue &catalogue, const Gpu &gpu, const QLocale &locale, QStringList *sources,
                std::vector<bool> *known, std::vector<SpecField> *fields);

/// A row for each program that the matrix knows of for this card. `notes` and `verdicts` (fits is
/// supported, tight partly): of the rows.
Sheet softwareSheet(const Catalogue &catalogue, const Gpu &gpu, const QLocale &locale, QStringList *notes,
                    std::vector<Verdict> *verdicts);

/// A row for each model that stands for its size: the best precision that fits and its speed, and how the
/// card trains it. `notes` and `verdicts`: of the rows.
Sheet runsSheet(const Catalogue &catalogue, const SpeedModel &speeds, const Gpu &gpu, OperatingSystem os,
                const QLocale &locale, QStringList *notes, std::vector<Verdict> *verdicts);
/// What it is read with: context, users, length.
QString runsRemark();

} // namespace gpuwise
