// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/enumtexts.h"
#include "db/modelcolumns.h"
#include "db/statement.h"
#include "db/usermodelcolumns.h"
#include "db/userrows.h"

#include <cmath>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

class Reader
{
public:
    Reader(const Connection &db, ReadManner manner)
        : m_db(db)
        , m_manner(manner)
    {}

    UserReading run();

private:
    template <typename Take> void rows(const QString &select, Take take);
    bool pass(const QString &sql, const auto &take, QSet<qint64> &seen);
    void fault(const QString &what);
    bool stopped() const { return m_manner == ReadManner::Strict && !m_out.toTheEnd; }

    void readRevision();
    void readCards();
    void readSpecs();
    void readOverrides();
    void readPrices();
    void readModels();
    void readFavourites();

    const Connection &m_db;
    ReadManner m_manner;
    UserReading m_out;
    QHash<QString, std::size_t> m_cards;
};

void Reader::fault(const QString &what)
{
    if (m_out.toTheEnd)
        m_out.firstFault = what;
    m_out.toTheEnd = false;
}

/// One walk through a table. False: it broke off.
bool Reader::pass(const QString &sql, const auto &take, QSet<qint64> &seen)
{
    Statement row(m_db, sql);
    row.exec();
    while (row.next()) {
        const qint64 id = row.integer(0);
        if (seen.contains(id))
            continue;
        seen.insert(id);
        if (take(row))
            ++m_out.records;
        else if (m_manner != ReadManner::Newer)
            fault(u"a row of \"%1\" makes no sense: %2"_s.arg(sql.section(u"FROM "_s, 1).section(u' ', 0, 0),
                                                              row.text(1)));
        if (stopped())
            return true;
    }
    if (row.isValid())
        return true;
    if (m_out.toTheEnd)
        m_out.sqlFault = row.fault();
    fault(row.error());
    return false;
}

/// Behind a broken page there may be good ones: a second walk starts at the other end.
template <typename Take> void Reader::rows(const QString &select, Take take)
{
    if (stopped())
        return;
    QSet<qint64> seen;
    if (!pass(select + u" ORDER BY rowid"_s, take, seen) && m_manner == ReadManner::Salvage)
        pass(select + u" ORDER BY rowid DESC"_s, take, seen);
}

OwnSpec specOf(const Statement &row, SpecField field, int first)
{
    return {field, row.text(first), {row.text(first + 1), row.date(first + 2), row.text(first + 3)}};
}

void Reader::readRevision()
{
    QString error;
    bool ok = false;
    m_out.revision =
        m_db.value(u"SELECT value FROM meta WHERE key = 'revision'"_s, &error).toString().toLongLong(&ok);
    if (!ok)
        fault(error.isEmpty() ? u"there is no revision"_s : error);
}

void Reader::readCards()
{
    rows(u"SELECT rowid, id, name, vendor, segment, architecture, based_on, notes FROM cards"_s,
         [this](const Statement &row) {
             const auto vendor = vendorFromName(row.text(3));
             const auto segment = segmentFromId(row.text(4));
             if (!vendor || !segment || m_cards.contains(row.text(1)))
                 return false;
             m_cards.insert(row.text(1), m_out.data.cards.size());
             m_out.data.cards.push_back(
                 {row.text(1), row.text(2), *vendor, *segment, row.text(5), row.text(6), {}, row.text(7)});
             return true;
         });
}

void Reader::readSpecs()
{
    rows(u"SELECT rowid, card, field, value, source, read_on, note FROM card_specs"_s,
         [this](const Statement &row) {
             const auto card = m_cards.constFind(row.text(1));
             const auto field = specFieldFromId(row.text(2));
             if (card == m_cards.constEnd() || !field)
                 return false;
             m_out.data.cards[*card].specs.push_back(specOf(row, *field, 3));
             return true;
         });
}

void Reader::readOverrides()
{
    rows(u"SELECT rowid, gpu, field, value, source, read_on, note FROM overrides"_s,
         [this](const Statement &row) {
             const auto field = specFieldFromId(row.text(2));
             if (field)
                 m_out.data.overrides.push_back({row.text(1), specOf(row, *field, 3)});
             return field.has_value();
         });
}

