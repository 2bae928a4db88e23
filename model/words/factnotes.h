// SPDX-License-Identifier: GPL-3.0-or-later
//
// Notes beside facts in the user's language. The catalogue keeps them in English, many in a few set forms:
// those are said in words; the rest is shown to who reads English and left out for others.
#pragma once

#include "model/domain/catalogue.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

/// Empty: there is nothing to say in this language.
QString factNote(const Catalogue &catalogue, const QString &note, const QLocale &locale);

} // namespace gpuwise
