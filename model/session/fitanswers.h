// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the side of the page "Fit" says of a group: its memory, its speed, and the changes that make it fit as
// answers to try.
#pragma once

#include "model/advice/groupfit.h"
#include "model/session/whynot.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace gpuwise {

/// "24 GB sold · 23.5 GiB usable on each card, measured on such a card".
QString memorySentence(const Option &option, const QLocale &locale);
/// "43 tokens/s (35–48) in llama.cpp"; why not, when it is not known.
QString speedSentence(const Workload &workload, const Option &option, const QLocale &locale);

/// `cards`: what the changes were asked for; other cards are named.
std::vector<AnswerChange> fitAnswers(const Catalogue &catalogue, const std::vector<FitChange> &changes,
                                     const CardGroup &cards, const QLocale &locale);

} // namespace gpuwise
