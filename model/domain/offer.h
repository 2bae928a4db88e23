// SPDX-License-Identifier: GPL-3.0-or-later
//
// A dated price: what somebody asked for a card, to buy or by the hour.
#pragma once

#include "model/domain/money.h"
#include "model/domain/provenance.h"

#include <QDate>
#include <QString>

#include <optional>

namespace gpuwise {

enum class OfferKind
{
    NewMsrp,
    NewStreet,
    Used,
    OnDemand,
    Spot,
    Reserved,
    Community
};
constexpr bool isRental(OfferKind kind)
{
    return kind >= OfferKind::OnDemand;
}

/// What the price pays for. Only Card is the card alone; Node and Machine include the host.
enum class OfferScope
{
    Card,
    Node,
    Machine,
    Unknown
};

/// Who computes on a rented card.
enum class Tenancy
{
    NotStated, ///< a question for the provider
    Dedicated, ///< the whole card, or server, is yours alone
    Virtual,   ///< a part of a card that is cut up (MIG, vGPU)
    Shared     ///< with others, at the same time
};

struct Offer
{
    QString gpuId;
    OfferKind kind = OfferKind::NewStreet;
    QString provider; ///< rentals only
    Money price;      ///< per card; rentals: per card and hour; bought nodes and machines: the whole
    QString region;   ///< as published: "US", "CN", "global", "us-east-1"
    QDate asOf;       ///< a month-only date counts as its first day
    bool monthOnly = false;
    OfferScope scope = OfferScope::Card;
    int count = 1;         ///< cards sold or rented together
    QString form;          ///< "PCIe", "SXM", ...
    QString providerClass; ///< "cloud", "marketplace", "contract"
    Tenancy tenancy = Tenancy::NotStated;
    int source = -1;
    Confidence confidence = Confidence::Medium;
    QString interconnect;             ///< between nodes or cards, where the offer says so: "InfiniBand"
    QString includes;                 ///< what the price pays for besides: "bare-metal server"
    std::optional<int> minimumMonths; ///< reserved only; none: not stated
    QString ownId;                    ///< of the user's price; empty: it was shipped
};

/// The broad regions people choose from.
enum class Region
{
    Cn,
    Us,
    Eu,
    Any
};
/// Is a price published for `offerRegion` one that a buyer in `region` can take? "global" counts everywhere
/// but in mainland China, where only offers that name China do.
bool offerServes(QStringView offerRegion, Region region);

} // namespace gpuwise
