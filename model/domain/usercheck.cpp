// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/usercheck.h"

#include "model/domain/usercheckparts.h"
#include "model/domain/useredit.h"
#include "model/domain/useroverlay.h"

#include <algorithm>

namespace gpuwise {

namespace {

/// Control characters, and those that make a text read in another direction than it is written.
bool isForbidden(QChar c)
{
    const char16_t u = c.unicode();
    return c.category() == QChar::Other_Control || (u >= 0x202A && u <= 0x202E) ||
           (u >= 0x2066 && u <= 0x2069);
}

std::optional<double> medianOfOthers(const Catalogue &catalogue, const OwnPrice &price)
{
    std::vector<double> amounts;
    for (const Offer &offer : catalogue.offers) {
        const bool alike = isRental(offer.kind) ? isRental(price.kind) : offer.kind == price.kind;
        if (offer.gpuId != price.gpuId || !alike || offer.count != 1 || !offer.ownId.isEmpty())
            continue;
        if (const auto money = catalogue.rates.convert(offer.price, price.price.currency))
            amounts.push_back(money->amount());
    }
    if (amounts.empty())
        return std::nullopt;
    const auto middle = amounts.begin() + static_cast<std::ptrdiff_t>(amounts.size() / 2);
    std::nth_element(amounts.begin(), middle, amounts.end());
    return *middle > 0 ? std::optional(*middle) : std::nullopt;
}

constexpr double farFactor = 5;
constexpr double nearFactor = 2;

/// The currency in which the amount would be near what others ask; dollars and yuan are the ones mixed up.
std::optional<UnitGuess> guessCurrency(const Catalogue &catalogue, const OwnPrice &price, double median)
{
    for (const Currency other : {Currency::Cny, Currency::Usd}) {
        if (other == price.price.currency)
            continue;
        const auto meant = catalogue.rates.convert({price.price.units, other}, price.price.currency);
        if (!meant || meant->amount() > median * nearFactor || meant->amount() < median / nearFactor)
            continue;
        return UnitGuess{QString::number(price.price.amount(), 'g', 10), currencyCode(other),
                         currencyCode(price.price.currency)};
    }
    return std::nullopt;
}

void checkName(CheckList &list, const Catalogue &catalogue, const OwnCard &card)
{
    list.text(EntryField::Name, card.name, longestName, true);
    const QString folded = foldName(card.name);
    if (folded.isEmpty())
        return;
    const auto same = std::find_if(catalogue.gpus.begin(), catalogue.gpus.end(), [&](const Gpu &gpu) {
        return gpu.id != card.id && (foldName(gpu.name) == folded || foldName(gpu.id) == folded);
    });
    if (same != catalogue.gpus.end())
        list.add(EntryField::Name, CheckCode::NameTaken).other = same->name;
}

} // namespace

UserCheck &CheckList::add(EntryField field, CheckCode code)
{
    UserCheck check;
    check.field = field;
    check.code = code;
    return found.emplace_back(check);
}

UserCheck &CheckList::add(SpecField spec, CheckCode code)
{
    UserCheck &check = add(EntryField::Spec, code);
    check.spec = spec;
    return check;
}

bool CheckList::text(EntryField field, const QString &text, int longest, bool required)
{
    const std::size_t before = found.size();
    if (required && text.trimmed().isEmpty())
        add(field, CheckCode::Missing);
    else if (text.size() > longest)
        add(field, CheckCode::TooLong).most = longest;
    else if (std::any_of(text.begin(), text.end(), isForbidden))
        add(field, CheckCode::ForbiddenLetters);
    return found.size() > before;
}

void CheckList::date(EntryField field, QDate date, QDate today)
{
    if (!date.isValid())
        add(field, CheckCode::NotADate);
    else if (date > today)
        add(field, CheckCode::InFuture);
}

void CheckList::origin(const OwnOrigin &origin, QDate today)
{
    text(EntryField::Source, origin.source, longestText);
    text(EntryField::Note, origin.note, longestNote);
    date(EntryField::ReadOn, origin.readOn, today);
}

UserChecks checkCard(const Catalogue &catalogue, const OwnCard &card, QDate today)
{
    CheckList list;
    checkName(list, catalogue, card);
    list.text(EntryField::Architecture, card.architecture, longestName);
    list.text(EntryField::Notes, card.notes, longestNote);
    const Gpu *base = card.basedOn.isEmpty() ? nullptr : catalogue.gpu(card.basedOn);
    if (!card.basedOn.isEmpty() && !base)
        list.add(EntryField::BasedOn, CheckCode::UnknownCard);
    std::array<SpecValue, specFieldCount> specs =
        base ? base->specs : std::array<SpecValue, specFieldCount>{};
    std::vector<SpecField> entered;
    for (const OwnSpec &spec : card.specs) {
        checkSpec(list, spec, today);
        list.origin(spec.origin, today);
        specs[static_cast<std::size_t>(spec.field)] = specValueOf(spec, -1);
        entered.push_back(spec.field);
    }
    // Without its memory nothing can be said about a card, and without the bandwidth only little.
    const auto known = [&](SpecField field) { return specs[static_cast<std::size_t>(field)].hasValue(); };
    if (!known(SpecField::MemoryGB))
        list.add(SpecField::MemoryGB, CheckCode::Missing);
    checkTogether(list, specs, entered);
    return std::move(list.found);
}

UserChecks checkPrice(const Catalogue &catalogue, const OwnPrice &price, QDate today)
{
    CheckList list;
    if (!catalogue.gpu(price.gpuId))
        list.add(EntryField::Card, CheckCode::UnknownCard);
    const FieldRange range = priceRange(isRental(price.kind), price.price.currency);
    if (!range.contains(price.price.amount())) {
        UserCheck &check = list.add(EntryField::Amount, CheckCode::OutOfRange);
        check.value = price.price.amount();
        check.least = range.min;
        check.most = range.max;
    } else if (const auto median = medianOfOthers(catalogue, price)) {
        const double times = price.price.amount() / *median;
        if (times > farFactor || times < 1 / farFactor) {
            UserCheck &check = list.add(EntryField::Amount, CheckCode::FarFromOthers);
            check.value = times;
            check.least = *median;
            check.guess = guessCurrency(catalogue, price, *median);
        }
    }
    list.text(EntryField::Provider, price.provider, longestName);
    list.text(EntryField::Region, price.region, longestName);
    list.date(EntryField::AsOf, price.asOf, today);
    if (price.count < 1 || price.count > 1024) {
        UserCheck &check = list.add(EntryField::Count, CheckCode::OutOfRange);
        check.value = price.count;
        check.least = 1;
        check.most = 1024;
    }
    list.text(EntryField::Source, price.origin.source, longestText);
    list.text(EntryField::Note, price.origin.note, longestNote);
    return std::move(list.found);
}

UserChecks checkOverride(const Catalogue &catalogue, const SpecOverride &correction, QDate today)
{
    CheckList list;
    const Gpu *gpu = catalogue.gpu(correction.gpuId);
    if (!gpu || isOwnId(correction.gpuId)) {
        list.add(EntryField::Card, CheckCode::UnknownCard);
        return std::move(list.found);
    }
    checkSpec(list, correction.value, today);
    list.origin(correction.value.origin, today);
    auto specs = gpu->specs;
    specs[static_cast<std::size_t>(correction.value.field)] = specValueOf(correction.value, -1);
    checkTogether(list, specs, {correction.value.field});
    return std::move(list.found);
}

UserChecks checkModel(const Catalogue &catalogue, const AiModel &model)
{
    CheckList list;
    list.text(EntryField::Name, model.name, longestName, true);
    const QString folded = foldName(model.name);
    for (const AiModel &other : catalogue.models)
        if (!folded.isEmpty() && other.id != model.id &&
            (foldName(other.name) == folded || foldName(other.id) == folded)) {
            list.add(EntryField::Name, CheckCode::NameTaken).other = other.name;
            break;
        }
    list.text(EntryField::Notes, model.notes, longestNote);
    return std::move(list.found);
}

bool mayBeSaved(const UserChecks &checks)
{
    return std::none_of(checks.begin(), checks.end(), [](const UserCheck &check) { return check.mustFix(); });
}

OwnCard cardFrom(const Gpu &gpu, const QString &name)
{
    OwnCard card;
    card.name = name;
    card.vendor = gpu.vendor;
    card.segment = gpu.segment;
    card.architecture = gpu.architecture;
    card.basedOn = gpu.id;
    return card;
}

} // namespace gpuwise
