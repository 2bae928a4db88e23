// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/rows.h"

#include "db/import/words.h"
#include "model/domain/plausible.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// Names that differ in case, spaces and dashes are one name; names without any letter are compared as they
/// are.
QString sameName(const QString &name)
{
    const QString plain = name.normalized(QString::NormalizationForm_KC).simplified();
    const QString folded = foldName(plain);
    return folded.isEmpty() ? plain : folded;
}

bool isIdText(const QString &id)
{
    static const QRegularExpression shape(u"^[a-z0-9]+(?:[-._+][a-z0-9]+)*$"_s);
    return id.size() <= 100 && shape.match(id).hasMatch();
}

/// Does the catalogue say the same? Numbers as numbers: "24" is 24.0.
bool saysTheSame(const SpecValue &shipped, const OwnSpec &own)
{
    if (describe(own.field).kind == SpecKind::Number) {
        const double number = own.text.toDouble();
        return shipped.number && std::abs(*shipped.number - number) <= 1e-9 * std::abs(number);
    }
    return shipped.text == own.text;
}

QDate partialDate(const QString &text)
{
    static const QRegularExpression year(u"^\\d{4}$"_s);
    return year.match(text).hasMatch() ? QDate(text.toInt(), 1, 1) : dateOf(text);
}

QString specText(Cells &cells, const ImportField &field, SpecField spec)
{
    const QString id = QString::fromLatin1(field.id);
    const SpecDescription &description = describe(spec);
    const FieldRange range = fieldRange(spec);
    if (description.kind == SpecKind::Text)
        return cells.name(id);
    if (description.kind == SpecKind::Date) {
        const QDate day = partialDate(cells.raw(id));
        if (day.isValid() && day.year() >= 1990 && day.year() <= 2100) {
            QString text = cells.raw(id);
            return text.size() <= 7 && !text.contains(u'年') ? text.replace(u'/', u'-').replace(u'.', u'-')
                                                             : day.toString(Qt::ISODate);
        }
        if (cells.has(id))
            cells.problem(ImportNote::NotADate, id, u"2022-10-12"_s);
        return {};
    }
    if (field.quantity == Quantity::Money) {
        const auto price = cells.price(id);
        const Currency wanted = spec == SpecField::MsrpCny ? Currency::Cny : Currency::Usd;
        if (price && price->unit.currency && *price->unit.currency != wanted)
            cells.problemAbout(ImportNote::CurrenciesDiffer, id, currencyCode(*price->unit.currency),
                               currencyCode(wanted));
        if (price && (price->amount < range.min || price->amount > range.max))
            cells.problem(ImportNote::OutOfRange, id,
                          QString(plainDigits(range.min) + u'\u2013' + plainDigits(range.max)));
        return price ? plainDigits(price->amount) : QString();
    }
    const auto number = cells.number(field, range.min, range.max);
    // "24.0" stays what it is: what we wrote comes back as it was.
    const QString cell = cells.raw(id);
    const auto asWritten = number ? strictNumber(cell) : std::nullopt;
    return !number ? QString() : asWritten == number ? cell : plainDigits(*number);
}

/// Brands of boards are no vendors of chips: what is not known falls back to the name.
Vendor vendorFor(Cells &cells, const QString &name, const Gpu *shipped)
{
    if (const auto stated = vendorOf(cells.raw(u"vendor"_s)))
        return *stated;
    return shipped ? shipped->vendor : vendorFromCardName(name);
}

} // namespace

CardRows::CardRows(const ImportOptions &options, const Catalogue &shipped, const UserData &existing)
    : m_options(options)
    , m_shipped(shipped)
    , m_existing(existing)
    , m_prices(options, shipped, existing, false)
{
    for (const OwnCard &card : existing.cards) {
        m_byId.insert(card.id, &card);
        m_byName.insert(sameName(card.name), &card);
    }
}

std::vector<OwnSpec> CardRows::readSpecs(Cells &cells)
{
    std::vector<OwnSpec> specs;
    const OwnOrigin ofRow = originOf(cells, m_options);
    for (const ImportField &field : importFields()) {
        const auto spec = specOf(field);
        if (!spec || !field.ofCards)
            continue;
        const QString id = QString::fromLatin1(field.id);
        const QString text = specText(cells, field, *spec);
        if (text.isEmpty())
            continue;
        OwnSpec own{*spec, text, ofRow};
        if (cells.has(id + u" source"))
            own.origin.source = cells.line(id + u" source");
        if (cells.has(id + u" source_note"))
            own.origin.note = cells.text(id + u" source_note");
        if (const auto day = cells.date(id + u" read_on"))
            own.origin.readOn = *day;
        specs.push_back(own);
    }
    std::sort(specs.begin(), specs.end(),
              [](const OwnSpec &a, const OwnSpec &b) { return a.field < b.field; });
    return specs;
}

const Gpu *CardRows::shippedCard(const QString &name) const
{
    const Gpu *gpu = findGpu(m_shipped, name);
    if (!gpu)
        gpu = findGpu(m_shipped, name.normalized(QString::NormalizationForm_KC).simplified());
    return gpu;
}

