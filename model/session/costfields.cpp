// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/costfields.h"

#include "model/words/format.h"
#include "model/words/notesources.h"
#include "model/words/notewords.h"
#include "model/words/pricewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CostFields)
};

using Figure = std::optional<double> RentOrBuyFigures::*;

struct FieldRule
{
    CostField field;
    CostSection section;
    CostInput input;
    Figure figure;
    const char *code;
    const char *name;
    char format; ///< m money, h money an hour, k money a kWh, M money a month, p percent, t hours, n months,
                 ///< w watts, f number
};

constexpr std::array<FieldRule, 18> rules{{
    {CostField::Hours, CostSection::Use, CostInput::Hours, nullptr, "hours",
     QT_TRANSLATE_NOOP("CostFields", "Hours a month"), 't'},
    {CostField::Months, CostSection::Use, CostInput::Months, nullptr, "months",
     QT_TRANSLATE_NOOP("CostFields", "Months"), 'n'},
    {CostField::Price, CostSection::Buying, CostInput::Price, &RentOrBuyFigures::pricePerCard, "price",
     QT_TRANSLATE_NOOP("CostFields", "Price of a card"), 'm'},
    {CostField::Host, CostSection::Buying, CostInput::Host, &RentOrBuyFigures::hostPrice, "host",
     QT_TRANSLATE_NOOP("CostFields", "Host machine"), 'm'},
    {CostField::ResaleLow, CostSection::Buying, CostInput::Resale, &RentOrBuyFigures::resaleLow, "resale_low",
     QT_TRANSLATE_NOOP("CostFields", "Resale, low"), 'p'},
    {CostField::Resale, CostSection::Buying, CostInput::Resale, &RentOrBuyFigures::resale, "resale",
     QT_TRANSLATE_NOOP("CostFields", "Resale"), 'p'},
    {CostField::ResaleHigh, CostSection::Buying, CostInput::Resale, &RentOrBuyFigures::resaleHigh,
     "resale_high", QT_TRANSLATE_NOOP("CostFields", "Resale, high"), 'p'},
    {CostField::Interest, CostSection::Buying, CostInput::Interest, &RentOrBuyFigures::interestPerYear,
     "interest", QT_TRANSLATE_NOOP("CostFields", "Interest a year"), 'p'},
    {CostField::Watts, CostSection::Power, CostInput::Watts, &RentOrBuyFigures::cardWatts, "watts",
     QT_TRANSLATE_NOOP("CostFields", "Power of a card"), 'w'},
    {CostField::HostWatts, CostSection::Power, CostInput::Watts, &RentOrBuyFigures::hostWatts, "host_watts",
     QT_TRANSLATE_NOOP("CostFields", "Host power"), 'w'},
    {CostField::Load, CostSection::Power, CostInput::Load, &RentOrBuyFigures::load, "load",
     QT_TRANSLATE_NOOP("CostFields", "Load"), 'p'},
    {CostField::Utilisation, CostSection::Power, CostInput::Utilisation, &RentOrBuyFigures::utilisation,
     "utilisation", QT_TRANSLATE_NOOP("CostFields", "Utilisation"), 'p'},
    {CostField::Tariff, CostSection::Power, CostInput::Tariff, &RentOrBuyFigures::tariffPerKwh, "tariff",
     QT_TRANSLATE_NOOP("CostFields", "Electricity"), 'k'},
    {CostField::Efficiency, CostSection::Power, CostInput::Efficiency, &RentOrBuyFigures::supplyEfficiency,
     "supply_efficiency", QT_TRANSLATE_NOOP("CostFields", "Supply efficiency"), 'p'},
    {CostField::Pue, CostSection::Power, CostInput::Pue, &RentOrBuyFigures::pue, "pue",
     QT_TRANSLATE_NOOP("CostFields", "PUE"), 'f'},
    {CostField::Rent, CostSection::Renting, CostInput::Rent, &RentOrBuyFigures::rentPerCardHour, "rent",
     QT_TRANSLATE_NOOP("CostFields", "Rent of a card"), 'h'},
    {CostField::Storage, CostSection::Renting, CostInput::Storage, &RentOrBuyFigures::storagePerMonth,
     "storage", QT_TRANSLATE_NOOP("CostFields", "Storage"), 'M'},
    {CostField::Egress, CostSection::Renting, CostInput::Egress, &RentOrBuyFigures::egressPerMonth, "egress",
     QT_TRANSLATE_NOOP("CostFields", "Traffic"), 'M'},
}};

const FieldRule &ruleOf(CostField field)
{
    return rules[static_cast<std::size_t>(field)];
}

double valueIn(const RentOrBuyInputs &in, CostField field)
{
    switch (field) {
    case CostField::ResaleLow:
        return in.resaleLow;
    case CostField::ResaleHigh:
        return in.resaleHigh;
    case CostField::HostWatts:
        return in.hostWatts;
    default:
        return valueOf(in, costInputOf(field));
    }
}

