// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/useredit.h"

#include <QHash>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace gpuwise {

namespace {

QString fieldId(SpecField field)
{
    return QString::fromLatin1(describe(field).id);
}

template <typename T, typename Same> void putRecord(std::vector<T> &records, const T &record, Same same)
{
    const auto found = std::find_if(records.begin(), records.end(), same);
    if (found == records.end())
        records.push_back(record);
    else
        *found = record;
}

auto withId(const QString &id)
{
    return [id](const auto &record) { return record.id == id; };
}

auto correcting(const QString &gpuId, SpecField field)
{
    return [gpuId, field](const SpecOverride &correction) {
        return correction.gpuId == gpuId && correction.value.field == field;
    };
}

struct Apply
{
    UserData &data;

    void operator()(const PutCard &edit) const { putRecord(data.cards, edit.card, withId(edit.card.id)); }
    void operator()(const RemoveCard &edit) const { std::erase_if(data.cards, withId(edit.id)); }
    void operator()(const PutPrice &edit) const { putRecord(data.prices, edit.price, withId(edit.price.id)); }
    void operator()(const RemovePrice &edit) const { std::erase_if(data.prices, withId(edit.id)); }
    void operator()(const PutOverride &edit) const
    {
        putRecord(data.overrides, edit.correction,
                  correcting(edit.correction.gpuId, edit.correction.value.field));
    }
    void operator()(const RemoveOverride &edit) const
    {
        std::erase_if(data.overrides, correcting(edit.gpuId, edit.field));
    }
    void operator()(const PutModel &edit) const { putRecord(data.models, edit.model, withId(edit.model.id)); }
    void operator()(const RemoveModel &edit) const { std::erase_if(data.models, withId(edit.id)); }
    void operator()(const SetFavourites &edit) const { data.favourites = edit.gpuIds; }
};

/// The edit that brings back the record with a key as it was. Looks records up by key: an import has
/// thousands.
class Restore
{
public:
    explicit Restore(const UserData &before)
        : m_before(before)
    {
        const auto fill = [](auto &index, const auto &records, auto keyed) {
            for (const auto &record : records)
                index.insert(keyed(record), &record);
        };
        const auto byId = [](const auto &record) { return record.id; };
        fill(m_cards, before.cards, byId);
        fill(m_prices, before.prices, byId);
        fill(m_models, before.models, byId);
        fill(m_overrides, before.overrides, [](const SpecOverride &correction) {
            return std::pair(correction.gpuId, static_cast<int>(correction.value.field));
        });
    }

    UserEdit operator()(const PutCard &edit) const { return card(edit.card.id); }
    UserEdit operator()(const RemoveCard &edit) const { return card(edit.id); }
    UserEdit operator()(const PutPrice &edit) const { return price(edit.price.id); }
    UserEdit operator()(const RemovePrice &edit) const { return price(edit.id); }
    UserEdit operator()(const PutOverride &edit) const
    {
        return correction(edit.correction.gpuId, edit.correction.value.field);
    }
    UserEdit operator()(const RemoveOverride &edit) const { return correction(edit.gpuId, edit.field); }
    UserEdit operator()(const PutModel &edit) const { return model(edit.model.id); }
    UserEdit operator()(const RemoveModel &edit) const { return model(edit.id); }
    UserEdit operator()(const SetFavourites &) const { return SetFavourites{m_before.favourites}; }

private:
    UserEdit card(const QString &id) const
    {
        const OwnCard *was = m_cards.value(id);
        return was ? UserEdit(PutCard{*was}) : RemoveCard{id};
    }
    UserEdit price(const QString &id) const
    {
        const OwnPrice *was = m_prices.value(id);
        return was ? UserEdit(PutPrice{*was}) : RemovePrice{id};
    }
    UserEdit correction(const QString &gpuId, SpecField field) const
    {
        const SpecOverride *was = m_overrides.value({gpuId, static_cast<int>(field)});
        return was ? UserEdit(PutOverride{*was}) : RemoveOverride{gpuId, field};
    }
    UserEdit model(const QString &id) const
    {
        const AiModel *was = m_models.value(id);
        return was ? UserEdit(PutModel{*was}) : RemoveModel{id};
    }

    const UserData &m_before;
    QHash<QString, const OwnCard *> m_cards;
    QHash<QString, const OwnPrice *> m_prices;
    QHash<QString, const AiModel *> m_models;
    QHash<std::pair<QString, int>, const SpecOverride *> m_overrides;
};

struct KeyOf
{
    UserKey operator()(const PutCard &edit) const { return {UserRecord::Card, edit.card.id, {}}; }
    UserKey operator()(const RemoveCard &edit) const { return {UserRecord::Card, edit.id, {}}; }
    UserKey operator()(const PutPrice &edit) const { return {UserRecord::Price, edit.price.id, {}}; }
    UserKey operator()(const RemovePrice &edit) const { return {UserRecord::Price, edit.id, {}}; }
    UserKey operator()(const PutOverride &edit) const
    {
        return {UserRecord::Override, edit.correction.gpuId, fieldId(edit.correction.value.field)};
    }
    UserKey operator()(const RemoveOverride &edit) const
    {
        return {UserRecord::Override, edit.gpuId, fieldId(edit.field)};
    }
    UserKey operator()(const PutModel &edit) const { return {UserRecord::Model, edit.model.id, {}}; }
    UserKey operator()(const RemoveModel &edit) const { return {UserRecord::Model, edit.id, {}}; }
    UserKey operator()(const SetFavourites &) const { return {UserRecord::Favourites, {}, {}}; }
};

} // namespace

std::size_t qHash(const UserKey &key, std::size_t seed) noexcept
{
    return qHashMulti(seed, static_cast<int>(key.record), key.id, key.field);
}

UserKey keyOf(const UserEdit &edit)
{
    return std::visit(KeyOf{}, edit);
}

void applyEdit(UserData &data, const UserEdit &edit)
{
    std::visit(Apply{data}, edit);
}

void applyEdits(UserData &data, const UserEdits &edits)
{
    for (const UserEdit &edit : edits)
        applyEdit(data, edit);
}

UserEdits inverseOf(const UserData &before, const UserEdits &edits)
{
    const Restore restore(before);
    UserEdits inverse;
    QSet<UserKey> seen; // a record that is edited twice goes back once, to what it was before both
    for (const UserEdit &edit : edits) {
        const qsizetype known = seen.size();
        seen.insert(keyOf(edit));
        if (seen.size() > known)
            inverse.push_back(std::visit(restore, edit));
    }
    return inverse;
}

UserEdits editsThatMake(const UserData &data)
{
    UserEdits edits;
    for (const OwnCard &card : data.cards)
        edits.push_back(PutCard{card});
    for (const SpecOverride &correction : data.overrides)
        edits.push_back(PutOverride{correction});
    for (const OwnPrice &price : data.prices)
        edits.push_back(PutPrice{price});
    for (const AiModel &model : data.models)
        edits.push_back(PutModel{model});
    if (!data.favourites.isEmpty())
        edits.push_back(SetFavourites{data.favourites});
    return edits;
}

QString newOwnId()
{
    return QLatin1StringView(ownIdPrefix) + QUuid::createUuid().toString(QUuid::Id128).left(16);
}

bool isOwnId(QStringView id)
{
    return id.startsWith(QLatin1StringView(ownIdPrefix));
}

} // namespace gpuwise
