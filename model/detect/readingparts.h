// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the readers share.
#pragma once

#include "model/detect/machine.h"

#include <QByteArray>
#include <QJsonDocument>

namespace gpuwise {

/// "00000000:01:00.0", "0000:C4:00.0", "01:00.0" as "0000:01:00.0"; empty when it is no place on a PCI bus.
QString normalisedBusId(QStringView text);

/// Adds the fact and the value, when there is one.
void noteName(Sighting &sighting, QStringView name, const QString &place);
void notePciId(Sighting &sighting, std::optional<std::uint16_t> vendor, std::optional<std::uint16_t> device,
               const QString &place);
void noteSubsystem(Sighting &sighting, std::optional<std::uint16_t> vendor,
                   std::optional<std::uint16_t> device, const QString &place);
void noteRevision(Sighting &sighting, QStringView hex, const QString &place);
void noteMemory(Sighting &sighting, std::optional<double> bytes, const QString &place);
void noteDriver(Sighting &sighting, QStringView driver, const QString &place);

/// "24564 MiB", "8 GB", "24564" in `unit`: as these programs mean them, all of them powers of 1024.
std::optional<double> bytesOf(QStringView text, double unit);
inline constexpr double kibibyte = 1024.0;
inline constexpr double mebibyte = kibibyte * 1024.0;
inline constexpr double gibibyte = mebibyte * 1024.0;

/// The JSON in an output that may have warnings in front of it. Null: there is none.
QJsonDocument jsonIn(const QByteArray &output);

} // namespace gpuwise
