// SPDX-License-Identifier: GPL-3.0-or-later
//
// Edits of what people added, record by record: "put" adds a record or replaces the one with its key,
// "remove" takes it away and is content when it is not there. Small edits on single records can be applied
// again on top of what another window saved meanwhile, and each list of them has an inverse: that is undo.
#pragma once

#include "model/domain/userdata.h"

#include <QString>

#include <variant>
#include <vector>

namespace gpuwise {

struct PutCard
{
    OwnCard card; ///< key: id
    bool operator==(const PutCard &) const = default;
};
struct RemoveCard
{
    QString id;
    bool operator==(const RemoveCard &) const = default;
};
struct PutPrice
{
    OwnPrice price; ///< key: id
    bool operator==(const PutPrice &) const = default;
};
struct RemovePrice
{
    QString id;
    bool operator==(const RemovePrice &) const = default;
};
struct PutOverride
{
    SpecOverride correction; ///< key: card and field
    bool operator==(const PutOverride &) const = default;
};
struct RemoveOverride
{
    QString gpuId;
    SpecField field = SpecField::MemoryGB;
    bool operator==(const RemoveOverride &) const = default;
};
struct PutModel
{
    AiModel model; ///< key: id
    bool operator==(const PutModel &) const = default;
};
struct RemoveModel
{
    QString id;
    bool operator==(const RemoveModel &) const = default;
};
struct SetFavourites
{
    QStringList gpuIds; ///< all of them: the order is part of it
    bool operator==(const SetFavourites &) const = default;
};

using UserEdit = std::variant<PutCard, RemoveCard, PutPrice, RemovePrice, PutOverride, RemoveOverride,
                              PutModel, RemoveModel, SetFavourites>;
using UserEdits = std::vector<UserEdit>;

/// The kinds of records, as an edit's key names them.
enum class UserRecord
{
    Card,
    Price,
    Override,
    Model,
    Favourites
};

/// What an edit is about. Two edits with the same key touch the same record.
struct UserKey
{
    UserRecord record = UserRecord::Card;
    QString id;    ///< of the card, price or model; empty for the favourites
    QString field; ///< of an override: describe(field).id

    bool operator==(const UserKey &) const = default;
};
std::size_t qHash(const UserKey &key, std::size_t seed = 0) noexcept;
UserKey keyOf(const UserEdit &edit);

void applyEdit(UserData &data,
               const UserEdit &edit); ///< looks through the records: for some edits, not thousands
void applyEdits(UserData &data, const UserEdits &edits);

/// Applied after `edits` were applied to `before`, these give `before` again, up to the order of the records.
UserEdits inverseOf(const UserData &before, const UserEdits &edits);

/// Puts for everything in `data`: into an empty store they make a copy of it.
UserEdits editsThatMake(const UserData &data);

/// "own-" and random hexadecimal digits: two processes never make the same.
QString newOwnId();
bool isOwnId(QStringView id);

} // namespace gpuwise
