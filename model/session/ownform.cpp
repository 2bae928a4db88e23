// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/ownform.h"

#include "model/domain/plausible.h"
#include "model/session/entries.h"
#include "model/words/checkwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(OwnForm)
};

constexpr std::array cardSpecs{SpecField::MemoryGB,     SpecField::MemoryType, SpecField::BandwidthGBps,
                               SpecField::BusWidthBits, SpecField::Fp16Tflops, SpecField::Fp32Tflops,
                               SpecField::TdpWatts};

QString idOf(SpecField field)
{
    return QString::fromLatin1(describe(field).id);
}

QString unitOf(SpecField field)
{
    return QString::fromLatin1(describe(field).unit);
}

/// "22,000" and " 22 " are numbers to people; what is kept is the plain one.
QString plainText(SpecField field, const QString &text)
{
    const QString trimmed = text.trimmed();
    if (describe(field).kind != SpecKind::Number || strictNumber(trimmed))
        return trimmed;
    const auto number = parseFigure(trimmed);
    return number && !trimmed.contains(u'%') ? QString::number(*number, 'g', 12) : trimmed;
}

const OwnCard *ownCard(const Session &session, const QString &id)
{
    const auto &cards = session.ownData().cards;
    const auto at =
        std::find_if(cards.begin(), cards.end(), [&](const OwnCard &card) { return card.id == id; });
    return at == cards.end() ? nullptr : &*at;
}

OfferKind kindFrom(const QString &id)
{
    return static_cast<OfferKind>(id.toInt());
}

} // namespace

OwnForm::OwnForm(const Session &session, OwnFormKind kind, const QString &gpuId, const QLocale &locale)
    : m_session(session)
    , m_kind(kind)
    , m_locale(locale)
    , m_ownId(kind == OwnFormKind::ChangeCard ? gpuId : newOwnId())
{
    if (const Gpu *gpu = session.catalogue().gpu(gpuId))
        m_gpu = *gpu;
    switch (kind) {
    case OwnFormKind::Price:
        addPriceFields();
        break;
    case OwnFormKind::Correction:
        addCorrectionFields();
        break;
    case OwnFormKind::NewCard:
    case OwnFormKind::ChangeCard:
        addCardFields();
        break;
    }
    addOriginFields();
}

QString OwnForm::title() const
{
    switch (m_kind) {
    case OwnFormKind::Price:
        return Words::tr("A price of yours: %1").arg(m_gpu.name);
    case OwnFormKind::Correction:
        return Words::tr("Correct a value: %1").arg(m_gpu.name);
    case OwnFormKind::NewCard:
        return Words::tr("A card of your own, made from %1").arg(m_gpu.name);
    case OwnFormKind::ChangeCard:
        return Words::tr("Change your card %1").arg(m_gpu.name);
    }
    return {};
}

QString OwnForm::explanation() const
{
    switch (m_kind) {
    case OwnFormKind::Price:
        return Words::tr(
            "Your price counts instead of published ones of the same kind and region, until it is older "
            "than a year.");
    case OwnFormKind::Correction:
        return Words::tr("Your value is computed with; the shipped one stays visible beside it.");
    case OwnFormKind::NewCard:
    case OwnFormKind::ChangeCard:
        return Words::tr("What you leave as it is stays that of the card it is made from, with its sources.");
    }
    return {};
}

void OwnForm::addPriceFields()
{
    OwnFormField kind{QStringLiteral("kind"), Words::tr("Condition"), {}, {}, {}, {}};
    for (const OfferKind each : {OfferKind::NewStreet, OfferKind::Used, OfferKind::OnDemand, OfferKind::Spot,
                                 OfferKind::Reserved, OfferKind::Community})
        kind.choices.emplace_back(QString::number(static_cast<int>(each)),
                                  isRental(each)
                                      ? Words::tr("%1, per hour", "kind of rent").arg(offerKindWord(each))
                                      : offerKindWord(each));
    kind.value = kind.choices.front().first;
    m_fields.push_back(kind);
    m_fields.push_back(
        {QStringLiteral("amount"), Words::tr("Price"), {}, {}, Words::tr("such as 1,500"), {}});
    OwnFormField currency{QStringLiteral("currency"), Words::tr("Currency"), {}, {}, {}, {}};
    for (const Currency each : {Currency::Usd, Currency::Cny, Currency::Eur, Currency::Gbp, Currency::Hkd,
                                Currency::Twd, Currency::Jpy, Currency::Aud})
        currency.choices.emplace_back(currencyCode(each), currencyCode(each));
    currency.value = currencyCode(m_session.workload().budget.currency);
    m_fields.push_back(currency);
    OwnFormField region{QStringLiteral("region"), Words::tr("Region"), {}, {}, {}, {}};
    region.choices = {{QStringLiteral("CN"), Words::tr("mainland China")},
                      {QStringLiteral("US"), Words::tr("United States")},
                      {QStringLiteral("eu"), Words::tr("European Union")},
                      {QStringLiteral("global"), Words::tr("elsewhere, or everywhere")}};
    const Region mine = m_session.workload().budget.region;
    region.value = mine == Region::Cn   ? QStringLiteral("CN")
                   : mine == Region::Us ? QStringLiteral("US")
                   : mine == Region::Eu ? QStringLiteral("eu")
                                        : QStringLiteral("global");
    m_fields.push_back(region);
    m_fields.push_back({QStringLiteral("provider"), Words::tr("Shop or provider"), {}, {}, {}, {}});
}

