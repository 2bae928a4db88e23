// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/words.h"

namespace gpuwise {

Language languageOf(const QLocale &locale)
{
    return locale.language() == QLocale::Chinese ? Language::Chinese : Language::English;
}

} // namespace gpuwise
