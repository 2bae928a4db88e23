// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"
#include "model/words/words.h"

#include <QJsonArray>

#include <array>

namespace gpuwise {

namespace {

QString lossCode(ChangeLoss loss)
{
    static constexpr std::array codes{"nothing", "time", "slight", "some", "method", "much", "money"};
    return QString::fromLatin1(codes[static_cast<std::size_t>(loss)]);
}

/// The new value: a number, the name of a format or card, or null where the code says it all.
QJsonValue changeValue(const Reason &what)
{
    if (what.code == ReasonCode::TryOtherCard || what.code == ReasonCode::TryRent || what.numbers[0] == 0)
        return what.name.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(what.name);
    return what.numbers[0];
}

} // namespace

QJsonArray jsonFitChanges(const std::vector<FitChange> &changes, const QLocale &locale)
{
    QJsonArray array;
    for (const FitChange &change : changes) {
        QJsonArray steps;
        for (const ChangeStep &step : change.steps)
            steps.append(QJsonObject{{QStringLiteral("code"), reasonCode(step.what.code)},
                                     {QStringLiteral("text"), reasonSentence(step.what, locale)},
                                     {QStringLiteral("value"), changeValue(step.what)},
                                     {QStringLiteral("cost"), jsonReason(step.cost, locale)}});
        array.append(QJsonObject{{QStringLiteral("steps"), steps},
                                 {QStringLiteral("loss"), lossCode(change.loss())},
                                 {QStringLiteral("id"), change.cards.gpuId},
                                 {QStringLiteral("count"), change.cards.count},
                                 {QStringLiteral("verdict"), verdictCode(change.fit.verdict)},
                                 {QStringLiteral("needed_gib"), jsonBandGiB(change.fit.needed)},
                                 {QStringLiteral("usable_gib"), toGiB(change.fit.usable.bytes)},
                                 {QStringLiteral("margin_gib"), toGiB(change.fit.marginBytes)}});
    }
    return array;
}

} // namespace gpuwise
