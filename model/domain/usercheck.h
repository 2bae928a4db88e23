// SPDX-License-Identifier: GPL-3.0-or-later
//
// Is what somebody enters plausible? Pure functions for the editor, the imports and the command line: codes
// with numbers, put into words by model/words/checkwords.h. What must be put right keeps an entry from being
// saved; the rest is asked ("did you mean GB/s?") and the user decides.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/userdata.h"

#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace gpuwise {

/// What a finding is about.
enum class EntryField
{
    Name,
    Architecture,
    Notes,
    BasedOn,
    Spec, ///< see UserCheck::spec
    Card,
    Amount,
    Provider,
    Region,
    AsOf,
    Count,
    Source,
    ReadOn,
    Note
};

enum class CheckCode
{
    Missing,
    TooLong,          ///< more than `most` characters
    ForbiddenLetters, ///< control characters, or such that turn the direction of the text
    NameTaken,        ///< `other` has this name
    UnknownCard,
    NotANumber,
    NotWhole,
    OutOfRange, ///< outside `least` to `most`
    NotADate,
    InFuture,
    // Questions: the entry may be right.
    LessThanMemory, ///< a bandwidth that reads the memory less than once a second
    DataRateUnlike, ///< bandwidth and bus make `value` Gbit/s a pin; such chips do `least` to `most`
    FarFromOthers,  ///< a price `value` times what others ask for this card
    UnknownMemoryType
};

/// The same value read in another unit or currency.
struct UnitGuess
{
    QString text;    ///< what to enter instead: "936"
    QString entered; ///< unit that the entry was probably in: "TB/s"
    QString wanted;  ///< unit of the field: "GB/s"

    bool operator==(const UnitGuess &) const = default;
};

struct UserCheck
{
    EntryField field = EntryField::Name;
    SpecField spec = SpecField::MemoryGB; ///< for EntryField::Spec
    CheckCode code = CheckCode::Missing;
    double value = 0, least = 0, most = 0;
    QString other;
    std::optional<UnitGuess> guess;

    bool mustFix() const { return code < CheckCode::LessThanMemory; }
    bool operator==(const UserCheck &) const = default;
};
using UserChecks = std::vector<UserCheck>;

inline constexpr int longestName = 120;
inline constexpr int longestText = 500; ///< sources, shops, regions
inline constexpr int longestNote = 2000;

/// `catalogue`: with the user's own data, so that own names count as taken too.
UserChecks checkCard(const Catalogue &catalogue, const OwnCard &card, QDate today);
UserChecks checkPrice(const Catalogue &catalogue, const OwnPrice &price, QDate today);
UserChecks checkOverride(const Catalogue &catalogue, const SpecOverride &correction, QDate today);
UserChecks checkModel(const Catalogue &catalogue, const AiModel &model);

bool mayBeSaved(const UserChecks &checks);

/// An own card with the name, the kind and all links of a shipped one, to be changed: it has no values of its
/// own yet.
OwnCard cardFrom(const Gpu &gpu, const QString &name);

} // namespace gpuwise
