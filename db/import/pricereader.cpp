// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/pricereader.h"

#include "db/import/words.h"
#include "model/domain/plausible.h"

#include <array>
#include <cmath>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

struct PriceColumn
{
    const char *field;
    OfferKind kind;
};
constexpr std::array priceColumns{PriceColumn{"price", OfferKind::NewStreet},
                                  PriceColumn{"used_price", OfferKind::Used},
                                  PriceColumn{"rent_price", OfferKind::OnDemand}};

} // namespace

QString priceKey(const QString &gpuId, OfferKind kind, const QString &provider, const Money &price,
                 const QString &region, QDate asOf, int count)
{
    return QStringList{gpuId,
                       QString::number(static_cast<int>(kind)),
                       provider,
                       QString::number(price.units),
                       currencyCode(price.currency),
                       region,
                       asOf.toString(Qt::ISODate),
                       QString::number(count)}
        .join(QChar(u'\x1F'));
}

OwnOrigin originOf(Cells &cells, const ImportOptions &options)
{
    OwnOrigin origin;
    origin.source = cells.hasColumn(u"source"_s) ? cells.line(u"source"_s) : options.source;
    origin.note = cells.text(u"source_note"_s);
    origin.readOn =
        cells.hasColumn(u"read_on"_s) ? cells.date(u"read_on"_s).value_or(QDate()) : options.today;
    return origin;
}

PriceReader::PriceReader(const ImportOptions &options, const Catalogue &catalogue, const UserData &existing,
                         bool ofPriceList)
    : m_options(options)
    , m_ofPriceList(ofPriceList)
{
    for (const OwnPrice &price : existing.prices) {
        m_byId.insert(price.id, price);
        m_present.insert(priceKey(price));
    }
    for (const Offer &offer : catalogue.offers)
        m_present.insert(priceKey(offer.gpuId, offer.kind, offer.provider, offer.price, offer.region,
                                  offer.asOf, offer.count));
}

std::optional<Currency> PriceReader::currencyFor(Cells &cells, const QString &field, const PriceCell &cell)
{
    const auto stated = cells.currency(u"currency"_s);
    if (!stated && cells.has(u"currency"_s))
        return std::nullopt; // told already
    if (stated && cell.unit.currency && *stated != *cell.unit.currency && !cell.unit.yenSign) {
        cells.problemAbout(ImportNote::CurrenciesDiffer, field, currencyCode(*cell.unit.currency),
                           currencyCode(*stated));
        return std::nullopt;
    }
    if (stated)
        return stated;
    if (cell.unit.currency) {
        m_yen = m_yen || cell.unit.yenSign;
        return cell.unit.currency;
    }
    if (m_options.currency) {
        m_assumed = true;
        return m_options.currency;
    }
    cells.problem(ImportNote::CurrencyMissing, field);
    return std::nullopt;
}

std::optional<OwnPrice> PriceReader::readPrice(Cells &cells, const QString &field, OfferKind kind)
{
    const auto cell = cells.price(field);
    if (!cell)
        return std::nullopt;
    OwnPrice price;
    price.kind = cell->unit.perHour && !isRental(kind) ? OfferKind::OnDemand : kind;
    const auto currency = currencyFor(cells, field, *cell);
    if (!currency)
        return std::nullopt;
    price.price = Money::fromAmount(cell->amount, *currency);
    if (price.price.units <= 0) {
        cells.problem(ImportNote::PriceZero, field);
        return std::nullopt;
    }
    const FieldRange usual = priceRange(isRental(price.kind), *currency);
    if (cell->amount < usual.min || cell->amount > usual.max)
        cells.problemAbout(ImportNote::PriceOdd, field,
                           QString(plainDigits(cell->amount) + u' ' + currencyCode(*currency)),
                           QString(plainDigits(usual.min) + u'\u2013' + plainDigits(usual.max)));
    return price;
}

PriceReader::Outcome PriceReader::read(Cells &cells, const QString &gpuId, UserEdits &edits)
{
    Outcome outcome;
    std::optional<OfferKind> stated;
    if (cells.has(u"kind"_s)) {
        stated = offerKindOf(cells.raw(u"kind"_s));
        if (!stated)
            cells.problem(ImportNote::WordUnknown, u"kind"_s, knownOfferKinds());
    }
    bool monthOnly = false;
    const auto day = cells.date(u"date"_s, &monthOnly);
    const bool exported = m_ofPriceList && isOwnId(cells.raw(u"id"_s)); // by us: as it was
    const ImportField *countField = importField(u"count");
    const int count = static_cast<int>(std::floor(cells.number(*countField, 1, 1024).value_or(1)));
    for (const PriceColumn &column : priceColumns) {
        const QString field = QString::fromLatin1(column.field);
        const bool plain = &column == priceColumns.data();
        auto price = readPrice(cells, field, plain ? stated.value_or(column.kind) : column.kind);
        outcome.found += cells.has(field) ? 1 : 0;
        if (!price)
            continue;
        price->gpuId = gpuId;
        price->asOf = day.value_or(dayWithout());
        price->count = count;
        price->provider = cells.line(u"provider"_s);
        price->region = cells.line(u"region"_s);
        if (!exported)
            price->region = regionOf(price->region);
        if (price->region.isEmpty() && !exported) {
            price->region = regionOf(price->price.currency);
            m_regionless = true;
        }
        m_undated = m_undated || (!day && !cells.has(u"date"_s));
        price->origin = originOf(cells, m_options);
        if (plain && exported)
            price->id = cells.raw(u"id"_s);
        take(cells, *price, edits, outcome);
    }
    if (monthOnly && outcome.found > outcome.present)
        cells.problem(ImportNote::MonthOnly, u"date"_s);
    return outcome;
}

void PriceReader::take(Cells &cells, OwnPrice price, UserEdits &edits, Outcome &outcome)
{
    const QString key = priceKey(price);
    if (const auto seen = m_seen.constFind(key); seen != m_seen.constEnd()) {
        cells.problemAbout(ImportNote::SameAgain, u"price"_s, {}, QString::number(*seen));
        ++outcome.repeated;
        return;
    }
    m_seen.insert(key, cells.row());
    const auto mine = m_byId.constFind(price.id);
    if (mine != m_byId.constEnd() ? *mine == price : m_present.contains(key)) {
        ++outcome.present;
        return;
    }
    if (mine != m_byId.constEnd())
        cells.problemAbout(ImportNote::ReplacesOwnPrice, u"price"_s, {});
    if (price.id.isEmpty())
        price.id = newOwnId();
    edits.push_back(PutPrice{price});
}

std::vector<ImportProblem> PriceReader::remarks() const
{
    std::vector<ImportProblem> remarks;
    if (m_undated)
        remarks.push_back({ImportNote::NoDateColumn, 0, {}, dayWithout().toString(Qt::ISODate), {}});
    if (m_regionless)
        remarks.push_back({ImportNote::NoRegionColumn, 0, {}, {}, {}});
    if (m_yen)
        remarks.push_back({ImportNote::YenOrYuan, 0, {}, u"¥"_s, {}});
    if (m_assumed && m_options.currency)
        remarks.push_back({ImportNote::CurrencyAssumed, 0, {}, currencyCode(*m_options.currency), {}});
    return remarks;
}

} // namespace gpuwise
