// SPDX-License-Identifier: GPL-3.0-or-later
//
// A guide entry as a text document: built from spans, never from markup, in the colours of the theme.
#pragma once

#include "model/guide/guide.h"
#include "ui/tokens.h"

class QTextDocument;

namespace gpuwise {

/// Replaces what the document holds. Links keep the targets of the spans; values carry where they are from as
/// tool tips.
void fillDocument(QTextDocument &document, const GuideSection &section, const GuideEntry &entry,
                  const Tokens &tokens);

} // namespace gpuwise
