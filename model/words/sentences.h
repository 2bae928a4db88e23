// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sentences of tables (reasons, notes) filled with their numbers.
#pragma once

#include "model/domain/money.h"

#include <QLocale>
#include <QString>

#include <span>

namespace gpuwise {

/// %1..%3 become the numbers as `formats` says (model/advice/reasons.def.h), %4 the name.
/// `converted`: the sums are, and are written so.
QString fillSentence(QString sentence, const char *formats, std::span<const double> numbers,
                     Currency currency, const QString &name, const QLocale &locale, bool converted = false);

} // namespace gpuwise