void OwnForm::addCorrectionFields()
{
    OwnFormField property{QStringLiteral("property"), Words::tr("Property"), {}, {}, {}, {}};
    for (const SpecDescription &description : specDescriptions())
        property.choices.emplace_back(QString::fromLatin1(description.id), specName(description.field));
    property.value = property.choices.front().first;
    m_fields.push_back(property);
    m_fields.push_back({QStringLiteral("value"), Words::tr("Value"), {}, {}, {}, {}});
    showShippedValue();
}

void OwnForm::showShippedValue()
{
    const auto spec = specFieldFromId(value(QStringLiteral("property")));
    if (!spec)
        return;
    OwnFormField &entered = field(QStringLiteral("value"));
    entered.unit = unitOf(*spec);
    entered.value = m_gpu.spec(*spec).text;
    entered.hint = describe(*spec).kind == SpecKind::Date ? QStringLiteral("2026-11-30") : QString();
}

void OwnForm::addCardFields()
{
    if (const OwnCard *mine = ownCard(m_session, m_gpu.id)) { // also the start of another card
        m_base = *mine;
    } else {
        m_base = cardFrom(m_gpu, {});
        m_base.segment = Segment::Modified;
    }
    m_base.id = m_ownId;
    const QString name =
        m_kind == OwnFormKind::ChangeCard
            ? m_gpu.name
            : Words::tr("%1 (mine)", "name of a card that is made from another").arg(m_gpu.name);
    m_fields.push_back({QStringLiteral("name"), Words::tr("Name"), {}, name, {}, {}});
    OwnFormField segment{
        QStringLiteral("segment"), Words::tr("Kind of card"), {}, segmentId(m_base.segment), {}, {}};
    for (const Segment each : {Segment::Consumer, Segment::Modified, Segment::Laptop, Segment::Workstation,
                               Segment::Datacenter, Segment::Unified})
        segment.choices.emplace_back(segmentId(each), segmentName(each));
    m_fields.push_back(segment);
    for (const SpecField spec : cardSpecs)
        m_fields.push_back({idOf(spec), specName(spec), unitOf(spec), m_gpu.spec(spec).text, {}, {}});
}

void OwnForm::addOriginFields()
{
    m_fields.push_back({QStringLiteral("date"),
                        Words::tr("Date"),
                        {},
                        m_session.today().toString(Qt::ISODate),
                        QStringLiteral("2026-11-30"),
                        {}});
    m_fields.push_back({QStringLiteral("source"),
                        Words::tr("Source"),
                        {},
                        {},
                        Words::tr("where you read it: a shop, an address"),
                        {}});
    const bool card = m_kind == OwnFormKind::NewCard || m_kind == OwnFormKind::ChangeCard;
    m_fields.push_back(
        {QStringLiteral("note"), Words::tr("Note"), {}, card ? m_base.notes : QString(), {}, {}});
}

OwnFormField &OwnForm::field(const QString &id)
{
    return *std::find_if(m_fields.begin(), m_fields.end(),
                         [&](const OwnFormField &each) { return each.id == id; });
}

QString OwnForm::value(const QString &fieldId) const
{
    const auto at = std::find_if(m_fields.begin(), m_fields.end(),
                                 [&](const OwnFormField &each) { return each.id == fieldId; });
    return at == m_fields.end() ? QString() : at->value;
}

bool OwnForm::setValue(const QString &fieldId, const QString &value)
{
    field(fieldId).value = value;
    if (fieldId != QLatin1StringView("property"))
        return false;
    showShippedValue();
    return true;
}

OwnOrigin OwnForm::origin() const
{
    return {value(QStringLiteral("source")).trimmed(),
            QDate::fromString(value(QStringLiteral("date")).trimmed(), Qt::ISODate),
            value(QStringLiteral("note")).trimmed()};
}

