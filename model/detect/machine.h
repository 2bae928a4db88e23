// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a machine says of its graphics adapters, as values. A Sighting is one adapter as one source describes
// it; sightings of the same adapter become one (merge.h), which is then looked up in the catalogue
// (identify.h). Every fact keeps the place it was read at. Nothing that a source says is trusted: texts are
// inert, numbers are checked, and what cannot be told apart is asked, not guessed.
#pragma once

#include "model/domain/pciid.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace gpuwise {

enum class FactOf : std::uint8_t
{
    Name,
    PciId,
    Subsystem,
    Revision,
    Memory,
    GpuCores,
    Driver,
    SystemMemory
};

struct DetectedFact
{
    FactOf of = FactOf::Name;
    QString value; ///< "10de:2684"; memory in bytes, as digits
    QString place; ///< "sysfs: /sys/bus/pci/devices/0000:01:00.0/device"

    bool operator==(const DetectedFact &) const = default;
};

struct Sighting
{
    QString busId; ///< "0000:01:00.0"; another place of its own where there is no PCI bus; empty: not said
    std::uint16_t vendor = 0, device = 0;               ///< 0: not said
    QString subsystemVendor, subsystemDevice, revision; ///< small hexadecimal digits
    QString name;                                       ///< as the driver calls it; inert
    std::optional<double> memoryBytes;                  ///< of its own
    std::optional<int> gpuCores;                        ///< Apple's count
    QString driver;
    GraphicsKind kind = GraphicsKind::Unknown; ///< where the source says so
    std::vector<DetectedFact> facts;

    bool operator==(const Sighting &) const = default;
};

/// How sure it is which card this is, and if not, why.
enum class CardMatch : std::uint8_t
{
    ById,          ///< no other product has the PCI id
    ToldApart,     ///< memory, revision, subsystem or name tell it from the others
    Several,       ///< what is reported does not tell: ask
    MemoryDiffers, ///< the id is that of a card with another memory: ask
    NameOnly,      ///< the id is unknown, the name is that of a card: ask
    OtherProduct,  ///< known, but not a card of the catalogue
    Unknown,       ///< nothing known about it
    NotACard       ///< integrated graphics, a virtual or a management screen
};
constexpr bool isSure(CardMatch match)
{
    return match == CardMatch::ById || match == CardMatch::ToldApart;
}

struct DetectedCard
{
    Sighting seen;
    GraphicsKind kind = GraphicsKind::Unknown;
    CardMatch match = CardMatch::Unknown;
    QString gpuId;          ///< of the catalogue, when it is sure
    QStringList candidates; ///< ids to choose from, when it is not
    QString productName;    ///< from the list of PCI ids
    std::vector<FactOf> toldBy;

    bool operator==(const DetectedCard &) const = default;
    /// Stays the same from run to run: what somebody chose for it is remembered under this.
    QString key() const;
};

enum class LookResult : std::uint8_t
{
    Read,
    NotThere,    ///< no such folder, file or program
    TimedOut,    ///< stopped: it did not answer in time
    TooLong,     ///< stopped: it did not stop talking
    Failed,      ///< the program ended with an error
    NotReadable, ///< what it says is not understood
    Cancelled
};

/// One source that was asked.
struct Look
{
    QString source; ///< "sysfs", "nvidia-smi"
    QString place;  ///< path of the folder, file or program
    LookResult result = LookResult::NotThere;
    int found = 0;   ///< adapters
    int skipped = 0; ///< entries that were not understood
    int exitCode = 0;

    bool operator==(const Look &) const = default;
};

/// One source with what it said.
struct Reading
{
    Look look;
    std::vector<Sighting> sightings;
};

struct Machine
{
    std::vector<DetectedCard> cards;
    std::vector<Look> looks;
    std::optional<DetectedFact> systemMemory; ///< bytes, as digits
    bool cancelled = false;

    bool operator==(const Machine &) const = default;
};

/// The limits of everything that is read.
inline constexpr qsizetype mostOutputBytes = 262144;
inline constexpr int mostAdapters = 64; ///< of one source

} // namespace gpuwise
