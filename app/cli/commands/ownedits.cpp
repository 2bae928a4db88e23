// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/ownedits.h"

#include "app/cli/clierror.h"
#include "app/cli/workloadoptions.h"
#include "model/domain/plausible.h"
#include "model/domain/usercheck.h"
#include "model/words/checkwords.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliOwn)
};

[[noreturn]] void fail(const QString &message)
{
    throw CliError{ExitCode::WrongUsage, message};
}

QDate readDate(const CommandContext &context)
{
    const auto text = context.arguments.value("--date");
    if (!text)
        return context.today;
    const QDate date = QDate::fromString(*text, Qt::ISODate);
    if (!date.isValid())
        fail(Words::tr("--date takes a date such as 2026-08-28, not \"%1\".").arg(*text));
    return date;
}

OwnOrigin readOrigin(const CommandContext &context)
{
    return {context.arguments.value("--source").value_or(QString()), readDate(context),
            context.arguments.value("--note").value_or(QString())};
}

/// What must be put right ends the command; what is odd does unless the user is sure.
void refuse(const UserChecks &checks, const CommandContext &context)
{
    for (const UserCheck &check : checks) {
        if (check.mustFix())
            fail(checkLine(check, context.locale));
        if (!context.arguments.has("--sure"))
            fail(Words::tr("%1 Add --sure to keep it as it is.").arg(checkLine(check, context.locale)));
    }
}

OfferKind readKind(const CommandContext &context)
{
    constexpr std::array kinds{OfferKind::NewStreet, OfferKind::Used,     OfferKind::OnDemand,
                               OfferKind::Spot,      OfferKind::Reserved, OfferKind::Community};
    const QStringList words{QStringLiteral("new"),  QStringLiteral("used"),     QStringLiteral("on_demand"),
                            QStringLiteral("spot"), QStringLiteral("reserved"), QStringLiteral("community")};
    return kinds[static_cast<std::size_t>(readChoice(context.arguments, "--kind", words, 0))];
}

OwnEdit price(const CommandContext &context, const QStringList &words)
{
    if (words.size() != 4)
        fail(Words::tr("A price needs a card, an amount and a currency: own price CARD 1500 USD."));
    const Gpu &gpu = readCard(context.catalogue, words[1]);
    const auto amount = strictNumber(words[2]);
    const auto currency = currencyFromCode(words[3]);
    if (!amount)
        fail(Words::tr("\"%1\" is not an amount.").arg(words[2]));
    if (!currency)
        fail(Words::tr("\"%1\" is not a currency that is known here.").arg(words[3]));
    OwnPrice own;
    own.id = newOwnId();
    own.gpuId = gpu.id;
    own.kind = readKind(context);
    own.provider = context.arguments.value("--shop").value_or(QString());
    if (*amount > 1e9) // also what no number of ten-thousandths holds
        fail(Words::tr("\"%1\" is not an amount.").arg(words[2]));
    own.price = Money::fromAmount(*amount, *currency);
    // Prices in yuan are asked in China; elsewhere the user says, or it counts everywhere.
    own.region = context.arguments.value("--region")
                     .value_or(*currency == Currency::Cny ? QStringLiteral("CN") : QStringLiteral("global"));
    if (own.region.compare(QLatin1StringView("cn"), Qt::CaseInsensitive) == 0)
        own.region = own.region.toUpper();
    own.asOf = readDate(context);
    own.origin = readOrigin(context);
    refuse(checkPrice(context.catalogue, own, context.today), context);
    return {{PutPrice{own}},
            Words::tr("Price kept as %1: %2, %3, %4.", "id, card, amount, date")
                .arg(own.id, gpu.name, formatMoney(own.price, context.locale, isRental(own.kind) ? 2 : 0),
                     formatDate(own.asOf))};
}

SpecField readField(const QString &name)
{
    if (const auto field = specFieldFromId(name))
        return *field;
    QStringList names;
    for (const SpecDescription &description : specDescriptions())
        names << QString::fromLatin1(description.id);
    fail(withSuggestions(Words::tr("There is no value \"%1\".").arg(name), nearestWords(names, name)));
}