/// As it is typed, without its unit.
QString figureText(CostField field, double value, const QLocale &locale)
{
    const double typed = value / costFieldScale(field);
    switch (ruleOf(field).format) {
    case 'm':
    case 'M':
        return formatTrimmed(typed, typed < 1000 ? 2 : 0, locale);
    case 'h':
    case 'k':
        return formatTrimmed(typed, typed < 100 ? 4 : 2, locale);
    case 'w':
        return formatTrimmed(typed, 0, locale);
    case 'f':
        return formatTrimmed(typed, 2, locale);
    default:
        return formatTrimmed(typed, 1, locale);
    }
}

QString unitOf(CostField field, Currency currency)
{
    const QString money = currencyCode(currency);
    switch (ruleOf(field).format) {
    case 'm':
        return money;
    case 'M':
        return Words::tr("%1/month").arg(money);
    case 'h':
        return Words::tr("%1/h").arg(money);
    case 'k':
        return Words::tr("%1/kWh").arg(money);
    case 'p':
        return QStringLiteral("%");
    case 't':
        return Words::tr("h", "hours");
    case 'n':
        return Words::tr("months");
    case 'w':
        return QStringLiteral("W");
    default:
        return {};
    }
}

QString priceBasis(const std::optional<PriceAnswer> &price, const QLocale &locale)
{
    if (!price)
        return Words::tr("no current offer is known: enter yours");
    const QString kind = offerKindWord(price->kind);
    const QString date = priceDate(*price);
    if (price->converted && price->newest) {
        const Money &asked = price->newest->price;
        return Words::tr("%1, converted from %2 of %3")
            .arg(kind, formatMoney(asked, locale, asked.amount() < 100 ? 2 : 0), date);
    }
    return price->offers > 1
               ? Words::tr("%1, %2", "kind of price, median of which offers").arg(kind, priceDateText(*price))
               : Words::tr("%1, the only offer, of %2").arg(kind, date);
}

class Basis
{
public:
    Basis(const RentOrBuyQuestion &question, const RentOrBuyCase &found, const QLocale &locale)
        : m_question(question)
        , m_found(found)
        , m_locale(locale)
    {}

    QString of(CostField field) const
    {
        switch (field) {
        case CostField::Hours:
        case CostField::Months:
            return Words::tr("from answer 2, the budget");
        case CostField::Price:
            return priceBasis(m_found.price, m_locale);
        case CostField::Rent:
            return priceBasis(m_found.rent, m_locale);
        case CostField::Host:
            return has(NoteCode::ServerNeeded)  ? Words::tr("left out: enter the server's price")
                   : has(NoteCode::HostAssumed) ? Words::tr("assumed: a PC without the card")
                                                : Words::tr("taken to be there already");
        case CostField::HostWatts:
            return has(NoteCode::HostAssumed) ? Words::tr("assumed for such a PC")
                                              : Words::tr("not counted unless you enter it");
        case CostField::ResaleLow:
        case CostField::Resale:
        case CostField::ResaleHigh:
            return resale(field);
        case CostField::Watts:
            return m_found.inputs.cardWatts > 0 ? Words::tr("published board power")
                                                : Words::tr("not published: electricity is left out");
        case CostField::Load:
            return Words::tr("assumed: of full power, while computing");
        case CostField::Utilisation:
            return Words::tr("assumed: of the hours it is on, it computes");
        case CostField::Tariff:
            return tariff();
        case CostField::Efficiency:
            return Words::tr("80 PLUS Gold at half load");
        case CostField::Pue:
            return m_question.figures.inDataCentre ? Words::tr("average of a survey of 2025")
                                                   : Words::tr("none at home; a rent includes it");
        case CostField::Interest:
        case CostField::Storage:
        case CostField::Egress:
            break;
        }
        return Words::tr("not counted unless you enter it");
    }

    std::vector<NoteCode> notesOf(CostField field) const
    {
        switch (field) {
        case CostField::Price:
            return {NoteCode::BuyPriceFrom,   NoteCode::BuyPriceSingle, NoteCode::UsedPriceTaken,
                    NoteCode::ListPriceTaken, NoteCode::StalePriceUsed, NoteCode::ConvertedPriceUsed,
                    NoteCode::NoPrice};
        case CostField::Rent:
            return {NoteCode::RentPriceFrom,     NoteCode::RentPriceSingle, NoteCode::StaleRentUsed,
                    NoteCode::ConvertedRentUsed, NoteCode::ForeignRentUsed, NoteCode::NoRent};
        case CostField::Host:
        case CostField::HostWatts:
            return {NoteCode::ServerNeeded, NoteCode::HostNotCounted, NoteCode::HostAssumed};
        case CostField::ResaleLow:
        case CostField::Resale:
        case CostField::ResaleHigh:
            return {NoteCode::ResaleAssumed};
        case CostField::Load:
        case CostField::Efficiency:
            return {NoteCode::LoadAssumed};
        case CostField::Utilisation:
            return {NoteCode::IdleAssumed};
        case CostField::Tariff:
            return {NoteCode::TariffUs, NoteCode::TariffEu, NoteCode::TariffCn};
        case CostField::Pue:
            return {NoteCode::PueAssumed};
        case CostField::Watts:
            return {NoteCode::NoWatts};
        default:
            return {};
        }
    }

private:
    bool has(NoteCode code) const
    {
        return std::any_of(m_found.notes.begin(), m_found.notes.end(),
                           [code](const Note &note) { return note.code == code; });
    }

