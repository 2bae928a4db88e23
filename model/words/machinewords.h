// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was detected, in the user's language: names, one sentence on how sure it is, the facts with their
// places, and where it was looked for.
#pragma once

#include "model/detect/machine.h"
#include "model/domain/catalogue.h"
#include "model/words/sheet.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

QString graphicsKindWord(GraphicsKind kind); ///< "graphics card", "integrated graphics"
/// The catalogue's name when it is sure, else what it calls itself, else its PCI id.
QString detectedTitle(const Catalogue &catalogue, const DetectedCard &card);
/// Why it is this card, or what would have to be known.
QString matchSentence(const Catalogue &catalogue, const DetectedCard &card, const QLocale &locale);
/// Fact, value, place: one row each. The same fact of several places has several rows.
Sheet detectedFacts(const DetectedCard &card, const QLocale &locale);
QString detectedFactName(FactOf fact);
QString detectedFactValue(const DetectedFact &fact, const QLocale &locale);

/// "sysfs: 2 adapters", "nvidia-smi: not installed", "amd-smi: no answer within 2 s, stopped".
QString lookSentence(const Look &look);
/// One or two sentences over all: calm when there is nothing.
QString machineSummary(const Machine &machine);

// Stable codes of the JSON contract.
QString graphicsKindCode(GraphicsKind kind); ///< "discrete"
QString cardMatchCode(CardMatch match);      ///< "told_apart"
QString factOfCode(FactOf fact);             ///< "pci_id"
QString lookResultCode(LookResult result);   ///< "timed_out"

} // namespace gpuwise
