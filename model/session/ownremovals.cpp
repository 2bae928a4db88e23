// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/ownform.h"

#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(OwnForm)
};

/// A card goes with everything that hangs on it.
UserEdits withoutCard(const UserData &own, const QString &gpuId)
{
    UserEdits edits{RemoveCard{gpuId}};
    for (const OwnPrice &price : own.prices)
        if (price.gpuId == gpuId)
            edits.push_back(RemovePrice{price.id});
    if (own.favourites.contains(gpuId)) {
        QStringList others = own.favourites;
        others.removeAll(gpuId);
        edits.push_back(SetFavourites{others});
    }
    return edits;
}

} // namespace

std::vector<OwnRemoval> ownRemovals(const Session &session, const QString &gpuId, const QLocale &locale)
{
    const UserData &own = session.ownData();
    std::vector<OwnRemoval> removals;
    for (const OwnPrice &price : own.prices)
        if (price.gpuId == gpuId)
            removals.push_back({Words::tr("Remove the price of %1: %2", "date, amount")
                                    .arg(formatDate(price.asOf),
                                         formatMoney(price.price, locale, isRental(price.kind) ? 2 : 0)),
                                {RemovePrice{price.id}}});
    for (const SpecOverride &correction : own.overrides)
        if (correction.gpuId == gpuId)
            removals.push_back({Words::tr("Remove the correction: %1 %2", "property, value")
                                    .arg(specName(correction.value.field), correction.value.text),
                                {RemoveOverride{gpuId, correction.value.field}}});
    for (const OwnCard &card : own.cards)
        if (card.id == gpuId)
            removals.push_back({Words::tr("Remove this card of yours"), withoutCard(own, gpuId)});
    return removals;
}

} // namespace gpuwise
