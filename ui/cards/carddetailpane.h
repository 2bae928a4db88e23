// SPDX-License-Identifier: GPL-3.0-or-later
//
// All that is known of the chosen card, beside the table: fit, specs with sources, claims, prices over time,
// software, power and place, pitfalls, similar cards.
#pragma once

#include "model/session/carddetails.h"
#include "ui/widgets/panel.h"

class QVBoxLayout;

namespace gpuwise {

class CardHead;
class ClaimLines;
class EmptyState;
class FactList;
class PageScroll;
class PitfallLines;
class PowerLines;
class PriceHistoryBox;
class Session;
class SimilarLines;
class TextLabel;

class CardDetailPane final : public Panel
{
    Q_OBJECT
public:
    explicit CardDetailPane(Session &session, QWidget *parent = nullptr);

    void showCard(const QString &gpuId); ///< empty: none
    const CardDetails &details() const { return m_shown; }
    PageScroll *scroll() const { return m_scroll; }
    PriceHistoryBox *prices() const { return m_prices; }

Q_SIGNALS:
    void cardAsked(const QString &gpuId); ///< a similar one, or a new one of the user's
    void messageAsked(const QString &text);
    void starAsked(const QString &gpuId); ///< a favourite, or no longer

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeSections();
    QVBoxLayout *addSection(QVBoxLayout *column, TextLabel *&title);
    void renew(); ///< now, or when it is seen
    void followWorkload();
    void refresh();
    void retranslate();

    Session &m_session;
    CardDetails m_shown;
    QString m_card;
    BudgetAnswer m_budget; ///< that the shown texts are for
    bool m_stale = true;
    CardHead *m_head;
    PageScroll *m_scroll = nullptr;
    EmptyState *m_empty;
    TextLabel *m_pitfallsTitle = nullptr, *m_specsTitle = nullptr, *m_claimsTitle = nullptr,
              *m_pricesTitle = nullptr, *m_softwareTitle = nullptr, *m_runsTitle = nullptr,
              *m_powerTitle = nullptr, *m_similarTitle = nullptr;
    PitfallLines *m_pitfalls;
    FactList *m_specs, *m_software, *m_runs;
    TextLabel *m_runsRule;
    TextLabel *m_notes;
    ClaimLines *m_claims;
    PriceHistoryBox *m_prices;
    PowerLines *m_power;
    SimilarLines *m_similar;
};

} // namespace gpuwise
