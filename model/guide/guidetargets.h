// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a link of the guide leads: "entry:kp-memory", "page:tiers", "card:nvidia-rtx-4090-24gb",
// "checklist:nvidia-rtx-4090-24gb", "workload:llama-3.1-70b:q4_k_m:8192", "claim:claim-5090-24gb".
#pragma once

#include "model/guide/guide.h"
#include "model/guide/guideworkload.h"

namespace gpuwise {

enum class GuideTargetKind : std::uint8_t
{
    Entry,
    Page,
    Card,
    Checklist,
    Workload,
    Claim
};

struct GuideTarget
{
    GuideTargetKind kind = GuideTargetKind::Entry;
    QString id;             ///< of the entry, page, card or claim
    GuideWorkload workload; ///< what "open in Advisor" sets: model and task, and a card to ask about
};

/// nullopt: not understood, or it leads nowhere.
std::optional<GuideTarget> guideTarget(const Catalogue &catalogue, const Guide &guide, const QString &text);

/// Pages that a link may name.
QStringList guidePages();

} // namespace gpuwise
