// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/enumtexts.h"
#include "db/modelcolumns.h"
#include "db/statement.h"
#include "db/usermodelcolumns.h"
#include "db/userrows.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

QString dateText(QDate date)
{
    return date.isValid() ? date.toString(Qt::ISODate) : u""_s;
}

template <typename E, std::size_t N> QString wordOf(const EnumTexts<E, N> &texts, E value)
{
    for (const auto &[word, meant] : texts)
        if (meant == value)
            return QString::fromLatin1(word);
    return {};
}

/// Binds in order, from the first.
class Row
{
public:
    Row(PreparedStatements &statements, const QString &sql)
        : m_statement(statements.of(sql))
    {}
    template <typename T> Row &operator<<(const T &value)
    {
        m_statement.bind(m_at++, value);
        return *this;
    }
    SqlFault exec()
    {
        m_statement.exec();
        return m_statement.fault();
    }

private:
    Statement &m_statement;
    int m_at = 0;
};

/// "INSERT ... ON CONFLICT (key) DO UPDATE": a changed record keeps its place in the order.
QString upsert(const QString &table, const QStringList &columns, const QStringList &key)
{
    QStringList marks, updates;
    for (const QString &column : columns) {
        marks << u"?"_s;
        if (!key.contains(column))
            updates << u"%1 = excluded.%1"_s.arg(column);
    }
    return u"INSERT INTO %1 (%2) VALUES (%3) ON CONFLICT (%4) DO UPDATE SET %5"_s.arg(
        table, columns.join(u", "), marks.join(u", "), key.join(u", "), updates.join(u", "));
}

Row &operator<<(Row &row, const OwnSpec &spec)
{
    return row << QString::fromLatin1(describe(spec.field).id) << spec.text << spec.origin.source
               << dateText(spec.origin.readOn) << spec.origin.note;
}

struct Write
{
    PreparedStatements &db;

    SqlFault remove(const QString &table, const QString &id) const
    {
        return (Row(db, u"DELETE FROM %1 WHERE id = ?"_s.arg(table)) << id).exec();
    }

    SqlFault operator()(const PutCard &edit) const
    {
        static const QString put = upsert(
            u"cards"_s,
            {u"id"_s, u"name"_s, u"vendor"_s, u"segment"_s, u"architecture"_s, u"based_on"_s, u"notes"_s},
            {u"id"_s});
        const OwnCard &card = edit.card;
        SqlFault fault =
            (Row(db, put) << card.id << card.name << vendorName(card.vendor) << segmentId(card.segment)
                          << card.architecture << card.basedOn << card.notes)
                .exec();
        if (!fault.isFault())
            fault = (Row(db, u"DELETE FROM card_specs WHERE card = ?"_s) << card.id).exec();
        for (const OwnSpec &spec : card.specs) {
            if (fault.isFault())
                break;
            Row row(db, u"INSERT INTO card_specs (card, field, value, source, read_on, note) "
                        "VALUES (?, ?, ?, ?, ?, ?)"_s);
            row << card.id;
            fault = (row << spec).exec();
        }
        return fault;
    }
    SqlFault operator()(const RemoveCard &edit) const { return remove(u"cards"_s, edit.id); }

    SqlFault operator()(const PutPrice &edit) const
    {
        static const QString put =
            upsert(u"prices"_s,
                   {u"id"_s, u"gpu"_s, u"kind"_s, u"provider"_s, u"price"_s, u"currency"_s, u"region"_s,
                    u"as_of"_s, u"count"_s, u"source"_s, u"read_on"_s, u"note"_s},
                   {u"id"_s});
        const OwnPrice &price = edit.price;
        return (Row(db, put) << price.id << price.gpuId << wordOf(offerKindTexts, price.kind)
                             << price.provider << price.price.units << currencyCode(price.price.currency)
                             << price.region << dateText(price.asOf) << qint64{price.count}
                             << price.origin.source << dateText(price.origin.readOn) << price.origin.note)
            .exec();
    }
    SqlFault operator()(const RemovePrice &edit) const { return remove(u"prices"_s, edit.id); }

    SqlFault operator()(const PutOverride &edit) const
    {
        Row row(db, upsert(u"overrides"_s,
                           {u"gpu"_s, u"field"_s, u"value"_s, u"source"_s, u"read_on"_s, u"note"_s},
                           {u"gpu"_s, u"field"_s}));
        row << edit.correction.gpuId;
        return (row << edit.correction.value).exec();
    }
    SqlFault operator()(const RemoveOverride &edit) const
    {
        return (Row(db, u"DELETE FROM overrides WHERE gpu = ? AND field = ?"_s)
                << edit.gpuId << QString::fromLatin1(describe(edit.field).id))
            .exec();
    }

