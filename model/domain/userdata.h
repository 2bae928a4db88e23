// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people add to the catalogue: their own cards, prices, corrections of specs, models, favourites.
// Values only. They are kept in a file of their own (db/userstore) and laid over the shipped catalogue, which
// stays as it is: nothing here ever changes or hides what was shipped.
#pragma once

#include "model/domain/aimodel.h"
#include "model/domain/gpu.h"
#include "model/domain/offer.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <vector>

namespace gpuwise {

/// Ids of own cards and models start so; no shipped id does.
inline constexpr char ownIdPrefix[] = "own-";

/// Where a value of the user's comes from: in their words, with the day they read it.
struct OwnOrigin
{
    QString source; ///< "quote of the shop", an address, ...; empty: the user did not say
    QDate readOn;
    QString note;

    bool operator==(const OwnOrigin &) const = default;
};

/// One value of a card as the user gives it.
struct OwnSpec
{
    SpecField field = SpecField::MemoryGB;
    QString text; ///< numbers in the C locale, dates as ISO 8601; in the unit of describe(field)
    OwnOrigin origin;

    bool operator==(const OwnSpec &) const = default;
};

/// A card that the catalogue lacks, or one that was modified.
struct OwnCard
{
    QString id;
    QString name;
    Vendor vendor = Vendor::Other;
    Segment segment = Segment::Consumer;
    QString architecture;
    QString basedOn; ///< id of the shipped card it was made from; empty: from nothing
    std::vector<OwnSpec> specs;
    QString notes;

    bool operator==(const OwnCard &) const = default;
};

/// A correction of one value of a shipped card: the user's stands, the shipped one is shown beside it.
struct SpecOverride
{
    QString gpuId;
    OwnSpec value;

    bool operator==(const SpecOverride &) const = default;
};

/// What the user was asked for a card, or paid.
struct OwnPrice
{
    QString id; ///< its own, so that it can be changed and its removal undone
    QString gpuId;
    OfferKind kind = OfferKind::NewStreet;
    QString provider; ///< the shop, or the provider of a rented card
    Money price;      ///< per card; rentals: per card and hour
    QString region;
    QDate asOf;
    int count = 1; ///< cards sold or rented together
    OwnOrigin origin;

    bool operator==(const OwnPrice &) const = default;
};

struct UserData
{
    std::vector<OwnCard> cards;
    std::vector<SpecOverride> overrides;
    std::vector<OwnPrice> prices;
    std::vector<AiModel> models; ///< `source` is not used; where they come from is in their notes
    QStringList favourites;      ///< ids of cards, in the order they were marked

    bool isEmpty() const
    {
        return cards.empty() && overrides.empty() && prices.empty() && models.empty() && favourites.isEmpty();
    }
    bool operator==(const UserData &) const = default;
};

} // namespace gpuwise
