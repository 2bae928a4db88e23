// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rent or buy: the conclusion as the title, cost over time, every input to be changed in place, what would
// turn the answer, and who rents the cards out. It follows the workload as long as nothing else is said.
#pragma once

#include "model/session/costview.h"
#include "ui/page.h"

class QBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace gpuwise {

class CardPickPopup;
class CostChartPanel;
class CostInputsPanel;
class Panel;
class PageScroll;
class ProvidersPanel;
class Session;
class TextLabel;

class RentOrBuyPage final : public Page
{
    Q_OBJECT
public:
    explicit RentOrBuyPage(Session &session, QWidget *parent = nullptr);

    static QString pageName();
    std::vector<View> views() override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeAnswers();
    void connectParts();
    void renew(); ///< at once when in sight, else when it is shown
    void refresh();
    void showView(const CostView &view);
    void refreshLines();
    void enterMissing();
    void retranslate();
    void showDearRent();     ///< for pictures, as is the next
    void showUnpricedCard(); ///< for pictures; the session keeps its cards

    Session &m_session;
    CostView m_shown;
    bool m_stale = true;
    TextLabel *m_title;
    TextLabel *m_lead;
    QPushButton *m_own;
    QPushButton *m_rent;
    CardPickPopup *m_ownPopup;
    CardPickPopup *m_rentPopup;
    CostChartPanel *m_chart;
    Panel *m_turnsPanel;
    TextLabel *m_turnsTitle;
    QVBoxLayout *m_turns;
    ProvidersPanel *m_providers;
    Panel *m_remarksPanel;
    TextLabel *m_remarksTitle;
    QVBoxLayout *m_remarks;
    CostInputsPanel *m_inputs;
    QBoxLayout *m_body;
    PageScroll *m_scroll;
};

} // namespace gpuwise
