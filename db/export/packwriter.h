// SPDX-License-Identifier: GPL-3.0-or-later
//
// A catalogue pack: tables of cards and prices in one SQLite file, to hand to others. docs/user-data.md has
// the format.
#pragma once

#include "db/export/outtable.h"

namespace gpuwise {

/// "GPWP", in the header of the file.
inline constexpr int packApplicationId = 0x47505750;
inline constexpr int packVersion = 1;

/// The bytes of a pack; empty with a reason in `error` when SQLite failed. Without models it has no table of
/// them, and an older GPUwise reads the rest of one that has.
QByteArray packOf(const OutTable &cards, const OutTable &prices, const OutTable &models,
                  const QStringList &favourites, const QString &title, QString *error);

} // namespace gpuwise
