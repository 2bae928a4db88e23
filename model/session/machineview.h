// SPDX-License-Identifier: GPL-3.0-or-later
//
// "This machine" as a dialog shows it, and what follows from it: which cards are there in the end, detected
// or chosen by hand, and what to compare them with.
#pragma once

#include "model/advice/advisor.h"
#include "model/detect/machine.h"
#include "model/domain/catalogue.h"
#include "model/words/sheet.h"

#include <QLocale>
#include <QMap>
#include <QString>

#include <vector>

namespace gpuwise {

/// What somebody chose for an adapter (DetectedCard::key()): a card's id, or noCard.
using MachineChoices = QMap<QString, QString>;
inline constexpr char noCard[] = "none"; ///< "do not count it"
inline constexpr qsizetype mostMachineChoices = 64;

/// The card that an adapter counts as: chosen, else detected; empty: none, or nobody knows.
QString chosenCard(const Catalogue &catalogue, const DetectedCard &card, const MachineChoices &choices);

/// Equal cards as one group, the one with the most memory first.
std::vector<CardGroup> machineGroups(const Catalogue &catalogue, const Machine &machine,
                                     const MachineChoices &choices);

/// The machine's cards, and behind them what the advisor picks for the workload; each once, at most `most`.
std::vector<CardGroup> upgradeComparison(const std::vector<CardGroup> &machine, const Advice &advice,
                                         std::size_t most);

struct MachineCardView
{
    QString key;
    QString title, kindWord, sentence;
    Sheet facts;
    QString detectedId;     ///< empty: not sure
    QString chosenId;       ///< what it counts as
    QStringList candidates; ///< worth offering first
    bool byHand = false;
    bool isAsked = false; ///< somebody should say
};

struct MachineView
{
    QString summary;
    std::vector<MachineCardView> cards;
    QStringList looks;
    std::vector<CardGroup> groups;
};

MachineView machineView(const Catalogue &catalogue, const Machine &machine, const MachineChoices &choices,
                        const QLocale &locale);

} // namespace gpuwise
