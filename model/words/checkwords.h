// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is wrong with an entry, or odd about it, in the user's language.
#pragma once

#include "model/domain/usercheck.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

/// "Memory bandwidth": what a finding is about.
QString checkedThing(const UserCheck &check);

/// "0.9 is outside 10 to 30,000 GB/s. Did you mean 900 GB/s (0.9 TB/s)?" The thing itself is not named: the
/// sentence stands beside its field.
QString checkSentence(const UserCheck &check, const QLocale &locale);

/// With its thing in front, for a list.
QString checkLine(const UserCheck &check, const QLocale &locale);

} // namespace gpuwise