    SqlFault operator()(const PutModel &edit) const
    {
        const AiModel &model = edit.model;
        const ModelShape &shape = model.shape;
        Row row(db, upsert(u"models"_s, userModelColumns::names(), {u"id"_s}));
        row << model.id << model.family << model.name << model.nativePrecision << model.release
            << wordOf(confidenceTexts, model.confidence) << dateText(model.readOn) << model.notes
            << wordOf(attentionTexts, shape.attention) << wordOf(modalityTexts, shape.modality)
            << wordOf(mlpTexts, shape.mlp) << wordOf(linearTexts, shape.linear)
            << wordOf(headTexts, shape.head) << QString::fromLatin1(shape.pattern.data());
        for (const ModelCount &count : modelCounts)
            row << qint64{shape.*count.member};
        for (const ModelAmount &amount : modelAmounts)
            row << shape.*amount.member / amount.unit;
        for (const ModelFlag &flag : modelFlags)
            row << qint64{shape.*flag.member};
        return row.exec();
    }
    SqlFault operator()(const RemoveModel &edit) const { return remove(u"models"_s, edit.id); }

    SqlFault operator()(const SetFavourites &edit) const
    {
        SqlFault fault = Row(db, u"DELETE FROM favourites"_s).exec();
        qint64 position = 0;
        for (const QString &id : edit.gpuIds)
            if (!fault.isFault())
                fault =
                    (Row(db, u"INSERT INTO favourites (position, gpu) VALUES (?, ?)"_s) << ++position << id)
                        .exec();
        return fault;
    }
};

QString unless(bool good, const char *why)
{
    return good ? QString() : QString::fromLatin1(why);
}

struct Storable
{
    QString operator()(const PutCard &edit) const
    {
        for (std::size_t i = 0; i < edit.card.specs.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (edit.card.specs[i].field == edit.card.specs[j].field)
                    return QString::fromLatin1("a card has one value for each field");
        for (const OwnSpec &spec : edit.card.specs)
            if (spec.text.isEmpty())
                return QString::fromLatin1("a value is empty");
        return unless(isOwnId(edit.card.id) && !edit.card.name.isEmpty(),
                      "a card needs an own id and a name");
    }
    QString operator()(const PutPrice &edit) const
    {
        const OwnPrice &price = edit.price;
        return unless(isOwnId(price.id) && !price.gpuId.isEmpty() && price.price.units > 0 &&
                          price.asOf.isValid() && price.count > 0,
                      "a price needs an own id, a card, a positive amount, a date and a count");
    }
    QString operator()(const PutOverride &edit) const
    {
        const SpecOverride &correction = edit.correction;
        return unless(!correction.gpuId.isEmpty() && !isOwnId(correction.gpuId) &&
                          !correction.value.text.isEmpty(),
                      "a correction needs a shipped card and a value");
    }
    QString operator()(const PutModel &edit) const
    {
        const ModelShape &shape = edit.model.shape;
        bool good = isOwnId(edit.model.id) && !edit.model.name.isEmpty();
        for (const ModelCount &count : modelCounts)
            good = good && shape.*count.member >= 0 && shape.*count.member <= count.max;
        for (const ModelAmount &amount : modelAmounts)
            good = good && shape.*amount.member >= 0 && shape.*amount.member / amount.unit <= amount.max;
        const auto letters = static_cast<int>(qstrlen(shape.pattern.data()));
        good = good && (letters == 0 || letters == shape.layers);
        return unless(good, "a model needs an own id, a name and numbers within the limits");
    }
    QString operator()(const SetFavourites &edit) const
    {
        QStringList ids = edit.gpuIds;
        return unless(!ids.contains(QString()) && ids.removeDuplicates() == 0,
                      "each favourite is named once");
    }
    template <typename Remove> QString operator()(const Remove &) const { return {}; }
};

} // namespace

SqlFault writeUserEdit(PreparedStatements &statements, const UserEdit &edit)
{
    return std::visit(Write{statements}, edit);
}

QString whyNotStorable(const UserEdit &edit)
{
    return std::visit(Storable{}, edit);
}

} // namespace gpuwise
