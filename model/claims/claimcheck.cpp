// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/claims/claimcheck.h"

#include "model/estimate/memory.h"
#include "model/estimate/question.h"

#include <algorithm>

namespace gpuwise {

namespace {

ClaimOutcome held(double value, const ClaimQuantity &claimed)
{
    return value < claimed.low    ? ClaimOutcome::Below
           : value > claimed.high ? ClaimOutcome::Above
                                  : ClaimOutcome::Holds;
}

/// Days as they are written sort by time; a last "2024-08" ends with that month.
ClaimOutcome heldDay(const QString &day, const ClaimQuantity &claimed)
{
    if (day < claimed.firstDay)
        return ClaimOutcome::Below;
    const bool later =
        !claimed.lastDay.isEmpty() && day > claimed.lastDay && !day.startsWith(claimed.lastDay);
    return later ? ClaimOutcome::Above : ClaimOutcome::Holds;
}

void computeFact(const Gpu &gpu, ComputedQuantity &out)
{
    const ClaimQuantity &claimed = out.claimed;
    if (!claimed.field) {
        out.word = gpu.architecture;
        out.outcome = out.word == claimed.word ? ClaimOutcome::Holds : ClaimOutcome::Differs;
        return;
    }
    const SpecValue &spec = gpu.spec(*claimed.field);
    const bool absent = spec.state == FactState::NotSupported || spec.text == QLatin1StringView("no");
    out.value = spec.number;
    out.word = spec.number ? QString() : spec.text;
    if (!spec.hasValue() && !absent)
        return;
    if (claimed.claimedAs == ClaimedAs::None || claimed.claimedAs == ClaimedAs::Some)
        out.outcome =
            absent == (claimed.claimedAs == ClaimedAs::None) ? ClaimOutcome::Holds : ClaimOutcome::Differs;
    else if (absent)
        out.outcome = ClaimOutcome::Differs;
    else if (claimed.claimedAs == ClaimedAs::Range && spec.number)
        out.outcome = held(*spec.number, claimed);
    else if (claimed.claimedAs == ClaimedAs::Days)
        out.outcome = heldDay(spec.text, claimed);
    else if (describe(*claimed.field).kind == SpecKind::Date) // "2026" is any day of it
        out.outcome = spec.text.startsWith(claimed.word) ? ClaimOutcome::Holds : ClaimOutcome::Differs;
    else
        out.outcome = spec.text == claimed.word ? ClaimOutcome::Holds : ClaimOutcome::Differs;
}

void computeRatio(const Catalogue &catalogue, ComputedQuantity &out)
{
    const ClaimQuantity &claimed = out.claimed;
    if (claimed.kind == ClaimQuantityKind::Quotient) {
        out.first = claimed.dividend;
        out.second = claimed.divisor;
    } else {
        const Gpu *first = catalogue.gpu(claimed.first);
        const Gpu *second = catalogue.gpu(claimed.second);
        out.first = first ? first->number(*claimed.field) : std::nullopt;
        out.second = second ? second->number(*claimed.field) : std::nullopt;
    }
    if (!out.first || !out.second || !(*out.second > 0))
        return;
    const double ratio = *out.first / *out.second;
    out.value = claimed.kind == ClaimQuantityKind::More   ? (ratio - 1) * 100
                : claimed.kind == ClaimQuantityKind::Less ? (1 - ratio) * 100
                                                          : ratio;
    out.outcome = held(*out.value, claimed);
}

void countModels(const Catalogue &catalogue, ComputedQuantity &out)
{
    const ClaimQuantity &claimed = out.claimed;
    const auto count =
        std::count_if(catalogue.models.begin(), catalogue.models.end(), [&](const AiModel &model) {
            const double billions = model.shape.params / 1e9;
            return model.id.startsWith(claimed.first) && billions >= claimed.leastBillions &&
                   billions <= claimed.mostBillions;
        });
    out.value = static_cast<double>(count);
    out.outcome = held(*out.value, claimed);
}

/// `first` of `second` cards; a card whose launch or value is not known is no evidence either way.
void computeShare(const Catalogue &catalogue, ComputedQuantity &out)
{
    const ClaimQuantity &claimed = out.claimed;
    int such = 0, all = 0;
    for (const Gpu &gpu : catalogue.gpus) {
        const QString &launched = gpu.spec(SpecField::LaunchDate).text;
        const auto value = gpu.number(*claimed.field);
        if (gpu.segment != *claimed.segment || launched.isEmpty() || launched < claimed.since || !value)
            continue;
        ++all;
        such += *value == claimed.value ? 1 : 0;
    }
    if (all == 0)
        return;
    out.first = such;
    out.second = all;
    out.value = 100.0 * such / all;
    out.outcome = held(*out.value, claimed);
}

/// The first by launch; several of one day are all named.
void findEarliest(const Catalogue &catalogue, ComputedQuantity &out)
{
    std::vector<const Gpu *> first;
    QString day;
    for (const Gpu &gpu : catalogue.gpus) {
        const SpecValue &spec = gpu.spec(*out.claimed.field);
        const QString &launched = gpu.spec(SpecField::LaunchDate).text;
        const bool has = spec.hasValue() && spec.text != QLatin1StringView("no");
        if (!has || launched.isEmpty() || (!first.empty() && launched > day))
            continue;
        if (launched != day)
            first.clear();
        day = launched;
        first.push_back(&gpu);
    }
    if (first.empty() || !catalogue.gpu(out.claimed.first))
        return;
    QStringList names;
    bool named = false;
    for (const Gpu *gpu : first) {
        names << gpu->name;
        named = named || gpu->id == out.claimed.first;
    }
    out.word = QStringLiteral("%1 (%2)").arg(names.join(QStringLiteral(" / ")), day);
    out.outcome = named ? ClaimOutcome::Holds : ClaimOutcome::Differs;
}

ComputedQuantity compute(const Catalogue &catalogue, const ClaimQuantity &claimed)
{
    ComputedQuantity out;
    out.claimed = claimed;
    if (claimed.kind == ClaimQuantityKind::Fact) {
        if (const Gpu *gpu = catalogue.gpu(claimed.first))
            computeFact(*gpu, out);
    } else if (claimed.kind == ClaimQuantityKind::ModelSize) {
        if (const AiModel *model = catalogue.model(claimed.first)) {
            out.value = model->shape.params / 1e9;
            out.outcome = held(*out.value, claimed);
        }
    } else if (claimed.kind == ClaimQuantityKind::Models) {
        countModels(catalogue, out);
    } else if (claimed.kind == ClaimQuantityKind::Share) {
        computeShare(catalogue, out);
    } else if (claimed.kind == ClaimQuantityKind::Earliest) {
        findEarliest(catalogue, out);
    } else {
        computeRatio(catalogue, out);
    }
    return out;
}

std::optional<ClaimedFit> judge(const Catalogue &catalogue, const Claim &claim, QString *problem)
{
    const auto asked = claimWorkload(catalogue, claim, problem);
    if (!asked)
        return std::nullopt;
    const ResolvedWorkload resolved = resolveWorkload(catalogue, asked->workload);
    const Gpu &gpu = *catalogue.gpu(asked->cards.gpuId);
    const Question question = questionFor(catalogue, resolved, gpu, asked->cards.count);
    ClaimedFit found;
    found.asked = *asked;
    found.memory = estimateMemory(question);
    if (!found.memory.isValid()) {
        *problem = QStringLiteral("the engine has no estimate for it");
        return std::nullopt;
    }
    found.fit = judgeFit(found.memory, usableMemory(catalogue, gpu, OperatingSystem::Linux));
    const Verdict expected = claim.expect == QLatin1StringView("fits") ? Verdict::Fits : Verdict::No;
    found.agrees = found.fit.verdict == expected;
    return found;
}

} // namespace

bool allowsOutcomes(ClaimVerdict verdict, const std::vector<ClaimOutcome> &outcomes)
{
    const auto count = [&](ClaimOutcome outcome) {
        return std::count(outcomes.begin(), outcomes.end(), outcome);
    };
    const auto all = static_cast<std::ptrdiff_t>(outcomes.size());
    const auto holding = count(ClaimOutcome::Holds);
    if (all == 0 || count(ClaimOutcome::NotKnown) > 0)
        return false;
    switch (verdict) {
    case ClaimVerdict::True:
        return holding == all;
    case ClaimVerdict::Partly:
    case ClaimVerdict::Depends:
        return holding > 0 && holding < all;
    case ClaimVerdict::False:
        return holding == 0;
    case ClaimVerdict::Low:
        return count(ClaimOutcome::Above) == all;
    case ClaimVerdict::High:
        return count(ClaimOutcome::Below) == all;
    case ClaimVerdict::Unverified:
        break;
    }
    return false; // what can be computed is not unverified
}

std::optional<ClaimCheck> checkClaim(const Catalogue &catalogue, const Claim &claim)
{
    if (claim.workload.isEmpty() && claim.arithmetic.isEmpty())
        return std::nullopt;
    ClaimCheck check;
    check.fit = judge(catalogue, claim, &check.problem);
    std::vector<ClaimOutcome> outcomes;
    for (const ClaimQuantity &quantity : readClaimArithmetic(claim.arithmetic, &check.problem)) {
        check.quantities.push_back(compute(catalogue, quantity));
        outcomes.push_back(check.quantities.back().outcome);
    }
    check.agrees = check.problem.isEmpty() && (claim.workload.isEmpty() || check.fit->agrees) &&
                   (claim.arithmetic.isEmpty() || allowsOutcomes(claim.verdict, outcomes));
    return check;
}

} // namespace gpuwise
