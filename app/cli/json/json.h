// SPDX-License-Identifier: GPL-3.0-or-later
//
// The JSON shapes of the contract (docs/cli.md), one function a shape. Numbers are C-locale numbers with the
// unit in the key; unknown values are null, never zero.
#pragma once

#include "model/accuracy/accuracy.h"
#include "model/advice/advisor.h"
#include "model/advice/bands.h"
#include "model/advice/fitmatrix.h"
#include "model/advice/rentorbuyinputs.h"
#include "model/advice/tiers.h"
#include "model/advice/tofit.h"
#include "model/advice/value.h"
#include "model/detect/machine.h"
#include "model/domain/catalogue.h"
#include "model/domain/workload.h"
#include "model/estimate/power.h"
#include "model/guide/checklist.h"
#include "model/guide/guide.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QLocale>

namespace gpuwise {

QJsonValue jsonNumber(std::optional<double> value); ///< null when unknown
QJsonValue jsonMoney(const Money &money);           ///< {"amount": 12999.00, "currency": "CNY"}
QJsonObject jsonPrice(const PriceAnswer &price);
QJsonValue jsonBand(const Speed &speed); ///< null when unknown
QJsonObject jsonBandGiB(const Band &bytes);
QJsonObject jsonReason(const Reason &reason, const QLocale &locale);
/// What makes a workload fit, least loss first; each with what it costs and the fit that follows.
QJsonArray jsonFitChanges(const std::vector<FitChange> &changes, const QLocale &locale);
/// Precision x context (or batch, or images) of one group.
QJsonObject jsonFitMatrix(const FitMatrix &matrix);
QJsonObject jsonSource(const Catalogue &catalogue, int source);

QJsonObject jsonWorkload(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                         const Question &question);
QJsonObject jsonEstimate(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                         const Question &question, const MemoryEstimate &estimate, const QLocale &locale);
QJsonArray jsonAssumptions(AssumptionSet assumptions);
QJsonObject jsonOption(const Catalogue &catalogue, const Workload &workload, const Option &option,
                       const QLocale &locale);
QJsonObject jsonValue(const OptionValue &value, Currency currency);
QJsonObject jsonAdvice(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Advice &advice,
                       const QLocale &locale);
/// `region` and `today`: for the pitfalls.
QJsonObject jsonCard(const Catalogue &catalogue, const Gpu &gpu, Region region, QDate today,
                     const QLocale &locale);
QJsonObject jsonAccuracy(const Catalogue &catalogue, const AccuracyReport &report);
QJsonObject jsonPower(const Catalogue &catalogue, const Gpu &gpu, const PowerQuestion &question,
                      const PowerAnswer &answer, const QLocale &locale);
QJsonObject jsonRentOrBuy(const Catalogue &catalogue, const RentOrBuyQuestion &question,
                          const RentOrBuyCase &found, const QLocale &locale);
QJsonObject jsonTiers(const Catalogue &catalogue, const ResolvedWorkload &resolved, const TierList &list,
                      const QLocale &locale);
QJsonObject jsonBands(const std::vector<BudgetBand> &bands, const QLocale &locale);
QJsonArray jsonGuideTiers(const Catalogue &catalogue);
QJsonObject jsonLeftOut(const LeftOut &left, const QLocale &locale);
QJsonObject jsonNote(const Catalogue &catalogue, const Note &note, const QLocale &locale);
QJsonObject jsonGuideEntry(const GuideSection &section, const GuideEntry &entry); ///< resolved
QJsonObject jsonChecklist(const Checklist &list);
QJsonObject jsonClaim(const Claim &claim);
/// With "checked": what was computed now; absent where nothing can be.
QJsonObject jsonCheckedClaim(const Catalogue &catalogue, const Claim &claim, const QLocale &locale);
/// What was detected, without what follows from it.
QJsonObject jsonMachine(const Catalogue &catalogue, const Machine &machine, const QLocale &locale);
struct CommandContext;
QJsonObject jsonOwn(const CommandContext &context); ///< everything that the user added
QJsonObject jsonOffer(const Catalogue &catalogue, const Offer &offer);

/// Codes of the contract.
QString verdictCode(Verdict verdict); ///< "fits"
QString taskCode(Task task);          ///< "qlora"
QString runtimeCode(Runtime runtime); ///< "llama.cpp"
QString frameworkCode(Framework framework);
QString shardingCode(Sharding sharding);
QString stateCode(FactState state); ///< "not_published"
QString confidenceCode(Confidence confidence);
QString claimVerdictCode(ClaimVerdict verdict);
QString offerKindCode(OfferKind kind);

} // namespace gpuwise
