// SPDX-License-Identifier: GPL-3.0-or-later
//
// All that is known of the chosen card, beside the table: fit, specs with sources, claims, prices over time,
// software, power and place, pitfalls, similar cards.
#pragma once

#include "model/session/carddetails.h"
#include "model/session/ownform.h"
#include "ui/widgets/panel.h"

class QPushButton;
class QVBoxLayout;

namespace gpuwise {

class EmptyState;
class FactList;
class FitBarWidget;
class MenuButton;
class PageScroll;
class PriceHistoryBox;
class Session;
class TextLabel;
class VerdictLabel;

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
    QWidget *makeHead();
    QWidget *makeSections();
    QVBoxLayout *addSection(QVBoxLayout *column, TextLabel *&title);
    void renew(); ///< now, or when it is seen
    void followWorkload();
    void refresh();
    void refreshFit();
    void refreshButtons();
    void fillClaims();
    void fillPitfalls();
    void fillPower();
    void fillSimilar();
    void own();
    void fillMine(); ///< the menu of what the user can add and take away
    void openForm(OwnFormKind kind);
    void removeMine(const UserEdits &edits);
    void retranslate();

    Session &m_session;
    CardDetails m_shown;
    QString m_card;
    BudgetAnswer m_budget; ///< that the shown texts are for
    bool m_stale = true;
    QWidget *m_head = nullptr;
    TextLabel *m_name, *m_meta;
    QPushButton *m_compare, *m_own, *m_star;
    MenuButton *m_mine;
    QWidget *m_fitRow = nullptr;
    FitBarWidget *m_bar;
    VerdictLabel *m_verdict;
    TextLabel *m_fitFor;
    PageScroll *m_scroll = nullptr;
    EmptyState *m_empty;
    TextLabel *m_pitfallsTitle = nullptr, *m_specsTitle = nullptr, *m_claimsTitle = nullptr,
              *m_pricesTitle = nullptr, *m_softwareTitle = nullptr, *m_runsTitle = nullptr,
              *m_powerTitle = nullptr, *m_similarTitle = nullptr;
    QVBoxLayout *m_pitfalls = nullptr, *m_claims = nullptr, *m_power = nullptr, *m_similar = nullptr;
    FactList *m_specs, *m_software, *m_runs;
    TextLabel *m_runsRule;
    TextLabel *m_notes;
    PriceHistoryBox *m_prices;
};

} // namespace gpuwise
