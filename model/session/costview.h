// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page "Rent or buy" with every text ready: the same answer as the command line's.
#pragma once

#include "model/charts/linechart.h"
#include "model/session/costchoices.h"
#include "model/session/costfields.h"
#include "model/tables/providertable.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gpuwise {

class Session;

struct CostView
{
    bool asked = false; ///< false: nothing fits and no card was chosen; then only the title is filled
    bool answered = false;
    std::optional<CostField> missing; ///< what has to be entered before there is an answer
    QString title;                    ///< the conclusion
    QString lead;                     ///< what is compared, and from when to when buying pays off
    QString own, rent;                ///< names on the buttons that change the cards
    CardGroup ownCards, rentCards;
    bool used = false, inDataCentre = false;
    bool ownChosen = false, rentChosen = false; ///< by the user, not by the advice
    LineChart chart;
    Sheet costs;       ///< the figures of the chart
    QStringList turns; ///< what would turn the answer, the smallest change first
    ProviderTable providers;
    struct Remark
    {
        NoteKind kind = NoteKind::Reason;
        QString text;
        QString sources;
    };
    std::vector<Remark> remarks; ///< warnings, questions, reasons
    std::vector<CostFieldText> fields;
};

CostView costView(const Session &session, const QLocale &locale);
/// Of a case at hand; who chose the cards stays open.
CostView costView(const Catalogue &catalogue, const RentOrBuyQuestion &question, const RentOrBuyCase &found,
                  const QLocale &locale);
/// As it would be with other choices.
CostView costView(const Session &session, const CostChoices &choices, const QLocale &locale);

} // namespace gpuwise
