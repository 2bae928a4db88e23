// SPDX-License-Identifier: GPL-3.0-or-later
//
// The answer itself in one line, and why in one or two sentences: title of the result page and of the report.
#pragma once

#include "model/advice/advisor.h"
#include "model/domain/catalogue.h"
#include "model/estimate/question.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

/// "Buy one used GeForce RTX 3090", "Rent 2 × H100 by the hour", "No card within these limits holds it".
QString decisionTitle(const Catalogue &catalogue, const Advice &advice);
/// "It holds Qwen3 32B, Q4_K_M with 1.1 GiB to spare. …", or what is nearest and which answer to relax.
QString decisionLead(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Advice &advice,
                     const QLocale &locale);

/// "Buy one used RTX 3090" as a short name of an option: "2 × RTX 3090, used", "H100, by the hour".
QString optionName(const Catalogue &catalogue, const Option &option);

QString ownedCode(OwnedVerdict verdict); ///< stable code of the JSON contract: "keep"

QString speedUnit(Task task); ///< "tokens/s", "images/min"

} // namespace gpuwise
