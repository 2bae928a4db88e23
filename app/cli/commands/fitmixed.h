// SPDX-License-Identifier: GPL-3.0-or-later
//
// `fit "RTX 3090 + RTX 3060 12GB"`: cards of different kinds in one machine, as a row of the table and as
// JSON.
#pragma once

#include "app/cli/command.h"
#include "model/advice/mixedcards.h"

#include <QJsonObject>

namespace gpuwise {

/// The groups of a name with plus signs; empty: it names one kind of card. Throws CliError like
/// readCardGroup().
std::vector<CardGroup> readMixedCards(const Catalogue &catalogue, const QString &name);

QJsonObject jsonMixed(const MixedCards &mixed);
/// Card, verdict, margin, speed, value (empty), what to mind.
QStringList mixedRow(const MixedCards &mixed, const QLocale &locale);

} // namespace gpuwise