OwnEdit correct(const CommandContext &context, const QStringList &words)
{
    if (words.size() != 4)
        fail(Words::tr(
            "A correction needs a card, a value's name and the value: own correct CARD tdp_w 425."));
    const Gpu &gpu = readCard(context.catalogue, words[1]);
    const SpecOverride correction{gpu.id, {readField(words[2]), words[3], readOrigin(context)}};
    refuse(checkOverride(context.catalogue, correction, context.today), context);
    return {{PutOverride{correction}},
            Words::tr("%1, %2: %3 from now on; the shipped value stays visible.", "card, property, value")
                .arg(gpu.name, specName(correction.value.field), words[3])};
}

OwnEdit favourite(const CommandContext &context, const QStringList &words, bool on)
{
    if (words.size() != 2)
        fail(Words::tr("Which card? Give one: own favourite CARD."));
    const Gpu &gpu = readCard(context.catalogue, words[1]);
    QStringList favourites = context.own.snapshot.data.favourites;
    if (favourites.contains(gpu.id) == on)
        return {{},
                on ? Words::tr("%1 is a favourite already.").arg(gpu.name)
                   : Words::tr("%1 is no favourite.").arg(gpu.name)};
    favourites.removeAll(gpu.id);
    if (on)
        favourites.append(gpu.id);
    return {{SetFavourites{favourites}},
            on ? Words::tr("%1 is a favourite now.").arg(gpu.name)
               : Words::tr("%1 is no favourite any more.").arg(gpu.name)};
}

template <typename T> bool has(const std::vector<T> &records, const QString &id)
{
    return std::any_of(records.begin(), records.end(), [&](const T &record) { return record.id == id; });
}

OwnEdit remove(const CommandContext &context, const QStringList &words)
{
    const UserData &data = context.own.snapshot.data;
    const QString id = words.value(1);
    if (words.size() == 3) {
        const Gpu &gpu = readCard(context.catalogue, id);
        const SpecField field = readField(words[2]);
        const bool known =
            std::any_of(data.overrides.begin(), data.overrides.end(), [&](const SpecOverride &own) {
                return own.gpuId == gpu.id && own.value.field == field;
            });
        if (!known)
            fail(Words::tr("There is no correction of this value."));
        return {{RemoveOverride{gpu.id, field}}, Words::tr("Removed: the shipped value counts again.")};
    }
    if (words.size() != 2)
        fail(Words::tr("What is to be removed? Give an id as `own` lists it, or a card and a value's name."));
    const QString done = Words::tr("Removed: %1.").arg(id);
    if (has(data.cards, id))
        return {{RemoveCard{id}}, done};
    if (has(data.prices, id))
        return {{RemovePrice{id}}, done};
    if (has(data.models, id))
        return {{RemoveModel{id}}, done};
    fail(Words::tr("You have nothing with the id \"%1\".").arg(id));
}

} // namespace

OwnEdit readOwnEdit(const CommandContext &context, const QStringList &words)
{
    const QString verb = words.value(0);
    if (verb == QLatin1StringView("price"))
        return price(context, words);
    if (verb == QLatin1StringView("correct"))
        return correct(context, words);
    if (verb == QLatin1StringView("remove"))
        return remove(context, words);
    if (verb == QLatin1StringView("favourite") || verb == QLatin1StringView("unfavourite"))
        return favourite(context, words, verb == QLatin1StringView("favourite"));
    const QStringList verbs{QStringLiteral("price"),     QStringLiteral("correct"),
                            QStringLiteral("favourite"), QStringLiteral("unfavourite"),
                            QStringLiteral("remove"),    QStringLiteral("repair")};
    fail(withSuggestions(
        Words::tr(
            "\"%1\" is nothing that `own` does: price, correct, favourite, unfavourite, remove, repair.")
            .arg(verb),
        nearestWords(verbs, verb)));
}

} // namespace gpuwise
