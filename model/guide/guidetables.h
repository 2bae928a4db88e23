// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables of the guide. None is typed: cards come from the catalogue, needs and picks from the engine, what
// guides say from the claims.
#pragma once

#include "model/guide/guidecontext.h"
#include "model/words/sheet.h"

#include <optional>

namespace gpuwise {

/// "summary", "landscape", "memory-rules", "scenes", "picks-serve" ...; nullopt: there is no such table.
std::optional<Sheet> guideTable(const GuideContext &context, const QString &name);
QStringList guideTableNames();

// One maker each.
Sheet summaryTable(const GuideContext &context);     ///< the guides' tiers: advantage, scene, caution
Sheet landscapeTable(const GuideContext &context);   ///< what each class of card spans
Sheet memoryRulesTable(const GuideContext &context); ///< the guides' rules of memory, our figures beside
Sheet scenesTable(const GuideContext &context);      ///< a pick for each scene
Sheet bandsTable(const GuideContext &context);       ///< what the guides' budgets buy today
/// The picks of one scene: "pretrain", "finetune", "serve", "image", "personal", "learn".
std::optional<Sheet> picksTable(const GuideContext &context, const QString &scene);

} // namespace gpuwise