void Reader::readPrices()
{
    rows(
        u"SELECT rowid, id, gpu, kind, provider, price, currency, region, as_of, count, source, read_on, note FROM prices"_s,
        [this](const Statement &row) {
            const auto kind = enumFromText(offerKindTexts, row.text(3));
            const auto currency = currencyFromCode(row.text(6));
            const QDate asOf = row.date(8);
            if (!kind || !currency || !asOf.isValid() || row.integer(5) <= 0 || row.integer(9) <= 0)
                return false;
            m_out.data.prices.push_back({row.text(1),
                                         row.text(2),
                                         *kind,
                                         row.text(4),
                                         {row.integer(5), *currency},
                                         row.text(7),
                                         asOf,
                                         static_cast<int>(row.integer(9)),
                                         {row.text(10), row.date(11), row.text(12)}});
            return true;
        });
}

bool takeModel(const Statement &row, AiModel &model)
{
    using namespace userModelColumns;
    const auto at = [](Text column) { return static_cast<int>(column) + 1; };
    model.id = row.text(at(Id));
    model.family = row.text(at(Family));
    model.name = row.text(at(Name));
    model.nativePrecision = row.text(at(Native));
    model.release = row.text(at(Release));
    model.readOn = row.date(at(ReadOn));
    model.notes = row.text(at(Notes));
    const auto confidence = enumFromText(confidenceTexts, row.text(at(Trust)));
    const auto attention = enumFromText(attentionTexts, row.text(at(Attention)));
    const auto modality = enumFromText(modalityTexts, row.text(at(ModalityWord)));
    const auto mlp = enumFromText(mlpTexts, row.text(at(Mlp)));
    const auto linear = enumFromText(linearTexts, row.text(at(Linear)));
    const auto head = enumFromText(headTexts, row.text(at(Head)));
    if (!confidence || !attention || !modality || !mlp || !linear || !head)
        return false;
    model.confidence = *confidence;
    ModelShape &shape = model.shape;
    shape.attention = *attention;
    shape.modality = *modality;
    shape.mlp = *mlp;
    shape.linear = *linear;
    shape.head = *head;
    int column = static_cast<int>(texts.size()) + 1;
    for (const ModelCount &count : modelCounts) {
        const qint64 value = row.integer(column++);
        if (value < 0 || value > count.max)
            return false;
        shape.*count.member = static_cast<int>(value);
    }
    for (const ModelAmount &amount : modelAmounts) {
        const double value = row.number(column++);
        if (!(value >= 0 && value <= amount.max))
            return false;
        // Parameters are whole: rounding takes back what the division by 10^9 did to the last digit.
        shape.*amount.member = amount.unit == 1 ? value : std::round(value * amount.unit);
    }
    for (const ModelFlag &flag : modelFlags)
        shape.*flag.member = row.flag(column++);
    const QString pattern = row.text(at(Pattern));
    if (pattern.isEmpty())
        return true;
    const auto expanded = expandLayerPattern(pattern, shape.layers);
    if (expanded)
        shape.pattern = *expanded;
    return expanded.has_value();
}

void Reader::readModels()
{
    rows(u"SELECT rowid, %1 FROM models"_s.arg(userModelColumns::names().join(u", ")),
         [this](const Statement &row) {
             AiModel model;
             if (!takeModel(row, model))
                 return false;
             m_out.data.models.push_back(std::move(model));
             return true;
         });
}

void Reader::readFavourites()
{
    rows(u"SELECT rowid, gpu FROM favourites"_s, [this](const Statement &row) {
        m_out.data.favourites.append(row.text(1));
        return true;
    });
}

UserReading Reader::run()
{
    readRevision();
    readCards();
    readSpecs();
    readOverrides();
    readPrices();
    readModels();
    readFavourites();
    return std::move(m_out);
}

} // namespace

UserReading readUserRows(const Connection &db, ReadManner manner)
{
    return Reader(db, manner).run();
}

} // namespace gpuwise