QString CardRows::idFor(Cells &cells, const QString &folded) const
{
    const QString id = cells.raw(u"id"_s);
    if (isOwnId(id) && isIdText(id))
        return id;
    if (const OwnCard *mine = m_byName.value(folded))
        return mine->id;
    return isIdText(id) && !id.at(0).isDigit() ? QString(QLatin1StringView(ownIdPrefix) + id) : newOwnId();
}

OwnCard CardRows::cardOf(Cells &cells, const QString &name, const Gpu *shipped)
{
    OwnCard card;
    const QString folded = sameName(name);
    card.id = idFor(cells, folded);
    card.name = name;
    card.vendor = vendorFor(cells, name, shipped);
    card.specs = readSpecs(cells);
    card.notes = cells.text(u"notes"_s);
    const bool exported = isOwnId(cells.raw(u"id"_s));
    const QString from = cells.raw(u"based_on"_s);
    const Gpu *base = from.isEmpty() ? shipped : shippedCard(from);
    if (exported)
        card.basedOn = from;
    else if (base)
        card.basedOn = base->id;
    else if (!from.isEmpty())
        cells.problem(ImportNote::CorrectsNothing, u"based_on"_s, from);
    card.architecture = cells.name(u"architecture"_s);
    if (card.architecture.isEmpty() && shipped && !exported)
        card.architecture = shipped->architecture;
    if (const auto stated = segmentOf(cells.raw(u"segment"_s)))
        card.segment = *stated;
    else if (cells.has(u"segment"_s))
        cells.problem(ImportNote::WordUnknown, u"segment"_s, knownSegments());
    else if (shipped)
        card.segment = shipped->segment;
    return card;
}

/// The same card twice with the same values is a slip, with other values a question that only people answer.
bool CardRows::isRepeated(Cells &cells, const OwnCard &card)
{
    // Cards of ours that have one name are two all the same: their ids say so.
    const QString folded = isOwnId(cells.raw(u"id"_s)) ? card.id : sameName(card.name);
    const auto seen = m_seen.constFind(folded);
    if (seen == m_seen.constEnd()) {
        m_seen.insert(folded, {cells.row(), cells.all()});
        return false;
    }
    cells.problem(seen->row == cells.all() ? ImportNote::SameAgain : ImportNote::NameTwice, u"name"_s,
                  QString::number(seen->line));
    return true;
}

void CardRows::readCorrections(Cells &cells, const Gpu &gpu, bool all, ImportRow &row)
{
    row.gpuId = gpu.id;
    bool present = true;
    for (const OwnSpec &spec : readSpecs(cells)) {
        const SpecOverride correction{gpu.id, spec};
        const bool mine = std::find(m_existing.overrides.begin(), m_existing.overrides.end(), correction) !=
                          m_existing.overrides.end();
        if (mine || (!all && saysTheSame(gpu.spec(spec.field), spec)))
            continue;
        present = false;
        row.edits.push_back(PutOverride{correction});
    }
    if (!all && !row.edits.empty())
        cells.problem(ImportNote::CorrectsCatalogue, u"name"_s);
    const PriceReader::Outcome prices = m_prices.read(cells, gpu.id, row.edits);
    settle(row, cells, present && prices.repeated == 0);
}

void CardRows::readOwnCard(Cells &cells, ImportRow &row)
{
    const QString name = cells.name(u"name"_s);
    if (name.isEmpty())
        cells.problem(ImportNote::ValueMissing, u"name"_s);
    if (!cells.has(u"memory_gb"_s))
        cells.problem(ImportNote::ValueMissing, u"memory_gb"_s);
    const Gpu *shipped = shippedCard(name);
    const OwnCard card = cardOf(cells, name, shipped);
    row.gpuId = card.id;
    if (!cells.isGood() || isRepeated(cells, card))
        return settle(row, cells, false);
    const OwnCard *mine = m_byId.value(card.id);
    const bool present = mine && *mine == card;
    if (mine && !present)
        cells.problemAbout(ImportNote::ReplacesOwnCard, u"name"_s, mine->name);
    if (shipped && !mine && !isOwnId(cells.raw(u"id"_s)))
        cells.problem(ImportNote::CatalogueHasName, u"name"_s, shipped->name);
    if (!present)
        row.edits.push_back(PutCard{card});
    (void)m_prices.read(cells, card.id, row.edits);
    settle(row, cells, present);
}

ImportRow CardRows::read(Cells &cells)
{
    ImportRow row;
    row.line = cells.row();
    row.name = shownText(cells.raw(u"name"_s), mostNameChars);
    if (cells.has(u"corrects"_s)) {
        const Gpu *gpu = m_shipped.gpu(cells.raw(u"corrects"_s));
        if (gpu) {
            readCorrections(cells, *gpu, true, row);
            return row;
        }
        cells.problem(ImportNote::CorrectsNothing, u"corrects"_s);
        settle(row, cells, false);
        return row;
    }
    const Gpu *shipped = m_shipped.gpu(cells.raw(u"id"_s));
    if (shipped)
        readCorrections(cells, *shipped, false, row);
    else
        readOwnCard(cells, row);
    return row;
}

} // namespace gpuwise
