// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/usercheckparts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gpuwise {

namespace {

/// Units that people and shops write instead of ours.
struct MixedUp
{
    const char *ours;
    const char *theirs;
    double factor; ///< ours = theirs x factor
};
constexpr std::array mixedUnits{
    MixedUp{"GB/s", "TB/s", 1000},     MixedUp{"GB/s", "MB/s", 0.001},
    MixedUp{"TFLOPS", "PFLOPS", 1000}, MixedUp{"TFLOPS", "GFLOPS", 0.001},
    MixedUp{"TOPS", "POPS", 1000},     MixedUp{"TOPS", "GOPS", 0.001},
    MixedUp{"W", "kW", 1000},          MixedUp{"GB", "MiB", 1.0 / 1024},
    MixedUp{"GB", "MB", 0.001},        MixedUp{"mm", "cm", 10},
    MixedUp{"bit", "byte", 8},
};

QString asEntered(double value)
{
    return QString::number(value, 'g', 6);
}

/// "2022-10-12", "2022-10" or "2022", as the catalogue writes launches.
QDate firstDay(const QString &text)
{
    const QString rest = QStringLiteral("-01-01");
    const bool partial = text.size() == 4 || text.size() == 7;
    return text.size() == 10 || partial ? QDate::fromString(text + rest.right(10 - text.size()), Qt::ISODate)
                                        : QDate();
}

bool isWholeField(SpecField field)
{
    switch (field) {
    case SpecField::BusWidthBits:
    case SpecField::ShaderCores:
    case SpecField::TensorCores:
    case SpecField::TensorCoreGen:
    case SpecField::Mig:
        return true;
    default:
        return false;
    }
}

bool isEntered(const std::vector<SpecField> &entered, std::initializer_list<SpecField> fields)
{
    return std::any_of(fields.begin(), fields.end(), [&](SpecField field) {
        return std::find(entered.begin(), entered.end(), field) != entered.end();
    });
}

} // namespace

std::optional<UnitGuess> guessUnit(SpecField field, double value, const FieldRange &range)
{
    const char *unit = describe(field).unit;
    // Memory in MiB is a multiple of 1024; 24000 is 24 GB in MB.
    for (const MixedUp &mixed : mixedUnits) {
        if (qstrcmp(mixed.ours, unit) != 0)
            continue;
        const double meant = value * mixed.factor;
        if (!range.contains(meant))
            continue;
        const bool mebi = qstrcmp(mixed.theirs, "MiB") == 0;
        if (mebi && meant != std::floor(meant))
            continue;
        return UnitGuess{asEntered(meant), QString::fromLatin1(mixed.theirs), QString::fromLatin1(unit)};
    }
    return std::nullopt;
}

void checkSpec(CheckList &list, const OwnSpec &spec, QDate today)
{
    const SpecDescription &description = describe(spec.field);
    if (spec.text.trimmed().isEmpty()) {
        list.add(spec.field, CheckCode::Missing);
        return;
    }
    switch (description.kind) {
    case SpecKind::Number: {
        const auto number = strictNumber(spec.text);
        if (!number) {
            list.add(spec.field, CheckCode::NotANumber);
            return;
        }
        const FieldRange range = fieldRange(spec.field);
        if (!range.contains(*number)) {
            UserCheck &check = list.add(spec.field, CheckCode::OutOfRange);
            check.value = *number;
            check.least = range.min;
            check.most = range.max;
            check.guess = guessUnit(spec.field, *number, range);
        } else if (isWholeField(spec.field) && *number != std::floor(*number)) {
            list.add(spec.field, CheckCode::NotWhole);
        }
        return;
    }
    case SpecKind::Date: {
        const QDate date = firstDay(spec.text);
        if (!date.isValid())
            list.add(spec.field, CheckCode::NotADate);
        else if (date > today.addYears(2)) // cards are announced ahead of their sale
            list.add(spec.field, CheckCode::InFuture);
        return;
    }
    case SpecKind::Text:
        if (list.text(EntryField::Spec, spec.text, longestName))
            list.found.back().spec = spec.field;
        if (spec.field == SpecField::MemoryType && !dataRateRange(spec.text))
            list.add(spec.field, CheckCode::UnknownMemoryType);
        return;
    }
}

void checkTogether(CheckList &list, const std::array<SpecValue, specFieldCount> &specs,
                   const std::vector<SpecField> &entered)
{
    const auto at = [&](SpecField field) -> const SpecValue & {
        return specs[static_cast<std::size_t>(field)];
    };
    const auto bandwidth = at(SpecField::BandwidthGBps).number;
    const auto memory = at(SpecField::MemoryGB).number;
    const auto width = at(SpecField::BusWidthBits).number;
    const FieldRange range = fieldRange(SpecField::BandwidthGBps);
    if (!bandwidth || !range.contains(*bandwidth))
        return;
    // The slowest card of the catalogue reads its memory 1.6 times a second.
    if (memory && *memory > 0 && *bandwidth < *memory &&
        isEntered(entered, {SpecField::BandwidthGBps, SpecField::MemoryGB})) {
        UserCheck &check = list.add(SpecField::BandwidthGBps, CheckCode::LessThanMemory);
        check.value = *bandwidth;
        check.least = *memory;
        check.guess = guessUnit(SpecField::BandwidthGBps, *bandwidth, {*memory, range.max});
        return;
    }
    const auto rate = dataRateRange(at(SpecField::MemoryType).text);
    if (!width || *width <= 0 || !rate ||
        !isEntered(entered, {SpecField::BandwidthGBps, SpecField::BusWidthBits, SpecField::MemoryType}))
        return;
    constexpr double tolerance = 0.02;
    const double perPin = *bandwidth * 8 / *width;
    if (perPin >= rate->min * (1 - tolerance) && perPin <= rate->max * (1 + tolerance))
        return;
    UserCheck &check = list.add(SpecField::BandwidthGBps, CheckCode::DataRateUnlike);
    check.value = perPin;
    check.least = rate->min;
    check.most = rate->max;
    check.other = at(SpecField::MemoryType).text;
}

} // namespace gpuwise