    QString resale(CostField field) const
    {
        if (!m_question.figures.resale)
            return Words::tr("assumed: of the price, when sold");
        return field == CostField::ResaleLow ? Words::tr("half of what you expect")
                                             : Words::tr("half as much again as you expect");
    }

    QString tariff() const
    {
        return has(NoteCode::TariffCn)   ? Words::tr("homes in Zhejiang, second tier")
               : has(NoteCode::TariffEu) ? Words::tr("EU average for homes")
                                         : Words::tr("US average for homes");
    }

    const RentOrBuyQuestion &m_question;
    const RentOrBuyCase &m_found;
    const QLocale &m_locale;
};

/// The notes in full, each with the titles of its sources.
QString detailOf(const Catalogue &catalogue, const RentOrBuyCase &found, const std::vector<NoteCode> &codes,
                 const QLocale &locale)
{
    QStringList lines;
    for (const Note &note : found.notes) {
        if (std::find(codes.begin(), codes.end(), note.code) == codes.end())
            continue;
        lines << noteSentence(note, locale) << noteSources(catalogue, note);
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace

std::span<const CostField> costFields()
{
    static const auto fields = [] {
        std::array<CostField, rules.size()> all{};
        std::transform(rules.begin(), rules.end(), all.begin(), [](const FieldRule &r) { return r.field; });
        return all;
    }();
    return fields;
}

CostSection costSectionOf(CostField field)
{
    return ruleOf(field).section;
}

QString costFieldCode(CostField field)
{
    return QString::fromLatin1(ruleOf(field).code);
}

QString costFieldName(CostField field)
{
    return QCoreApplication::translate("CostFields", ruleOf(field).name);
}

QString costSectionName(CostSection section)
{
    switch (section) {
    case CostSection::Use:
        return Words::tr("Use");
    case CostSection::Buying:
        return Words::tr("Buying");
    case CostSection::Power:
        return Words::tr("Electricity: your own cards and their PC");
    case CostSection::Renting:
        break;
    }
    return Words::tr("Renting");
}

CostInput costInputOf(CostField field)
{
    return ruleOf(field).input;
}

double costFieldScale(CostField field)
{
    return ruleOf(field).format == 'p' ? 0.01 : 1;
}

std::optional<double> RentOrBuyFigures::*costFigureOf(CostField field)
{
    return ruleOf(field).figure;
}

QString costFigureWithUnit(CostField field, double value, Currency currency, const QLocale &locale)
{
    switch (ruleOf(field).format) {
    case 'm':
    case 'M':
    case 'h':
    case 'k':
        return formatMoney(Money::fromAmount(value, currency), locale);
    case 'p':
        return formatPercent(value, locale);
    case 'w':
        return Words::tr("%1 W").arg(formatNumber(value, 0, locale));
    default:
        return figureText(field, value, locale);
    }
}

std::vector<CostFieldText> costFieldTexts(const Catalogue &catalogue, const RentOrBuyQuestion &question,
                                          const RentOrBuyCase &found, const QLocale &locale)
{
    const Basis basis(question, found, locale);
    std::vector<CostFieldText> texts;
    for (const FieldRule &rule : rules) {
        CostFieldText text;
        text.field = rule.field;
        text.name = costFieldName(rule.field);
        text.unit = unitOf(rule.field, found.inputs.currency);
        text.known = rule.field == CostField::Price  ? found.priceKnown
                     : rule.field == CostField::Rent ? found.rentKnown
                                                     : true;
        if (text.known)
            text.value = figureText(rule.field, valueIn(found.inputs, rule.field), locale);
        text.own = rule.figure && (question.figures.*rule.figure).has_value();
        text.applies = rule.field != CostField::Pue || question.figures.inDataCentre;
        text.basis = text.own && text.applies ? Words::tr("your own figure; empty it for the default")
                                              : basis.of(rule.field);
        if (!text.own)
            text.detail = detailOf(catalogue, found, basis.notesOf(rule.field), locale);
        const auto &price = rule.field == CostField::Price  ? found.price
                            : rule.field == CostField::Rent ? found.rent
                                                            : std::nullopt;
        if (price && price->newest)
            text.detail = QStringList{text.detail, offerSource(catalogue, *price->newest)}.join(u'\n');
        texts.push_back(std::move(text));
    }
    return texts;
}

} // namespace gpuwise
