// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/checkwords.h"

#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CheckWords)
};

QString number(double value, const QLocale &locale)
{
    return formatTrimmed(value, 3, locale);
}

QString unitOf(const UserCheck &check)
{
    return check.field == EntryField::Spec ? QString::fromLatin1(describe(check.spec).unit) : QString();
}

QString rangeSentence(const UserCheck &check, const QLocale &locale)
{
    const QString unit = unitOf(check);
    return unit.isEmpty() ? Words::tr("%1 is outside %2 to %3.")
                                .arg(number(check.value, locale), number(check.least, locale),
                                     number(check.most, locale))
                          : Words::tr("%1 %4 is outside %2 to %3 %4.", "value, least, most, unit")
                                .arg(number(check.value, locale), number(check.least, locale),
                                     number(check.most, locale), unit);
}

QString timesSentence(const UserCheck &check, const QLocale &locale)
{
    return check.value >= 1
               ? Words::tr("%1 times what others ask for this card (%2).")
                     .arg(formatSignificant(check.value, 2, locale), number(check.least, locale))
               : Words::tr("%1 % of what others ask for this card (%2).", "share in percent, their price")
                     .arg(formatSignificant(check.value * 100, 2, locale), number(check.least, locale));
}

QString finding(const UserCheck &check, const QLocale &locale)
{
    switch (check.code) {
    case CheckCode::Missing:
        return Words::tr("Please fill this in.");
    case CheckCode::TooLong:
        return Words::tr("Too long: %n characters at most.", nullptr, static_cast<int>(check.most));
    case CheckCode::ForbiddenLetters:
        return Words::tr("Contains invisible control characters.");
    case CheckCode::NameTaken:
        return Words::tr("There is a card or model of this name already: %1.").arg(check.other);
    case CheckCode::UnknownCard:
        return Words::tr("The catalogue does not have this card.");
    case CheckCode::NotANumber:
        return Words::tr("Not a number.");
    case CheckCode::NotWhole:
        return Words::tr("Not a whole number.");
    case CheckCode::OutOfRange:
        return rangeSentence(check, locale);
    case CheckCode::NotADate:
        return Words::tr("Not a date: write it as 2026-11-30.");
    case CheckCode::InFuture:
        return Words::tr("This day is still to come.");
    case CheckCode::LessThanMemory:
        return Words::tr("At %1 GB/s the card could not read its %2 GB once a second.")
            .arg(number(check.value, locale), number(check.least, locale));
    case CheckCode::DataRateUnlike:
        return Words::tr("Bandwidth and bus width make %1 Gbit/s a pin; %2 does %3 to %4.")
            .arg(formatSignificant(check.value, 3, locale), check.other, number(check.least, locale),
                 number(check.most, locale));
    case CheckCode::FarFromOthers:
        return timesSentence(check, locale);
    case CheckCode::UnknownMemoryType:
        return Words::tr("Not a kind of memory that is known here, such as GDDR6 or HBM3.");
    }
    return {};
}

QString guessSentence(const UserCheck &check, const UnitGuess &guess)
{
    return check.field == EntryField::Amount
               ? Words::tr("Did you mean %1 %2, not %3?", "amount, currency, other currency")
                     .arg(guess.text, guess.entered, guess.wanted)
               : Words::tr("Was it in %1? Then write %2 (%3).", "wrong unit, value, right unit")
                     .arg(guess.entered, guess.text, guess.wanted);
}

} // namespace

QString checkedThing(const UserCheck &check)
{
    switch (check.field) {
    case EntryField::Name:
        return Words::tr("Name");
    case EntryField::Architecture:
        return Words::tr("Architecture");
    case EntryField::Notes:
    case EntryField::Note:
        return Words::tr("Note");
    case EntryField::BasedOn:
    case EntryField::Card:
        return Words::tr("Card");
    case EntryField::Spec:
        return specName(check.spec);
    case EntryField::Amount:
        return Words::tr("Price");
    case EntryField::Provider:
        return Words::tr("Shop or provider");
    case EntryField::Region:
        return Words::tr("Region");
    case EntryField::AsOf:
    case EntryField::ReadOn:
        return Words::tr("Date");
    case EntryField::Count:
        return Words::tr("Number of cards");
    case EntryField::Source:
        return Words::tr("Source");
    }
    return {};
}

QString checkSentence(const UserCheck &check, const QLocale &locale)
{
    const QString said = finding(check, locale);
    return check.guess ? sentencesJoined({said, guessSentence(check, *check.guess)}) : said;
}

QString checkLine(const UserCheck &check, const QLocale &locale)
{
    return Words::tr("%1: %2", "what is checked, finding")
        .arg(checkedThing(check), checkSentence(check, locale));
}

} // namespace gpuwise
