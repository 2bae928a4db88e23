// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a PCI id stands for. One id can be several products: each has a row, with what tells it apart from the
// others. A row without a card is a product that the catalogue does not hold, or an adapter that computes
// nothing: it is there so that nobody takes it for one of our cards.
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace gpuwise {

enum class GraphicsKind : std::uint8_t
{
    Discrete,   ///< a card with memory of its own
    Integrated, ///< a part of the processor: its memory is the machine's
    Virtual,    ///< what a virtual machine draws its screen with
    Management, ///< the screen of a server's management controller
    Unknown
};

/// What must hold for a row to be meant. Everything that is given must hold.
struct PciConditions
{
    bool cardMemory = false;         ///< as much memory is reported as the card has
    std::optional<double> memoryGiB; ///< the same for a product without a card
    QStringList revisions;           ///< "c8"
    QString subsystemVendor;         ///< "10de"; empty: any
    QString subsystemDevice;         ///< "13d9"; empty: nothing is asked
    QStringList names;               ///< as drivers name the product, without the vendor

    bool isEmpty() const
    {
        return !cardMemory && !memoryGiB && revisions.isEmpty() && subsystemDevice.isEmpty() &&
               names.isEmpty();
    }
    bool operator==(const PciConditions &) const = default;
};

/// "revision=c1|c5;memory", "memory=8", "subsystem=*:204d", "name=GeForce RTX 2080|RTX 2080". A problem is
/// named; nothing is thrown.
PciConditions readPciConditions(const QString &text, QString *problem);

struct PciId
{
    std::uint16_t vendor = 0;
    std::uint16_t device = 0;
    GraphicsKind kind = GraphicsKind::Unknown;
    QString gpuId; ///< empty: no card of the catalogue
    QString name;  ///< as the list of ids names it
    PciConditions when;
    int source = -1; ///< index into Catalogue::sources
};

/// "10de:2684".
QString pciIdText(std::uint16_t vendor, std::uint16_t device);
/// "10de", "0x10de", "10DE": one to four hexadecimal digits.
std::optional<std::uint16_t> pciNumber(QStringView text);

/// Could software report this much on a card with so much on its label? What is reported is up to 8 % less
/// (error correction takes a sixteenth, the driver keeps some) and never more by a twentieth.
bool isMemoryOf(double reportedBytes, double labelGiB);

} // namespace gpuwise