OwnPrice OwnForm::price() const
{
    OwnPrice own;
    own.id = m_ownId;
    own.gpuId = m_gpu.id;
    own.kind = kindFrom(value(QStringLiteral("kind")));
    own.provider = value(QStringLiteral("provider")).trimmed();
    const double amount = parseFigure(value(QStringLiteral("amount"))).value_or(0);
    constexpr double most = 1e9; // more is no price, and no number of ten-thousandths
    own.price = Money::fromAmount(
        std::min(amount, most), currencyFromCode(value(QStringLiteral("currency"))).value_or(Currency::Usd));
    own.region = value(QStringLiteral("region"));
    own.origin = origin();
    own.asOf = own.origin.readOn;
    return own;
}

SpecOverride OwnForm::correction() const
{
    const SpecField spec = specFieldFromId(value(QStringLiteral("property"))).value_or(SpecField::MemoryGB);
    return {m_gpu.id, {spec, plainText(spec, value(QStringLiteral("value"))), origin()}};
}

OwnCard OwnForm::card() const
{
    OwnCard own = m_base;
    own.name = value(QStringLiteral("name")).trimmed();
    own.segment = segmentFromId(value(QStringLiteral("segment"))).value_or(own.segment);
    own.notes = value(QStringLiteral("note")).trimmed();
    OwnOrigin from = origin();
    from.note.clear();
    for (const SpecField spec : cardSpecs) {
        const QString text = plainText(spec, value(idOf(spec)));
        if (text == m_gpu.spec(spec).text)
            continue;
        std::erase_if(own.specs, [&](const OwnSpec &each) { return each.field == spec; });
        own.specs.push_back({spec, text, from});
    }
    return own;
}

UserChecks OwnForm::checks() const
{
    switch (m_kind) {
    case OwnFormKind::Price:
        return checkPrice(m_session.catalogue(), price(), m_session.today());
    case OwnFormKind::Correction:
        return checkOverride(m_session.catalogue(), correction(), m_session.today());
    case OwnFormKind::NewCard:
    case OwnFormKind::ChangeCard:
        return checkCard(m_session.catalogue(), card(), m_session.today());
    }
    return {};
}

QString OwnForm::fieldOf(const UserCheck &check) const
{
    switch (check.field) {
    case EntryField::Name:
        return QStringLiteral("name");
    case EntryField::Spec:
        return m_kind == OwnFormKind::Correction ? QStringLiteral("value") : idOf(check.spec);
    case EntryField::Amount:
        return QStringLiteral("amount");
    case EntryField::Provider:
        return QStringLiteral("provider");
    case EntryField::Region:
        return QStringLiteral("region");
    case EntryField::AsOf:
    case EntryField::ReadOn:
        return QStringLiteral("date");
    case EntryField::Source:
        return QStringLiteral("source");
    case EntryField::Notes:
    case EntryField::Note:
        return QStringLiteral("note");
    default:
        return {};
    }
}

std::vector<OwnFormNote> OwnForm::notes() const
{
    std::vector<OwnFormNote> notes;
    for (const UserCheck &check : checks()) {
        OwnFormNote note{fieldOf(check), checkSentence(check, m_locale), check.mustFix()};
        const bool shown = std::any_of(m_fields.begin(), m_fields.end(),
                                       [&](const OwnFormField &each) { return each.id == note.fieldId; });
        if (!shown) { // about a value that has no field here
            note.fieldId.clear();
            note.text = checkLine(check, m_locale);
        }
        if (std::find(notes.begin(), notes.end(), note) == notes.end())
            notes.push_back(note);
    }
    if (m_kind == OwnFormKind::Correction &&
        correction().value.text == m_gpu.spec(correction().value.field).text)
        notes.push_back(
            {QStringLiteral("value"), Words::tr("This is the value that is there already."), true});
    return notes;
}

bool OwnForm::canSave() const
{
    const auto all = notes();
    return std::none_of(all.begin(), all.end(), [](const OwnFormNote &note) { return note.mustFix; });
}

UserEdits OwnForm::edits() const
{
    switch (m_kind) {
    case OwnFormKind::Price:
        return {PutPrice{price()}};
    case OwnFormKind::Correction:
        return {PutOverride{correction()}};
    case OwnFormKind::NewCard:
    case OwnFormKind::ChangeCard:
        return {PutCard{card()}};
    }
    return {};
}

EditKind OwnForm::kind() const
{
    return m_kind == OwnFormKind::Price        ? EditKind::AddOwnPrice
           : m_kind == OwnFormKind::Correction ? EditKind::CorrectValue
           : m_kind == OwnFormKind::NewCard    ? EditKind::AddOwnCard
                                               : EditKind::ChangeOwnCard;
}

} // namespace gpuwise
