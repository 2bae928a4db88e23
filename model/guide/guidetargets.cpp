// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guidetargets.h"

#include <algorithm>

namespace gpuwise {

QStringList guidePages()
{
    return {QStringLiteral("advisor"),   QStringLiteral("compare"),   QStringLiteral("fit"),
            QStringLiteral("tiers"),     QStringLiteral("rentOrBuy"), QStringLiteral("cards"),
            QStringLiteral("checklist"), QStringLiteral("report"),    QStringLiteral("accuracy")};
}

std::optional<GuideTarget> guideTarget(const Catalogue &catalogue, const Guide &guide, const QString &text)
{
    const qsizetype colon = text.indexOf(u':');
    const QString kind = text.left(colon);
    GuideTarget target;
    target.id = text.mid(colon + 1);
    if (colon < 1 || target.id.isEmpty())
        return std::nullopt;
    if (kind == QLatin1StringView("entry")) {
        target.kind = GuideTargetKind::Entry;
        return guide.entry(target.id) ? std::optional(target) : std::nullopt;
    }
    if (kind == QLatin1StringView("page")) {
        target.kind = GuideTargetKind::Page;
        return guidePages().contains(target.id) ? std::optional(target) : std::nullopt;
    }
    if (kind == QLatin1StringView("card") || kind == QLatin1StringView("checklist")) {
        target.kind = kind == QLatin1StringView("card") ? GuideTargetKind::Card : GuideTargetKind::Checklist;
        return catalogue.gpu(target.id) ? std::optional(target) : std::nullopt;
    }
    if (kind == QLatin1StringView("claim")) {
        target.kind = GuideTargetKind::Claim;
        const bool known = std::any_of(catalogue.claims.begin(), catalogue.claims.end(),
                                       [&](const Claim &claim) { return claim.id == target.id; });
        return known ? std::optional(target) : std::nullopt;
    }
    if (kind == QLatin1StringView("workload")) {
        target.kind = GuideTargetKind::Workload;
        const auto workload = guideWorkload(catalogue, target.id.split(u':'));
        if (!workload)
            return std::nullopt;
        target.workload = *workload;
        return target;
    }
    return std::nullopt;
}

} // namespace gpuwise
